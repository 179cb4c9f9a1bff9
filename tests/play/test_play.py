"""One stroke from cue to call: the same every time, and its line is ruled as it was."""

from __future__ import annotations

from dataclasses import replace
from math import radians
from random import Random

import pytest

from abrikol.disciplines import discipline, disciplines
from abrikol.equipment.names import Ball
from abrikol.layout.starts import carom_lag
from abrikol.match.match import Step, fold
from abrikol.match.spoken import spoken, spoken_step
from abrikol.match.start import start_line, start_match
from abrikol.play.lag import lag
from abrikol.play.line import line_of, settings_of
from abrikol.play.play import Played, Unfinished, play, roll
from abrikol.play.shot import BadInput, Shot
from abrikol.referee.ruling import Call
from abrikol.stroke.events import Rests, Tip
from abrikol.stroke.notation import parse_line, print_line
from abrikol.stroke.people import Side
from abrikol.stroke.settings import LineOfPlay
from abrikol.stroke.stroke import LagPair, Remark, Stroke, Word
from tests.play.scenes import CAROM, shot
from tests.play.strokes import random_shot, random_shots, random_situation

GAMES = tuple(game.id for game in disciplines())
"""Whatever is registered, in every edition."""
STROKES = 2000 // len(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_the_printed_line_is_ruled_as_the_stroke_was(game: str) -> None:
    """bench/stroke_lines.py asks the same of thousands."""
    for one in random_shots(game, STROKES):
        stroke = play(one)
        line = parse_line(line_of(stroke))
        assert line.actions == stroke.actions
        judged = fold(one.game, start_line(one.game, line.settings), line.actions)
        assert spoken(judged) == [spoken_step(step) for step in stroke.steps]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_on_from_where_the_balls_lie(game: str) -> None:
    dice = Random(5)
    found = discipline(game)
    start = now = random_situation(found, dice)
    steps: list[Step] = []
    refused = "not known"
    for _ in range(12):
        try:
            stroke = play(random_shot(found, now, dice), number=len(steps) + 1)
        except BadInput as wrong:
            refused = str(wrong)
            break
        steps += stroke.steps
        now = stroke.after
        if now.over or now.closed:
            break
    assert steps and "not known" in refused  # only a ball in hand stops it
    text = print_line(LineOfPlay(settings_of(found, start), tuple(step.action for step in steps)))
    line = parse_line(text)
    judged = fold(found, start_line(found, line.settings), line.actions)
    assert spoken(judged) == [spoken_step(step) for step in steps]


def test_the_same_stroke_gives_the_same_bits() -> None:
    one = shot("three-cushion", CAROM, speed=4.0, heading=20.0, side=0.3, top=0.1)
    first, second = roll(one), roll(one)
    assert (first.trajectory.segments == second.trajectory.segments).all()
    assert first.stroke == second.stroke


def test_a_stroke_that_reaches_the_limit_says_so_and_is_not_ruled() -> None:
    with pytest.raises(Unfinished, match=r"over \d+ events and was stopped at .* so it isn't ruled: move a ball"):
        roll(shot("three-cushion", CAROM, speed=4.0, heading=20.0), capacity=6)


def early(ball: str = "W", by: Side | None = None, start: float = 0.5) -> Played:
    """A shot, and another before the balls lie still."""
    first = shot("three-cushion", CAROM)
    return play(first, replace(first, ball=Ball(ball), speed=1.0, start=start, by=by))


def test_a_further_strike_is_a_stroke_of_its_own_by_the_one_who_struck() -> None:
    assert early().notation.count(" ; A: *W ") == 1
    wrong = early("Y", Side.B)
    first, second = wrong.actions
    assert second.who is Side.B and Remark(Word.BALLS_MOVING) in second.remarks
    assert "umb:balls-moving" in map(str, wrong.steps[1].ruling.articles)
    assert not isinstance(first.body, LagPair) and not isinstance(second.body, LagPair)


def test_what_is_told_is_parted_at_the_further_strike() -> None:
    """Where the balls lie is known after the last stroke; each event stands once."""
    stroke = early("Y", Side.B)
    bodies = [act.body for act in stroke.actions]
    first, second = (body for body in bodies if isinstance(body, Stroke))
    assert first.groups + second.groups == stroke.stroke.groups
    assert first.rests == () and second.rests == stroke.stroke.rests
    assert isinstance(second.groups[0][0], Tip) and second.groups[0][0].ball is Ball.Y


def test_a_strike_after_all_lie_still_is_not_early() -> None:
    late = early(start=60.0)
    assert len(late.actions) == 2 and not late.actions[1].remarks


def test_several_strikes_are_judged_by_their_line_as_they_were() -> None:
    stroke = early("Y", Side.B)
    line = parse_line(line_of(stroke))
    judged = fold(stroke.shot.game, start_line(stroke.shot.game, line.settings), line.actions)
    assert spoken(judged) == [spoken_step(step) for step in stroke.steps]


def test_strikes_of_two_situations_are_no_stroke() -> None:
    with pytest.raises(BadInput, match="one game and one situation"):
        roll(shot("three-cushion", CAROM), shot("three-cushion", CAROM))


def lag_of(first: float = 1.35, second: float = 1.2, *, start: tuple[float, float] = (0.0, 0.2)) -> Played:
    """A lag at three-cushion: white for A, yellow for B."""
    game = discipline("three-cushion")
    before = replace(start_match(game), position=carom_lag(game.table))
    white = Shot(game=game, situation=before, ball=Ball.W, speed=first, heading=radians(0.2), start=start[0])
    return lag(white, replace(white, ball=Ball.Y, speed=second, heading=radians(-0.1), start=start[1]))


@pytest.mark.parametrize("start", [(0.0, 0.2), (0.2, 0.0)])
def test_the_lag_is_ruled_by_where_the_balls_stop_whoever_was_quicker(start: tuple[float, float]) -> None:
    lagged = lag_of(start=start)
    assert lagged.notation.startswith("lag *W *Y W/f Y/f")
    after = {rest.ball: rest.place for rest in lagged.stroke.rests if type(rest) is Rests}
    nearer = min((Ball.W, Ball.Y), key=lambda ball: getattr(after[ball], "x", 9.0))
    assert lagged.step.after.turn.value == ("A" if nearer is Ball.W else "B")


@pytest.mark.parametrize(("start", "late"), [((0.0, 1.5), ""), ((0.0, 4.0), "#late:B"), ((4.0, 0.0), "#late:A")])
def test_both_must_be_under_way_before_one_comes_to_the_far_cushion(start: tuple[float, float], late: str) -> None:
    lagged = lag_of(start=start)
    assert late in lagged.notation and ("#late" in lagged.notation) is bool(late)
    assert (lagged.ruling.call is Call.REPLAY) is bool(late)
