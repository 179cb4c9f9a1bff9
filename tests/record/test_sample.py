"""The sample of the package is the playthrough of that name, kept as a desk would keep it."""

from __future__ import annotations

import os
from datetime import UTC, datetime, timedelta
from importlib.resources import files
from pathlib import Path

from abrikol.record import Checked, Header, check, entry, match_of, sample
from abrikol.record.lines import entry_line, header_line
from abrikol.record.sample import sample_text
from tests.test_playthroughs import FOLDER, played

BEGUN = datetime(2026, 3, 1, 18, 0, tzinfo=UTC)


def made() -> bytes:
    """The sample as it should be: a stroke every forty seconds."""
    match = played(FOLDER / "sample.txt")
    header = Header(game=match.game.id, format=str(match.start.format), players=("Anna", "Bohdan"), created=BEGUN)
    times = (BEGUN + timedelta(seconds=40 * step.number) for step in match.log)
    lines = (entry_line(entry(step, at=at, who="desk")) for step, at in zip(match.log, times, strict=True))
    return header_line(header) + b"".join(lines)


def test_the_sample_is_fresh() -> None:
    if os.environ.get("ABRIKOL_WRITE"):
        Path(str(files("abrikol.record"))).joinpath("sample.jsonl").write_bytes(made())
    assert sample_text() == made(), "stale: ABRIKOL_WRITE=1 pytest tests/record/test_sample.py"


def test_the_sample_is_a_whole_match_of_todays_law() -> None:
    kept = sample()
    assert check(kept) == Checked(len(kept.entries), (), None)
    assert match_of(kept).match.situation.over is not None
