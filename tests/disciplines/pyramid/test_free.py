"""Free pyramid where a casebook cannot say it: the plain reading of a valid stroke, geometry, lag, racks, taps."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings

from abrikol.disciplines.pyramid.free import EDITIONS, FREE_2005, FREE_MKP
from abrikol.disciplines.pyramid.general import GEN_LAG
from abrikol.equipment.names import NUMBERED_BALLS, Ball
from abrikol.layout.position import gap
from abrikol.layout.spots import foot_spot
from abrikol.match.match import Match, fold
from abrikol.match.start import start_line
from abrikol.referee.acts import Refused
from abrikol.referee.ruling import Call
from abrikol.referee.situation import Hand
from abrikol.stroke.events import Cross, Hit, Line, Rebound, Tip
from abrikol.stroke.notation import parse_line
from abrikol.stroke.settings import Settings
from abrikol.stroke.stroke import Action, Stroke
from tests.disciplines.pyramid.strokes import strokes


def played(line: str, game: Any = FREE_2005) -> Match:
    """The match of a line."""
    told = parse_line(line)
    return fold(game, start_line(game, told.settings), told.actions)


# the valid stroke -----------------------------------------------------------------


def plainly_valid(stroke: Stroke) -> bool:
    """20.2 to 20.4 read word by word for strokes in which after the first contact no balls meet."""
    own: dict[Ball, list[object]] = {}
    met = False
    for event in (event for group in stroke.groups for event in group):
        if type(event) is Hit:
            met = True
        elif met and type(event) is Rebound:
            own.setdefault(event.ball, []).append(event.cushion)
        elif met and type(event) is Cross and event.line is Line.CENTRE:
            own.setdefault(event.ball, []).append("centre")
    return any(len(set(lines)) > 1 for lines in own.values())


@settings(deadline=None, max_examples=150)
@given(stroke=strokes(most=10, instants=False))
def test_a_ball_alone_makes_two_different_lines(stroke: Stroke) -> None:
    tip = stroke.groups[0][0]
    assert isinstance(tip, Tip)
    groups = [group for group in stroke.groups if isinstance(group[0], (Hit, Rebound, Cross))]
    hits = [
        n for n, group in enumerate(groups) if isinstance(hit := group[0], Hit) and tip.ball in (hit.ball, hit.other)
    ]
    if not hits:
        return
    alone = [group for group in groups[hits[0] + 1 :] if not isinstance(group[0], Hit)]
    bare = Stroke(((Tip(tip.ball),), groups[hits[0]], *alone))
    match = fold(FREE_2005, start_line(FREE_2005, parse_line("touch 1").settings), [Action(None, bare)])
    ruling = match.log[0].ruling
    assert (ruling.call is Call.LEGAL) is plainly_valid(bare)


@pytest.mark.parametrize(
    ("line", "call"),
    [
        ("*5 5>9 9/l 9>12 & 9>7 12/f", "legal"),
        ("*5 5>9 9/l & 5/l 5>9 9/f", "legal"),
        ("*5 5>9 9/l 9>12 & 12>7 7/f", "legal"),
        ("*5 5>9 & 9/l 9/f", "legal"),
        ("[frozen=9/l] *5 5>9 & 9/l 9/f", "legal"),
        ("*5 5/l & 5>9 5/f", "foul"),
        ("*5 5>9 9/l & 9>12 12/f", "foul"),
        ("[frozen=12/f] *5 5>9 9/l & 9>12", "foul"),
    ],
)
def test_what_happens_at_one_instant(line: str, call: str) -> None:
    ruling = played(line).log[-1].ruling
    assert ruling.call is not None and ruling.call.value == call


# spotting -------------------------------------------------------------------------

REST = "/".join(f"{ball.value}:{0.2 + 0.1 * n:.1f},0.2" for n, ball in enumerate(NUMBERED_BALLS) if ball.value != "9")


def test_one_ball_goes_to_the_rear_mark() -> None:
    after = played(f"[score=1:0 at=C:1,1/{REST}/9:1,1.2] *C C>9 9^floor C=0.9,0.9").situation
    assert after.at(Ball("9")) == foot_spot(FREE_2005.table)


def test_two_balls_go_behind_each_other_without_touching() -> None:
    after = played(f"[score=1:0 at=C:1,1/{REST}/9:1,1.2] *C C>9 9^floor C^floor").situation
    mark = foot_spot(FREE_2005.table)
    first, second = after.at(Ball("9")), after.at(Ball.C)
    assert first == mark and second is not None and second.x > mark.x and second.y == mark.y
    assert 0.0002 < gap(Ball("9"), Ball.C, after.position, FREE_2005.balls) < 0.001


def test_where_balls_are_unknown_no_place_is_guessed() -> None:
    assert played("[score=1:0 at=C:1,1] *C C>9 9^floor").situation.at(Ball("9")) is None


# racks ----------------------------------------------------------------------------


def test_a_short_rack_holds_what_is_on_no_shelf() -> None:
    after = played("*5 5>9 9@MR ; *5 5>8 8@FL ; referee: rerack 13").situation
    assert set(after.position) == set(NUMBERED_BALLS) - {Ball("9"), Ball("8")}
    assert after.absent == {Ball("9"), Ball("8")} and after.hand is not None


def test_the_coloured_ball_comes_back_for_a_numbered_one() -> None:
    after = played("*C C>9 C@MR ; referee: rerack 14").situation
    assert len(after.position) == 14 and Ball.C not in after.position and Ball.C not in after.absent


def test_who_breaks_after_a_new_lag_does_not_change_whose_break_is_next() -> None:
    lag = "lag *C & *1 C/f 1/f C=0.4,0.5 1=0.2,1.3"
    after = played(f"[format=8-BO3 score=3:7] referee: rerack 5 ; {lag} ; choose start ; *C C>1 1@FL").situation
    assert after.won == (0, 1) and after.turn.value == "B"


# refused --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("take 9", "no ball is to be taken"),
        ("[score=3:2] *5 5>9 ; A: take 9", "B's to take"),
        ("*5 5>9 9@MR ; *5 5>8 ; take 9", "not on the table"),
        ("referee: rerack 16", "1 to 15"),
    ],
)
def test_what_nobody_could_do(line: str, why: str) -> None:
    with pytest.raises(Refused, match=re.escape(why)):
        played(line, FREE_MKP)


# the lag as data --------------------------------------------------------------------


def test_the_old_general_lag_knows_no_long_cushion() -> None:
    line = "lag *C & *1 C/f C/r 1/f C=0.2,0.5 1=0.4,1.3"
    assert played(line).situation.turn.value == "B"
    assert played(line, replace(FREE_2005, lag=GEN_LAG)).situation.turn.value == "A"


# a person rules ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("verdict", "call", "score"),
    [
        ("rule foul pyramid_2005:push", "foul", (2, 2)),
        ("rule void pyramid_2005:hanging", "void", (3, 2)),
        ("rule replay pyramid_2005:hanging-hit", "replay", (3, 2)),
        ("rule legal pyramid_2005:two-lines", "point", (4, 2)),
    ],
)
def test_a_verdict_replaces_the_finding_and_the_sentence_stays(verdict: str, call: str, score: tuple[int, int]) -> None:
    match = played(f"[score=3:2] *5 5>9 9@MR ; referee: {verdict}")
    ruling = match.log[-1].ruling
    assert ruling.call is not None and (ruling.call.value, match.situation.scores) == (call, score)


# taps -----------------------------------------------------------------------------

FILLED = {"own": "C", "other": "3", "ball": "9", "pocket": "MR"}
SAID = {"valid": "legal", "pot": "point", "pot-own": "point", "pot-both": "point", "pot-two": "point"}
SAID |= {"break-valid": "valid-break", "break-bad": "bad-break", "break-pot": "valid-break", "no-contact": "foul"}
BEFORE = {"take": "*5 5>8 ; ", "extend": "[clock=45] "}


@pytest.mark.parametrize("game", EDITIONS, ids=lambda game: game.edition)
@pytest.mark.parametrize("tap", FREE_2005.taps, ids=lambda tap: tap.id)
def test_a_tap_states_what_it_says(game: Any, tap: Any) -> None:
    before = "[opening] " if "break" in tap.id else BEFORE.get(tap.id, "")
    if tap.id == "take" and game is FREE_2005:
        return
    ruling = played(before + tap.line.format(**FILLED), game).log[-1].ruling
    assert ruling.call is not None
    if tap.id in SAID or tap.kind == "foul":
        assert ruling.call.value == SAID.get(tap.id, "foul")


def told(line: str, game: Any = FREE_2005) -> list[str]:
    """The articles of the last ruling of a line."""
    return [article.slug for article in played(line, game).log[-1].ruling.articles]


@pytest.mark.parametrize(
    ("events", "article"),
    [("C/f 1/f C/ML", "lag-long"), ("C/f 1/f C/l", "lag-long"), ("C/f 1/f C/HLl", "lag-long")],
)
def test_a_jaw_that_ends_a_long_cushion_is_a_long_cushion_in_the_lag(events: str, article: str) -> None:
    assert told(f"referee: lag *C & *1 {events} C=0.3,0.5 1=0.5,1.2")[0] == article


def test_of_two_faults_in_the_lag_the_first_of_the_list_is_named() -> None:
    """FREE-7.2: (1) the other half stands before (5) a long cushion."""
    assert told("referee: lag *C & *1 C/f 1/f C/l C|axis C=0.3,1.2 1=0.5,1.2")[0] == "lag-half"


def test_the_clock_of_slow_play_is_45_seconds() -> None:
    """FREE-24: 45 seconds once it is imposed, a warning at 10, one extension a game and two in the decider."""
    clock = FREE_2005.clock
    assert clock is not None
    assert (clock.imposed, clock.warn_at, clock.per_game, clock.in_decider) == (45, 10, 1, 2)


def test_a_break_is_from_the_house_even_where_nobody_said_so() -> None:
    before = start_line(FREE_2005, Settings(opening=True))
    for hand in (None, Hand("house")):
        assert FREE_2005.options(replace(before, hand=hand)).hand == Hand("house")


@pytest.mark.parametrize(("remark", "spoilt"), [("#obvious", True), ("#obvious:9", True), ("#obvious:8", False)])
def test_a_ball_that_dropped_spoils_the_stroke_it_was_played_with(remark: str, spoilt: bool) -> None:
    """FREE-22a.2: only the ball that the stroke would surely have hit."""
    line = f"*5 5>7 9@FL~ 7/l 7/f {remark}"
    assert (played(line).log[-1].ruling.call is Call.REPLAY) is spoilt


def test_where_object_balls_off_the_table_are_only_spotted_the_cue_ball_still_is_a_breach() -> None:
    """X3, an option of editions: what leaves the table costs nothing, unless it is the cue ball."""
    lenient = replace(FREE_2005, law=replace(FREE_2005.law, object_ball_off=False))
    for game, object_ball in ((lenient, False), (FREE_2005, True)):
        assert ("off-table" in told("*5 5>9 9>7 7/l 7/f 9^floor", game)) is object_ball
        assert "off-table" in told("*5 5>9 9/l 9/f 5^floor", game)
        assert "off-table" not in told("*5 5>9 9/l 9/f", game)
