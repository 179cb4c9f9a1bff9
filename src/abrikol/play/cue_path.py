"""The way of the cue: over the rail and over the balls behind the one it strikes.

A cue lies level only in books. Its tip meets the ball at the chosen point, its shaft rises by the elevation, and on
its way back it must clear the nose of each cushion it crosses and every ball below it.

The cue is a cone: 6 mm at the tip, 15 mm at the butt, 1.4 m long (usual sizes, ours). Angles in radians, metres.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import atan2, cos, inf, sin, sqrt
from typing import NamedTuple

from abrikol.equipment.names import Cushion
from abrikol.equipment.tables import Table

TIP_RADIUS, BUTT_RADIUS, LENGTH = 0.006, 0.015, 1.40
STEEPEST = 1.5
"""86°: no cue is held more upright."""
SLACK = 1e-9
"""m: what rounding may take."""

_TAPER = (BUTT_RADIUS - TIP_RADIUS) / LENGTH

NEAR = 0.2
"""m: a nose nearer than this to the tip is passed by trial."""

Sphere = tuple[float, float, float]
"""A ball on the bed: x, y and radius."""


class Margin(NamedTuple):
    """Air between the shaft and something (negative: through it), how far up the shaft, and what it is."""

    air: float
    along: float
    what: Cushion | int


def _air(margin: Margin) -> float:
    return margin.air


@dataclass(frozen=True, slots=True)
class CuePath:
    """A tip at a ball that lies at (x, y), from a heading, at an offset in radii; what is in the way is asked of it."""

    table: Table
    x: float
    y: float
    radius: float
    heading: float
    side: float
    top: float
    others: Sequence[Sphere]

    def tip(self, elevation: float) -> tuple[float, float, float]:
        """Where the tip meets the ball."""
        depth = sqrt(max(0.0, 1.0 - self.side * self.side - self.top * self.top))
        ce, se, ch, sh = cos(elevation), sin(elevation), cos(self.heading), sin(self.heading)
        back = self.top * se - depth * ce
        return (
            self.x + self.radius * (self.side * sh + back * ch),
            self.y + self.radius * (-self.side * ch + back * sh),
            self.radius * (1.0 + self.top * ce + depth * se),
        )

    def rail_margins(self, elevation: float) -> tuple[Margin, ...]:
        """Air between the shaft and the nose of each cushion behind the ball."""
        tx, ty, tz = self.tip(elevation)
        ce, se = cos(elevation), sin(elevation)
        bx, by = -cos(self.heading), -sin(self.heading)
        margins = []
        for cushion, gap, toward in (
            (Cushion.HEAD, tx, -bx),
            (Cushion.FOOT, self.table.length - tx, bx),
            (Cushion.RIGHT, ty, -by),
            (Cushion.LEFT, self.table.width - ty, by),
        ):
            along = inf if toward <= 1e-12 else max(gap / (toward * ce), 0.0)
            if along < LENGTH:
                air = tz + along * se - (TIP_RADIUS + _TAPER * along) - self.table.nose_height
                margins.append(Margin(air, along, cushion))
        return tuple(margins)

    def ball_margins(self, elevation: float) -> tuple[Margin, ...]:
        """Air between the shaft and each other ball."""
        tx, ty, tz = self.tip(elevation)
        ce, se = cos(elevation), sin(elevation)
        bx, by = -cos(self.heading) * ce, -sin(self.heading) * ce
        margins = []
        for number, (x, y, radius) in enumerate(self.others):
            dx, dy, dz = x - tx, y - ty, radius - tz
            along = min(max(dx * bx + dy * by + dz * se, 0.0), LENGTH)
            distance = sqrt((dx - along * bx) ** 2 + (dy - along * by) ** 2 + (dz - along * se) ** 2)
            margins.append(Margin(distance - radius - (TIP_RADIUS + _TAPER * along), along, number))
        return tuple(margins)

    def obstacle(self, elevation: float) -> Cushion | int | None:
        """What the cue would pass through: a cushion, a ball by its number among the others, or nothing."""
        margins = self.rail_margins(elevation)
        if self._balls_matter():
            margins += self.ball_margins(elevation)
        return next((margin.what for margin in margins if margin.air < -SLACK), None)

    def least_elevation(self) -> float | None:
        """The flattest way past everything, in radians; None where there is none."""
        low, past = self._past_far_rails()
        if past and not self._balls_matter():
            return low
        return low if self.obstacle(low) is None else self._bisect(low)

    def _past_far_rails(self) -> tuple[float, bool]:
        """Toward far noses the answer is near at once, since the tip rises little as the butt does.

        An elevation, and whether it clears all rails; if not, it is a lower bound.
        """
        elevation = 0.0
        for _ in range(8):
            worst = min(self.rail_margins(elevation), key=_air, default=None)
            if worst is None or worst.air >= -SLACK:
                return elevation, True
            if worst.along < NEAR:
                break
            elevation += atan2(SLACK / 2 - worst.air, worst.along)
        return elevation, False

    def _bisect(self, low: float) -> float | None:
        high = STEEPEST
        if self.obstacle(high) is not None:
            return None
        for _ in range(40):
            middle = 0.5 * (low + high)
            if self.obstacle(middle) is None:
                high = middle
            else:
                low = middle
        return high

    def _balls_matter(self) -> bool:
        """Whether any ball lies near enough to the line behind the ball."""
        bx, by = -cos(self.heading), -sin(self.heading)
        for x, y, radius in self.others:
            dx, dy = x - self.x, y - self.y
            near = radius + BUTT_RADIUS + self.radius
            if dx * bx + dy * by > -near and abs(dx * by - dy * bx) < near:
                return True
        return False
