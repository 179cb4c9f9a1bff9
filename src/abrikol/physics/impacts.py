"""What an event does: from a code of the search to changed rows and an entry of the log.

Every function returns (kind, second, strength): what to log, with whom or what, and the speed of approach in m/s.
"""

from math import inf, sqrt

from abrikol.physics import kinds
from abrikol.physics.arrays import Numbers, Rows
from abrikol.physics.collide.ball_ball import alciatore_2004
from abrikol.physics.collide.ball_cushion import tracked_match
from abrikol.physics.collide.ball_pin import topple
from abrikol.physics.collide.ball_pocket import edge
from abrikol.physics.collide.ball_slate import alciatore_b10
from abrikol.physics.collide.cue_ball import alciatore_b1
from abrikol.physics.compiled import compiled, inlined
from abrikol.physics.motion import end_phase, support
from abrikol.physics.parameters import World
from abrikol.physics.pocket_times import (
    BACK_MET,
    BED_IN_MOUTH,
    BEND,
    BEND_0,
    EDGE_PASSED,
    HUNG,
    JAW,
    JAW_0,
    MOUTH_0,
    MOUTH_LEFT,
)
from abrikol.physics.state import (
    BZ,
    DEPTH,
    FELLED,
    FIRST_POCKET,
    FLY,
    OUT,
    PHASE,
    RADIUS,
    REACH,
    ROLL,
    SLIDE,
    UNTIL,
    VX,
    VY,
    VZ,
    ZONE,
    X,
    Y,
    Z,
)
from abrikol.physics.walls import FRAME, LANDING, NOSE_0, half_bed, toward

PRESSING = 3e-3
"""m/s: a slower impact out of a sunk contact is the same contact still."""


@inlined
def hold_down(rows: Rows, i: int, world: World) -> None:
    """After a push: a ball that lies on something stays there unless it is thrown up, or bounces back, for a hop."""
    if rows[i, PHASE] == FLY or rows[i, VZ] == 0.0:
        return
    if rows[i, VZ] < -world.slate.hop:
        alciatore_b10.bounce(rows, i, world.slate.restitution, world.slate.friction, world.slate.hop)
    elif rows[i, VZ] < world.slate.hop:
        rows[i, VZ] = 0.0


@inlined
def on_bed(rows: Rows, i: int, world: World) -> tuple[float, float]:
    """Cosine and sine of the rise from the centre of a ball on the bed to the nose."""
    return rows[i, REACH] / rows[i, RADIUS], (world.bed.nose - rows[i, RADIUS]) / rows[i, RADIUS]


@compiled
def strike(rows: Rows, i: int, thrust: Numbers, world: World) -> tuple[int, float]:
    """The cue meets ball i: kind and speed."""
    miscue = alciatore_b1.strike(rows, i, thrust, world.cue)
    if rows[i, PHASE] != FLY and rows[i, VZ] < 0.0:
        bounce = world.slate.restitution * alciatore_b1.pinched(thrust[alciatore_b1.ELEVATION], world.cue)
        alciatore_b10.bounce(rows, i, bounce, world.slate.friction, world.slate.hop)
    return (kinds.MISCUE if miscue else kinds.STRIKE), float(thrust[alciatore_b1.SPEED])


@inlined
def pair(rows: Rows, i: int, j: int, balls: int, world: World) -> tuple[int, float]:
    """Bodies i < j meet: kind and strength."""
    if i < balls <= j and rows[j, ZONE] == FELLED:
        return kinds.HELD, topple.stop(rows, j)
    if j >= balls:
        strength = topple.collide(rows, i, j, balls, world.pin)
        if i < balls:
            hold_down(rows, i, world)
        if topple.topples(rows, j, world.pin) or (i >= balls and topple.topples(rows, i, world.pin)):
            return kinds.FELLED, strength
        return kinds.DISPLACED, strength
    dx, dy, dz = rows[j, X] - rows[i, X], rows[j, Y] - rows[i, Y], rows[j, Z] - rows[i, Z]
    sunk = rows[i, RADIUS] + rows[j, RADIUS] - sqrt(dx * dx + dy * dy + dz * dz)
    strength = alciatore_2004.collide(rows, i, j, world.ball)
    hold_down(rows, i, world)
    hold_down(rows, j, world)
    pressing = sunk > 0.5 * DEPTH and strength < PRESSING
    return (kinds.BALL_PRESS if pressing else kinds.BALL), strength


