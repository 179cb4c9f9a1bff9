"""Ball on slate: a bounce with restitution and Coulomb friction.

D. G. Alciatore, TP B.10, *Draw shot cue elevation effects*; the same law serves the top of a rail. The friction impulse
lies in the bed's plane, so spin about the vertical and the vector R ω × ẑ + (5/2) v (Coriolis) are what they were.
"""

from math import sqrt

from abrikol.physics.arrays import Rows
from abrikol.physics.compiled import compiled
from abrikol.physics.state import RADIUS, VX, VY, VZ, WX, WY


@compiled
def bounce(rows: Rows, i: int, restitution: float, friction: float, hop: float) -> float:
    """Change the motion of ball i that comes down; a hop slower than `hop` is none. Return the speed of impact."""
    down = float(-rows[i, VZ])
    if down <= 0.0:
        return 0.0
    up = restitution * down
    R = rows[i, RADIUS]
    ux = rows[i, VX] - R * rows[i, WY]
    uy = rows[i, VY] + R * rows[i, WX]
    slip = sqrt(ux * ux + uy * uy)
    if slip > 0.0:
        j = min(friction * (down + up), (2.0 / 7.0) * slip) / slip
        rows[i, VX] -= j * ux
        rows[i, VY] -= j * uy
        rows[i, WX] -= 2.5 * j * uy / R
        rows[i, WY] += 2.5 * j * ux / R
    rows[i, VZ] = up if up >= hop else 0.0
    return down
