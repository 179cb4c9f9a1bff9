"""Where compiled code is kept: a folder keyed by everything that could change it.

Numba keeps compiled functions between runs, but looks only at the file of the function itself: a change in another
file that it calls goes unseen. So the folder's name is a hash over all sources of this room and the versions of the
compiler; a change anywhere opens a new folder.
"""

import os
import platform
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from shutil import rmtree

import llvmlite
import numba
import numpy as np
from numba.core import event

KEPT_FOLDERS = 4
"""How many older folders survive when a new one is opened."""


@cache
def key() -> str:
    """The hash over this room's sources and the versions of Python, Numba, llvmlite and NumPy."""
    digest = sha256()
    for version in (platform.python_version(), numba.__version__, llvmlite.__version__, np.__version__):
        digest.update(version.encode())
    room = Path(__file__).parent
    for source in sorted(room.rglob("*.py")):
        digest.update(str(source.relative_to(room)).encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


@cache
def folder() -> Path:
    """The folder of this version's compiled code (`ABRIKOL_CACHE`, else the user's cache directory)."""
    return _home() / key()


def _home() -> Path:
    if named := os.environ.get("ABRIKOL_CACHE"):
        return Path(named)
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "abrikol" / "physics"


def forget_old_folders() -> None:
    """Remove all but the newest few folders of earlier sources."""
    home = _home()
    if not home.is_dir():
        return
    keys = [path for path in home.iterdir() if path.is_dir() and len(path.name) == len(key()) and path != folder()]
    for old in sorted(keys, key=lambda path: path.stat().st_mtime, reverse=True)[KEPT_FOLDERS:]:
        rmtree(old, ignore_errors=True)


class Progress(event.Listener):
    """Reports each function that the compiler takes up: its number and its name."""

    def __init__(self, report: Callable[[str], None]) -> None:
        self.report = report
        self.count = 0

    def on_start(self, event: event.Event) -> None:
        self.count += 1
        self.report(f"compiling the physics: {self.count}, {event.data['dispatcher'].py_func.__name__}")

    def on_end(self, event: event.Event) -> None:
        pass
