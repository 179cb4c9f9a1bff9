"""Respotting: figures from the rules, and properties against a brute search."""

from math import hypot

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from abrikol.equipment.balls import CAROM, PYRAMID
from abrikol.equipment.names import NUMBERED_BALLS, PYRAMID_BALLS, Ball
from abrikol.equipment.tables import MATCH_TABLE, PYRAMID_12
from abrikol.layout.position import TOUCH_TOLERANCE, Point, Position, touching_balls
from abrikol.layout.respot import (
    SPOT_GAP,
    Path,
    Spotting,
    axis_paths,
    first_free_place,
    first_free_spot,
    obstructing,
    spot_ball,
    spot_balls,
)
from abrikol.layout.spots import centre_spot, foot_spot, head_spot

DIAMETER = 0.068
MARK = foot_spot(PYRAMID_12)
REAR = PYRAMID_12.length - PYRAMID_12.reach(DIAMETER / 2)
EMPTY = Position()
FLOAT = 1e-9


def on_axis(*steps_mm: float) -> Position:
    """Obstacles 1, 2, ... on the long axis, by their millimetres behind (+) or before (-) the rear mark."""
    points = (Point(MARK.x + mm / 1000, MARK.y) for mm in steps_mm)
    return Position(zip(NUMBERED_BALLS, points, strict=False))


def behind(place: Point) -> float:
    """Millimetres behind the rear mark."""
    return 1000 * (place.x - MARK.x)


def spot_c(position: Position, mode: Spotting = Spotting.APART) -> float:
    return behind(spot_ball(Ball.C, position, PYRAMID_12, PYRAMID, mode))


def test_a_single_ball_goes_to_the_rear_mark() -> None:
    """FREE-23.2, COMB-09."""
    assert spot_ball(Ball.C, EMPTY, PYRAMID_12, PYRAMID) == MARK


def test_the_gap_is_no_contact_by_our_own_measure() -> None:
    assert SPOT_GAP > TOUCH_TOLERANCE


@pytest.mark.parametrize("mode", [Spotting.APART, Spotting.TOUCHING])
def test_a_blocked_mark_sends_the_ball_toward_the_rear_cushion(mode: Spotting) -> None:
    """FREE-23.3, DYN-11: as close as possible, not touching the obstacle."""
    assert spot_c(on_axis(0), mode) == pytest.approx(68.25)
    assert spot_c(on_axis(-30), mode) == pytest.approx(38.25)
    assert spot_c(on_axis(30), mode) == pytest.approx(98.25)


def test_an_obstacle_beside_the_axis_bars_less() -> None:
    """Clearance 68.25 and 40 mm aside leave 55.30 mm along the axis."""
    aside = Position({Ball.B1: Point(MARK.x, MARK.y + 0.040)})
    assert spot_c(aside) == pytest.approx((68.25**2 - 40**2) ** 0.5)
    far_aside = Position({Ball.B1: Point(MARK.x, MARK.y + 0.0683)})
    assert spot_c(far_aside) == 0


def test_a_narrow_gap_between_obstacles_is_passed_over() -> None:
    assert spot_c(on_axis(0, 136.4)) == pytest.approx(136.4 + 68.25)
    assert spot_c(on_axis(0, 136.6)) == pytest.approx(68.25)


def test_a_full_line_behind_the_mark_sends_the_ball_toward_the_centre() -> None:
    """FREE-23.3."""
    wall = on_axis(*range(20, 887, 70))
    assert spot_c(wall) == pytest.approx(20 - 68.25)
    assert spot_c(wall, Spotting.SHORT_RAIL) == pytest.approx(20 - 68.25)


def test_several_balls_stand_in_line_without_touching() -> None:
    """FREE-23.2."""
    after = spot_balls([Ball.B4, Ball.B9, Ball.B2], EMPTY, PYRAMID_12, PYRAMID)
    assert [round(behind(after[ball]), 6) for ball in (Ball.B4, Ball.B9, Ball.B2)] == [0, 68.25, 136.5]
    assert touching_balls(after, PYRAMID) == ()


