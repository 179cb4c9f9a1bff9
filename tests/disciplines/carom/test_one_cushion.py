"""One-cushion where no row speaks: what an error costs, who has the dotted ball, balls off the table."""

from __future__ import annotations

from typing import Any

import pytest

from abrikol.disciplines import discipline
from abrikol.equipment.names import Ball
from abrikol.referee.discipline import Discipline
from abrikol.referee.situation import Phase
from tests.disciplines.carom.series import played, told

UMB, DIGEST, HANDBOOK = (discipline(f"one-cushion@{edition}") for edition in ("umb", "digest", "handbook"))
POINT, POINT_B = "W/h W>R W>Y", "Y/h Y>R Y>W"


def test_the_editions_the_world_rules_first() -> None:
    assert discipline("one-cushion") is UMB
    assert (UMB.format, DIGEST.format, HANDBOOK.format) == ("60", "30", "60")


# what an error costs ------------------------------------------------------------------


@pytest.mark.parametrize("game", [UMB, HANDBOOK], ids=lambda game: game.id)
def test_elsewhere_an_error_costs_nothing(game: Discipline[Any]) -> None:
    assert told(game, "[score=3:3] W>R W>Y", "call", "score") == ["miss", {"A": 3, "B": 3}]
    assert told(game, "[score=3:3] W>R #foot-off", "call", "score") == ["foul", {"A": 3, "B": 3}]


def test_time_costs_a_point_too() -> None:
    line = "[format=30-T40 score=3:3] clock: warn ; clock: expired"
    assert told(DIGEST, line, "articles", "score") == [["slow-play", "penalty"], {"A": 2, "B": 3}]


def test_a_persons_foul_costs_what_a_foul_costs() -> None:
    assert told(DIGEST, f"[score=3:3] {POINT} ; rule foul umb:foot-off", "score") == {"A": 2, "B": 3}
    assert told(DIGEST, "[score=3:3] W>R W>Y ; rule miss carom_digest:cannon-missed", "score") == {"A": 3, "B": 3}


def test_in_a_shoot_out_an_error_costs_a_point_of_the_shoot_out() -> None:
    line = f"[format=5-EQ-SO score=4:4] {POINT} ; {POINT_B}"
    assert told(DIGEST, f"{line} ; W>R W/h W>Y ; W>Y #foot-off", "state", "score") == [
        {"shoot-out": "0:0"},
        {"A": 5, "B": 5},
    ]
    assert told(DIGEST, f"{line} ; W>R W/h W>Y ; {POINT} ; W>Y #foot-off", "state") == {"shoot-out": "1:0"}
    assert told(DIGEST, f"{line} ; W>Y #foot-off", "state") == {"shoot-out": "0:0"}


def test_with_a_score_below_nothing_it_falls_further() -> None:
    line = "[with=below-zero:yes] W>R W>Y ; Y>R ; W>R W>Y"
    assert told(DIGEST, line, "awards", "score") == [{"A": -1, "B": 0}, {"A": -2, "B": 0}]


def test_a_foul_of_the_one_who_waits_is_found_late() -> None:
    line = f"[score=3:3] {POINT} ; B: touch R #late"
    assert told(DIGEST, line, "articles", "score", "turn", "duties") == [
        ["touch", "penalty"],
        {"A": 4, "B": 2},
        "A",
        ["A choose keep|restore"],
    ]


# the dotted ball -----------------------------------------------------------------------


