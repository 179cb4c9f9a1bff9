"""Pockets as a ball's centre sees them, and when it meets their parts.

Seen from above, the centre of a ball that touches a straight cushion moves on a line; at a pocket that line bends
round the rounded end of the cushion (a circle), then follows the jaw (a straight line). A *chord* joins the two points
where the bends begin: outside of it nothing of the pocket need be looked at, so pockets cost nothing in open play.

Columns of the array of pockets, six rows HR, FR, HL, FL, MR, ML in that order; lengths in metres, centre of the bed
as origin. Directions point out of the table.
"""

from math import inf, sqrt

from abrikol.physics.arrays import Numbers, Rows
from abrikol.physics.compiled import compiled, inlined
from abrikol.physics.contact_times import circle_closes, plane_gap_closes
from abrikol.physics.parameters import World
from abrikol.physics.roots import first_root2
from abrikol.physics.state import (
    AX,
    AY,
    AZ,
    FIRST_POCKET,
    FLY,
    PHASE,
    RADIUS,
    REACH,
    SINCE,
    UNTIL,
    VX,
    VY,
    VZ,
    ZONE,
    X,
    Y,
    Z,
)

NX, NY, CHORD = 0, 1, 2  # n·p = CHORD on the chord
BEND = 3  # two circles: cx, cy, radius of the centre's path
JAW = 9  # two lines: nx, ny, n·p, depth behind the chord where the line begins
EDGE = 17  # depth behind the chord at which the bed ends
BACK = 18  # depth at which the ball meets the back of the pocket
HALF_MOUTH = 19  # middle pockets: half the chord's length; 0 at a corner
COLUMNS = 20

MOUTH_0 = 11  # … 16: into the mouth of pocket k
MOUTH_LEFT = 17
BEND_0 = 18  # … 19
JAW_0 = 20  # … 21
EDGE_PASSED = 22
BACK_MET = 23
SWALLOWED = 24
BED_IN_MOUTH = 25
HUNG = 26


@inlined
def depth(rows: Rows, i: int, pocket: Rows) -> float:
    """How far the centre of ball i is behind the chord."""
    return float(pocket[NX] * rows[i, X] + pocket[NY] * rows[i, Y] - pocket[CHORD])


@inlined
def early(rows: Rows, i: int) -> float:
    """A flying ball may meet a nose up to its whole radius away, so its mouths begin that much before the chord."""
    return float(rows[i, RADIUS] - rows[i, REACH]) if rows[i, PHASE] == FLY else 0.0


@inlined
def low_enough(rows: Rows, i: int, r: float, world: World) -> bool:
    """Whether ball i, r seconds on, is on the bed or at most as far over the nose as its centre on the bed is below."""
    if rows[i, PHASE] != FLY:
        return True
    height = rows[i, Z] + r * (rows[i, VZ] + 0.5 * rows[i, AZ] * r)
    return bool(height <= 2.0 * world.bed.nose - rows[i, RADIUS])


@compiled
def mouth_entered(rows: Rows, i: int, world: World, pockets: Rows, T: float, code: int) -> tuple[float, int]:
    """A ball over the open bed: the first chord it crosses within T, else what it met before (`code`).

    A ball that flies so high that it may come nearer to a nose than one on the bed takes no notice of mouths: cushions
    go on across them until it lands.
    """
    vx, vy, hx, hy = rows[i, VX], rows[i, VY], 0.5 * rows[i, AX], 0.5 * rows[i, AY]
    for k in range(4):
        nx, ny = pockets[k, NX], pockets[k, NY]
        gap = pockets[k, CHORD] - early(rows, i) - nx * rows[i, X] - ny * rows[i, Y]
        r = first_root2(max(gap, 0.0), -(nx * vx + ny * vy), -(nx * hx + ny * hy), T)
        if r < T and low_enough(rows, i, r, world):
            T, code = r, MOUTH_0 + k
    if code in (3, 4):  # a long cushion: unless that is where its middle pocket is
        x = rows[i, X] + T * (vx + T * hx)
        if abs(x) < pockets[code + 1, HALF_MOUTH] and low_enough(rows, i, T, world):
            code = MOUTH_0 + code + 1
    return T, code


