"""The lag: faults, repeats, the nearer ball, and what must be told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from abrikol.disciplines import discipline
from abrikol.equipment.names import Ball
from abrikol.match.match import facts_of, fold
from abrikol.match.start import start_line
from abrikol.referee.lag import LagBall, LagFault, LagLaw, lag_balls
from abrikol.stroke.notation import parse_line
from tests.small_game import SMALL


def balls(line: str) -> tuple[LagBall, ...]:
    play = parse_line(line)
    return lag_balls(facts_of(SMALL, start_line(SMALL, play.settings), play.actions[0]))


@pytest.mark.parametrize(
    ("line", "first", "second"),
    [
        ("lag *3&*7 3/f 7/f", "3", "7"),
        ("lag 3/f&7/f", "3", "7"),
        ("lag 7/f 3/f", "7", "3"),
        ("lag 7>3 3=0.4,0.5", "7", "3"),
    ],
)
def test_whose_ball_is_whose(line: str, first: str, second: str) -> None:
    assert [ball.ball.value for ball in balls(line)] == [first, second]
    assert [ball.side.value for ball in balls(line)] == ["A", "B"]


def test_where_each_side_has_its_own_ball_the_order_of_the_strikes_says_nothing() -> None:
    game = discipline("three-cushion")
    for line in ("lag *W *Y W/f Y/f", "lag *Y *W W/f Y/f"):
        play = parse_line(line)
        facts = facts_of(game, start_line(game, play.settings), play.actions[0])
        assert [ball.ball for ball in lag_balls(facts)] == [Ball.W, Ball.Y]


def test_a_ball_has_the_events_it_took_part_in() -> None:
    one, other = balls("lag *3&*7 3/f 3|axis 3>7 7@FL 3/FLf 3^floor")
    assert [type(event).__name__ for event in one.events] == ["Tip", "Rebound", "Cross", "Hit", "Jaw", "Fly"]
    assert [type(event).__name__ for event in other.events] == ["Tip", "Hit", "Fall"]


@pytest.mark.parametrize(
    ("line", "question", "answers"),
    [
        ("lag *3&*7 3/f 7/h", LagBall.reached_foot, (True, False)),
        ("lag *3&*7 3|axis 7|", LagBall.crossed_axis, (True, False)),
        ("lag *3&*7 7@FL", LagBall.fell, (False, True)),
        ("lag *3&*7 3^floor", LagBall.flew, (True, False)),
        ("lag *3&*7 3/FL", LagBall.jawed, (True, False)),
        ("lag *3&*7 3xkc kcxkl", LagBall.felled, (True, False)),
        ("lag *3&*7 9>3", lambda ball: ball.hit(Ball.B9), (True, False)),
        ("lag *3&*7 3>7", lambda ball: ball.hit(Ball.B3), (True, True)),
        ("lag *3&*7 3=h 7=0.5,0.5", lambda ball: ball.at_head, (True, False)),
        ("lag *3&*7 3=0.0331,0.5 7=0.0332,0.5", lambda ball: ball.at_head, (True, False)),
        ("lag *3&*7 3=f", lambda ball: ball.at_head, (False, False)),
    ],
)
def test_what_is_asked_of_a_ball(line: str, question: object, answers: tuple[bool, bool]) -> None:
    assert callable(question)
    assert tuple(question(ball) for ball in balls(line)) == answers


def test_rebounds_are_counted_by_cushion() -> None:
    (ball, _) = balls("lag *3&*7 3/f 3/l 3/f 7/f")
    assert (ball.rebounds(*()), ball.rebounds()) == (0, 0)
    from abrikol.equipment.names import Cushion

    assert ball.rebounds(Cushion.FOOT) == 2 and ball.rebounds(Cushion.LEFT, Cushion.RIGHT) == 1


def ruled(line: str, game: object = SMALL) -> tuple[str | None, list[str], str, str | None]:
    play = parse_line(line)
    step = fold(SMALL if game is SMALL else game, start_line(SMALL, play.settings), play.actions).standing[-1]  # type: ignore[arg-type]
    call = step.ruling.call.value if step.ruling.call else None
    return call, [article.slug for article in step.ruling.articles], step.after.actor.value, step.ruling.needs


@pytest.mark.parametrize(
    ("line", "stated"),
    [
        ("lag 3/f&7/f 3=0.4,0.5 7=0.5,0.5", ("done", ["lag-won"], "A", None)),
        ("lag 3/f&7/f 3=0.5,0.5 7=0.4,0.5", ("done", ["lag-won"], "B", None)),
        ("lag 3/f&7/f 3=0.5,0.5 7=0.50005,0.5", ("replay", ["lag-again"], "A", None)),
        ("lag 3/f&7/f 3=0.5,0.5 7=0.5002,0.5", ("done", ["lag-won"], "A", None)),
        ("lag *3&*7 7/f 3=0.1,0.5 7=0.5,0.5", ("done", ["lag-short"], "B", None)),
        ("lag *3&*7 3/f 3=0.5,0.5 7=0.1,0.5", ("done", ["lag-short"], "A", None)),
        ("lag *3&*7 3/h 7/h", ("replay", ["lag-short", "lag-again"], "A", None)),
        ("lag 3/f&7/f 3=0.5,0.5", (None, [], "A", "position of 7")),
        ("lag 3/f&7/f 7=0.5,0.5", (None, [], "A", "position of 3")),
        ("lag 3/f&7/f 3=0.5,0.5 7=h", ("done", ["lag-won"], "B", None)),
        ("lag 3/f&7/f 3=0.0329,0.5 7=h", ("replay", ["lag-again"], "A", None)),
        ("lag 3/f&7/f 3=f 7=h", (None, [], "A", "position of 3")),
        ("lag 3/f", (None, [], "A", "which ball each side struck")),
        ("lag 3/f&7/f 3=0.5,0.5 7=0.4,0.5 #late:A", ("done", ["lag-won"], "B", None)),
    ],
)
def test_the_ruling_of_a_lag(line: str, stated: object) -> None:
    assert ruled(line) == stated


def test_who_has_won_may_begin_or_cede_and_begins_by_striking() -> None:
    line = "lag 3/f&7/f 3=0.5,0.5 7=0.4,0.5"
    play = parse_line(line)
    after = fold(SMALL, start_line(SMALL, play.settings), play.actions).situation
    (duty,) = after.duties
    assert (duty.by.value, duty.kind.value, duty.among, duty.implied) == ("B", "choose", ("start", "cede"), "start")
    assert (after.turn.value, after.starter.value, after.phase.value) == ("B", "B", "opening")
    assert ruled(f"{line} ; choose start")[2] == "B" and ruled(f"{line} ; choose cede")[2] == "A"


LATE = replace(SMALL, lag=LagLaw(faults=(LagFault("lag-short", lambda _: False),), late_start="slow-play"))


@pytest.mark.parametrize(
    ("offenders", "stated"),
    [
        ("A", ("replay", ["slow-play", "lag-again"], "A")),
        ("AB", ("replay", ["slow-play", "lag-again"], "A")),
        ("AA", ("done", ["slow-play"], "B")),
        ("BB", ("done", ["slow-play"], "A")),
        ("ABA", ("done", ["slow-play"], "B")),
    ],
)
def test_a_late_start_is_repeated_and_the_second_of_a_side_loses(offenders: str, stated: object) -> None:
    line = " ; ".join(f"lag 3/f 7/f #late:{side}" for side in offenders)
    assert ruled(line, LATE)[:3] == stated


def test_a_repeated_lag_remembers_late_starts_and_the_beginning_forgets_them() -> None:
    line = "lag 3/f 7/f #late:A ; lag 3/f&7/f 3=0.5,0.5 7=0.5,0.5"
    assert ruled(f"{line} ; lag 3/f 7/f #late:A", LATE)[:2] == ("done", ["slow-play"])
    play = parse_line(f"{line} ; start A")
    assert fold(LATE, start_line(LATE, play.settings), play.actions).situation.memory == ()
