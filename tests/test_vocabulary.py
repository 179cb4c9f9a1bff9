"""The hardest cases of the rulebooks, one test each: the law's vocabulary carries them, whatever game they come from.

Each asserts the call, the awards, the duties and the turn of a line's last
action; `needs` only where eyes decide. What no game has yet runs on a small
game of `vocabulary_games` through the same fold.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from abrikol.disciplines import discipline
from abrikol.match.match import Match, fold
from abrikol.match.spoken import spoken
from abrikol.match.start import start_line
from abrikol.referee.discipline import Discipline
from abrikol.referee.refused import Refused
from abrikol.stroke.notation import parse_line
from tests.casebook_schema import duty_text
from tests.vocabulary_games import CODEX, COUNTDOWN, FIGURES, FREE

UMB = discipline("three-cushion@umb")
FREE_2005 = discipline("free-pyramid@2005")
MKP = discipline("free-pyramid@mkp")
CLASSIC = discipline("classic@2005")
FIVE_PINS = discipline("five-pins@wcbs-1997")

POINT, POINT_B = "W>R W/h W/r W/f W>Y", "Y>R Y/h Y/r Y/f Y>W"


def played(game: Discipline[Any], line: str) -> Match:
    play = parse_line(line)
    return fold(game, start_line(game, play.settings), play.actions)


def last(game: Discipline[Any], line: str) -> dict[str, Any]:
    return spoken(played(game, line))[-1]


def rules(
    game: Discipline[Any], line: str, call: str | None, awards: str, duties: str, turn: str, **more: object
) -> None:
    """The line's last action is ruled so: `awards` like `A-1 B+2`, `duties` like `B take, B choose play|pass-back`."""
    row = last(game, line)
    stated = {side: int(points) for side, points in re.findall(r"([A-D])([+-]\d+)", awards)}
    assert row["call"] == call, row
    assert {side: points for side, points in row["awards"].items() if points} == stated, row
    assert ", ".join(duty_text(duty) for duty in row["duties"]) == duties, row
    assert row["turn"] == turn, row
    for key, value in ({"needs": None, "over": None} | more).items():
        got = [slug.partition(":")[2] for slug in row[key]] if key == "articles" else row[key]
        assert got == value, row


def test_01_a_ball_out_of_turn_by_agreement_moves_a_ball_between_shelves_and_may_win() -> None:
    offer = "A: offer 7 ; B: accept"
    rules(CODEX, "A: offer 7", "done", "", "B choose accept|decline", "B")
    rules(CODEX, f"[shelf=2:1 score=2:1] {offer} ; B: *C C>7 7@FR 3@ML", "point", "B+2", "", "B", run=2)
    rules(
        CODEX,
        f"[score=3:3] {offer} ; B: *C C>7 7/l 7/f",
        "miss",
        "A+1 B-1",
        "",
        "A",
        moves=["transfer B A 1"],
        score={"A": 4, "B": 2},
    )
    rules(
        CODEX,
        f"[score=7:7] {offer} ; B: *C C>3 3@FR",
        "miss",
        "A+1 B-1",
        "",
        "A",
        moves=["spot 3", "transfer B A 1"],
        over={"winner": "A", "final": "8:6"},
    )
    rules(CODEX, f"[score=3:0] {offer} ; B: *C C>7 7/l 7/f", "miss", "", "", "A", owes={"A": 0, "B": 1})
    both = f"[score=3:3] {offer} ; B: *C C/l"
    rules(
        CODEX, both, "foul", "A+1 B-2", "A choose play|pass-back|place", "A", moves=["take-back B 1", "transfer B A 1"]
    )
    rules(CODEX, "A: offer 7 ; B: decline", "done", "", "", "A")
    with pytest.raises(Refused, match="answers an offer, and none is open"):
        last(CODEX, "*C C/l ; B: offer 7")


def test_02_after_the_referee_rearranged_the_next_stroke_may_not_score() -> None:
    rules(FIVE_PINS, "referee: arrange ; *W W>Y Yxkc", "void", "", "", "B")
    rules(FIVE_PINS, "referee: arrange ; *W W>R", "foul", "B+4", "B choose keep|respot, B place lower|upper", "B")
    rules(FIVE_PINS, "*W W>Y Yxkc", "point", "A+8", "", "B")


