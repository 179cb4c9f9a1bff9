"""What the law asks for is told: contacts, cushions, flights, falls, lines, zones, pins."""

from __future__ import annotations

from dataclasses import replace
from math import radians

import pytest

from abrikol.disciplines import discipline
from abrikol.equipment.names import Ball, Pin
from abrikol.layout.zones import zones_of
from abrikol.match.start import start_match
from abrikol.physics.state import SINCE, ZONE, X, Y
from abrikol.play.contacts import Contacts
from abrikol.play.events import Teller
from abrikol.play.lag import lag
from abrikol.play.play import play
from abrikol.play.rests import rests_of
from abrikol.play.shot import Shot
from abrikol.referee.lag import laid
from abrikol.stroke.events import Cross, Enter, Frozen, Hit, Leave, Line, Mark, Moved, Rests
from abrikol.stroke.notation import print_event
from tests.play.scenes import CAROM, FEW, events, played, told
from tests.play.strokes import random_shots


def pyramid(places: str, ball: str = "C", **how: float) -> list[str]:
    return told(played("free-pyramid", f"at={places} {FEW}", ball, **how))


def test_contacts_and_cushions_stand_in_their_order() -> None:
    assert told(played("three-cushion", CAROM, speed=4.0, heading=20.0, side=0.3, top=0.1))[:4] == [
        "W>R",
        "W/l",
        "W/f",
        "R/f",
    ]


def test_the_strike_stands_alone_before_what_it_causes() -> None:
    stroke = played("three-cushion", "at=W:1.0,0.7/R:1.0615,0.7/Y:2,0.3")
    assert [len(group) for group in stroke.stroke.groups[:2]] == [1, 1]
    assert told(stroke)[0] == "W>R"


def test_what_happens_at_one_instant_stands_in_one_group() -> None:
    """Two balls that lie mirrored about the cue ball's way are met at once."""
    both = played("free-pyramid", f"at=C:1.0,0.8/1:1.5,0.766/2:1.5,0.834 {FEW}", "C")
    assert both.stroke.groups[1] == (Hit(Ball.C, Ball.B1), Hit(Ball.C, Ball.B2))
    assert " C>1&C>2 " in both.notation
    one_later = played("free-pyramid", f"at=C:1.0,0.8/1:1.5,0.766/2:1.5005,0.834 {FEW}", "C")
    assert " C>1 C>2 " in one_later.notation


# touching before the stroke ------------------------------------------------------


def test_leaving_the_cushion_a_ball_lay_at_is_no_rebound() -> None:
    along = told(played("three-cushion", "at=W:1.0,0.0301/R:1.5,0.7/Y:2,0.3", heading=0.0))
    away = told(played("three-cushion", "at=W:1.0,0.0301/R:1.5,0.7/Y:2,0.3", heading=80.0, speed=1.0))
    assert along[0] == "W/f" and away[0] == "W/l"


def test_driven_into_the_cushion_it_lay_at_a_ball_rebounds() -> None:
    assert told(played("three-cushion", "at=W:1.0,0.0301/R:1.5,0.7/Y:2,0.3", heading=-30.0))[0] == "W/r"
    assert set(told(played("three-cushion", "at=W:1.0,0.5/R:1.02,0.0301/Y:2,0.3", heading=-90.0))[:2]) == {"W>R", "R/r"}


def test_played_away_a_touching_ball_is_not_touched() -> None:
    away = told(played("three-cushion", "at=W:1.0,0.7/R:1.0615,0.7/Y:2,0.3", heading=120.0))
    assert away[0] == "W/l"


def test_a_ball_squeezed_between_cue_ball_and_cushion_is_met_once() -> None:
    squeezed = told(played("three-cushion", "at=W:1.0,0.5/R:1.0,0.0301/Y:2,0.3", heading=-90.0))
    assert sorted(squeezed[:2]) == ["R/r", "W>R"] and squeezed[2] == "W/l"


# flights ------------------------------------------------------------------------


