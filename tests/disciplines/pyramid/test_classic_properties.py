"""Classic pyramid under shaped random games: the points always add up, and nothing is ruled in two ways."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from abrikol.disciplines.pyramid.classic import CLASSIC_2005, EDITIONS
from abrikol.equipment.names import NUMBERED_BALLS, PYRAMID_BALLS, Ball, Pocket
from abrikol.match.match import Match, fold
from abrikol.match.start import start_line
from abrikol.referee.discipline import Discipline
from abrikol.referee.ruling import Call
from abrikol.referee.situation import Situation
from abrikol.stroke.calls import BallCall, PocketCall, Way, Whose
from abrikol.stroke.events import Fall, Hit, Tip
from abrikol.stroke.people import Side
from abrikol.stroke.settings import Settings
from abrikol.stroke.stroke import Action, Calling, Plain, Remark, Stroke, Touch, Word
from tests.disciplines.pyramid.strokes import POCKETS, remarks, strokes

slowly = settings(deadline=None, max_examples=12, suppress_health_check=[HealthCheck.too_slow])

WHOLE = {2: 140, 3: 150, 4: 160}
"""All the points there are, with so many players."""

GAMES = [(game, players) for game in EDITIONS for players in game.players]
each_game = pytest.mark.parametrize(("game", "players"), GAMES, ids=lambda value: getattr(value, "id", str(value)))
penalty_to = st.sampled_from(("next", "previous", "each"))
waive = st.sampled_from(("none", "tip", "touch", "both"))
fora = st.sampled_from(("0", "5", "35"))
orders = st.sampled_from(("ball-pocket", "ball-pocket", "pure"))
options = st.builds(
    lambda penalty, waived, ahead, order: (
        ("penalty-to", penalty),
        ("waive", waived),
        ("fora-B", ahead),
        ("order", order),
    ),
    penalty_to,
    waive,
    fora,
    orders,
)


def left(now: Situation) -> int:
    """What the balls still in play are worth together."""
    balls = [ball for ball in NUMBERED_BALLS if ball not in now.absent]
    tens = (Ball.B1, Ball.B2, Ball.B3)[: len(now.sides) - 1]
    return sum(int(ball.value) + 10 * (ball in tens) for ball in balls) + (10 if balls else 0)


def made(ball: Ball, pocket: Pocket) -> Stroke:
    """The ball made as it was ordered."""
    return Stroke(((Tip(Ball.C),), (Hit(Ball.C, ball),), (Fall(ball, pocket),)), (PocketCall(ball, pocket),))


def allowed(game: Discipline[Any], agreed: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
    """What of it this edition leaves to agreement."""
    open_to = [name for name, _, _ in game.choices]
    return tuple(pair for pair in agreed if pair[0] in open_to)


def given_ahead(now: Situation) -> int:
    return sum(int(value) for name, value in now.options if name.startswith("fora-"))


@st.composite
def turns(draw: st.DrawFn, now: Situation) -> Action:
    """A stroke by whom it may be, often with a good order; now and then an act between strokes."""
    who = draw(st.sampled_from((None, None, None, None, *now.sides)))
    kind = draw(st.sampled_from("sssssssstdi"))
    if kind != "s":
        act = Plain.INTERFERE if kind == "i" else Touch(Ball.B7)
        return Action(who, act, (Remark(Word.DELIBERATE),) if kind == "d" else ())
    here = [ball for ball in PYRAMID_BALLS if ball is Ball.C or ball not in now.absent]
    stroke = draw(strokes(here, most=8) | strokes((Ball.C, *here[-2:]), most=8))
    fell = [(event.ball, event.pocket) for group in stroke.groups for event in group if type(event) is Fall]
    call = st.builds(PocketCall, st.sampled_from(here), st.sampled_from(POCKETS))
    good = st.sampled_from(fell).map(lambda pair: PocketCall(*pair)) if fell else call
    calls = draw(st.lists(st.one_of(good, good, good, call), max_size=1).map(tuple))
    return Action(who, Stroke(stroke.groups, calls), draw(st.one_of(st.just(()), st.just(()), remarks)))


def played(
    data: st.DataObject, game: Discipline[Any], players: int, agreed: tuple[tuple[str, str], ...], code: str, most: int
) -> Match:
    before = start_line(game, Settings(players=players, options=allowed(game, agreed), format=code))
    match = fold(game, before, ())
    for _ in range(most):
        if match.situation.over or match.pending:
            break
        match = match.after(data.draw(turns(match.situation)))
    return match


@each_game
@slowly
@given(data=st.data(), agreed=options)
def test_points_scored_and_points_left_make_the_whole(
    game: Discipline[Any], players: int, data: st.DataObject, agreed: tuple[tuple[str, str], ...]
) -> None:
    match = played(data, game, players, agreed, "999", 25)
    for step in match.standing:
        now = step.after
        assert sum(now.scores) + left(now) == WHOLE[players] + given_ahead(now)
        assert sum(now.shelves) == sum(ball in now.absent for ball in NUMBERED_BALLS)


@each_game
@slowly
@given(data=st.data(), penalty=penalty_to)
def test_with_all_balls_gone_somebody_has_won_or_all_are_level(
    game: Discipline[Any], players: int, data: st.DataObject, penalty: str
) -> None:
    """Runs through all fifteen balls, breaches in between: 140, 150 or 160, whatever was paid."""
    agreed = allowed(game, (("penalty-to", penalty),))
    match = fold(game, start_line(game, Settings(players=players, options=agreed, format="999")), ())
    for ball in data.draw(st.permutations(NUMBERED_BALLS)):
        for _ in range(data.draw(st.integers(0, 2))):
            match = match.after(Action(None, Touch(Ball.B7)))
        pocket = data.draw(st.sampled_from(POCKETS))
        match = match.after(Action(None, made(ball, pocket)))
    now = match.situation
    assert sum(now.scores) == WHOLE[players]
    usual = WHOLE[players] // players + 1
    assert max(now.scores) >= usual or set(now.scores) == {usual - 1}
    assert now.over is not None


@each_game
@slowly
@given(data=st.data(), agreed=options)
def test_nothing_is_ruled_in_two_ways_and_every_article_is_in_the_book(
    game: Discipline[Any], players: int, data: st.DataObject, agreed: tuple[tuple[str, str], ...]
) -> None:
    match = played(data, game, players, agreed, "71", 12)
    again = fold(game, match.start, [step.action for step in match.log])
    assert again == match
    for step in match.log:
        ruling = step.ruling
        if ruling.needs is None:
            assert ruling.articles and all(game.book[article.slug] is article for article in ruling.articles)
        if ruling.call is Call.FOUL:
            assert sum(points for _, points in ruling.awards) == 0
        if ruling.call in (Call.VOID, Call.LEGAL) and not step.action.remarks:
            assert not ruling.awards


calls = st.lists(
    st.builds(BallCall, st.sampled_from(PYRAMID_BALLS))
    | st.builds(
        PocketCall,
        st.sampled_from((*Whose, *PYRAMID_BALLS)),
        st.sampled_from(POCKETS),
        st.lists(st.sampled_from((*Way, Ball.B9)), max_size=2).map(tuple),
    ),
    max_size=3,
).map(tuple)


@slowly
@given(
    stroke=strokes(), called=calls, seen=remarks, apart=st.booleans(), order=st.sampled_from(("ball-pocket", "pure"))
)
def test_an_order_as_an_act_is_the_same_as_with_the_stroke(
    stroke: Stroke, called: Any, seen: Any, apart: bool, order: str
) -> None:
    before = start_line(CLASSIC_2005, Settings(options=(("order", order),), opening=apart))
    once = fold(CLASSIC_2005, before, [Action(None, Stroke(stroke.groups, called), seen)])
    twice = fold(CLASSIC_2005, before, [Action(None, Calling(called)), Action(None, stroke, seen)])
    assert once.log[-1].ruling == twice.log[-1].ruling
    assert once.situation.scores == twice.situation.scores
    assert once.situation.turn in (Side.A, Side.B)
