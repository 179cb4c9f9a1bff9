"""Facts: the questions rulebooks ask about a stroke."""

from __future__ import annotations

from typing import Any

import pytest

from abrikol.disciplines import discipline
from abrikol.equipment.names import Ball, Pin
from abrikol.layout.position import Point
from abrikol.match.match import facts_of
from abrikol.match.start import start_line
from abrikol.referee.contacts import balls_of, contacts
from abrikol.referee.facts import Facts
from abrikol.stroke.events import BallTouch, CushionTouch, Thing, Touching, Zone
from abrikol.stroke.notation import parse_line
from abrikol.stroke.people import Official, Side
from abrikol.stroke.stroke import Word
from tests.small_game import SMALL

CAROM = discipline("three-cushion@umb")


def facts(line: str, game: Any = SMALL) -> Facts[Any]:
    play = parse_line(line)
    return facts_of(game, start_line(game, play.settings), play.actions[-1])


def names(balls: Any) -> str:
    return " ".join(ball.value for ball in balls)


def written(touching: frozenset[Touching]) -> list[str]:
    return sorted(
        f"{touch.ball.value}-{touch.other.value}"
        if isinstance(touch, BallTouch)
        else f"{touch.ball.value}/{touch.cushion.value}"
        for touch in touching
    )


# who ----------------------------------------------------------------------------------


def test_the_side_of_an_official_is_the_one_whose_action_is_due() -> None:
    assert facts("clock: warn").side is Side.A and facts("[turn=B] clock: warn").side is Side.B
    assert facts("B: touch 7").side is Side.B and facts("B: touch 7").opponent is Side.A
    assert facts("[players=3] B: touch 7").opponent is Side.C


def test_who_is_out_of_turn() -> None:
    assert facts("B: touch 7").out_of_turn and not facts("A: touch 7").out_of_turn
    assert not facts("touch 7").out_of_turn and not facts("referee: touch 7").out_of_turn
    assert facts("referee: touch 7").by is Official.REFEREE


def test_an_act_is_no_stroke() -> None:
    with pytest.raises(TypeError, match="Touch is no stroke"):
        _ = facts("touch 7").stroke
    assert facts("touch 7").groups == () and facts("*5").stroke.groups


# the cue ball ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "cue"), [("*5 7>9", "5"), ("7>9", "7"), ("7/f", "7"), ("kc~ 7xkc 9/f", "7"), ("t1 kcxkl 9/f", "9")]
)
def test_the_cue_ball_is_the_first_that_is_named(line: str, cue: str) -> None:
    assert facts(line).cue_ball.value == cue


def test_a_stroke_without_a_ball_names_no_cue_ball() -> None:
    with pytest.raises(ValueError, match="names no ball"):
        _ = facts("t1").cue_ball


def test_the_balls_hit_each_once_in_their_order() -> None:
    told = facts("*5 5>9 3>5 9>4 5>9 5>1")
    assert names(told.balls_hit()) == "9 3 1"
    assert (told.touched(Ball.B4), told.touched(Ball.B7)) == (True, False)
    assert names(told.first_hit()) == "9" and facts("*5 5/f").first_hit() == frozenset()
    assert facts("*5 5/l 3>5&5>9 5>1").first_hit() == {Ball.B3, Ball.B9}


@pytest.mark.parametrize(
    ("line", "cushions"),
    [
        ("*5 5/l 5/f 9/h 5>9 5/r", "lf"),
        ("*5 5/l 9>5 5/r", "l"),
        ("*5 5/l 5/f", "lf"),
        ("*5 5>9 5/l", ""),
        ("*5 5/l 5/f&5>9", "l"),
        ("*5 5/l 5>9&5/f", "l"),
        ("*5 5/l 5>3 5/f 5>9", "lf"),
    ],
)
def test_the_cushions_before_a_ball(line: str, cushions: str) -> None:
    assert "".join(event.cushion.value for event in facts(line).cushions_before(Ball.B9)) == cushions


