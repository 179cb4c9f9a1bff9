"""The clock of strokes: limits, warnings, extensions, and what a late stroke costs.

Nothing here reads a clock: a warning and an expired limit are acts of the
clock, so a replay is exact.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from abrikol.referee.ruling import Call, Ruling
from abrikol.referee.situation import ClockState, Situation
from abrikol.stroke.people import Official
from abrikol.stroke.stroke import Plain

if TYPE_CHECKING:
    from abrikol.referee.facts import Facts


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockLaw:
    """A game's clock as data; times in seconds.

    `limit` runs from the start; `imposed` only after the referee has warned of
    slow play. An extension adds `extension` seconds (None = the limit again).
    Slugs name the articles: of the clock itself, of extensions, of a late stroke.
    """

    limit: int | None = None
    imposed: int | None = None
    warn_at: int = 10
    extension: int | None = None
    per_game: int = 1
    in_decider: int = 1
    longer: tuple[tuple[int, int], ...] = ()
    """Extensions in games that go to so many points or more: point and number, rising."""
    down_stops: bool = False
    """A player already bent over the table before the warning is neither warned nor penalised."""
    clock_article: str = "clock"
    extension_article: str = "extension"
    down_article: str = "down"
    late_article: str = "slow-play"


def clock_act(facts: Facts[Any]) -> Ruling:
    """Rule an act of or about the clock: warn, extend, time-out, down, up, expired."""
    match facts.act:
        case Plain.WARN if facts.by is Official.CLOCK:
            return _warned(facts)
        case Plain.WARN:
            return _slow(facts)
        case Plain.EXTEND | Plain.TIMEOUT:
            return _extend(facts)
        case Plain.DOWN:
            return _done(facts, replace(facts.before.clock, down=True), facts.game.clock.down_article)
        case Plain.UP:
            return _up(facts)
        case _:
            return _expired(facts)


def allowed(facts: Facts[Any]) -> int:
    """Extensions each side has in this game, or in the match if they are counted so."""
    law, agreed = facts.game.clock, facts.before.format
    if agreed.extensions is not None:
        return agreed.extensions
    if facts.before.decider:
        return law.in_decider
    return next((count for points, count in reversed(law.longer) if agreed.target >= points), law.per_game)


def limit(facts: Facts[Any]) -> int | None:
    """The limit in force, if a clock runs."""
    before = facts.before
    return before.clock.limit or before.format.seconds or facts.game.clock.limit


def _warned(facts: Facts[Any]) -> Ruling:
    state, law = facts.before.clock, facts.game.clock
    if state.down and law.down_stops:
        return _done(facts, state, law.down_article)
    return _done(facts, replace(state, warned=True, left=float(law.warn_at)), law.clock_article)


def _slow(facts: Facts[Any]) -> Ruling:
    law, state = facts.game.clock, facts.before.clock
    if facts.before.recall("slow") is None:
        return _done(facts, state, law.clock_article, ("slow", "warned"))
    return _done(facts, replace(state, limit=law.imposed or law.limit), law.clock_article)


def _extend(facts: Facts[Any]) -> Ruling:
    law, state = facts.game.clock, facts.before.clock
    running = limit(facts)
    if running is None or not _has_extension(facts):
        return replace(_done(facts, state, law.extension_article), call=Call.VOID)
    left = None if state.left is None else state.left + (law.extension or running)
    spent = _used(facts, one_more=True)
    return _done(facts, replace(state, left=left, warned=False, extended=True, used=spent), law.extension_article)


def _has_extension(facts: Facts[Any]) -> bool:
    return _used(facts)[facts.before.index(facts.side)] < allowed(facts)


def _used(facts: Facts[Any], *, one_more: bool = False) -> tuple[int, ...]:
    """Extensions used, side by side."""
    used = facts.before.clock.used or (0,) * len(facts.before.sides)
    pairs = zip(facts.before.sides, used, strict=True)
    return tuple(count + (one_more and side is facts.side) for side, count in pairs)


def _up(facts: Facts[Any]) -> Ruling:
    state, law = facts.before.clock, facts.game.clock
    late = state.left is not None and state.left <= law.warn_at
    return _done(facts, replace(state, down=False, warned=state.warned or late), law.down_article)


def _expired(facts: Facts[Any]) -> Ruling:
    state, law = facts.before.clock, facts.game.clock
    if state.down and law.down_stops and not state.warned:
        return _done(facts, state, law.down_article)
    if facts.before.format.automatic and _has_extension(facts):
        return _extend(replace(facts, before=replace(facts.before, clock=replace(state, left=0.0))))
    if not state.warned:
        return _done(facts, replace(state, warned=True), law.clock_article)
    return facts.game.foul(facts, facts.book[law.late_article])


def _done(facts: Facts[Any], state: ClockState, article: str, memory: tuple[str, str] | None = None) -> Ruling:
    return Ruling(
        call=Call.DONE,
        articles=(facts.book[article],) if article in facts.book else (),
        turn=facts.before.turn,
        duties=facts.before.duties,
        hand=facts.before.hand,
        phase=facts.before.phase,
        calls=facts.before.calls,
        clock=state,
        memory=(memory,) if memory else (),
    )


def at_rest(before: Situation) -> ClockState:
    """The clock after a stroke: a new stroke has its whole limit again."""
    state = before.clock
    return ClockState(limit=state.limit, used=state.used)