def test_a_jump_over_a_ball_names_it_and_comes_down() -> None:
    jump = told(played("three-cushion", "at=W:1.0,0.5/Y:1.9,0.9/R:1.4,0.5", speed=4.0, heading=1.0, elevation=28.0))
    assert jump[:3] == ["W^R", "Wv", "W/f"]


def test_off_the_table_is_to_the_floor() -> None:
    off = played("three-cushion", "at=W:1.0,0.5/Y:1.9,0.8/R:1.25,0.9", speed=9.0, heading=5.0, elevation=30.0)
    assert told(off) == ["W^floor"]
    assert off.ruling.call is not None and off.ruling.call.value == "foul"
    assert [rest for rest in off.stroke.rests if type(rest) is Rests] == []


def test_a_ball_that_comes_down_on_the_rail_says_so_first() -> None:
    rail = played("three-cushion", "at=W:2.55,0.5/Y:1.9,0.8/R:1.25,0.9", speed=2.5, elevation=50.0)
    assert told(rail) == ["W^rail", "W^floor"]


def test_a_jump_over_a_pin_names_it() -> None:
    over = told(played("five-pins", "at=W:1.0,0.71/Y:0.3,0.3/R:2.2,0.9 standing=kc", speed=3.0, elevation=35.0))
    into = told(played("five-pins", "at=W:1.0,0.71/Y:0.3,0.3/R:2.2,0.9 standing=kc", speed=3.0, elevation=25.0))
    assert over[:2] == ["W^kc", "Wv"] and into[:3] == ["W^", "Wxkc", "Wv"]


def test_a_small_hop_is_nobody_s_flight() -> None:
    assert not any("^" in word for word in told(played("three-cushion", CAROM, speed=4.0, elevation=8.0)))


# pockets -------------------------------------------------------------------------


def test_a_ball_falls_where_it_was_played() -> None:
    assert "1@MR" in pyramid("C:1.775,1.0/1:1.775,0.6/2:3,1.5", heading=-90.0, speed=2.0)


def test_a_ball_in_the_jaws_names_pocket_and_side() -> None:
    rattled = pyramid("C:2.6,1.2/1:3.2,1.55/2:1,0.5", speed=2.5, heading=30.2)
    assert {"1/FLf", "1/FLl"} <= set(rattled)


def test_a_very_hard_ball_comes_back_out() -> None:
    """It is in play again, and rattles in the middle pocket across before it falls there."""
    hard = pyramid("C:1.0,1.2/1:0.5,0.5/2:3,1.5", "1", heading=-135.0, speed=12.0)
    assert hard[0] == "1<HR" and "1@HR" not in hard and hard[-1] == "1@ML"


def test_a_ball_that_nothing_of_the_stroke_reached_falls_untouched() -> None:
    """The physics lets none fall so; whoever tells a fall of one says it."""
    stroke = played("free-pyramid", f"at=C:1.0,0.5/1:0.6,0.6/2:3,1.5 {FEW}", "C", heading=90.0, speed=0.5)
    scene, paths = stroke.rolled.scene, stroke.rolled.paths
    teller = Teller(scene, paths, Contacts(paths, scene.stage.table))
    teller.strike(0.0, scene.balls.index(Ball.C), 0, 0.5)
    teller.fall(0.5, scene.balls.index(Ball.B1), 0, 0.0)
    teller.fall(0.6, scene.balls.index(Ball.C), 0, 0.0)
    assert [print_event(event) for _, event in teller.told] == ["*C", "1@HR~", "C@HR"]


def test_a_hanging_ball_lies_in_the_mouth_and_can_be_played_on() -> None:
    first = played("free-pyramid", f"at=C:2.6,1.2/1:3.2,1.55/2:1,0.5 {FEW}", "C", speed=2.5, heading=30.2)
    place = first.step.after.position
    at = "/".join(f"{ball.value}:{point.x},{point.y}" for ball, point in place.places)
    falls = played("free-pyramid", f"at={at} {FEW}", "2", heading=26.0, speed=4.0)
    assert falls.step.ruling.call is not None


