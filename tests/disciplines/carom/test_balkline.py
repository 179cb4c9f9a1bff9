"""Balkline where no row speaks: announcements, what is told and what is asked, layings-back, rulings of people."""

from __future__ import annotations

from typing import Any

import pytest

from abrikol.disciplines import discipline
from abrikol.disciplines.carom.balkline import balkline
from abrikol.equipment.tables import MATCH_TABLE, SMALL_TABLE
from abrikol.match.match import fold
from abrikol.match.spoken import spoken
from abrikol.match.start import start_line, start_match
from abrikol.referee.situation import Situation
from abrikol.stroke.notation import parse_line
from tests.casebook_schema import judged

GAME = discipline("balkline-47-2")
CANNON = "W>R W>Y"


def told(line: str, *keys: str) -> Any:
    row = judged(GAME.id, line)
    return row[keys[0]] if len(keys) == 1 else [row[key] for key in keys]


def after(line: str, game: Any = GAME) -> Situation:
    play = parse_line(line)
    return fold(game, start_line(game, play.settings), play.actions).situation


# announcements ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("zones", "said"),
    [
        ("z3:entre", ("entre",)),
        ("z3:dedans", ("dedans",)),
        ("z3:entre,z6:dedans", ("dedans",)),
        ("a1:entre", ("entre-anchor",)),
        ("z1:dedans,a1:entre", ("dedans", "entre-anchor")),
        ("z1:entre,a1:dedans", ("entre", "dedans-anchor")),
        ("z1:entre,a1:entre", ("entre-everywhere",)),
        ("z1:dedans,a1:dedans", ("dedans-everywhere",)),
    ],
)
def test_zones_are_announced_before_anchors_and_both_at_once_where_they_agree(
    zones: str, said: tuple[str, ...]
) -> None:
    assert GAME.options(start_line(GAME, parse_line(f"[zones={zones}] W>R").settings)).announce == said


def test_astride_is_announced_where_both_balls_lie_at_a_line() -> None:
    assert GAME.options(after(f"{CANNON} R=0.46,0.2 Y=0.48,0.2")).announce == ("a-cheval",)
    assert GAME.options(after(f"{CANNON} R=0.46,0.2 Y=2.60,0.2")).announce == ()
    assert GAME.options(after(f"{CANNON} R=0.46,0.2 Y=0.40,0.2")).announce == ("entre",)
    assert GAME.options(after("W>R")).announce == ()


def test_the_start_is_announced() -> None:
    assert GAME.options(start_match(GAME)).announce == ("entre",)
    assert GAME.options(after("[opening] start A")).offers == ("left", "right")


# what is told and what is asked ---------------------------------------------------------


@pytest.mark.parametrize(
    ("rests", "needs"),
    [
        ("", "position of R, Y"),
        ("R=z3", "position of Y"),
        ("Y=z3", "position of R"),
        ("Y=f", "position of R, Y"),
        ("R=a1 Y=a1", "position of R, Y"),
        ("R=upper Y=z3", "position of R"),
        ("R=z3 Y=z4", None),
        ("R=spot3 Y=spot1", None),
        ("both=z3", None),
        ("both=none", None),
    ],
)
def test_a_cannon_asks_for_what_nobody_told(rests: str, needs: str | None) -> None:
    assert told(f"{CANNON} {rests}", "needs") == needs


def test_what_was_seen_at_the_lines_tells_where_a_ball_lies() -> None:
    assert told(f"[zones=z3:dedans] {CANNON} R-z3 Y=z3", "needs", "call", "state") == [None, "point", {}]
    assert told(f"{CANNON} R+z3 Y=z3", "needs", "state") == [None, {"z3": "entre"}]
    assert told(f"{CANNON} R-z3 R+z3 Y=z3", "state") == {"z3": "entre"}
    assert told(f"{CANNON} R+z3 R-z3 Y=z3", "state") == {}
    assert told(f"{CANNON} R-z2 Y=z3", "needs") == "position of R"


def test_a_ball_that_did_not_move_lies_where_it_lay() -> None:
    at = "[at=W:1,1/R:0.3,0.2/Y:0.2,0.3]"
    assert told(f"{at} W>Y Y=z5", "state") == {"zones": "unknown"}
    assert told(f"{at} W>Y W=0.1,0.1", "state") == {"z1": "entre"}
    assert told(f"{at} W>Y W=1,1", "state") == {}