def test_03_a_stroke_is_replayed_after_interference_or_restored_at_the_victims_wish() -> None:
    line = "[score=2:1] *5 5>9 9@MR ; bystander: interfere #late"
    rules(FREE_2005, line, "done", "", "A choose restore|keep", "A")
    rules(FREE_2005, f"{line} ; A: restore", "replay", "A-1", "", "A", moves=["restore"], score={"A": 2, "B": 1})
    rules(FREE_2005, f"{line} ; A: choose keep", "done", "", "", "A", score={"A": 3, "B": 1})
    rules(FREE_2005, "bystander: interfere ; A: restore ; A: *5 5>9 9@FL", "point", "A+1", "", "A")
    match = played(FREE_2005, f"{line} ; A: restore ; A: *5 5>9 9@FL")
    assert match.situation.innings == (1, 0) and match.situation.run == 1, "a replayed stroke counts in nothing"


def test_04_a_position_that_cannot_be_restored_is_racked_short_and_lagged_for_and_the_score_kept() -> None:
    line = "[score=3:2] *5 5>9 9@MR ; bystander: interfere #late #impossible ; referee: rerack 9"
    rules(FREE_2005, line, "done", "", "A lag", "A", moves=["rerack 9"], score={"A": 4, "B": 2})
    lag = "lag 1/f&2/f 1=0.9,0.4 2=0.4,1.2"
    rules(FREE_2005, f"{line} ; {lag}", "done", "", "B choose start|cede", "B", score={"A": 4, "B": 2})
    rules(FREE_2005, f"{line} ; {lag} ; choose start ; *C C>1 1@FL", "valid-break", "B+1", "", "B")


def test_05_three_and_four_players_with_five_off_and_five_on() -> None:
    rules(CLASSIC, "[players=3] *C", "foul", "A-5 B+5", "B call", "B")
    rules(
        CLASSIC,
        "[players=3 turn=C score=20:10:5] *C",
        "foul",
        "A+5 C-5",
        "A call",
        "A",
        score={"A": 25, "B": 10, "C": 0},
    )
    rules(CLASSIC, "[players=4 turn=D] *C", "foul", "A+5 D-5", "A call", "A")


def test_06_a_countdown_in_which_one_stroke_wins_or_adds_the_start() -> None:
    seven = "1xkm3 1xkc 1xkh 1xkf 1xkl 1xkr 1xkm1"
    rules(COUNTDOWN, f"*C C>1 1/f {seven}", "point", "", "", "A", over={"winner": "A", "final": "300:300"})
    rules(
        COUNTDOWN,
        f"*C C>1 1/f {seven.replace('1xkm1', 'Cxkm1')}",
        "foul",
        "A+300",
        "B choose play|pass-back",
        "B",
        score={"A": 600, "B": 300},
    )
    rules(COUNTDOWN, "[score=5:40] *C C>1 1/f 1xkl", "point", "A-5", "", "A", over={"winner": "A", "final": "0:40"})


def test_07_orders_the_called_carom_the_double_the_manner_the_changed_and_the_missing() -> None:
    rules(COUNTDOWN, "?carom *C C>1 C>2", "point", "A-5", "", "A")
    rules(COUNTDOWN, "?carom *C C>1 1/f 1xkl", "foul", "A+5", "B choose play|pass-back", "B")
    double = "[with=order:double] ?own@FL ?3@MR"
    rules(CODEX, f"{double} *C C>3 3@MR 5@HL", "point", "A+2", "", "A", moves=["shelve A 3", "shelve A 5"])
    rules(CODEX, f"{double} *C C>3 C@FL", "point", "", "A take", "A")
    rules(CODEX, f"{double} *C C>3 3@ML", "void", "", "", "B", moves=["spot 3"])
    pure = "[with=order:pure] ?8@MR(direct) *C C>8"
    rules(CLASSIC, f"{pure} 8@MR", "point", "A+8", "A call", "A")
    rules(CLASSIC, f"{pure} 8/l 8@MR", "void", "", "B call", "B", moves=["spot 8"])
    rules(CLASSIC, "[with=order:pure] ?8@MR(l) *C C>8 8>3 8/l 8@MR", None, "", "", "A", needs="manner")
    rules(CLASSIC, "[with=order:pure] ?8@MR(l) *C C>8 8>3 8/l 8@MR #manner-ok", "point", "A+8", "A call", "A")
    rules(CLASSIC, "call ?8@MR ; call ?3@FL ; *C C>3 3@FL", "point", "A+3", "A call", "A")
    rules(CLASSIC, "call ?8@MR ; call ?3@FL ; *C C>8 8@MR", "void", "", "B call", "B", moves=["spot 8"])
    rules(CLASSIC, "*C C>8 8@MR", "void", "", "B call", "B", moves=["spot 8"])


