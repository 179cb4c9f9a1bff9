"""Five pins: halves and marks, the ball in hand after a fault, balls that jumped, and pins whose places balls cover.

After a fault the opponent plays from the half in which the offender's ball does
not lie. Where nobody told in which half that is, those at the table know it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from abrikol.disciplines.carom.general import FOREIGN, own_ball
from abrikol.equipment.balls import CAROM
from abrikol.equipment.names import Ball, Cushion, Pin
from abrikol.equipment.pins import FIVE, FIVE_PINS_SPACING, KING
from abrikol.equipment.tables import Table
from abrikol.layout.pin_places import covered_pins, five_pin_places
from abrikol.layout.position import Point, Position
from abrikol.layout.respot import obstructing
from abrikol.layout.spots import bottom_mark, centre_spot, red_mark, top_mark
from abrikol.layout.zones import wholly_in_half, zone_plan, zones_of
from abrikol.referee.duty import Duty, Kind
from abrikol.referee.facts import Facts
from abrikol.referee.ruling import Clear, Lay, Move, Spot, Stand
from abrikol.referee.situation import Situation
from abrikol.stroke.events import Mark, Place
from abrikol.stroke.people import Side
from abrikol.stroke.stroke import Stroke

LOWER, UPPER = "lower", "upper"
OPPOSITE = "opposite"
"""The half in which the offender's ball does not lie, when nobody told which that is."""
TOP, BOTTOM, RED = "top-mark", "bottom-mark", "spot3"


@dataclass(frozen=True, slots=True)
class Handed:
    """The half in which a side has its ball in hand, and what the referee does before."""

    where: str
    moves: tuple[Move, ...]
    on_mark: bool = False
    """The offender's ball lies on the mark where the other side might have asked for it."""

    def duties(self, side: Side) -> tuple[Duty, ...]:
        """What the side that has its ball in hand decides and does."""
        choose = Duty(side, Kind.CHOOSE, ("keep", "respot"), implied="keep")
        return (*(() if self.on_mark else (choose,)), place_duty(side, self.where))


def place_duty(side: Side, where: str) -> Duty:
    """The ball is to be laid somewhere in that half."""
    halves = (LOWER, UPPER) if where == OPPOSITE else (where,)
    return Duty(side, Kind.PLACE, halves, implied=where)


def hand_over(facts: Facts[Any], offender: Side) -> Handed:
    """What a fault of this side gives the other one: a ball in hand, once the balls that jumped are back."""
    before = facts.before
    mine, theirs = own_ball(before, offender), own_ball(before, before.after(offender))
    off = facts.off_table(foreign=FOREIGN)
    where = _from_half(facts, mine, theirs, off)
    lying = _lying(facts).without(*off, theirs)
    moves: list[Move] = []
    if mine in off:
        moves.append(_on_short_mark(facts, mine, where, lying, sure=Ball.R in lying or Ball.R in off))
    if Ball.R in off:
        moves.append(_spotted(facts, Ball.R, (RED, TOP), lying, sure=mine in lying or mine in off))
    moves.append(Lay(theirs, where))
    return Handed(where, tuple(moves), on_mark=mine in off and where == LOWER)


def _from_half(facts: Facts[Any], mine: Ball, theirs: Ball, off: tuple[Ball, ...]) -> str:
    """Where the other side plays from: not from the offender's half; if his ball jumped, from the half of its own."""
    if mine not in off:
        return {LOWER: UPPER, UPPER: LOWER}.get(half_of(facts, mine, on_middle=UPPER), OPPOSITE)
    return LOWER if theirs in off else half_of(facts, theirs, on_middle=LOWER)


def ask_mark(facts: Facts[Any]) -> Handed:
    """The offender's ball on the top mark, or on the bottom one if the red is in the way; in hand in the other half."""
    side = facts.side
    mine, theirs = own_ball(facts.before, side), own_ball(facts.before, facts.before.after(side))
    lying = facts.before.position.without(mine, theirs)
    move = _spotted(facts, theirs, (TOP, BOTTOM), lying, sure=Ball.R in lying)
    where = OPPOSITE if Ball.R not in lying else LOWER if move.places == (TOP,) else UPPER
    return Handed(where, (move, Lay(mine, where)), on_mark=True)


def may_place(before: Situation, table: Table, point: Point) -> bool:
    """No part of the ball lies beyond the middle line of a half that is allowed."""
    if before.hand is None:
        return False
    halves = {LOWER: (LOWER,), UPPER: (UPPER,)}.get(before.hand.where, (LOWER, UPPER))
    return any(wholly_in_half(point, CAROM.size.radius, table, half) for half in halves)


