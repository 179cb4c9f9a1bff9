"""From a record to its match and back: folded from the stored rulings, which nothing overrules."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import datetime
from functools import lru_cache
from typing import Any

from abrikol.disciplines import discipline
from abrikol.language import phrase_of
from abrikol.match.match import Match, Step, fold
from abrikol.match.spoken import by_side, spoken_by
from abrikol.match.start import start_match
from abrikol.record.lines import Broken, Entry, Header, Record, RecordError
from abrikol.record.stored import restored, stored
from abrikol.referee.acts import Refused
from abrikol.referee.discipline import Discipline
from abrikol.referee.ruling import Ruling
from abrikol.referee.situation import Situation
from abrikol.stroke.notation import NotationError, parse_action, print_action
from abrikol.stroke.people import Official, Side
from abrikol.stroke.stroke import Action, Body, Remark


@dataclass(frozen=True, slots=True)
class Replay:
    """The match of a record, and the first line that could not be used, if there is one."""

    match: Match
    broken: Broken | None = None


def start_of(header: Header, game: Discipline[Any] | None = None) -> tuple[Discipline[Any], Situation]:
    """The game and the situation that a header begins; `RecordError` if it names what is not there."""
    try:
        played = game or discipline(header.game)
        options = tuple(sorted(header.options.items()))
        return played, start_match(played, players=len(header.players), code=header.format, options=options)
    except ValueError as wrong:
        raise RecordError("at-line", line="1", what=phrase_of(wrong)) from None


def match_of(record: Record, *, anew: bool = False, game: Discipline[Any] | None = None) -> Replay:
    """The match of a record, from its stored rulings or ruled anew; it ends before the first line that is broken."""
    played, start = start_of(record.header, game)
    reading = _Reading(record, None if anew else played)
    try:
        with _collector_at_rest():
            match = fold(played, start, reading.actions(), None if anew else reading.rulings())
    except (NotationError, Refused, ValueError, LookupError) as wrong:
        reached = replace(record, entries=record.entries[: reading.at - 1])
        return replace(match_of(reached, anew=anew, game=game), broken=Broken(reading.at + 1, phrase_of(wrong)))
    return Replay(match, record.broken)


@contextmanager
def _collector_at_rest() -> Iterator[None]:
    """Frozen values make no cycles, and looking for some among ten thousand steps doubles the time of a fold."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


class _Reading:
    """The entries one by one; `at` is the number of the one in hand."""

    def __init__(self, record: Record, game: Discipline[Any] | None) -> None:
        self.record, self.game, self.at = record, game, 0

    def actions(self) -> Iterator[Action]:
        for at, kept in enumerate(self.record.entries, 1):
            self.at = at
            yield action_of(kept)

    def rulings(self) -> Iterator[Ruling]:
        assert self.game is not None
        for kept in self.record.entries:
            yield restored(kept.ruling, self.game.book)


def action_of(kept: Entry) -> Action:
    """The action of an entry."""
    body, remarks = _read(kept.do)
    return Action(_WHO[kept.by], body, remarks)


_WHO: dict[str, Side | Official] = {who.value: who for who in (*Side, *Official)}


@lru_cache(1 << 12)
def _read(do: str) -> tuple[Body, tuple[Remark, ...]]:
    action = parse_action(do)
    return action.body, action.remarks


def entry(step: Step, *, at: datetime | None = None, who: str | None = None) -> Entry:
    """The line of a step: what was done, what was ruled, the score after it."""
    after = step.after
    return Entry(
        n=step.number,
        by=spoken_by(step),  # type: ignore[arg-type]  # the names of sides and officials
        do=print_action(replace(step.action, who=None)),
        at=at,
        who=who,
        ruling=stored(step.ruling),
        score=by_side(after, after.scores),  # type: ignore[arg-type]
        over=after.over.final if after.over else None,
    )
