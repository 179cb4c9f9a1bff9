"""Reading rests: how the balls lay after the stroke."""

from __future__ import annotations

from abrikol.equipment.names import Ball
from abrikol.stroke.events import BallTouch, Both, CushionTouch, Frozen, Moved, Place, Rest, Rests, Touching, Zone
from abrikol.stroke.notation_names import A_CUSHION, A_PLACE, BALLS, CUSHIONS, PLACES, ZONES, ball, point, zone
from abrikol.stroke.notation_tokens import Reader, Token, pick


def is_rest(text: str) -> bool:
    """A rest holds an equals sign; so does a tip with measures, which begins with a star."""
    return "=" in text and text[0] not in '*#?"'


def read_rests(reader: Reader) -> tuple[Rest, ...]:
    """The rests that follow, perhaps none."""
    rests = []
    while is_rest(reader.peek()):
        rests.append(parse_rest(reader.take()))
    return tuple(rests)


def parse_rest(token: Token) -> Rest:
    """What is known of the balls after the stroke."""
    name, _, _ = token.text.partition("=")
    value = token.part(len(name) + 1)
    if name == "moved":
        return Moved(balls(value))
    if name == "frozen":
        return Frozen(touchings(value))
    if name == "both":
        return Both(zones(value))
    others: dict[str, None] = dict.fromkeys(("moved", "frozen", "both"))
    subject = pick(token.part(0, len(name)), {**BALLS, **others}, "expected-rest")
    assert subject is not None
    return Rests(subject, _place(value))


def balls(token: Token) -> tuple[Ball, ...]:
    """Balls parted by commas, or the word none."""
    return () if token.text == "none" else tuple(ball(piece) for piece in token.split(","))


def zones(token: Token) -> tuple[Zone, ...]:
    """Zones parted by commas, or the word none."""
    return () if token.text == "none" else tuple(zone(piece) for piece in token.split(","))


def touchings(token: Token) -> tuple[Touching, ...]:
    """Contacts parted by commas, or the word none."""
    return () if token.text == "none" else tuple(_touching(piece) for piece in token.split(","))


def _touching(token: Token) -> Touching:
    for mark in "/-":
        at = token.text.find(mark)
        if at >= 0:
            first, second = token.part(0, at), token.part(at + 1)
            if mark == "-":
                return BallTouch(ball(first), ball(second))
            return CushionTouch(ball(first), pick(second, CUSHIONS, A_CUSHION))
    raise token.wrong("expected-contact")


def _place(token: Token) -> Place:
    if "," in token.text:
        return point(token)
    if token.text in PLACES:
        return PLACES[token.text]
    pieces = token.split("|")
    if len(pieces) == 1 and token.text not in ZONES:
        raise token.wrong(A_PLACE, [*PLACES, *ZONES])
    return tuple(zone(piece) for piece in pieces)