def test_08_an_equalising_inning_after_a_sets_target_then_set_two_then_a_shoot_out_on_a_draw() -> None:
    line = f"[format=2x2-EQ-SO score=1:0] {POINT}"
    rules(UMB, line, "point", "A+1", "", "B", state={"games": "0:0", "equaliser": "B"})
    line += " ; Y>R"
    rules(UMB, line, "miss", "", "", "B", state={"games": "1:0", "equaliser": "B"}, score={"A": 2, "B": 0})
    line += f" ; {POINT_B} ; {POINT_B}"
    rules(UMB, line, "point", "B+1", "", "A", state={"games": "1:0", "equaliser": "A"}, score={"A": 0, "B": 2})
    line += f" ; {POINT} ; {POINT}"
    rules(UMB, line, "point", "A+1", "", "B", state={"games": "1:0", "shoot-out": "0:0"}, score={"A": 2, "B": 2})
    line += f" ; {POINT_B} ; Y>R"
    rules(UMB, line, "miss", "", "", "A", state={"games": "1:0", "shoot-out": "0:1"})
    rules(UMB, f"{line} ; W>R", "miss", "", "", "A", state={"games": "1:1", "shoot-out": "0:1"})
    rules(UMB, f"{line} ; {POINT} ; {POINT}", "point", "", "", "A", over={"winner": "A", "final": "2:0"})


def test_09_running_on_after_the_eighth_ball_nine_to_nothing_and_ten_to_something() -> None:
    second = "[score=6:3] *C C>1 1@FL ; *C C>2 2@FL"
    rules(CODEX, second, "point", "A+1", "", "A", score={"A": 8, "B": 3}, run=2)
    rules(CODEX, f"{second} ; *C C>3 3@FL 4@ML", "point", "A+2", "", "A", score={"A": 10, "B": 3})
    rules(
        CODEX,
        f"{second} ; *C C>3 3@FL 4@ML ; *C C>5 5/l 5/f",
        "legal",
        "",
        "",
        "B",
        over={"winner": "A", "final": "10:3"},
    )
    rules(CODEX, "[score=7:3] *C C>1 1@FL", "point", "A+1", "", "A", over={"winner": "A", "final": "8:3"})
    rules(CODEX, "[score=7:0 owes=0:1] *C C>1 1@FL", "point", "A+1", "", "A", over={"winner": "A", "final": "9:0"})
    rules(
        CODEX,
        "[score=0:7 owes=2:0 turn=B] *C C>1 1@FL",
        "point",
        "B+1",
        "",
        "B",
        over={"winner": "B", "final": "0:10"},
    )


def test_10_a_ball_drops_seven_seconds_later_or_while_the_other_aims() -> None:
    line = "[score=3:2] *5 5>9 9/l 9/f"
    rules(FREE_2005, f"{line} ; drop 9 FL t7", "done", "", "", "B", moves=["lay 9 FL"])
    rules(FREE_2005, f"{line} ; drop 9 FL t3", "point", "A+1", "", "A", moves=["shelve A 9"])
    rules(FREE_2005, f"{line} ; B: *1 1>3 9@FL~ #obvious:9@FL", "replay", "", "", "B", moves=["lay-back"])
    aiming = f"{line} ; B: *1 1>3 9@FL~"
    rules(FREE_2005, aiming, "foul", "B-1", "A choose play|pass-back", "A", moves=["lay 9 FL", "take-back B 1"])


def test_11_a_foul_is_found_after_the_next_stroke() -> None:
    line = "[score=3:2] *5 5>9 9@MR ; *4 4>8 8@FL"
    assert last(FREE_2005, line)["score"] == {"A": 5, "B": 2}
    found = f"{line} ; correct 1 = *5 5>9 9@MR #foot-off"
    rules(FREE_2005, found, "foul", "A-2", "", "A", score={"A": 3, "B": 2})
    match = played(FREE_2005, found)
    assert [(step.number, step.ruling.call.value, step.unfit) for step in match.standing if step.ruling.call] == [
        (1, "foul", False),
        (2, "point", True),
    ], "the later stroke stands as played and is marked"


