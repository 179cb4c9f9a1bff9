"""A ball that stops on a pocket's edge and drops by itself: in the stroke, soon after it, or too late (FREE-22a)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from abrikol.equipment.names import Ball, Pocket
from abrikol.match.match import fold
from abrikol.match.spoken import spoken, spoken_step
from abrikol.match.start import start_line
from abrikol.play.film import film_of
from abrikol.play.line import line_of
from abrikol.play.play import Played, play, roll
from abrikol.play.shot import Shot
from abrikol.referee.ruling import Call
from abrikol.stroke.notation import parse_line
from abrikol.stroke.stroke import Drop
from tests.play.scenes import FEW, shot, told

FALLS = 0.801304
"""m/s of the cue at which the ball just falls; a tenth of a millimetre a second less, and it stops 0.3 mm short."""


def at(speed: float) -> Shot:
    """Straight at a ball that runs into a corner."""
    return shot("free-pyramid", f"at=C:1.2,1.2/1:0.6,0.6/2:3,1.5 {FEW}", "C", heading=-135.0, speed=speed)


def hung(stroke: Played) -> float:
    """Seconds from the end of the stroke until the ball dropped."""
    (drop,) = (act.body for act in stroke.actions if isinstance(act.body, Drop))
    assert (drop.ball, drop.pocket) == (Ball.B1, Pocket.HR)
    return drop.seconds


SOON, LATE, NEVER = FALLS - 2e-4, FALLS - 5e-4, FALLS - 9e-4


def test_soon_after_the_stroke_the_drop_belongs_to_it() -> None:
    """Without it nothing was complete; with it the ball is potted."""
    stroke = play(at(SOON))
    assert 0.0 < hung(stroke) < 5.0
    assert "1@HR" not in told(stroke) and stroke.ruling.call is Call.FOUL
    assert stroke.steps[1].ruling.call is Call.POINT
    assert "pyramid_2005:potted" in map(str, stroke.steps[1].ruling.articles)
    assert Ball.B1 in stroke.after.absent


def test_too_late_it_is_put_back() -> None:
    stroke = play(at(LATE))
    assert hung(stroke) > 5.0
    assert stroke.steps[1].ruling.call is Call.DONE
    assert Ball.B1 not in stroke.after.absent and stroke.after.at(Ball.B1) == stroke.step.after.at(Ball.B1)


def test_farther_off_it_hangs_on() -> None:
    stroke = play(at(NEVER))
    assert len(stroke.steps) == len(stroke.actions) == 1
    assert stroke.after.at(Ball.B1) is not None


def test_the_farther_off_the_longer_it_hangs() -> None:
    times = [hung(play(at(FALLS - k * 1e-4))) for k in range(6)]
    assert times == sorted(times) and times[0] < 0.2


def test_while_another_ball_rolls_it_falls_in_the_stroke() -> None:
    first = at(SOON)
    both = roll(first, replace(first, ball=Ball.B2, speed=3.0, start=0.1))
    assert not any(isinstance(act.body, Drop) for act in both.acts)
    assert any(mark[1:] == ["p", "1", "HR"] for mark in film_of(both)["ev"])


@pytest.mark.parametrize("speed", [SOON, LATE, NEVER])
def test_its_line_is_judged_as_it_was(speed: float) -> None:
    stroke = play(at(speed))
    line = parse_line(line_of(stroke))
    judged = fold(stroke.shot.game, start_line(stroke.shot.game, line.settings), line.actions)
    assert spoken(judged) == [spoken_step(step) for step in stroke.steps]


def test_the_film_shows_it_fall() -> None:
    film = film_of(roll(at(SOON)))
    assert film["ev"][-1][1:] == ["p", "1", "HR"] and film["dur"] == pytest.approx(film["ev"][-1][0], abs=1e-5)
