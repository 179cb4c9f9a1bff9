"""From the places a person writes to places the physics can take.

A hand writes tenths of a millimetre, so two balls that touch may be written a hair into one another, or into a
cushion. Up to the tolerance within which balls count as touching they are eased apart; deeper is an error.

A rack is another matter: written as tight as geometry has it, all its balls would be hit at one instant, and what
then happens would be left to the order of their numbers. So the balls of an opening that touch others get a declared
looseness: a gap between neighbours, each ball straying within it by a seeded dice.
"""

from __future__ import annotations

from itertools import combinations
from math import hypot, inf

from abrikol.equipment.names import Ball
from abrikol.equipment.tables import Table
from abrikol.layout.position import TOUCH_TOLERANCE, OverlapError, Position, check_no_overlap, touching_balls
from abrikol.layout.racks import Looseness, loosened
from abrikol.physics.placing import BadInput, mouth_of
from abrikol.play.stage import Stage

ROUNDS = 200
"""Passes over all pairs; written racks need some tens."""
AIR = 1e-9
"""m that is left between balls eased apart."""
MARGIN = 0.001
"""m: how far easing may carry a ball toward another."""
LEFT = 1e-6
"""m that may remain after all rounds, as after a stroke."""

USUAL = Looseness(gap=0.00005, seed=1)
"""50 µm, within what racks have (10 to 100); the seed says which of all such racks it is."""

Place = tuple[float, float]
Places = dict[Ball, Place]


def places_of(stage: Stage, position: Position, rack: Looseness | None = None) -> Places:
    """Where the balls lie for the physics; raise `BadInput` for one off the bed, or two in one place."""
    if rack is not None:
        position = _loosened(stage, position, rack)
    places = {ball: (point.x, point.y) for ball, point in position.places}
    rooms = _rooms(stage, places)
    pairs = _near_pairs(stage, places)
    deepest = _ease(places, rooms, pairs, stage.table)
    if deepest > TOUCH_TOLERANCE:
        _check_no_overlap(stage, position)
    for _ in range(ROUNDS):
        if deepest <= 0.0:
            return places
        deepest = _ease(places, rooms, pairs, stage.table)
    if deepest > LEFT:
        raise BadInput("balls-too-close", deep=f"{1e3 * deepest:.3f}")
    return places


def _loosened(stage: Stage, position: Position, rack: Looseness) -> Position:
    """Only balls that touch others are racked; fewer than three are no rack."""
    racked = {ball for pair in touching_balls(position, stage.balls) for ball in pair}
    if len(racked) < 3:
        return position
    tight = Position((ball, place) for ball, place in position.places if ball in racked)
    return position.with_balls(loosened(tight, stage.balls, rack))


def _rooms(stage: Stage, places: Places) -> dict[Ball, float]:
    """How far each ball's centre keeps from a cushion; raise `BadInput` for one that is not on the bed."""
    table, rooms = stage.table, {}
    for ball, (x, y) in places.items():
        if ball not in stage.radii:
            raise BadInput("ball-of-no-game", ball=ball.value)
        rooms[ball] = stage.reaches[ball]
        room = rooms[ball] - TOUCH_TOLERANCE
        if room <= x <= table.length - room and room <= y <= table.width - room:
            continue
        if mouth_of(x, y, stage.world, stage.pockets) >= 0:
            rooms[ball] = -inf  # it hangs in a pocket's mouth
        else:
            raise BadInput(
                "ball-off-bed",
                ball=ball.value,
                x=f"{x:g}",
                y=f"{y:g}",
                least=f"{room:.4f}",
                most_x=f"{table.length - room:.4f}",
                most_y=f"{table.width - room:.4f}",
            )
    return rooms


def _check_no_overlap(stage: Stage, position: Position) -> None:
    try:
        check_no_overlap(position, stage.balls)
    except OverlapError as overlap:
        raise BadInput("move-one", why=overlap.phrase) from None


def _near_pairs(stage: Stage, places: Places) -> list[tuple[Ball, Ball, float]]:
    """The pairs that touch or nearly do, each with the distance it needs."""
    rows = [(ball, x, y, stage.radii[ball]) for ball, (x, y) in places.items()]
    near = []
    for (one, x, y, radius), (other, ox, oy, its) in combinations(rows, 2):
        need = radius + its
        if abs(x - ox) < need + MARGIN and abs(y - oy) < need + MARGIN:
            near.append((one, other, need))
    return near


def _ease(places: Places, rooms: dict[Ball, float], pairs: list[tuple[Ball, Ball, float]], table: Table) -> float:
    """One pass: lift each ball out of the cushions, part each pair that overlaps; return the deepest overlap."""
    for ball, (x, y) in places.items():
        room = rooms[ball]
        if not (room <= x <= table.length - room and room <= y <= table.width - room):
            places[ball] = min(max(x, room), table.length - room), min(max(y, room), table.width - room)
    deepest = 0.0
    for one, other, need in pairs:
        (x, y), (ox, oy) = places[one], places[other]
        dx, dy = x - ox, y - oy
        apart = hypot(dx, dy)
        if apart >= need:
            continue
        deepest = max(deepest, need - apart)
        push = 0.5 * (need - apart + AIR) / max(apart, AIR)
        places[one] = x + push * dx, y + push * dy
        places[other] = ox - push * dx, oy - push * dy
    return deepest
