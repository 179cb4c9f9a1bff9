"""Seven pins where a casebook cannot say it: the way to the pins, places on the bed, sums, the hand, what stays due."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from abrikol.disciplines.pyramid.seven_pins import SEVEN_PINS_DIGEST as GAME
from abrikol.disciplines.pyramid.seven_pins.places import pin_places
from abrikol.equipment.names import Ball, Cushion, Pin
from abrikol.equipment.pins import KING, MEDIUM_PINS, SEVEN, SIDE_PINS
from abrikol.layout.pin_places import medium_pin_refuge, seven_pin_places
from abrikol.layout.position import Point
from abrikol.layout.spots import centre_spot, foot_spot, head_spot
from abrikol.match.match import Match, facts_of, fold
from abrikol.match.sheet import sheets
from abrikol.match.spoken import spoken
from abrikol.match.start import start_line, start_match
from abrikol.referee.ruling import Call, Spot
from abrikol.referee.situation import Situation
from abrikol.stroke.events import Event, Fell, Hit, Rebound, Tip
from abrikol.stroke.notation import parse_action, parse_line
from abrikol.stroke.people import Side
from abrikol.stroke.stroke import Action, Stroke

TABLE = GAME.table
PLACES = seven_pin_places(TABLE, SEVEN, GAME.balls.size.radius)


def played(line: str) -> Match:
    told = parse_line(line)
    return fold(GAME, start_line(GAME, told.settings), told.actions)


def last(line: str) -> dict[str, Any]:
    return spoken(played(line))[-1]


def slugs(line: str) -> list[str]:
    return [article.partition(":")[2] for article in last(line)["articles"]]


def duties(ruling: dict[str, Any]) -> list[str]:
    return [f"{duty['by']} {duty['do']}" for duty in ruling["duties"]]


# the way to the pins ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("events", "ways"),
    [
        ("C>1 1/f 1xkl", "object-cushion"),
        ("C>1 1/FL 1xkl", "object-cushion"),
        ("C/l C>1 1xkl", "cue-cushion"),
        ("C/ML C>1 1/f 1xkl", "cue-cushion"),
        ("C>1 1/f 1xkl 1>2 2xkr", "object-cushion passed-on"),
        ("C/l C>1 1>2 2xkr", "passed-on"),
        ("C>1 C/l C>2 2xkr", "cue-cushion"),
        ("C>1 1/f 1xkl C/l C>2 2xkr", "object-cushion cue-cushion"),
        ("C>1 1/f 1>2 2>1 1xkl", "object-cushion"),
        ("C>1 2>1 1/f&2/l 2xkl", "passed-on"),
        ("C>1 1/f 1xkc kcxkl klxkr", "object-cushion"),
    ],
)
def test_a_cushion_was_met_on_the_way(events: str, ways: str) -> None:
    ruling = last(f"*C {events}")
    told = [article.partition(":")[2] for article in ruling["articles"]]
    assert ruling["call"] == "point"
    assert [slug for slug in told if slug in ("object-cushion", "cue-cushion", "passed-on")] == ways.split()


@pytest.mark.parametrize(
    "events",
    [
        "C>1 1xkl",
        "C>1 C/f 1xkl",
        "C>1 2/f 1xkl",
        "C>1 1>2 2xkl 1/f",
        "C/f&C>1 1xkl",
        "C>1 1/f&1>2 2xkl",
        "C>1 1>2&2/f 1xkl",
        "C>1 1/f 1xkl 1>2 2xkr C>2 *C",
        "C>1 C>2 C/f 2xkr",
    ],
)
def test_without_a_cushion_on_the_way_it_is_a_breach(events: str) -> None:
    assert last(f"*C {events}")["call"] == "foul"


def test_in_an_instant_the_motion_passes_on_but_no_cushion_comes_before() -> None:
    assert last("*C C>1 1/f C>1&1>2 2xkl")["call"] == "point"
    assert last("*C C/f C>1&1>2 2xkl")["call"] == "point"


def test_a_pin_falls_once_and_only_if_it_stands() -> None:
    assert last("*C C>1 1/f 1xkl 1xkl")["awards"]["A"] == -5
    assert last("[standing=kc,kr] *C C>1 1/f 1xkl")["call"] == "miss"
    assert last("[standing=kc,kr] *C C>1 1/f 1xkc")["awards"]["A"] == -50


def test_pins_that_the_cue_ball_felled_through_another_are_its_own() -> None:
    assert "pins-by-cue" in slugs("*C C>1 1/f Cxkh khxkc")
    assert "pins-by-cue" not in slugs("*C C>1 1/f 1xkh khxkc")


@given(data=st.data())
@settings(deadline=None, max_examples=150, suppress_health_check=list(HealthCheck))
def test_what_pins_are_worth_by_another_count(data: st.DataObject) -> None:
    """Fives for the small ones, thirties for the medium ones, and what the king does to the centre."""
    felled = data.draw(st.lists(st.sampled_from(SEVEN.names), unique=True))
    events: list[Event] = [Tip(Ball.C), Hit(Ball.C, Ball.B1), Rebound(Ball.B1, Cushion.FOOT)]
    stroke = Stroke(tuple((event,) for event in (*events, *(Fell(Ball.B1, pin) for pin in felled))))
    match = fold(GAME, start_line(GAME, parse_line("touch 1").settings), [Action(None, stroke)])
    small = [pin for pin in felled if pin in SIDE_PINS]
    count = 30 * len([pin for pin in felled if pin in MEDIUM_PINS]) + 5 * len(small)
    if KING in felled:
        count += {0: 50, 4: 80}.get(len(small), 25)
    assert match.situation.scores[0] == (0 if len(felled) == 7 else 300 - count)
    assert (match.situation.over is not None) is (len(felled) == 7)


# breaches ---------------------------------------------------------------------------------------


def test_five_points_are_added_once() -> None:
    assert last("*C C@FL")["awards"]["A"] == 5
    assert last("?carom *C C>1 1^floor")["awards"]["A"] == 5
    assert last("?carom *C C>1 1/f 1xkm3 1^floor")["awards"]["A"] == 35


def test_a_called_carom_that_merely_failed_costs_five_and_its_pins_nothing() -> None:
    every = "1xkc 1xkl 1xkr 1xkh 1xkf 1xkm1 1xkm3"
    assert last(f"?carom *C C>1 1/f {every}")["awards"]["A"] == 5
    assert last(f"?carom *C C>1 1/f {every} #foot-off")["awards"]["A"] == 300
    assert slugs(f"?carom *C C>1 1/f {every}") == ["carom-missed"]


def test_the_start_is_what_the_format_names() -> None:
    every = "1xkc 1xkl 1xkr 1xkh 1xkf 1xkm1 1xkm3"
    assert start_match(GAME, code="500").scores == (500, 500)
    assert last(f"[format=500 score=400:500] *C C>1 1/f {every} Cxkh #foot-off")["score"]["A"] == 900


def test_the_penalty_of_a_series_is_only_the_strikers_own() -> None:
    head = "[score=250:300 run=50 with=penalty:series]"
    assert last(f"{head} *C")["awards"]["A"] == 55
    assert slugs(f"{head} *C")[:2] == ["no-contact", "penalty"]
    assert last(f"{head} B: touch 1")["awards"] == {"A": 0, "B": 0}
    assert slugs("*C") == ["no-contact"]


@pytest.mark.parametrize(
    ("line", "slug"),
    [
        ("*1 1>2", "coloured-ball"),
        ("*C C>1 #balls-moving", "early"),
        ("*C C>1 #side-of-tip", "strike"),
        ("*C C>1 #touch:kc", "touch"),
        ("*C *C C>1", "double-hit"),
        ("*C C>1 #push", "push"),
        ("*C{gap=10,angle=10,follow=2} C>1", "push-near"),
        ("[hand=house] *C C>1 #body-over-rail", "body-over-rail"),
        ("[hand=house] place C 1.2,0.5 ; B: warn ; *C C>1", "outside-house"),
        ("[opening] *C C>1 #body-over-rail", "body-over-rail"),
        ("B: *C C>1", "interference"),
        ("touch 1", "touch"),
        ("touch kc", "touch"),
        ("place 1 1,1", "touch"),
        ("place C 1,1", "touch"),
    ],
)
def test_breaches_and_their_articles(line: str, slug: str) -> None:
    ruling = last(line)
    assert ruling["call"] == "foul" and ruling["articles"][0].endswith(f":{slug}")
    assert duties(ruling)[0].endswith("choose") and ruling["score"] == {"A": 300, "B": 300}


@pytest.mark.parametrize(
    "line",
    [
        "*C C>1 #body-over-rail",
        "[hand=house] place C 0.5,0.5 ; B: warn ; *C C>1",
        "[hand=house] place C 1.2,0.5 ; *C C>1",
        "[opening] *C C>1&C>2",
        "[opening] *C C>1 C>2 C/f",
        "*C C>2",
    ],
)
def test_what_is_no_breach(line: str) -> None:
    assert last(line)["call"] in ("miss", "point")


def test_several_breaches_are_told_in_the_referees_order() -> None:
    line = "?carom *1 1>2 C^floor 2^floor Cxkl #balls-moving #foot-off #push"
    assert slugs(line)[:6] == ["early", "foot", "coloured-ball", "cue-off", "object-off", "push"]
    assert slugs("*C C>1 C@FL 2@MR~ 1@ML 1<ML")[-3:] == ["hanging", "came-back", "hand-shot"]
    assert last("*C C>1 1@ML 2@MR~")["moves"] == ["lay 2 MR", "spot 1 opposite"]


def test_a_doubt_about_a_push_is_asked_for() -> None:
    assert last("*C{gap=10,follow=1} C>1")["needs"] == "angle of the stroke to the line of centres"


def test_a_stroke_out_of_turn_is_laid_back() -> None:
    ruling = last("B: *C C>1 1/f 1xkc")
    assert ruling["moves"] == ["lay-back"] and ruling["turn"] == "A" and duties(ruling) == ["A choose"]


def test_a_hanging_ball_that_would_have_been_hit_is_played_for_again() -> None:
    ruling = last("*C 1@FL~ C/f #obvious:1@FL")
    assert (ruling["call"], ruling["moves"], ruling["turn"]) == ("replay", ["lay-back"], "A")
    assert last("*C 1@FL~ C/f")["moves"] == ["lay 1 FL"]
    assert last("*C C>1 ; drop 2 FL t9")["moves"] == ["lay 2 FL"]
    assert last("*C C>1 1/f ; drop 1 FL t2")["awards"]["A"] == -5


def test_the_other_side_touched_something_during_the_stroke() -> None:
    good = last("*C C>1 1/f 1xkl #touch:2 #by:B")
    assert good["score"]["A"] == 295 and duties(good) == ["A choose"] and good["turn"] == "A"
    none = last("*C C>1 #touch:2 #by:B")
    assert (none["call"], none["turn"], duties(none)) == ("miss", "A", ["A choose"])
    hand = last("*C C>1 C@FL ; choose play ; *C C>1 #touch:2 #by:A")
    assert duties(hand) == ["B choose"]
    foul = last("*C #touch:2 #by:B")
    assert duties(foul) == ["B choose"] and foul["articles"][-1] == "pyramid_2005:interference"


def test_what_a_person_ruled_has_the_sentence_of_the_game() -> None:
    assert last("*C C>1 1xkl ; referee: rule point seven_pins:object-cushion")["score"]["A"] == 295
    assert last("*C C>1 1/f 1xkl ; referee: rule foul seven_pins:no-cushion")["score"]["A"] == 305
    assert last("*C C>1 1/f 1xkl ; referee: rule miss seven_pins:turn-passes")["turn"] == "B"
    told = parse_line("*C C>1 1/f 1xkl")
    ruling = GAME.foul(facts_of(GAME, start_line(GAME, told.settings), told.actions[0]), GAME.book["early"])
    assert ruling.call is Call.FOUL and ruling.awards == ((Side.A, 5),)


# the hand and the points -------------------------------------------------------------------------


def test_a_breach_between_strokes_leaves_the_hand_and_the_choice_comes_first() -> None:
    for line in ("[hand=house] touch 1", "[hand=house] B: interfere", "[hand=house] touch kl"):
        ruling = last(line)
        assert duties(ruling)[0].endswith("choose") and duties(ruling)[1].endswith("place")
        assert ruling["state"] == {"hand": "house"}
    assert all(duty.lapses for duty in played("*C C>1 C@FL ; choose play").situation.duties)


def test_the_cue_ball_in_hand_is_laid_and_may_be_laid_again() -> None:
    match = played("*C C>1 C@FL ; choose play ; place C 0.4,0.4 ; touch C ; place C 0.5,0.5")
    now = match.situation
    assert now.at(Ball.C) == Point(0.5, 0.5) and not now.duties and now.hand is not None
    assert duties(last("*C C>1 C@FL ; choose pass-back")) == ["A place"]
    assert last("*C C>1 C@FL ; choose pass-back")["state"] == {"hand": "house"}
    assert last("*C ; choose play")["state"] == {}
    assert last("*C C>1 C@FL ; A: place C 0.4,0.4")["call"] == "foul"


def spots(line: str) -> dict[Ball, Point | None]:
    return {move.ball: move.point for move in played(line).log[-1].ruling.moves if isinstance(move, Spot)}


def test_balls_that_left_go_to_the_points_and_behind_a_ball_that_is_in_the_way() -> None:
    at = "at=C:1,0.5/1:2,1/2:3,1"
    assert spots(f"[{at}] *C C>1 1@MR C=1,0.6") == {Ball.B1: head_spot(TABLE)}
    assert spots(f"[{at}] *C C>2 2@MR C=1,0.6") == {Ball.B2: head_spot(TABLE)}
    (place,) = spots(f"[{at}] *C C>1 1@MR C=0.9,0.8875").values()
    assert place is not None and place.y == head_spot(TABLE).y and 0.83 < place.x < 0.832
    far = spots("[at=C:1,0.5/1:2,1/2:1,1] *C C>1 1@MR C=2.67,0.8875")[Ball.B1]
    assert far is not None and far.x > foot_spot(TABLE).x + 0.07
    both = spots(f"[{at}] *C C>1 C@FL 1=1.2,1.2")
    assert both == {Ball.B1: foot_spot(TABLE), Ball.B2: head_spot(TABLE)}


@pytest.mark.parametrize(
    ("settings_", "rest", "place"),
    [
        ("", "", "opposite"),
        ("", "2=1,1", "spot3"),
        ("", "2=1.7749,1.3", "spot3"),
        ("", "2=1.775,1.3", "spot1"),
        ("", "2=3,1", "spot1"),
        ("[at=2:3,1]", "", "spot1"),
        ("[at=2:3,1]", "2=f", "opposite"),
    ],
)
def test_the_other_ball_tells_where_one_goes(settings_: str, rest: str, place: str) -> None:
    assert last(f"{settings_} *C C>1 1@MR {rest}")["moves"] == [f"spot 1 {place}"]


def test_a_ball_that_moved_lies_nobody_knows_where() -> None:
    assert last("[at=C:1,1/1:2,1/2:3,1] *C C>2 C>1 1@MR")["moves"] == ["spot 1 opposite"]


# pins whose places are covered -----------------------------------------------------------------


def situation(at: str) -> Situation:
    return start_line(GAME, parse_line(f"[at={at}] *C").settings)


def test_the_pins_stand_where_the_law_has_them() -> None:
    assert dict(pin_places(situation("2:1,1"))) == PLACES
    near = PLACES[Pin.KM1]
    moved = dict(pin_places(situation(f"2:{near.x:.3f},{near.y}")))
    assert moved[Pin.KM1] == medium_pin_refuge(TABLE, Pin.KM1) and moved[Pin.KM3] == PLACES[Pin.KM3]
    assert moved[Pin.KM1].x == (head_spot(TABLE).x + centre_spot(TABLE).x) / 2


def test_pins_give_way_and_come_back() -> None:
    away = played("*C C>2 2=1.775,1.0")
    assert away.situation.standing == frozenset(SEVEN.names) - {Pin.KL}
    back = away.after(parse_action("*C C>2 2=1,1"))
    assert back.situation.standing is None and [str(move) for move in back.log[-1].ruling.moves] == ["stand kl"]
    stays = away.after(parse_action("*C C>1 1=1,1"))
    assert [str(move) for move in stays.log[-1].ruling.moves] == []
    assert last("*C C>2 2=2.59,0.8875 ; *C C>1 1=1,1")["moves"] == []


def test_a_ball_put_on_its_point_covers_no_pin() -> None:
    assert played("[at=C:1,0.5/1:2,1/2:3,1] *C C>1 1@MR C=1,0.6").log[-1].ruling.moves[1:] == ()


# sums, sheets, ends --------------------------------------------------------------------------------


def test_a_sheet_counts_what_was_written_off() -> None:
    line = "referee: start A ; *C C>1 1/f 1xkc ; *C C>1 1/f 1xkl ; *C C>1 ; *C ; choose play ; *C C>1"
    (sheet,) = sheets(played(line))
    assert [(column.runs, column.given, column.points) for _, column in sheet.columns] == [
        ((55, 0), 0, 55),
        ((-5,), 0, -5),
    ]


def test_the_breaks_alternate_and_the_decider_is_lagged_for() -> None:
    won = "[score=5:300 format=300-BO3] *C C>1 1/f 1xkl"
    match = played(won)
    assert match.situation.closed and match.situation.won == (1, 0) and match.situation.starter is Side.B
    then = match.after(parse_action("*C C/f C>1"))
    assert then.log[-1].before.game == 2 and then.log[-1].before.scores == (300, 300)
    assert then.log[-1].before.hand is not None


def test_who_begins_has_the_cue_ball_in_hand() -> None:
    lagged = fold(GAME, start_match(GAME), [parse_action("lag C/f&1/f C=0.3,0.4 1=0.5,1.2")])
    chosen = spoken(lagged.after(parse_action("choose cede")))[-1]
    assert chosen["turn"] == "B" and duties(chosen) == ["B place"] and chosen["state"] == {"hand": "house"}
    again = spoken(lagged.after(parse_action("referee: arrange")))[-1]
    assert again["state"] == {"hand": "house"}


def test_a_touch_by_an_outsider_costs_nobody() -> None:
    ruling = last("bystander: touch 1")
    assert ruling["call"] == "done" and ruling["duties"][0]["of"] == ["restore", "keep"]


@pytest.mark.parametrize("line", ["[hand=house] clock: warn", "[at=C:3,1] B: warn", "referee: warn"])
def test_a_warning_of_time_is_not_one_of_the_house(line: str) -> None:
    assert played(line).situation.recall("warned") is None


def test_a_warning_of_the_house_is_over_with_the_stroke() -> None:
    assert played("[hand=house] place C 1.2,0.5 ; B: warn ; *C C>1").situation.recall("warned") is None


def test_what_the_plate_says() -> None:
    assert [name for name, _, _ in GAME.choices] == ["king", "penalty"]
    assert GAME.choices[0][1] == ("and-small", "in-all") and GAME.choices[1][1] == ("stroke", "series")
    assert [tap.id for tap in GAME.taps[:2]] == ["pins-object", "pins-cue"]


FILLED = {"own": "C", "other": "1", "ball": "2", "pocket": "MR", "own:pins": "Cxkl", "other:pins": "1xkl"}
CALLS = {"score": "point", "end": "miss", "foul": "foul", "act": "done"}


@pytest.mark.parametrize("tap", GAME.taps, ids=lambda tap: tap.id)
def test_a_tap_states_what_it_says(tap: Any) -> None:
    line = tap.line
    for slot, value in FILLED.items():
        line = line.replace(f"{{{slot}}}", value)
    assert last(line)["call"] == CALLS[tap.kind]
