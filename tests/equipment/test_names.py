"""The closed sets and their spelling in the notation."""

import pickle

import pytest

from abrikol.equipment.names import CAROM_BALLS, NUMBERED_BALLS, PYRAMID_BALLS, Ball, Cushion, Pin, Pocket


def test_every_name_is_spelled_as_in_the_notation() -> None:
    assert [ball.value for ball in Ball] == ["W", "Y", "R", "C", *map(str, range(1, 16))]
    assert [cushion.value for cushion in Cushion] == ["h", "f", "l", "r"]
    assert [pocket.value for pocket in Pocket] == ["HL", "HR", "ML", "MR", "FL", "FR"]
    assert [pin.value for pin in Pin] == ["kc", "kh", "kf", "kl", "kr", "km1", "km3"]


def test_carom_has_three_balls_and_pyramid_sixteen() -> None:
    assert CAROM_BALLS == (Ball.W, Ball.Y, Ball.R)
    assert len(PYRAMID_BALLS) == 16
    assert PYRAMID_BALLS[1:] == NUMBERED_BALLS


def test_a_name_survives_pickling_as_the_same_member() -> None:
    assert pickle.loads(pickle.dumps(Ball.B12)) is Ball.B12


def test_a_name_of_another_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="'R'"):
        Cushion("R")


def test_a_name_prints_as_it_is_written_in_code() -> None:
    assert repr(Ball.B1) == "Ball.B1"
