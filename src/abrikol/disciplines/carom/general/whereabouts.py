"""Whereabouts: in which zones balls lie after a stroke, as far as it was told, and which zones hold both of two.

A place told as zones names all of them; a point lies in every zone whose line it
touches. What was not told stays open, and is never guessed.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from abrikol.disciplines.carom.general import FOREIGN
from abrikol.equipment.names import Ball
from abrikol.layout.position import Point
from abrikol.layout.shapes import Triangle
from abrikol.layout.zones import ZonePlan, neighbours, zones_of
from abrikol.referee.facts import Facts
from abrikol.stroke.events import Both, Enter, Leave, Place, Rests, Zone

Pair = tuple[Ball, Ball]


@dataclass(frozen=True, slots=True)
class Gathered:
    """The zones that hold both of two balls after a stroke.

    `untold` names the balls that would have to be told of before that is
    certain; `crossed` are the zones that one of them left or entered during
    the stroke; `on_line`: one of them lies on a line between two zones.
    """

    zones: tuple[Zone, ...] = ()
    untold: tuple[Ball, ...] = ()
    crossed: frozenset[Zone] = frozenset()
    on_line: bool = False


Crossings = dict[tuple[Ball, Zone], bool]
"""What was seen last of a ball at a zone: that it entered, or that it left."""


def gathered(facts: Facts[Any], pair: Pair, *, struck: bool = False) -> Gathered:
    """What is known of two balls after the action; `struck`: they are the object balls of the one who struck."""
    plan, crossings = _plan(facts), _crossings(facts, pair)
    crossed = frozenset([zone for _, zone in crossings]) if crossings else frozenset()
    both, places = _rests(facts)
    off = facts.off_table(foreign=FOREIGN)
    first, second = (frozenset[str]() if ball in off else _zones(facts, ball, places) for ball in pair)
    on_line = _on_line(first) or _on_line(second) or any(_on_corner_line(facts, ball, places) for ball in pair)
    if struck and both is not None:
        return Gathered(_in_order(both, plan), (), crossed, on_line)
    if first is not None and second is not None:
        return Gathered(_in_order(first & second, plan), (), crossed, on_line)
    sure, open_ = _in_part(plan, dict(zip(pair, (first, second), strict=True)), crossings)
    untold = tuple(ball for ball, zones in zip(pair, (first, second), strict=True) if open_ and zones is None)
    return Gathered(_in_order(sure, plan), untold, crossed, on_line)


def _in_part(
    plan: ZonePlan, told: dict[Ball, frozenset[str] | None], crossings: Crossings
) -> tuple[frozenset[str], bool]:
    """The zones that surely hold both balls, one of them not told of; and whether others may."""

    def within(ball: Ball, zone: Zone) -> bool | None:
        zones = told[ball]
        return crossings.get((ball, zone)) if zones is None else zone in zones

    known = [(zone, [within(ball, zone) for ball in told]) for zone in _ordered(plan)]
    sure = frozenset(zone for zone, where in known if all(where))
    return sure, any(False not in where and None in where for _, where in known)


def lying_together(places: tuple[Point | None, ...], plan: ZonePlan) -> tuple[Zone, ...]:
    """The zones that hold all these points; none where a point is not known."""
    held = [zones_of(point, plan) for point in places if point is not None and None not in places]
    shared = frozenset[str]().union(*held).intersection(*held)
    return tuple(Zone(name) for name in plan.names if name in shared) if shared else ()


def astride(places: tuple[Point | None, ...], plan: ZonePlan) -> bool:
    """Two balls lie on the two sides of a line, no zone holding both."""
    first, second = (frozenset[str]() if point is None else zones_of(point, plan) for point in places)
    return not first & second and any(neighbours(name, plan) & second for name in first)


def is_anchor(zone: str) -> bool:
    """An anchor, the square astride a line's end."""
    return zone.startswith("a")


def _plan(facts: Facts[Any]) -> ZonePlan:
    plan = facts.game.zones
    assert plan is not None, f"{facts.game.id} has no zones"
    return plan


def _crossings(facts: Facts[Any], pair: Pair) -> Crossings:
    """Every zone that one of these balls left or entered, with what it did there last."""
    return {
        (event.ball, event.zone): type(event) is Enter
        for group in facts.groups
        for event in group
        if (type(event) is Leave or type(event) is Enter) and event.ball in pair
    }


def _rests(facts: Facts[Any]) -> tuple[frozenset[str] | None, dict[Ball, Place]]:
    """The zones that were said to hold both balls, and the places told of each."""
    both, places = None, {}
    for rest in getattr(facts.act, "rests", ()):
        if type(rest) is Rests:
            places[rest.ball] = rest.place
        elif type(rest) is Both:
            both = frozenset(rest.zones)
    return both, places


def _zones(facts: Facts[Any], ball: Ball, places: dict[Ball, Place]) -> frozenset[str] | None:
    place = places.get(ball)
    if type(place) is tuple:
        return _told(place, _plan(facts))
    point = _point(facts, ball, place)
    return None if point is None else zones_of(point, _plan(facts))


def _point(facts: Facts[Any], ball: Ball, place: Place | None) -> Point | None:
    """Where the ball lies: as it was told, else where it lay if nothing happened to it."""
    if place is not None:
        return facts.rest_point(ball)
    return None if ball in facts.involved() else facts.before.at(ball)


def _told(place: tuple[Zone, ...], plan: ZonePlan) -> frozenset[str] | None:
    """A place told as zones; an anchor lies over several zones, so that alone it does not say in which the ball is."""
    told = frozenset(place) & _names(plan)
    return told if any(not is_anchor(zone) for zone in told) else None


@cache
def _ordered(plan: ZonePlan) -> tuple[Zone, ...]:
    return tuple(map(Zone, plan.names))


@cache
def _names(plan: ZonePlan) -> frozenset[str]:
    return frozenset(plan.names)


def _in_order(zones: frozenset[str], plan: ZonePlan) -> tuple[Zone, ...]:
    return tuple([zone for zone in _ordered(plan) if zone in zones]) if zones else ()


def _on_corner_line(facts: Facts[Any], ball: Ball, places: dict[Ball, Place]) -> bool:
    corners = _corners(_plan(facts))
    point = _point(facts, ball, places.get(ball)) if corners else None
    return point is not None and any(corner.on_line(point) for corner in corners)


@cache
def _corners(plan: ZonePlan) -> tuple[Triangle, ...]:
    return tuple(zone.shape for zone in plan.zones if isinstance(zone.shape, Triangle))


def _on_line(zones: frozenset[str] | None) -> bool:
    return zones is not None and len(zones) > 1 and sum(not is_anchor(zone) for zone in zones) > 1
