"""Ball at the edge of a pocket's hole: it falls freely once its centre is past the edge.

Ours; nothing is published. The back of the pocket throws a fast ball forward again; if it has sunk little, it climbs
the edge, paying the height from its speed, and is back on the bed; if not, the edge turns it back into the hole.
"""

from math import sqrt

from abrikol.physics.arrays import Rows
from abrikol.physics.compiled import compiled
from abrikol.physics.parameters import World
from abrikol.physics.pocket_times import NX, NY
from abrikol.physics.state import RADIUS, VX, VY, VZ, ZONE, Z


@compiled
def _set_outward(rows: Rows, i: int, pocket: Rows, before: float, after: float) -> None:
    rows[i, VX] += (after - before) * pocket[NX]
    rows[i, VY] += (after - before) * pocket[NY]


@compiled
def meet_back(rows: Rows, i: int, pocket: Rows, world: World) -> float:
    """The pocket's back turns ball i; return the speed of approach."""
    outward = rows[i, VX] * pocket[NX] + rows[i, VY] * pocket[NY]
    if outward <= 0.0:
        return 0.0
    _set_outward(rows, i, pocket, outward, -world.pocket.back * outward)
    return float(outward)


@compiled
def pass_edge(rows: Rows, i: int, pocket: Rows, world: World) -> bool:
    """Ball i's centre passes the edge, either way; return whether it came back onto the bed."""
    if int(rows[i, ZONE]) % 2 == 0:
        rows[i, ZONE] += 1.0
        return False
    outward = rows[i, VX] * pocket[NX] + rows[i, VY] * pocket[NY]
    sunk = rows[i, RADIUS] - rows[i, Z]
    left = outward * outward - 2.0 * world.gravity * max(sunk, 0.0)
    if sunk > world.pocket.lip * rows[i, RADIUS] or left <= 0.0:
        _set_outward(rows, i, pocket, outward, -world.pocket.back * outward)
        return False
    _set_outward(rows, i, pocket, outward, -sqrt(left))
    if sunk >= 0.0:
        rows[i, Z] = rows[i, RADIUS]
        rows[i, VZ] = 0.0
    rows[i, ZONE] -= 1.0
    return True
