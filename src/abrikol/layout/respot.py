"""Respotting: where a ball goes that must come back to the bed. Closed forms, no search. Metres.

A place is taken when a ball laid there would overlap another. Along a line every ball on the bed bars an open
interval of places; the first place that no interval covers is the answer.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from math import sqrt

from abrikol.equipment.balls import BallSet
from abrikol.equipment.names import Ball
from abrikol.equipment.tables import Table
from abrikol.layout.position import TOUCH_TOLERANCE, Point, Position
from abrikol.layout.spots import foot_spot

# "As close as possible but not touching" (FREE-23.2): just more air than that within which balls count as frozen.
SPOT_GAP = TOUCH_TOLERANCE + 0.00005

# What floating point may lose in a distance of metres; no ball is that exact.
_SLACK = 1e-12


class Spotting(Enum):
    """How balls are laid back on the long axis of a pyramid table."""

    APART = "free23"
    """Rear mark, then toward the rear cushion, then toward the centre; no ball touches another (FREE-23)."""
    TOUCHING = "dyn_touching"
    """The same places, but balls spotted together touch each other, never an obstacle (DYN-11)."""
    SHORT_RAIL = "short_rail"
    """Rear mark if free, else against the rear cushion, then from there inward (COMB-12, CLASSIC-29)."""


@dataclass(frozen=True, slots=True)
class Path:
    """A straight run of places for one ball's centre, from the first wanted to the last."""

    start: Point
    end: Point

    @property
    def length(self) -> float:
        """Length in metres."""
        return self.start.distance(self.end)

    @property
    def direction(self) -> tuple[float, float]:
        """The unit vector from start to end; along x for a path of one place."""
        if not self.length:
            return 1.0, 0.0
        return (self.end.x - self.start.x) / self.length, (self.end.y - self.start.y) / self.length

    def at(self, along: float) -> Point:
        """The point `along` metres from the start."""
        ux, uy = self.direction
        return Point(self.start.x + along * ux, self.start.y + along * uy)


def obstructing(point: Point, ball: Ball, position: Position, balls: BallSet) -> tuple[Ball, ...]:
    """The other balls that `ball` laid at `point` would overlap; empty where the place is free (CAR-GEN-05)."""
    return tuple(
        other
        for other, place in position.places
        if other is not ball and place.distance(point) < balls.radius(other) + balls.radius(ball) - _SLACK
    )


def first_free_spot(spots: Iterable[Point], ball: Ball, position: Position, balls: BallSet) -> Point | None:
    """The first of several spots where `ball` would overlap no other; None when all are taken (CAR-GEN-05 to 07)."""
    return next((point for point in spots if not obstructing(point, ball, position, balls)), None)


def first_free_place(
    path: Path, ball: Ball, position: Position, balls: BallSet, touch: Iterable[Ball] = ()
) -> Point | None:
    """The first place along a path where `ball` touches no other, save those in `touch`, which it may touch.

    None when the whole path is barred (FREE-23.2, FREE-23.3).
    """
    along = 0.0
    for low, high in sorted(_barred(path, ball, position, balls, frozenset(touch))):
        if low < along < high:
            along = high
    return path.at(along) if along <= path.length else None


def _barred(
    path: Path, ball: Ball, position: Position, balls: BallSet, touch: frozenset[Ball]
) -> Iterable[tuple[float, float]]:
    """The open intervals of the path, in metres from its start, that the other balls bar."""
    for other, place in position.places:
        if other is not ball:
            gap = 0.0 if other in touch else SPOT_GAP
            yield from _shadow(path, place, balls.radius(ball) + balls.radius(other) + gap)


def _shadow(path: Path, obstacle: Point, clearance: float) -> Iterable[tuple[float, float]]:
    """Where on the path's line a centre is nearer to the obstacle than `clearance`: one open interval or none."""
    ux, uy = path.direction
    dx, dy = obstacle.x - path.start.x, obstacle.y - path.start.y
    foot, beside = dx * ux + dy * uy, dx * uy - dy * ux
    if abs(beside) < clearance:
        half = sqrt(clearance * clearance - beside * beside)
        yield foot - half, foot + half


def axis_paths(table: Table, radius: float, mode: Spotting) -> tuple[Path, ...]:
    """The paths on the long axis that a spotting mode tries in turn, for a ball of `radius`; a mark is a short path.

    The last one runs on past the centre to the head cushion, so that a place is always found.
    """
    mark = foot_spot(table)
    rear = Point(table.length - table.reach(radius), mark.y)
    inward = Path(mark, Point(table.reach(radius), mark.y))
    if mode is Spotting.SHORT_RAIL:
        return Path(mark, mark), Path(rear, mark), inward
    return Path(mark, rear), inward


def spot_ball(
    ball: Ball,
    position: Position,
    table: Table,
    balls: BallSet,
    mode: Spotting = Spotting.APART,
    touch: Iterable[Ball] = (),
) -> Point:
    """Where `ball` is spotted on the long axis; it may touch only the balls in `touch`.

    Raise ValueError when the whole axis is barred.
    """
    for path in axis_paths(table, balls.radius(ball), mode):
        place = first_free_place(path, ball, position, balls, touch)
        if place is not None:
            return place
    raise ValueError(f"no room on the long axis for ball {ball.value}")


def spot_balls(
    returning: Sequence[Ball], position: Position, table: Table, balls: BallSet, mode: Spotting = Spotting.APART
) -> Position:
    """The position after these balls are spotted one by one in their order; where they lay before is forgotten."""
    position = position.without(*returning)
    laid: list[Ball] = []
    for ball in returning:
        touch = laid if mode is Spotting.TOUCHING else ()
        position = position.with_ball(ball, spot_ball(ball, position, table, balls, mode, touch))
        laid.append(ball)
    return position
