"""Three-cushion where no row speaks: fouls of the world rules, the one who waits, clocks, sets, ends."""

from __future__ import annotations

from typing import Any

import pytest

from abrikol.disciplines import discipline
from abrikol.match.match import fold, offered
from abrikol.match.start import start_line, start_match
from abrikol.referee.refused import Refused
from abrikol.stroke.notation import parse_line
from abrikol.stroke.settings import Settings
from tests.casebook_schema import judged

UMB, DIGEST = "three-cushion@umb", "three-cushion@digest"
POINT = "W>R W/h W/r W/f W>Y"
POINT_B = "Y>R Y/h Y/r Y/f Y>W"


def told(line: str, *keys: str, game: str = UMB) -> Any:
    row = judged(game, line)
    values = [[article.partition(":")[2] for article in row[key]] if key == "articles" else row[key] for key in keys]
    return values[0] if len(values) == 1 else values


# fouls -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [UMB, DIGEST])
@pytest.mark.parametrize(
    ("remark", "slug"),
    [
        ("#side-of-tip", "not-the-tip"),
        ("#touch:Y", "touch"),
        ("#cleaning", "cleaning"),
        ("#shifted:R", "shifted"),
        ("#push", "push"),
        ("#press", "push"),
        ("#double-hit", "push"),
        ("#foot-off", "foot-off"),
        ("#balls-moving", "balls-moving"),
    ],
)
def test_what_eyes_report_is_a_foul(game: str, remark: str, slug: str) -> None:
    penalty = ["penalty"] if game == DIGEST else []
    assert told(f"{POINT} {remark}", "call", "articles", "turn", game=game) == ["foul", [slug, *penalty], "B"]
    assert told(POINT, "call", "articles", game=game) == ["point", ["three-cushion-cannon"]]


def test_a_second_tip_is_a_double_hit() -> None:
    assert told(f"*W W>R *W {POINT[4:]}", "call", "articles") == ["foul", ["push"]]


def test_a_tip_that_stayed_a_while_is_no_push_until_somebody_says_so() -> None:
    assert told(f"*W{{held=0.05}} {POINT}", "call") == "point"


@pytest.mark.parametrize("act", ["touch R", "place R 1,0.5", "interfere"])
def test_an_act_of_the_one_at_the_table_ends_his_inning(act: str) -> None:
    assert told(f"[run=3 score=3:0] {act}", "call", "turn", "run", "duties", "score") == [
        "foul",
        "B",
        0,
        [],
        {"A": 3, "B": 0},
    ]


def test_a_referee_who_touches_a_ball_disturbs_and_nobody_is_at_fault() -> None:
    assert told("referee: touch R", "call", "turn", "duties") == ["done", "A", ["A choose restore|keep"]]
    assert told("referee: touch R ; choose restore", "call", "turn", "moves") == ["done", "A", []]


# the one who waits -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("act", "slug"), [("touch R", "touch"), ("interfere", "interference"), ("place R 1,0.5", "touch")]
)
def test_the_one_who_waits_breaks_the_law_and_the_striker_plays_on(act: str, slug: str) -> None:
    assert told(f"[run=2 score=2:0] B: {act}", "call", "articles", "turn", "run", "duties") == [
        "foul",
        [slug],
        "A",
        2,
        ["A choose keep|lay-back"],
    ]


def test_what_was_laid_back_between_strokes_changes_nothing_known() -> None:
    line = "[at=W:1,0.5/R:2,0.5/Y:1.5,0.3] W>R W=1.2,0.4 R=2.2,0.4 ; A: touch R ; choose lay-back"
    assert told(line, "articles", "moves", "turn") == [["interference"], ["lay-back since"], "B"]
    game, play = discipline(UMB), parse_line(line)
    after = fold(game, start_line(game, play.settings), play.actions).situation
    assert {ball.value: (point.x, point.y) for ball, point in after.position.items()} == {
        "W": (1.2, 0.4),
        "R": (2.2, 0.4),
        "Y": (1.5, 0.3),
    }


