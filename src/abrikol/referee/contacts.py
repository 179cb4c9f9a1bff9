"""Contacts of balls at rest: whose they are, and what coordinates show."""

from __future__ import annotations

from abrikol.equipment.balls import BallSet
from abrikol.equipment.names import Ball
from abrikol.equipment.tables import Table
from abrikol.layout.position import Position, touching_balls, touching_cushions
from abrikol.stroke.events import BallTouch, CushionTouch, Touching


def balls_of(contact: Touching) -> tuple[Ball, ...]:
    """The balls that a contact joins."""
    return (contact.ball, contact.other) if type(contact) is BallTouch else (contact.ball,)


def contacts(position: Position, balls: BallSet, table: Table) -> tuple[Touching, ...]:
    """What touches by the given coordinates."""
    pairs = [BallTouch(*pair) for pair in touching_balls(position, balls)]
    cushions = [CushionTouch(*pair) for pair in touching_cushions(position, balls, table)]
    return (*pairs, *cushions)
