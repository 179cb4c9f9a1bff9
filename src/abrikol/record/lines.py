"""The lines of a record as values, and a text of them read.

A broken line is named with its number and the reason; all before it stays usable.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import AwareDatetime, ConfigDict, Field, TypeAdapter, ValidationError

from abrikol.language import Phrase, Wrong, phrase

VERSION = 1
SideName = Literal["A", "B", "C", "D"]
WhoName = Literal["A", "B", "C", "D", "referee", "clock", "bystander"]
CallWord = Literal["legal", "point", "miss", "foul", "void", "replay", "valid-break", "bad-break", "figure", "done"]


class RecordError(Wrong):
    """A file that is no record, or one that cannot be written to; the message says what to do."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredDuty:
    """What somebody must do before the next stroke."""

    __pydantic_config__ = ConfigDict(extra="forbid")

    by: WhoName
    do: str
    of: tuple[str, ...] = ()
    lapses: bool = False
    implied: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredClock:
    """The clock of strokes."""

    __pydantic_config__ = ConfigDict(extra="forbid")

    limit: int | None = None
    left: float | None = None
    warned: bool = False
    down: bool = False
    extended: bool = False
    used: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredRuling:
    """A ruling as it was made; what is left out is nothing, false, or as it was."""

    __pydantic_config__ = ConfigDict(extra="forbid")

    call: CallWord | None = None
    turn: Annotated[SideName, Field(description="who strikes next, once the duties are done")]
    articles: Annotated[tuple[str, ...], Field(description="book:slug")] = ()
    awards: dict[SideName, int] = field(default_factory=dict)
    owes: Annotated[dict[SideName, int], Field(description="changes of debts")] = field(default_factory=dict)
    moves: Annotated[tuple[str, ...], Field(description="words of moves in docs/notation.md; at x,y")] = ()
    duties: tuple[StoredDuty, ...] = ()
    run: int | None = None
    fresh: bool | None = None
    phase: Literal["lag", "opening", "play"] = "play"
    hand: str | None = None
    frozen: Annotated[tuple[str, ...] | None, Field(description="contacts in notation: 5-9, 12/f")] = None
    zones: dict[str, str] | None = None
    calls: Annotated[tuple[str, ...], Field(description="calls in notation: ?8@MR")] = ()
    memory: dict[str, str | None] = field(default_factory=dict)
    clock: StoredClock | None = None
    starter: SideName | None = None
    own: Annotated[tuple[str, ...] | None, Field(description="each side's cue ball from now on")] = None
    wins: SideName | None = None
    forfeit: bool = False
    needs: str | None = None
    again: Annotated[str | None, Field(description="the last stroke was ruled anew as this one, in notation")] = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Header:
    """The first line: what is played, how far, by whom."""

    __pydantic_config__ = ConfigDict(
        extra="forbid", json_schema_extra={"required": ["abrikol", "version", "game", "players"]}
    )

    abrikol: Literal["record"] = "record"
    version: Literal[1] = 1
    notation: Annotated[Literal["abrikol notation 1"], Field(description="the notation of `do`")] = "abrikol notation 1"
    game: Annotated[str, Field(description="name@edition")]
    format: Annotated[str | None, Field(description="a code of docs/match.md; null: the game's own")] = None
    players: Annotated[tuple[str, ...], Field(description="names in the order of the sides", min_length=1)]
    options: Annotated[dict[str, str], Field(description="agreed options of the game")] = field(default_factory=dict)
    table: str | None = None
    created: AwareDatetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One action with its ruling, and the score after it."""

    __pydantic_config__ = ConfigDict(extra="forbid")

    n: Annotated[int, Field(description="1 for the first action, then one more each line", ge=1)]
    by: WhoName
    do: Annotated[str, Field(description="the action in the notation of docs/notation.md, without who")]
    at: AwareDatetime | None = None
    who: Annotated[str | None, Field(description="who entered it")] = None
    ruling: StoredRuling
    score: Annotated[dict[SideName, int], Field(description="the score after it")]
    over: Annotated[str | None, Field(description="the final score, once the match is over")] = None


@dataclass(frozen=True, slots=True)
class Broken:
    """The first line that cannot be used: its number in the file, and why."""

    line: int
    reason: Phrase
    torn: bool = False
    """It is the last one and was cut off while it was written."""

    @property
    def phrase(self) -> Phrase:
        """Both in one message."""
        return at_line(self.line, self.reason)

    def __str__(self) -> str:
        return str(self.phrase)


@dataclass(frozen=True, slots=True)
class Record:
    """A record as it was read: all lines before the first broken one."""

    header: Header
    entries: tuple[Entry, ...] = ()
    broken: Broken | None = None


HEADER = TypeAdapter(Header)
ENTRY = TypeAdapter(Entry)


def read(path: Path) -> Record:
    """The record in a file; `RecordError` if its first line is no header of ours."""
    return parse(path.read_bytes())


def parse(text: str | bytes) -> Record:
    """The record that a text holds; `RecordError` if its first line is no header of ours."""
    raw = text.encode() if isinstance(text, str) else text
    head, *lines = raw.split(b"\n")
    header = _header(head)
    while lines and not lines[-1].strip():
        lines.pop()
    entries: list[Entry] = []
    for number, line in enumerate(lines, 2):
        try:
            found = ENTRY.validate_json(line)
        except ValidationError as wrong:
            torn = number == len(lines) + 1 and not raw.endswith(b"\n")
            return Record(header, tuple(entries), Broken(number, _torn(line) if torn else reason(wrong), torn))
        if found.n != len(entries) + 1:
            broken = Broken(number, phrase("wrong-order", found=str(found.n), expected=str(len(entries) + 1)))
            return Record(header, tuple(entries), broken)
        entries.append(found)
    return Record(header, tuple(entries))


def _torn(line: bytes) -> Phrase:
    return phrase("torn-line", bytes=len(line))


def at_line(number: int, what: Phrase) -> Phrase:
    """What is wrong, with the number of its line."""
    return phrase("at-line", line=str(number), what=what)


def _header(line: bytes) -> Header:
    try:
        raw: Any = json.loads(line)
    except ValueError:
        raise RecordError("no-record") from None
    if not isinstance(raw, dict) or raw.get("abrikol") != "record":
        raise RecordError("no-header")
    version = raw.get("version")
    if isinstance(version, int) and version > VERSION:
        raise RecordError("newer-record", version=str(version), known=str(VERSION))
    try:
        return HEADER.validate_python(raw)
    except ValidationError as wrong:
        raise RecordError("at-line", line="1", what=reason(wrong)) from None


def schema() -> dict[str, Any]:
    """The JSON Schema of one line, a header or an entry; it stands in docs/record.schema.json."""
    lines: TypeAdapter[Header | Entry] = TypeAdapter(Header | Entry)
    title = f"abrikol record, version {VERSION}: one line of a file, the first a header, each other an entry"
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": title, **lines.json_schema()}


_REASONS = {"missing": "value-missing", "extra_forbidden": "value-unknown"}


def reason(wrong: ValidationError) -> Phrase:
    """What is wrong: where and what."""
    first = wrong.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(map(str, first["loc"]))
    if not where:
        return phrase("not-json", message=first["msg"])
    if first["type"] in _REASONS:
        return phrase(_REASONS[first["type"]], where=where)
    return phrase("value-wrong", where=where, message=first["msg"])


def header_line(header: Header) -> bytes:
    """The header as it is written."""
    told = HEADER.dump_python(header, mode="json", exclude_none=True)
    return json.dumps(told, ensure_ascii=False).encode() + b"\n"


def entry_line(entry: Entry) -> bytes:
    """An entry as it is written: what has its default is left out, but never the call."""
    told = ENTRY.dump_python(entry, mode="json", exclude_defaults=True)
    told["ruling"] = {"call": entry.ruling.call, **told["ruling"]}
    return json.dumps(told, ensure_ascii=False).encode() + b"\n"
