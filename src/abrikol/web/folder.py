"""The records in the data folder, until the room `record` keeps them."""

import json
import re
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from abrikol.disciplines import discipline
from abrikol.match.match import Match, fold
from abrikol.match.start import start_match
from abrikol.stroke.notation import parse_action, print_action
from abrikol.stroke.stroke import Action

SUFFIX = ".jsonl"
NAME = re.compile(r"[\w.-]+")


class UnknownRecord(LookupError):
    """No record of that name."""


class BrokenRecord(ValueError):
    """A record that cannot be read."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A record with the match it makes."""

    name: str
    head: dict[str, Any]
    match: Match

    @property
    def players(self) -> list[str]:
        """The names, in the order of the sides."""
        return list(self.head["players"])

    def until(self, count: int) -> "Kept":
        """The record as it was after so many actions."""
        match = self.match
        return replace(self, match=fold(match.game, match.start, (step.action for step in match.log[:count])))


class Folder:
    """The data folder: one file a match."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._known: dict[str, tuple[float, Kept]] = {}

    def names(self) -> list[str]:
        """All records, the last changed first."""
        if not self.path.is_dir():
            return []
        files = [file for file in self.path.iterdir() if file.suffix == SUFFIX]
        return [file.stem for file in sorted(files, key=lambda file: -file.stat().st_mtime)]

    def file(self, name: str) -> Path:
        """Where that record lies; `UnknownRecord` if there is none."""
        file = self.path / f"{name}{SUFFIX}"
        if not NAME.fullmatch(name) or not file.is_file():
            raise UnknownRecord(name)
        return file

    def open(self, name: str) -> Kept:
        """The record of that name, read once for each change of its file."""
        file = self.file(name)
        stamp = file.stat().st_mtime_ns
        known = self._known.get(name)
        if known is None or known[0] != stamp:
            known = (stamp, read(name, file.read_text("utf-8")))
            self._known[name] = known
        return known[1]

    def create(self, head: dict[str, Any]) -> str:
        """A new record that begins with this header; its name."""
        name = self._free(head["game"].split("@")[0])
        begun(head)
        self._write(name, json.dumps(head, ensure_ascii=False) + "\n")
        return name

    def keep(self, text: str) -> str:
        """A record brought from elsewhere, if it can be read; its name."""
        kept = read("new", text)
        name = self._free(kept.match.game.name)
        self._write(name, text)
        return name

    def append(self, name: str, actions: tuple[Action, ...]) -> Kept:
        """The record with these actions too, all or none, on disk before this returns."""
        kept = self.open(name)
        match = kept.match
        for action in actions:
            match = match.after(action)
        after = replace(kept, match=match)
        with self.file(name).open("a", encoding="utf-8") as file:
            for action in actions:
                file.write(json.dumps({"do": print_action(action)}, ensure_ascii=False) + "\n")
        self._known[name] = (self.file(name).stat().st_mtime_ns, after)
        return after

    def _free(self, game: str) -> str:
        stem = f"{datetime.now(UTC):%Y-%m-%d}-{game}"
        number = 1
        while (self.path / f"{stem}-{number}{SUFFIX}").exists():
            number += 1
        return f"{stem}-{number}"

    def _write(self, name: str, text: str) -> None:
        self.path.mkdir(parents=True, exist_ok=True)
        (self.path / f"{name}{SUFFIX}").write_text(text, "utf-8")


def begun(head: dict[str, Any]) -> Match:
    """The match that a header begins."""
    game = discipline(head["game"])
    options = tuple(sorted(head["options"].items()))
    return Match(game, start_match(game, players=len(head["players"]), format=head["format"], options=options))


def read(name: str, text: str) -> Kept:
    """A record from its text."""
    try:
        head, *rows = [json.loads(line) for line in text.splitlines() if line.strip()]
        match = begun(head)
        return Kept(name, head, fold(match.game, match.start, (parse_action(row["do"]) for row in rows)))
    except (ValueError, KeyError, TypeError) as wrong:
        raise BrokenRecord(str(wrong)) from wrong
