"""Shapes of zones: rectangles and the right triangles of the free game, borders included. Metres."""

from dataclasses import dataclass
from math import hypot

from abrikol.layout.position import Point

# A centre this near to a line lies on it: half of the tenth of a millimetre that a careful hand writes down. Ours.
LINE_TOLERANCE = 0.00005


@dataclass(frozen=True, slots=True)
class Rectangle:
    """The part of the bed between two values of x and two of y, its border included."""

    x0: float
    x1: float
    y0: float
    y1: float

    def contains(self, point: Point) -> bool:
        """Whether a centre lies inside or on the border."""
        return (
            self.x0 - LINE_TOLERANCE <= point.x <= self.x1 + LINE_TOLERANCE
            and self.y0 - LINE_TOLERANCE <= point.y <= self.y1 + LINE_TOLERANCE
        )

    @property
    def corners(self) -> tuple[Point, ...]:
        """Its corners, counter-clockwise."""
        return (
            Point(self.x0, self.y0),
            Point(self.x1, self.y0),
            Point(self.x1, self.y1),
            Point(self.x0, self.y1),
        )


@dataclass(frozen=True, slots=True)
class Triangle:
    """A right triangle in a corner of the bed, with legs along x and y that may point backward; border included."""

    corner: Point
    leg_x: float
    leg_y: float

    def contains(self, point: Point) -> bool:
        """Whether a centre lies inside or on the border."""
        return self._beyond(point) <= LINE_TOLERANCE

    def on_line(self, point: Point) -> bool:
        """Whether a centre lies on the line that parts the triangle off."""
        return abs(self._beyond(point)) <= LINE_TOLERANCE

    def _beyond(self, point: Point) -> float:
        """How far a centre lies beyond that line."""
        share = (point.x - self.corner.x) / self.leg_x + (point.y - self.corner.y) / self.leg_y
        height = abs(self.leg_x * self.leg_y) / hypot(self.leg_x, self.leg_y)
        return (share - 1) * height

    @property
    def corners(self) -> tuple[Point, ...]:
        """The right angle, then the ends of the legs along x and y."""
        return (
            self.corner,
            Point(self.corner.x + self.leg_x, self.corner.y),
            Point(self.corner.x, self.corner.y + self.leg_y),
        )


Shape = Rectangle | Triangle


def adjoin(first: Shape, second: Shape) -> bool:
    """Whether two rectangles have a line or an area in common; the triangles of the free game never do."""
    if isinstance(first, Triangle) or isinstance(second, Triangle):
        return False
    across = min(first.x1, second.x1) - max(first.x0, second.x0)
    aside = min(first.y1, second.y1) - max(first.y0, second.y0)
    return min(across, aside) >= -LINE_TOLERANCE and max(across, aside) > LINE_TOLERANCE