def test_the_balls_that_anything_happened_to() -> None:
    assert facts("*5 5>9 3/f kcxkl 7xkc t2 8@FL").involved() == {Ball.B5, Ball.B9, Ball.B3, Ball.B7, Ball.B8}
    assert facts("touch 7").involved() == frozenset()


def test_a_rack_that_was_hit_may_lie_anywhere_unless_somebody_told() -> None:
    assert facts("[opening] *C C>1 1@FL").stirred() == frozenset(SMALL.balls.balls) and len(SMALL.balls.balls) == 16
    assert facts("[opening] *C C/l").stirred() == {Ball.C}
    assert facts("[opening] *C C>1 1=1,1").stirred() == {Ball.C, Ball.B1}
    apart = "at=5:1,1/9:1.068,1/8:2,1"
    assert facts(f"[{apart}] *C C>9").stirred() == {Ball.C, Ball.B9}, "what touches by its places is frozen"


# balls that leave -------------------------------------------------------------------------


def test_what_fell_and_stayed_down() -> None:
    told = facts("*5 9@MR 3@FL 9<MR 4@HL 9@FR")
    assert names(told.pocketed()) == "3 4 9"
    assert [(ball.value, pocket.value) for ball, pocket in told.falls()] == [("3", "FL"), ("4", "HL"), ("9", "FR")]


@pytest.mark.parametrize(
    ("line", "off"),
    [
        ("*5 9^floor", "9"),
        ("*5 9^", "9"),
        ("*5 9^ 9v", ""),
        ("*5 9^rail 9v", ""),
        ("*5 9^rail", "9"),
        ("*5 9^lamp 9v", "9"),
        ("*5 9^chalk 9v", "9"),
        ("*5 9^person 9v", "9"),
        ("*5 9^floor 9v", "9"),
        ("*5 9^lamp 9^ 9v", "9"),
        ("*5 9^ 9^lamp 9v", "9"),
        ("*5 9^3", ""),
        ("*5 9^kc", ""),
        ("*5 9v", ""),
        ("*5 9=off", "9"),
        ("*5 9=rail", "9"),
        ("*5 9=house", ""),
        ("*5 3^floor 9=off", "3 9"),
        ("*5 9^ 3^floor 9v", "3"),
    ],
)
def test_what_left_the_table(line: str, off: str) -> None:
    assert names(facts(line).off_table()) == off


def test_what_is_foreign_is_for_the_game_to_say() -> None:
    assert names(facts("*5 9^rail 9v").off_table(foreign=frozenset(Thing))) == "9"
    assert names(facts("*5 9^lamp 9v").off_table(foreign=frozenset())) == ""


# pins, zones, rests --------------------------------------------------------------------------


def test_the_pins_felled_and_by_whom() -> None:
    told = facts("*5 5>9 9xkc kcxkl 5xkr klxkh kr~ 9xkc")
    assert told.pins_down() == (Pin.KC, Pin.KL, Pin.KR, Pin.KH)
    assert told.pins_down(by=Ball.B9) == (Pin.KC, Pin.KL, Pin.KH) and told.pins_down(by=Ball.B5) == (Pin.KR,)
    assert facts("*5 kcxkl klxkc").pins_down(by=Ball.B5) == ()


def test_zones_left() -> None:
    told = facts("W>R R-z3 Y+z3", CAROM)
    assert told.left_zone(Ball.R, Zone("z3")) and not told.left_zone(Ball.R, Zone("z2"))
    assert not told.left_zone(Ball.Y, Zone("z3")) and not told.left_zone(Ball.W, Zone("z3"))


