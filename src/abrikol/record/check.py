"""Checking a record: every stored ruling against the law ruled anew."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from abrikol.match.match import Match, Step, ruled
from abrikol.match.spoken import by_side
from abrikol.record.lines import Broken, Entry, Record, StoredRuling
from abrikol.record.replay import match_of
from abrikol.record.stored import stored
from abrikol.referee.acts import Refused
from abrikol.referee.discipline import Discipline
from abrikol.stroke.stroke import Correct, Rule, Undo


@dataclass(frozen=True, slots=True)
class Difference:
    """Where a stored entry differs from the law: the action, what of it, as stored and as it is now."""

    n: int
    key: str
    stored: Any
    anew: Any

    def __str__(self) -> str:
        return f"action {self.n}: {self.key} is {self.stored!r} in the record, {self.anew!r} by the law"


@dataclass(frozen=True, slots=True)
class Checked:
    """What a check found: how many actions could be used, where they differ from the law, the first broken line."""

    actions: int
    differences: tuple[Difference, ...]
    broken: Broken | None


def check(record: Record, *, game: Discipline[Any] | None = None) -> Checked:
    """What the law would rule differently now, action by action, each from the situation that the record led to.

    What a person ruled is never questioned.
    """
    replay = match_of(record, game=game)
    match = replay.match
    pairs = zip(record.entries, match.log, strict=False)
    found = tuple(difference for kept, step in pairs for difference in _differences(match, kept, step))
    return Checked(len(match.log), found, replay.broken)


def _differences(match: Match, kept: Entry, step: Step) -> list[Difference]:
    score = by_side(step.after, step.after.scores)
    found = [] if kept.score == score else [Difference(kept.n, "score", dict(kept.score), score)]
    if isinstance(step.action.body, Rule | Undo | Correct):
        return found
    try:
        anew = stored(ruled(match.game, step.number, step.before, step.action).ruling)
    except Refused as refused:
        return [*found, Difference(kept.n, "call", kept.ruling.call, f"refused: {refused}")]
    return found + _ruling_differences(kept.n, kept.ruling, anew)


def _ruling_differences(n: int, kept: StoredRuling, anew: StoredRuling) -> list[Difference]:
    names = (field.name for field in fields(StoredRuling))
    return [
        Difference(n, name, getattr(kept, name), getattr(anew, name))
        for name in names
        if getattr(kept, name) != getattr(anew, name)
    ]
