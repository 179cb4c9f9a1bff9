"""Pins that fall on a ball lean on it, and are not down (PIN5-12-6)."""

from __future__ import annotations

from math import hypot

import pytest

from abrikol.play.film import film_of
from abrikol.play.play import Played
from abrikol.referee.ruling import Call
from tests.play.scenes import played, told

BEHIND = "1.445,0.7475"
"""Where the king, met by a ball that grazes it on its right, falls on a ball and the other one passes."""


def grazed(red: str) -> Played:
    """The white ball runs past the king and fells it to its left; the red lies somewhere."""
    return played("five-pins", f"at=W:1.0,0.682/Y:0.3,0.3/R:{red} standing=kc", speed=0.8)


def test_a_ball_behind_the_pin_holds_it_up() -> None:
    events = told(grazed(BEHIND))
    assert "kc?R" in events and "Wxkc" not in events and "W>R" not in events


@pytest.mark.parametrize("red", ["2.2,0.3", "1.47,0.79", "1.40,0.775"])
def test_a_ball_out_of_the_pin_s_reach_or_beside_its_fall_does_not(red: str) -> None:
    assert "Wxkc" in told(grazed(red))


def test_a_leaning_pin_is_not_down() -> None:
    """On its way to the yellow the white meets only the king: felled, that is a fault; leaning, it is not."""
    at = "at=W:1.0,0.682/Y:2.0,0.66/R:{} standing=kc"
    leaning = played("five-pins", at.format(BEHIND), speed=2.0).ruling
    lying = played("five-pins", at.format("2.2,0.3"), speed=2.0).ruling
    assert "five_pins_1997:pin-leaning" in map(str, leaning.articles) and leaning.call is not Call.FOUL
    assert "five_pins_1997:pin-leaning" not in map(str, lying.articles) and lying.call is Call.FOUL


def test_the_film_tilts_it_only_as_far_as_the_ball() -> None:
    _, x, y, tilt, _ = film_of(grazed(BEHIND).rolled)["pins"]["kc"][-1]
    assert tilt < 1.2
    assert hypot(x - 1.445, y - 0.7475) > 0.03  # a base cannot be under the ball
    assert film_of(grazed("2.2,0.3").rolled)["pins"]["kc"][-1][3] == pytest.approx(1.571, abs=0.01)