@compiled
def mouth_event(rows: Rows, i: int, world: World, pockets: Rows) -> tuple[float, int]:
    """What a ball in a pocket's mouth, or over its hole, meets next."""
    zone = int(rows[i, ZONE]) - FIRST_POCKET
    pocket = pockets[zone // 2]
    T, code = _vertical(rows, i, zone % 2 == 1)
    nx, ny = pocket[NX], pocket[NY]
    gap = depth(rows, i, pocket)
    v, a = nx * rows[i, VX] + ny * rows[i, VY], 0.5 * (nx * rows[i, AX] + ny * rows[i, AY])
    sign = 1.0 if zone % 2 == 0 else -1.0  # the edge from the bed's side, or from the hole's
    r = first_root2(max(sign * (pocket[EDGE] - gap), 0.0), -sign * v, -sign * a, T)
    if r < T:
        T, code = r, EDGE_PASSED
    if zone % 2 == 0:
        r = first_root2(max(gap + early(rows, i), 0.0), v, a, T)
        if r < T:
            T, code = r, MOUTH_LEFT
    else:
        r = plane_gap_closes(pocket[BACK] - gap, -v, -a, T)
        if r < T:
            T, code = r, BACK_MET
    T, code = _jaws(rows, i, pocket, gap, v, a, T, code)
    if code == 0:
        return rows[i, UNTIL], code
    return rows[i, SINCE] + T, code


@inlined
def hangs_until(rows: Rows, i: int, pocket: Numbers, world: World) -> float:
    """When a ball that has come to rest in a mouth tips over its edge: later the farther from it, and soon never."""
    gap = pocket[EDGE] - depth(rows, i, pocket)
    room = world.pocket.hang - gap
    if gap < 0.0 or room <= 0.0:
        return inf
    hangs = world.pocket.creep * gap / room
    return rows[i, SINCE] + hangs if hangs <= world.pocket.longest else inf


@inlined
def _vertical(rows: Rows, i: int, over_hole: bool) -> tuple[float, int]:
    """The time left to a ball on the bed, in flight over it, or falling into the hole."""
    if rows[i, PHASE] != FLY:
        return rows[i, UNTIL] - rows[i, SINCE], 0
    floor = 0.0 if over_hole else rows[i, RADIUS]
    v, g, height = rows[i, VZ], -rows[i, AZ], max(rows[i, Z] - floor, 0.0)
    horizon = 2.0 * (abs(v) + sqrt(2.0 * g * height)) / g + 1e-9
    return first_root2(height, v, -0.5 * g, horizon), SWALLOWED if over_hole else BED_IN_MOUTH


@inlined
def _jaws(rows: Rows, i: int, pocket: Rows, gap: float, v: float, a: float, T: float, code: int) -> tuple[float, int]:
    """The rounded ends of the two cushions and, behind them, the straight jaws."""
    for side in range(2):
        c = BEND + 3 * side
        r = circle_closes(rows, i, pocket[c], pocket[c + 1], pocket[c + 2], T)
        if r < T:
            T, code = r, BEND_0 + side
        c = JAW + 4 * side
        nx, ny = pocket[c], pocket[c + 1]
        r = plane_gap_closes(
            pocket[c + 2] - nx * rows[i, X] - ny * rows[i, Y],
            -(nx * rows[i, VX] + ny * rows[i, VY]),
            -0.5 * (nx * rows[i, AX] + ny * rows[i, AY]),
            T,
        )
        if r < T and gap + r * (v + r * a) >= pocket[c + 3]:
            T, code = r, JAW_0 + side
    return T, code