def test_a_question_is_answered_by_a_correction_or_by_a_referee() -> None:
    assert told(f"{CANNON} ; correct 1 = {CANNON} both=z3", "call", "state") == ["point", {"z3": "entre"}]
    ruled = f"{CANNON} ; referee: rule point umb_balkline:cannon"
    assert told(ruled, "call", "state", "run") == ["point", {"zones": "unknown"}, 1]
    assert told(f"{ruled} ; {CANNON} both=z3", "needs") == "position of R, Y before the stroke"
    assert told(f"{ruled} ; {CANNON} both=none", "call", "state") == ["point", {}]
    assert told(f"{CANNON} both=z3 ; referee: rule void umb_balkline:reste-dedans", "call", "awards") == [
        "void",
        {"A": -1, "B": 0},
    ]


def test_the_last_point_asks_only_where_it_might_be_void() -> None:
    assert told(f"[score=299:0] {CANNON}", "needs", "call") == [None, "point"]
    assert told(f"[score=299:0 zones=z3:dedans] {CANNON}", "needs") == "position of R, Y"
    assert told(f"[score=298:0] {CANNON}", "needs") == "position of R, Y"
    assert told("[score=5:299 turn=A] W>R ; Y>R Y>W both=z3", "needs", "call") == [None, "point"]


def test_only_the_strikers_object_balls_count() -> None:
    assert told(f"[zones=z3:dedans] {CANNON} W=z3 R=z3 Y=z6", "call", "state") == ["point", {}]
    assert told(f"[zones=z3:dedans] {CANNON} W-z3 R=z3 Y=z3", "call") == "void"


# between strokes --------------------------------------------------------------------------


def test_the_referees_arrangement_keeps_the_count_of_zones_that_still_hold_both() -> None:
    assert told("[zones=z3:dedans] referee: arrange both=z3,a1", "state") == {"z3": "dedans", "a1": "entre"}
    assert told("[zones=z3:dedans] referee: arrange R=z6 Y=z3", "state") == {}
    assert told("[zones=z3:dedans] referee: arrange R=z3", "state") == {"zones": "unknown"}
    assert told("[zones=z3:dedans] referee: arrange", "state", "moves") == [{"z5": "entre"}, ["reset"]]


def test_balls_laid_back_lie_there_for_the_one_who_now_plays() -> None:
    foul = "*Y Y>R #deliberate ; choose lay-back"
    assert told(f"[at=W:0.2,0.2/R:0.3,0.3/Y:2.6,1.2] {foul}", "state") == {"z1": "entre"}
    assert told(f"[at=W:0.2,0.2/R:1.3,0.3/Y:2.6,1.2] {foul}", "state") == {}
    assert told(f"[zones=z1:dedans] {foul}", "state") == {"zones": "unknown"}


def test_a_stroke_of_the_one_who_waits_leaves_the_inning() -> None:
    assert told("[zones=z3:dedans] B: Y>R", "call", "turn", "state") == ["foul", "A", {"zones": "unknown"}]
    assert told("[zones=z3:dedans] B: Y>R R=z3 Y=z3", "state") == {"z3": "dedans"}
    assert told("[zones=z3:dedans] B: Y>R ; choose lay-back", "state") == {"z3": "dedans"}


def test_time_and_touches_end_the_inning() -> None:
    assert told("[zones=z3:dedans] touch R", "turn", "state") == ["B", {"zones": "unknown"}]
    assert told("[at=W:0.2,0.2/R:0.3,0.3/Y:2.6,1.2] touch R", "state") == {"z1": "entre"}
    assert told("[zones=z3:dedans] extend", "state") == {"z3": "dedans"}


def test_the_reply_begins_at_the_start() -> None:
    situation = after(f"[score=299:7] {CANNON} ; choose left")
    assert situation.zones == (("z5", "entre"),) and situation.equaliser is situation.turn


# other cadres are data ------------------------------------------------------------------------


def test_where_the_first_cannon_must_drive_out_the_position_is_dedans_at_once() -> None:
    game = balkline("47/1", MATCH_TABLE, "200")
    play = parse_line(f"{CANNON} both=z3 ; {CANNON} both=z3")
    first, second = spoken(fold(game, start_line(game, play.settings), play.actions))
    assert (game.name, first["state"], second["call"]) == ("balkline-47-1", {"z3": "dedans"}, "void")


def test_where_nobody_told_and_the_cannon_may_be_void_even_the_last_point_is_asked_for() -> None:
    game = balkline("47/1", MATCH_TABLE, "200")
    play = parse_line("[score=0:199] W>R ; Y>R Y>W both=z3")
    assert spoken(fold(game, start_line(game, play.settings), play.actions))[1]["needs"]


