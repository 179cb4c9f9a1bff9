"""Reading settings: the state a line begins from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from abrikol.equipment.names import Ball, Pin
from abrikol.language import phrase
from abrikol.layout.position import Point
from abrikol.stroke.events import Zone
from abrikol.stroke.notation_acts import A_SIDE, SIDES
from abrikol.stroke.notation_names import ZONES, ball, pin, point, zone
from abrikol.stroke.notation_rests import balls, touchings
from abrikol.stroke.notation_tokens import Reader, Token, code, count, duration, pick, whole
from abrikol.stroke.people import Side
from abrikol.stroke.settings import Settings

BARE_HAND = ""
"""`Settings.hand` for the bare word `hand`: in hand wherever the game says; None is not in hand."""

_HANDS = {"house": "house", "rear": "rear", "any": "any", **{name: str(name) for name in ZONES}}
_HELD = {"entre": "entre", "entre-2": "entre-2", "dedans": "dedans"}


def read_settings(reader: Reader) -> Settings:
    """The settings that follow, up to a closing bracket or the end."""
    values: dict[str, Any] = {}
    while reader.peek() not in ("", "]"):
        token = reader.take()
        name, _, _ = token.text.partition("=")
        key = token.part(0, len(name))
        read = pick(key, _READ, "expected-setting")
        field = "options" if name == "with" else name
        if field in values:
            raise key.wrong(phrase("expected-once", name=name))
        values[field] = read(token.part(len(name)))
    return Settings(**values)


def _flag(rest: Token) -> bool:
    if rest.text:
        raise rest.wrong("expected-no-value")
    return True


def _hand(rest: Token) -> str:
    if not rest.text:
        return BARE_HAND
    return pick(rest.part(1), _HANDS, "expected-hand")


def _valued(read: Callable[[Token], object]) -> Callable[[Token], object]:
    """A setting that must have a value after its equals sign."""

    def with_value(rest: Token) -> object:
        if not rest.text:
            raise rest.wrong("expected-equals")
        return read(rest.part(1))

    return with_value


def _side(token: Token) -> Side:
    return pick(token, SIDES, A_SIDE)


def _numbers(token: Token) -> tuple[int, ...]:
    return tuple(whole(piece) for piece in token.split(":"))


def _pair(token: Token, expected: str) -> tuple[Token, Token]:
    name, colon, _ = token.text.partition(":")
    if not colon:
        raise token.wrong(expected)
    return token.part(0, len(name)), token.part(len(name) + 1)


def _options(token: Token) -> tuple[tuple[str, str], ...]:
    pairs = [_pair(piece, "expected-option") for piece in token.split(",")]
    return tuple((code(name), code(value)) for name, value in pairs)


def _positions(token: Token) -> tuple[tuple[Ball, Point], ...]:
    pairs = [_pair(piece, "expected-ball-at") for piece in token.split("/")]
    return tuple((ball(name), point(value)) for name, value in pairs)


def _zones(token: Token) -> tuple[tuple[Zone, str], ...]:
    pairs = [_pair(piece, "expected-zone-held") for piece in token.split(",")]
    return tuple((zone(name), pick(value, _HELD, "expected-held")) for name, value in pairs)


def _pins(token: Token) -> tuple[Pin, ...]:
    return () if token.text == "none" else tuple(pin(piece) for piece in token.split(","))


_READ: dict[str, Callable[[Token], object]] = {
    "turn": _valued(_side),
    "players": _valued(count),
    "score": _valued(_numbers),
    "shelf": _valued(_numbers),
    "owes": _valued(_numbers),
    "run": _valued(count),
    "innings": _valued(_numbers),
    "opening": _flag,
    "hand": _hand,
    "premium": _flag,
    "format": _valued(code),
    "with": _valued(_options),
    "at": _valued(_positions),
    "frozen": _valued(touchings),
    "absent": _valued(balls),
    "standing": _valued(_pins),
    "zones": _valued(_zones),
    "clock": _valued(count),
    "left": _valued(duration),
    "warned": _flag,
    "figure": _valued(code),
    "attempt": _valued(count),
    "afera": _valued(ball),
    "lastsafety": _valued(_side),
    "removed": _valued(count),
}
