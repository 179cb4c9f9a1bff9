"""The data folder: the records of the room `record`, each opened once for every change of its file."""

import re
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from abrikol.language import Wrong
from abrikol.match.match import Match, fold
from abrikol.record import Broken, Header, Record, RecordError, append, begin, entry, match_of, parse, read, start_of
from abrikol.record.sample import sample, sample_text
from abrikol.stroke.stroke import Action

SUFFIX = ".jsonl"
SAMPLE = "sample"  # the name of the match that the package carries; it can be watched, not written
NAME = re.compile(r"\w[\w.-]*")


class UnknownRecord(Wrong):
    """No record of that name."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A record with the match it makes, up to the first line that could not be used."""

    name: str
    header: Header
    match: Match
    broken: Broken | None = None

    @property
    def writable(self) -> bool:
        """Whether an action can follow: nothing is broken, or only a last line that was cut off."""
        return self.broken is None or self.broken.torn

    def until(self, count: int) -> "Kept":
        """The record as it was after so many actions."""
        match, steps = self.match, self.match.log[:count]
        actions, rulings = (step.action for step in steps), (step.ruling for step in steps)
        return replace(self, match=fold(match.game, match.start, actions, rulings))


class Folder:
    """The records of one folder, by the names of their files."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._known: dict[str, tuple[int, Kept]] = {}

    def names(self) -> list[str]:
        """All records, the last changed first."""
        if not self.path.is_dir():
            return []
        files = [file for file in self.path.iterdir() if file.suffix == SUFFIX and file.is_file()]
        return [file.stem for file in sorted(files, key=lambda file: -file.stat().st_mtime_ns)]

    def file(self, name: str) -> Path:
        """Where that record lies; `UnknownRecord` if there is none."""
        file = self.path / f"{name}{SUFFIX}"
        if not NAME.fullmatch(name) or not file.is_file():
            raise UnknownRecord("no-such-record", name=name, folder=str(self.path))
        return file

    def open(self, name: str) -> Kept:
        """The record of that name. Raises `RecordError` where not even the header can be read."""
        if name == SAMPLE:
            return kept(name, sample())
        file = self.file(name)
        stamp = file.stat().st_mtime_ns
        known = self._known.get(name)
        if known is None or known[0] != stamp:
            known = (stamp, kept(name, read(file)))
            self._known[name] = known
        return known[1]

    def stamp(self, name: str) -> int | None:
        """What changes with every change of that record; None where there is none."""
        try:
            return self.file(name).stat().st_mtime_ns
        except (UnknownRecord, OSError):
            return None

    def text(self, name: str) -> bytes:
        """The record as it lies in its file."""
        return sample_text() if name == SAMPLE else self.file(name).read_bytes()

    def create(self, header: Header) -> str:
        """A new record that begins with this header; its name."""
        start_of(header)
        name = self._free(header.game)
        begin(self._ready(name), header)
        return name

    def bring(self, text: str) -> str:
        """A record brought from elsewhere, kept as it is if its header can be read; its name."""
        header = parse(text).header
        start_of(header)
        name = self._free(header.game)
        self._ready(name).write_text(text, "utf-8")
        return name

    def append(self, name: str, actions: tuple[Action, ...]) -> Kept:
        """The record with these actions too, all or none, on disk before this returns."""
        before = self.open(name)
        if before.broken and not before.writable:
            raise RecordError("broken-record", name=name, why=before.broken.phrase)
        after = replace(before, match=before.match, broken=None)
        for action in actions:
            after = replace(after, match=after.match.after(action))
        now = datetime.now(UTC)
        new = after.match.log[len(before.match.log) :]
        append(self.file(name), (entry(step, at=now) for step in new))
        self._known[name] = (self.file(name).stat().st_mtime_ns, after)
        return after

    def _free(self, game: str) -> str:
        stem = f"{datetime.now(UTC):%Y-%m-%d}-{game.partition('@')[0]}"
        number = 1
        while (self.path / f"{stem}-{number}{SUFFIX}").exists():
            number += 1
        return f"{stem}-{number}"

    def _ready(self, name: str) -> Path:
        self.path.mkdir(parents=True, exist_ok=True)
        return self.path / f"{name}{SUFFIX}"


def kept(name: str, record: Record) -> Kept:
    """A record with its match."""
    replay = match_of(record)
    return Kept(name, record.header, replay.match, replay.broken)
