"""Ball or pin on pin: a light sphere at the height of its head that topples when it gets more than a nudge.

Ours; neither a model nor a mass is published (acceptance 7). A pin that moves off faster than `topple` has fallen: its
centre of mass passes the edge of its base. It slides on lying down and can fell other pins; moving balls pass over it,
and a ball at rest, seventy times as heavy, stops it without stirring. A slower one slides a little and stands.
"""

from math import inf, sqrt

from abrikol.physics.arrays import Rows
from abrikol.physics.collide.contact import parting_speed
from abrikol.physics.compiled import compiled, inlined
from abrikol.physics.parameters import PinLaw, World
from abrikol.physics.roots import first_root2
from abrikol.physics.state import (
    AX,
    AY,
    FELLED,
    MASS,
    PHASE,
    REST,
    SINCE,
    SLIDE,
    STANDING,
    STILL,
    UNTIL,
    VX,
    VY,
    VZ,
    ZONE,
    X,
    Y,
    Z,
)


@compiled
def collide(rows: Rows, i: int, j: int, balls: int, law: PinLaw) -> float:
    """Body i (ball or pin) meets pin j, without friction; return the speed of approach."""
    nx, ny, nz = rows[j, X] - rows[i, X], rows[j, Y] - rows[i, Y], rows[j, Z] - rows[i, Z]
    if i >= balls:
        nz = 0.0
    distance = sqrt(nx * nx + ny * ny + nz * nz)
    nx, ny, nz = nx / distance, ny / distance, nz / distance
    approach = (rows[i, VX] - rows[j, VX]) * nx + (rows[i, VY] - rows[j, VY]) * ny + (rows[i, VZ] - rows[j, VZ]) * nz
    if approach <= 0.0:
        return 0.0
    mass = rows[i, MASS] * rows[j, MASS] / (rows[i, MASS] + rows[j, MASS])
    normal = mass * (approach + min(parting_speed(law.restitution, approach), approach))
    rows[i, VX] -= normal * nx / rows[i, MASS]
    rows[i, VY] -= normal * ny / rows[i, MASS]
    rows[i, VZ] -= normal * nz / rows[i, MASS]
    rows[j, VX] += normal * nx / rows[j, MASS]  # the cloth takes what would drive the pin down
    rows[j, VY] += normal * ny / rows[j, MASS]
    return float(approach)


@inlined
def topples(rows: Rows, j: int, law: PinLaw) -> bool:
    """Whether pin j, standing until now, falls; marks it.

    A pin that is met again before it has stopped is being pushed at its head, and falls however slow the push: it
    takes 3.5 / 22 of its weight to tip it over the edge of its base, and 0.3 to make it slide.
    """
    fast = rows[j, VX] * rows[j, VX] + rows[j, VY] * rows[j, VY] >= law.topple * law.topple
    if rows[j, ZONE] != STANDING or not (fast or rows[j, PHASE] == SLIDE):
        return False
    rows[j, ZONE] = FELLED
    return True


@compiled
def set_motion(rows: Rows, j: int, world: World) -> None:
    """Pin j slides until friction stops it."""
    v = sqrt(rows[j, VX] * rows[j, VX] + rows[j, VY] * rows[j, VY])
    a = world.pin.friction * world.gravity
    if v <= STILL:
        for field in (VX, VY, AX, AY):
            rows[j, field] = 0.0
        rows[j, UNTIL], rows[j, PHASE] = inf, REST
        return
    rows[j, AX], rows[j, AY] = -a * rows[j, VX] / v, -a * rows[j, VY] / v
    rows[j, UNTIL], rows[j, PHASE] = rows[j, SINCE] + v / a, SLIDE


@compiled
def stops_at(rows: Rows, j: int, world: World) -> float:
    """When a sliding pin stops: by friction, or at a cushion."""
    if rows[j, PHASE] < SLIDE:
        return inf
    T = rows[j, UNTIL] - rows[j, SINCE]
    hx, hy = 0.5 * world.bed.length, 0.5 * world.bed.width
    T = min(T, first_root2(max(hx - rows[j, X], 0.0), -rows[j, VX], -0.5 * rows[j, AX], T))
    T = min(T, first_root2(max(hx + rows[j, X], 0.0), rows[j, VX], 0.5 * rows[j, AX], T))
    T = min(T, first_root2(max(hy - rows[j, Y], 0.0), -rows[j, VY], -0.5 * rows[j, AY], T))
    T = min(T, first_root2(max(hy + rows[j, Y], 0.0), rows[j, VY], 0.5 * rows[j, AY], T))
    return float(rows[j, SINCE] + T)


@inlined
def stop(rows: Rows, j: int) -> float:
    """Pin j has come to rest; return its speed until then."""
    speed = sqrt(rows[j, VX] * rows[j, VX] + rows[j, VY] * rows[j, VY])
    rows[j, VX] = 0.0
    rows[j, VY] = 0.0
    return speed
