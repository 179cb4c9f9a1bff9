"""What a ruling makes of a situation: points, innings, runs, balls, shelves, contacts."""

from __future__ import annotations

from dataclasses import replace

from abrikol.equipment.names import Ball
from abrikol.layout.position import Point
from abrikol.match.match import fold
from abrikol.match.start import start_line
from abrikol.referee.ruling import Call, Lay, LayBack, Ruling, Spot, TakeBack, Transfer
from abrikol.stroke.notation import parse_line
from abrikol.stroke.people import Side
from tests.match.playing import CAROM, MISS, POT, after, carried_out
from tests.small_game import SMALL

# points, innings, run and turn -----------------------------------------------------------


def test_points_run_and_innings() -> None:
    now = after(f"[score=1:2 innings=3:2] {POT} ; *5 5>8 8@FL ; {MISS}")
    assert (now.scores, now.run, now.innings, now.turn, now.fresh) == ((3, 2), 0, (4, 2), Side.B, True)
    now = after(f"[score=1:2 run=2 innings=3:2] {POT}")
    assert (now.run, now.innings, now.fresh) == (3, (3, 2), False), "a run that is on has begun its inning"
    now = after(f"{POT} ; timeout")
    assert (now.run, now.fresh, now.innings) == (1, False, (1, 0))


def test_an_act_that_passes_the_turn_begins_a_visit() -> None:
    now = after("*5 ; choose pass-back")
    assert (now.turn, now.fresh, now.innings) == (Side.A, True, (1, 0))
    assert after("*5 ; choose pass-back ; *5 5>9").innings == (2, 0)
    assert after("*5 ; choose play ; *5 5>9").innings == (1, 1)


def test_a_stroke_out_of_turn_begins_no_inning() -> None:
    now = after("B: *Y Y>R", CAROM)
    assert (now.turn, now.fresh, now.innings) == (Side.A, True, (0, 0))


def test_a_replayed_stroke_counts_for_nothing() -> None:
    now = after(f"[score=1:2] {POT} ; bystander: interfere #late ; restore")
    assert (now.scores, now.shelves, now.run, now.innings, now.fresh, now.turn) == (
        (1, 2),
        (1, 2),
        0,
        (0, 0),
        True,
        Side.A,
    )
    assert now.last is None and now.duties == () and now.absent == frozenset()


# balls ---------------------------------------------------------------------------------------


def test_what_is_known_of_the_balls() -> None:
    at = "[at=W:1,0.5/R:2,0.5/Y:1.5,0.3]"
    assert dict(after(f"{at} W>R", CAROM).position) == {Ball.Y: Point(1.5, 0.3)}
    assert dict(after(f"{at} W>R R=0.5,0.5", CAROM).position) == {Ball.Y: Point(1.5, 0.3), Ball.R: Point(0.5, 0.5)}
    assert len(after(f"{at} timeout", CAROM).position) == 3
    assert dict(after(f"{at} W>R W^floor R=2.13,0.71", CAROM).position)[Ball.W] == Point(1.42, 0.71)
    assert dict(after(f"{at} W>R W>Y W^floor R^floor Y^floor", CAROM).position)[Ball.R] == Point(2.13, 0.71)


def test_shelves_and_balls_that_are_gone() -> None:
    now = after(f"[score=1:2 at=9:1,1/5:2,1] {POT}")
    assert (now.shelves, now.absent, dict(now.position)) == ((2, 2), frozenset({Ball.B9}), {})
    now = after("[score=1:2] *5 9@MR")
    assert (now.shelves, now.absent) == ((1, 2), frozenset()), "a spotted ball is back"


def test_a_ball_that_the_referee_lays_on_the_table_is_no_longer_away() -> None:
    now = after("[absent=8,9] referee: arrange 9=1,1")
    assert now.absent == {Ball.B8} and now.at(Ball.B9) == Point(1, 1)
    assert after("[absent=8,9] referee: arrange 9=axis").absent == {Ball.B8}
    assert after("[absent=8,9] referee: arrange 9=off").absent == {Ball.B8, Ball.B9}


def test_moves_between_shelves_and_table() -> None:
    assert carried_out("[score=3:2] *5 5>9", TakeBack(Side.A, 2)).shelves == (1, 2)
    assert carried_out("[score=3:2] *5 5>9", Transfer(Side.A, Side.B, 1)).shelves == (2, 3)
    assert carried_out("[score=3:2] *5 5>9", Transfer(Side.B, Side.A, 2)).shelves == (5, 0)
    assert carried_out("[absent=9] *5 5>8", Spot(Ball.B9)).absent == frozenset()
    assert dict(carried_out("[at=9:1,1] *5 5>8", Spot(Ball.B9)).position) == {}
    assert dict(carried_out("*5 5>8", Lay(Ball.B9, "1,1", Point(1, 1))).position) == {Ball.B9: Point(1, 1)}