def test_12_the_wrong_ball_was_played_for_several_strokes() -> None:
    line = f"{POINT} ; {POINT} ; {POINT}"
    wrong = "*Y Y>R Y/h Y/r Y/f Y>W"
    rules(UMB, f"{line} ; correct 3 = {wrong}", "foul", "A-1", "", "B", score={"A": 2, "B": 0})
    found = f"{line} ; correct 1 = {wrong} ; correct 2 = {wrong} ; correct 3 = {wrong}"
    rules(UMB, found, "foul", "A-1", "", "B", score={"A": 0, "B": 0})
    assert [step.unfit for step in played(UMB, found).standing] == [False, True, True]
    rules(CLASSIC, "?8@MR *3 3>8 8@MR", "foul", "A-5 B+5", "B call", "B", moves=["spot 8"])


def test_13_the_lag_is_two_strokes_at_once_repeated_and_lost_by_the_second_offence() -> None:
    late = "lag W/f Y/f W=0.4,0.5 Y=0.3,1.1 #late:A"
    rules(UMB, "lag W/f&Y/f W=0.4,0.5 Y=0.3,1.1", "done", "", "B choose start|cede", "B")
    rules(UMB, "lag W/f&Y/f W=0.3,0.5 Y=0.3,1.1", "replay", "", "A lag", "A")
    rules(UMB, "lag W/f&Y/f W>R Y>R", "replay", "", "A lag", "A")
    rules(UMB, late, "replay", "", "A lag", "A")
    rules(UMB, f"{late} ; {late.replace(':A', ':B')}", "replay", "", "A lag", "A")
    rules(UMB, f"{late} ; {late.replace(':A', ':B')} ; {late}", "done", "", "B choose start|cede", "B")
    rules(UMB, f"{late} ; lag W/f&Y/f", None, "", "A lag", "A", needs="position of W")


def test_14_three_attempts_at_a_figure_each_from_its_position() -> None:
    rules(FIGURES, "[figure=4.2] W>R W/h W>Y", "figure", "A+7", "", "B", moves=["reset"])
    first = "[figure=4.2] W>R"
    rules(FIGURES, first, "miss", "", "", "A", moves=["reset"], state={"figure": "4.2", "attempt": "2"})
    rules(FIGURES, "[figure=4.2 attempt=3] W>R", "miss", "", "", "B", moves=["reset"], state={"figure": "4.2"})
    rules(FIGURES, f"{first} ; W>Y ; W>R W>Y", "figure", "A+7", "", "B", moves=["reset"])
    rules(FIGURES, "[figure=4.2 attempt=3] W>R W>Y R^floor", "miss", "", "", "B", moves=["reset"])


def test_15_a_time_out_while_the_opponent_chooses() -> None:
    line = "[score=3:2 clock=45] *5 5>9 ; A: timeout"
    rules(FREE_2005, line, "done", "", "B choose play|pass-back", "B")
    assert played(FREE_2005, line).situation.clock.used == (1, 0)
    rules(FREE_2005, f"{line} ; choose pass-back", "done", "", "", "A")
    rules(FREE_2005, f"{line} ; A: timeout", "void", "", "B choose play|pass-back", "B")
    rules(FREE_2005, f"{line} ; B: timeout", "done", "", "B choose play|pass-back", "B")


def test_16_a_ball_is_touched_while_it_is_placed() -> None:
    rules(FREE_2005, "[opening] place C 0.5,0.8 ; touch C", "done", "", "", "A")
    rules(
        FREE_2005,
        "[opening] place C 0.5,0.8 ; touch 1",
        "foul",
        "",
        "B choose play|pass-back",
        "B",
        owes={"A": 1, "B": 0},
    )
    in_hand = "*W W>R W=1,0.3"
    rules(FIVE_PINS, in_hand, "foul", "B+4", "B choose keep|respot, B place upper", "B")
    rules(FIVE_PINS, f"{in_hand} ; B: touch Y", "foul", "A+2", "A choose keep|respot, A place lower", "A")


