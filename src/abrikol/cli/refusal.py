"""Bad input: one message that names what, where and what to do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


class Refusal(Exception):
    """The command cannot be done; the text is what the person reads."""


@contextmanager
def refusing() -> Iterator[None]:
    """Turns what the rooms below refuse into one message."""
    from abrikol.disciplines import UnknownGame
    from abrikol.layout.position import OverlapError
    from abrikol.referee.acts import Refused
    from abrikol.referee.format import FormatError
    from abrikol.stroke.notation import NotationError

    try:
        yield
    except (UnknownGame, NotationError, Refused, OverlapError, FormatError) as wrong:
        raise Refusal(str(wrong)) from None


def discipline(name: str) -> Any:
    """The game of that id; a `Refusal` names the nearest."""
    from abrikol.disciplines import discipline as find

    with refusing():
        return find(name)


def record(path: Path) -> Any:
    """The record in a file; a `Refusal` says why there is none."""
    from abrikol.record import RecordError, read

    try:
        return read(path)
    except FileNotFoundError:
        raise Refusal(f"{path}: no such file") from None
    except OSError as wrong:
        raise Refusal(f"{path}: {wrong.strerror}") from None
    except RecordError as wrong:
        raise Refusal(f"{path}, {wrong}") from None