def test_lifted_balls_touch_nothing() -> None:
    line = "[frozen=9-8,7/f] *5 5>4"
    assert len(carried_out(line).frozen) == 2
    assert len(carried_out(line, Spot(Ball.B9)).frozen) == 1
    assert len(carried_out(line, Spot(Ball.B7)).frozen) == 1
    assert len(carried_out(line, Spot(Ball.B6)).frozen) == 2


def test_laid_back_the_stroke_stands() -> None:
    line = "[at=9:1,1/5:2,1 absent=3 frozen=9-8] *5 5>9 5>8 9@MR"
    now = carried_out(line, LayBack(), awards=((Side.A, 1),))
    assert dict(now.position) == {Ball.B9: Point(1, 1), Ball.B5: Point(2, 1)}
    assert (now.absent, len(now.frozen), now.scores, now.turn) == (frozenset({Ball.B3}), 1, (1, 0), Side.B)
    assert carried_out(line, LayBack(stroke=False)).absent == frozenset({Ball.B3, Ball.B9})


def test_what_a_ruling_says_nothing_of_stays() -> None:
    line = "[owes=1:0 zones=z1:entre score=1:1] *5 5>9"
    now = carried_out(line)
    assert (now.zones, now.owes, now.memory) == ((("z1", "entre"),), (), ()) or now.zones
    assert carried_out(line, zones=()).zones == ()
    assert carried_out(line, memory=(("b", "2"), ("a", "1"))).memory == (("a", "1"), ("b", "2"))
    assert carried_out("[premium] *5 5>9", memory=(("premium", None),)).memory == ()
    assert carried_out("[premium] *5 5>9", memory=(("nothing", None),)).memory == (("premium", "1"),)


def test_the_starter_may_have_the_first_ball() -> None:
    assert [ball.value for ball in after("start B", CAROM).own] == ["Y", "W"]
    assert [ball.value for ball in after("start A", CAROM).own] == ["W", "Y"]
    assert [ball.value for ball in after("start B ; start A", CAROM).own] == ["W", "Y"]
    second = "[format=1x2-NEQ-DL] W>R W/h W/r W/f W>Y ; Y>R Y/h Y/r Y/f Y>W ; lag W/f&Y/f W=0.4,0.5 Y=0.3,1.1"
    assert [ball.value for ball in after(second, CAROM).own] == ["W", "Y"], "after the first game each keeps his own"
    assert after("start B", CAROM).position[Ball.W] == Point(0.71, 0.71 - 0.1825)
    three = replace(CAROM, players=(2, 3), cue_balls=(Ball.W, Ball.Y, Ball.R))
    assert [ball.value for ball in after("[players=3] start B", three).own] == ["R", "W", "Y"]


def test_a_void_placing_moves_nothing() -> None:
    assert after("[opening] place W 1,1", CAROM).position[Ball.W] == Point(0.71, 0.71 - 0.1825)


def test_pasts_do_not_chain() -> None:
    last = after("*5 5>9 ; *4 4>8").last
    assert last is not None and last.before.last is None and last.by is Side.B


def test_what_a_stroke_is_told_to_remember_of_a_disturbance_stays() -> None:
    play = parse_line("bystander: interfere ; *5 5>9")
    told = [None, Ruling(call=Call.LEGAL, turn=Side.B, memory=(("disturbed", "stroke"),))]
    assert fold(SMALL, start_line(SMALL, play.settings), play.actions, told).situation.recall("disturbed") == "stroke"
    assert after("bystander: interfere ; *5 5>9").recall("disturbed") is None


def test_what_a_match_remembers_outlasts_its_games() -> None:
    play = parse_line(f"[format=1-BO3] {POT} ; timeout")
    begun = replace(start_line(SMALL, play.settings), memory=(("game", "1"), ("match-told", "2")))
    assert fold(SMALL, begun, play.actions).situation.memory == (("match-told", "2"),)


def test_a_reply_and_a_shoot_out_begin_with_no_run() -> None:
    reply = "[format=40-EQ-SO score=39:39 run=3] W>R W/h W/r W/f W>Y"
    assert (after(reply, CAROM).run, after(reply, CAROM).fresh) == (0, True)
    shoot_out = f"{reply} ; Y>R Y/h Y/r Y/f Y>W"
    assert (after(shoot_out, CAROM).run, after(shoot_out, CAROM).fresh) == (0, True)
