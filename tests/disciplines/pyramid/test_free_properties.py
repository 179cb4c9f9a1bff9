"""Free pyramid under shaped random strokes and incidents: no ball is lost, and spelling is nothing."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from abrikol.disciplines.pyramid.free import EDITIONS, FREE_2005
from abrikol.equipment.names import PYRAMID_BALLS, Ball
from abrikol.match.match import Match, Step, fold
from abrikol.match.start import start_line
from abrikol.referee.discipline import Discipline
from abrikol.referee.duty import Kind
from abrikol.referee.ruling import Call, Lay, LayBack, Shelve, Spot, TakeBack
from abrikol.stroke.events import BallTouch, CushionTouch, Fall, Fly, Group, Hit, Land, Return, Thing
from abrikol.stroke.people import Official, Side
from abrikol.stroke.settings import Settings
from abrikol.stroke.stroke import Action, Choose, Drop, Plain, Stroke, Take, Touch
from tests.disciplines.pyramid.strokes import CUSHIONS, POCKETS, remarks, strokes

GAMES = {game.edition: game for game in EDITIONS}
each_edition = pytest.mark.parametrize("edition", GAMES)
slowly = settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])

frozen = st.lists(
    st.builds(CushionTouch, st.sampled_from(PYRAMID_BALLS), st.sampled_from(CUSHIONS))
    | st.builds(BallTouch, st.just(Ball.C), st.sampled_from(PYRAMID_BALLS[1:])),
    max_size=3,
    unique_by=str,
).map(tuple)
befores = st.builds(
    Settings,
    score=st.tuples(st.integers(0, 7), st.integers(0, 7)),
    opening=st.booleans(),
    warned=st.booleans(),
    frozen=frozen,
)


def ruled(game: Discipline[Any], before: Settings, stroke: Stroke, *seen: Any) -> Step:
    """The step of one stroke."""
    return fold(game, start_line(game, before), [Action(None, stroke, seen)]).log[0]


@each_edition
@slowly
@given(before=befores, stroke=strokes(), seen=remarks)
def test_a_stroke_is_ruled_and_always_alike(
    edition: str, before: Settings, stroke: Stroke, seen: tuple[Any, ...]
) -> None:
    game = GAMES[edition]
    step = ruled(game, before, stroke, *seen)
    ruling = step.ruling
    assert ruling == ruled(game, before, stroke, *seen).ruling
    if ruling.needs is not None:
        assert ruling.call is None and step.after.scores == step.before.scores and not ruling.moves
        return
    assert ruling.articles and all(game.book[article.slug] is article for article in ruling.articles)
    if ruling.call in (Call.FOUL, Call.BAD_BREAK):
        assert not [points for side, points in ruling.awards if side is Side.A and points > 0]


@slowly
@given(before=befores, stroke=strokes(), seen=remarks, data=st.data())
def test_the_spelling_of_an_instant_is_nothing(
    before: Settings, stroke: Stroke, seen: tuple[Any, ...], data: st.DataObject
) -> None:
    def respelt(group: Group) -> Group:
        turned = tuple(Hit(event.other, event.ball) if type(event) is Hit else event for event in group)
        ends = any(type(event) in (Fall, Land) for event in turned)  # what one ball does has its order even then
        return turned if ends else tuple(data.draw(st.permutations(turned)))

    first, *rest = stroke.groups
    same = Stroke((first, *map(respelt, rest)))
    one, other = ruled(FREE_2005, before, stroke, *seen).ruling, ruled(FREE_2005, before, same, *seen).ruling
    assert (one.call, set(one.articles), one.turn, one.awards) == (
        other.call,
        set(other.articles),
        other.turn,
        other.awards,
    )


# the count of balls ---------------------------------------------------------------


@dataclass
class Balls:
    """Where the sixteen balls are, kept by hand: on the table or on a shelf."""

    table: set[Ball] = field(default_factory=lambda: set(PYRAMID_BALLS))
    shelves: dict[Side, list[Ball]] = field(default_factory=lambda: {Side.A: [], Side.B: []})

    def follow(self, step: Step) -> None:
        """Carry out what the stroke and its ruling say."""
        moves = step.ruling.moves
        act = step.action.body
        if isinstance(act, Stroke) and not any(isinstance(move, LayBack) for move in moves):
            self.table -= gone(act)
        for move in moves:
            match move:
                case Spot(ball) | Lay(ball):
                    assert not any(ball in shelf for shelf in self.shelves.values())
                    self.table.add(ball)
                case Shelve(side, ball):
                    self.table.discard(ball)
                    self.shelves[side].append(ball)
                case TakeBack(side, count):
                    self.table.update(self.shelves[side].pop() for _ in range(count))
                case _:
                    pass


def gone(stroke: Stroke) -> set[Ball]:
    """The balls that a stroke took off the bed and did not bring back."""
    state: dict[Ball, str] = {}
    for event in (event for group in stroke.groups for event in group):
        match event:
            case Fall(ball) if state.get(ball) != "final":
                state[ball] = "down"
            case Return(ball):
                state.pop(ball, None)
            case Fly(ball, over) if over is None or isinstance(over, Thing):
                final = over not in (None, Thing.RAIL) or state.get(ball) == "final"
                state[ball] = "final" if final else "off"
            case Land(ball) if state.get(ball) == "off":
                del state[ball]
            case _:
                pass
    return set(state)


def next_action(draw: st.DrawFn, match: Match, balls: Balls) -> Action:
    """Something that could be done now."""
    before = match.situation
    table = sorted(balls.table, key=PYRAMID_BALLS.index)
    kind = draw(st.sampled_from("sssssstdi"))
    duty = before.duties[0] if before.duties else None
    if duty is not None and duty.kind is Kind.TAKE and draw(st.booleans()):
        return Action(None, Take(draw(st.sampled_from(table))))
    if duty is not None and duty.kind is Kind.CHOOSE and draw(st.booleans()):
        return Action(None, Choose(draw(st.sampled_from([offer for offer in duty.among if "rerack" not in offer]))))
    if kind == "t":
        return Action(draw(st.sampled_from(before.sides)), Touch(draw(st.sampled_from(table))))
    if kind == "d":
        dropped = Drop(draw(st.sampled_from(table)), draw(st.sampled_from(POCKETS)), 7.0)
        return Action(Official.REFEREE, dropped)
    if kind == "i":
        return Action(Official.BYSTANDER, Plain.INTERFERE)
    by = draw(st.sampled_from((None, None, None, Side.A, Side.B)))
    return Action(by, draw(strokes(table, most=8)), draw(remarks))


@each_edition
@settings(deadline=None, max_examples=15, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_no_ball_is_lost(edition: str, data: st.DataObject) -> None:
    game = GAMES[edition]
    match = Match(game, start_line(game, Settings(format="99")))
    balls = Balls()
    for _ in range(12):
        if len(balls.table) < 2:
            break
        after = match.after(data.draw(st.composite(next_action)(match, balls)))
        if after.pending:
            continue
        match = after
        balls.follow(match.log[-1])
        now = match.situation
        assert sum(now.shelves) + len(balls.table) == len(PYRAMID_BALLS)
        assert now.shelves == tuple(len(balls.shelves[side]) for side in now.sides) == now.scores
        assert not [owed for owed, shelf in zip(now.owes, now.shelves, strict=False) if owed < 0 or (owed and shelf)]
