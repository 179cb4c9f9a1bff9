"""Whereabouts: in which zones balls lie after a stroke, as far as it was told, and which zones hold both of two.

A place told as zones names all of them; a point lies in every zone whose line it
touches. What was not told stays open, and is never guessed.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from abrikol.equipment.names import Ball
from abrikol.layout.position import Point
from abrikol.layout.zones import ZonePlan, neighbours, zones_of
from abrikol.referee.facts import Facts
from abrikol.stroke.events import Both, Enter, Leave, Zone

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


@dataclass(slots=True)
class Seen:
    """One ball: the zones it lies in, if that was told, and the last that was seen of it at each zone."""

    ball: Ball
    zones: frozenset[str] | None
    last: dict[Zone, bool]

    def within(self, zone: Zone) -> bool | None:
        """Whether it lies in that zone; None = nobody told."""
        return self.last.get(zone) if self.zones is None else zone in self.zones


def gathered(facts: Facts[Any], pair: Pair, *, struck: bool = False) -> Gathered:
    """What is known of two balls after the action; `struck`: they are the object balls of the one who struck."""
    first, second = (Seen(ball, _zones(facts, ball), {}) for ball in pair)
    crossed = _follow(facts, first, second)
    if struck and (told := _told_both(facts)) is not None:
        return Gathered(_in_order(told, facts), (), crossed, _on_line(first, second))
    sure, open_ = _shared(first, second, _plan(facts))
    untold = tuple(seen.ball for seen in (first, second) if open_ and seen.zones is None)
    return Gathered(_in_order(sure, facts), untold, crossed, _on_line(first, second))


def _shared(first: Seen, second: Seen, plan: ZonePlan) -> tuple[frozenset[str], bool]:
    """The zones that surely hold both, and whether others may."""
    if first.zones is not None and second.zones is not None:
        return first.zones & second.zones, False
    told = first.zones if first.zones is not None else second.zones
    names = [Zone(name) for name in (_names(plan) if told is None else told)]
    pairs = [(zone, first.within(zone), second.within(zone)) for zone in names]
    sure = frozenset(zone for zone, one, other in pairs if one and other)
    return sure, any(one is not False and other is not False and zone not in sure for zone, one, other in pairs)


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


def _follow(facts: Facts[Any], *balls: Seen) -> frozenset[Zone]:
    """Note what was seen of the balls at the zones' lines; the zones that were left or entered."""
    seen = {ball.ball: ball.last for ball in balls}
    for event in facts.events():
        if (type(event) is Leave or type(event) is Enter) and event.ball in seen:
            seen[event.ball][event.zone] = type(event) is Enter
    return frozenset(zone for ball in balls for zone in ball.last)


def _zones(facts: Facts[Any], ball: Ball) -> frozenset[str] | None:
    place = facts.rest(ball)
    if isinstance(place, tuple):
        return _told(place, _plan(facts))
    point = facts.before.at(ball) if place is None else facts.rest_point(ball)
    if point is None or (place is None and ball in facts.involved()):
        return None
    return zones_of(point, _plan(facts))


def _told(place: tuple[Zone, ...], plan: ZonePlan) -> frozenset[str] | None:
    """A place told as zones; an anchor lies over several zones, so that alone it does not say in which the ball is."""
    told = frozenset(place) & _names(plan)
    return told if any(not is_anchor(zone) for zone in told) else None


@cache
def _names(plan: ZonePlan) -> frozenset[str]:
    return frozenset(plan.names)


def _told_both(facts: Facts[Any]) -> frozenset[str] | None:
    told = [rest for rest in getattr(facts.act, "rests", ()) if type(rest) is Both]
    return frozenset(told[-1].zones) if told else None


def _in_order(zones: frozenset[str], facts: Facts[Any]) -> tuple[Zone, ...]:
    return tuple(Zone(name) for name in _plan(facts).names if name in zones) if zones else ()


def _on_line(*balls: Seen) -> bool:
    return any(sum(not is_anchor(zone) for zone in seen.zones or ()) > 1 for seen in balls)