def test_the_dotted_ball_goes_with_the_start() -> None:
    def own(line: str) -> list[str]:
        return [ball.value for ball in played(HANDBOOK, line).situation.own]

    assert own("start A") == own("start B ; start A") == ["W", "Y"]
    assert own("[with=starter-ball:dotted] start A") == ["Y", "W"]
    assert own("[with=starter-ball:dotted] start B") == ["W", "Y"]
    assert own("[with=starter-ball:white] start B") == ["Y", "W"]
    lag = "[with=starter-ball:dotted] lag W/f&Y/f W=0.4,0.5 Y=0.3,0.9"
    assert own(f"{lag} ; choose cede") == ["Y", "W"]
    assert own(f"{lag} ; choose start") == ["W", "Y"]
    sets = "[format=1x3-NEQ with=starter-ball:dotted] start A ; Y>R Y/h Y>W"
    assert own(f"{sets} ; W>R") == ["Y", "W"]
    assert own(f"{sets} ; start B") == ["Y", "W"], "he keeps it through the match"


def test_the_dotted_ball_lies_on_its_spot_and_may_be_laid() -> None:
    line = "[with=starter-ball:dotted] start A ; choose left"
    assert told(HANDBOOK, line, "moves") == ["lay Y 0.71,0.8925"]
    assert played(HANDBOOK, line).situation.at(Ball.W) is not None


# balls off the table ---------------------------------------------------------------------


def test_a_point_with_a_ball_off_is_followed_by_an_opening() -> None:
    line = f"{POINT} R^floor"
    assert played(HANDBOOK, line).situation.phase is Phase.OPENING
    assert played(HANDBOOK, f"{line} ; {POINT}").situation.phase is Phase.PLAY
    assert told(HANDBOOK, f"{line} ; W/h W>R W>Y", "articles") == ["opening-red"]
    assert played(DIGEST, f"{line} W=1,0.3 Y=1.2,0.4").situation.phase is Phase.PLAY


def test_in_a_shoot_out_the_reset_opens_for_the_one_who_goes_on() -> None:
    draw = f"[format=5-EQ-SO score=4:4] {POINT} ; {POINT_B.replace('Y/h Y>R', 'Y>R Y/h')}"
    line = f"{draw} ; W>R W/h W>Y R^floor"
    assert told(HANDBOOK, line, "turn", "state", "moves") == ["A", {"shoot-out": "1:0"}, ["reset"]]
    assert told(HANDBOOK, f"{line} ; W>Y", "articles") == ["opening-red"]
    assert told(HANDBOOK, f"{draw} ; W>R R^floor", "turn", "state") == ["B", {"shoot-out": "0:0"}]
    assert told(HANDBOOK, f"{draw} ; W>R R^floor ; Y>R R^floor", "turn", "state") == ["A", {"shoot-out": "0:0"}]


def test_a_stroke_out_of_turn_that_loses_a_ball_sets_all_to_the_start() -> None:
    line = f"{POINT} ; B: Y>R R^floor"
    assert told(UMB, line, "call", "moves", "turn") == ["foul", ["reset"], "A"]
    assert told(UMB, f"{line} ; W>Y W/h W>R", "articles") == ["opening-red"]
    assert told(UMB, f"{POINT} ; B: Y>R ; W>Y W/h W>R", "call") == "point"
    assert told(HANDBOOK, f"{POINT} ; B: Y>R R^floor", "articles", "moves") == [["out-of-turn"], ["reset"]]


def test_laid_back_after_a_wilful_foul_it_is_no_opening() -> None:
    line = f"{POINT} ; W>R W^floor #deliberate ; choose lay-back"
    assert told(UMB, line, "moves", "turn") == [["lay-back"], "B"]
    assert told(UMB, f"{line} ; Y>W Y/h Y>R", "call") == "point"
    assert told(UMB, f"{POINT} ; W>R W^floor #deliberate ; choose play ; Y>W Y/h Y>R", "articles") == ["opening-red"]
    opening = "[opening] W>R W^floor #deliberate ; choose lay-back ; Y>W Y/h Y>R"
    assert told(UMB, opening, "articles") == ["opening-red"], "the balls lie as at the opening again"


def test_what_only_touched_is_no_opening_after_keeping() -> None:
    assert told(UMB, "touch R #deliberate ; choose lay-back ; Y>W Y/h Y>R", "call") == "point"