def test_where_a_ball_rests() -> None:
    told = facts("W>R W=0.5,0.4 R=spot3 Y=l", CAROM)
    assert told.rest_point(Ball.W) == Point(0.5, 0.4) and told.rest_point(Ball.R) == Point(2.13, 0.71)
    assert (
        told.rest_point(Ball.Y) is None and told.rest(Ball.Y) is not None and facts("W>R", CAROM).rest(Ball.W) is None
    )
    assert told.points() == {Ball.W: Point(0.5, 0.4), Ball.R: Point(2.13, 0.71)}
    assert facts("W>R W=spot1 Y=spot2", CAROM).points() == {Ball.W: Point(0.71, 0.71), Ball.Y: Point(1.42, 0.71)}
    assert facts("touch R", CAROM).points() == {}


def test_what_moved_by_half_a_diameter() -> None:
    assert facts("*5 moved=4,5").moved_at_least() == {Ball.B4, Ball.B5}
    assert facts("*5 moved=none").moved_at_least() == frozenset() == facts("*5").moved_at_least()


# contacts ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "after"),
    [
        ("W>R frozen=W-R,Y/f", ["W-R", "Y/f"]),
        ("[frozen=R-Y] *W W/f frozen=none", []),
        ("[frozen=R-Y] *W W/f", ["R-Y"]),
        ("[frozen=R-Y] *W W>R", []),
        ("[frozen=R-Y,Y/f] *W W>R", ["Y/f"]),
        ("[frozen=R-Y] *W W/f R=1,0.5", []),
        ("W>R W=l", ["W/l"]),
        ("W>R W=1,0.5 R=1.0615,0.5", ["W-R"]),
        ("W>R W=1,0.5 R=1.07,0.5", []),
        ("[at=Y:1.0615,0.5] W>R W=1,0.5", ["W-Y"]),
        ("[at=Y:1.0615,0.5] W>R W>Y W=1,0.5", []),
        ("W>R", []),
    ],
)
def test_the_contacts_that_hold_afterwards(line: str, after: list[str]) -> None:
    assert written(facts(line, CAROM).frozen_after()) == after


def test_contacts_before_and_their_balls() -> None:
    told = facts("[frozen=W-R,Y/f] W>R", CAROM)
    assert told.frozen_to(Ball.W, Ball.R) and told.frozen_to(Ball.R, Ball.W) and not told.frozen_to(Ball.W, Ball.Y)
    assert told.before.touching(Ball.R) == {Ball.W} and told.before.touching(Ball.W) == {Ball.R}
    assert told.before.touching(Ball.Y) == frozenset()
    balls = {touch: names(balls_of(touch)) for touch in told.before.frozen}
    assert sorted(balls.values()) == ["W R", "Y"]


def test_contacts_by_coordinates() -> None:
    position = facts("[at=W:1,0.5/R:1.0615,0.5/Y:2,0.0302] W>R", CAROM).before.position
    every = contacts(position, CAROM.balls, CAROM.table)
    assert written(frozenset(every)) == ["W-R", "Y/r"]
    assert written(frozenset(contacts(position, CAROM.balls, CAROM.table, among=(Ball.Y,)))) == ["Y/r"]
    assert written(frozenset(contacts(position, CAROM.balls, CAROM.table, among=(Ball.R,)))) == ["W-R"]
    assert contacts(position, CAROM.balls, CAROM.table, among=()) == []
    assert isinstance(every[-1], CushionTouch)


# remarks ---------------------------------------------------------------------------------------


def test_remarks_and_their_values() -> None:
    told = facts("*5 5>9 #foot-off #touch:7")
    assert told.saw(Word.FOOT_OFF) and told.saw(Word.TOUCH) and not told.saw(Word.PUSH)
    assert (told.remark(Word.TOUCH), told.remark(Word.FOOT_OFF), told.remark(Word.PUSH)) == ("7", None, None)


def test_the_law_and_the_book_are_the_games() -> None:
    told = facts("*5")
    assert told.law is SMALL.law and told.book is SMALL.book
    assert [tip.ball.value for tip in facts("*5 5>9 *5").tips] == ["5", "5"]
