"""The impossible is refused before anybody judges: people who do not play, balls and pockets that are not there."""

from __future__ import annotations

from typing import Any

from abrikol.equipment.names import Ball
from abrikol.referee.discipline import Discipline
from abrikol.referee.facts import Facts
from abrikol.referee.refused import Refused
from abrikol.referee.situation import Situation
from abrikol.stroke.events import Fall, Jaw, Return
from abrikol.stroke.people import Side
from abrikol.stroke.stroke import LagPair, Start, Stroke


def check_possible(facts: Facts[Any]) -> None:
    """Raise `Refused` for what nobody could have done with these balls on this table."""
    if isinstance(facts.by, Side):
        _check_plays(facts.before, facts.by)
    if isinstance(facts.act, Start):
        _check_plays(facts.before, facts.act.side)
    if isinstance(facts.act, Stroke | LagPair):
        _check_events(facts)


def _check_plays(before: Situation, side: Side) -> None:
    if side not in before.sides:
        raise Refused("side-does-not-play", side=side.value, sides=len(before.sides))


def _check_events(facts: Facts[Any]) -> None:
    involved = facts.involved()
    if not involved:
        raise Refused("no-ball-named")
    check_balls(facts.game, involved)
    if facts.game.table.pockets is None and any(type(event) in (Fall, Jaw, Return) for event in facts.events()):
        raise Refused("no-pockets", game=facts.game.id)


def check_balls(game: Discipline[Any], balls: frozenset[Ball]) -> None:
    """Raise `Refused` for a ball that the game is not played with."""
    for ball in sorted(balls.difference(game.balls.balls), key=lambda ball: ball.value):
        raise Refused("ball-not-of-game", game=game.id, ball=ball.value)
