"""The pyramid: fifteen balls or fewer, racked on spot 3 with the base toward the foot cushion. Metres."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin, sqrt
from random import Random

from abrikol.equipment.balls import PYRAMID, BallSet
from abrikol.equipment.names import NUMBERED_BALLS, Ball
from abrikol.equipment.tables import Table
from abrikol.layout.position import Point, Position
from abrikol.layout.spots import foot_spot

FULL_RACK = 15

_HAIR = 1e-9
"""What floating point may lose in a distance of metres."""

# Rows from the apex, left to right seen from the front: CLASSIC-02 and billiard-prime.com (classic-piramid).
CLASSIC_ROWS = ((4,), (5, 6), (7, 15, 8), (9, 14, 13, 10), (2, 1, 12, 11, 3))
CLASSIC_ORDER = tuple(Ball(str(number)) for row in CLASSIC_ROWS for number in row)

# Elsewhere the numbers are immaterial (FREE-8.1, GEN-11); ours run as one reads: 1 / 2 3 / 4 5 6 / ...
PLAIN_ORDER = NUMBERED_BALLS


@dataclass(frozen=True, slots=True)
class Looseness:
    """How a rack fails to be tight, declared: a mean gap between neighbours in metres, and the seed of the dice.

    A perfectly tight rack leaves the order of its collisions to chance, so a simulation
    states its gaps; 10 to 100 micrometres are usual.
    """

    gap: float
    seed: int


def rack(
    table: Table, numbers: Sequence[Ball] = PLAIN_ORDER, balls: BallSet = PYRAMID, looseness: Looseness | None = None
) -> Position:
    """Rack these balls, apex on spot 3, from the apex and in each row left to right seen from the front (GEN-11).

    Fewer than fifteen make a short rack: rows fill from the apex, the last one from its middle outward (DYN-D-07).
    """
    if len(numbers) > FULL_RACK or len(set(numbers)) < len(numbers):
        raise ValueError(f"a rack takes up to {FULL_RACK} different balls, not {' '.join(b.value for b in numbers)}")
    gap = looseness.gap if looseness else 0.0
    places = _places(foot_spot(table), len(numbers), balls.diameter + gap)
    return Position(zip(numbers, _shaken(places, looseness), strict=True))


def classic_rack(table: Table, balls: BallSet = PYRAMID, looseness: Looseness | None = None) -> Position:
    """The full rack of the classic game: 4 at the apex, 2 and 3 at the corners of the base (CLASSIC-02)."""
    return rack(table, CLASSIC_ORDER, balls, looseness)


def headless_rack(table: Table, numbers: Sequence[Ball], balls: BallSet = PYRAMID) -> Position:
    """These balls in a rack whose place on spot 3 stays empty: the truncated pyramid of fourteen (CONT-04)."""
    return Position(zip(numbers, _places(foot_spot(table), FULL_RACK, balls.diameter)[1:], strict=False))


def in_rack_area(point: Point, table: Table, balls: BallSet = PYRAMID) -> bool:
    """A ball at this point lies within the triangle of a full rack, whatever place of it stays empty (CONT-06)."""
    places = _places(foot_spot(table), FULL_RACK, balls.diameter)
    return any(point.distance(place) < balls.diameter - _HAIR for place in places)


def _places(apex: Point, balls: int, spacing: float) -> list[Point]:
    """The first places of a rack whose neighbours lie `spacing` apart, row by row, left to right."""
    return [_place(apex, row, slot, spacing) for row, slots in enumerate(row_slots(balls)) for slot in slots]


def _place(apex: Point, row: int, slot: int, spacing: float) -> Point:
    """Rows lie spacing x sqrt(3)/2 apart (58.89 mm for 68 mm balls); left is toward greater y."""
    return Point(apex.x + row * spacing * sqrt(3) / 2, apex.y + (row / 2 - slot) * spacing)


def row_slots(balls: int) -> list[tuple[int, ...]]:
    """Which slots of each row are filled, 0 = leftmost, in a rack of so many balls.

    Where the last row may lean to either side (DYN-D-07 leaves it open), it leans left.
    """
    rows: list[tuple[int, ...]] = []
    while balls > 0:
        size = len(rows) + 1
        rows.append(_middle_outward(size, min(size, balls)))
        balls -= size
    return rows


def _middle_outward(size: int, balls: int) -> tuple[int, ...]:
    """The slots of a row of `size` that so many balls fill, from the middle outward, given left to right."""
    middle = (size - 1) / 2
    return tuple(sorted(sorted(range(size), key=lambda slot: (abs(slot - middle), slot))[:balls]))


def _shaken(places: list[Point], looseness: Looseness | None) -> list[Point]:
    """Every ball but the apex strays up to half the gap from its place, so that none ever overlap."""
    if looseness is None:
        return places
    dice = Random(looseness.seed)
    return [places[0], *(_strayed(place, looseness.gap / 2, dice) for place in places[1:])] if places else []


def _strayed(place: Point, most: float, dice: Random) -> Point:
    """A point uniformly in the disc of radius `most` about `place`."""
    away, heading = most * sqrt(dice.random()), 2 * pi * dice.random()
    return Point(place.x + away * cos(heading), place.y + away * sin(heading))


def loosened(tight: Position, balls: BallSet, looseness: Looseness) -> Position:
    """A rack that was laid tight, with its declared looseness: spread from its apex, every other ball strayed."""
    if not tight:
        return tight
    (first, apex), *others = sorted(tight.places, key=lambda place: (place[1].x, place[1].y))
    wider, dice = 1.0 + looseness.gap / balls.diameter, Random(looseness.seed)
    spread = {
        ball: Point(apex.x + wider * (place.x - apex.x), apex.y + wider * (place.y - apex.y)) for ball, place in others
    }
    return Position({first: apex} | {b: _strayed(place, looseness.gap / 2, dice) for b, place in spread.items()})
