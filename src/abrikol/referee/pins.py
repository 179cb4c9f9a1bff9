"""Which pins stand before a stroke, and where."""

from __future__ import annotations

from typing import Any

from abrikol.equipment.names import Pin
from abrikol.layout.pin_places import covered_pins, pin_figure
from abrikol.layout.position import Point
from abrikol.referee.discipline import Discipline
from abrikol.referee.situation import Situation


def standing_pins(game: Discipline[Any], before: Situation) -> dict[Pin, Point]:
    """The pins that stand, in the order of their set; one whose place a ball covers is away."""
    if game.pins is None:
        return {}
    radius, up = game.balls.size.radius, before.standing
    places = pin_figure(game.table, game.pins, radius) if game.pin_places is None else dict(game.pin_places(before))
    covered = covered_pins(places, game.pins, before.position, radius)
    return {
        pin: places[pin]
        for pin in game.pins.names
        if pin in places and pin not in covered and (up is None or pin in up)
    }
