"""What a search found, kept line by line as JSON, so that a search that was stopped goes on where it was."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import TextIO

from abrikol.language import Wrong
from abrikol.physics.parameters import World
from abrikol.physics.replay import Try
from abrikol.tracking.fit import Fit
from abrikol.tracking.strokes import TrackedStroke


class ResultsError(Wrong):
    """A file that is no list of results, or one of another search."""


def key_of(stroke: TrackedStroke, world: World, *, plain: bool) -> str:
    """What a result depends on: the tracks, the table, and what was sought."""
    return sha256(repr((stroke, world, plain)).encode()).hexdigest()[:16]


def line_of(fit: Fit, key: str) -> str:
    """One result as a line."""
    stroke = {name: round(value, 9) for name, value in fit.tried._asdict().items()}
    return json.dumps({"name": fit.name, "key": key, "error_m": round(fit.error, 6), "stroke": stroke}) + "\n"


def found_in(path: Path) -> dict[str, Fit]:
    """The results of a file by their keys; a last line cut in half is left out, any other raises `ResultsError`."""
    found = {}
    lines = path.read_text("utf-8").splitlines(keepends=True) if path.exists() else []
    for number, line in enumerate(lines, 1):
        try:
            told = json.loads(line)
            found[told["key"]] = Fit(told["name"], float(told["error_m"]), Try(**told["stroke"]))
        except (ValueError, KeyError, TypeError):
            if number == len(lines) and not line.endswith("\n"):
                break
            raise ResultsError("no-result", file=str(path), line=str(number)) from None
    return found


@contextmanager
def kept_in(path: Path | None) -> Iterator[TextIO | None]:
    """The file open to be added to; what an interrupted search left half written is cut off first."""
    if path is None:
        yield None
        return
    if path.exists():
        text = path.read_text("utf-8")
        if text and not text.endswith("\n"):
            path.write_text(text[: text.rfind("\n") + 1], "utf-8")
    with path.open("a", encoding="utf-8") as file:
        yield file
