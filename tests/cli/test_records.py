"""`abrikol replay` and `check`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from abrikol.record import sample
from abrikol.record.sample import sample_text
from tests.cli.command import abrikol

COUNT = len(sample().entries)


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    path = tmp_path / "match.jsonl"
    path.write_bytes(sample_text())
    return path


def test_the_sample_is_replayed(capsys: pytest.CaptureFixture[str]) -> None:
    ran = abrikol(capsys, "replay", "--sample")
    assert ran.status == 0
    assert ran.out.startswith("three-cushion@umb 8-EQ: Anna – Bohdan\n  1. Anna: lag ")
    assert ran.out.endswith(
        "Anna wins, 8:3.\n"
        "Anna: 8 in 4 innings, average 2.000, high run 3\n"
        "Bohdan: 3 in 4 innings, average 0.750, high run 1\n"
    )


def test_a_file_is_replayed_as_json(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = abrikol(capsys, "replay", str(kept), "--json").json
    assert (told["game"], told["format"], told["players"]) == ("three-cushion@umb", "8-EQ", ["Anna", "Bohdan"])
    assert len(told["actions"]) == COUNT and told["actions"][-1]["over"] == {"winner": "A", "final": "8:3"}
    assert told["sheet"]["A"] == {"runs": [2, 3, 2, 1], "given": 0}


def test_a_record_of_todays_law_is_whole(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ran = abrikol(capsys, "check", str(kept))
    assert (ran.status, ran.out, ran.err) == (0, f"{COUNT} actions, no difference from the law\n", "")
    assert abrikol(capsys, "check", str(kept), "--json").json == {"actions": COUNT, "differences": [], "broken": None}


def test_what_the_law_would_rule_differently_is_told(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = kept.read_text("utf-8")
    kept.write_text(text.replace("umb:too-few-cushions", "umb:cannon-missed", 1), "utf-8")
    ran = abrikol(capsys, "check", str(kept))
    assert ran.status == 2
    assert ran.out == (
        "action 5: articles is ['umb:cannon-missed'] in the record, ['umb:too-few-cushions'] by the law\n"
        f"{COUNT} actions, 1 difference from the law\n"
    )
    (one,) = abrikol(capsys, "check", str(kept), "--json").json["differences"]
    assert one == {"n": 5, "key": "articles", "stored": ["umb:cannon-missed"], "anew": ["umb:too-few-cushions"]}


@pytest.mark.parametrize("command", ["replay", "check"])
def test_a_record_cut_in_half_keeps_what_stands_before(
    command: str, kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = sample_text().splitlines(keepends=True)
    kept.write_bytes(b"".join(lines[:7]) + lines[7][:40])
    ran = abrikol(capsys, command, str(kept))
    assert ran.status == 2 and ran.out
    assert ran.err.startswith(f"abrikol: {kept}, line 8: it is cut off after 40 bytes")
    assert "the 6 actions before it" in ran.err and ran.err.count("\n") == 1


def test_the_broken_line_stands_in_the_json_too(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept.write_bytes(sample_text() + b"{}\n")
    ran = abrikol(capsys, "check", str(kept), "--json")
    assert ran.status == 2 and ran.json["broken"] == {"line": COUNT + 2, "reason": "n is missing"}


@pytest.mark.parametrize("command", ["replay", "check"])
@pytest.mark.parametrize(
    ("head", "message"),
    [
        ({"abrikol": "record", "version": 2}, "line 1: this record has version 2, and this abrikol reads up to 1"),
        ({"some": "json"}, "line 1: no header of a record"),
        ({"abrikol": "record", "version": 1, "game": "snooker", "players": ["a", "b"]}, "line 1: no game 'snooker'"),
    ],
)
def test_what_is_no_record_is_refused(
    command: str, head: dict[str, object], message: str, kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept.write_text(json.dumps(head) + "\n", "utf-8")
    ran = abrikol(capsys, command, str(kept))
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(f"abrikol: {kept}, {message}") and ran.err.count("\n") == 1


@pytest.mark.parametrize("command", ["replay", "check"])
def test_a_file_that_is_not_there_is_named(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ran = abrikol(capsys, command, str(tmp_path / "none.jsonl"))
    assert (ran.status, ran.err) == (2, f"abrikol: {tmp_path / 'none.jsonl'}: no such file\n")
    assert abrikol(capsys, command, str(tmp_path)).err == f"abrikol: {tmp_path}: Is a directory\n"
