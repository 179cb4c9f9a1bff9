"""From the places a person writes to places the physics can take.

A hand writes tenths of a millimetre, so two balls that touch may be written a hair into one another, or into a
cushion. Up to the tolerance within which balls count as touching they are eased apart; deeper is an error.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from abrikol.equipment.names import Ball
from abrikol.equipment.tables import Table
from abrikol.layout.position import TOUCH_TOLERANCE, OverlapError, Position, check_no_overlap
from abrikol.physics.simulate import BadInput
from abrikol.play.stage import Stage

ROUNDS = 100
"""Passes over all pairs; the written racks of a match need about ten."""
AIR = 1e-9
"""m that is left between balls eased apart."""
LEFT = 1e-6
"""m that may remain after all rounds, as after a stroke."""

Place = tuple[float, float]


def check_places(stage: Stage, position: Position) -> None:
    """Raise `BadInput` for a ball off the bed, or two balls in one place, deeper than a hand may err."""
    for ball, point in position.places:
        if ball not in stage.balls.balls:
            raise BadInput(f"the game is not played with ball {ball.value}: leave it out")
        room = stage.table.reach(stage.balls.radius(ball)) - TOUCH_TOLERANCE
        if not (room <= point.x <= stage.table.length - room and room <= point.y <= stage.table.width - room):
            raise BadInput(
                f"ball {ball.value} at {point.x:g},{point.y:g} is not on the bed: keep x between {room:.4f} and "
                f"{stage.table.length - room:.4f} m, y between {room:.4f} and {stage.table.width - room:.4f} m"
            )
    try:
        check_no_overlap(position, stage.balls)
    except OverlapError as overlap:
        raise BadInput(f"{overlap}; move one of them") from None


def eased(stage: Stage, position: Position, balls: Sequence[Ball]) -> list[Place]:
    """Where these balls lie, none in another nor in a cushion."""
    places = [(position[ball].x, position[ball].y) for ball in balls]
    radii = [stage.balls.radius(ball) for ball in balls]
    for _ in range(ROUNDS):
        deepest = _ease(places, radii, stage.table)
        if deepest <= 0.0:
            return places
    if deepest > LEFT:
        raise BadInput(f"the balls lie {1e3 * deepest:.3f} mm too close and cannot be eased apart: give them more room")
    return places


def _ease(places: list[Place], radii: list[float], table: Table) -> float:
    """One pass: part each pair that overlaps, lift each ball out of the cushions; return the deepest overlap."""
    deepest = 0.0
    for i, (x, y) in enumerate(places):
        room = table.reach(radii[i])
        places[i] = min(max(x, room), table.length - room), min(max(y, room), table.width - room)
        for j in range(i):
            deepest = max(deepest, _part(places, i, j, radii[i] + radii[j]))
    return deepest


def _part(places: list[Place], i: int, j: int, need: float) -> float:
    (xi, yi), (xj, yj) = places[i], places[j]
    dx, dy = xi - xj, yi - yj
    if abs(dx) >= need or abs(dy) >= need:
        return 0.0
    apart = hypot(dx, dy)
    if apart >= need:
        return 0.0
    push = 0.5 * (need - apart + AIR) / apart
    places[i] = xi + push * dx, yi + push * dy
    places[j] = xj - push * dx, yj - push * dy
    return need - apart