def test_other_lines_make_other_zones() -> None:
    assert len(balkline("71/2", MATCH_TABLE, "250").zones.names) == 12  # type: ignore[union-attr]
    assert len(balkline("35/2", SMALL_TABLE, "200").zones.names) == 9  # type: ignore[union-attr]


def test_an_anchor_is_cited_before_the_line_that_a_ball_lies_on() -> None:
    line = "[at=W:1.2,0.9/R:0.05,0.47/Y:0.12,0.47] *W W>R W>Y R=0.05,0.47 Y=0.12,0.47 W=1,1"
    cited = [article.partition(":")[2] for article in judged("balkline-47-2", line)["articles"]]
    assert cited[-2:] == ["anchor", "line-ball"]


def test_points_of_carom_stand_on_no_shelf() -> None:
    play = parse_line("[score=3:2] W>R")
    assert start_line(discipline("balkline-47-2"), play.settings).shelves == (0, 0)


def test_the_eight_games_with_their_zones_and_distances() -> None:
    told_of = {game.name: (len(game.zones.names), game.format, game.table.name) for game in balkline_games()}
    assert told_of == {
        "balkline-47-1": (17, "200", "match"),
        "balkline-47-2": (17, "300", "match"),
        "balkline-71-1": (12, "200", "match"),
        "balkline-71-2": (12, "250", "match"),
        "balkline-35-1": (9, "200", "small"),
        "balkline-35-2": (9, "300", "small"),
        "balkline-52-1": (6, "200", "small"),
        "balkline-52-2": (6, "250", "small"),
    }


def balkline_games() -> list[Any]:
    return [discipline(f"balkline-{line}-{k}") for line in (47, 71, 35, 52) for k in (1, 2)]


def test_lines_and_anchors_may_be_drawn_otherwise() -> None:
    thirds = balkline("47/2", MATCH_TABLE, "300", line=1.42 / 3, anchors=False)
    assert len(thirds.zones.names) == 9  # type: ignore[union-attr]
    play = parse_line(f"{CANNON} R=0.473,0.1 Y=0.3,0.2")
    assert fold(thirds, start_line(thirds, play.settings), play.actions).situation.zones == (("z1", "entre"),)


def test_in_71_both_spots_lie_on_lines() -> None:
    game = discipline("balkline-71-2")
    assert start_match(game).zones == (("z3", "entre"), ("z4", "entre"))
    assert game.options(start_match(game)).announce == ("entre",)


def test_so_many_may_stay_if_that_is_agreed() -> None:
    game = discipline("balkline-71-2")
    line = f"[with=count:stays] {CANNON} both=z1"
    assert after(line, game).zones == (("z1", "entre-2"),)
    assert game.options(after(line, game)).announce == ("entre",)
    assert after(f"{line} ; {CANNON} both=z1", game).zones == (("z1", "entre"),)
    assert start_match(game, options=(("count", "stays"),)).zones[0] == ("z3", "entre-2")
    assert after("[with=count:stays] W>R W=z1 R=z1", game).zones == (("z1", "entre-2"),)
    told_so = f"[zones=z1:entre-2 with=count:stays] {CANNON} both=z1"
    assert after(told_so, game).zones == (("z1", "entre"),)


def test_a_cannon_that_a_person_counts_leaves_it_dedans() -> None:
    line = f"[zones=z3:dedans] {CANNON} both=z3 ; referee: rule point umb_balkline:cannon"
    assert told(line, "call", "state") == ["point", {"z3": "dedans"}]


def test_touching_balls_said_of_between_strokes_leave_the_zones() -> None:
    assert told("[zones=z3:dedans] referee: arrange frozen=R-Y", "state") == {"z3": "dedans"}
    assert told("[zones=z3:dedans] referee: arrange frozen=R-Y both=none", "state") == {}


def test_the_starter_has_the_white_ball() -> None:
    assert [ball.value for ball in after("start B").own] == ["Y", "W"]


def test_after_respotting_the_stroke_opens() -> None:
    assert told(f"[frozen=W-Y] choose respot ; {CANNON} both=none", "call") == "point"
    assert told("[frozen=W-Y] choose respot ; W>Y W>R both=none", "articles") == ["umb:opening-red"]
    assert told("[frozen=W-Y] choose play ; W/h W>Y W>R both=none", "call") == "point"


def test_straight_into_a_touching_cushion_is_a_foul() -> None:
    assert told(f"[frozen=W/h] W/h {CANNON} both=none", "articles") == ["umb:touching-cushion"]
    assert told(f"[frozen=W/h] W/l {CANNON} both=none", "call") == "point"
