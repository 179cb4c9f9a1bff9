"""Casebooks: reading them strictly, running their cases, and saying what a case expects of the law.

A casebook is TOML: `game`, then `[[case]]` with a story, the catalogue rows it
settles, a line of notation and what must be ruled of the line's last action,
and `[case.near]`, as close as can be and ruled differently.
"""

from __future__ import annotations

import tomllib
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from abrikol.match.match import fold
from abrikol.match.spoken import spoken
from abrikol.match.start import start_line
from abrikol.stroke.notation import parse_line
from tests.small_game import find

FOLDER = Path(__file__).parent / "casebook"

RULED = ("call", "articles", "awards", "turn", "duties", "moves", "score")
"""Every expectation states these of the line's last action."""
NULLS = ("over", "needs")
"""Stated where they are not null."""
MORE = ("owes", "run", "state")
"""Compared where they are stated."""
DIFFERENT = ("call", "articles", "awards", "turn", "duties", "moves", "state", "owes", "over", "needs")
"""A near miss is ruled differently in at least one of these."""

_LINE = {"line", *RULED}
_CASE = {"name", "story", "ids", "near", *_LINE}
_OPTIONAL = {"game", *NULLS, *MORE}
_NEAR_OPTIONAL = {"name", "story", *_OPTIONAL}

Spoken = dict[str, Any]


class CasebookError(ValueError):
    """A casebook that breaks the schema; the message names file, case and key."""


@dataclass(frozen=True, slots=True, eq=False)
class Expectation:
    """A line in a game and what must be ruled of its last action."""

    game: str
    line: str
    ruled: Spoken

    def spoken(self) -> Spoken:
        """What the machinery rules of the line's last action, in the words of the casebook."""
        return judged(self.game, self.line)

    def differences(self) -> list[str]:
        """Each key that was ruled otherwise than stated."""
        got = self.spoken()
        return [
            f"{key}: stated {value!r}, ruled {got[key]!r}" for key, value in self.ruled.items() if got[key] != value
        ]


@dataclass(frozen=True, slots=True, eq=False)
class Case:
    """A story with its ruling, the catalogue rows it settles, and its near miss."""

    file: str
    name: str
    story: str
    ids: tuple[str, ...]
    expected: Expectation
    near: Expectation

    def __str__(self) -> str:
        return f"{self.file}: {self.name}"

    def settled(self) -> tuple[str, ...]:
        """The rows of the articles that the case or its near miss cites."""
        return tuple(dict.fromkeys((*self.expected.spoken()["catalogue"], *self.near.spoken()["catalogue"])))


@cache
def judged(game: str, line: str) -> Spoken:
    """The last action of a line as `judge --json` tells it, duties written in one text each."""
    law, play = find(game), parse_line(line)
    told = spoken(fold(law, start_line(law, play.settings), play.actions))[-1]
    return {**told, "duties": [duty_text(duty) for duty in told["duties"]]}


def duty_text(duty: Spoken) -> str:
    """A duty in one text: `B choose play|pass-back`."""
    return " ".join(filter(None, (duty["by"], duty["do"], "|".join(duty["of"]))))


def files() -> tuple[Path, ...]:
    """Every casebook."""
    return tuple(sorted(FOLDER.glob("*.toml")))


@cache
def casebook() -> tuple[Case, ...]:
    """Every case of every casebook that keeps the schema."""
    cases: list[Case] = []
    for path in files():
        with suppress(CasebookError):
            cases += read(path)
    return tuple(cases)


def read(path: Path) -> tuple[Case, ...]:
    """The cases of one file; `CasebookError` for a key too many or too few."""
    try:
        raw = tomllib.loads(path.read_text("utf-8"))
    except tomllib.TOMLDecodeError as wrong:
        raise CasebookError(f"{path.name}: {wrong}") from None
    _keys(path.name, raw, {"game", "case"}, set())
    cases = tuple(_case(path, raw["game"], row, number) for number, row in enumerate(raw["case"], 1))
    for case in cases:
        if sum(other.name == case.name for other in cases) > 1:
            raise CasebookError(f"{path.name}: two cases are named {case.name!r}")
    return cases


def _case(path: Path, game: str, row: Spoken, number: int) -> Case:
    where = f"{path.name}, case {row.get('name', number)!r}"
    _keys(where, row, _CASE, _OPTIONAL)
    _keys(f"{where}, near", row["near"], _LINE, _NEAR_OPTIONAL)
    if {"|", "\t", "\n"} & set(row["name"]):
        raise CasebookError(f"{where}: a name is one line without bars")
    if not isinstance(row["ids"], list) or not row["ids"]:
        raise CasebookError(f"{where}: ids is a list of the catalogue rows that the case settles, at least one")
    game = row.get("game", game)
    expected = _expectation(where, game, row)
    near = _expectation(f"{where}, near", row["near"].get("game", game), row["near"])
    return Case(path.stem, row["name"], row["story"], tuple(row["ids"]), expected, near)


def _expectation(where: str, game: str, row: Spoken) -> Expectation:
    for key in ("articles", "duties", "moves"):
        if not isinstance(row[key], list):
            raise CasebookError(f"{where}: {key} is a list")
    ruled = {key: row[key] for key in (*RULED, *MORE) if key in row}
    ruled |= {key: row.get(key) for key in NULLS}
    ruled["call"] = row["call"] or None
    return Expectation(game, row["line"], ruled)


def _keys(where: str, row: Spoken, needed: set[str], optional: set[str]) -> None:
    # TOML has no null: where a person must tell (`needs`), the call is written as an empty text.
    if missing := sorted(needed - row.keys()):
        raise CasebookError(f"{where}: missing {', '.join(missing)}")
    if unknown := sorted(row.keys() - needed - optional):
        raise CasebookError(f"{where}: unknown {', '.join(unknown)}")
