"""Ball on ball with friction that falls with the speed of slip.

D. G. Alciatore, TP A-14, *The effects of cut angle, speed and spin on object ball throw*; numbering of
docs/physics.md.
Three dimensions, any masses and radii: the impulse along the line of centres with restitution, the impulse across it
by Coulomb's law, at most what stops the slip (for two equal balls one seventh of the slip a side).
"""

from math import exp, sqrt

from abrikol.physics.arrays import Rows
from abrikol.physics.collide.contact import parting_speed, pay_together
from abrikol.physics.compiled import inlined
from abrikol.physics.parameters import BallLaw
from abrikol.physics.state import MASS, RADIUS, VX, VY, VZ, WX, WY, WZ, X, Y, Z


@inlined
def friction(slip: float, law: BallLaw) -> float:
    """B1: TP A-14's fit to Marlow's three points, μ = 0.009951 + 0.108 exp(-1.088 s), scaled for other balls."""
    return law.scale * (0.009951 + 0.108 * exp(-1.088 * slip)) + law.floor


@inlined
def restitution(approach: float, law: BallLaw) -> float:
    """B2: e = e0 - e1 (v - 1)."""
    return min(max(law.restitution - law.softening * (approach - 1.0), 0.3), 1.0)


@inlined
def collide(rows: Rows, i: int, j: int, law: BallLaw) -> float:
    """Change the velocities and spins of balls i and j; return the speed of approach (0: they part already)."""
    nx, ny, nz = rows[j, X] - rows[i, X], rows[j, Y] - rows[i, Y], rows[j, Z] - rows[i, Z]
    distance = sqrt(nx * nx + ny * ny + nz * nz)
    nx, ny, nz = nx / distance, ny / distance, nz / distance
    ux, uy, uz = rows[i, VX] - rows[j, VX], rows[i, VY] - rows[j, VY], rows[i, VZ] - rows[j, VZ]
    approach = float(ux * nx + uy * ny + uz * nz)
    if approach <= 0.0:
        return 0.0
    # B3: slip of the touching points, u - (u·n) n + (R₁ω₁ + R₂ω₂) × n
    sx = rows[i, RADIUS] * rows[i, WX] + rows[j, RADIUS] * rows[j, WX]
    sy = rows[i, RADIUS] * rows[i, WY] + rows[j, RADIUS] * rows[j, WY]
    sz = rows[i, RADIUS] * rows[i, WZ] + rows[j, RADIUS] * rows[j, WZ]
    ux += sy * nz - sz * ny - approach * nx
    uy += sz * nx - sx * nz - approach * ny
    uz += sx * ny - sy * nx - approach * nz
    slip = sqrt(ux * ux + uy * uy + uz * uz)
    mass = rows[i, MASS] * rows[j, MASS] / (rows[i, MASS] + rows[j, MASS])
    parting = parting_speed(restitution(approach, law), approach)
    normal = mass * (approach + parting)  # B4
    across = 0.0  # B5: Coulomb, at most what stops the slip
    if slip > 1e-14:
        across = min(friction(slip, law) * normal, (2.0 / 7.0) * mass * slip) / slip
    _push(rows, i, -normal * nx - across * ux, -normal * ny - across * uy, -normal * nz - across * uz, nx, ny, nz)
    _push(rows, j, normal * nx + across * ux, normal * ny + across * uy, normal * nz + across * uz, -nx, -ny, -nz)
    if parting > approach:
        pay_together(rows, i, j, 0.5 * mass * (parting * parting - approach * approach))
    return approach


@inlined
def _push(rows: Rows, i: int, jx: float, jy: float, jz: float, nx: float, ny: float, nz: float) -> None:
    """Impulse J on ball i at the point R n from its centre: m Δv = J, (2/5) m R Δω = n × J."""
    m = rows[i, MASS]
    h = 2.5 / (m * rows[i, RADIUS])
    rows[i, VX] += jx / m
    rows[i, VY] += jy / m
    rows[i, VZ] += jz / m
    rows[i, WX] += h * (ny * jz - nz * jy)
    rows[i, WY] += h * (nz * jx - nx * jz)
    rows[i, WZ] += h * (nx * jy - ny * jx)
