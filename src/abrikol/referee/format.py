"""Match formats: how far a game goes and how many games make a match, in one code without blanks.

CODE = TARGET { part }
part = "xN"  N won sets win        "-BON" best of N games     "-FTN" first to N games
       "-GN" exactly N games, a draw is possible
       "-EQ" the second player has an equalising inning       "-NEQ" he has none
       "-LN" at most N innings     "-SO" a draw is decided by a shoot-out
       "-WB" the winner breaks     "-AB" breaks alternate     "-DL" alternate, the decider is lagged for
       "-TN" N seconds a stroke    "-EN" N extensions a game    "-EMN" N extensions in the match
       "-EA" an extension is taken by itself when the time runs out
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import Enum

from abrikol.language import Wrong


class BreakOrder(Enum):
    """Who opens the next game of a match."""

    __hash__ = object.__hash__

    ALTERNATE = "AB"
    WINNER = "WB"
    LAG_DECIDER = "DL"


class FormatError(Wrong):
    """A format code that cannot be read; the message names the part and the remedy."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Format:
    """How long a game and a match are; None leaves the question to the game's own rules."""

    target: int
    games: int = 1
    """Games (or sets) to win for the match."""
    sets: bool = False
    fixed: bool = False
    """Exactly `games` games are played, a draw is possible."""
    equaliser: bool | None = None
    innings: int | None = None
    shootout: bool = False
    breaks: BreakOrder | None = None
    seconds: int | None = None
    extensions: int | None = None
    """Extensions of each side in a game, or with `a_match` in the whole match."""
    a_match: bool = False
    automatic: bool = False
    """An extension need not be called for: it is taken when the time runs out."""

    @property
    def of(self) -> int:
        """The largest number of games the match can take."""
        return self.games if self.fixed else 2 * self.games - 1

    def __str__(self) -> str:
        return "".join(_parts(self))


_PART = re.compile(r"x(?P<x>\d+)|-(?P<word>BO|FT|G|EQ|NEQ|L|SO|WB|AB|DL|T|EM|EA|E)(?P<n>\d*)")
_NUMBERED = {"BO", "FT", "G", "L", "T", "E", "EM"}


def parse_format(code: str) -> Format:
    """The format that a code stands for; `FormatError` names what is wrong with it."""
    head = re.match(r"\d+", code)
    if head is None or int(head[0]) < 1:
        raise FormatError("format-start", code=code)
    made = Format(target=int(head[0]))
    at = head.end()
    while at < len(code):
        part = _PART.match(code, at)
        if part is None:
            raise FormatError("format-part", code=code, part=code[at:])
        made = _with(made, code, part)
        at = part.end()
    return made


def _with(made: Format, code: str, part: re.Match[str]) -> Format:
    if part["x"]:
        return replace(made, games=_positive(code, part["x"]), sets=True)
    word, digits = part["word"], part["n"]
    if (word in _NUMBERED) != bool(digits):
        raise FormatError("format-needs-number" if word in _NUMBERED else "format-no-number", code=code, word=word)
    return _worded(made, code, word, int(digits or 0))


def _worded(made: Format, code: str, word: str, n: int) -> Format:
    if word in {"BO", "FT", "G", "L", "T"}:
        _positive(code, str(n))
    if word == "BO" and n % 2 == 0:
        raise FormatError("format-even", code=code, count=str(n))
    change: dict[str, dict[str, object]] = {
        "BO": {"games": (n + 1) // 2},
        "FT": {"games": n},
        "G": {"games": n, "fixed": True},
        "EQ": {"equaliser": True},
        "NEQ": {"equaliser": False},
        "L": {"innings": n},
        "SO": {"shootout": True},
        "T": {"seconds": n},
        "E": {"extensions": n, "a_match": False},
        "EM": {"extensions": n, "a_match": True},
        "EA": {"automatic": True},
    }
    fields = change.get(word) or {"breaks": BreakOrder(word)}
    return replace(made, **fields)  # type: ignore[arg-type]


def _positive(code: str, digits: str) -> int:
    if int(digits) < 1:
        raise FormatError("format-least", code=code)
    return int(digits)


def _parts(made: Format) -> list[str]:
    out = [str(made.target)]
    if made.sets:
        out.append(f"x{made.games}")
    elif made.fixed:
        out.append(f"-G{made.games}")
    elif made.games > 1:
        out.append(f"-BO{made.of}")
    if made.equaliser is not None:
        out.append("-EQ" if made.equaliser else "-NEQ")
    if made.innings:
        out.append(f"-L{made.innings}")
    if made.shootout:
        out.append("-SO")
    if made.breaks:
        out.append(f"-{made.breaks.value}")
    if made.seconds:
        out.append(f"-T{made.seconds}")
    if made.extensions is not None:
        out.append(f"-E{'M' if made.a_match else ''}{made.extensions}")
    if made.automatic:
        out.append("-EA")
    return out
