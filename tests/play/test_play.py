"""One stroke from cue to call: the same every time, and its line is ruled as it was."""

from __future__ import annotations

from dataclasses import replace
from math import radians
from random import Random

import pytest

from abrikol.disciplines import MODULES, discipline
from abrikol.equipment.names import Ball
from abrikol.layout.racks import Looseness
from abrikol.layout.starts import carom_lag
from abrikol.match.match import fold
from abrikol.match.spoken import spoken, spoken_step
from abrikol.match.start import start_line, start_match
from abrikol.play.lag import lag
from abrikol.play.line import line_of, settings_of
from abrikol.play.openings import placed
from abrikol.play.play import Unfinished, play, roll
from abrikol.play.shot import BadInput, Shot
from abrikol.stroke.events import Rests
from abrikol.stroke.notation import parse_line, print_line
from abrikol.stroke.settings import LineOfPlay, Settings
from tests.play.scenes import CAROM, shot
from tests.play.strokes import random_shot, random_shots, random_situation

GAMES = (*MODULES, "three-cushion@digest", "free-pyramid@mkp")
STROKES = 150


@pytest.mark.parametrize("game", GAMES)
def test_the_printed_line_is_ruled_as_the_stroke_was(game: str) -> None:
    """bench/stroke_lines.py asks the same of thousands."""
    for one in random_shots(game, STROKES):
        stroke = play(one)
        line = parse_line(line_of(stroke))
        assert line.actions == (stroke.action,)
        judged = fold(one.game, start_line(one.game, line.settings), line.actions)
        assert spoken(judged) == [spoken_step(stroke.step)]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_on_from_where_the_balls_lie(game: str) -> None:
    dice = Random(5)
    found = discipline(game)
    start = now = random_situation(found, dice)
    steps, refused = [], "not known"
    for number in range(12):
        try:
            stroke = play(random_shot(found, now, dice), number=number + 1)
        except BadInput as wrong:
            refused = str(wrong)
            break
        steps.append(stroke.step)
        now = stroke.step.after
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


def test_two_strikes_in_one_stroke_are_two_tips() -> None:
    first = shot("three-cushion", CAROM)
    second = Shot(
        game=first.game, situation=first.situation, ball=first.ball, speed=1.0, heading=0.0, start=0.5, by=first.by
    )
    stroke = play(first, second)
    assert stroke.notation.count("*W") == 2
    assert "umb:push" in map(str, stroke.ruling.articles)


def test_what_a_soft_break_leaves_of_the_rack_lies_where_it_was_loose() -> None:
    """The balls that did not move are told, too: written tight they would lie in those that rolled against them."""
    game = discipline("free-pyramid")
    opening = Settings(opening=True)
    before = start_line(game, Settings(opening=True, at=placed(game, opening)))
    for seed in range(6):
        broken = play(
            Shot(
                game=game,
                situation=before,
                ball=Ball.C,
                speed=1.5 + 0.2 * seed,
                heading=0.02 * seed,
                rack=Looseness(gap=1e-4, seed=seed),
            )
        )
        now = broken.step.after
        assert len(now.position) == 16
        assert len(replace(broken.shot, situation=now, ball=Ball.B1).places) == 16


def test_strikes_of_two_situations_are_no_stroke() -> None:
    with pytest.raises(BadInput, match="one game and one situation"):
        roll(shot("three-cushion", CAROM), shot("three-cushion", CAROM))


def test_the_lag_is_ruled_by_where_the_balls_stop() -> None:
    game = discipline("three-cushion")
    before = replace(start_match(game), position=carom_lag(game.table))
    white = Shot(game=game, situation=before, ball=Ball.W, speed=1.35, heading=radians(0.2))
    yellow = Shot(game=game, situation=before, ball=Ball.Y, speed=1.2, heading=radians(-0.1), start=0.2)
    lagged = lag(white, yellow)
    assert lagged.notation.startswith("lag *W *Y W/f Y/f")
    after = {rest.ball: rest.place for rest in lagged.stroke.rests if type(rest) is Rests}
    nearer = min((Ball.W, Ball.Y), key=lambda ball: getattr(after[ball], "x", 9.0))
    assert lagged.step.after.turn.value == ("A" if nearer is Ball.W else "B")
