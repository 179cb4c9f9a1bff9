"""Running a command inside the test."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import pytest

from abrikol.cli import main


class Ran(NamedTuple):
    """What a command gave: its status and what it wrote."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """What it wrote, as JSON."""
        return json.loads(self.out)


def abrikol(capsys: pytest.CaptureFixture[str], *words: str) -> Ran:
    """Run `abrikol …`; where the words do not say otherwise, in English."""
    given = words if any(word.startswith("--lang") for word in words) else (*words, "--lang", "en")
    try:
        status = main(given)
    except SystemExit as left:
        status = int(str(left.code))
    written = capsys.readouterr()
    return Ran(status, written.out, written.err)
