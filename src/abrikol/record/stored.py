"""A ruling as a record stores it, and back; texts are those of the notation."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType

from abrikol.equipment.names import Ball, Pin
from abrikol.layout.position import Point
from abrikol.record.lines import RecordError, SideName, StoredClock, StoredDuty, StoredRuling
from abrikol.referee.duty import Duty, Kind
from abrikol.referee.ruling import (
    Call,
    Clear,
    Lay,
    LayBack,
    Move,
    Rerack,
    Reset,
    Restore,
    Ruling,
    Shelve,
    Spot,
    Stand,
    TakeBack,
    Transfer,
)
from abrikol.referee.situation import ClockState, Hand, Phase
from abrikol.rulebooks import Article, Rulebook, UnknownArticle, load
from abrikol.stroke.calls import Call as Called
from abrikol.stroke.events import BallTouch, Frozen, Touching, Zone
from abrikol.stroke.notation import parse_action, print_action
from abrikol.stroke.people import Official, Side, Who
from abrikol.stroke.stroke import Action, Calling, Stroke

# Written out for speed: a record of ten thousand actions is read in half a second.
_SIDES = {side.value: side for side in Side}
_PEOPLE: dict[str, Who] = {**_SIDES, **{official.value: official for official in Official}}
_CALLS = {call.value: call for call in Call}
_PHASES = {phase.value: phase for phase in Phase}


def stored(ruling: Ruling) -> StoredRuling:
    """The ruling as plain values."""
    return StoredRuling(
        call=ruling.call.value if ruling.call else None,
        turn=ruling.turn.value,
        articles=tuple(map(str, ruling.articles)),
        awards=_summed(ruling.awards),
        owes=_summed(ruling.owes),
        moves=tuple(map(_move_text, ruling.moves)),
        duties=tuple(map(_stored_duty, ruling.duties)),
        run=ruling.run,
        fresh=ruling.fresh,
        phase=ruling.phase.value,
        hand=ruling.hand.where if ruling.hand else None,
        frozen=None if ruling.frozen is None else tuple(sorted(map(_touching_text, ruling.frozen))),
        zones=None if ruling.zones is None else {str(zone): word for zone, word in ruling.zones},
        calls=_call_texts(ruling.calls),
        memory=dict(ruling.memory),
        clock=_stored_clock(ruling.clock) if ruling.clock else None,
        starter=ruling.starter.value if ruling.starter else None,
        own=tuple(ball.value for ball in ruling.own) if ruling.own else None,
        wins=ruling.wins.value if ruling.wins else None,
        forfeit=ruling.forfeit,
        needs=ruling.needs,
        again=print_action(Action(None, ruling.again)) if ruling.again else None,
    )


def restored(kept: StoredRuling, book: Rulebook) -> Ruling:
    """The ruling that was stored; an article that no book has any more stays as it was cited."""
    return Ruling(
        call=_CALLS[kept.call] if kept.call else None,
        turn=_SIDES[kept.turn],
        articles=tuple([_article(text, book) for text in kept.articles]),
        awards=tuple([(_SIDES[side], points) for side, points in kept.awards.items()]),
        owes=tuple([(_SIDES[side], balls) for side, balls in kept.owes.items()]),
        moves=tuple([_move(text) for text in kept.moves]),
        duties=tuple([_duty(duty) for duty in kept.duties]),
        run=kept.run,
        fresh=kept.fresh,
        phase=_PHASES[kept.phase],
        hand=Hand(kept.hand) if kept.hand is not None else None,
        frozen=None if kept.frozen is None else _touching(kept.frozen),
        zones=None if kept.zones is None else tuple((Zone(zone), word) for zone, word in kept.zones.items()),
        calls=_called(kept.calls) if kept.calls else (),
        memory=tuple(kept.memory.items()),
        clock=_clock(kept.clock) if kept.clock else None,
        starter=_SIDES[kept.starter] if kept.starter else None,
        own=tuple(map(Ball, kept.own)) if kept.own else None,
        wins=_SIDES[kept.wins] if kept.wins else None,
        forfeit=kept.forfeit,
        needs=kept.needs,
        again=_stroke(kept.again) if kept.again else None,
    )


def _summed(pairs: Iterable[tuple[Side, int]]) -> dict[SideName, int]:
    out: dict[SideName, int] = {}
    for side, number in pairs:
        out[side.value] = out.get(side.value, 0) + number
    return out


@lru_cache(4096)
def _article(text: str, book: Rulebook) -> Article:
    name, _, slug = text.partition(":")
    own = book.reach.get(slug)
    if own is not None and own.book == name:
        return own
    try:
        return load(name)[slug]
    except (FileNotFoundError, UnknownArticle):
        return Article(name, slug, "", "", MappingProxyType({}), ())


def _stored_duty(duty: Duty) -> StoredDuty:
    return StoredDuty(
        by=duty.by.value,
        do=duty.kind.value,
        of=duty.among,
        lapses=duty.lapses,
        implied=duty.implied,
    )


def _duty(kept: StoredDuty) -> Duty:
    return Duty(_PEOPLE[kept.by], Kind(kept.do), kept.of, kept.lapses, kept.implied)


def _stored_clock(clock: ClockState) -> StoredClock:
    return StoredClock(
        limit=clock.limit,
        left=clock.left,
        warned=clock.warned,
        down=clock.down,
        extended=clock.extended,
        used=clock.used,
    )


def _clock(kept: StoredClock) -> ClockState:
    return ClockState(kept.limit, kept.left, kept.warned, kept.down, kept.extended, kept.used)


# moves: the words of docs/notation.md, and where a ball then lies -------------------


def _move_text(move: Move) -> str:
    point = move.point if isinstance(move, Spot | Lay) else None
    return f"{move} at {point.x!r},{point.y!r}" if point else str(move)


def _move(text: str) -> Move:
    told, _, where = text.partition(" at ")
    word, *rest = told.split()
    try:
        move = _MOVES[word](*rest)
    except (KeyError, TypeError, ValueError):
        raise RecordError("no-move", move=text) from None
    return replace(move, point=Point(*map(float, where.split(",")))) if where and isinstance(move, Spot | Lay) else move


_MOVES: dict[str, Callable[..., Move]] = {
    "spot": lambda ball, places="": Spot(Ball(ball), tuple(places.split("|")) if places else ()),
    "lay": lambda ball, place: Lay(Ball(ball), place),
    "shelve": lambda side, ball: Shelve(Side(side), Ball(ball)),
    "take-back": lambda side, count: TakeBack(Side(side), int(count)),
    "transfer": lambda giver, taker, count: Transfer(Side(giver), Side(taker), int(count)),
    "reset": Reset,
    "restore": Restore,
    "lay-back": lambda since="": LayBack(stroke=not since),
    "rerack": lambda balls: Rerack(int(balls)),
    "clear": lambda pin: Clear(Pin(pin)),
    "stand": lambda pin, place="": Stand(Pin(pin), place),
}


# contacts, calls and strokes: in the notation -----------------------------------------


def _touching_text(contact: Touching) -> str:
    if isinstance(contact, BallTouch):
        return f"{contact.ball.value}-{contact.other.value}"
    return f"{contact.ball.value}/{contact.cushion.value}"


@lru_cache(4096)
def _touching(texts: tuple[str, ...]) -> frozenset[Touching]:
    """The contacts, read as a rest of a stroke would be."""
    (rest,) = _stroke(f"*1 frozen={','.join(texts) or 'none'}").rests
    assert isinstance(rest, Frozen)
    return frozenset(rest.contacts)


def _call_texts(calls: tuple[Called, ...]) -> tuple[str, ...]:
    return tuple(print_action(Action(None, Calling(calls))).split()[1:]) if calls else ()


@lru_cache(4096)
def _called(texts: tuple[str, ...]) -> tuple[Called, ...]:
    body = parse_action(f"call {' '.join(texts)}").body
    assert isinstance(body, Calling)
    return body.calls


def _stroke(text: str) -> Stroke:
    body = parse_action(text).body
    assert isinstance(body, Stroke)
    return body
