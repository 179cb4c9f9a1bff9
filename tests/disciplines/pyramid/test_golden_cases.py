"""Golden cases of the catalogue (rules/pyramid.md, 2.5) by their numbers: classic pyramid and seven pins."""

from __future__ import annotations

from typing import Any

import pytest

from abrikol.disciplines import discipline
from abrikol.match.match import fold
from abrikol.match.spoken import spoken
from abrikol.match.start import start_line
from abrikol.stroke.notation import parse_line


def told(game_id: str, line: str) -> list[dict[str, Any]]:
    """The whole line, ruled."""
    game, play = discipline(game_id), parse_line(line)
    return spoken(fold(game, start_line(game, play.settings), play.actions))


def but(*kept: int) -> str:
    """The balls that are gone when these are left."""
    return ",".join(str(number) for number in range(1, 16) if number not in kept)


@pytest.mark.parametrize("game", ["classic@2005", "classic@official"])
def test_01_five_big_balls_then_two_with_one_stroke(game: str) -> None:
    big = " ; ".join(f"?{ball}@MR *C C>{ball} {ball}@MR" for ball in (15, 14, 13, 12, 11))
    *run, last = told(game, f"{big} ; ?6@FL *C C>6 6@FL 5@HL")
    assert run[-1]["score"] == {"A": 65, "B": 0} and run[-1]["over"] is None
    assert last["score"] == {"A": 76, "B": 0} and last["over"] == {"winner": "A", "final": "76:0"}


@pytest.mark.parametrize(
    ("game", "ball", "worth"),
    [("classic@2005", 1, 21), ("classic@2005", 15, 25), ("classic@three", 2, 22), ("classic@official", 1, 21)],
)
def test_02_the_last_ball(game: str, ball: int, worth: int) -> None:
    (ruling,) = told(game, f"[absent={but(ball)}] ?{ball}@MR *C C>{ball} {ball}@MR")
    assert ruling["awards"]["A"] == worth


@pytest.mark.parametrize(
    ("game", "score"),
    [("classic@2005", "45:70"), ("classic@three", "25:50:50"), ("classic@four", "15:40:40:40")],
)
def test_03_level_at_the_end_is_a_draw(game: str, score: str) -> None:
    (ruling,) = told(game, f"[score={score} absent={but(15)}] ?15@MR *C C>15 15@MR")
    assert len(set(ruling["score"].values())) == 1 and ruling["over"] == "draw"


@pytest.mark.parametrize("game", ["classic@2005", "classic@official", "classic@51"])
def test_04_the_called_ball_with_the_cue_ball(game: str) -> None:
    (ruling,) = told(game, "[score=20:30] ?8@MR *C C>8 8@MR C@FL")
    assert ruling["score"] == {"A": 15, "B": 35} and ruling["moves"] == ["spot 8"]


def test_14_seven_pins_from_three_hundred() -> None:
    every = "1xkc 1xkl 1xkr 1xkh 1xkf 1xkm1 1xkm3"
    scores = {
        "*C C>1 1/f 1xkc": 250,
        "*C C>1 1/f 1xkc 1xkl 1xkr 1xkh 1xkf": 200,
        "*C": 305,
        f"*C C>1 1/f {every}": 0,
        f"*C C>1 {every.replace('1x', 'Cx')}": 600,
        f"[score=120:300] *C C>1 {every.replace('1x', 'Cx')}": 420,
    }
    assert {line: told("seven-pins", line)[-1]["score"]["A"] for line in scores} == scores
    assert told("seven-pins", f"*C C>1 1/f {every}")[-1]["over"] == {"winner": "A", "final": "0:300"}
