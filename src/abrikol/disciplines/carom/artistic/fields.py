"""The fields of a file of figures: each is asked for by name and kind; what is wrong is noted, and reading goes on.

A flaw is a phrase with its place, for the doors to put into words.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, TypeVar

from abrikol.language import Phrase, phrase
from abrikol.language.phrase import Told

Kind = TypeVar("Kind")

WORDS: Mapping[type, str] = {str: "text", int: "whole", float: "number", bool: "flag", list: "list", dict: "table"}
"""How messages name the kinds of a value."""


@dataclass(frozen=True, slots=True)
class Flaw:
    """What is wrong in a file, and where: figure and field."""

    where: str
    what: Phrase


@dataclass(slots=True)
class Fields:
    """One table of the file; what is wrong in it goes into `flaws`."""

    where: str
    values: Mapping[str, Any]
    flaws: list[Flaw]

    def wrong(self, key: str, name: str = "", **told: Told) -> None:
        """Note what is wrong, at a field or at the whole table."""
        self.note(phrase(f"figures-{key}", **told), name)

    def note(self, what: Phrase, name: str = "") -> None:
        """Note what is wrong, in these words."""
        self.flaws.append(Flaw(self._place(name), what))

    def _place(self, name: str) -> str:
        return ", ".join(filter(None, (self.where, name)))

    def only(self, *known: str) -> None:
        """All other fields are wrong."""
        for name in self.values:
            if name not in known:
                self.wrong("unknown", name, near=_nearest(name, known))

    def get(self, name: str, kind: type[Kind], default: Kind | None = None) -> Kind | None:
        """The value of that kind; `default` where the field is missing, and where that is None it is wrong."""
        if name not in self.values:
            if default is None:
                self.wrong("missing", name, kind=WORDS[kind])
            return default
        value = self.values[name]
        if kind is float and type(value) is int:
            return float(value)  # type: ignore[return-value]
        if type(value) is not kind:
            self.wrong("kind", name, found=str(value), kind=WORDS[kind])
            return default
        return value

    def table(self, name: str) -> Fields:
        """The table of that name; an empty one where it is missing."""
        return Fields(self._place(name), self.get(name, dict, {}) or {}, self.flaws)

    def numbers(self, name: str, count: int) -> tuple[float, ...] | None:
        """A list of so many numbers."""
        values = self.get(name, list)
        if values is None:
            return None
        if len(values) != count or any(type(value) not in (int, float) for value in values):
            self.wrong("numbers", name, found=str(values), count=count)
            return None
        return tuple(map(float, values))

    def among(self, name: str, known: Iterable[str]) -> bool:
        """Whether a field's name, or a value, is one of these; else it is wrong."""
        all_known = tuple(known)
        if name in all_known:
            return True
        self.wrong("no-such", name, near=_nearest(name, all_known), known=", ".join(all_known))
        return False


def _nearest(word: str, known: Iterable[str]) -> str:
    return next(iter(get_close_matches(word, tuple(known), 1, 0.5)), "none")
