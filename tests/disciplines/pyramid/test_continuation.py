"""Continuation where a casebook cannot say it: where the balls lie after a new rack, what stays due, what is undone."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from abrikol.disciplines.pyramid.continuation import CONTINUATION, RACKS, opening
from abrikol.equipment.balls import PYRAMID
from abrikol.equipment.names import NUMBERED_BALLS, PYRAMID_BALLS, Ball
from abrikol.layout.position import Point, overlapping
from abrikol.layout.racks import headless_rack, rack
from abrikol.layout.spots import centre_spot, foot_spot, head_spot
from abrikol.match.match import Match, fold
from abrikol.match.spoken import spoken
from abrikol.match.start import start_line
from abrikol.referee.acts import Refused
from abrikol.referee.ruling import Call, Shelve, Spot, TakeBack
from abrikol.referee.situation import Phase
from abrikol.stroke.notation import parse_action, parse_line
from abrikol.stroke.people import Side
from abrikol.stroke.settings import Settings
from abrikol.stroke.stroke import Action, Choose, Touch
from tests.disciplines.pyramid.strokes import strokes

TABLE = CONTINUATION.table
TWO = "[score=8:6 absent=C,1,4,5,6,7,8,9,10,11,12,13,14,15"
"""The 2 and the 3 are left."""


def played(line: str) -> Match:
    told = parse_line(line)
    return fold(CONTINUATION, start_line(CONTINUATION, told.settings), told.actions)


def last(line: str) -> dict[str, Any]:
    return spoken(played(line))[-1]


def duties(line: str) -> list[str]:
    return [f"{duty.by.value} {'|'.join(duty.among)}" for duty in played(line).situation.duties]


# where the balls lie ----------------------------------------------------------------------


def test_the_rack_beside_two_has_all_the_others_and_no_foremost_ball() -> None:
    now = played(f"{TWO} at=2:1,1/3:0.5,0.4] choose rerack-keep").situation
    assert set(now.position) == set(PYRAMID_BALLS) and not now.absent and now.shelves == (0, 0)
    assert (now.at(Ball.B2), now.at(Ball.B3)) == (Point(1, 1), Point(0.5, 0.4))
    assert foot_spot(TABLE) not in [point for _, point in now.position.places]
    assert not overlapping(now.position, PYRAMID) and not now.frozen


def test_as_agreed_the_corner_stays_empty_instead() -> None:
    now = played(f"{TWO} at=2:1,1/3:0.5,0.4 with=short-rack:no-corner] choose rerack-keep").situation
    assert now.at(Ball.C) == foot_spot(TABLE) and len(now.position) == 16
    others = [ball for ball in PYRAMID_BALLS if ball not in (Ball.B2, Ball.B3)]
    assert now.position.without(Ball.B2, Ball.B3) == rack(TABLE, others)
    here = played(f"{TWO} at=2:1,1/3:0.5,0.4] choose rerack-keep").situation.position
    assert here.without(Ball.B2, Ball.B3) == headless_rack(TABLE, others)


def spots(line: str) -> list[tuple[Ball, Point | None]]:
    moves = played(line).log[-1].ruling.moves
    return [(move.ball, move.point) for move in moves if isinstance(move, Spot)]


def test_a_ball_in_the_way_goes_to_the_front_mark_and_the_next_to_the_centre() -> None:
    one = spots(f"{TWO} at=2:1,1/3:2.8,0.9] choose rerack-keep")
    assert one == [(Ball.B3, head_spot(TABLE))]
    taken = spots(f"{TWO} at=2:0.9,0.9/3:2.8,0.9] choose rerack-keep")
    assert taken == [(Ball.B3, centre_spot(TABLE))]
    both = f"{TWO} at=2:2.7,0.9/3:2.8,0.9] choose rerack-keep"
    assert spots(both) == [(Ball.B2, head_spot(TABLE)), (Ball.B3, centre_spot(TABLE))]
    now = played(both).situation
    assert now.at(Ball.B2) == head_spot(TABLE) and not overlapping(now.position, PYRAMID)


def test_where_it_goes_is_not_told_while_the_other_is_unknown() -> None:
    assert spots(f"{TWO} at=3:2.8,0.9] choose rerack-keep") == [(Ball.B3, None)]


def test_with_the_full_rack_nothing_is_in_the_way() -> None:
    now = played(f"{TWO} at=2:2.7,0.9/3:2.8,0.9] choose rerack-play").situation
    assert now.position == rack(TABLE, NUMBERED_BALLS) and now.hand is not None and now.hand.where == "house"
    assert now.phase is Phase.OPENING and not now.absent


def test_which_balls_are_left_may_be_unknown() -> None:
    """A ball came back from a shelf, and nobody told which: the rack is made of balls that nobody can name."""
    line = "[score=8:6 absent=C,1,3,4,5,6,7,8,9,10,11,12,13,14,15 at=2:1,1] choose rerack-keep"
    now = played(line).situation
    assert not now.position and now.shelves == (0, 0) and last(line)["moves"][-1] == "rerack 14"
    assert opening(start_line(CONTINUATION, Settings())).rack == 14


def test_the_opening_is_that_of_free_pyramid() -> None:
    begun = opening(start_line(CONTINUATION, Settings(opening=True)))
    assert begun.position == rack(TABLE, NUMBERED_BALLS) and begun.rack == 15 and begun.hand is not None
    beside = opening(start_line(CONTINUATION, parse_line(f"{TWO}] *C").settings))
    assert (len(beside.position), beside.rack, beside.hand, beside.absent) == (14, 14, None, frozenset())


# the choice ---------------------------------------------------------------------------------


def test_the_choice_is_the_players_alone_and_needs_two_balls() -> None:
    with pytest.raises(Refused):
        played("[score=7:6] choose rerack-keep")
    with pytest.raises(Refused):
        played("[score=7:6] *5 5>9 9@MR ; B: choose rerack-play")
    assert played("[turn=B score=8:6] choose rerack-play").situation.turn is Side.B
    assert played("[score=7:6] *5 5>9 9@MR ; referee: choose rerack-play").situation.turn is Side.A


def test_a_stroke_played_before_the_choice_leaves_it_due_for_the_next_at_the_table() -> None:
    line = "[score=7:6] *5 5>9 9@MR ; *5 5>12 12/l 12/f"
    assert duties(line) == ["B rerack-play|rerack-keep"]
    assert duties(f"{line} ; B: down") == ["B rerack-play|rerack-keep"]
    assert "continuation_2005:two-left" in last(line)["articles"]
    assert last("[score=7:6] *5 5>9 9@MR ; *5 5>12 12@FL")["state"] == {"hand": "house", "rack": "2"}


def test_after_a_foul_the_opponents_choice_comes_first() -> None:
    line = "[score=20:0 shelf=8:6] *5 5>9"
    assert duties(line) == ["B play|pass-back"]
    assert duties(f"{line} ; choose play") == ["B rerack-play|rerack-keep"]
    assert duties(f"{line} ; choose pass-back") == ["A rerack-play|rerack-keep"]
    assert played(f"{line} ; choose pass-back ; choose rerack-keep").situation.turn is Side.A


def test_what_does_not_end_the_stroke_opens_no_rack() -> None:
    assert last("[score=8:6] *5{gap=10,follow=1} 5>9 9/l 9/f")["duties"] == []
    assert duties("[score=8:6] *5 5>9 9/l 3@FL~ #obvious:3@FL") == []
    assert last("[score=8:6] *5 5>9 9/l 3@FL~ #obvious:3@FL")["call"] == "replay"


def test_a_won_game_needs_no_rack() -> None:
    won = last("[score=78:6 shelf=7:6] *5 5>9 9@MR 5@FL")
    assert won["over"] == {"winner": "A", "final": "80:6"} and won["moves"] == ["shelve A 9", "shelve A 5"]
    assert last("[score=79:6 shelf=8:5] *5 5>9 9@MR")["duties"] == []
    assert last("[score=8:6] concede")["duties"] == []
    assert duties("[score=78:6 shelf=7:6] *5 5>9 9@MR") == ["A rerack-play|rerack-keep"]


def test_a_ball_that_drops_late_counts_with_its_stroke() -> None:
    line = "[score=6:6] *5 5>9 9@MR ; drop 5 FL t2"
    assert last(line)["call"] == "point" and duties(line) == ["A rerack-play|rerack-keep"]


def test_the_rack_after_a_failed_break_is_the_usual_choice() -> None:
    line = "[score=7:6] *5 5>9 9@MR ; choose rerack-play ; *C C>1"
    assert last(f"{line} ; choose rerack-play")["articles"] == ["pyramid_2005:break-choice"]
    after = played(f"{line} ; choose rerack-play").situation
    assert after.turn is Side.B and after.phase is Phase.OPENING and len(after.position) == 15
    assert last(f"{line} ; choose rerack-play")["moves"] == ["rerack 15"]


def test_racks_are_counted_from_what_is_known() -> None:
    assert last("[score=8:6] choose rerack-keep")["state"] == {"rack": "2"}
    assert last("[score=40:33 shelf=8:6] choose rerack-keep")["state"] == {"rack": "3"}
    assert CONTINUATION.choices == (("short-rack", ("no-apex", "no-corner"), "no-apex"),)
    assert CONTINUATION.taps[0].id == "pot"


def test_who_breaks_a_new_rack_does_not_change_whose_game_comes_next() -> None:
    now = played("[turn=B score=6:7 format=16-BO3] *5 5>9 9@MR ; choose rerack-play").situation
    assert now.starter is Side.A and now.turn is Side.B


def test_only_the_first_break_of_a_later_game_is_the_others() -> None:
    line = "[score=7:0 format=8-BO3] *5 5>9 9@MR ; B: *C C>1 1/l 1/f"
    assert "pyramid_2005:alternate" in last(line)["articles"]
    again = f"{line} ; *C C>2 2/l ; choose play ; referee: rerack 15 ; start A ; *C C>1 1/l 1/f"
    assert last(again)["articles"] == ["pyramid_2005:valid-break", "pyramid_2005:turn-passes"]


# penalties ------------------------------------------------------------------------------------


def test_a_debt_of_the_first_rack_is_paid_in_the_second() -> None:
    line = "[score=14:0 shelf=8:6 owes=0:1] *5 5>9 9/l ; choose play ; choose rerack-keep ; *5 5>9 9@FL"
    ruling = last(line)
    assert ruling["owes"] == {"A": 0, "B": 0} and ruling["moves"] == ["spot 9"] and ruling["turn"] == "B"


def test_a_touch_after_the_new_rack_undoes_no_stroke() -> None:
    racked = "[score=7:6] *5 5>9 9@MR ; choose rerack-keep ; touch 7 #late"
    assert last(racked)["awards"] == {"A": -1, "B": 0} and last(racked)["moves"] == []
    none_left = "[score=7:6] *5 5>9 9@MR 5@FL ; touch 7 #late"
    assert last(none_left)["awards"] == {"A": -1, "B": 0} and last(none_left)["moves"] == []
    before = "[score=7:6] *5 5>9 9@MR ; touch 7 #late"
    assert last(before)["awards"] == {"A": -2, "B": 0} and last(before)["moves"] == ["take-back A 1", "take-back A 1"]


def test_a_late_touch_in_a_later_rack_costs_the_balls_and_a_point() -> None:
    ruling = last("[score=40:33] *5 5>9 9@MR ; touch 7 #late")
    assert ruling["awards"] == {"A": -2, "B": 0} and ruling["moves"] == ["take-back A 1"]
    owed = last("[score=0:33] *5 5>9 9@MR ; touch 7 #late")
    assert owed["awards"] == {"A": -1, "B": 0} and owed["owes"] == {"A": 1, "B": 0}


# properties --------------------------------------------------------------------------------------


@st.composite
def acts(draw: st.DrawFn, now: Any) -> Action:
    """What may come next: a choice that is due, a stroke, now and then a touch."""
    offers = next((duty.among for duty in now.duties), ())
    if offers:
        return Action(None, Choose(draw(st.sampled_from(offers))))
    if draw(st.integers(0, 9)) == 0:
        return Action(None, Touch(Ball.B7))
    here = [ball for ball in PYRAMID_BALLS if ball not in now.absent]
    return Action(None, draw(strokes(here, most=12)))


@settings(deadline=None, max_examples=60, suppress_health_check=list(HealthCheck))
@given(data=st.data(), low=st.tuples(st.integers(0, 7), st.integers(0, 6)))
def test_within_a_rack_no_ball_is_lost(data: st.DataObject, low: tuple[int, int]) -> None:
    absent = PYRAMID_BALLS[1 : 1 + sum(low)]
    match = fold(CONTINUATION, start_line(CONTINUATION, Settings(score=low, absent=absent)), ())
    for _ in range(12):
        if match.pending or match.situation.over:
            return
        match = match.after(data.draw(acts(match.situation)))
        step = match.log[-1]
        before, now, moves = step.before, step.after, step.ruling.moves
        shelved = sum(isinstance(move, Shelve) for move in moves)
        back = sum(move.count for move in moves if isinstance(move, TakeBack))
        assert sum(now.shelves) == sum(before.shelves) + shelved - back and min(now.shelves) >= 0
        left = 16 - sum(now.shelves)
        racked = now.recall("rack") != before.recall("rack")
        assert left == 16 if racked else left >= 2
        if left == 2 and step.ruling.needs is None and step.ruling.call is not Call.REPLAY:
            assert now.duties
        if not racked and now.recall("rack") is None:
            assert now.scores == now.shelves


def test_a_run_over_all_racks_reaches_eighty() -> None:
    """Alone at the table a player pots one a stroke, and leaves the two each time."""
    match = fold(CONTINUATION, start_line(CONTINUATION, Settings(opening=False)), ())
    while not match.situation.over:
        if match.situation.duties:
            match = match.after(Action(None, Choose(RACKS[1])))
            continue
        cue, ball, *_ = (ball for ball in PYRAMID_BALLS if ball not in match.situation.absent)
        match = match.after(parse_action(f"*{cue.value} {cue.value}>{ball.value} {ball.value}@FL"))
    now = match.situation
    assert now.scores == (80, 0) and now.run == 80 and now.recall("rack") == "6"
    assert sum(type(move) is Shelve for step in match.log for move in step.ruling.moves) == 80


@pytest.mark.parametrize("tap", CONTINUATION.taps, ids=lambda tap: tap.id)
def test_a_tap_can_be_ruled(tap: Any) -> None:
    filled = {"own": "C", "other": "3", "ball": "9", "pocket": "MR"}
    if tap.id == "take":
        return  # nothing is ever taken here
    head = "[opening] " if tap.id.startswith("break") else "[clock=45] " if tap.id == "extend" else ""
    assert last(head + tap.line.format(**filled))["call"] is not None


def test_a_ball_in_the_way_is_laid_on_the_front_mark_by_a_tap() -> None:
    (tap,) = (tap for tap in CONTINUATION.taps if tap.id == "in-the-way")
    now = played(f"{TWO}] choose rerack-keep ; {tap.line.format(ball='3')}").situation
    assert now.at(Ball.B3) == head_spot(TABLE)
