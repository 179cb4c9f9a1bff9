"""Five pins where no row speaks: faults together, halves and marks, what nobody told, rulings of people, ends."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from abrikol.disciplines import discipline
from abrikol.equipment.names import Ball, Pin
from abrikol.layout.position import Point
from abrikol.layout.spots import other_cue_ball
from abrikol.match.match import fold
from abrikol.match.start import start_line, start_match
from abrikol.referee.lag import laid
from abrikol.referee.refused import Refused
from abrikol.referee.situation import Situation
from abrikol.stroke.notation import parse_line
from tests.casebook_schema import judged

GAME = discipline("five-pins")


def told(line: str, *keys: str) -> Any:
    row = judged(GAME.id, line)
    values = [[article.partition(":")[2] for article in row[key]] if key == "articles" else row[key] for key in keys]
    return values[0] if len(values) == 1 else values


def given(line: str) -> int:
    """What the last stroke of the line gave B."""
    return int(told(line, "awards")["B"])


def after(line: str) -> Situation:
    play = parse_line(line)
    return fold(GAME, start_line(GAME, play.settings), play.actions).situation


# points and faults -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stroke", "points"),
    [
        ("W>Y Yxkl Yxkl", 2),
        ("W>Y Yxkl klxkh khxkc", 8),
        ("W>Y W>R Y>R W>R", 4),
        ("W>Y Y>R W>R Y>R", 3),
        ("W/l W/f W>Y R>Y", 3),
        ("W>Y R>W", 4),
        ("W>Y&W>R&Y>R", 4),
        ("W>Y&Y>R W>R", 3),
        ("W>Y Rxkl", 2),
    ],
)
def test_a_stroke_is_worth_its_pins_and_one_carom(stroke: str, points: int) -> None:
    assert told(stroke, "call", "awards") == ["point", {"A": points, "B": 0}]


@pytest.mark.parametrize(
    ("stroke", "points"),
    [
        ("W>R", 4),
        ("W>R W>Y Y>R", 4),
        ("*W Wxkl", 4),
        ("*W Wxkl W>R", 8),
        ("*W Wxkl W^R Wv W>Y", 6),
        ("*W W^kc Wv W/l", 4),
        ("W/l #foot-off", 4),
        ("W>Y #foot-off #double-hit #push", 6),
        ("*W *W W>Y", 2),
        ("*W&Wxkl W>Y", 4),
        ("W>Y&Wxkl", 2),
        ("W>Y Y>R Wxkl klxkc", 9),
        ("*R R>Y Rxkl", 4),
        ("*Y Y>W Y>R Yxkl", 8),
        ("*Y", 2),
        ("W>Y Y^floor W^floor R^floor", 2),
        ("W>Y Yxkl Y^rail Yv", 4),
        ("[frozen=W-Y,W/l] W/l&W>Y", 4),
        ("[frozen=W-R] W>R", 6),
        ("touch kc", 2),
        ("touch R #deliberate", 2),
    ],
)
def test_faults_add_up_and_all_goes_to_the_other(stroke: str, points: int) -> None:
    assert told(stroke, "call", "awards") == ["foul", {"A": 0, "B": points}]


def test_a_pin_of_another_game_or_one_that_does_not_stand_is_worth_nothing() -> None:
    assert told("[standing=kl] W>Y Yxkl klxkc", "awards", "articles") == [
        {"A": 2, "B": 0},
        ["positive", "side-pin", "pin-covered"],
    ]
    assert told("[standing=none] W>Y Yxkl", "call", "awards") == ["miss", {"A": 0, "B": 0}]


def test_the_target_caps_what_faults_give() -> None:
    assert told("[score=0:59] W>R Rxkc", "score", "over", "duties") == [
        {"A": 0, "B": 60},
        {"winner": "B", "final": "0:60"},
        [],
    ]
    assert told("[score=0:59] W>Y Wxkc", "score", "articles") == [{"A": 0, "B": 60}, ["pins-by-cue", "target"]]


# ball in hand ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rest", "where"),
    [
        ("W=0.4,0.4", "upper"),
        ("W=1.419,0.4", "upper"),
        ("W=1.42,0.4", "lower"),
        ("W=1.421,0.4", "lower"),
        ("W=mid", "lower"),
        ("W=spot1", "upper"),
        ("W=spot3", "lower"),
        ("W=h", "upper"),
        ("W=f", "lower"),
        ("W=house", "upper"),
        ("W=lower", "upper"),
        ("W=upper", "lower"),
        ("W=lower|upper", "lower"),
        ("W=l", "opposite"),
        ("", "opposite"),
    ],
)
def test_the_ball_in_hand_lies_where_the_offenders_does_not(rest: str, where: str) -> None:
    halves = "lower|upper" if where == "opposite" else where
    assert told(f"W>R {rest}", "state", "moves", "duties") == [
        {"hand": where},
        [f"lay Y {where}"],
        ["B choose keep|respot", f"B place {halves}"],
    ]


def test_a_ball_that_did_not_move_lies_where_it_lay() -> None:
    assert told("[at=W:0.4,0.4/Y:2,0.4] touch R", "state") == {"hand": "upper"}
    assert told("[at=Y:0.4,0.4 hand=upper] touch W", "state") == {"hand": "lower"}
    assert told("[at=W:0.4,0.4] *R R/l", "state") == {"hand": "upper"}


def test_nobody_knows_the_half_of_a_ball_in_hand_that_was_not_named() -> None:
    assert told("W>R ; touch Y", "state", "articles") == [
        {"hand": "opposite"},
        ["touched-in-hand", "fault-points", "in-hand"],
    ]


def test_once_laid_the_ball_is_a_ball_like_any_other() -> None:
    laid = "W>R W=lower ; choose keep ; place Y 2,0.7"
    assert told(laid, "state", "duties") == [{"hand": "upper"}, []]
    assert told(f"{laid} ; touch Y", "articles", "state") == [["touch", "fault-points", "in-hand"], {"hand": "lower"}]
    assert told(f"{laid} ; place Y 2.2,0.7", "call") == "done"
    assert told(f"{laid} ; Y>W", "state") == {}


def test_a_stroke_on_top_of_the_choice_takes_the_position_as_it_is() -> None:
    assert told("W>R W=lower ; Y>W Wxkl", "call", "duties", "state") == ["point", [], {}]


@pytest.mark.parametrize(
    ("line", "call"),
    [
        ("[hand=lower] place W 1.3,0.5", "done"),
        ("[hand=lower] place W 1.5,0.5", "void"),
        ("[hand=upper] place W 1.5,0.5", "done"),
        ("[hand=any] place W 1.5,0.5", "done"),
        ("[hand=any] place W 1.42,0.5", "void"),
        ("[hand] place W 1.5,0.5", "void"),
        ("[hand=lower] place Y 1.3,0.5", "void"),
        ("[hand=lower] B: place Y 1.3,0.5", "void"),
        ("place W 1.3,0.5", "void"),
    ],
)
def test_only_the_own_ball_in_hand_is_laid_wholly_within_its_half(line: str, call: str) -> None:
    assert told(line, "call") == call


def test_the_top_mark_is_asked_for_where_nobody_told_of_the_red() -> None:
    assert told("W>R W=lower ; choose respot", "moves", "duties") == [
        ["spot W top-mark|bottom-mark", "lay Y opposite"],
        ["B place lower|upper"],
    ]


def test_nobody_asks_for_a_mark_before_a_fault() -> None:
    with pytest.raises(Refused):
        after("choose respot")


@pytest.mark.parametrize(
    ("rests", "moves", "where"),
    [
        ("W^floor Y=lower", ["spot W top-mark|spot3"], "lower"),
        ("W^floor Y=upper R=2.74,0.7", ["spot W bottom-mark"], "upper"),
        ("W^floor Y=mid R=2,0.4", ["spot W top-mark"], "lower"),
        ("W^floor", ["spot W"], "opposite"),
        ("W^floor Y^floor R=2,0.4", ["spot W top-mark"], "lower"),
        ("W^floor Y^floor R^floor", ["spot W top-mark", "spot R spot3"], "lower"),
        ("R^floor W=lower", ["spot R spot3|top-mark"], "upper"),
        ("Y^floor", [], "opposite"),
    ],
)
def test_jumped_balls_go_to_their_marks(rests: str, moves: list[str], where: str) -> None:
    assert told(f"W>Y {rests}", "moves", "state") == [[*moves, f"lay Y {where}"], {"hand": where}]


@pytest.mark.parametrize("flights", ["W^floor Y^floor R^floor", "R^floor Y^floor W^floor", "Y^floor&W^floor R^rail"])
def test_the_order_of_flights_is_no_order_of_articles(flights: str) -> None:
    told_last = told(f"W>Y {flights}", "articles")[-3:]
    assert told_last == ["jumped-own", "jumped-other", "jumped-red"]


def test_the_ball_in_hand_lies_nowhere_until_it_is_laid() -> None:
    now = after("[at=W:0.4,0.4/Y:2,0.4/R:2.5,0.9] touch R")
    assert Ball.Y not in now.position and Ball.W in now.position
    assert GAME.options(now).hand == now.hand and GAME.options(now).cue_balls == (Ball.Y,)


# pins whose places are covered --------------------------------------------------------------------


def test_pins_are_taken_off_and_stand_again() -> None:
    covered = "[at=W:0.4,0.4/R:2.5,0.9/Y:2,1] W>Y Y=1.42,0.80 W=0.4,0.4"
    assert told(covered, "moves") == ["clear kl"]
    assert after(covered).standing == frozenset({Pin.KC, Pin.KH, Pin.KF, Pin.KR})
    assert told(f"{covered} ; *Y Y>W W=0.3,0.3 Y=0.6,0.6", "moves") == ["stand kl"]
    assert after(f"{covered} ; *Y Y>W W=0.3,0.3 Y=0.6,0.6").standing is None
    assert told(f"{covered} ; *Y Y/l Y=1.42,0.67", "moves")[1:] == ["clear kr", "stand kl"]
    assert told(f"{covered} ; *Y Y/l Y=1.42,0.67", "articles")[-1] == "pin-covered", "one is off, another stands again"


def test_a_ball_lifted_from_the_figure_covers_nothing() -> None:
    assert told("W>R W=0.4,0.4 Y=1.42,0.71 R=2.5,0.9", "moves") == ["lay Y upper"]
    assert told("W>R W=1.42,0.71 Y=0.3,0.3 R=2.5,0.9", "moves", "articles") == [
        ["lay Y lower", "clear kc"],
        ["red-first", "fault-points", "in-hand", "pin-covered"],
    ]


# acts, people, ends -----------------------------------------------------------------------------------


def test_a_person_may_rule() -> None:
    stroke = "W>Y Yxkl"
    assert told(f"{stroke} ; referee: rule foul five_pins_1997:double-hit", "awards", "turn") == [
        {"A": -2, "B": 4},
        "B",
    ]
    assert told(f"{stroke} ; referee: rule miss five_pins_1997:pin-stands", "awards") == {"A": -2, "B": 0}
    assert told("W>R Rxkl ; referee: rule point five_pins_1997:positive", "awards") == {"A": 2, "B": -6}
    assert told(f"{stroke} ; referee: rule replay five_pins_1997:pin-covered", "call", "turn") == ["replay", "A"]


def test_after_the_reset_only_points_are_lost() -> None:
    reset = "[frozen=W-Y] referee: arrange"
    assert told(f"{reset} ; W>Y", "call", "state") == ["miss", {}]
    assert told(f"{reset} ; W>Y Wxkl", "awards", "state") == [{"A": 0, "B": 2}, {}]
    assert told(f"{reset} ; W>Y ; Y>W Wxkl", "call") == "point"
    assert after(reset).position == start_line(GAME, parse_line("[opening] W>Y").settings).position


def test_the_referee_may_set_single_balls() -> None:
    assert told("referee: arrange R=2,0.4", "moves", "state") == [[], {}]


def test_the_starter_finds_the_opponents_ball_on_the_top_mark() -> None:
    lag = "lag W/f&Y/f W=0.4,0.4 Y=0.3,1.0"
    mine, theirs = (after(f"{lag} ; choose {word}") for word in ("start", "cede"))
    assert set(mine.position) == {Ball.W, Ball.R} and set(theirs.position) == {Ball.Y, Ball.R}
    assert mine.position[Ball.W].x == pytest.approx(2.74) and mine.hand == theirs.hand


@pytest.mark.parametrize("code", ["60-G2", "60-G4"])
def test_a_match_has_an_odd_number_of_games(code: str) -> None:
    with pytest.raises(Refused, match="odd number of games"):
        start_match(GAME, code=code)
    assert start_match(GAME, code="60-G3").format.of == 3


def test_at_the_agreed_number_of_innings_the_better_score_wins() -> None:
    line = "[format=60-L2 score=4:6 innings=1:1 turn=A] W>Y ; Y>W"
    assert told(line, "over") == {"winner": "B", "final": "4:6"}
    assert told("[format=60-L2 score=6:6 innings=1:1 turn=A] W>Y ; Y>W", "over") == "draw"
    assert told("[score=4:6 innings=90:90] W>Y ; Y>W", "over") is None


def test_prices_are_data() -> None:
    game = replace(GAME, law=replace(GAME.law, alone=10, fault=1, prices=()))
    play = parse_line("W>Y Yxkc ; Y>R")
    assert fold(game, start_line(game, play.settings), play.actions).situation.scores == (11, 0)


def test_there_are_no_runs() -> None:
    assert [told(stroke, "run") for stroke in ("W>Y Yxkl", "W>Y", "W>R", "W>Y Wxkl")] == [0, 0, 0, 0]


# the lot before the lag -----------------------------------------------------------------------------

LAG_AGAIN = "lag W/f&Y/f W=0.3,0.4 Y=0.3,1.0"


@pytest.mark.parametrize(
    ("acts", "own", "call", "duties"),
    [
        ("A: take Y", "YW", "done", ["A lag"]),
        ("B: take W", "YW", "done", ["A lag"]),
        ("A: take W", "WY", "done", ["A lag"]),
        ("A: take Y ; A: take W", "WY", "done", ["A lag"]),
        ("A: take Y ; B: take W", "YW", "done", ["A lag"]),
        ("A: take W ; B: take W", "WY", "void", ["referee take W|Y", "A lag"]),
        ("A: take Y ; B: take Y ; B: take Y", "YW", "void", ["referee take Y|W", "A lag"]),
        ("A: take Y ; B: take Y ; referee: take Y #by:B", "WY", "done", ["A lag"]),
        ("A: take Y ; B: take Y ; referee: take W", "WY", "done", ["A lag"]),
        ("referee: take Y #by:B ; A: take Y", "WY", "void", ["A lag"]),
        ("referee: take Y #by:B ; B: take Y", "WY", "done", ["A lag"]),
        ("referee: take Y #by:B ; referee: take W #by:B", "YW", "done", ["A lag"]),
    ],
)
def test_who_plays_which_ball(acts: str, own: str, call: str, duties: list[str]) -> None:
    line = f"{LAG_AGAIN} ; {acts}"
    assert told(line, "call", "articles", "duties") == [call, ["lag-lot"], duties]
    assert "".join(ball.value for ball in after(line).own) == own


@pytest.mark.parametrize(
    ("acts", "left", "call", "duties"),
    [
        ("A: choose left", "A", "done", ["A lag"]),
        ("A: choose right", "B", "done", ["A lag"]),
        ("A: choose left ; A: choose right", "B", "done", ["A lag"]),
        ("A: choose left ; B: choose right", "A", "done", ["A lag"]),
        ("A: choose left ; B: choose left", "A", "void", ["referee choose left|right", "A lag"]),
        ("A: choose left ; B: choose left ; referee: choose right", "B", "done", ["A lag"]),
        ("referee: choose left #by:B ; A: choose left", "B", "void", ["A lag"]),
        ("referee: choose left #by:B ; A: choose right", "B", "done", ["A lag"]),
    ],
)
def test_who_lags_from_which_half(acts: str, left: str, call: str, duties: list[str]) -> None:
    line = f"{LAG_AGAIN} ; {acts}"
    assert told(line, "call", "articles", "duties", "state") == [call, ["lag-lot"], duties, {"lag-left": left}]


@pytest.mark.parametrize(
    ("acts", "left"),
    [
        ("", "Y"),
        (" ; A: choose left", "W"),
        (" ; A: choose right", "Y"),
        (" ; B: choose left", "Y"),
        (" ; B: choose right", "W"),
        (" ; A: take Y ; A: choose left", "Y"),
        (" ; A: take Y ; B: choose left", "W"),
    ],
)
def test_the_balls_lie_in_the_halves_that_were_settled(acts: str, left: str) -> None:
    lying = laid(GAME, after(f"{LAG_AGAIN}{acts}")).position
    right = other_cue_ball(Ball(left))
    assert lying[Ball(left)] == Point(0.71, 0.71 + 0.3) and lying[right] == Point(0.71, 0.71 - 0.3)


def test_both_questions_may_be_open_at_once() -> None:
    line = f"{LAG_AGAIN} ; A: take Y ; A: choose left ; B: take Y ; B: choose left"
    assert told(line, "duties") == ["referee choose left|right", "referee take Y|W", "A lag"]
    assert told(f"{line} ; referee: take Y ; referee: choose left", "duties", "state") == [["A lag"], {"lag-left": "A"}]
    assert told(f"{line} ; lag W/f&Y/f W=0.4,0.4 Y=0.3,1.0", "duties", "state") == [
        ["A choose start|cede"],
        {"hand": "lower"},
    ]


def test_after_the_lag_nobody_knows_who_lagged_from_where_and_the_balls_are_settled() -> None:
    line = f"{LAG_AGAIN} ; A: take Y ; A: choose left ; lag W/f&Y/f W=0.2,0.4 Y=0.3,1.0"
    assert told(line, "turn", "state") == ["B", {"hand": "lower"}]
    assert after(line).memory == ()
    assert told(f"{line} ; B: choose start ; B: place W 0.5,0.5 ; B: W>Y", "call") == "miss"
    with pytest.raises(Refused):
        after(f"{line} ; B: choose start ; A: take W")
    with pytest.raises(Refused):
        after(f"{line} ; B: choose start ; B: choose left")
    assert after(f"{LAG_AGAIN} ; A: choose left ; referee: start B").memory == ()
    again = f"{LAG_AGAIN} ; A: choose left ; {LAG_AGAIN}"
    assert told(again, "state") == {"lag-left": "A"}, "the lag that is repeated is played from the same halves"


def test_the_balls_stay_but_the_halves_may_be_drawn_again_before_the_decider() -> None:
    line = "[format=2-BO3] W>Y Yxkl ; B: Y>W Wxkl"
    assert told(line, "duties") == ["A lag"]
    assert told(f"{line} ; B: choose left", "call", "state") == [
        "done",
        {"games": "1:1", "lag-left": "B", "hand": "lower"},
    ]
    with pytest.raises(Refused):
        after(f"{line} ; A: take Y")


def test_nobody_takes_the_red() -> None:
    with pytest.raises(Refused, match="R is nobody’s cue ball: take W or Y"):
        after(f"{LAG_AGAIN} ; A: take R")


# what the players agree on, and the professional rules ------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "stroke", "points"),
    [
        ("", "W>R #foot-off", 6),
        ("with=faults:dearest", "W>R #foot-off", 4),
        ("with=faults:dearest", "W>Y #foot-off #double-hit", 2),
        ("with=faults:dearest", "W>Y Wxkl #double-hit", 4),
        ("with=faults:dearest", "W>Y Wxkl", 2),
        ("with=faults:add", "W>R #foot-off", 6),
        ("with=centre-alone:10", "W>Y Wxkc", 10),
        ("with=centre-alone:8", "W>Y Wxkc", 8),
        ("with=faults:dearest", "W>Y Wxkc", 8),
    ],
)
def test_what_is_agreed(settings: str, stroke: str, points: int) -> None:
    assert given(f"[{settings}] {stroke}") == points


def test_the_centre_pin_alone_may_be_agreed_on_as_ten() -> None:
    assert told("[with=centre-alone:10] W>Y Yxkc", "awards") == {"A": 10, "B": 0}
    assert told("[with=centre-alone:10] W>Y Yxkc Yxkl", "awards") == {"A": 6, "B": 0}


PRO = discipline("five-pins@pro")


def pro(line: str, *keys: str) -> Any:
    row = judged(PRO.id, line)
    return [row[key] for key in keys]


def test_a_late_stroke_of_professionals_costs_a_point_and_no_more() -> None:
    late = "clock: warn ; clock: expired"
    assert pro(late, "call", "articles", "awards", "turn", "duties") == [
        "foul",
        ["five_pins_pro:slow-play"],
        {"A": 0, "B": 1},
        "A",
        [],
    ]
    assert pro("[score=0:59] clock: warn ; clock: expired", "awards", "articles", "over") == [
        {"A": 0, "B": 1},
        ["five_pins_pro:slow-play", "five_pins_1997:target"],
        {"winner": "B", "final": "0:60"},
    ]
    assert pro(f"{late} ; W>Y Yxkl", "awards", "turn") == [{"A": 2, "B": 0}, "B"]
    in_hand = pro(f"W>R W=lower ; {late}", "awards", "duties", "state")
    assert in_hand == [{"A": 1, "B": 0}, ["B choose keep|respot", "B place upper"], {"hand": "upper"}]
    play = parse_line(late)
    clock = fold(PRO, start_line(PRO, play.settings), play.actions).situation.clock
    assert (clock.warned, clock.left) == (False, None), "the clock begins anew"
    assert told("[clock=45] clock: warn ; clock: expired", "awards", "turn") == [{"A": 0, "B": 2}, "B"]
    assert pro("A: touch R", "awards", "turn") == [{"A": 0, "B": 2}, "B"], "any other breach is a fault"


def test_professionals_have_one_time_out_a_game() -> None:
    assert pro("extend", "call") == ["done"]
    assert pro("extend ; extend", "call") == ["void"]
    assert pro("extend ; W>Y ; B: extend", "call") == ["done"]
    assert (PRO.clock.limit, PRO.clock.extension) == (45, 60)


@pytest.mark.parametrize(
    ("games", "after", "pause"),
    [(3, 1, False), (3, 2, True), (5, 1, False), (5, 2, True), (5, 3, False), (5, 4, True), (7, 2, False)],
)
def test_when_there_is_a_break_of_five_minutes(games: int, after: int, pause: bool) -> None:
    """PIN5-4-6: before the third game of three; of five, after the second and before the fifth."""
    won = " ; ".join(f"{'AB'[k % 2]}: {'WY'[k % 2]}>{'YW'[k % 2]} {'YW'[k % 2]}xkl" for k in range(after))
    line = f"[format=2-BO{games}] {won}"
    assert ("break" in told(line, "articles")) is pause


def test_of_pins_the_fallen_are_cited_before_those_that_stand() -> None:
    cited = told("W>Y Yxkl klxkh kr~", "articles")
    assert cited.index("pin-down") < cited.index("pin-stands")


def test_of_two_faults_in_the_lag_the_red_is_named_before_the_pins() -> None:
    """PIN5-3-5: the list begins with the red ball."""
    line = "lag W/f&Y/f {} W=0.1,0.4 Y=0.9,1.0"
    assert told(line.format("W>R Wxkr"), "articles") == told(line.format("W>R"), "articles") == ["lag-red"]
    assert told(line.format("Wxkr"), "articles") == ["lag-pins"]


def test_one_thing_agreed_leaves_the_rest_as_the_edition_has_it() -> None:
    """Who agrees on the centre pin's worth has not agreed that only the dearest fault counts."""
    assert given("[with=centre-alone:10] W>R #touch:R") == given("W>R #touch:R") == 6
    assert given("[with=faults:dearest] W>R #touch:R") == 4


def test_professionals_have_one_time_out_of_a_minute_in_a_game() -> None:
    """The Lega's rules: 45 s a stroke, one time-out of 60 s."""
    clock = discipline("five-pins@pro").clock
    assert clock is not None
    assert (clock.limit, clock.extension, clock.per_game, clock.in_decider) == (45, 60, 1, 1)
