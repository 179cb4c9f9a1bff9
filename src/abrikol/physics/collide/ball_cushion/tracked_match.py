"""Ball on cushion: the closed form that replays a tracked match best.

One impulse at the height of the nose, as in I. Han (J. Mech. Sci. Technol. 19, 2005, 976, doi 10.1007/BF02919180):
n into the cushion, t = ẑ × n along it; the line from the centre to the nose rises by θ, sin θ = (h - z)/R. New against
Han: restitution falls with speed, friction along the rail and up it share *one* Coulomb cap, and rubber sheared
along the rail springs back a little. Constants fitted to the even strokes of the match, checked on the odd ones.

Spins are multiplied by R, masses by 1/m; the equations are numbered as in docs/physics.md.
"""

from math import sqrt

from abrikol.physics.arrays import Rows
from abrikol.physics.collide.contact import parting_speed, pay
from abrikol.physics.compiled import compiled, inlined
from abrikol.physics.parameters import CushionLaw
from abrikol.physics.state import FLY, MASS, PHASE, RADIUS, VX, VY, VZ, WX, WY, WZ


@inlined
def restitution(speed: float, law: CushionLaw) -> float:
    """C1: e = e0 - e1 (v - 1), v the speed into the cushion."""
    return min(max(law.restitution - law.softening * (speed - 1.0), 0.3), 0.995)


@compiled
def collide(rows: Rows, i: int, nx: float, ny: float, c: float, s: float, law: CushionLaw) -> float:
    """Change ball i's velocity and spin; return the speed of approach (0: it leaves already).

    (nx, ny) points into the cushion; c and s are the cosine and sine of θ, c n + s ẑ the direction of the nose.
    """
    R = rows[i, RADIUS]
    vn, vt, vz = rows[i, VX] * nx + rows[i, VY] * ny, rows[i, VY] * nx - rows[i, VX] * ny, rows[i, VZ]
    wn, wt, wz = (
        R * (rows[i, WX] * nx + rows[i, WY] * ny),
        R * (rows[i, WY] * nx - rows[i, WX] * ny),
        R * rows[i, WZ],
    )
    approach = float(c * vn + s * vz)
    if approach <= 0.0:
        return 0.0
    parting = parting_speed(restitution(max(vn, approach), law), approach)
    jn = approach + parting  # C2
    along = vt + c * wz - s * wn  # C3: slip along the rail
    upward = -s * vn + c * vz - wt  # C4: slip in the vertical plane
    jt = -(2.0 / 7.0) * law.along * along  # C5
    jq = -(2.0 / 7.0) * law.upward * upward  # C6
    j = sqrt(jt * jt + jq * jq)
    if j > law.friction * jn:  # C7: one cap for both
        jt *= law.friction * jn / j
        jq *= law.friction * jn / j
    vn -= c * jn + s * jq  # C8
    vt += jt
    vz += c * jq - s * jn
    wn -= 2.5 * s * jt  # C9
    wt -= 2.5 * jq
    wz += 2.5 * c * jt
    rows[i, VX], rows[i, VY] = vn * nx - vt * ny, vn * ny + vt * nx
    rows[i, WX], rows[i, WY], rows[i, WZ] = (wn * nx - wt * ny) / R, (wn * ny + wt * nx) / R, wz / R
    rows[i, VZ] = vz if rows[i, PHASE] == FLY else 0.0  # C10: the bed holds a ball that lies on it
    if parting > approach:
        pay(rows, i, 0.5 * rows[i, MASS] * (parting * parting - approach * approach))
    return approach