@pytest.mark.parametrize("choice", ["keep", "lay-back"])
def test_a_stroke_out_of_turn_does_not_count(choice: str) -> None:
    line = f"[at=W:1,0.5/R:2,0.5/Y:1.5,0.3 run=2 score=2:0 innings=1:0] B: {POINT_B} Y=0.5,0.5"
    assert told(line, "call", "articles", "awards", "turn", "run", "duties") == [
        "foul",
        ["out-of-turn"],
        {"A": 0, "B": 0},
        "A",
        2,
        ["A choose keep|lay-back"],
    ]
    game, play = discipline(UMB), parse_line(f"{line} ; choose {choice}")
    after = fold(game, start_line(game, play.settings), play.actions).situation
    assert len(after.position) == (3 if choice == "lay-back" else 1)
    assert (after.innings, after.fresh, after.actor.value) == ((1, 0), False, "A")


def test_out_of_turn_and_with_the_wrong_ball_is_named_in_that_order() -> None:
    assert told("B: *W W>R", "articles", "turn") == [["out-of-turn", "wrong-ball"], "A"]


def test_a_stroke_out_of_turn_that_loses_a_ball_has_it_spotted() -> None:
    assert told("B: *Y Y^floor", "moves", "turn") == [["spot Y spot2|obstructor"], "A"]


def test_a_disturbed_stroke_is_played_again_if_its_striker_wishes() -> None:
    line = "[at=W:1,0.5/R:2,0.5/Y:1.5,0.3] W>R W=0.5,0.5 ; B: interfere #late"
    assert told(line, "call", "turn", "duties") == ["foul", "A", ["A choose keep|restore"]]
    assert told(f"{line} ; choose restore", "call", "moves", "turn") == ["replay", ["restore"], "A"]
    assert told(f"{line} ; choose keep", "call", "moves", "turn") == ["done", [], "B"]


def test_his_own_late_touch_is_no_disturbance_of_another() -> None:
    assert told(f"{POINT} ; A: touch R #late", "call", "turn", "duties") == ["foul", "B", []]
    assert told("W>R ; A: touch R #late", "duties") == ["B choose keep|lay-back"]


@pytest.mark.parametrize(
    ("line", "move"), [("W>R #foot-off #deliberate", "lay-back"), ("touch R #deliberate", "lay-back since")]
)
def test_after_a_wilful_foul_the_balls_are_laid_back_on_wish(line: str, move: str) -> None:
    assert told(line, "turn", "duties") == ["B", ["B choose play|lay-back"]]
    assert told(f"{line} ; choose lay-back", "articles", "moves", "turn") == [["wilful"], [move], "B"]
    assert told(f"{line} ; choose play", "moves", "turn") == [[], "B"]
    assert told(f"{line} ; {POINT_B}", "call", "state") == ["point", {}]


def test_outside_interference_is_undone_on_wish() -> None:
    assert told("W>R ; bystander: interfere #late", "turn", "duties") == ["A", ["A choose restore|keep"]]
    assert told("W>R ; bystander: interfere #late ; choose keep", "turn") == "B"
    assert told("bystander: interfere ; choose restore", "call", "turn", "moves") == ["done", "A", []]
    assert told("bystander: interfere ; W>R ; Y>R ; restore", "call", "turn") == ["replay", "B"]


# the game and its ends ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "over"),
    [
        (f"[format=40-L2 innings=1:1 score=3:5] {POINT} ; W>R", None),
        (f"[format=40-L2 innings=1:1 score=3:5] {POINT} ; W>R ; Y>R", {"winner": "B", "final": "4:5"}),
        ("[format=40-L2 innings=1:1 score=5:5] W>R ; Y>R", "draw"),
        ("[format=40-L3 innings=1:1 score=5:5] W>R ; Y>R", None),
        ("[format=40-L2 innings=2:1 turn=B score=5:4] Y>R", {"winner": "A", "final": "5:4"}),
        (f"[format=40-L2 innings=2:1 turn=B score=5:4] {POINT_B}", None),
        (f"[format=40-L2 innings=2:1 turn=B score=5:4] {POINT_B} ; extend", None),
        (f"[format=5-L2 innings=1:1 score=4:3] {POINT}", None),
    ],
)
def test_the_last_inning(line: str, over: object) -> None:
    assert told(line, "over") == over


def test_a_draw_of_innings_goes_to_a_shoot_out() -> None:
    assert told("[format=40-L2-SO innings=1:1 score=5:5] W>R ; Y>R", "over", "turn", "state") == [
        None,
        "A",
        {"shoot-out": "0:0"},
    ]


