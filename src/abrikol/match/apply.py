"""One step: what a ruling makes of a situation."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from operator import add
from typing import Any

from abrikol.equipment.names import Ball, Pin
from abrikol.layout.position import Position
from abrikol.referee.acts import DISTURBED
from abrikol.referee.clock import at_rest
from abrikol.referee.contacts import balls_of, places
from abrikol.referee.discipline import Discipline
from abrikol.referee.facts import OUTSIDE, Facts
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
from abrikol.referee.situation import Past, Phase, Situation
from abrikol.stroke.people import Side
from abrikol.stroke.stroke import Arrange, PlaceBall, Stroke


def apply(facts: Facts[Any], ruling: Ruling) -> Situation:
    """The situation after a ruling, before anybody asks whether the game is over."""
    before = facts.before
    if any(type(move) is Restore for move in ruling.moves) and before.last is not None:
        return _restored(before, before.last, ruling)
    after = _counted(before, facts, ruling)
    after = _laid(after, facts, ruling)
    if ruling.starter is not None and ruling.phase is Phase.OPENING:
        after = _set_up(facts.game, after)
    return _moved(facts.game, after, ruling.moves)


def _counted(before: Situation, facts: Facts[Any], ruling: Ruling) -> Situation:
    """Points, debts, innings, run and turn."""
    stroke = type(facts.act) is Stroke
    visit = stroke and facts.side is before.turn and ruling.call is not Call.REPLAY
    passed = ruling.turn is not before.turn
    extra = before.extra
    scores = before.scores
    if extra is not None:
        extra = _add(before, extra, ruling.awards)
    elif ruling.awards:
        scores = _add(before, scores, ruling.awards)
    innings = before.innings
    if visit and before.fresh:
        innings = _add(before, innings, ((facts.side, 1),))
    fresh = ruling.fresh
    if fresh is None:
        fresh = passed or (before.fresh and not visit)
    return replace(
        before,
        scores=scores,
        extra=extra,
        owes=_add(before, before.owes, ruling.owes) if ruling.owes else before.owes,
        innings=innings,
        run=ruling.run if ruling.run is not None else 0 if passed else before.run,
        fresh=fresh,
        turn=ruling.turn,
        phase=ruling.phase,
        starter=ruling.starter or before.starter,
        own=ruling.own or (_dealt(facts.game, before, ruling.starter) if ruling.starter else before.own),
        duties=ruling.duties,
        hand=ruling.hand,
        calls=ruling.calls,
        zones=before.zones if ruling.zones is None else ruling.zones,
        memory=_remembered(before, ruling, stroke=stroke),
        clock=ruling.clock or (at_rest(before) if stroke else before.clock),
        last=_past(facts, ruling) if stroke and isinstance(facts.by, Side) else before.last,
    )


def _dealt(game: Discipline[Any], before: Situation, starter: Side) -> tuple[Ball, ...]:
    """The cue balls side by side, where the one who starts the match has the first of them."""
    if not game.starter_has_first or before.game > 1 or len(game.cue_balls) != len(before.sides):
        return before.own
    at = before.index(starter)
    return (*game.cue_balls[len(before.sides) - at :], *game.cue_balls[: len(before.sides) - at])


def _remembered(before: Situation, ruling: Ruling, *, stroke: bool) -> tuple[tuple[str, str], ...]:
    """What is kept after the ruling; a stroke is played over a disturbance that nobody asked to undo."""
    over = ((DISTURBED, None),) if stroke and before.recall(DISTURBED) else ()
    changes = (*over, *ruling.memory)
    return remember(before.memory, changes) if changes else before.memory


def _past(facts: Facts[Any], ruling: Ruling) -> Past:
    assert isinstance(facts.act, Stroke) and isinstance(facts.by, Side)
    return Past(facts.before.forgetting(), facts.by, facts.act, facts.remarks, ruling)


def waiting(facts: Facts[Any], ruling: Ruling) -> Situation:
    """The situation while a stroke waits for a person's word: nothing has changed, and it is the stroke to rule on."""
    told = type(facts.act) is Stroke and isinstance(facts.by, Side)
    return replace(facts.before, last=_past(facts, ruling)) if told else facts.before


def _restored(before: Situation, last: Past, ruling: Ruling) -> Situation:
    """Back to before the last stroke; what it scored and counted is taken back with it."""
    return replace(
        last.before,
        duties=ruling.duties,
        memory=remember(last.before.memory, ruling.memory),
        clock=replace(at_rest(last.before), used=before.clock.used),
    )


def _add(before: Situation, numbers: tuple[int, ...], changes: Iterable[tuple[Side, int]]) -> tuple[int, ...]:
    out = list(numbers)
    for side, more in changes:
        out[before.sides.index(side)] += more
    return tuple(out)


def remember(
    memory: tuple[tuple[str, str], ...], changes: Iterable[tuple[str, str | None]]
) -> tuple[tuple[str, str], ...]:
    """The memory with these names set, or forgotten where the value is None; sorted by name."""
    kept = dict(memory)
    for name, value in changes:
        if value is None:
            kept.pop(name, None)
        else:
            kept[name] = value
    return tuple(sorted(kept.items()))