def test_17_a_ball_is_placed_outside_the_house_and_nobody_warns_or_the_warning_is_ignored() -> None:
    outside, stroke = "[opening] place C 0.95,0.8", "*C C>1 1@FL"
    choice = "B choose play|pass-back|rerack-play|rerack-pass"
    rules(FREE_2005, f"{outside} ; {stroke}", "valid-break", "A+1", "", "A")
    rules(FREE_2005, f"{outside} ; referee: warn ; {stroke}", "foul", "", choice, "B", owes={"A": 1, "B": 0})
    rules(FREE_2005, f"{outside} ; B: warn ; place C 0.5,0.8 ; {stroke}", "valid-break", "A+1", "", "A")


def test_18_a_duty_is_forgotten_and_lapses() -> None:
    own = "[score=2:1] *C C>3 C@FL"
    rules(CODEX, own, "point", "", "A take", "A", state={"hand": "any"})
    rules(CODEX, f"{own} ; take 9", "done", "A+1", "", "A", moves=["shelve A 9"], score={"A": 3, "B": 1})
    forgot = f"{own} ; *C C>5 5@FL"
    rules(CODEX, forgot, "point", "A+1", "", "A", articles=["potted", "forgotten"], score={"A": 3, "B": 1})


def test_19_who_takes_a_ball_and_after_what() -> None:
    line = "[score=3:3] *5 5>9 9@FL 4^floor"
    rules(MKP, line, "foul", "", "B take, B choose play|pass-back", "B", moves=["spot 9", "spot 4"])
    rules(MKP, f"{line} ; take 9", "done", "B+1", "B choose play|pass-back", "B", moves=["shelve B 9"])
    rules(FREE_2005, line, "foul", "A-1", "B choose play|pass-back", "B", moves=["spot 9", "spot 4", "take-back A 1"])
    rules(CODEX, "*C C>9 9@FL 4^floor", "foul", "", "referee spot, B choose play|pass-back", "B")
    with pytest.raises(Refused, match="B's to take"):
        last(MKP, f"{line} ; A: take 9")


def test_20_a_win_without_a_stroke_at_seven_all() -> None:
    line = "[score=7:7 shelf=7:7] *5 5/l"
    rules(MKP, line, "foul", "", "B take, B choose play|pass-back", "B")
    rules(
        MKP,
        f"{line} ; take 3",
        "done",
        "B+1",
        "",
        "B",
        moves=["shelve B 3"],
        over={"winner": "B", "final": "7:8"},
    )


def test_21_a_second_warning_of_conduct_costs_a_ball() -> None:
    rules(CODEX, "[score=2:2] B: warn", "done", "", "", "A", score={"A": 2, "B": 2})
    rules(CODEX, "[score=2:2] B: warn ; B: warn", "foul", "A-1", "", "A", moves=["take-back A 1"])
    rules(CODEX, "[score=0:2] B: warn ; B: warn", "foul", "", "", "A", owes={"A": 1, "B": 0})
    rules(CODEX, "[score=2:2] B: warn ; A: warn", "done", "", "", "A", score={"A": 2, "B": 2})


def test_22_interference_by_the_one_who_is_not_striking() -> None:
    rules(FREE_2005, "[score=2:2] B: touch 7", "foul", "B-1", "A choose play|pass-back", "A", moves=["take-back B 1"])
    rules(
        FREE_2005,
        "[score=2:2] B: *5 5>9 9@FL",
        "foul",
        "B-1",
        "A choose play|pass-back",
        "A",
        moves=["lay-back", "take-back B 1"],
    )
    rules(UMB, "[score=2:0 run=2] B: touch R", "foul", "", "A choose keep|lay-back", "A", run=2)


def test_23_a_push_by_gap_angle_and_follow() -> None:
    made, choice = "5>9 9/l 9/f", "B choose play|pass-back"
    rules(FREE_2005, f"*5{{gap=10,angle=50}} {made}", "legal", "", "", "B")
    rules(FREE_2005, f"*5{{gap=10,angle=20,follow=0.5}} {made}", "legal", "", "", "B")
    rules(
        FREE_2005,
        f"*5{{gap=10,angle=20,follow=0.6}} {made}",
        "foul",
        "",
        choice,
        "B",
        articles=["push-near", "penalty-ball", "debt"],
    )
    rules(FREE_2005, f"*5{{gap=60,angle=20,follow=0.6}} {made}", "legal", "", "", "B")
    rules(FREE_2005, f"*5{{gap=10,angle=20}} {made}", None, "", "", "A", needs="how far the cue ball followed")