DRAW = f"[format=40-EQ-SO score=39:39] {POINT} ; {POINT_B}"


@pytest.mark.parametrize(
    ("line", "turn", "shoot_out", "over"),
    [
        ("W>R", "B", "0:0", None),
        (f"{POINT} ; {POINT}", "A", "2:0", None),
        (f"{POINT} ; W>R ; {POINT_B}", "B", "1:1", None),
        (f"{POINT} ; W>R ; Y>R", "A", "1:0", {"winner": "A", "final": "40:40"}),
        (f"{POINT} ; W>R ; {POINT_B} ; {POINT_B}", "B", "1:2", {"winner": "B", "final": "40:40"}),
        (f"{POINT} ; W>R ; {POINT_B} ; Y>R", "A", "1:1", None),
        ("W>R ; Y>R", "A", "0:0", None),
        (f"W>R ; Y>R ; {POINT} ; W>R ; Y>R", "A", "1:0", {"winner": "A", "final": "40:40"}),
        (f"W>R ; {POINT_B}", "B", "0:1", {"winner": "B", "final": "40:40"}),
        ("W>R ; Y>R Y^floor R^floor W^floor", "A", "0:0", None),
        (f"{POINT} ; W>R ; Y>R Y^floor R^floor W^floor", "A", "1:0", {"winner": "A", "final": "40:40"}),
        (f"{POINT} ; W>R Y^floor R^floor W^floor ; Y>W", "A", "1:0", {"winner": "A", "final": "40:40"}),
    ],
)
def test_the_shoot_out(line: str, turn: str, shoot_out: str, over: object) -> None:
    row = judged(UMB, f"{DRAW} ; {line}")
    assert (row["turn"], row["state"]["shoot-out"], row["over"]) == (turn, shoot_out, over)
    assert row["score"] == {"A": 40, "B": 40} and not any(row["awards"].values())


def test_every_turn_of_the_shoot_out_opens() -> None:
    assert told(f"{DRAW} ; W>Y", "articles") == ["opening-red"]
    assert told(f"{DRAW} ; {POINT} ; W>Y", "articles") == ["cannon-missed"]
    assert told(f"{DRAW} ; W>R ; Y>W", "articles") == ["opening-red"]


SET = f"[format=2x2-NEQ] {POINT} ; {POINT}"


def test_sets_open_in_turn() -> None:
    assert told(SET, "turn", "state", "over") == ["B", {"games": "1:0"}, None]
    assert told(f"{SET} ; Y>W", "articles", "score") == [["opening-red"], {"A": 0, "B": 0}]
    assert told(f"{SET} ; Y>R ; {POINT} ; {POINT}", "over") == {"winner": "A", "final": "2:0"}
    assert told(f"{SET} ; {POINT_B} ; {POINT_B}", "turn", "state") == ["A", {"games": "1:1"}]


def test_the_starter_of_the_first_set_keeps_the_white_ball() -> None:
    line = "[format=1x3-NEQ] start B ; W>R W/h W/r W/f W>Y"
    assert told(line, "turn", "state") == ["A", {"games": "0:1"}]
    assert told(f"{line} ; {POINT_B}", "by", "call", "awards") == ["A", "point", {"A": 1, "B": 0}]


def test_the_winner_may_open_the_next_set() -> None:
    assert told(f"[format=2x2-NEQ-WB] {POINT} ; {POINT}", "turn") == "A"


def test_a_decider_may_be_lagged_for() -> None:
    line = f"[format=1x2-NEQ-DL] {POINT} ; {POINT_B}"
    assert told(line, "state", "duties") == [{"games": "1:1"}, ["A lag"]]
    line += " ; lag W/f&Y/f W=0.4,0.5 Y=0.3,1.1 ; choose start"
    assert told(line, "by", "turn", "duties") == ["B", "B", []]
    assert told(f"{line} ; {POINT_B}", "over") == {"winner": "B", "final": "1:2"}


def test_leaving_loses_the_set_and_refusing_the_match() -> None:
    assert told("[format=5x2 score=2:3] leave", "state", "over") == [{"games": "0:1"}, None]
    assert told("[format=5x2 score=2:3] refuse", "over") == {"winner": "B", "final": "0:0"}
    assert told("[score=2:3] B: concede", "over") == {"winner": "A", "final": "2:3"}