def _set_up(game: Discipline[Any], after: Situation) -> Situation:
    """The balls as they lie for the side that opens."""
    opening = game.opening(after)
    return replace(after, position=opening.position, hand=opening.hand, frozen=opening.frozen, zones=opening.zones)


def _moved(game: Discipline[Any], after: Situation, moves: tuple[Move, ...]) -> Situation:
    for move in moves:
        after = _move(game, after, move)
    return after


def _move(game: Discipline[Any], after: Situation, move: Move) -> Situation:
    match move:
        case Spot(ball) | Lay(ball):
            position = after.position.with_ball(ball, move.point) if move.point else after.position.without(ball)
            return replace(_lifted(after, ball), absent=after.absent - {ball}, position=position)
        case LayBack(stroke):
            return _laid_back(after) if stroke else after
        case Shelve(side, ball):
            shelved = replace(_lifted(after, ball), shelves=_add(after, after.shelves, ((side, 1),)))
            return replace(shelved, absent=after.absent | {ball}, position=after.position.without(ball))
        case TakeBack(side, count):
            return replace(after, shelves=_add(after, after.shelves, ((side, -count),)))
        case Transfer(giver, taker, count):
            return replace(after, shelves=_add(after, after.shelves, ((giver, -count), (taker, count))))
        case Reset() | Rerack():
            opening = game.opening(after)
            bare = replace(after, absent=opening.absent, frozen=opening.frozen)
            return replace(bare, position=opening.position, zones=opening.zones)
        case Clear(pin) | Stand(pin):
            return replace(after, standing=_standing(game, after, pin, up=type(move) is Stand))
        case Restore():
            return after


def _lifted(after: Situation, ball: Ball) -> Situation:
    """A ball that is taken up touches nothing any more."""
    if not after.frozen:
        return after
    return replace(after, frozen=frozenset(contact for contact in after.frozen if ball not in balls_of(contact)))


def _standing(game: Discipline[Any], after: Situation, pin: Pin, *, up: bool) -> frozenset[Pin] | None:
    """The pins that stand; None = the whole figure."""
    figure = frozenset(game.pins.names) if game.pins else frozenset()
    standing = figure if after.standing is None else after.standing
    now = standing | {pin} if up else standing - {pin}
    return None if now == figure else now


def _laid_back(after: Situation) -> Situation:
    if after.last is None:
        return after
    was = after.last.before
    zones = was.zones if was.turn is after.turn else after.zones
    return replace(after, position=was.position, absent=was.absent, frozen=was.frozen, zones=zones)


def _laid(after: Situation, facts: Facts[Any], ruling: Ruling) -> Situation:
    """What is known of where the balls lie and what they touch."""
    act = facts.act
    if isinstance(act, PlaceBall):
        if ruling.call is Call.VOID:
            return after
        placed = after.position.with_ball(act.ball, act.point)
        return replace(after, position=placed, absent=after.absent - {act.ball})
    if isinstance(act, Arrange):
        after = _at_rest(after, facts)
        back = {ball for ball, place in places(act.rests) if place not in OUTSIDE}
        frozen = facts.frozen_after() if act.rests else after.frozen
        return replace(after, frozen=frozen, absent=after.absent - back)
    if not isinstance(act, Stroke):
        return after if ruling.frozen is None else replace(after, frozen=ruling.frozen)
    if after.position and (left := after.position.without(*facts.stirred())) is not after.position:
        after = replace(after, position=left)
    after = _at_rest(after, facts)
    down = frozenset(facts.pocketed())
    frozen = facts.frozen_after() if ruling.frozen is None else ruling.frozen
    if not down and frozen == after.frozen:
        return after
    return replace(
        after,
        absent=(after.absent | down) - _held(facts, after) if down else after.absent,
        position=after.position.without(*down) if down else after.position,
        frozen=frozen,
    )


def _held(facts: Facts[Any], after: Situation) -> frozenset[Ball]:
    """The balls that may be in hand, which counts as on the table."""
    return frozenset(facts.game.options(after).cue_balls) if after.hand is not None else frozenset()


def _at_rest(after: Situation, facts: Facts[Any]) -> Situation:
    points = facts.points()
    return replace(after, position=after.position.with_balls(points)) if points else after


def opened(game: Discipline[Any], before: Situation, starter: Side) -> Situation:
    """The next game of the match at its opening, this side to break."""
    count = len(before.sides)
    fresh = replace(
        before,
        turn=starter,
        starter=starter,
        phase=Phase.OPENING,
        scores=(before.format.target if game.countdown else 0,) * count,
        shelves=(0,) * count,
        owes=(0,) * count if game.counts_debts else (),
        innings=(0,) * count,
        run=0,
        fresh=True,
        position=Position(),
        absent=frozenset(),
        frozen=frozenset(),
        standing=None,
        hand=None,
        zones=(),
        calls=(),
        duties=(),
        memory=tuple((name, value) for name, value in before.memory if name.startswith("match-")),
        clock=replace(at_rest(before), used=before.clock.used if before.format.a_match else ()),
        equaliser=None,
        extra=None,
        closed=False,
        last=None,
    )
    opening = game.opening(fresh)
    scores = tuple(map(add, fresh.scores, opening.ahead)) if opening.ahead else fresh.scores
    fresh = replace(fresh, scores=scores, position=opening.position, frozen=opening.frozen)
    return replace(fresh, hand=opening.hand, zones=opening.zones)
