"""The collections of figures that are at hand: those that abrikol carries, and those that somebody imported.

Imported files lie in one folder (`ABRIKOL_FIGURES`, else the user's data
folder), each under the name of its collection.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from abrikol.disciplines.carom.artistic.figures import Collection
from abrikol.disciplines.carom.artistic.file import BadFigures, read_figures
from abrikol.referee.refused import Refused

OWN = "abrikol"
"""The collection that abrikol carries."""


def imported() -> Path:
    """The folder of imported collections, which need not be there."""
    if named := os.environ.get("ABRIKOL_FIGURES"):
        return Path(named)
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "abrikol" / "figures"


def names() -> tuple[str, ...]:
    """The names of all collections that can be read, abrikol's own first."""
    stems = sorted(path.name.removesuffix(".toml") for path in _files())
    return tuple(name for name in dict.fromkeys((OWN, *stems)) if _readable(name))


def _readable(name: str) -> bool:
    """A file that was spoilt since it was imported keeps nobody from the others."""
    try:
        return bool(collection(name).figures)
    except (BadFigures, OSError, UnicodeDecodeError):
        return False


@cache
def collection(name: str) -> Collection:
    """The collection of that name; `Refused` if it is not at hand, `BadFigures` if its file was spoilt since."""
    for path in _files():
        if path.name == f"{name}.toml":
            return read_figures(path.read_text("utf-8"))
    raise Refused("figures-not-here", name=name, known=", ".join(names()))


def _files() -> Iterator[Traversable | Path]:
    """Ours first: an imported collection cannot take its name."""
    yield from (path for path in files(__package__).joinpath("figures").iterdir() if path.name.endswith(".toml"))
    folder = imported()
    if folder.is_dir():
        yield from sorted(folder.glob("*.toml"))