# lines and zones ------------------------------------------------------------------


def test_the_centre_line_is_crossed_each_time() -> None:
    crossed = pyramid("C:1.0,0.5/1:3.3,0.2/2:0.2,1.5", heading=20.0, speed=2.5)
    assert crossed[:4] == ["C|", "C/f", "C/l", "C|"] or crossed.count("C|") >= 2


def test_a_ball_on_the_line_that_leaves_it_has_not_crossed() -> None:
    assert "C|" not in pyramid("C:1.775,0.5/1:3.3,0.2/2:0.2,1.5", heading=45.0, speed=0.5)


def test_the_house_line_is_told_of_a_ball_in_hand_only() -> None:
    free = played("free-pyramid", f"at=C:0.5,0.5/1:3.3,0.2/2:0.2,1.5 {FEW}", "C")
    hand = played("free-pyramid", f"hand=house at=C:0.5,0.5/1:3.3,0.2/2:0.2,1.5 {FEW}", "C")
    assert Line.HOUSE not in {event.line for event in events(free) if type(event) is Cross}
    assert Line.HOUSE in {event.line for event in events(hand) if type(event) is Cross}


def test_both_house_lines_are_told_of_a_ball_in_hand() -> None:
    hand = told(
        played("free-pyramid", f"hand=house at=C:0.5,0.5/1:3.3,0.2/2:0.2,1.5 {FEW}", "C", speed=4.0, heading=0.0)
    )
    assert hand[:5] == ["C|house", "C|", "C|rear", "C/f", "C|rear"]


def test_the_long_axis_is_told_in_a_lag() -> None:
    game = discipline("free-pyramid")
    before = laid(game, start_match(game))
    straight = Shot(game=game, situation=before, ball=Ball.C, speed=2.0, heading=0.0)
    across = replace(straight, heading=radians(25.0))
    other = replace(straight, ball=Ball.B1)
    lines = [
        {print_event(event) for group in lag(mine, other).stroke.groups for event in group}
        for mine in (straight, across)
    ]
    assert "C|axis" not in lines[0] and "C|axis" in lines[1]


def test_zones_are_left_and_entered_by_object_balls() -> None:
    stroke = played("balkline-47-2", "at=W:0.3,0.9/Y:0.2,1.0/R:0.45,1.1", speed=1.2, heading=47.0, top=0.1)
    moves = [event for event in events(stroke) if type(event) in (Leave, Enter)]
    assert moves and {event.ball.value for event in moves if type(event) is Leave or type(event) is Enter} == {"R"}
    assert told(stroke)[:3] == ["W>R", "R+z6", "R-z3"]


def test_where_a_ball_rests_and_where_its_zone_events_end_agree() -> None:
    plan = discipline("balkline-47-2").zones
    assert plan is not None
    for one in random_shots("balkline-47-2", 60, seed=7):
        stroke = play(one)
        inside = {ball: set(zones_of(point, plan)) for ball, point in one.situation.position.places}
        for event in events(stroke):
            if type(event) is Leave:
                inside[event.ball].discard(event.zone)
            elif type(event) is Enter:
                inside[event.ball].add(event.zone)
        for ball, point in stroke.step.after.position.places:
            if ball is not one.ball and not stroke.ruling.moves:
                assert inside[ball] == zones_of(point, plan)


# pins and rests -------------------------------------------------------------------


def test_pins_are_felled_by_balls_and_pins() -> None:
    stroke = played("five-pins", "at=W:0.6,0.6/Y:1.0,0.66/R:2.2,0.9", speed=2.5, heading=9.0, top=0.1)
    assert {"Yxkh", "Yxkc", "Yxkf"} <= set(told(stroke))


