"""`abrikol games`, `rulebook` and `coverage`; docs/games.md."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from abrikol.cli.differences import differences, page, plate
from abrikol.disciplines import MODULES, discipline, disciplines
from abrikol.language import LANGUAGES, speak
from abrikol.rulebooks.coverage import catalogue
from tests.cli.command import abrikol

GAMES_PAGE = Path(__file__).parent.parent.parent / "docs/games.md"
IDS = [game.id for game in disciplines()]


def test_every_game_is_listed_with_its_editions(capsys: pytest.CaptureFixture[str]) -> None:
    ran = abrikol(capsys, "games")
    assert all(f"    {name} " in ran.out for name in IDS)
    told = abrikol(capsys, "games", "--json").json
    assert [game["name"] for game in told] == list(MODULES)
    assert [edition["id"] for game in told for edition in game["editions"]] == IDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_difference_has_its_words(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    ran = abrikol(capsys, "games", "--differences", "--lang", language)
    assert ran.out == page(speak(language))
    assert all(f"(`{name}`)" in ran.out for name in IDS)


def test_the_page_of_games_is_fresh() -> None:
    now = page(speak("en"))
    if os.environ.get("ABRIKOL_WRITE"):
        GAMES_PAGE.write_text(now, "utf-8")
    assert GAMES_PAGE.read_text("utf-8") == now, "stale: ABRIKOL_WRITE=1 pytest tests/cli/test_games.py"


def test_editions_differ_in_their_data() -> None:
    umb, digest = plate(discipline("three-cushion@umb")), plate(discipline("three-cushion@digest"))
    found = differences([umb, digest])
    assert "law-safeties" in found and "decimals" not in found
    assert (umb["law-jumped"], digest["law-safeties"], umb["clock-extension"]) == ("1 / 2 / 3", "yes", "30")


@pytest.mark.parametrize("game", IDS)
def test_the_articles_of_a_game(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = abrikol(capsys, "rulebook", game, "--json").json
    assert told["game"] == game
    assert all(article["gist"].keys() == set(LANGUAGES) for article in told["articles"])
    ran = abrikol(capsys, "rulebook", game, "--lang", "uk")
    assert told["title"]["uk"] in ran.out and told["articles"][0]["gist"]["uk"] in ran.out


def test_a_rulebook_shows_its_cases(capsys: pytest.CaptureFixture[str]) -> None:
    told = abrikol(capsys, "rulebook", "free-pyramid", "--json").json
    shown = {article["article"]: article["cases"] for article in told["articles"]}
    (case, *_) = shown["pyramid_2005:stroke-complete"]
    assert case["call"] == "foul" and case["line"] in abrikol(capsys, "rulebook", "free-pyramid").out


def test_coverage_tells_every_row(capsys: pytest.CaptureFixture[str]) -> None:
    told = abrikol(capsys, "coverage", "--json").json
    assert told["ids"].keys() == catalogue().keys()
    assert told["ids"]["CAR-EQ-01"]["by"] == "data"
    assert set(told["ids"]["FREE-20.5"]) == {"by", "settled", "games", "articles", "cases", "where"}
    assert all(name in abrikol(capsys, "coverage").out for name in IDS)


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    ran = abrikol(capsys, "rulebook", "snooker")
    assert ran.status == 2 and ran.err.startswith("abrikol: no game 'snooker'; ")