def test_in_dynamic_several_balls_touch_each_other_but_not_the_obstacle() -> None:
    """DYN-11."""
    before = on_axis(10)
    after = spot_balls([Ball.B4, Ball.B9], before, PYRAMID_12, PYRAMID, Spotting.TOUCHING)
    assert [round(behind(after[ball]), 6) for ball in (Ball.B4, Ball.B9)] == [78.25, 146.25]
    assert touching_balls(after, PYRAMID) == ((Ball.B4, Ball.B9),)


def test_thirteen_touching_balls_find_room_behind_the_mark() -> None:
    """887.5 mm less a radius takes floor(853.5 / 68) + 1 = 13 balls; the fourteenth goes toward the centre."""
    after = spot_balls(NUMBERED_BALLS, EMPTY, PYRAMID_12, PYRAMID, Spotting.TOUCHING)
    assert sum(point.x >= MARK.x for point in after.values()) == 13
    assert [round(behind(after[ball])) for ball in NUMBERED_BALLS[-2:]] == [-68, -136]


def test_short_rail_lays_balls_against_the_rear_cushion() -> None:
    """COMB-12, CLASSIC-29: spot 3, and if it is taken, the short cushion; the next one before it."""
    assert spot_c(EMPTY, Spotting.SHORT_RAIL) == 0
    assert spot_c(on_axis(5), Spotting.SHORT_RAIL) == pytest.approx(1000 * (REAR - MARK.x))
    after = spot_balls([Ball.B8, Ball.B9, Ball.B10], EMPTY, PYRAMID_12, PYRAMID, Spotting.SHORT_RAIL)
    from_rail = [round(1000 * (REAR - after[ball].x), 6) for ball in (Ball.B9, Ball.B10)]
    assert after[Ball.B8] == MARK
    assert from_rail == [0, 68.25]


def test_a_ball_may_be_spotted_from_wherever_it_lies() -> None:
    before = Position({Ball.B3: Point(MARK.x + 0.01, MARK.y)})
    assert spot_balls([Ball.B3], before, PYRAMID_12, PYRAMID)[Ball.B3] == MARK
    assert spot_ball(Ball.B3, before, PYRAMID_12, PYRAMID) == MARK


def test_a_barred_axis_is_an_error_that_names_the_ball() -> None:
    crowd = Position({ball: Point(0.1 + 0.2 * i, MARK.y) for i, ball in enumerate(NUMBERED_BALLS)})
    wide = type(PYRAMID)("wide", PYRAMID_BALLS, type(PYRAMID.size)(radius=0.120, mass=1.0))
    low = type(PYRAMID_12)(name="low", length=3.1, width=1.775, nose_height=0.12, lateral=0.2)
    with pytest.raises(ValueError, match="no room on the long axis for ball C"):
        spot_ball(Ball.C, crowd, low, wide)


# --- spots ---------------------------------------------------------------------------------------------------------


def test_the_first_free_of_several_spots() -> None:
    """CAR-GEN-05 to 07: a jumped cue ball goes to the front spot, else the rear, else the centre."""
    order = [head_spot(MATCH_TABLE), foot_spot(MATCH_TABLE), centre_spot(MATCH_TABLE)]
    red = Position({Ball.R: Point(0.71 + 0.061, 0.71)})
    assert first_free_spot(order, Ball.W, EMPTY, CAROM) == order[0]
    assert first_free_spot(order, Ball.W, red, CAROM) == order[1]
    assert first_free_spot(order, Ball.W, red.with_ball(Ball.Y, order[1]), CAROM) == order[2]
    assert first_free_spot(order[:1], Ball.W, red, CAROM) is None


@pytest.mark.parametrize(("away_mm", "taken"), [(61.4, True), (61.5, False), (61.6, False)])
def test_a_spot_is_taken_when_a_ball_there_would_overlap(away_mm: float, taken: bool) -> None:
    spot = head_spot(MATCH_TABLE)
    position = Position({Ball.Y: Point(spot.x + away_mm / 1000, spot.y)})
    assert obstructing(spot, Ball.W, position, CAROM) == ((Ball.Y,) if taken else ())


def test_a_ball_does_not_stand_in_its_own_way() -> None:
    spot = head_spot(MATCH_TABLE)
    assert obstructing(spot, Ball.W, Position({Ball.W: spot}), CAROM) == ()


