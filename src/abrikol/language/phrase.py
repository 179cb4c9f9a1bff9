"""A message that is not in words yet, and the exception that carries one.

Whatever is refused below the doors is a `Wrong`: it holds the key of a message and its values, so that a door can say
it in the reader's language. For who imports the package it is a ValueError with an English text.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

Told: TypeAlias = "str | int | float | Phrase"


@dataclass(frozen=True, slots=True)
class Phrase:
    """A message by its key, with its values by name; a value may be a phrase itself. As text it is English."""

    key: str
    told: tuple[tuple[str, Told], ...] = ()

    def __str__(self) -> str:
        from abrikol.language.words import speak  # a fifth of a second: only for those who read

        return speak("en").tell(self)

    def spoken(self) -> dict[str, Any]:
        """As plain values, for JSON."""
        told = {name: value.spoken() if isinstance(value, Phrase) else value for name, value in self.told}
        return {"key": self.key, "told": told}


def phrase(key: str, **told: Told) -> Phrase:
    """The message `key` with these values."""
    return Phrase(key, tuple(told.items()))


class Wrong(ValueError):
    """Input that cannot be: what is wrong, where, and what to do, as a `phrase`."""

    phrase: Phrase

    def __init__(self, key: str, **told: Told) -> None:
        super().__init__(key)
        self.phrase = phrase(key, **told)

    def __str__(self) -> str:
        return str(self.phrase)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.__dict__)  # so that it comes whole out of another process


def _again(kind: type[Wrong], held: dict[str, Any]) -> Wrong:
    wrong = kind.__new__(kind)
    wrong.__dict__.update(held)
    return wrong


def phrase_of(wrong: Exception) -> Phrase:
    """What an exception says; one that isn't ours in its own words."""
    return wrong.phrase if isinstance(wrong, Wrong) else phrase("wrong-other", message=str(wrong))