# clock and time-outs -----------------------------------------------------------------


def test_a_time_out_lengthens_the_time_three_times_a_game_and_four_times_a_long_one() -> None:
    line = "[format=39-T30] extend"
    assert told(line, "call", "articles", "turn") == ["done", ["extension"], "A"]
    assert told(f"{line} ; timeout ; extend", "call") == "done"
    assert told(f"{line} ; timeout ; extend ; extend", "call", "turn") == ["void", "A"]
    assert told(f"{line} ; timeout ; extend ; B: extend", "call", "turn") == ["done", "A"]
    assert told("[format=40-T30] extend ; extend ; extend ; extend", "call") == "done"
    assert told("[format=40-T30] extend ; extend ; extend ; extend ; extend", "call") == "void"
    assert told("[format=40-T40-E1] extend ; extend", "call") == "void"
    assert told("extend", "call") == "void"


def test_a_time_out_lasts_for_its_stroke() -> None:
    game, play = discipline(UMB), parse_line(f"[format=40-T40 left=8] extend ; {POINT}")
    match = fold(game, start_line(game, play.settings), play.actions)
    clocks = [step.after.clock for step in match.standing]
    assert (clocks[0].left, clocks[0].extended, clocks[0].used) == (38, True, (1, 0))
    assert (clocks[1].left, clocks[1].extended, clocks[1].used) == (None, False, (1, 0))


def test_time_over_after_the_warning_ends_the_inning() -> None:
    line = "[format=40-T40 run=2 score=2:0] clock: warn ; clock: expired"
    assert told(line, "call", "articles", "turn", "run", "score") == ["foul", ["slow-play"], "B", 0, {"A": 2, "B": 0}]
    assert told("[format=40-T40] clock: warn ; A: extend ; clock: expired", "call", "turn") == ["done", "A"]
    assert told("[format=40-T40] clock: expired", "call", "turn") == ["done", "A"]


# what a person rules -----------------------------------------------------------------


def test_a_person_overrules_the_finding_and_the_sentence_stays_the_games() -> None:
    assert told("W>R W/h W/r W>Y ; rule point umb:three-cushion-cannon", "call", "awards", "turn", "run") == [
        "point",
        {"A": 1, "B": 0},
        "A",
        1,
    ]
    assert told(f"{POINT} ; rule foul umb:balls-outside", "call", "awards", "turn") == ["foul", {"A": -1, "B": 0}, "B"]
    assert told("W>R ; rule replay umb:outside-interference", "call", "turn") == ["replay", "A"]
    assert told(f"{POINT} ; rule void umb:three-cushion-cannon", "call", "turn") == ["void", "B"]


def test_a_replayed_stroke_counts_in_no_inning() -> None:
    game, play = discipline(UMB), parse_line("W>R ; rule replay umb:outside-interference ; W>R")
    match = fold(game, start_line(game, play.settings), play.actions)
    assert [step.after.innings for step in match.standing] == [(1, 0), (0, 0), (1, 0)]


# what is refused ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "line", "message"),
    [
        (UMB, "choose respot", "nothing is offered now"),
        (UMB, "choose left", "nothing is offered now"),
        (DIGEST, "[opening] choose left", "nothing is offered now"),
        (UMB, "W>R frozen=Y-R ; A: choose respot", "the choice is B's"),
        (UMB, "*C C>W", "not played with ball C"),
        (UMB, "W>R R@FL", "a table without pockets"),
        (UMB, "C: W>R", "C does not play"),
        (UMB, "start C", "C does not play"),
        (UMB, "t2", "no ball is named"),
        (UMB, "take R", "nothing can be taken"),
        (UMB, "lag W/f Y/f #late:Z", "names the side"),
        (UMB, "[players=3] W>R", "played by 2"),
        (DIGEST, "[players=3] lag W/f&Y/f", "3 sides cannot lag with 2 balls; say who starts"),
        (UMB, "concede ; W>R", "the match is over"),
    ],
)
def test_what_nobody_could_do_is_refused(game: str, line: str, message: str) -> None:
    law, play = discipline(game), parse_line(line)
    with pytest.raises(Refused, match=message):
        fold(law, start_line(law, play.settings), play.actions)