# --- properties ----------------------------------------------------------------------------------------------------

near_axis = st.builds(Point, st.floats(0.05, 3.5), st.floats(0.80, 0.98))
obstacles = st.lists(near_axis, max_size=15).map(lambda points: Position(zip(NUMBERED_BALLS, points, strict=False)))
apart = st.lists(near_axis, max_size=8).map(
    lambda points: Position(
        (ball, point)
        for index, (ball, point) in enumerate(zip(NUMBERED_BALLS, points, strict=False))
        if all(point.distance(other) >= DIAMETER for other in points[:index])
    )
)
modes = st.sampled_from(Spotting)


def clear(point: Point, position: Position, clearance: float) -> bool:
    return all(point.distance(other) >= clearance for other in position.values())


@given(obstacles, modes)
def test_no_spotted_ball_touches_an_obstacle(position: Position, mode: Spotting) -> None:
    place = spot_ball(Ball.C, position, PYRAMID_12, PYRAMID, mode)
    assert place.y == MARK.y
    assert clear(place, position, DIAMETER + SPOT_GAP - FLOAT)


@settings(max_examples=60)
@given(obstacles, modes)
def test_no_nearer_place_was_free(position: Position, mode: Spotting) -> None:
    """Every millimetre that the mode would rather have taken is barred."""
    place = spot_ball(Ball.C, position, PYRAMID_12, PYRAMID, mode)
    for path in axis_paths(PYRAMID_12, DIAMETER / 2, mode):
        found = first_free_place(path, Ball.C, position, PYRAMID)
        reach = path.length if found is None else path.start.distance(found)
        for step in range(int(1000 * reach)):
            assert not clear(path.at(step / 1000), position, DIAMETER + SPOT_GAP + FLOAT)
        if found is not None:
            assert found == place
            return


@given(apart, st.lists(st.sampled_from(NUMBERED_BALLS[8:]), unique=True, min_size=1), modes)
def test_spotting_several_never_overlaps_and_moves_nothing_else(
    position: Position, returning: list[Ball], mode: Spotting
) -> None:
    after = spot_balls(returning, position, PYRAMID_12, PYRAMID, mode)
    assert set(after) == {*position, *returning}
    assert after.without(*returning) == position
    for index, ball in enumerate(returning):
        others = after.without(*returning[index:])
        least = DIAMETER if mode is Spotting.TOUCHING else DIAMETER + SPOT_GAP
        assert clear(after[ball], others, least - FLOAT)
        assert clear(after[ball], position, DIAMETER + SPOT_GAP - FLOAT)


@given(apart, st.permutations(NUMBERED_BALLS[8:12]), modes)
def test_the_order_of_balls_only_names_the_places(position: Position, returning: list[Ball], mode: Spotting) -> None:
    """FREE-23.2: in any order."""
    one = spot_balls(returning, position, PYRAMID_12, PYRAMID, mode)
    other = spot_balls(sorted(returning, key=lambda ball: ball.value), position, PYRAMID_12, PYRAMID, mode)
    assert {one[ball] for ball in returning} == {other[ball] for ball in returning}


@given(st.floats(0.1, 2.7), st.floats(0.1, 1.3), st.floats(0.1, 2.7), st.floats(0.1, 1.3), near_axis)
def test_any_straight_path_will_do(x0: float, y0: float, x1: float, y1: float, obstacle: Point) -> None:
    path = Path(Point(x0, y0), Point(x1, y1))
    place = first_free_place(path, Ball.W, Position({Ball.R: obstacle}), CAROM)
    if place is not None:
        assert place.distance(obstacle) >= CAROM.diameter + SPOT_GAP - FLOAT
        ahead = (place.x - x0) * (x1 - x0) + (place.y - y0) * (y1 - y0)
        assert ahead >= 0
        assert place.distance(path.start) + place.distance(path.end) == pytest.approx(hypot(x1 - x0, y1 - y0))


def test_a_path_of_one_place_is_free_or_not() -> None:
    path = Path(MARK, MARK)
    assert first_free_place(path, Ball.C, EMPTY, PYRAMID) == MARK
    assert first_free_place(path, Ball.C, on_axis(50), PYRAMID) is None
