"""First roots of quadratics and quartics: when a gap that is open now closes.

Every function answers the same question: the first time in (0, T] at which f becomes negative, f(0) ≥ 0; else infinity.
Almost all queries have no root, and that is seen without a division: in the Bernstein basis on [0, T] a polynomial
lies between its least and its greatest coefficient, so that positive coefficients mean no root.
"""

from math import inf, sqrt

from abrikol.physics.compiled import compiled, inlined


@inlined
def first_root2(c0: float, c1: float, c2: float, T: float) -> float:
    """First time in (0, T] at which c0 + c1 t + c2 t² becomes negative, c0 ≥ 0."""
    if c0 + 0.5 * c1 * T > 0.0 and c0 + (c1 + c2 * T) * T > 0.0:
        return inf
    d = c1 * c1 - 4.0 * c2 * c0
    if d < 0.0:
        return inf
    if c1 < 0.0:
        t = 2.0 * c0 / (sqrt(d) - c1)  # the form without cancellation
    elif c2 >= 0.0:
        return inf
    else:
        t = (c1 + sqrt(d)) / (-2.0 * c2)
    return t if t <= T else inf


@inlined
def first_root4(c0: float, c1: float, c2: float, c3: float, c4: float, T: float) -> float:
    """First time in (0, T] at which the quartic becomes negative, c0 > 0."""
    T2 = T * T
    b1 = c0 + 0.25 * c1 * T
    b2 = c0 + 0.5 * c1 * T + c2 * T2 * (1.0 / 6.0)
    b3 = c0 + 0.75 * c1 * T + 0.5 * c2 * T2 + 0.25 * c3 * T2 * T
    b4 = c0 + c1 * T + c2 * T2 + c3 * T2 * T + c4 * T2 * T2
    if b1 > 0.0 and b2 > 0.0 and b3 > 0.0 and b4 > 0.0:
        return inf
    return _root_somewhere(c0, c1, c2, c3, c4, T)


@compiled
def _root_somewhere(c0: float, c1: float, c2: float, c3: float, c4: float, T: float) -> float:
    """Newton where the quartic is convex on [0, T], else the safe search."""
    if c2 > 0.0 and c2 + 1.5 * c3 * T > 0.0 and c2 + 3.0 * c3 * T + 6.0 * c4 * T * T > 0.0:
        if c1 >= 0.0:
            return inf
        return _newton_from_left(c0, c1, c2, c3, c4, T)
    return _bernstein_clipping(c0, c1, c2, c3, c4, T)


@compiled
def _newton_from_left(c0: float, c1: float, c2: float, c3: float, c4: float, T: float) -> float:
    """Convex and falling: Newton climbs toward the first root from the left and cannot pass it."""
    t = 0.0
    d = c1 * c1 - 4.0 * c2 * c0
    if d > 0.0:  # the quadratic's root is a good start if the quartic still falls there
        t = min(2.0 * c0 / (sqrt(d) - c1), T)
        if c1 + t * (2.0 * c2 + t * (3.0 * c3 + t * 4.0 * c4)) >= 0.0:
            t = 0.0
    for _ in range(60):
        slope = c1 + t * (2.0 * c2 + t * (3.0 * c3 + t * 4.0 * c4))
        if slope >= 0.0:
            return inf  # past the minimum: it was above zero
        step = (c0 + t * (c1 + t * (c2 + t * (c3 + t * c4)))) / slope
        t -= step
        if abs(step) <= 1e-15 * t + 1e-16:
            break
        if t > T:
            return inf
    return t if t <= T else inf


@compiled
def _newton_in_bracket(q0: float, q1: float, q2: float, q3: float, q4: float, high: float) -> float:
    """f(0) > 0 ≥ f(high), one root between: Newton, and halving where it would leave the bracket."""
    low = 0.0
    t = 0.5 * high
    for _ in range(80):
        f = q0 + t * (q1 + t * (q2 + t * (q3 + t * q4)))
        if f > 0.0:
            low = t
        else:
            high = t
        nearer = t - f / (q1 + t * (2.0 * q2 + t * (3.0 * q3 + t * 4.0 * q4)))
        if not (low < nearer < high):
            nearer = 0.5 * (low + high)
        if abs(nearer - t) <= 2e-16 * t + 1e-16:
            return nearer
        t = nearer
    return t


@compiled
def _bernstein_clipping(c0: float, c1: float, c2: float, c3: float, c4: float, T: float) -> float:
    """The general search, from the left in units of T: never past a root, and one sign change isolates the first."""
    q0, q1, q2, q3, q4 = c0, c1 * T, c2 * T * T, c3 * T * T * T, c4 * T * T * T * T
    done, w = 0.0, 1.0  # [0, done] is free; the window is [done, done + w]
    for _ in range(200):
        w2 = w * w
        b1 = q0 + 0.25 * q1 * w
        b2 = q0 + 0.5 * q1 * w + q2 * w2 * (1.0 / 6.0)
        b3 = q0 + 0.75 * q1 * w + 0.5 * q2 * w2 + 0.25 * q3 * w2 * w
        b4 = q0 + q1 * w + q2 * w2 + q3 * w2 * w + q4 * w2 * w2
        if b1 > 0.0 and b2 > 0.0 and b3 > 0.0 and b4 > 0.0:
            step, w = w, 1.0
        else:
            changes = int(b1 < 0.0) + int((b1 < 0.0) != (b2 < 0.0))
            changes += int((b2 < 0.0) != (b3 < 0.0)) + int((b3 < 0.0) != (b4 < 0.0))
            if changes == 1 and b4 < 0.0:
                return (done + _newton_in_bracket(q0, q1, q2, q3, q4, w)) * T
            step = w  # the convex hull of the coefficients bounds the first root from below
            if b1 < 0.0:
                step = min(step, 0.25 * w * q0 / (q0 - b1))
            if b2 < 0.0:
                step = min(step, 0.50 * w * q0 / (q0 - b2))
            if b3 < 0.0:
                step = min(step, 0.75 * w * q0 / (q0 - b3))
            if b4 < 0.0:
                step = min(step, w * q0 / (q0 - b4))
            if step < 0.05 * w:
                w = 0.5 * w
                if w < 1e-12:  # tangent to rounding
                    if q1 < 0.0 and q0 <= 1e-15:
                        return done * T
                    step, w = w, 1.0
                elif step < 0.01 * w:
                    continue
        done += step
        if done >= 1.0 - 1e-15:
            return inf
        h = step  # Taylor shift
        q0 = q0 + h * (q1 + h * (q2 + h * (q3 + h * q4)))
        q1 = q1 + h * (2.0 * q2 + h * (3.0 * q3 + h * 4.0 * q4))
        q2 = q2 + h * (3.0 * q3 + h * 6.0 * q4)
        q3 = q3 + h * 4.0 * q4
        if q0 <= 0.0:
            return done * T
        w = min(w, 1.0 - done)
    return done * T
