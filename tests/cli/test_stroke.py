"""`abrikol stroke`: played, printed, drawn, and ruled again by `abrikol judge`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from abrikol.cli import main

STROKE = ["stroke", "three-cushion", "--speed", "4", "--heading", "20", "--tip", "0.3,0.1"]


def out(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(list(arguments)) == 0
    return capsys.readouterr().out


def test_json_twice_is_the_same_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert out(capsys, *STROKE, "--json") == out(capsys, *STROKE, "--json")


def test_the_line_is_ruled_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    line = out(capsys, *STROKE, "--line").strip()
    ruled = json.loads(out(capsys, "judge", "three-cushion", line, "--json"))
    assert ruled == [json.loads(out(capsys, *STROKE, "--json"))["ruling"]]


@pytest.mark.parametrize(
    "game",
    [
        "balkline-47-2",
        "five-pins",
        "free-pyramid",
        "continuation",
        "classic",
        "classic@official",
        "three-cushion@digest",
    ],
)
def test_every_game_opens(capsys: pytest.CaptureFixture[str], game: str) -> None:
    line = out(capsys, "stroke", game, "--speed", "5", "--heading", "1", "--line").strip()
    ruled = json.loads(out(capsys, "judge", game, line, "--json"))
    told = json.loads(out(capsys, "stroke", game, "--speed", "5", "--heading", "1", "--json"))
    assert ruled == [told["ruling"], *told["later"]]


def test_a_picture_is_drawn(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "stroke.svg"
    out(capsys, *STROKE, "--svg", str(file))
    assert file.read_text("utf-8").startswith("<svg")


def test_settings_and_places_may_be_told(capsys: pytest.CaptureFixture[str]) -> None:
    line = out(capsys, "stroke", "three-cushion", "score=3:2 run=1", "--position", "R:1.5,0.3", "--line")
    assert line.startswith("[score=3:2 run=1 at=") and "R:1.5,0.3" in line


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--tip", "0.9,0.9"], "misses the ball"),
        (["--tip", "x"], "give two numbers"),
        (["--speed", "99"], "at most 20"),
        (["--ball", "7"], "its balls are W Y R"),
        (["--position", "R:0.71,0.72"], "overlap"),
        (["--heading", "-90", "--elevation", "2"], "would pass through ball Y"),
        (["--elevation", "95"], "under 90"),
        (["--position", "R:x"], "expected"),
    ],
)
def test_bad_input_is_one_line(capsys: pytest.CaptureFixture[str], arguments: list[str], complaint: str) -> None:
    assert main(["stroke", "three-cushion", *arguments]) == 2
    told = capsys.readouterr().err
    assert complaint in told and told.startswith("abrikol: ")


def test_a_lag_is_played_drawn_and_judged_by_its_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["stroke", "three-cushion", "--speed", "1.6", "--lag", "1.2,0.5"]
    line = out(capsys, *words, "--line").strip()
    assert line.startswith("lag *W *Y W/f Y/f")
    ruled = json.loads(out(capsys, "judge", "three-cushion", line, "--json"))
    assert ruled[0]["duties"][0]["by"] == json.loads(out(capsys, *words, "--json"))["ruling"]["duties"][0]["by"]
    out(capsys, *words, "--svg", str(tmp_path / "lag.svg"))
    assert (tmp_path / "lag.svg").read_text("utf-8").startswith("<svg")


@pytest.mark.parametrize(("also", "striker"), [("Y,1,90,0.5", "A"), ("Y,1,90,0.5,B", "B")])
def test_a_wrong_early_stroke_is_told_and_ruled_by_its_striker(
    capsys: pytest.CaptureFixture[str], also: str, striker: str
) -> None:
    line = out(capsys, *STROKE, "--also", also, "--line").strip()
    assert "*W" in line and f" ; {striker}: *Y " in line and line.endswith("#balls-moving")
    ruled = json.loads(out(capsys, "judge", "three-cushion", line, "--json"))
    told = json.loads(out(capsys, *STROKE, "--also", also, "--json"))
    assert ruled == [told["ruling"], *told["later"]] and told["later"][0]["by"] == striker
    assert f"{striker}: *Y" in out(capsys, *STROKE, "--also", also)


@pytest.mark.parametrize(
    "words", [["--lag", "1.2"], ["--lag", "x,0"], ["--also", "Y,1"], ["--also", "Y,1,2,soon"], ["--also", "Y,1,2,3,E"]]
)
def test_strikes_written_wrongly_are_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*STROKE, *words]) == 2
    assert "is no strike; write ball, speed, heading and start" in capsys.readouterr().err
