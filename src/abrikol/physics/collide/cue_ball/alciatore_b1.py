"""Tip on ball: speed, spin, squirt, miscue.

The tip meets the ball at the offset (side, top) in radii, measured across the cue's line. Speed of the ball
v = (1 + e) V / (1 + m/M + (5/2) ρ²), spin R ω = (5/2) v (ρ × d), squirt by TP B.1:
tan α = (5/2) a √(1 - a²) / (1 + m_r + (5/2)(1 - a²)), m_r the ball's mass over the cue's end mass, away from the side.

Beyond ρ = sin(atan μ) the tip slips: the impulse keeps to the edge of the friction cone, so it is weaker, its arm is
that limit, and it turns the ball away by the rest of the angle: a miscue, the same every time.
"""

from math import asin, atan, atan2, cos, sin, sqrt

from abrikol.physics.arrays import Numbers, Rows
from abrikol.physics.compiled import compiled
from abrikol.physics.parameters import Cue
from abrikol.physics.state import MASS, RADIUS, VX, VY, VZ, WX, WY, WZ

# Columns of a strike, as in `parameters.Strike`.
BALL, SPEED, HEADING, ELEVATION, SIDE, TOP, START = range(7)


@compiled
def squirt(side: float, end_mass_ratio: float) -> float:
    """TP B.1: the angle by which the ball leaves the cue's line, to the left for a tip on the right."""
    inside = 1.0 - side * side
    return atan2(2.5 * side * sqrt(inside), 1.0 + end_mass_ratio + 2.5 * inside)


@compiled
def strike(rows: Rows, i: int, thrust: Numbers, cue: Cue) -> bool:
    """Add the tip's impulse to ball i; return whether the tip slipped off. Downward speed is left to the slate."""
    side, top = thrust[SIDE], thrust[TOP]
    offset = sqrt(side * side + top * top)
    limit = sin(atan(cue.friction))
    miscue = offset > limit
    turned = squirt(side, cue.end_mass_ratio) if cue.end_mass_ratio > 0.0 else 0.0
    speed = thrust[SPEED]
    if miscue:
        slipped = asin(offset) - asin(limit)
        speed *= cos(slipped)
        turned += slipped * side / offset
        side, top, offset = side * limit / offset, top * limit / offset, limit
    h = thrust[HEADING]
    ch, sh = cos(h), sin(h)
    ce, se = cos(thrust[ELEVATION]), sin(thrust[ELEVATION])
    dx, dy, dz = ce * ch, ce * sh, -se  # the cue's line
    speed -= dx * rows[i, VX] + dy * rows[i, VY] + dz * rows[i, VZ]
    ratio = rows[i, MASS] / cue.mass if cue.mass > 0.0 else 0.0
    v = (1.0 + cue.restitution) * speed / (1.0 + ratio + 2.5 * offset * offset)
    # offset ρ = side r + top u, r = (sin h, -cos h, 0), u = r × d; ρ × d = side u - top r
    f = 2.5 * v / rows[i, RADIUS]
    rx, ry = sh, -ch
    ux, uy, uz = se * ch, se * sh, ce
    rows[i, WX] += f * (side * ux - top * rx)
    rows[i, WY] += f * (side * uy - top * ry)
    rows[i, WZ] += f * side * uz
    ct, st = cos(turned), sin(turned)  # about u, away from the side
    rows[i, VX] += v * (ct * dx - st * rx)
    rows[i, VY] += v * (ct * dy - st * ry)
    rows[i, VZ] += v * ct * dz
    return miscue


@compiled
def pinched(elevation: float, cue: Cue) -> float:
    """Share of the slate's bounce that is left while the tip holds the ball down: 1 at a level cue, 0 at a massé."""
    return 1.0 - min(max((elevation - cue.pinch_from) / (cue.pinch_to - cue.pinch_from), 0.0), 1.0)
