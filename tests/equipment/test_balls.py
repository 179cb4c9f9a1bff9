"""Ball sets."""

import pytest

from abrikol.equipment.balls import BALL_SETS, CAROM, PYRAMID, PYRAMID_67, SEVEN_PINS, BallSet, BallSize, ball_set
from abrikol.equipment.lookup import UnknownNameError
from abrikol.equipment.names import Ball


def test_carom_balls_are_61_5_mm_and_210_g() -> None:
    """CAR-EQ-03."""
    assert CAROM.diameter == pytest.approx(0.0615)
    assert CAROM.mass(Ball.R) == pytest.approx(0.210)


def test_pyramid_balls_are_68_or_67_mm() -> None:
    """A check by density: phenolic resin weighs 1.6 to 1.8 g/cm3."""
    for balls, diameter in ((PYRAMID, 0.068), (PYRAMID_67, 0.067)):
        assert balls.diameter == pytest.approx(diameter)
        volume = 3.14159265 / 6 * diameter**3
        assert 1600 < balls.mass(Ball.C) / volume < 1800


def test_one_ball_may_differ_from_the_rest() -> None:
    odd = BallSet("odd", (Ball.W, Ball.R), BallSize(0.03, 0.2), odd=((Ball.R, BallSize(0.028, 0.18)),))
    assert odd.radius(Ball.R) == 0.028
    assert odd.radius(Ball.W) == 0.03


def test_a_ball_of_another_game_is_refused() -> None:
    with pytest.raises(ValueError, match="ball 7 is not in the set 'carom'"):
        CAROM.radius(Ball.B7)


def test_sets_are_found_by_name() -> None:
    assert [ball_set(name) for name in BALL_SETS] == [CAROM, PYRAMID, PYRAMID_67, SEVEN_PINS]
    with pytest.raises(UnknownNameError, match="did you mean 'carom'"):
        ball_set("carrom")
