"""`abrikol check FILE`: is a record whole, and would the law rule it so today?"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from abrikol.cli.refusal import Refusal, record
from abrikol.cli.told import as_json


def arguments(parser: argparse.ArgumentParser, text: Any) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="FILE", type=Path, help=text("help-file"))


def run(given: argparse.Namespace) -> int:
    """Report every difference; 2 if there is one, or a broken line."""
    from abrikol.record import RecordError, check

    kept = record(given.file)
    try:
        found = check(kept)
    except RecordError as wrong:
        raise Refusal("in-file", file=str(given.file), what=wrong.phrase) from None
    if given.json:
        as_json(_told(found))
    else:
        _tell(given.lang, found)
    if found.broken:
        raise Refusal("usable-until", file=str(given.file), what=found.broken.phrase, actions=found.actions)
    return 2 if found.differences else 0


def _told(found: Any) -> dict[str, Any]:
    differences = [
        {"n": one.n, "key": one.key, "stored": _plain(one.stored), "anew": _plain(one.anew)}
        for one in found.differences
    ]
    broken = {"line": found.broken.line, "reason": str(found.broken.reason)} if found.broken else None
    return {"actions": found.actions, "differences": differences, "broken": broken}


def _plain(value: Any) -> Any:
    """What JSON can hold; a duty or a clock is told as its text."""
    if isinstance(value, tuple | list):
        return [_plain(item) for item in value]
    return value if value is None or isinstance(value, bool | int | float | str | dict) else str(value)


def _tell(language: str, found: Any) -> None:
    from abrikol.language import speak

    words = speak(language)
    for one in found.differences:
        print(words.say("cli-difference", n=one.n, what=one.key, stored=_text(one.stored), anew=_text(one.anew)))
    print(words.say("cli-checked", actions=found.actions, differences=len(found.differences)))


def _text(value: Any) -> str:
    return str(_plain(value))
