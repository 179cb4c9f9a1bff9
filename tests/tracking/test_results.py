"""A search that was stopped goes on where it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from abrikol.physics.parameters import CAROM
from abrikol.tracking.fit import Fit
from abrikol.tracking.results import ResultsError, found_in, kept_in, key_of, line_of
from tests.tracking.filmed import THREE_WAYS, filmed

FOUND = Fit("1", 0.012345, THREE_WAYS[0])


def test_a_result_is_kept_and_found(tmp_path: Path) -> None:
    path = tmp_path / "found.jsonl"
    with kept_in(path) as file:
        assert file is not None
        file.write(line_of(FOUND, "k"))
    assert found_in(path) == {"k": FOUND}


def test_half_a_line_is_cut_off_and_the_rest_stays(tmp_path: Path) -> None:
    path = tmp_path / "found.jsonl"
    path.write_text(line_of(FOUND, "k") + line_of(FOUND, "l")[:30], "utf-8")
    assert found_in(path) == {"k": FOUND}
    with kept_in(path) as file:
        assert file is not None
        file.write(line_of(FOUND, "m"))
    assert found_in(path) == {"k": FOUND, "m": FOUND}


def test_another_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("my strokes\n", "utf-8")
    with pytest.raises(ResultsError, match="line 1 is no result"):
        found_in(path)


def test_nothing_is_known_of_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert found_in(tmp_path / "new.jsonl") == {}


def test_another_table_or_another_search_is_sought_anew() -> None:
    stroke = filmed(THREE_WAYS[0])
    slower = CAROM._replace(cloth=CAROM.cloth._replace(roll=0.05))
    keys = {key_of(stroke, CAROM, plain=False), key_of(stroke, CAROM, plain=True), key_of(stroke, slower, plain=False)}
    assert len(keys) == 3
