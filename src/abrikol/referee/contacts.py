"""Contacts of balls at rest: whose they are, and what coordinates show."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from abrikol.equipment.balls import BallSet
from abrikol.equipment.names import Ball
from abrikol.equipment.tables import Table
from abrikol.layout.position import Position, touching_balls, touching_cushions
from abrikol.stroke.events import BallTouch, CushionTouch, Place, Rest, Rests, Touching


def balls_of(contact: Touching) -> tuple[Ball, ...]:
    """The balls that a contact joins."""
    return (contact.ball, contact.other) if type(contact) is BallTouch else (contact.ball,)


def places(rests: Iterable[Rest]) -> list[tuple[Ball, Place]]:
    """Where balls were told to lie."""
    return [(rest.ball, rest.place) for rest in rests if type(rest) is Rests]


def contacts(
    position: Position, balls: BallSet, table: Table, *, among: Collection[Ball] | None = None
) -> list[Touching]:
    """What touches by the given coordinates; with `among`, only contacts of these balls."""
    if among is not None and not among:
        return []
    pairs: list[Touching] = [BallTouch(*pair) for pair in touching_balls(position, balls)]
    cushions: list[Touching] = [CushionTouch(*pair) for pair in touching_cushions(position, balls, table)]
    return [touch for touch in (*pairs, *cushions) if among is None or any(ball in among for ball in balls_of(touch))]


def joined(balls: frozenset[Ball], position: Position, sizes: BallSet) -> frozenset[Ball]:
    """These balls and all that touch them in that position, directly or through others."""
    pairs = touching_balls(position, sizes)
    while more := {ball for pair in pairs if not balls.isdisjoint(pair) for ball in pair} - balls:
        balls = balls | more
    return balls