# three players -----------------------------------------------------------------------


def test_three_players_in_turn() -> None:
    assert told("[players=3] W>R #foot-off ; Y>R ; W>R ; Y>R", "by", "turn", "call", game=DIGEST) == ["A", "B", "miss"]


def test_whoever_strikes_the_red_leaves_the_whites_as_they_were() -> None:
    line = "[players=3] W>R ; *R R>W"
    assert told(line, "call", "turn", game=DIGEST) == ["foul", "C"]
    assert told(f"{line} ; W>R", "call", "articles", game=DIGEST) == ["foul", ["wrong-ball", "penalty"]]
    assert told(f"{line} ; Y>R", "call", game=DIGEST) == "miss"


def test_a_contact_is_offered_to_the_ball_that_comes_next() -> None:
    assert told("[players=3] W>R frozen=Y-R", "duties", game=DIGEST) == ["B choose play|respot"]
    assert told("[players=3] W>R frozen=W-R", "duties", game=DIGEST) == []
    assert told("[players=3] W>R ; Y>R frozen=W-R", "duties", game=DIGEST) == ["C choose play|respot"]
    assert told(f"[players=3] {POINT} frozen=W-R", "duties", game=DIGEST) == ["A choose play|respot"]


# the state of contacts ----------------------------------------------------------------


def test_a_contact_holds_until_something_ends_it() -> None:
    assert told("[frozen=R-Y turn=A] *W W/h ; *Y Y>R", "articles") == ["touching-ball"]
    assert told("[frozen=R-Y turn=A] *W W>R ; *Y Y>R", "articles") == ["cannon-missed"]
    assert told("[frozen=R-Y turn=A] *W W/h frozen=none ; *Y Y>R", "articles") == ["cannon-missed"]


def test_a_ball_that_was_spotted_touches_nothing() -> None:
    assert told("W>R W^floor frozen=W-R", "duties") == []
    assert told("W>R W^floor frozen=Y-W", "duties") == []
    assert told("W>R W^floor frozen=Y-R", "duties") == ["B choose play|respot"]
    assert told("W>R R^floor W^floor Y^floor frozen=Y-R", "duties") == []
    assert told("W>R W^floor frozen=Y-W ; Y>W", "call") == "miss"


def test_the_offers_before_a_stroke() -> None:
    umb, digest = discipline(UMB), discipline(DIGEST)
    assert offered(umb, start_line(umb, parse_line("[opening] W>R").settings)) == ("left", "right")
    assert offered(digest, start_line(digest, parse_line("[opening] W>R").settings)) == ()
    assert offered(umb, start_line(umb, parse_line("[frozen=W-R] W>R").settings)) == ("play", "respot")
    assert umb.options(start_line(umb, parse_line("[turn=B] W>R").settings)).cue_balls[0].value == "Y"
    assert start_match(umb).duties[0].kind.value == "lag"


def test_the_game_is_found_in_its_editions_the_world_rules_first() -> None:
    assert discipline("three-cushion").id == UMB
    assert (discipline(DIGEST).players, discipline(DIGEST).format) == ((2, 3), "30")


def test_a_foul_of_the_one_who_waits_comes_before_what_the_striker_already_owed() -> None:
    assert told("W>R frozen=Y-R ; A: touch R", "duties") == ["B choose keep|lay-back", "B choose play|respot"]


def test_whoever_starts_has_the_white_ball_in_the_digest_too() -> None:
    assert told("start B ; *W W>R", "call", "turn", game=DIGEST) == ["miss", "A"]


def test_the_warning_comes_ten_seconds_before_the_end() -> None:
    game, play = discipline(UMB), parse_line("[format=40-T40] clock: warn")
    assert fold(game, start_line(game, play.settings), play.actions).situation.clock.left == 10


def test_umb_gives_three_extensions_in_a_match() -> None:
    """CAR-TIME: each player may ask for more time three times."""
    clock = discipline("three-cushion@umb").clock
    assert clock is not None and (clock.per_game, clock.extension) == (3, 30)


def test_no_carom_asks_for_a_call() -> None:
    for game in (discipline("three-cushion@umb"), discipline("three-cushion@digest"), discipline("balkline-47-2")):
        assert not game.options(start_line(game, Settings())).must_call
