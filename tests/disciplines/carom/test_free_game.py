"""The free game where no row speaks: corners, what is announced and asked, touching balls, balls off the table."""

from __future__ import annotations

from typing import Any

import pytest

from abrikol.disciplines import discipline
from abrikol.layout.position import Point
from abrikol.layout.zones import zone_plan, zones_of
from abrikol.match.match import offered
from abrikol.match.start import start_match
from abrikol.referee.discipline import Discipline
from abrikol.referee.situation import Phase
from tests.disciplines.carom.series import played, told

UMB, DIGEST, HANDBOOK = (discipline(f"free-game@{edition}") for edition in ("umb", "digest", "handbook"))
CANNON, CANNON_B = "W>R W>Y", "Y>R Y>W"

each_edition = pytest.mark.parametrize("game", [UMB, DIGEST, HANDBOOK], ids=lambda game: game.id)


def test_the_editions_the_world_rules_first() -> None:
    assert discipline("free-game") is UMB
    assert {game.format for game in (UMB, DIGEST, HANDBOOK)} == {"400"}
    assert {game.decimals for game in (UMB, DIGEST, HANDBOOK)} == {2}


# corners ------------------------------------------------------------------------------


def test_a_corner_has_a_line_of_its_own() -> None:
    plan = zone_plan("free")
    corner = plan.zone("c1").shape
    on, beside, within = Point(0.355, 0.1775), Point(0.3551, 0.1776), Point(0.1, 0.1)
    assert [corner.on_line(point) for point in (on, beside, within)] == [True, False, False]  # type: ignore[union-attr]
    assert zones_of(on, plan) == {"c1"} and not zones_of(beside, plan)


@each_edition
def test_the_start_is_in_no_corner(game: Discipline[Any]) -> None:
    assert start_match(game).zones == () and game.options(start_match(game)).announce == ()


@each_edition
def test_the_referee_announces_entre_and_dedans(game: Discipline[Any]) -> None:
    assert game.options(played(game, f"{CANNON} both=c1").situation).announce == ("entre",)
    assert game.options(played(game, f"{CANNON} both=c1 ; {CANNON} both=c1").situation).announce == ("dedans",)
    assert game.options(played(game, f"{CANNON} R=0.3,0.3 Y=0.1,0.1").situation).announce == ()


@each_edition
def test_other_zones_are_none_of_this_game(game: Discipline[Any]) -> None:
    assert told(game, f"{CANNON} R=z3 Y=c1", "needs") == "position of R"


@pytest.mark.parametrize(("game", "free"), [(UMB, "c1:entre"), (DIGEST, "c1:entre"), (HANDBOOK, "")])
def test_what_the_next_one_finds_in_a_corner(game: Discipline[Any], free: str) -> None:
    def state(line: str) -> str:
        return ",".join(f"{zone}:{word}" for zone, word in played(game, line).situation.zones)

    assert state("W>R W=c1 R=c1") == free
    assert state("[at=W:0.2,0.1/R:0.1,0.1/Y:1,1] W>Y W=0.2,0.15 Y=1.1,1") == free
    assert state("W>R ; referee: arrange both=c1") == free
    assert state(f"W>R ; referee: arrange both=c1 ; {CANNON_B} both=c1") == ("c1:dedans" if free else "c1:entre")
    assert state("W>R") == ("zones:unknown" if free else "")
    assert state("W>R ; referee: arrange R=c1") == ("zones:unknown" if free else "")


def test_a_counted_corner_is_forgotten_if_nobody_tells_where_the_balls_were_laid() -> None:
    line = "[zones=c1:dedans] referee: arrange R=c1"
    assert played(HANDBOOK, line).situation.zones == (("zones", "unknown"),)
    assert told(HANDBOOK, f"{line} ; {CANNON} both=c1", "needs") == "position of R, Y before the stroke"
    kept = played(HANDBOOK, "[zones=c1:dedans] referee: arrange both=c1,c2").situation
    assert kept.zones == (("c1", "dedans"),)


def test_balls_laid_back_count_anew_or_not_at_all() -> None:
    foul = "[at=W:0.2,0.2/R:0.3,0.1/Y:2.6,1.2 zones=c1:dedans] *Y Y>R Y=1,1 R=0.2,0.1 #deliberate ; choose lay-back"
    assert played(UMB, foul.replace("W:0.2,0.2", "W:0.2,0.1")).situation.zones == (("c1", "entre"),)
    assert played(HANDBOOK, foul.replace("W:0.2,0.2", "W:0.2,0.1")).situation.zones == ()
    unknown = "[zones=c1:dedans] *Y Y>R #deliberate ; choose lay-back"
    assert played(UMB, unknown).situation.zones == (("zones", "unknown"),)
    assert played(HANDBOOK, unknown).situation.zones == ()


