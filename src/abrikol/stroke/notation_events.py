"""Reading events and groups of events."""

from __future__ import annotations

import re
from collections.abc import Callable

from abrikol.equipment.names import Cushion
from abrikol.stroke.events import (
    At,
    Cross,
    Displaced,
    Enter,
    Event,
    Fall,
    Fell,
    Fly,
    Group,
    Hit,
    Jaw,
    Land,
    Leans,
    Leave,
    Measures,
    Rebound,
    Return,
    Tip,
)
from abrikol.stroke.notation_names import (
    A_BALL_OR_PIN,
    A_CUSHION,
    A_LINE,
    AN_EVENT,
    BALLS_AND_PINS,
    CUSHIONS,
    EDGES,
    LINES,
    OVER,
    ball,
    ball_or_pin,
    pin,
    pocket,
    zone,
)
from abrikol.stroke.notation_rests import is_rest
from abrikol.stroke.notation_tokens import Reader, Token, duration, number, pick

_MEASURES = ("gap", "angle", "follow", "held")
A_SIGN = "expected-sign"

_EVENT = re.compile(r"(km?[a-z0-9]|[A-Za-z]|[0-9]+)([->/@<|^vx~?+])(.*)", re.DOTALL)
_SUBJECT = re.compile(r"km?[a-z0-9]|[A-Z]|[0-9]+")
_LETTERS = re.compile(r"[A-Za-z0-9]*")


def read_groups(reader: Reader) -> tuple[Group, ...]:
    """One group or more, as long as events follow."""
    groups = [_read_group(reader)]
    while _is_event(reader.peek()):
        groups.append(_read_group(reader))
    return tuple(groups)


def _read_group(reader: Reader) -> Group:
    events = [parse_event(reader.take())]
    while reader.accept("&"):
        events.append(parse_event(reader.take()))
    return tuple(events)


def _is_event(text: str) -> bool:
    return bool(text) and text[0] not in '#?;[]"&' and not is_rest(text)


def parse_event(token: Token) -> Event:
    """One event."""
    if token.text.startswith("*"):
        return _tip(token)
    if token.text.startswith("t"):
        return At(duration(token.part(1)))
    found = _EVENT.fullmatch(token.text)
    if found:
        sign = found.start(2)
        return _READ[token.text[sign]](token.part(0, sign), token.part(sign + 1))
    subject = _SUBJECT.match(token.text)
    if not subject:
        raise token.wrong(AN_EVENT)
    pick(token.part(0, subject.end()), BALLS_AND_PINS, A_BALL_OR_PIN)
    raise token.part(subject.end()).wrong(A_SIGN)


def _tip(token: Token) -> Tip:
    name = _LETTERS.findall(token.text, 1)[0]
    struck, rest = ball(token.part(1, 1 + len(name))), token.part(1 + len(name))
    if not rest.text:
        return Tip(struck)
    if not (rest.text.startswith("{") and rest.text.endswith("}")):
        raise rest.wrong("expected-measures")
    return Tip(struck, _measures(rest.part(1, -1)))


def _measures(token: Token) -> Measures:
    values: dict[str, float] = {}
    for piece in token.split(","):
        name, _, _ = piece.text.partition("=")
        if name not in _MEASURES or name in values:
            raise piece.part(0, len(name)).wrong("expected-measure", _MEASURES)
        values[name] = number(piece.part(len(name) + 1))
    return Measures(**values)


def _hit(subject: Token, rest: Token) -> Hit:
    return Hit(ball(subject), ball(rest))


def _edge(subject: Token, rest: Token) -> Rebound | Jaw:
    edge = pick(rest.part(0, 2), EDGES, "expected-edge")
    if isinstance(edge, Cushion):
        return Rebound(ball(subject), edge)
    side = rest.part(2)
    return Jaw(ball(subject), edge, pick(side, CUSHIONS, A_CUSHION) if side.text else None)


def _fall(subject: Token, rest: Token) -> Fall:
    untouched = rest.text.endswith("~")
    return Fall(ball(subject), pocket(rest.part(0, -1) if untouched else rest), untouched)


def _return(subject: Token, rest: Token) -> Return:
    return Return(ball(subject), pocket(rest))


def _cross(subject: Token, rest: Token) -> Cross:
    return Cross(ball(subject), pick(rest, LINES, A_LINE))


def _fly(subject: Token, rest: Token) -> Fly:
    over = "expected-flown-over"
    return Fly(ball(subject), pick(rest, OVER, over) if rest.text else None)


def _land(subject: Token, rest: Token) -> Land:
    if rest.text:
        raise rest.wrong("expected-nothing-after-v")
    return Land(ball(subject))


def _fell(subject: Token, rest: Token) -> Fell:
    return Fell(ball_or_pin(subject), pin(rest))


def _displaced(subject: Token, rest: Token) -> Displaced:
    if rest.text:
        raise rest.wrong("expected-nothing-after-tilde")
    return Displaced(pin(subject))


def _leans(subject: Token, rest: Token) -> Leans:
    return Leans(pin(subject), ball(rest))


def _leave(subject: Token, rest: Token) -> Leave:
    return Leave(ball(subject), zone(rest))


def _enter(subject: Token, rest: Token) -> Enter:
    return Enter(ball(subject), zone(rest))


_READ: dict[str, Callable[[Token, Token], Event]] = {
    ">": _hit,
    "/": _edge,
    "@": _fall,
    "<": _return,
    "|": _cross,
    "^": _fly,
    "v": _land,
    "x": _fell,
    "~": _displaced,
    "?": _leans,
    "-": _leave,
    "+": _enter,
}
