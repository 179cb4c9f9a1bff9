"""The scene of a stroke: who the bodies of the physics are, and what the law wants to hear of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from abrikol.equipment.names import Ball, Cushion, Pin, Pocket
from abrikol.layout.position import Point
from abrikol.play.stage import Stage, balls_on_bed, stage_of
from abrikol.referee.discipline import Discipline
from abrikol.referee.pins import standing_pins
from abrikol.referee.situation import Phase, Situation
from abrikol.stroke.events import Line

POCKETS = (Pocket.HR, Pocket.FR, Pocket.HL, Pocket.FL, Pocket.MR, Pocket.ML)
"""The pockets as the physics numbers them."""


@dataclass(frozen=True)
class Scene:
    """A game in a situation before a stroke, and the balls that are struck."""

    game: Discipline[Any]
    before: Situation
    struck: tuple[Ball, ...]

    @cached_property
    def stage(self) -> Stage:
        """The table as the physics sees it."""
        return stage_of(self.game)

    @cached_property
    def balls(self) -> tuple[Ball, ...]:
        """The bodies of the physics: balls first, …"""
        return balls_on_bed(self.stage, self.before)

    @cached_property
    def pin_places(self) -> dict[Pin, Point]:
        """Where the pins stand."""
        return standing_pins(self.game, self.before)

    @cached_property
    def pins(self) -> tuple[Pin, ...]:
        """… then the pins that stand."""
        return tuple(self.pin_places)

    @cached_property
    def names(self) -> tuple[Ball | Pin, ...]:
        """All bodies in their order."""
        return (*self.balls, *self.pins)

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """The lines whose crossing this game's law asks of every ball: the centre line where there are pockets."""
        return () if self.game.table.pockets is None else (Line.CENTRE,)

    @cached_property
    def struck_lines(self) -> tuple[Line, ...]:
        """Those it asks of a struck ball: these, in a lag the long axis, and for a ball in hand both house lines."""
        axis = (Line.AXIS,) if self.before.phase is Phase.LAG else ()
        houses = (Line.HOUSE, Line.REAR) if self.lines and self.before.hand is not None else ()
        return (*self.lines, *houses, *axis)


def jaw_side(pocket: Pocket, number: int) -> Cushion:
    """The side of a jaw by its number: at a corner the short cushion first, at the middle the head side first."""
    end, side = pocket.value
    if end == "M":
        return (Cushion.HEAD, Cushion.FOOT)[number]
    return (Cushion(end.lower()), Cushion(side.lower()))[number]