def test_24_three_balls_moved_a_ball_in_a_pocket_zone_a_ball_on_the_middle_line() -> None:
    rules(CODEX, "*C C>5 5>9 moved=C,5,9", "legal", "", "", "B")
    rules(CODEX, "*C C>5 5>9 moved=C,5", "foul", "", "B choose play|pass-back", "B", owes={"A": 1, "B": 0})
    rules(CODEX, "*C C>5 5>9", None, "", "", "A", needs="which balls moved by half a diameter")
    rules(CODEX, "*C C>5 5=FL", "legal", "", "", "B")
    rules(FIVE_PINS, "*W W>R W=mid", "foul", "B+4", "B choose keep|respot, B place lower", "B")
    rules(FIVE_PINS, "*W W>R W=1,0.3", "foul", "B+4", "B choose keep|respot, B place upper", "B")


@pytest.mark.parametrize(
    ("game", "line", "swapped"),
    [
        (UMB, "W>R W/h W/h W/h&W>Y", "W>R W/h W/h W>Y&W/h"),
        (UMB, "[opening] W>R&W>Y", "[opening] W>Y&W>R"),
        (FREE_2005, "*5 5>9 9/f&5/l", "*5 5>9 5/l&9/f"),
        (FIVE_PINS, "*W W>Y W>R&Y>R", "*W W>Y Y>R&W>R"),
    ],
)
def test_25_what_happens_at_one_instant_has_no_order(game: Discipline[Any], line: str, swapped: str) -> None:
    one, other = last(game, line), last(game, swapped)
    assert one == other
    rules(UMB, "W>R W/h W/h W/h&W>Y", "miss", "", "", "B")
    rules(FIVE_PINS, "*W W>Y W>R&Y>R", "point", "A+4", "", "B")


def test_26_a_forced_reset_of_all_three_against_respotting_what_touches() -> None:
    rules(FREE, "W>R frozen=Y-R", "miss", "", "", "B", moves=["reset"])
    rules(FREE, "W>R frozen=Y-R ; Y>W", "foul", "", "", "A", articles=["opening-red"])
    rules(UMB, "W>R frozen=Y-R", "miss", "", "B choose play|respot", "B", moves=[])
    rules(
        UMB, "W>R frozen=Y-R ; choose respot", "done", "", "", "B", moves=["spot R spot3|spot2", "spot Y spot1|spot2"]
    )
    balkline = discipline("balkline-47-2")
    rules(balkline, "W>R frozen=Y-R ; choose respot", "done", "", "", "B", moves=["reset"])


def test_27_an_opening_that_the_starter_shapes() -> None:
    rules(UMB, "start A ; choose left", "done", "", "", "A", moves=["lay W 0.71,0.8925"])
    rules(FIVE_PINS, "start A ; place W 0.6,0.6", "done", "", "", "A")
    rules(FIVE_PINS, "start A ; place W 1.5,0.6", "void", "", "", "A")
    short = "[opening] *C C>1 ; take 4 ; choose rerack-play"
    rules(MKP, short, "done", "", "", "B", moves=["rerack 14"], state={"hand": "house"})
    assert len(played(MKP, short).situation.position) == 14
    rules(MKP, f"{short} ; *C C>1 1@FL", "valid-break", "B+1", "", "B", score={"A": 0, "B": 2})


def test_28_games_within_a_match_alternate_or_go_to_the_winner_and_the_decider_is_lagged_for() -> None:
    game = "*C C>1 1@FL 2@FL"
    rules(FREE_2005, f"[format=2-BO3 opening] {game}", "valid-break", "A+2", "", "B", state={"games": "1:0"})
    rules(FREE_2005, f"[format=2-BO3-WB opening] {game}", "valid-break", "A+2", "", "A", state={"games": "1:0"})
    decider = f"[format=2-BO3-DL clock=45 opening] {game} ; {game}"
    rules(FREE_2005, decider, "valid-break", "B+2", "A lag", "A", state={"games": "1:1"})
    decider += " ; lag 1/f&2/f 1=0.9,0.4 2=0.4,1.2 ; choose start"
    rules(FREE_2005, f"{decider} ; {game}", "valid-break", "B+2", "", "B", over={"winner": "B", "final": "1:2"})
    rules(FREE_2005, f"{decider} ; extend ; extend", "done", "", "", "B")
    rules(FREE_2005, f"{decider} ; extend ; extend ; extend", "void", "", "", "B")
    rules(FREE_2005, "[format=2-BO3 clock=45 opening] extend ; extend", "void", "", "", "A")
