"""Where pins stand."""

from math import sqrt

import pytest

from abrikol.equipment.names import Ball, Pin
from abrikol.equipment.pins import FIVE, SEVEN
from abrikol.equipment.tables import MATCH_TABLE, PYRAMID_12
from abrikol.layout.pin_places import (
    covered_pins,
    five_pin_places,
    medium_pin_distance,
    medium_pin_refuge,
    seven_pin_places,
)
from abrikol.layout.position import Point, Position
from abrikol.layout.spots import spot


def test_a_carom_ball_just_passes_between_two_of_the_five_pins() -> None:
    """61.5 + 10 mm and a little: 72."""
    places = five_pin_places(MATCH_TABLE)
    assert places[Pin.KC] == spot(MATCH_TABLE, 2)
    assert {round(1000 * places[Pin.KC].distance(places[pin])) for pin in FIVE.names[1:]} == {72}
    assert 0.072 - FIVE.size(Pin.KC).widest > 0.0615


def test_each_side_pin_stands_toward_its_cushion() -> None:
    centre, places = spot(MATCH_TABLE, 2), five_pin_places(MATCH_TABLE)
    assert places[Pin.KH].x < centre.x < places[Pin.KF].x
    assert places[Pin.KR].y < centre.y < places[Pin.KL].y


def test_a_pyramid_ball_passes_the_king_with_two_millimetres() -> None:
    """PIN7-06: between the bodies, a ball's diameter and 2 mm."""
    places = seven_pin_places(PYRAMID_12)
    air = places[Pin.KC].distance(places[Pin.KL]) - SEVEN.size(Pin.KC).widest / 2 - SEVEN.size(Pin.KL).widest / 2
    assert air == pytest.approx(0.070)


def test_a_medium_pin_of_20_mm_stands_69_3_mm_from_its_spot() -> None:
    """PIN7-07 with its worked example."""
    assert medium_pin_distance(PYRAMID_12, 0.010, 0.034) == pytest.approx(0.0693, abs=5e-5)
    places = seven_pin_places(PYRAMID_12)
    assert places[Pin.KM1].x - spot(PYRAMID_12, 1).x == pytest.approx(0.049 * sqrt(2))
    assert spot(PYRAMID_12, 3).x - places[Pin.KM3].x == pytest.approx(0.049 * sqrt(2))


def test_a_blocked_medium_pin_goes_midway_to_the_centre() -> None:
    """PIN7-32."""
    assert medium_pin_refuge(PYRAMID_12, Pin.KM1) == Point(pytest.approx(1.33125), 0.8875)  # type: ignore[arg-type]
    assert medium_pin_refuge(PYRAMID_12, Pin.KM3) == Point(pytest.approx(2.21875), 0.8875)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="not kc"):
        medium_pin_refuge(PYRAMID_12, Pin.KC)


@pytest.mark.parametrize(("away_mm", "covered"), [(0, True), (34.7, True), (35.8, False)])
def test_a_ball_covers_a_pin_it_reaches_over(away_mm: float, covered: bool) -> None:
    """PIN5-12-7: covered even in part; a ball's radius and half a pin make 35.75 mm."""
    places = five_pin_places(MATCH_TABLE)
    ball = Position({Ball.W: Point(places[Pin.KH].x - away_mm / 1000, places[Pin.KH].y)})
    assert (Pin.KH in covered_pins(places, FIVE, ball, 0.03075)) is covered
