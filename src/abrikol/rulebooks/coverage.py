"""Coverage: which row of the catalogue of rules is settled by which article, and which casebook cases prove it.

`coverage.tsv` and `cases.json` are written and kept fresh by tests/test_coverage.py
from the rulebooks and the casebooks, so that the commands and the rule pages can
show what the tests have proven.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from abrikol.rulebooks.rulebook import Rulebook

CAROM = ("three-cushion", "one-cushion", "free-game", "balkline-47-2", "artistic")
PYRAMID = ("free-pyramid", "continuation", "combined", "classic", "dynamic")

# The games that a row of the catalogue speaks of, by its id or the beginning of it; the longest counts.
GAMES_OF: Mapping[str, tuple[str, ...]] = {
    "CAR-EQ": CAROM,
    "CAR-GEN": CAROM,
    "CAR-GEN-11": ("free-game", "one-cushion"),  # three-cushion has its own row for jumped balls, CAR-3C-07
    "CAR-FOUL": CAROM,
    "CAR-FMT": CAROM,
    "CAR-3C": ("three-cushion",),
    "CAR-1C": ("one-cushion",),
    "CAR-FREE": ("free-game",),
    "CAR-BALK": ("balkline-47-2",),
    "CAR-BALK-02": ("balkline-47-1",),
    "CAR-BALK-03": ("balkline-71-2",),
    "CAR-BALK-04": ("balkline-71-2",),
    "CAR-BALK-06": ("balkline-47-1", "balkline-71-1"),
    "CAR-BALK-08": ("balkline-35-1", "balkline-35-2", "balkline-52-1", "balkline-52-2"),
    "CAR-ART": ("artistic",),
    "CAR-PIN": ("five-pins",),
    "CAR-RANK": (),  # standings of tournaments: no game
    "PIN5": ("five-pins",),
    "PIN7": ("seven-pins",),
    "META": PYRAMID,
    "GEN": PYRAMID,
    "FREE": ("free-pyramid",),
    "CONT": ("continuation",),
    "COMB": ("combined",),
    "CLASSIC": ("classic",),
    "DYN": ("dynamic",),
    "CODEX": ("dynamic",),
}


def games_of(row: str) -> tuple[str, ...]:
    """The games that a row speaks of; `KeyError` for a row of no known chapter."""
    chapter = max((begin for begin in GAMES_OF if f"{row}-".startswith(f"{begin}-")), key=len, default=row)
    return GAMES_OF[chapter]


@cache
def catalogue() -> Mapping[str, str]:
    """Every row of the catalogue with who decides it: code, data, referee, organiser, or none (no rule)."""
    lines = files("abrikol.rulebooks").joinpath("catalogue.tsv").read_text("utf-8").splitlines()[1:]
    return dict(line.split("\t") for line in lines)


@dataclass(frozen=True, slots=True)
class Covered:
    """A row: who decides it, the games it speaks of, the articles that settle it, its cases, its other places."""

    id: str
    by: str
    games: tuple[str, ...]
    articles: tuple[str, ...]
    cases: tuple[str, ...]
    where: tuple[str, ...] = ()
    """Sources of abrikol that name the row."""

    @property
    def settled(self) -> bool:
        """A row of code is settled by a cited article that a case reaches; any other by standing somewhere."""
        return bool(self.articles and self.cases) if self.by == "code" else bool(self.articles or self.where)


COLUMNS = ("id", "by", "games", "articles", "cases", "where")
_PART = " | "


def write_table(rows: Iterable[Covered]) -> str:
    """The rows as the text of coverage.tsv."""
    told = ("\t".join(_cell(getattr(row, column)) for column in COLUMNS) for row in rows)
    return "\n".join(("\t".join(COLUMNS), *told)) + "\n"


def _cell(value: str | tuple[str, ...]) -> str:
    return value if isinstance(value, str) else _PART.join(value)


def read_table(text: str) -> tuple[Covered, ...]:
    """The rows that a text of coverage.tsv holds."""
    return tuple(_row(*line.split("\t")) for line in text.splitlines()[1:])


def _row(id: str, by: str, *lists: str) -> Covered:  # noqa: A002
    return Covered(id, by, *(tuple(cell.split(_PART)) if cell else () for cell in lists))


@cache
def coverage() -> tuple[Covered, ...]:
    """Every row of the catalogue, as the tests last proved it."""
    return read_table(files("abrikol.rulebooks").joinpath("coverage.tsv").read_text("utf-8"))


@cache
def cases() -> tuple[Mapping[str, Any], ...]:
    """Every casebook case: game, name, story, ids, line, what is ruled, and its near miss."""
    told = json.loads(files("abrikol.rulebooks").joinpath("cases.json").read_text("utf-8"))
    return tuple(told)


@dataclass(frozen=True, slots=True)
class Count:
    """How many code rows of a game an edition's book settles, and how many of the game are open in all editions."""

    game: str
    edition: str
    settled: int
    unproven: int
    """Claimed by an article of this edition, with no case yet."""
    open: int


def count(rows: Iterable[Covered], game: str, edition: str, book: Rulebook) -> Count:
    """Count one edition."""
    own = [row for row in rows if row.by == "code" and game in row.games]
    reached = {row for article in book.reach.values() for row in article.catalogue}
    claimed = [row for row in own if row.id in reached]
    settled = sum(row.settled for row in claimed)
    return Count(game, edition, settled, len(claimed) - settled, sum(not row.settled for row in own))
