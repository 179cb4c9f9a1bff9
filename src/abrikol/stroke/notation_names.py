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

AN_EVENT = "an event"
A_BALL = "a ball: W, Y, R, C or 1 to 15"
A_PIN = "a pin: kc, kh, kf, kl, kr, km1 or km3"
A_BALL_OR_PIN = "a ball or a pin"
A_CUSHION = "a cushion: h, f, l or r"
A_POCKET = "a pocket: HL, HR, ML, MR, FL or FR"
A_ZONE = "a zone: z1 to z9, a1 to a8, c1 to c4, lower or upper"
A_LINE = "a line: nothing, house, rear or axis"
A_PLACE = "a place: x,y, a zone, a cushion, a pocket, mid, axis, house, rail, off, spot1, spot2 or spot3"


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
        raise token.wrong("a point x,y in metres")
    return Point(number(pieces[0]), number(pieces[1]))
