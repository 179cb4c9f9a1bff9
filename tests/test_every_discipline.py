"""Every registered game, whatever is played: ruled, alike twice, by its own articles, and nothing is lost."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from abrikol.disciplines import disciplines
from abrikol.layout.position import check_no_overlap
from abrikol.match.match import Step, facts_of, ruled
from abrikol.match.spoken import spoken_step
from abrikol.match.start import start_line
from abrikol.referee.discipline import Discipline
from abrikol.referee.lag import balls_of, laid
from abrikol.referee.refused import Refused
from abrikol.referee.ruling import Call, Lay, LayBack, Rerack, Reset, Restore, Shelve, Spot, TakeBack, Transfer
from abrikol.stroke.people import Side
from abrikol.stroke.settings import Settings
from abrikol.stroke.stroke import Stroke
from tests import shaped

GAMES = disciplines()
KEYS = (
    "n by call articles catalogue awards moves duties turn score owes run state over needs".split()  # noqa: SIM905
)
CALLS = {None, *(call.value for call in Call)}

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
quick = settings(max_examples=80, deadline=None, suppress_health_check=list(HealthCheck))
start = shaped.numbers


def steps(game: Discipline[Any], begin: shaped.Numbers, plays: list[shaped.Numbers]) -> Iterator[Step]:
    """The steps of a little match; an act that nobody could do is left out, a stroke never is."""
    now = start_line(game, shaped.settings(game, begin))
    for number, told in enumerate(plays, 1):
        action = shaped.action(game, now, told)
        try:
            step = ruled(game, number, now, action)
        except Refused:
            assert not isinstance(action.body, Stroke), f"a possible stroke was refused: {action}"
            continue
        yield step
        now = step.after
        if step.ruling.needs or now.over:
            return


@each_game
@quick
@given(begin=start, plays=shaped.plays)
def test_whatever_is_played_is_ruled_alike_by_the_games_own_articles(
    game: Discipline[Any], begin: shaped.Numbers, plays: list[shaped.Numbers]
) -> None:
    for step in steps(game, begin, plays):
        facts = facts_of(game, step.before, step.action)
        if step.ruling.again is None:
            assert game.judge(facts) == step.ruling, "the same judge rules otherwise the second time"
        for article in step.ruling.articles:
            assert article.slug in game.book and game.book[article.slug] is article, f"{article} is of another book"
        assert step.ruling.needs is not None or step.ruling.call is not None
        assert step.ruling.turn in step.before.sides


@each_game
@quick
@given(begin=start, plays=shaped.plays)
def test_within_an_instant_there_is_no_order(
    game: Discipline[Any], begin: shaped.Numbers, plays: list[shaped.Numbers]
) -> None:
    for step in steps(game, begin, plays):
        facts = facts_of(game, step.before, step.action)
        if isinstance(facts.act, Stroke):
            swapped = replace(facts.act, groups=tuple(tuple(reversed(group)) for group in facts.act.groups))
            assert game.judge(replace(facts, act=swapped)) == game.judge(facts)


@each_game
@quick
@given(begin=start, plays=shaped.plays)
def test_points_and_balls_are_conserved(
    game: Discipline[Any], begin: shaped.Numbers, plays: list[shaped.Numbers]
) -> None:
    for step in steps(game, begin, plays):
        moves = step.ruling.moves
        if step.ruling.again or any(isinstance(move, Restore) for move in moves):
            continue
        awarded = dict.fromkeys(step.before.sides, 0)
        for side, points in step.ruling.awards:
            awarded[side] += points
        if step.before.extra is None:
            for side, was, now in zip(step.before.sides, step.before.scores, step.after.scores, strict=True):
                assert now == was + awarded[side]
        if step.ruling.call is Call.FOUL and isinstance(step.action.who or step.before.actor, Side):
            by = step.action.who or step.before.actor
            gained = -awarded[by] if game.countdown else awarded[by]  # type: ignore[index]
            assert gained <= 0, "a foul gained its offender points"
        _check_balls(game, step)
        if game.own_shelf and game.table.pockets:
            _check_shelves(step, awarded)


def _check_balls(game: Discipline[Any], step: Step) -> None:
    """A ball that fell or left is on a shelf, back on the table, or wherever a whole position was laid."""
    moves = step.ruling.moves
    if step.ruling.needs or any(isinstance(move, Reset | Rerack | LayBack) for move in moves):
        return
    facts = facts_of(game, step.before, step.action)
    gone = set(facts.pocketed())
    back = {move.ball for move in moves if isinstance(move, Spot | Lay | Shelve)}
    shelved = {move.ball for move in moves if isinstance(move, Shelve)}
    in_hand = set(game.options(step.after).cue_balls) if step.after.hand else set()
    assert gone <= back | in_hand, f"{gone - back} fell and went nowhere"
    assert step.after.absent - step.before.absent <= shelved | in_hand
    if not game.table.pockets:
        assert not step.after.absent


def _check_shelves(step: Step, awarded: dict[Side, int]) -> None:
    """Where a ball is a point, shelves and scores change alike, until all the balls are racked again."""
    assert min(step.after.shelves) >= 0
    again = any(isinstance(move, Rerack) for move in step.ruling.moves)
    if step.before.shelves != step.before.scores or (again and not any(step.after.shelves)):
        return
    change = dict.fromkeys(step.before.sides, 0)
    for move in step.ruling.moves:
        if isinstance(move, Shelve):
            change[move.side] += 1
        elif isinstance(move, TakeBack):
            change[move.side] -= move.count
        elif isinstance(move, Transfer):
            change[move.giver] -= move.count
            change[move.taker] += move.count
    assert change == awarded


@each_game
@quick
@given(begin=start, plays=shaped.plays)
def test_every_step_is_told_in_exactly_these_keys(
    game: Discipline[Any], begin: shaped.Numbers, plays: list[shaped.Numbers]
) -> None:
    for step in steps(game, begin, plays):
        row = json.loads(json.dumps(spoken_step(step)))
        assert list(row) == KEYS
        sides = [side.value for side in step.before.sides]
        assert row["call"] in CALLS and row["turn"] in sides
        assert list(row["awards"]) == list(row["score"]) == sides
        assert set(row["owes"]) in (set(), set(sides))
        assert all(list(duty) == ["by", "do", "of"] for duty in row["duties"])
        assert row["over"] in (None, "draw") or list(row["over"]) == ["winner", "final"]
        if row["needs"]:
            assert row["call"] is None and not any(row["awards"].values()) and not row["moves"]


@each_game
def test_every_lag_knows_how_the_balls_lie(game: Discipline[Any]) -> None:
    """Each side has a ball of its own, on the bed and clear of the other's."""
    before = start_line(game, Settings())
    balls = balls_of(game, before)
    position = laid(game, before).position
    if len(before.sides) == 2:
        assert len(set(balls)) == 2
    assert all(ball in position for ball in balls)
    check_no_overlap(position, game.balls)


@each_game
def test_no_tap_stands_on_the_desk_twice(game: Discipline[Any]) -> None:
    ids = [tap.id for tap in game.taps]
    assert len(ids) == len(set(ids))