# Halves ----------------------------------------------------------------------------------------


def half_of(facts: Facts[Any], ball: Ball, *, on_middle: str) -> str:
    """The half in which a ball lies after the action, as far as it was told; `on_middle` is what the line counts as."""
    halves = _halves(facts, ball)
    if halves is None:
        return OPPOSITE
    return on_middle if len(halves) > 1 else next(iter(halves))


def _halves(facts: Facts[Any], ball: Ball) -> frozenset[str] | None:
    place = facts.rest(ball)
    if place is not None:
        point = facts.rest_point(ball)
        return _named(place) if point is None else _at(facts, point)
    if isinstance(facts.act, Stroke) and ball in facts.involved():
        return None
    known = facts.before.at(ball)
    return _in_hand(facts.before, ball) if known is None else _at(facts, known)


def _at(facts: Facts[Any], point: Point) -> frozenset[str]:
    return zones_of(point, zone_plan("halves", facts.game.table))


def _in_hand(before: Situation, ball: Ball) -> frozenset[str] | None:
    """The half in which the referee laid the ball that is in hand."""
    if before.hand is None or ball is not own_ball(before, before.turn) or before.hand.where not in (LOWER, UPPER):
        return None
    return frozenset((before.hand.where,))


NAMED: dict[Place, frozenset[str]] = {
    Mark.MID: frozenset((LOWER, UPPER)),
    Mark.HOUSE: frozenset((LOWER,)),
    Cushion.HEAD: frozenset((LOWER,)),
    Cushion.FOOT: frozenset((UPPER,)),
}


def _named(place: Place) -> frozenset[str] | None:
    if isinstance(place, tuple):
        return frozenset(map(str, place)) & {LOWER, UPPER} or None
    return NAMED.get(place)


# Marks -----------------------------------------------------------------------------------------


def _lying(facts: Facts[Any]) -> Position:
    """Where the balls lie after the action, as far as it was told."""
    told, before = facts.points(), facts.before.position
    if not before or len(told) == len(CAROM.balls):
        return Position(told)
    moved = facts.involved() if isinstance(facts.act, Stroke) else frozenset()
    return before.without(*moved).with_balls(told)


def _on_short_mark(facts: Facts[Any], ball: Ball, where: str, lying: Position, *, sure: bool) -> Spot:
    """The offender's ball on the mark of the half that the other side does not play from; else on the red's mark."""
    if where == OPPOSITE:
        return Spot(ball)
    return _spotted(facts, ball, (TOP if where == LOWER else BOTTOM, RED), lying, sure=sure)


def _spotted(facts: Facts[Any], ball: Ball, marks: tuple[str, str], lying: Position, *, sure: bool) -> Spot:
    """On the first mark, or on the second where a ball lies in the way; both are named if nobody told."""
    if not sure:
        return Spot(ball, marks)
    table = facts.game.table
    points = {TOP: top_mark(table), BOTTOM: bottom_mark(table), RED: red_mark(table)}
    blocked = obstructing(points[marks[0]], ball, lying, facts.game.balls)
    mark = marks[1] if blocked else marks[0]
    return Spot(ball, (mark,), points[mark])


# Pins ------------------------------------------------------------------------------------------


FIGURE = FIVE_PINS_SPACING + CAROM.size.radius + FIVE.size(KING).widest
"""A ball whose centre is farther than this from the middle of the figure covers no pin (m)."""


def covered(facts: Facts[Any], moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """The pins to take off because a ball covers their place, and those to stand there again."""
    missing = frozenset[Pin]() if facts.before.standing is None else frozenset(FIVE.names) - facts.before.standing
    middle = centre_spot(facts.game.table)
    near = {ball: point for ball, point in _after(_lying(facts), moves).places if point.distance(middle) < FIGURE}
    if not near and not missing:
        return ()
    hidden = covered_pins(five_pin_places(facts.game.table), FIVE, Position(near), CAROM.size.radius)
    off = (Clear(pin) for pin in FIVE.names if pin in hidden and pin not in missing)
    on = (Stand(pin) for pin in FIVE.names if pin in missing and pin not in hidden)
    return (*off, *on)


def _after(lying: Position, moves: tuple[Move, ...]) -> Position:
    for move in moves:
        if isinstance(move, Spot | Lay):
            lying = lying.with_ball(move.ball, move.point) if move.point else lying.without(move.ball)
    return lying
