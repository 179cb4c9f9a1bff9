"""Reading actions: who, a stroke or an act, and the remarks."""

from __future__ import annotations

import re
from collections.abc import Callable

from abrikol.equipment.names import Ball
from abrikol.language import phrase
from abrikol.stroke.calls import Announcement, BallCall, Call, FigureCall, Manner, PocketCall, Way, Whose
from abrikol.stroke.notation_events import read_groups
from abrikol.stroke.notation_names import BALLS, CUSHIONS, ball, ball_or_pin, pocket, point
from abrikol.stroke.notation_rests import read_rests
from abrikol.stroke.notation_tokens import Reader, Token, code, count, duration, pick, quoted
from abrikol.stroke.people import Official, Side, Who
from abrikol.stroke.stroke import (
    Act,
    Action,
    Arrange,
    Calling,
    Choose,
    Correct,
    Drop,
    LagPair,
    OfferBall,
    PlaceBall,
    Plain,
    Remark,
    Rerack,
    Rule,
    Start,
    Stroke,
    Take,
    Touch,
    Undo,
    Word,
)

SIDES = {side.value: side for side in Side}
PEOPLE: dict[str, Who] = {**SIDES, **{official.value: official for official in Official}}
VERDICTS = {
    word: word
    for word in ("legal", "point", "miss", "foul", "void", "replay", "valid-break", "bad-break", "figure", "done")
}
_WORDS = {word.value: word for word in Word}
_PLAIN = {act.value: act for act in Plain}
_CALLED: dict[str, Ball | Whose] = {**BALLS, **{whose.value: whose for whose in Whose}}
_ANNOUNCED: dict[str, Ball | Announcement] = {**BALLS, **{word.value: word for word in Announcement}}
_MANNERS: dict[str, Manner] = {**BALLS, **CUSHIONS, **{way.value: way for way in Way}}

_A_WORD = re.compile(r"[a-jl-z][a-z-]+")
"""A token that was meant as an act; only pins, which begin with a k, are events in small letters."""

A_SIDE = "expected-side"


def read_action(reader: Reader) -> Action:
    """One action, up to the semicolon or the end."""
    who = _read_who(reader)
    if reader.accept("correct"):
        return Action(who, _read_correct(reader))
    return Action(who, _read_body(reader), _read_remarks(reader))


def _read_who(reader: Reader) -> Who | None:
    name, colon, glued = reader.peek().partition(":")
    if not colon or not name.isalpha():
        return None
    token = reader.take()
    who = pick(token.part(0, len(name)), PEOPLE, "expected-who")
    if glued:
        raise token.part(len(name) + 1).wrong("expected-blank")
    return who


def _read_correct(reader: Reader) -> Correct:
    number = count(reader.take(), "expected-action-number")
    reader.expect("=")
    return Correct(number, _read_body(reader), _read_remarks(reader))


def _read_body(reader: Reader) -> Stroke | Act:
    text = reader.peek()
    if text in _ACTS:
        reader.take()
        return _ACTS[text](reader)
    if text in _PLAIN:
        return _PLAIN[reader.take().text]
    if _A_WORD.fullmatch(text):
        raise reader.take().wrong("expected-stroke-or-act", ACT_WORDS)
    return _read_stroke(reader)


def _read_stroke(reader: Reader) -> Stroke:
    calls = _read_calls(reader)
    return Stroke(read_groups(reader), calls, read_rests(reader))


def _read_remarks(reader: Reader) -> tuple[Remark, ...]:
    remarks = []
    while reader.peek().startswith("#"):
        remarks.append(_remark(reader.take()))
    return tuple(remarks)


def _remark(token: Token) -> Remark:
    name, colon, value = token.text[1:].partition(":")
    word = pick(token.part(1, 1 + len(name)), _WORDS, "expected-remark")
    if colon and not value:
        raise token.part(len(token.text)).wrong("expected-value")
    return Remark(word, value or None)


def _read_calls(reader: Reader) -> tuple[Call, ...]:
    calls = []
    while reader.peek().startswith("?"):
        calls.append(_call(reader.take().part(1)))
    return tuple(calls)


def _call(token: Token) -> Call:
    at = token.text.find("@")
    if at >= 0:
        return _pocket_call(token.part(0, at), token.part(at + 1))
    if token.text.startswith("figure:"):
        return FigureCall(code(token.part(7), "expected-figure"))
    called = pick(token, _ANNOUNCED, "expected-call")
    return BallCall(called) if isinstance(called, Ball) else called


def _pocket_call(subject: Token, rest: Token) -> PocketCall:
    called = pick(subject, _CALLED, "expected-called-ball")
    at = rest.text.find("(")
    if at < 0:
        return PocketCall(called, pocket(rest))
    if not rest.text.endswith(")"):
        raise rest.part(len(rest.text)).wrong("expected-closing")
    return PocketCall(called, pocket(rest.part(0, at)), _manners(rest.part(at + 1, -1)))


def _manners(token: Token) -> tuple[Manner, ...]:
    kind = "expected-manner"
    return tuple(pick(piece, _MANNERS, kind) for piece in token.split(","))


def _side(token: Token) -> Side:
    return pick(token, SIDES, A_SIDE)


def _lag(reader: Reader) -> LagPair:
    return LagPair(read_groups(reader), read_rests(reader))


def _calling(reader: Reader) -> Calling:
    calls = _read_calls(reader)
    if not calls:
        raise reader.take().wrong("expected-calling")
    return Calling(calls)


def _rule(reader: Reader) -> Rule:
    verdict = pick(reader.take(), VERDICTS, phrase("expected-verdict", known=", ".join(VERDICTS)))
    return Rule(verdict, _article(reader.take()), quoted(reader.take()) if reader.peek().startswith('"') else None)


def _article(token: Token) -> str:
    book, colon, slug = token.text.partition(":")
    if not (book and colon and slug):
        raise token.wrong("expected-article")
    return f"{code(token.part(0, len(book)))}:{code(token.part(len(book) + 1))}"


def _drop(reader: Reader) -> Drop:
    dropped, hole, time = ball(reader.take()), pocket(reader.take()), reader.take()
    if not time.text.startswith("t"):
        raise time.wrong("expected-time")
    return Drop(dropped, hole, duration(time.part(1)))


_ACTS: dict[str, Callable[[Reader], Act]] = {
    "lag": _lag,
    "call": _calling,
    "undo": lambda reader: Undo(),
    "rerack": lambda reader: Rerack(count(reader.take(), "expected-count-of-balls")),
    "start": lambda reader: Start(_side(reader.take())),
    "choose": lambda reader: Choose(code(reader.take(), "expected-offer")),
    "take": lambda reader: Take(ball(reader.take())),
    "place": lambda reader: PlaceBall(ball(reader.take()), point(reader.take())),
    "offer": lambda reader: OfferBall(ball(reader.take())),
    "touch": lambda reader: Touch(ball_or_pin(reader.take())),
    "drop": _drop,
    "arrange": lambda reader: Arrange(read_rests(reader)),
    "rule": _rule,
}

ACT_WORDS = (*_ACTS, *_PLAIN, "correct")
