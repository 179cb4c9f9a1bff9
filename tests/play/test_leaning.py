"""Pins that fall on a ball lean on it, and are not down (PIN5-12-6)."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain
from math import hypot, radians

import pytest

from abrikol.disciplines import discipline
from abrikol.equipment.names import Ball
from abrikol.match.start import start_line
from abrikol.play.film import film_of
from abrikol.play.play import Played, roll
from abrikol.play.scene import Scene
from abrikol.referee.ruling import Call
from abrikol.stroke.notation import print_event
from abrikol.stroke.settings import Settings
from tests.play.scenes import played, shot, told

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


def test_a_pin_that_has_fallen_and_slides_against_a_ball_is_down() -> None:
    stroke = told(played("five-pins", "at=W:1.0,0.682/Y:0.3,0.3/R:1.53,0.875 standing=kc", speed=2.0))
    assert "Wxkc" in stroke and "kc?R" not in stroke


@pytest.mark.parametrize(("heading", "falls"), [(-124.0, True), (56.0, False), (-20.0, False), (-145.0, True)])
def test_it_falls_when_its_ball_is_moved_and_is_down_if_that_came_on_to_it(heading: float, falls: bool) -> None:
    first = shot("five-pins", f"at=W:1.0,0.682/Y:0.3,0.3/R:{BEHIND} standing=kc", speed=0.8)
    later = replace(first, ball=Ball.R, speed=0.5, heading=radians(heading), start=2.0)
    rolled = roll(first, later)
    events = [print_event(event) for event in chain(*rolled.stroke.groups)]
    assert "kc?R" in events
    assert ("Rxkc" in events) is falls
    if falls:
        assert events.index("kc?R") < events.index("*R") < events.index("Rxkc")
    times, tilts = zip(*((frame[0], frame[3]) for frame in film_of(rolled)["pins"]["kc"]), strict=True)
    assert max(tilt for time, tilt in zip(times, tilts, strict=True) if time <= 2.0) < 1.2
    assert tilts[-1] == pytest.approx(1.571, abs=0.01) and times[-1] == pytest.approx(2.12)


@pytest.mark.parametrize("name", ["five-pins", "seven-pins"])
def test_no_pin_stands_near_enough_to_a_cushion_to_lean_on_it(name: str) -> None:
    game = discipline(name)
    scene = Scene(game, start_line(game, Settings(opening=True)), ())
    assert game.pins is not None and len(scene.pins) == len(game.pins.names)
    for pin, place in scene.pin_places.items():
        nearest = min(place.x, game.table.length - place.x, place.y, game.table.width - place.y)
        assert nearest > 3 * game.pins.size(pin).height


def test_the_film_tilts_it_only_as_far_as_the_ball() -> None:
    _, x, y, tilt, _ = film_of(grazed(BEHIND).rolled)["pins"]["kc"][-1]
    assert tilt < 1.2
    assert hypot(x - 1.445, y - 0.7475) > 0.03  # a base cannot be under the ball
    assert film_of(grazed("2.2,0.3").rolled)["pins"]["kc"][-1][3] == pytest.approx(1.571, abs=0.01)
