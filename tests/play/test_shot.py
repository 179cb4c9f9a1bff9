"""A shot that cannot be: what, where, and what to do."""

from __future__ import annotations

from dataclasses import replace
from math import degrees, isclose, nan, radians
from typing import Any

import pytest

from abrikol.disciplines import discipline
from abrikol.equipment.names import Ball
from abrikol.layout.racks import Looseness
from abrikol.match.match import fold
from abrikol.match.start import start_line
from abrikol.play.openings import placed
from abrikol.play.shot import BadInput, Shot
from abrikol.stroke.notation import parse_line
from abrikol.stroke.settings import Settings
from tests.play.scenes import CAROM, FEW, shot

BAD: list[tuple[str, dict[str, Any], str]] = [
    (CAROM, {"side": 0.9, "top": 0.5}, r"the tip at 0\.9,0\.5 misses the ball.*give less than 0\.95"),
    (CAROM, {"speed": 0.0}, "a cue at 0 m/s: give more than 0 and at most 20"),
    (CAROM, {"speed": 99.0}, "a cue at 99 m/s: give more than 0 and at most 20"),
    (CAROM, {"speed": nan}, "the speed is no number: give one"),
    (CAROM, {"elevation": 90.0}, "an elevation of 90 degrees: give 0 .level. to under 90"),
    (CAROM, {"elevation": -1.0}, "an elevation of -1 degrees"),
    (CAROM, {"elevation": 0.5}, r"would pass through cushion h: raise the butt to 1\.\d degrees"),
    ("at=W:1.0,0.5/Y:0.9,0.5/R:2,1", {"elevation": 3.0}, "would pass through ball Y: raise the butt to"),
    (CAROM, {"ball": "7"}, "three-cushion@umb is not played with ball 7; its balls are W Y R"),
    (CAROM, {"start": -1.0}, "a start at -1 s: give 0 or later"),
    ("at=W:1,0.5/R:2,1", {}, "the place of Y is not known: give it, such as Y:0.7,0.5"),
    ("at=W:0,0.5/Y:1,1/R:2,1", {}, r"ball W at 0,0\.5 is not on the bed: keep x between 0\.0299 and 2\.8101 m"),
]


@pytest.mark.parametrize(("settings", "how", "complaint"), BAD)
def test_what_cannot_be_is_refused_with_advice(settings: str, how: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        shot("three-cushion", settings, **how)


def test_balls_in_one_place_are_refused_by_name() -> None:
    before = shot("three-cushion", CAROM).situation
    overlapping = before.position.with_ball(before.position.places[1][0], before.position.places[0][1])
    good = shot("three-cushion", CAROM)
    with pytest.raises(BadInput, match=r"balls W and Y overlap: their centres are 0\.0 mm apart and need 61\.5 mm"):
        replace(good, situation=replace(before, position=overlapping))


def test_a_ball_that_is_away_cannot_be_struck() -> None:
    with pytest.raises(BadInput, match="ball 3 is not on the table"):
        shot("free-pyramid", f"at=C:1,0.5/1:2,1/2:3,1 {FEW}", "3")


def test_a_ball_in_hand_must_be_placed() -> None:
    with pytest.raises(BadInput, match="the place of C, in hand, is not known"):
        shot("free-pyramid", "opening", "C")


@pytest.mark.parametrize(
    ("settings", "least", "most"),
    [
        ("at=W:1.5,0.71/Y:2.5,1.1/R:2.3,0.9", 0.0, 0.0),  # nothing within the cue's length
        ("at=W:0.71,0.71/Y:2.5,1.1/R:2.3,0.9", 1.0, 2.0),  # over the head cushion
        ("at=W:0.0301,0.71/Y:2.5,1.1/R:2.3,0.9", 20.0, 24.0),  # from the cushion
        ("at=W:1.42,0.71/Y:1.32,0.71/R:2.3,0.9", 20.0, 24.0),  # over a ball
    ],
)
def test_left_out_the_elevation_is_the_least_there_is(settings: str, least: float, most: float) -> None:
    level = shot("three-cushion", settings)
    assert least <= degrees(level.butt) <= most
    assert level.cue_path.obstacle(level.butt) is None
    if least:
        assert level.cue_path.obstacle(level.butt - radians(0.1)) is not None


def test_touching_balls_written_by_hand_are_eased_apart() -> None:
    tight = shot("three-cushion", "at=W:1.0,0.5/R:1.0614,0.5/Y:2,1")
    (wx, _), (rx, _) = tight.places[tight.ball], next(at for ball, at in tight.places.items() if ball.value == "R")
    assert isclose(rx - wx, 0.0615, abs_tol=1e-8)


def test_a_rack_is_loose_by_its_seed_and_only_at_the_opening() -> None:
    game = shot("free-pyramid", f"at=C:1,0.5/1:2,1/2:3,1 {FEW}", "C").game
    settings = Settings(opening=True)
    before = start_line(game, Settings(opening=True, at=placed(game, settings)))

    def racked(seed: int) -> Shot:
        return Shot(game=game, situation=before, ball=Ball.C, speed=5.0, heading=0.0, rack=Looseness(5e-5, seed))

    first, second = racked(1).places, racked(2).places
    assert first == racked(1).places and first != second
    moved = max(abs(first[ball][0] - before.position[ball].x) for ball in first)
    assert 5e-5 < moved < 5e-4


def test_a_rack_beside_balls_in_play_is_loose_too() -> None:
    """Continuation: two balls stay, fourteen are racked, and nothing is yet told to be frozen."""
    game = discipline("continuation")
    told = parse_line("[score=8:6 absent=C,1,4,5,6,7,8,9,10,11,12,13,14,15 at=2:1,1/3:0.5,0.4] choose rerack-keep")
    now = fold(game, start_line(game, told.settings), told.actions).situation
    places = Shot(game=game, situation=now, ball=Ball.B2, speed=5.0, heading=0.0).places
    moved = [
        ball for ball, (x, y) in places.items() if abs(x - now.position[ball].x) + abs(y - now.position[ball].y) > 1e-6
    ]
    assert set(moved) <= set(now.position) - {Ball.B2, Ball.B3} and len(moved) == 13