def test_a_pin_fells_a_pin() -> None:
    """Nearly straight at the castle: each pin fells the one behind it; a little aside, the first fells a side pin."""

    def row(y: float) -> list[str]:
        return told(played("five-pins", f"at=W:1.0,{y}/Y:0.3,0.3/R:2.2,0.9", speed=2.0))

    assert row(0.7093)[:3] == ["Wxkh", "khxkc", "kcxkf"]
    assert row(0.6872)[:4] == ["Wxkh", "Wxkc", "khxkl", "Wxkf"]


def test_a_pin_that_is_only_nudged_is_displaced_and_stands() -> None:
    def grazed(y: float) -> list[str]:
        return told(played("five-pins", f"at=W:1.0,{y}/Y:0.3,0.3/R:2.2,0.9 standing=kc", speed=0.5))[:1]

    assert [grazed(y) for y in (0.677, 0.678, 0.679)] == [["W/f"], ["kc~"], ["Wxkc"]]


def test_a_pin_under_a_ball_is_away() -> None:
    stroke = played("five-pins", "at=W:1.42,0.71/Y:0.3,0.3/R:2.2,0.9", speed=1.0)
    assert Pin.KC not in stroke.rolled.scene.pins and Pin.KH in stroke.rolled.scene.pins


def test_what_moved_and_what_touches_is_told() -> None:
    stroke = played("free-pyramid", f"at=C:1.0,0.5/1:1.3,0.5/2:2.0,1.0/3:2.068,1.0 {FEW.replace('3,', '', 1)}", "C")
    moved = next(rest for rest in stroke.stroke.rests if type(rest) is Moved)
    frozen = next(rest for rest in stroke.stroke.rests if type(rest) is Frozen)
    assert {ball.value for ball in moved.balls} == {"C", "1"}
    assert len(frozen.contacts) == 1


@pytest.mark.parametrize(("apart", "moved"), [(0.0339, False), (0.0341, True)])
def test_a_ball_has_moved_from_half_a_diameter_on(apart: float, moved: bool) -> None:
    """As far as it lies from where it lay, whatever its way was."""
    stroke = played("free-pyramid", f"at=C:1.0,0.5/1:3.3,0.2/2:0.2,1.5 {FEW}", "C", heading=0.0, speed=1.0)
    path = [list(stretch) for stretch in stroke.rolled.paths[stroke.rolled.scene.balls.index(Ball.C)]]
    path[-1][X], path[-1][Y] = 1.0 + apart, 0.5
    others = [[stretch] for stretch in ([0.0] * 22, [0.0] * 22)]
    for other, (x, y) in zip(others, ((3.3, 0.2), (0.2, 1.5)), strict=True):
        other[0][X], other[0][Y] = x, y
    paths = [path, *others] if stroke.rolled.scene.balls[0] is Ball.C else [*others, path]
    rests = rests_of(stroke.rolled.scene, paths, path[-1][SINCE])
    assert next(rest for rest in rests if type(rest) is Moved).balls == ((Ball.C,) if moved else ())


def test_what_lies_at_a_ball_or_a_cushion_afterwards_is_frozen() -> None:
    """What did not move is told too; a cue ball played away from a ball is free of it."""
    freed = played("three-cushion", "frozen=W-R at=W:1.0,0.7/R:1.0615,0.7/Y:2.0,0.3", heading=180.0, speed=0.3)
    stays = played("three-cushion", "frozen=W-R,Y/r at=W:1.0,0.7/R:1.0615,0.7/Y:2.0,0.0301", "Y", heading=90.0)
    assert freed.notation.endswith("frozen=none") and "frozen=W-R" in stays.notation


def test_on_the_rail_it_rests_by_name() -> None:
    """A ball that stops on the rail lies `rail`, at no point of the bed."""
    stroke = played("three-cushion", CAROM)
    path = [list(stretch) for stretch in stroke.rolled.paths[0]]
    path[-1][ZONE] = 1.0
    rests = rests_of(stroke.rolled.scene, [path, *stroke.rolled.paths[1:]], path[-1][SINCE])
    assert Rests(Ball.W, Mark.RAIL) in rests
