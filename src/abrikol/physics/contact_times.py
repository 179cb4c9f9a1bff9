"""When two bodies meet: the first time at which their distance falls to the sum of their radii.

The squared distance is a quartic in time, since both paths are quadratic. A pair that already touches and comes
together faster than `APPROACH` meets now; if slower, it may sink by `DEPTH` and meets there, so that a ball pressed
against another pushes at finite intervals instead of infinitely often.
"""

from math import inf, sqrt

from abrikol.physics.arrays import Rows
from abrikol.physics.compiled import compiled, inlined
from abrikol.physics.roots import first_root2, first_root4
from abrikol.physics.state import (
    APPROACH,
    AX,
    AY,
    AZ,
    DEPTH,
    FELLED,
    FLY,
    OUT,
    PHASE,
    RADIUS,
    REACH,
    ROLL,
    SINCE,
    SLIDE,
    STANDING,
    TOUCH,
    TOUCH_SQUARED,
    VX,
    VY,
    VZ,
    ZONE,
    X,
    Y,
    Z,
)


@inlined
def sink(gap: float, slope: float, depth: float) -> float:
    """Move the surface of a touching, slowly closing gap `depth` inward; at that depth let it only part."""
    below = gap + depth
    if below < 1e-3 * depth:
        return max(below, 1e-6 * depth) if slope > 0.0 else depth
    return below


@inlined
def plane_gap_closes(gap: float, c1: float, c2: float, T: float) -> float:
    """First time in [0, T] at which a gap gap + c1 t + c2 t² to a plane closes."""
    if gap < TOUCH:
        if c1 < -APPROACH:
            return 0.0
        gap = sink(gap, c1, DEPTH)
    return first_root2(gap, c1, c2, T)


@compiled
def circle_closes(rows: Rows, i: int, cx: float, cy: float, radius: float, T: float) -> float:
    """First time in [0, T], from ball i's own time, at which its centre is `radius` from the upright line (cx, cy)."""
    dx, dy = rows[i, X] - cx, rows[i, Y] - cy
    vx, vy = rows[i, VX], rows[i, VY]
    ex, ey = 0.5 * rows[i, AX], 0.5 * rows[i, AY]
    c0 = dx * dx + dy * dy - radius * radius
    closing = dx * vx + dy * vy
    if c0 < TOUCH_SQUARED:
        if closing < -radius * APPROACH:
            return 0.0
        c0 = sink(c0, closing, 2.0 * radius * DEPTH)
    c2 = vx * vx + vy * vy + 2.0 * (ex * dx + ey * dy)
    return first_root4(c0, 2.0 * closing, c2, 2.0 * (ex * vx + ey * vy), ex * ex + ey * ey, T)


@inlined
def can_meet(rows: Rows, i: int, j: int, balls: int) -> bool:
    """Whether bodies i < j could meet at all: one moves, none is out, and a felled pin only meets standing ones."""
    first, second = rows[i, PHASE], rows[j, PHASE]
    if (first < SLIDE and second < SLIDE) or first == OUT or second == OUT:
        return False
    if j < balls:
        return True
    if i < balls:  # a felled pin is in no ball's way, but a ball at rest is in its
        return bool(rows[j, ZONE] == STANDING or rows[i, PHASE] < SLIDE)
    return bool((rows[i, ZONE] == FELLED) != (rows[j, ZONE] == FELLED))


@inlined
def pair_meets(rows: Rows, i: int, j: int, balls: int, t: float, until: float) -> float:
    """The time in [t, until] at which bodies i < j meet, else infinity."""
    if not can_meet(rows, i, j, balls) or until <= t:
        return inf
    di, dj = t - rows[i, SINCE], t - rows[j, SINCE]
    aix, aiy, ajx, ajy = rows[i, AX], rows[i, AY], rows[j, AX], rows[j, AY]
    vix, viy = rows[i, VX] + di * aix, rows[i, VY] + di * aiy
    vjx, vjy = rows[j, VX] + dj * ajx, rows[j, VY] + dj * ajy
    cx = (rows[j, X] + dj * (rows[j, VX] + 0.5 * dj * ajx)) - (rows[i, X] + di * (rows[i, VX] + 0.5 * di * aix))
    cy = (rows[j, Y] + dj * (rows[j, VY] + 0.5 * dj * ajy)) - (rows[i, Y] + di * (rows[i, VY] + 0.5 * di * aiy))
    bx, by = vjx - vix, vjy - viy
    ex, ey = 0.5 * (ajx - aix), 0.5 * (ajy - aiy)
    cz = rows[j, Z] - rows[i, Z]
    bz, ez = 0.0, 0.0
    together = rows[i, RADIUS] + rows[j, RADIUS]
    if i >= balls:  # two pins: a felled one sweeps the width of its reach
        cz = 0.0
        together = rows[i, REACH] + rows[j, REACH]
    elif rows[i, PHASE] == FLY or rows[j, PHASE] == FLY:
        aiz, ajz = rows[i, AZ], rows[j, AZ]
        bz = (rows[j, VZ] + dj * ajz) - (rows[i, VZ] + di * aiz)
        cz += dj * (rows[j, VZ] + 0.5 * dj * ajz) - di * (rows[i, VZ] + 0.5 * di * aiz)
        ez = 0.5 * (ajz - aiz)
    c0 = cx * cx + cy * cy + cz * cz - together * together
    closing = cx * bx + cy * by + cz * bz
    if c0 < TOUCH_SQUARED:
        if closing < -together * APPROACH:
            return t
        c0 = sink(c0, closing, 2.0 * together * DEPTH)
    T = until - t
    if rows[i, PHASE] + rows[j, PHASE] <= ROLL + 1.0 and max(rows[i, PHASE], rows[j, PHASE]) == ROLL:
        return t + _rolling_meets_resting(c0, closing, bx * bx + by * by, ex * bx + ey * by, T)
    c2 = bx * bx + by * by + bz * bz + 2.0 * (ex * cx + ey * cy + ez * cz)
    c3 = 2.0 * (ex * bx + ey * by + ez * bz)
    return t + first_root4(c0, 2.0 * closing, c2, c3, ex * ex + ey * ey + ez * ez, T)


@inlined
def _rolling_meets_resting(c0: float, closing: float, v2: float, ev: float, T: float) -> float:
    """A straight path toward a resting ball: a quadratic in the path's length, then one in time."""
    if closing >= 0.0:
        return inf
    d = closing * closing - v2 * c0
    if d <= 0.0:
        return inf
    s = c0 / (sqrt(d) - closing)  # |c + b s|² = together², s = τ - (k/2) τ², k = a/|v|
    d = 1.0 + 4.0 * (ev / v2) * s
    if d < 0.0:
        return inf
    tau = 2.0 * s / (1.0 + sqrt(d))
    return tau if tau <= T else inf
