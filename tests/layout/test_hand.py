"""Where a ball in hand may lie."""

import pytest

from abrikol.equipment.balls import CAROM, PYRAMID
from abrikol.equipment.lookup import UnknownNameError
from abrikol.equipment.names import Cushion
from abrikol.equipment.tables import MATCH_TABLE, PYRAMID_12
from abrikol.layout.hand import hand_area
from abrikol.layout.position import Point
from abrikol.layout.shapes import LINE_TOLERANCE
from abrikol.layout.zones import in_house, wholly_in_half, zone_plan

R = PYRAMID.size.radius
MID = PYRAMID_12.width / 2


@pytest.mark.parametrize(("where", "end"), [("house", Cushion.HEAD), ("rear", Cushion.FOOT)])
def test_as_near_to_the_line_as_may_be_is_still_in_the_house(where: str, end: Cushion) -> None:
    room = hand_area(where, PYRAMID_12, R).centres
    near, step = (room.x1, LINE_TOLERANCE) if where == "house" else (room.x0, -LINE_TOLERANCE)
    assert in_house(Point(near, MID), PYRAMID_12, end)
    assert not in_house(Point(near + 2 * step, MID), PYRAMID_12, end)


def test_what_is_lit_reaches_to_the_line() -> None:
    quarter = PYRAMID_12.length / 4
    assert {corner.x for corner in hand_area("house", PYRAMID_12, R).shape.corners} == {0.0, quarter}
    assert {corner.x for corner in hand_area("rear", PYRAMID_12, R).shape.corners} == {3 * quarter, PYRAMID_12.length}


@pytest.mark.parametrize("half", ["lower", "upper"])
def test_no_part_of_a_ball_lies_beyond_the_middle_line(half: str) -> None:
    radius = CAROM.size.radius
    room = hand_area(half, MATCH_TABLE, radius).centres
    near, over = (room.x1, 0.001) if half == "lower" else (room.x0, -0.001)
    assert wholly_in_half(Point(near, 0.7), radius, MATCH_TABLE, half)
    assert not wholly_in_half(Point(near + over, 0.7), radius, MATCH_TABLE, half)


def test_anywhere_keeps_off_the_cushions() -> None:
    room = hand_area("any", PYRAMID_12, R).centres
    assert (room.x0, room.x1) == (R, PYRAMID_12.length - R)
    assert (room.y0, room.y1) == (R, PYRAMID_12.width - R)


def test_a_zone_of_the_plan() -> None:
    room = hand_area("z1", MATCH_TABLE, 0.03, zone_plan("47")).centres
    assert (room.x0, room.x1, room.y0, room.y1) == (0.03, 0.47, 0.03, 0.47)


def test_a_zone_that_is_not_drawn_is_unknown() -> None:
    with pytest.raises(UnknownNameError):
        hand_area("z1", MATCH_TABLE, 0.03)
