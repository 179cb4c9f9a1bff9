"""Seven pins: where balls go that left the bed, and what becomes of pins whose places balls cover."""

from __future__ import annotations

from typing import Any

from abrikol.disciplines.pyramid.general.spotting import known_after
from abrikol.disciplines.pyramid.seven_pins.pins import CUE, OBJECTS
from abrikol.equipment.balls import SEVEN_PINS
from abrikol.equipment.names import Ball, Pin
from abrikol.equipment.pins import MEDIUM_PINS, SEVEN
from abrikol.equipment.tables import PYRAMID_12
from abrikol.layout.pin_places import covered_pins, medium_pin_refuge, seven_pin_places
from abrikol.layout.position import Point, Position
from abrikol.layout.respot import Path, first_free_place
from abrikol.layout.spots import foot_spot, head_spot
from abrikol.referee.facts import Facts
from abrikol.referee.ruling import Clear, Lay, Move, Spot, Stand
from abrikol.referee.situation import Situation
from abrikol.stroke.stroke import Stroke

RADIUS = SEVEN_PINS.size.radius
OWN_PLACES = seven_pin_places(PYRAMID_12, SEVEN, RADIUS)
POINTS = {"spot1": head_spot(PYRAMID_12), "spot3": foot_spot(PYRAMID_12)}
OWN_POINTS = {Ball.B1: "spot3", Ball.B2: "spot1"}
"""Where the object balls lie at the start; the second one's place is ours, the text names only spot 3 (PIN7-24)."""
HALFWAY = "halfway"


# balls ----------------------------------------------------------------------------------


def laid_again(facts: Facts[Any], gone: tuple[Ball, ...]) -> tuple[Move, ...]:
    """The object balls that left the bed; all of them on their own points if the cue ball left it, too."""
    objects = OBJECTS if CUE in gone else tuple(ball for ball in OBJECTS if ball in gone)
    lie = known_after(facts, (*gone, *objects))
    if len(objects) == len(OBJECTS):
        return tuple(_on(ball, OWN_POINTS[ball], lie) for ball in objects)
    return tuple(_opposite(facts, ball, lie) for ball in objects)


def _opposite(facts: Facts[Any], ball: Ball, lie: Position | None) -> Spot:
    """Near the point in whose half the other object ball does not lie (PIN7-27, PIN7-28)."""
    other = _whereabouts(facts, OBJECTS[1 - OBJECTS.index(ball)])
    if other is None:
        return Spot(ball, ("opposite",))
    return _on(ball, "spot1" if other.x >= PYRAMID_12.length / 2 else "spot3", lie)


def _on(ball: Ball, point: str, lie: Position | None) -> Spot:
    """On that point or, where a ball is in the way, behind it as near as may be."""
    if lie is None:
        return Spot(ball, (point,))
    start = POINTS[point]
    cushion = Point(0.0 if point == "spot1" else PYRAMID_12.length, start.y)  # two balls never bar the way to it
    return Spot(ball, (point,), first_free_place(Path(start, cushion), ball, lie, SEVEN_PINS))


def _whereabouts(facts: Facts[Any], ball: Ball) -> Point | None:
    """Where a ball lies after the action, if that is known."""
    if facts.rest(ball) is not None:
        return facts.rest_point(ball)
    stirred = isinstance(facts.act, Stroke) and ball in facts.stirred()
    return None if stirred else facts.before.at(ball)


# pins -----------------------------------------------------------------------------------


def pin_places(before: Situation) -> tuple[tuple[Pin, Point], ...]:
    """Where the pins stand now: a medium pin whose place is covered, halfway to the centre (PIN7-32)."""
    moved = _covered(before.position).intersection(MEDIUM_PINS)
    return tuple((pin, medium_pin_refuge(PYRAMID_12, pin) if pin in moved else OWN_PLACES[pin]) for pin in SEVEN.names)


def _covered(lying: Position) -> frozenset[Pin]:
    """The pins on whose own places balls lie."""
    return covered_pins(OWN_PLACES, SEVEN, lying, RADIUS) if lying else frozenset()


def set_up(facts: Facts[Any], moves: tuple[Move, ...]) -> tuple[Clear | Stand, ...]:
    """The medium pins that give way or go back, the others that are taken off or stand again (PIN7-32, PIN7-33)."""
    before, lying = facts.before, _lying(facts, moves)
    if before.standing is None and not before.position and not lying:
        return ()
    was, now = _covered(before.position), _covered(lying)
    away = frozenset(SEVEN.names) - before.standing if before.standing is not None else frozenset()
    out: list[Clear | Stand] = []
    for pin in SEVEN.names:
        if pin in MEDIUM_PINS:
            if (pin in now) is not (pin in was):
                out.append(Stand(pin, HALFWAY if pin in now else ""))
        elif pin in now and pin not in away:
            out.append(Clear(pin))
        elif pin in away and pin not in now:
            out.append(Stand(pin))
    return tuple(out)


def _lying(facts: Facts[Any], moves: tuple[Move, ...]) -> Position:
    """Where balls lie after the stroke and these moves, as far as it is known."""
    lying, points = facts.before.position, facts.points()
    if lying or points:
        lying = lying.without(*facts.stirred()).with_balls(points).without(*facts.pocketed())
    for move in moves:
        if isinstance(move, Spot | Lay):
            lying = lying.with_ball(move.ball, move.point) if move.point else lying.without(move.ball)
    return lying
