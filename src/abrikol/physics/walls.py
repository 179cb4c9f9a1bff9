"""What a ball meets alone: the end of its phase, cushions, rails, the frame, the bed when it flies, pocket mouths.

Each answer is a time on the ball's own clock and a code that `kernel` turns into an event. Cushions by number:
0 head, 1 foot, 2 right, 3 left. The kernel's origin is the centre of the bed.
"""

from math import inf, sqrt

from abrikol.physics.arrays import Rows
from abrikol.physics.compiled import compiled, inlined
from abrikol.physics.contact_times import plane_gap_closes, sink
from abrikol.physics.parameters import World
from abrikol.physics.pocket_times import HUNG, hangs_until, mouth_entered, mouth_event
from abrikol.physics.roots import first_root2, first_root4
from abrikol.physics.state import (
    APPROACH,
    AX,
    AY,
    AZ,
    DEPTH,
    FIRST_POCKET,
    FLY,
    PHASE,
    RADIUS,
    REACH,
    REST,
    SINCE,
    SLIDE,
    TOUCH_SQUARED,
    UNTIL,
    VX,
    VY,
    VZ,
    ZONE,
    X,
    Y,
    Z,
)

END_OF_PHASE = 0
CUSHION_0 = 1  # … 4
LANDING = 5
NOSE_0 = 6  # … 9: the centre passes over a nose line
FRAME = 10
# From 11 on: pockets, see pocket_times.


@inlined
def toward(rows: Rows, i: int, wall: int, field: int) -> float:
    """A component (X, VX, AX) of ball i's motion in the direction of a cushion."""
    value = rows[i, field] if wall < 2 else rows[i, field + 1]
    return float(-value if wall % 2 == 0 else value)


@inlined
def half_bed(world: World, wall: int) -> float:
    """Distance of a nose line from the centre."""
    return 0.5 * world.bed.length if wall < 2 else 0.5 * world.bed.width


@inlined
def next_alone(rows: Rows, i: int, world: World, pockets: Rows) -> tuple[float, int]:
    """Time and code of what ball i meets next if no other body interferes."""
    phase = rows[i, PHASE]
    zone = int(rows[i, ZONE])
    if phase < SLIDE:
        if phase == REST and zone >= FIRST_POCKET and rows[i, SINCE] > 0.0:  # what hung before goes on hanging
            return hangs_until(rows, i, pockets[(zone - FIRST_POCKET) // 2], world), HUNG
        return rows[i, UNTIL], END_OF_PHASE
    if zone >= FIRST_POCKET:
        return mouth_event(rows, i, world, pockets)
    if phase == FLY:
        return _next_in_flight(rows, i, zone, world, pockets)
    if zone > 0:
        return _next_on_rail(rows, i, zone, world)
    return _next_on_bed(rows, i, world, pockets)


@inlined
def _next_on_bed(rows: Rows, i: int, world: World, pockets: Rows) -> tuple[float, int]:
    T = rows[i, UNTIL] - rows[i, SINCE]
    code = END_OF_PHASE
    x, y, vx, vy = rows[i, X], rows[i, Y], rows[i, VX], rows[i, VY]
    hx, hy = 0.5 * rows[i, AX], 0.5 * rows[i, AY]
    along = 0.5 * world.bed.length - rows[i, REACH]
    across = 0.5 * world.bed.width - rows[i, REACH]
    r = plane_gap_closes(along + x, vx, hx, T)
    if r < T:
        T, code = r, 1
    r = plane_gap_closes(along - x, -vx, -hx, T)
    if r < T:
        T, code = r, 2
    r = plane_gap_closes(across + y, vy, hy, T)
    if r < T:
        T, code = r, 3
    r = plane_gap_closes(across - y, -vy, -hy, T)
    if r < T:
        T, code = r, 4
    if pockets.shape[0] > 0:
        T, code = mouth_entered(rows, i, world, pockets, T, code)
    if code == END_OF_PHASE:
        return rows[i, UNTIL], code
    return rows[i, SINCE] + T, code


@inlined
def _next_on_rail(rows: Rows, i: int, zone: int, world: World) -> tuple[float, int]:
    """A ball that has settled on a rail: it stops, rolls back over the nose, or falls off the frame."""
    T, code = _over_lines(rows, i, zone, world, rows[i, UNTIL] - rows[i, SINCE], END_OF_PHASE)
    if code == END_OF_PHASE:
        return rows[i, UNTIL], code
    return rows[i, SINCE] + T, code


@compiled
def _over_lines(rows: Rows, i: int, zone: int, world: World, T: float, code: int) -> tuple[float, int]:
    """The first nose line that the centre passes, or the outer edge of the frame, within T."""
    for wall in range(4):
        p, v, a = toward(rows, i, wall, X), toward(rows, i, wall, VX), 0.5 * toward(rows, i, wall, AX)
        gap = half_bed(world, wall) - p
        if zone & (1 << wall):
            r = first_root2(max(-gap, 0.0), v, a, T)
            if r < T:
                T, code = r, NOSE_0 + wall
            r = first_root2(max(gap + world.bed.frame, 0.0), -v, -a, T)
            if r < T:
                T, code = r, FRAME
        else:
            r = first_root2(max(gap, 0.0), -v, -a, T)
            if r < T:
                T, code = r, NOSE_0 + wall
    return T, code


@compiled
def _next_in_flight(rows: Rows, i: int, zone: int, world: World, pockets: Rows) -> tuple[float, int]:
    """A flying ball lands, meets a nose, passes over one, leaves the table, or comes into a pocket's mouth."""
    below = rows[i, RADIUS] if zone == 0 else rows[i, RADIUS] + world.bed.nose
    T = first_root2(max(rows[i, Z] - below, 0.0), rows[i, VZ], 0.5 * rows[i, AZ], surely_down(rows, i, below))
    code = LANDING
    T, code = _over_lines(rows, i, zone, world, T, code)
    for wall in range(4):
        if not zone & (1 << wall):
            r = _nose_meets(rows, i, wall, world, T)
            if r < T:
                T, code = r, CUSHION_0 + wall
    if pockets.shape[0] > 0 and zone == 0:
        T, code = mouth_entered(rows, i, world, pockets, T, code)
    return rows[i, SINCE] + T, code


@inlined
def surely_down(rows: Rows, i: int, below: float) -> float:
    """A time by which a flying ball has surely come down to `below`: a finite horizon for the root finder."""
    v, g = rows[i, VZ], -rows[i, AZ]
    return float(2.0 * (abs(v) + sqrt(2.0 * g * max(rows[i, Z] - below, 0.0))) / g + 1e-9)


@compiled
def _nose_meets(rows: Rows, i: int, wall: int, world: World, T: float) -> float:
    """Ball in flight against a nose line: ξ² + (z - h)² = R², ξ the distance of the centre from the line's plane."""
    R = rows[i, RADIUS]
    xi = half_bed(world, wall) - toward(rows, i, wall, X)
    v = -toward(rows, i, wall, VX)
    if min(xi, xi + v * T) > R:
        return inf
    z, vz, ez = rows[i, Z] - world.bed.nose, rows[i, VZ], 0.5 * rows[i, AZ]
    c0 = xi * xi + z * z - R * R
    closing = xi * v + z * vz
    if c0 < TOUCH_SQUARED:
        if closing < -R * APPROACH:
            return 0.0
        c0 = sink(c0, closing, 2.0 * R * DEPTH)
    return first_root4(c0, 2.0 * closing, v * v + vz * vz + 2.0 * ez * z, 2.0 * ez * vz, ez * ez, T)
