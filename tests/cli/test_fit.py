"""`abrikol fit` and `abrikol calibrate`: what they print, keep and refuse."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from abrikol.tracking.file import write
from tests.cli.command import abrikol
from tests.tracking.filmed import THREE_WAYS, filmed


@pytest.fixture
def tracks(tmp_path: Path) -> Path:
    path = tmp_path / "tracks.json"
    write(path, tuple(filmed(tried, name=str(k)) for k, tried in enumerate(THREE_WAYS[:2])))
    return path


def test_every_stroke_is_found_told_and_drawn(tracks: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pictures, out = tmp_path / "pictures", tmp_path / "found.jsonl"
    ran = abrikol(capsys, "fit", str(tracks), "--jobs", "1", "--pictures", str(pictures), "--out", str(out), "--json")
    told = json.loads(ran.out)
    assert (ran.status, told["count"], told["within_10_cm"], told["same_call"]) == (0, 2, 2, 2)
    assert told["median_m"] < 0.004
    assert [stroke["name"] for stroke in told["strokes"]] == ["0", "1"]
    assert sorted(path.name for path in pictures.iterdir()) == ["stroke-0.svg", "stroke-1.svg"]
    assert len(out.read_text("utf-8").splitlines()) == 2


def test_what_is_known_is_not_sought_again(
    tracks: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("fit", str(tracks), "--jobs", "1", "--plain", "--out", str(tmp_path / "found.jsonl"))
    first = abrikol(capsys, *words).out
    monkeypatch.setattr("abrikol.tracking.fit.fit", None)  # it would be called
    assert abrikol(capsys, *words).out == first
    assert first.startswith("2 strokes: median ")


def test_too_few_strokes_tell_no_table(tracks: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ran = abrikol(capsys, "calibrate", str(tracks))
    assert (ran.status, ran.out) == (2, "")
    assert "only 2 strokes: give 8 or more" in ran.err


@pytest.mark.parametrize("command", ["fit", "calibrate"])
def test_a_file_without_tracks_is_refused(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ran = abrikol(capsys, command, str(tmp_path / "gone.json"))
    assert ran.status == 2
    assert "gone.json: no such file" in ran.err
