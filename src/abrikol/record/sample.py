"""The sample: a finished match to look at, carried in the package."""

from __future__ import annotations

from importlib.resources import files

from abrikol.record.lines import Record, parse


def sample_text() -> bytes:
    """The sample as it lies in its file."""
    return files("abrikol.record").joinpath("sample.jsonl").read_bytes()


def sample() -> Record:
    """The sample as a record: three-cushion, with a foul, frozen balls, an undo and a correction."""
    return parse(sample_text())
