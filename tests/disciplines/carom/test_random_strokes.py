"""The carom games under shaped random strokes: always ruled, always alike, nobody gains by a foul."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from abrikol.disciplines import discipline
from abrikol.layout.position import OverlapError
from abrikol.match.match import Match, fold
from abrikol.match.spoken import spoken
from abrikol.match.start import start_line
from abrikol.referee.refused import Refused
from abrikol.referee.ruling import Call
from abrikol.stroke.events import Fell, Group, Hit
from abrikol.stroke.settings import Settings
from abrikol.stroke.stroke import Action, Stroke
from tests.disciplines.carom.series import GAMES as SERIES
from tests.disciplines.carom.strokes import remarks, strokes

PINS = "five-pins@wcbs-1997"
GAMES = (*(game.id for game in SERIES), PINS)
each_game = pytest.mark.parametrize("name", GAMES)
slowly = settings(deadline=None, max_examples=80, suppress_health_check=[HealthCheck.too_slow])

befores = st.builds(
    Settings, opening=st.booleans(), score=st.tuples(st.integers(0, 59), st.integers(0, 59)), run=st.none() | st.just(3)
)
lines = st.lists(st.tuples(strokes(), remarks), min_size=1, max_size=5)


def played(name: str, before: Settings, line: list[tuple[Stroke, Any]]) -> Match:
    """The line as far as it can be played: balls told to lie in one another end it, and so does a question."""
    game = discipline(name)
    match = fold(game, start_line(game, before), [])
    for stroke, seen in line:
        if match.pending is not None or match.situation.over is not None:
            break
        try:
            match = match.after(Action(None, stroke, seen))
        except (Refused, OverlapError):
            break
    return match


@each_game
@slowly
@given(before=befores, line=lines)
def test_strokes_are_ruled_and_always_alike(name: str, before: Settings, line: list[tuple[Stroke, Any]]) -> None:
    match = played(name, before, line)
    assert spoken(match) == spoken(played(name, before, line))
    for step in match.log:
        ruling = step.ruling
        if ruling.needs is not None:
            assert ruling.call is None and step.after.scores == step.before.scores
            continue
        assert ruling.articles and all(article.slug in match.game.book for article in ruling.articles)
        gained = dict(ruling.awards)
        costs = getattr(match.game.law, "deducts", 0)
        assert all(points >= (-costs if ruling.call is Call.FOUL else 0) for points in gained.values())
        if ruling.call is Call.FOUL:
            assert gained.get(step.before.actor, 0) <= 0


@slowly
@given(before=befores, stroke=strokes(), seen=remarks, data=st.data())
def test_in_five_pins_an_instant_has_no_order(before: Settings, stroke: Stroke, seen: Any, data: st.DataObject) -> None:
    def respelt(group: Group) -> Group:
        turned = tuple(Hit(event.other, event.ball) if type(event) is Hit else event for event in group)
        # pins of one instant stay in order: which pin a felled pin felled in its turn is told by their order
        return turned if any(type(event) is Fell for event in turned) else tuple(data.draw(st.permutations(turned)))

    first, *rest = stroke.groups
    same = Stroke((first, *map(respelt, rest)), rests=stroke.rests)
    one, other = (spoken(played(PINS, before, [(told, seen)])) for told in (stroke, same))
    assert one == other
