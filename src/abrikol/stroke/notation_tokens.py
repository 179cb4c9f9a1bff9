"""The tokens of a line of notation, and the error that points at a character."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import NamedTuple, TypeVar

from abrikol.language import Phrase, Told, Wrong, phrase

Named = TypeVar("Named")

_TOKEN = re.compile(r'[\[\];&]|"(?:[^"\\]|\\.)*"?|[^\s\[\];&"]+', re.DOTALL)
_WHOLE = re.compile(r"-?[0-9]{1,9}")
_NUMBER = re.compile(r"-?[0-9]{1,9}(?:\.[0-9]+)?")
_CODE = re.compile(r"[A-Za-z0-9_.+/-]+")


class NotationError(Wrong):
    """A text that is no notation: what was found and what was expected, and the character it stumbled on.

    `str()` adds to that line the text and a caret under `position` (counted from 0).
    """

    def __init__(self, text: str, position: int, key: str, **told: Told) -> None:
        super().__init__(key, **told)
        self.text = text
        self.position = position

    @property
    def message(self) -> str:
        """The one line, in English."""
        return str(self.phrase)

    @property
    def pointer(self) -> str:
        """The line of the text in question, and below it a line with the caret."""
        start = self.text.rfind("\n", 0, self.position) + 1
        end = self.text.find("\n", self.position)
        line = self.text[start : end if end >= 0 else None]
        margin = "".join("\t" if letter == "\t" else " " for letter in self.text[start : self.position])
        return f"{line}\n{margin}^"

    def __str__(self) -> str:
        return f"{self.message}\n{self.pointer}"


class Token(NamedTuple):
    """A piece of a text that knows where it stands in it."""

    text: str
    at: int
    source: str

    def part(self, start: int, end: int | None = None) -> Token:
        """The piece of this token from one index to another."""
        return Token(self.text[start:end], self.at + start, self.source)

    def split(self, mark: str) -> list[Token]:
        """The pieces between marks of one character."""
        pieces, at = [], self.at
        for text in self.text.split(mark):
            pieces.append(Token(text, at, self.source))
            at += len(text) + 1
        return pieces

    def wrong(self, expected: str | Phrase, known: Iterable[str] = ()) -> NotationError:
        """The error for a token that is not what was expected (a phrase or its key), with the nearest known word."""
        wanted = expected if isinstance(expected, Phrase) else phrase(expected)
        near = _nearest(self.text, known)
        if near is None:
            return NotationError(self.source, self.at, "notation-wrong", found=self._found(), expected=wanted)
        return NotationError(self.source, self.at, "notation-near", found=self._found(), expected=wanted, near=near)

    def _found(self) -> str | Phrase:
        if self.text:
            shown = "".join(letter if letter.isprintable() else " " for letter in self.text)
            return f"'{shown}'"
        return phrase("found-end" if self.at >= len(self.source) else "found-nothing")


def _nearest(text: str, known: Iterable[str]) -> str | None:
    words = {word.casefold(): word for word in known}
    matches = get_close_matches(text.casefold(), words, n=1, cutoff=0.5)
    return words[matches[0]] if matches else None


class Reader:
    """A cursor over the tokens of a text; past the last one every token is empty."""

    __slots__ = ("_index", "_tokens")

    def __init__(self, source: str) -> None:
        self._tokens = [Token(found.group(), found.start(), source) for found in _TOKEN.finditer(source)]
        self._tokens.append(Token("", len(source), source))
        self._index = 0

    def peek(self) -> str:
        """The text of the next token, empty at the end."""
        return self._tokens[self._index].text

    def take(self) -> Token:
        """The next token; the last one, which is empty, stays."""
        token = self._tokens[self._index]
        if token.text:
            self._index += 1
        return token

    def accept(self, text: str) -> bool:
        """Whether the next token is this text, which is then taken."""
        if self.peek() != text:
            return False
        self._index += 1
        return True

    def expect(self, text: str) -> None:
        """Takes this text or raises."""
        if not self.accept(text):
            raise self.take().wrong(phrase("expected-mark", mark=text))

    def expect_end(self, expected: str = "expected-end") -> None:
        """Raises unless every token was taken."""
        if self.peek():
            raise self.take().wrong(expected)


def pick(token: Token, table: Mapping[str, Named], kind: str | Phrase) -> Named:
    """What a token names in a table."""
    try:
        return table[token.text]
    except KeyError:
        raise token.wrong(kind, table) from None


def whole(token: Token, kind: str = "expected-whole") -> int:
    """A whole number, which may be negative."""
    if not _WHOLE.fullmatch(token.text):
        raise token.wrong(kind)
    return int(token.text)


def count(token: Token, kind: str = "expected-count") -> int:
    """A whole number that is not negative."""
    if token.text.startswith("-"):
        raise token.wrong(kind)
    return whole(token, kind)


def number(token: Token, kind: str = "expected-number") -> float:
    """A decimal number without an exponent."""
    if not _NUMBER.fullmatch(token.text):
        raise token.wrong(kind)
    return float(token.text)


def duration(token: Token, kind: str = "expected-seconds") -> float:
    """A decimal number that is not negative."""
    if token.text.startswith("-"):
        raise token.wrong(kind)
    return number(token, kind)


def code(token: Token, kind: str = "expected-name") -> str:
    """A name that others gave: letters, digits and ``_ . + / -``."""
    if not _CODE.fullmatch(token.text):
        raise token.wrong(kind)
    return token.text


def quoted(token: Token) -> str:
    """The text between quotes, escaped as in JSON."""
    try:
        return str(json.loads(token.text, strict=False))
    except json.JSONDecodeError as error:
        raise token.part(max(error.pos, 0)).wrong("expected-quoted") from None
