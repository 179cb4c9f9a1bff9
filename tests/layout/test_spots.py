"""Spots and starting positions, against the published millimetres and the rules."""

import pytest

from abrikol.equipment.balls import CAROM
from abrikol.equipment.names import Ball, Cushion
from abrikol.equipment.tables import CAROM_TABLES, MATCH_TABLE, PYRAMID_12, Table
from abrikol.layout import spots
from abrikol.layout.position import Point, Position, check_no_overlap
from abrikol.layout.starts import (
    carom_lag,
    carom_start,
    digest_start,
    five_pins_lag,
    five_pins_start,
    free_game_start,
    seven_pins_start,
)


def at(x_mm: float, y_mm: float) -> Point:
    """A point by millimetres, as good as floats compare."""
    return Point(pytest.approx(x_mm / 1000), pytest.approx(y_mm / 1000))  # type: ignore[arg-type]


def test_the_spots_of_the_match_table() -> None:
    assert [spots.spot(MATCH_TABLE, n) for n in (1, 2, 3)] == [at(710, 710), at(1420, 710), at(2130, 710)]


def test_the_marks_of_the_twelve_foot_table() -> None:
    """A quarter, a half and three quarters of 3550 mm."""
    assert spots.head_spot(PYRAMID_12) == at(887.5, 887.5)
    assert spots.centre_spot(PYRAMID_12) == at(1775, 887.5)
    assert spots.foot_spot(PYRAMID_12) == at(2662.5, 887.5)


def test_there_is_no_fourth_spot() -> None:
    with pytest.raises(ValueError, match="no spot 4"):
        spots.spot(MATCH_TABLE, 4)


def test_lateral_spots_lie_182_5_mm_beside_the_head_spot() -> None:
    assert spots.lateral_spot(MATCH_TABLE, Cushion.LEFT) == at(710, 892.5)
    assert spots.lateral_spot(MATCH_TABLE, Cushion.RIGHT) == at(710, 527.5)
    with pytest.raises(ValueError, match="l or r, not h"):
        spots.lateral_spot(MATCH_TABLE, Cushion.HEAD)


def test_the_marks_of_five_pins() -> None:
    """PIN5-1-2 to PIN5-1-5."""
    assert spots.top_mark(MATCH_TABLE) == at(2740, 710)
    assert spots.red_mark(MATCH_TABLE) == at(2130, 710)
    assert spots.lag_mark(MATCH_TABLE) == at(710, 710)
    assert spots.bottom_mark(MATCH_TABLE) == at(100, 710)


def test_the_lag_marks() -> None:
    """UMB art. 3.2 (30 cm from the long cushions) and PIN5-3-1 (30 cm from the mark); white right, yellow left."""
    assert carom_lag(MATCH_TABLE) == Position({Ball.W: at(710, 300), Ball.Y: at(710, 1120), Ball.R: at(2130, 710)})
    assert five_pins_lag(MATCH_TABLE) == Position({Ball.W: at(710, 410), Ball.Y: at(710, 1010), Ball.R: at(2130, 710)})


def test_each_ball_has_its_own_spot() -> None:
    """CAR-GEN-13: the striker's cue ball front, the other one centre, red rear."""
    assert spots.own_spots(MATCH_TABLE) == {Ball.W: at(710, 710), Ball.Y: at(1420, 710), Ball.R: at(2130, 710)}
    assert spots.own_spots(MATCH_TABLE, Ball.Y)[Ball.W] == at(1420, 710)
    with pytest.raises(ValueError, match="W or Y, not R"):
        spots.own_spots(MATCH_TABLE, Ball.R)


def test_carom_starts_with_white_on_a_lateral_spot() -> None:
    """UMB art. 3.3."""
    start = carom_start(MATCH_TABLE, Cushion.LEFT)
    assert start == Position({Ball.W: at(710, 892.5), Ball.Y: at(710, 710), Ball.R: at(2130, 710)})
    assert carom_start(MATCH_TABLE, starter=Ball.Y)[Ball.W] == at(710, 710)


def test_the_free_game_opens_like_every_carom() -> None:
    """CAR-FREE-02."""
    assert free_game_start(MATCH_TABLE) == carom_start(MATCH_TABLE)


@pytest.mark.parametrize("offset", [0.0615, 0.150, -0.0615, -0.150])
def test_the_digest_lets_the_starter_choose_his_place(offset: float) -> None:
    """CAR-GEN-01: from a diameter to 15 cm, on either side."""
    start = digest_start(MATCH_TABLE, offset)
    assert start[Ball.W] == at(710, 710 + 1000 * offset)
    check_no_overlap(start, CAROM)


@pytest.mark.parametrize("offset", [0.0, 0.0605, 0.151, -0.151])
def test_the_digest_allows_no_other_place(offset: float) -> None:
    with pytest.raises(ValueError, match=r"61\.5 to 150 mm from spot 1"):
        digest_start(MATCH_TABLE, offset)


def test_five_pins_starts_with_the_striker_in_hand() -> None:
    """PIN5-4-1."""
    assert five_pins_start(MATCH_TABLE) == Position({Ball.Y: at(2740, 710), Ball.R: at(2130, 710)})
    assert five_pins_start(MATCH_TABLE, Ball.Y) == Position({Ball.W: at(2740, 710), Ball.R: at(2130, 710)})


def test_seven_pins_starts_with_the_objects_on_spots_3_and_1() -> None:
    """PIN7-24."""
    assert seven_pins_start(PYRAMID_12) == Position({Ball.B1: at(2662.5, 887.5), Ball.B2: at(887.5, 887.5)})


@pytest.mark.parametrize("table", CAROM_TABLES, ids=lambda table: table.name)
def test_every_carom_table_can_be_opened(table: Table) -> None:
    for start in (carom_start(table), carom_lag(table), digest_start(table, 0.1), five_pins_start(table)):
        check_no_overlap(start, CAROM)
