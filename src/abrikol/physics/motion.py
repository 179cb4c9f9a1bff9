"""Motion between events: at rest, spinning, sliding, rolling, flying.

Slip of the point that touches the cloth: u = v + R ẑ × ω; while it slides, friction -μ g û acts on the ball and
turns it: dv/dt = -μ g û, R dω/dt = (5/2) ẑ × dv/dt, so that |u| falls by (7/2) μ g a second in a constant direction.
(Marlow, *The Physics of Pocket Billiards*, 1994; Alciatore, TP A.4.)
"""

from math import inf, sqrt

from abrikol.physics.arrays import Rows
from abrikol.physics.compiled import inlined
from abrikol.physics.parameters import World
from abrikol.physics.state import (
    AX,
    AY,
    AZ,
    BX,
    BY,
    BZ,
    FIRST_POCKET,
    FLY,
    OUT,
    PHASE,
    RADIUS,
    REST,
    ROLL,
    SINCE,
    SLIDE,
    SLIP,
    SPIN,
    STILL,
    UNTIL,
    VX,
    VY,
    VZ,
    WX,
    WY,
    WZ,
    ZONE,
    X,
    Y,
    Z,
)

ROLL_STEP = 0.7
"""Where rolling slows faster at speed, one stretch of constant deceleration ends at this share of its first speed."""
ROLL_SLOW = 0.05
"""m/s: below this, one stretch reaches to the stop."""


@inlined
def advance(rows: Rows, i: int, t: float) -> None:
    """Bring body i to time t along its path."""
    dt = t - rows[i, SINCE]
    if dt != 0.0:
        rows[i, X] += dt * (rows[i, VX] + 0.5 * dt * rows[i, AX])
        rows[i, Y] += dt * (rows[i, VY] + 0.5 * dt * rows[i, AY])
        rows[i, Z] += dt * (rows[i, VZ] + 0.5 * dt * rows[i, AZ])
        rows[i, VX] += dt * rows[i, AX]
        rows[i, VY] += dt * rows[i, AY]
        rows[i, VZ] += dt * rows[i, AZ]
        rows[i, WX] += dt * rows[i, BX]
        rows[i, WY] += dt * rows[i, BY]
        before = rows[i, WZ]
        after = before + dt * rows[i, BZ]
        rows[i, WZ] = after if before * after > 0.0 else 0.0
        rows[i, SINCE] = t


@inlined
def support(rows: Rows, i: int, world: World) -> float:
    """Height of the centre of ball i when it lies on what is below it: the bed, or the top of a rail."""
    zone = rows[i, ZONE]
    if 0.0 < zone < FIRST_POCKET:
        return float(world.bed.nose + rows[i, RADIUS])
    return float(rows[i, RADIUS])


@inlined
def set_motion(rows: Rows, i: int, world: World) -> None:
    """Choose ball i's phase from its velocity and spin, and set its accelerations and its end."""
    if rows[i, PHASE] == OUT:
        return
    rows[i, AZ] = 0.0
    if rows[i, VZ] != 0.0 or rows[i, Z] > support(rows, i, world) + STILL or _over_a_hole(rows, i):
        _set_fly(rows, i, world)
        return
    wz = rows[i, WZ]
    rows[i, BZ] = -world.cloth.spin if wz > 0.0 else (world.cloth.spin if wz < 0.0 else 0.0)
    R = rows[i, RADIUS]
    ux = rows[i, VX] - R * rows[i, WY]
    uy = rows[i, VY] + R * rows[i, WX]
    u2 = ux * ux + uy * uy
    v2 = rows[i, VX] * rows[i, VX] + rows[i, VY] * rows[i, VY]
    if u2 > SLIP * SLIP:
        _set_slide(rows, i, ux, uy, sqrt(u2), world)
    elif v2 > STILL * STILL:
        _set_roll(rows, i, sqrt(v2), world)
    else:
        _set_rest(rows, i, world)


@inlined
def _over_a_hole(rows: Rows, i: int) -> bool:
    zone = int(rows[i, ZONE])
    return zone > FIRST_POCKET and zone % 2 == 1


@inlined
def _set_fly(rows: Rows, i: int, world: World) -> None:
    for field in (AX, AY, BX, BY, BZ):
        rows[i, field] = 0.0
    rows[i, AZ] = -world.gravity
    rows[i, UNTIL] = inf
    rows[i, PHASE] = FLY


@inlined
def _set_slide(rows: Rows, i: int, ux: float, uy: float, u: float, world: World) -> None:
    friction = world.cloth.slide * world.gravity
    ax = -friction / u * ux
    ay = -friction / u * uy
    rows[i, AX] = ax
    rows[i, AY] = ay
    rows[i, BX] = 2.5 * ay / rows[i, RADIUS]
    rows[i, BY] = -2.5 * ax / rows[i, RADIUS]
    rows[i, UNTIL] = rows[i, SINCE] + (2.0 / 7.0) * u / friction
    rows[i, PHASE] = SLIDE


@inlined
def _set_roll(rows: Rows, i: int, v: float, world: World) -> None:
    R = rows[i, RADIUS]
    cloth = world.cloth
    lost = v
    a = cloth.roll
    if cloth.roll_gain != 0.0:
        if v > ROLL_SLOW:
            lost = (1.0 - ROLL_STEP) * v
        a += cloth.roll_gain * (v - 0.5 * lost)  # its value in the middle of the stretch
    rows[i, WX] = -rows[i, VY] / R
    rows[i, WY] = rows[i, VX] / R
    ax = -a / v * rows[i, VX]
    ay = -a / v * rows[i, VY]
    rows[i, AX] = ax
    rows[i, AY] = ay
    rows[i, BX] = -ay / R
    rows[i, BY] = ax / R
    rows[i, UNTIL] = rows[i, SINCE] + lost / a
    rows[i, PHASE] = ROLL


@inlined
def _set_rest(rows: Rows, i: int, world: World) -> None:
    for field in (VX, VY, WX, WY, AX, AY, BX, BY):
        rows[i, field] = 0.0
    if abs(rows[i, WZ]) > STILL:
        rows[i, UNTIL] = rows[i, SINCE] + abs(rows[i, WZ]) / world.cloth.spin
        rows[i, PHASE] = SPIN
        return
    rows[i, WZ] = 0.0
    rows[i, BZ] = 0.0
    rows[i, UNTIL] = inf
    rows[i, PHASE] = REST


@inlined
def end_phase(rows: Rows, i: int, world: World) -> None:
    """The phase of ball i has run its course: make exact what rounding left over."""
    phase = rows[i, PHASE]
    if phase == SLIDE:  # it rolls now
        rows[i, WX] = -rows[i, VY] / rows[i, RADIUS]
        rows[i, WY] = rows[i, VX] / rows[i, RADIUS]
    elif phase == ROLL:
        v2 = rows[i, VX] * rows[i, VX] + rows[i, VY] * rows[i, VY]
        if world.cloth.roll_gain == 0.0 or v2 < 0.25 * ROLL_SLOW * ROLL_SLOW * ROLL_STEP * ROLL_STEP:
            for field in (VX, VY, WX, WY):
                rows[i, field] = 0.0
    else:
        rows[i, WZ] = 0.0
