"""What all impacts share: restitution that softens at low speed, and the honest price of a least parting speed."""

from math import sqrt

from abrikol.physics.arrays import Rows
from abrikol.physics.compiled import compiled, inlined
from abrikol.physics.state import MASS, RADIUS, SEPARATION, SOFT, VX, VY, VZ, WX, WY, WZ


@inlined
def parting_speed(restitution: float, approach: float) -> float:
    """Speed after the impact along the normal; restitution rises to 1 below `SOFT`, and none parts too slowly."""
    e = restitution
    if approach < SOFT:
        e = 1.0 - (1.0 - restitution) * approach / SOFT
    return max(e * approach, SEPARATION)


@inlined
def kinetic(rows: Rows, i: int) -> float:
    """Kinetic energy of ball i in joules."""
    v2 = rows[i, VX] * rows[i, VX] + rows[i, VY] * rows[i, VY] + rows[i, VZ] * rows[i, VZ]
    w2 = rows[i, WX] * rows[i, WX] + rows[i, WY] * rows[i, WY] + rows[i, WZ] * rows[i, WZ]
    return float(rows[i, MASS] * (0.5 * v2 + 0.2 * rows[i, RADIUS] * rows[i, RADIUS] * w2))


@inlined
def energy_factor(owned: float, owed: float) -> float:
    """By how much motion shrinks when its energy pays a debt."""
    return sqrt(1.0 - owed / owned) if owed < owned else 0.0


@compiled
def pay(rows: Rows, i: int, owed: float) -> None:
    """Take `owed` joules out of ball i's motion and spin."""
    factor = energy_factor(kinetic(rows, i), owed)
    for field in range(VX, WZ + 1):
        rows[i, field] *= factor


@compiled
def pay_together(rows: Rows, i: int, j: int, owed: float) -> None:
    """Take `owed` joules out of two balls' spin and motion relative to each other; their momentum stays."""
    mi, mj = rows[i, MASS], rows[j, MASS]
    owned = kinetic(rows, i) + kinetic(rows, j)
    for field in range(VX, VZ + 1):
        common = (mi * rows[i, field] + mj * rows[j, field]) / (mi + mj)
        owned -= 0.5 * (mi + mj) * common * common
    factor = energy_factor(owned, owed)
    for field in range(VX, WZ + 1):
        common = (mi * rows[i, field] + mj * rows[j, field]) / (mi + mj) if field <= VZ else 0.0
        rows[i, field] = common + factor * (rows[i, field] - common)
        rows[j, field] = common + factor * (rows[j, field] - common)