@inlined
def alone(rows: Rows, i: int, code: int, world: World, pockets: Rows) -> tuple[int, int, float]:
    """What ball i meets by itself."""
    if code == 0:
        return _phase_over(rows, i, world)
    if code <= 4:
        return _cushion(rows, i, code - 1, world)
    if code == LANDING:
        return _landing(rows, i, world)
    if code < FRAME:
        rows[i, ZONE] = float(int(rows[i, ZONE]) ^ (1 << (code - NOSE_0)))
        return kinds.SILENT, -1, 0.0
    if code == FRAME:
        _take_out(rows, i)
        return kinds.OFF, -1, 0.0
    return _pocket(rows, i, code, world, pockets)


@inlined
def _phase_over(rows: Rows, i: int, world: World) -> tuple[int, int, float]:
    phase = rows[i, PHASE]
    end_phase(rows, i, world)
    if phase == SLIDE:
        return kinds.ROLL, -1, 0.0
    if phase != ROLL:
        return kinds.SPIN_END, -1, 0.0
    stopped = rows[i, VX] == 0.0 and rows[i, VY] == 0.0
    return (kinds.STOP if stopped else kinds.SILENT), -1, 0.0


@inlined
def _cushion(rows: Rows, i: int, wall: int, world: World) -> tuple[int, int, float]:
    sign = -1.0 if wall % 2 == 0 else 1.0
    nx, ny = (sign, 0.0) if wall < 2 else (0.0, sign)
    sunk = toward(rows, i, wall, X) + rows[i, REACH] - half_bed(world, wall)
    if rows[i, PHASE] == FLY:
        gap, rise = half_bed(world, wall) - toward(rows, i, wall, X), world.bed.nose - rows[i, Z]
        distance = sqrt(gap * gap + rise * rise)
        sunk = rows[i, RADIUS] - distance
        c, s = gap / distance, rise / distance
    else:
        c, s = on_bed(rows, i, world)
    strength = tracked_match.collide(rows, i, nx, ny, c, s, world.cushion)
    pressing = sunk > 0.5 * DEPTH and strength < PRESSING
    return (kinds.CUSHION_PRESS if pressing else kinds.CUSHION), wall, strength


@inlined
def _landing(rows: Rows, i: int, world: World) -> tuple[int, int, float]:
    slate = world.slate
    rows[i, Z] = support(rows, i, world)
    if 0.0 < rows[i, ZONE] < FIRST_POCKET:
        return kinds.RAIL, -1, alciatore_b10.bounce(rows, i, slate.rail_restitution, slate.rail_friction, slate.hop)
    return kinds.LAND, -1, alciatore_b10.bounce(rows, i, slate.restitution, slate.friction, slate.hop)


@inlined
def _take_out(rows: Rows, i: int) -> None:
    for field in range(VX, BZ + 1):
        rows[i, field] = 0.0
    rows[i, UNTIL] = inf
    rows[i, PHASE] = OUT


@compiled
def _pocket(rows: Rows, i: int, code: int, world: World, pockets: Rows) -> tuple[int, int, float]:
    if code < MOUTH_LEFT:
        rows[i, ZONE] = FIRST_POCKET + 2.0 * (code - MOUTH_0)
        return kinds.SILENT, -1, 0.0
    if code == MOUTH_LEFT:
        rows[i, ZONE] = 0.0
        return kinds.SILENT, -1, 0.0
    k = (int(rows[i, ZONE]) - FIRST_POCKET) // 2
    if code < EDGE_PASSED:
        return _jaw(rows, i, code, k, world, pockets)
    if code == EDGE_PASSED:
        came_back = edge.pass_edge(rows, i, pockets[k], world)
        return (kinds.RETURN if came_back else kinds.SILENT), k, 0.0
    if code == BACK_MET:
        return kinds.SILENT, k, edge.meet_back(rows, i, pockets[k], world)
    if code == BED_IN_MOUTH:
        return _landing(rows, i, world)
    if code == HUNG:
        rows[i, ZONE] += 1.0
        return kinds.TIPS, k, 0.0
    _take_out(rows, i)
    return kinds.FALL, k, 0.0


@inlined
def _jaw(rows: Rows, i: int, code: int, k: int, world: World, pockets: Rows) -> tuple[int, int, float]:
    if code < JAW_0:
        side = code - BEND_0
        column = BEND + 3 * side
        nx, ny = pockets[k, column] - rows[i, X], pockets[k, column + 1] - rows[i, Y]
        distance = sqrt(nx * nx + ny * ny)
        nx, ny = nx / distance, ny / distance
    else:
        side = code - JAW_0
        column = JAW + 4 * side
        nx, ny = pockets[k, column], pockets[k, column + 1]
    c, s = on_bed(rows, i, world)
    if rows[i, PHASE] == FLY:  # jaws are upright walls to a ball that is not on the bed
        c, s = 1.0, 0.0
    strength = tracked_match.collide(rows, i, nx, ny, c, s, world.cushion)
    return kinds.JAW, 2 * k + side, strength
