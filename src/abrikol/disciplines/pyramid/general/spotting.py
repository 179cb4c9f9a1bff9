"""Spotting: illegal, off-table and penalty balls go back to the table after the stroke (FREE-23)."""

from __future__ import annotations

from typing import Any

from abrikol.equipment.names import Ball
from abrikol.layout.position import Point, Position
from abrikol.layout.respot import spot_balls
from abrikol.referee.facts import Facts
from abrikol.referee.ruling import Spot
from abrikol.stroke.events import Rests


def spotted(facts: Facts[Any], balls: tuple[Ball, ...], wrong: tuple[Ball, ...] = ()) -> tuple[Spot, ...]:
    """These balls spotted in their order; where they then lie is told if all the others are known to lie.

    Of them, `wrong` fell on a stroke with a breach and come first; the edition may have another way for those.
    """
    if not balls:
        return ()
    lie = known_after(facts, balls)
    if lie is None:
        return tuple(Spot(ball) for ball in balls)
    game, law = facts.game, facts.law
    others = tuple(ball for ball in balls if ball not in wrong)
    laid = spot_balls(wrong, lie, game.table, game.balls, law.wrong_spotting or law.spotting)
    laid = spot_balls(others, laid, game.table, game.balls, law.spotting)
    return tuple(Spot(ball, (), laid[ball]) for ball in balls)


def known_after(facts: Facts[Any], gone: tuple[Ball, ...]) -> Position | None:
    """Where the balls still on the bed lie after the stroke; None if one of them is not known."""
    if not facts.before.position:
        return None
    told = {rest.ball: rest.place for rest in getattr(facts.act, "rests", ()) if type(rest) is Rests}
    points = {ball: place for ball, place in told.items() if isinstance(place, Point)}
    lie = facts.before.position.without(*facts.stirred()).with_balls(points).without(*gone)
    here = set(facts.game.balls.balls) - facts.before.absent - set(gone) - set(facts.pocketed())
    return lie if all(ball in lie for ball in here) else None
