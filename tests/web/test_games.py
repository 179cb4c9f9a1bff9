"""Every registered game can be drawn: its plate is complete, and every word of it is there in three languages."""

import re
from typing import Any

import pytest
from starlette.testclient import TestClient

from abrikol.disciplines import disciplines
from abrikol.language import LANGUAGES, speak
from abrikol.referee.discipline import Discipline
from abrikol.stroke.notation import parse_line

GAMES = disciplines()
FILLED = {
    "own": "W",
    "other": "Y",
    "red": "R",
    "ball": "R",
    "pocket": "FL",
    "zone": "z1",
    "half": "lower",
    "own:pins": "Wxkc",
    "other:pins": "Yxkl",
    "red:pins": "Rxkr",
}


def words_of(game: Discipline[Any]) -> set[str]:
    """The message ids that a game's plate asks for; a side's head start is a number and speaks for itself."""
    found = {f"game-{game.name}", f"says-{game.name}", f"edition-{game.edition}"}
    found |= {f"tap-{tap.id}" for tap in game.taps if not tap.line.startswith("choose ")}
    for name, values, _ in game.choices:
        found.add(f"option-{re.sub('-[A-D]$', '', name)}")
        found |= {f"option-{name}-{value}" for value in values if not re.fullmatch(r"\d+|#", value)}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_word_of_a_game_is_there(game: Discipline[Any], language: str) -> None:
    assert [key for key in sorted(words_of(game)) if key not in speak(language)] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_tap_is_notation_once_it_is_filled(game: Discipline[Any]) -> None:
    for tap in game.taps:
        line = re.sub(r"\{([a-z:]+)\}", lambda slot: FILLED[slot[1]], tap.line)
        assert parse_line(line).actions, tap.id
        assert tap.kind in {"score", "end", "foul", "act"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_can_end_a_turn_by_a_tap(game: Discipline[Any]) -> None:
    assert {"score", "end", "foul"} <= {tap.kind for tap in game.taps}


def test_the_plates_are_complete(client: TestClient) -> None:
    plates = client.get("/api/games").json()
    assert [plate["id"] for plate in plates] == [game.id for game in GAMES]
    for plate in plates:
        assert plate["players"]
        assert plate["format"]["code"]
        assert plate["table"]["length"] > plate["table"]["width"] > 0
