"""Bad input: one message that names what, where and what to do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from abrikol.language import Wrong


class Refusal(Wrong):
    """The command cannot be done."""


def in_words(wrong: Wrong, language: str) -> str:
    """What the person reads; an error of the notation shows the line and the character."""
    from abrikol.language import speak
    from abrikol.stroke.notation import NotationError

    said = speak(language).tell(wrong.phrase)
    return f"{said}\n{wrong.pointer}" if isinstance(wrong, NotationError) else said


def record(path: Path) -> Any:
    """The record in a file; a `Refusal` says why there is none."""
    from abrikol.record import RecordError, read

    try:
        return read(path)
    except OSError as wrong:
        raise no_file(path, wrong) from None
    except RecordError as wrong:
        raise Refusal("in-file", file=str(path), what=wrong.phrase) from None


def no_file(path: Path, wrong: OSError) -> Refusal:
    """Why a file or folder could not be read or written."""
    if isinstance(wrong, FileNotFoundError):
        return Refusal("no-file", file=str(path))
    return Refusal("file-trouble", file=str(path), why=wrong.strerror or type(wrong).__name__)