# touching balls ---------------------------------------------------------------------------


@pytest.mark.parametrize("game", [UMB, HANDBOOK], ids=lambda game: game.id)
def test_touching_balls_go_to_the_start_and_nobody_is_asked(game: Discipline[Any]) -> None:
    line = f"{CANNON} frozen=W-R"
    assert told(game, line, "needs", "moves", "duties", "turn") == [None, ["reset"], [], "A"]
    assert played(game, line).situation.phase is Phase.OPENING
    assert told(game, f"[zones=c1:dedans] {line}", "needs") == "position of R, Y"
    assert told(game, f"[zones=c1:dedans] {line} both=c1", "call", "moves") == ["void", []]
    assert told(game, f"[zones=c1:dedans] {line} both=c1 frozen=Y-W", "call", "moves") == ["void", ["reset"]]
    assert offered(game, played(game, "[frozen=W-R] extend").situation) == ("respot",)
    assert told(game, "[frozen=W-R] choose respot", "moves") == ["reset"]
    last = f"[score=399:0] {CANNON} frozen=W-R"
    assert told(game, last, "moves", "articles")[0] == []


def test_in_the_digest_he_chooses_and_only_the_touching_balls_go() -> None:
    line = f"{CANNON} both=c1 frozen=W-R"
    assert told(DIGEST, line, "moves", "duties") == [[], ["A choose play|respot"]]
    assert told(DIGEST, f"{line} ; choose respot", "state") == {}
    assert told(DIGEST, f"{line} ; choose play", "state") == {"c1": "entre"}
    assert told(DIGEST, "[zones=c1:entre] referee: arrange frozen=W-R", "moves", "state") == [[], {"c1": "entre"}]


def test_a_wilful_foul_with_touching_balls_leaves_the_choice() -> None:
    line = f"{CANNON} both=none frozen=Y-R #foot-off #deliberate"
    assert told(UMB, line, "moves", "duties") == [["reset"], ["B choose play|lay-back"]]


# balls off the table -----------------------------------------------------------------------


def test_an_object_ball_off_the_table_is_in_no_corner() -> None:
    line = f"[zones=c1:entre] {CANNON} R^floor W=1,0.3"
    assert told(DIGEST, f"{line} Y=0.1,0.1", "state", "moves") == [{}, ["spot R spot3"]]
    assert told(DIGEST, line, "needs", "moves") == [None, ["spot R spot3|spot1|spot2"]]
    assert told(HANDBOOK, line, "needs", "moves") == [None, ["reset"]]
    assert told(HANDBOOK, f"[zones=c1:entre] W>R R^floor ; {CANNON_B} both=none", "articles") == ["cannon"]


def test_a_stroke_out_of_turn_that_loses_an_object_ball_empties_the_corner() -> None:
    line = "[zones=c1:dedans run=2] B: Y>R R^floor Y=1,0.3"
    assert told(DIGEST, line, "turn", "state") == ["A", {}]
    assert told(DIGEST, "[zones=c1:dedans run=2] B: Y>R both=c1 Y=0.1,0.1 R=0.2,0.1", "state") == {"c1": "dedans"}


# three players ------------------------------------------------------------------------------


def test_each_of_three_has_the_object_balls_of_the_white_he_takes() -> None:
    def zones(line: str) -> Any:
        return played(DIGEST, f"[players=3] {line}").situation.zones

    assert zones("W>R W=c1 R=c1 Y=1,1") == (("c1", "entre"),), "B plays the yellow"
    assert zones("W>R W=1,1 R=c1 Y=c1") == (), "the yellow is B's own"
    assert zones("W>R ; Y>R W=1,1 R=c1 Y=c1") == (("c1", "entre"),), "C plays the white"
    assert zones(f"{CANNON} R=c1 Y=c1 W=1,1") == (("c1", "entre"),), "A plays on with the white"
    assert zones(f"{CANNON} both=none ; referee: arrange R=c1 Y=c1") == (("c1", "entre"),)
    assert zones(f"{CANNON} both=none ; referee: arrange R=c1 W=c1 Y=1,1") == ()
    stroke = "*Y Y>R Y=0.1,0.1 R=0.2,0.1"
    assert zones(f"[run=1] {CANNON} R=c1 Y=c1 W=1,1 ; B: {stroke}".replace("[run=1] ", "")) == (("c1", "entre"),)
