"""The names a line may use, and the readers that pick them."""

from __future__ import annotations

from abrikol.equipment.names import Ball, Cushion, Pin, Pocket
from abrikol.layout.position import Point
from abrikol.stroke.events import Line, Mark, Thing, Zone
from abrikol.stroke.notation_tokens import Token, number, pick

BALLS = {ball.value: ball for ball in Ball}
CUSHIONS = {cushion.value: cushion for cushion in Cushion}
POCKETS = {pocket.value: pocket for pocket in Pocket}
PINS = {pin.value: pin for pin in Pin}
ZONES = {
    name: Zone(name)
    for name in (
        *(f"z{n}" for n in range(1, 10)),
        *(f"a{n}" for n in range(1, 9)),
        *(f"c{n}" for n in range(1, 5)),
        "lower",
        "upper",
    )
}
BALLS_AND_PINS: dict[str, Ball | Pin] = {**BALLS, **PINS}
LINES = {line.value: line for line in Line}
OVER: dict[str, Ball | Pin | Thing] = {**BALLS_AND_PINS, **{thing.value: thing for thing in Thing}}
EDGES: dict[str, Cushion | Pocket] = {**CUSHIONS, **POCKETS}
MARKS = {mark.value: mark for mark in Mark}
PLACES: dict[str, Cushion | Pocket | Mark] = {**EDGES, **MARKS}

AN_EVENT = "expected-event"
A_BALL = "expected-ball"
A_PIN = "expected-pin"
A_BALL_OR_PIN = "expected-ball-or-pin"
A_CUSHION = "expected-cushion"
A_POCKET = "expected-pocket"
A_ZONE = "expected-zone"
A_LINE = "expected-line"
A_PLACE = "expected-place"


def ball(token: Token) -> Ball:
    """A ball."""
    return pick(token, BALLS, A_BALL)


def pin(token: Token) -> Pin:
    """A pin."""
    return pick(token, PINS, A_PIN)


def ball_or_pin(token: Token) -> Ball | Pin:
    """A ball or a pin."""
    return pick(token, BALLS_AND_PINS, A_BALL_OR_PIN)


def pocket(token: Token) -> Pocket:
    """A pocket."""
    return pick(token, POCKETS, A_POCKET)


def zone(token: Token) -> Zone:
    """A zone."""
    return pick(token, ZONES, A_ZONE)


def point(token: Token) -> Point:
    """A point x,y in metres."""
    pieces = token.split(",")
    if len(pieces) != 2:
        raise token.wrong("expected-point")
    return Point(number(pieces[0]), number(pieces[1]))
