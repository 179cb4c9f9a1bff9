"""`abrikol figures`: those at hand, one of them, and a file checked and kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from abrikol.disciplines.carom.artistic import shelf
from abrikol.language import LANGUAGES
from tests.cli.command import abrikol
from tests.disciplines.carom.test_figure_files import FULL, HEAD, PLAIN

OWN = shelf.collection(shelf.OWN)


def test_all_figures_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    ran = abrikol(capsys, "figures")
    assert ran.status == 0 and ran.out.startswith(f"Figures of abrikol (abrikol): {len(OWN.figures)} figures\n")
    assert "  follow-corner             6  follow     W: R f l Y\n" in ran.out
    assert "  red-fells                 5  follow     W: R Y  R: W kc\n" in ran.out
    (told,) = abrikol(capsys, "figures", "--json").json
    assert told["name"] == "abrikol" and [one["name"] for one in told["figures"]] == list(OWN.by_name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_is_shown_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    for figure in OWN.figures:
        ran = abrikol(capsys, "figures", figure.name, "--lang", language)
        assert ran.status == 0 and figure.title[language] in ran.out


def test_what_one_demands_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    out = abrikol(capsys, "figures", "jump-red-back").out
    assert "white: over red, yellow, a cushion × 1 or more, red  (^R Y c{1,} R)" in out
    assert (
        "white: red, foot cushion, left cushion, yellow  (R f l Y)" in abrikol(capsys, "figures", "follow-corner").out
    )
    out = abrikol(capsys, "figures", "red-fells").out
    assert "red: white, fells the king  (W kc)" in out and "pins: kc 1.8,0.9" in out
    out = abrikol(capsys, "figures", "follow-gather").out
    assert "yellow comes to rest in the circle\n" in out
    assert "abrikol stroke artistic 'figure=follow-gather' --speed " in out
    told = abrikol(capsys, "figures", "red-fells", "--json").json
    assert (told["course"], told["pins"], told["value"]) == ({"W": "R Y", "R": "W kc"}, {"kc": [1.8, 0.9]}, 5)


def test_its_stroke_is_played_and_drawn(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    ran = abrikol(capsys, "figures", "follow-gather", "--play")
    assert ran.status == 0 and ran.out.endswith("follow-gather: its stroke makes it\n")
    file = tmp_path / "figure.svg"
    assert abrikol(capsys, "figures", "follow-gather", "--svg", str(file)).status == 0
    assert 'clip-path="url(#bed)"' in file.read_text("utf-8")
    ran = abrikol(capsys, "figures", "follow-gather", "--svg", str(tmp_path))
    assert ran.status == 2 and "Is a directory" in ran.err


def test_a_figure_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    ran = abrikol(capsys, "figures", "follow-korner")
    assert ran.status == 2 and "abrikol has no figure follow-korner; did you mean follow-corner?" in ran.err
    ran = abrikol(capsys, "figures", "qqq")
    assert ran.status == 2 and "abrikol has no figure qqq." in ran.err
    ran = abrikol(capsys, "figures", "--of", "club-9")
    assert ran.status == 2 and "no figures club-9 are at hand, only abrikol" in ran.err


# files -----------------------------------------------------------------------------------------


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ABRIKOL_FIGURES", str(tmp_path / "kept"))
    shelf.collection.cache_clear()
    path = tmp_path / "club.toml"
    path.write_text(HEAD + PLAIN + FULL, "utf-8")
    return path


def test_a_good_file_is_checked_and_kept(capsys: pytest.CaptureFixture[str], file: Path, tmp_path: Path) -> None:
    ran = abrikol(capsys, "figures", "--check", str(file))
    assert (ran.status, ran.out) == (0, f"{file}: 2 figures under the name club-1, nothing wrong\n")
    assert not (tmp_path / "kept").exists()
    ran = abrikol(capsys, "figures", "--add", str(file))
    assert ran.status == 0 and f"kept as {tmp_path / 'kept' / 'club-1.toml'}" in ran.out
    assert (tmp_path / "kept/club-1.toml").read_text("utf-8") == file.read_text("utf-8")
    ran = abrikol(capsys, "figures", "--of", "club-1")
    assert ran.out.startswith("Club (club-1): 2 figures\n")
    assert "Figures of abrikol" in abrikol(capsys, "figures").out and "Club" in abrikol(capsys, "figures").out
    assert "4.2" in abrikol(capsys, "figures", "4.2", "--of", "club-1").out


def test_a_bad_file_is_told_line_by_line_and_not_kept(
    capsys: pytest.CaptureFixture[str], file: Path, tmp_path: Path
) -> None:
    file.write_text(HEAD + PLAIN.replace("= 7", "= 12").replace("Y:2,1", "Y:3,1"), "utf-8")
    for flag in ("--check", "--add"):
        ran = abrikol(capsys, "figures", flag, str(file))
        assert ran.status == 2 and ran.out == ""
        assert ran.err.splitlines() == [
            f"{file}: figure 1 4.2, at: Y at 3,1 lies off the bed: "
            "x from 0.0301 … 2.8099, y from 0.0301 … 1.3899 metres",
            f"{file}: figure 1 4.2, value: 12 is not from 4 to 11",
            "abrikol: 2 things are wrong",
        ]
    assert not (tmp_path / "kept").exists()
    assert "2 помилки" in abrikol(capsys, "figures", "--check", str(file), "--lang", "uk").err


def test_its_strokes_may_be_tried(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    ran = abrikol(capsys, "figures", "--check", str(file), "--play")
    assert ran.status == 2
    assert "4.2: it has no stroke" in ran.out and "full: its stroke does not make it: " in ran.out


def test_our_name_is_taken(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    file.write_text((HEAD + PLAIN).replace("club-1", "abrikol"), "utf-8")
    ran = abrikol(capsys, "figures", "--add", str(file))
    assert ran.status == 2 and "abrikol is the name of abrikol’s own figures" in ran.err


def test_what_is_no_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    ran = abrikol(capsys, "figures", "--check", str(tmp_path / "nothing.toml"))
    assert ran.status == 2 and "no such file" in ran.err
    ran = abrikol(capsys, "figures", "--check", str(tmp_path))
    assert ran.status == 2 and "Is a directory" in ran.err
    (tmp_path / "old.toml").write_bytes(b"\xff\xfe")
    ran = abrikol(capsys, "figures", "--check", str(tmp_path / "old.toml"))
    assert ran.status == 2 and "UTF-8" in ran.err


def test_a_figure_is_played_by_the_stroke_command(capsys: pytest.CaptureFixture[str]) -> None:
    line = abrikol(capsys, "figures", "masse-pin").out.splitlines()[-1].strip()
    words = line.replace("'", "").split()[1:]
    ran = abrikol(capsys, *words)
    assert ran.status == 0 and "Figure · A +9 · 9" in ran.out
