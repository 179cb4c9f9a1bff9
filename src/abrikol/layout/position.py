"""Positions: which ball lies where, and which of them touch or overlap. All lengths in metres."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from math import hypot

from abrikol.equipment.balls import BallSet
from abrikol.equipment.names import Ball, Cushion
from abrikol.equipment.tables import Table
from abrikol.language import Wrong

# Balls nearer to each other, or to a cushion, than this are frozen; deeper into each other than this, they overlap.
# 0.2 mm, ours: no rulebook gives one (FREE-20.2c, CAR-GEN-13).
TOUCH_TOLERANCE = 0.0002

_RANK = {ball: rank for rank, ball in enumerate(Ball)}


class OverlapError(Wrong):
    """Two balls in one place; the message names both and their distance."""


@dataclass(frozen=True, slots=True)
class Point:
    """A place on the bed: x from the head cushion, y from the right cushion, in metres."""

    x: float
    y: float

    def distance(self, other: "Point") -> float:
        """Distance to another point in metres."""
        return hypot(self.x - other.x, self.y - other.y)


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Position(Mapping[Ball, Point]):
    """Where the balls on the bed lie; frozen, hashable, and read like any mapping."""

    places: tuple[tuple[Ball, Point], ...]

    def __init__(self, places: Mapping[Ball, Point] | Iterable[tuple[Ball, Point]] = ()) -> None:
        ordered = sorted(dict(places).items(), key=lambda place: _RANK[place[0]])
        object.__setattr__(self, "places", tuple(ordered))

    def __getitem__(self, ball: Ball) -> Point:
        for other, point in self.places:
            if other is ball:
                return point
        raise KeyError(ball)

    def __iter__(self) -> Iterator[Ball]:
        return (ball for ball, _ in self.places)

    def __len__(self) -> int:
        return len(self.places)

    def __repr__(self) -> str:
        inside = "/".join(f"{ball.value}:{point.x:g},{point.y:g}" for ball, point in self.places)
        return f"Position({inside})"

    def with_ball(self, ball: Ball, point: Point) -> "Position":
        """The same position with `ball` at `point`, wherever it was before."""
        return Position({**dict(self.places), ball: point})

    def with_balls(self, places: Mapping[Ball, Point]) -> "Position":
        """The same position with all these balls at their new places."""
        return Position({**dict(self.places), **places})

    def without(self, *balls: Ball) -> "Position":
        """The same position without these balls; one that is not there is no error."""
        left = tuple(place for place in self.places if place[0] not in balls)
        return self if len(left) == len(self.places) else Position(left)


def gap(first: Ball, second: Ball, position: Position, balls: BallSet) -> float:
    """Air between two balls in metres, negative where they overlap."""
    return position[first].distance(position[second]) - balls.radius(first) - balls.radius(second)


def _near(position: Position, balls: BallSet) -> Iterator[tuple[Ball, Ball, float]]:
    """All pairs that touch or overlap, roughly, each with its gap; far ones are passed over quickly."""
    places = [(ball, point.x, point.y, balls.radius(ball)) for ball, point in position.places]
    for (first, x, y, radius), (second, other_x, other_y, other_radius) in combinations(places, 2):
        together = radius + other_radius
        if abs(x - other_x) <= together + TOUCH_TOLERANCE and abs(y - other_y) <= together + TOUCH_TOLERANCE:
            yield first, second, hypot(x - other_x, y - other_y) - together


def overlapping(position: Position, balls: BallSet) -> tuple[tuple[Ball, Ball], ...]:
    """All pairs that lie deeper in each other than `TOUCH_TOLERANCE`."""
    return tuple((first, second) for first, second, air in _near(position, balls) if air < -TOUCH_TOLERANCE)


def check_no_overlap(position: Position, balls: BallSet) -> None:
    """Raise `OverlapError` naming the first two balls that lie in one place."""
    for first, second in overlapping(position, balls):
        apart = 1000 * position[first].distance(position[second])
        need = 1000 * (balls.radius(first) + balls.radius(second))
        raise OverlapError(
            "balls-overlap", one=first.value, other=second.value, apart=f"{apart:.1f}", need=f"{need:.1f}"
        )


def touching_balls(position: Position, balls: BallSet) -> tuple[tuple[Ball, Ball], ...]:
    """All pairs that touch within `TOUCH_TOLERANCE`, in the order of `Ball`."""
    return tuple((first, second) for first, second, air in _near(position, balls) if abs(air) <= TOUCH_TOLERANCE)


def touching_cushions(position: Position, balls: BallSet, table: Table) -> tuple[tuple[Ball, Cushion], ...]:
    """All balls that touch a cushion within `TOUCH_TOLERANCE`, each with its cushion."""
    return tuple(
        (ball, cushion)
        for ball, point in position.places
        for cushion, away in cushion_distances(point, table)
        if abs(away - table.reach(balls.radius(ball))) <= TOUCH_TOLERANCE
    )


def cushion_distances(point: Point, table: Table) -> tuple[tuple[Cushion, float], ...]:
    """How far a point lies from each cushion's nose line, in metres."""
    return (
        (Cushion.HEAD, point.x),
        (Cushion.FOOT, table.length - point.x),
        (Cushion.LEFT, table.width - point.y),
        (Cushion.RIGHT, point.y),
    )
