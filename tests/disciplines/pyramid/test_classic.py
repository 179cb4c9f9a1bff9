"""Classic pyramid: what a casebook cannot show — points on the bed, questions asked before a stroke, odd calls."""

from __future__ import annotations

from typing import Any

import pytest

from abrikol.disciplines.pyramid.classic import CLASSIC_2005, CLASSIC_OFFICIAL, EDITIONS, options
from abrikol.disciplines.pyramid.classic.order import Path, led_to
from abrikol.equipment.names import NUMBERED_BALLS, Ball, Cushion
from abrikol.layout.position import Point
from abrikol.layout.spots import foot_spot
from abrikol.match.match import Match, facts_of, fold
from abrikol.match.spoken import spoken
from abrikol.match.start import start_line, start_match
from abrikol.referee.acts import Refused
from abrikol.referee.ruling import Call, Spot
from abrikol.stroke.notation import parse_action, parse_line
from abrikol.stroke.people import Side
from abrikol.stroke.stroke import Stroke
from tests.casebook_schema import judged

TABLE = CLASSIC_2005.table


def played(line: str) -> Match:
    told = parse_line(line)
    return fold(CLASSIC_2005, start_line(CLASSIC_2005, told.settings), told.actions)


def last(line: str) -> dict[str, Any]:
    return spoken(played(line))[-1]


def but(*kept: int) -> str:
    """The balls that are gone when these are left."""
    return ",".join(str(number) for number in range(1, 16) if number not in kept)


# the rack and the plate -----------------------------------------------------------------


def test_the_rack_has_the_four_ahead_and_the_big_ones_inside() -> None:
    before = start_match(CLASSIC_2005)
    assert before.at(Ball.B4) == foot_spot(TABLE) and before.hand is not None and before.hand.where == "house"
    rows = sorted({round(point.x, 6) for ball, point in before.position.places})
    depth = {ball: rows.index(round(point.x, 6)) for ball, point in before.position.places}
    assert [depth[Ball(number)] for number in ("4", "15", "13", "14", "2", "3")] == [0, 2, 3, 3, 4, 4]


@pytest.mark.parametrize(("players", "target"), [(2, 71), (3, 51), (4, 41)])
def test_the_format_follows_the_number_of_players(players: int, target: int) -> None:
    assert start_match(CLASSIC_2005, players=players).format.target == target
    assert played(f"[players={players}] *C C>8").start.format.target == target


def test_before_a_stroke_a_ball_in_play_must_be_ordered() -> None:
    may = options(start_line(CLASSIC_2005, parse_line("[absent=1,2,3] *C").settings))
    assert may.must_call and may.cue_balls == (Ball.C,) and may.may_call == tuple(str(n) for n in range(4, 16))


def test_a_head_start_that_the_text_does_not_name_is_refused() -> None:
    with pytest.raises(Refused, match="fora-B"):
        played("[with=fora-B:25] *C")


# spotting ---------------------------------------------------------------------------------


def spots(line: str) -> list[Spot]:
    return [move for move in played(line).log[-1].ruling.moves if isinstance(move, Spot)]


def test_a_void_ball_goes_to_the_third_spot() -> None:
    (spot,) = spots(f"[absent={but(8)} at=8:1,1/C:0.5,0.5] *C C>8 8@MR C=0.7,0.7")
    assert spot.point == foot_spot(TABLE)


def test_with_the_third_spot_taken_it_goes_to_the_short_cushion() -> None:
    third = foot_spot(TABLE)
    (spot,) = spots(f"[absent={but(8, 9)} at=8:1,1/9:{third.x},{third.y}/C:0.5,0.5] *C C>8 8@MR C=0.7,0.7")
    assert spot.point is not None and spot.point.y == third.y
    assert spot.point.x == pytest.approx(TABLE.length - TABLE.reach(CLASSIC_2005.balls.radius(Ball.B8)))


def test_where_a_ball_goes_is_not_told_while_others_are_unknown() -> None:
    (spot,) = spots("[at=8:1,1] *C C>8 8@MR")
    assert spot.point is None


# the order --------------------------------------------------------------------------------


def causes(line: str, ball: str) -> Path:
    stroke = parse_action(line).body
    assert isinstance(stroke, Stroke)
    return led_to(Ball(ball), stroke.groups)


@pytest.mark.parametrize(
    ("line", "balls", "cushions"),
    [
        ("*C C>8 C>9 8@MR", "C 8", ""),  # what the cue ball did afterwards had no part
        ("*C C>9 C>8 8@MR", "C 8 9", ""),
        ("*C C/l C>8 C/r 8@MR", "C 8", "C/l"),
        ("*C C>13 13/f 13>8 8/l 8@MR", "C 8 13", "13/f 8/l"),
        ("*C C>13&13>8 8@MR", "C 8 13", ""),
        ("*C C>8 8@MR 8<MR 8/r 8@ML", "C 8", "8/r"),
        ("*C C>9 8@MR", "8", ""),
        ("*C C>5 5>6 C>8 8@MR", "5 C 8", ""),  # nor had the six
    ],
)
def test_what_led_to_a_fall(line: str, balls: str, cushions: str) -> None:
    path = causes(line, "8")
    assert path.balls == {Ball(name) for name in balls.split()}
    told = [f"{ball.value}/{cushion.value}" for ball, cushion in path.cushions]
    assert sorted(told) == sorted(cushions.split())


@pytest.mark.parametrize(
    ("call", "line", "answer"),
    [
        ("8@MR(direct)", "C>8 8@MR", "point"),
        ("8@MR(direct)", "C>8 8/l 8@MR", "void"),
        ("8@MR(direct)", "C>9 9>8 8@MR", "void"),
        ("8@MR(doublet)", "C>8 8/l 8@MR", "point"),
        ("8@MR(doublet)", "C>8 8/l 8/r 8@MR", None),
        ("8@MR(doublet,l,r)", "C>8 8/l 8/r 8@MR", "point"),
        ("8@MR(l)", "C>8 8/l 8@MR", "point"),
        ("8@MR(l)", "C>8 8/r 8@MR", "void"),
        ("8@MR(abricole)", "C/f C>8 8@MR", "point"),
        ("8@MR(f)", "C/f C>8 8@MR", "point"),
        ("8@MR(abricole)", "C/f C>8 8/l 8@MR", None),
        ("8@MR(abricole,doublet)", "C/f C>8 8/l 8@MR", "point"),
        ("8@MR(13)", "C>13 13>8 8@MR", "point"),
        ("8@MR(13)", "C>8 8>13 8@MR", "point"),
        ("8@MR(13)", "C>13 13>8 8>12 8@MR", None),
        ("8@MR(12,13)", "C>12 12>13 13>8 8@MR", "point"),
        ("8@MR", "C>9 8@MR", None),
    ],
)
def test_pure_designation(call: str, line: str, answer: str | None) -> None:
    ruling = last(f"[with=order:pure] ?{call} *C {line}")
    assert ruling["call"] == answer and ruling["needs"] == (None if answer else "manner")


@pytest.mark.parametrize(
    ("calls", "article"),
    [
        ("?8", "ball-pocket"),
        ("?own@MR", "ball-pocket"),
        ("?C@MR", "ball-pocket"),
        ("?other@MR", "ball-pocket"),
        ("?safety", "ball-pocket"),
        ("?8@MR ?safety", "ball-pocket"),
        ("?8@MR ?9@FL", "not-made"),
        ("?9@MR", "not-made"),
        ("", "call"),
    ],
)
def test_a_call_that_is_no_whole_order_makes_the_ball_void(calls: str, article: str) -> None:
    ruling = last(f"{calls} *C C>8 8@MR")
    assert (ruling["call"], ruling["articles"]) == ("void", [f"pyramid_classic:{article}"])


def test_of_two_ordered_balls_both_must_fall() -> None:
    assert last("?8@MR ?9@FL *C C>8 8@MR 9@FL")["score"] == {"A": 17, "B": 0}


def test_without_a_ball_a_missing_order_does_not_matter() -> None:
    assert last("*C C>8")["call"] == "legal"


def test_an_order_lapses_with_the_stroke() -> None:
    assert last("call ?8@MR ; *C C>9 ; *C C>7 ; *C C>8 8@MR")["articles"] == ["pyramid_classic:call"]


def test_a_ball_that_fell_untouched_hangs_again() -> None:
    ruling = last("?8@MR *C C>9 8@MR~")
    assert ruling["moves"] == ["lay 8 MR"] and ruling["call"] == "legal"


def test_a_ball_rolled_along_the_rail_on_purpose_does_not_count() -> None:
    ruling = last("?8@MR *C C>8 8^rail 8@MR #deliberate")
    assert (ruling["call"], ruling["moves"]) == ("void", ["spot 8"])
    assert ruling["articles"] == ["pyramid_2005:rail-roll"]
    assert last("?8@MR *C C>8 8^rail 8@MR")["score"]["A"] == 8
    assert last("?9@FL *C C>8 8^rail 8@MR 9@FL #deliberate")["score"]["A"] == 9


# breaches -----------------------------------------------------------------------------------


def test_several_breaches_cost_five_points_once() -> None:
    ruling = last("*9 9>8 C@FL #touch:7 #balls-moving")
    assert ruling["awards"] == {"A": -5, "B": 5}
    cited = [article.partition(":")[2] for article in ruling["articles"]]
    assert cited == ["early", "wrong-ball", "touch", "cue-potted", "penalty", "hand-shot"]


def test_a_stroke_out_of_turn_is_laid_back_and_paid_for() -> None:
    ruling = last("B: ?8@MR *C C>8 8@MR")
    assert ruling["awards"] == {"A": 5, "B": -5} and ruling["turn"] == "A" and ruling["moves"] == ["lay-back"]


def test_two_touches_of_the_tip_undo_the_ball() -> None:
    assert last("?8@MR *C *C C>8 8@MR")["articles"] == ["pyramid_classic:push", "pyramid_classic:void-only"]


def test_a_push_that_was_half_measured_is_asked_for() -> None:
    assert last("?8@MR *C{gap=10,follow=1} C>8 8@MR")["needs"] == "angle of the stroke to the line of centres"


def test_what_a_person_ruled_has_the_sentence_of_the_game() -> None:
    fouled = last("[hand=house] ?8@HR *C C>8 8@HR ; referee: rule foul pyramid_classic:into-house")
    assert fouled["score"] == {"A": -5, "B": 5} and fouled["moves"] == ["spot 8"]
    assert last("*C C>8 8@MR ; referee: rule point pyramid_classic:ball-pocket")["score"] == {"A": 8, "B": 0}
    again = last("?8@MR *C C>8 8@MR ; referee: rule replay pyramid_2005:hanging-hit")
    assert again["score"] == {"A": 0, "B": 0} and again["turn"] == "A"


def test_with_several_players_each_of_the_others_may_win_by_a_penalty() -> None:
    ruling = last("[score=20:47:48 with=penalty-to:each] *C")
    assert ruling["over"] == {"winner": "C", "final": "10:52:53"}
    level = last("[score=20:48:48 with=penalty-to:each] *C")
    assert level["over"] == {"winner": "B", "final": "10:53:53"}


def test_a_touch_of_one_who_waits_pays_the_striker() -> None:
    assert last("[players=3] C: touch 7")["awards"] == {"A": 5, "B": 0, "C": -5}
    assert last("[players=3 with=penalty-to:previous] C: touch 7")["awards"] == {"A": 0, "B": 5, "C": -5}


def test_a_touch_by_an_outsider_costs_nobody() -> None:
    ruling = last("bystander: touch 7")
    assert ruling["awards"] == {"A": 0, "B": 0} and ruling["duties"][0]["of"] == ["restore", "keep"]


# the hand -----------------------------------------------------------------------------------


def test_the_hand_stays_until_the_stroke_and_the_cue_ball_may_be_laid_again() -> None:
    match = played("*C C>8 C@FL ; place C 0.4,0.4 ; touch C ; place C 0.5,0.5")
    assert match.situation.hand is not None and match.situation.at(Ball.C) == Point(0.5, 0.5)
    assert not [step for step in match.log[1:] if step.ruling.call is not Call.DONE]
    assert [duty.kind.value for duty in match.situation.duties] == ["call"]


def test_any_other_ball_laid_by_hand_was_touched() -> None:
    assert last("[hand=house] place 8 1,1")["articles"][0] == "pyramid_classic:touch"
    assert last("place C 0.5,0.5")["articles"][0] == "pyramid_classic:touch"


@pytest.mark.parametrize(
    ("line", "call"),
    [
        ("[hand=house] place C 1.2,0.5 ; *C C>8", "legal"),  # nobody warned: well introduced
        ("[hand=house] place C 1.2,0.5 ; B: warn ; *C C>8", "foul"),
        ("[hand=house] place C 1.2,0.5 ; B: warn ; place C 0.5,0.5 ; *C C>8", "legal"),
        ("[hand=house] place C 0.5,0.5 ; B: warn ; *C C>8", "legal"),  # he stood well: a warning of slow play
    ],
)
def test_the_cue_ball_outside_the_house(line: str, call: str) -> None:
    assert last(line)["call"] == call


def test_the_far_house_is_where_the_cue_ball_is_laid() -> None:
    head = f"[hand=house absent={but(8)} at=8:0.3,0.4]"
    assert last(f"{head} place C 3,0.5 ; B: warn ; *C C>8")["call"] == "legal"
    assert last(f"{head} place C 0.5,0.9 ; B: warn ; *C C>8")["call"] == "foul"


def test_a_ball_at_an_unknown_place_is_in_no_house() -> None:
    assert last("[hand=house] ?8@MR *C C>8 8@MR")["call"] == "point"
    assert last(f"[absent={but(8, 9)} at=8:0.3,0.4] *C C>9 C@FL")["state"] == {"hand": "house"}


def test_a_cue_ball_that_left_the_house_may_come_back_into_it() -> None:
    head = "[hand=house at=8:0.8,0.4]"
    for way in ("C/l", "C/ML", "C|house"):
        assert last(f"{head} *C {way} C>8")["call"] == "legal"
    assert last(f"{head} *C 9/l C>8")["call"] == "foul"
    assert last("[at=8:0.8,0.4] *C C>8")["call"] == "legal"


def test_the_bare_hand_is_the_house() -> None:
    assert last("[hand] *C C>8 #touch:7")["call"] == "foul"
    assert start_line(CLASSIC_2005, parse_line("[hand] *C").settings).hand == start_match(CLASSIC_2005).hand


# between games ------------------------------------------------------------------------------


def test_head_starts_are_given_in_every_game() -> None:
    match = played("[score=65:10 format=71-BO3 with=fora-B:10] ?6@MR *C C>6 6@MR ; *C C>4")
    assert match.situation.scores == (0, 10) and match.situation.won == (1, 0)


def test_after_a_draw_the_other_side_begins() -> None:
    match = played(f"[score=45:70 absent={but(15)} format=71-G3] ?15@MR *C C>15 15@MR ; *C C>4")
    assert match.log[-1].before.starter is Side.B and match.log[-1].before.game == 2


def test_a_game_that_is_laid_out_again_keeps_the_balls_that_are_gone() -> None:
    match = played("?8@MR *C C>8 8@MR ; referee: arrange")
    assert set(match.situation.position) == set(NUMBERED_BALLS) - {Ball.B8}
    assert match.situation.absent == {Ball.B8} and match.situation.scores == (8, 0)


def test_a_ball_that_drops_by_itself_hangs_again() -> None:
    assert last("*C C>9 ; drop 8 MR t9")["moves"] == ["lay 8 MR"]
    assert last("?8@MR *C C>8 ; drop 8 MR t2")["score"] == {"A": 8, "B": 0}


def test_the_lag_may_be_played_too() -> None:
    match = fold(CLASSIC_2005, start_match(CLASSIC_2005), [parse_action("lag C/f&1/f C=0.3,0.4 1=0.5,1.2")])
    (duty,) = match.situation.duties
    assert duty.among == ("start", "cede") and match.situation.hand is not None
    chosen = match.after(parse_action("choose cede")).situation
    assert chosen.turn is Side.B and [duty.kind.value for duty in chosen.duties] == ["place", "call"]


@pytest.mark.parametrize("cushion", list(Cushion))
def test_from_the_opening_any_ball_may_be_reached_off_a_cushion(cushion: Cushion) -> None:
    assert last(f"[opening] *C C/{cushion.value} C>9")["call"] == "legal"


def test_the_cue_ball_in_hand_counts_as_on_the_table() -> None:
    assert played("*C C>8 C@FL").situation.absent == frozenset()
    assert played("*9 9>8 C@FL 9@ML").situation.absent == frozenset()
    (spot,) = spots(f"[absent={but(8, 9)} at=8:1,1/9:2,1/C:0.5,0.5] *C C>9 C@FL 9=2,0.5 ; *C C>8 8@MR")
    assert spot.point is None  # the cue ball was never said to have come to rest


def test_what_cannot_be_laid_back_is_racked_again() -> None:
    match = played("?8@MR *C C>8 8@MR ; referee: rerack 14")
    assert match.situation.scores == (8, 0) and Ball.B8 not in match.situation.position
    assert [duty.kind.value for duty in match.situation.duties] == ["lag"]


def test_the_game_knows_its_sentence_for_any_article() -> None:
    told = parse_line("?8@MR *C C>8 8@MR")
    before = start_line(CLASSIC_2005, told.settings)
    facts = facts_of(CLASSIC_2005, before, told.actions[0])
    ruling = CLASSIC_2005.foul(facts, CLASSIC_2005.book["early"])
    assert ruling.call is Call.FOUL and [str(move) for move in ruling.moves] == ["spot 8"]


def test_a_run_counts_points_until_the_turn_passes() -> None:
    line = "?8@MR *C C>8 8@MR ; ?7@MR *C C>7 7@MR"
    assert last(line)["run"] == 15
    assert last(f"{line} ; *C C>9")["run"] == last(f"{line} ; *C")["run"] == 0


def test_what_is_to_be_done_lapses_with_the_stroke() -> None:
    for line in ("[opening] referee: start A", "*C C>8 C@FL", "B: touch 7 ; *C C>8"):
        assert all(duty.lapses for duty in played(line).situation.duties)


def test_a_stroke_played_again_is_played_from_where_it_was() -> None:
    match = played("[hand=house] ?8@MR *C C>8 8@MR ; referee: rule replay pyramid_2005:hanging-hit")
    now = match.situation
    assert now.hand is not None and [duty.kind.value for duty in now.duties] == ["place", "call"]
    assert now.absent == frozenset() and now.turn is Side.A


@pytest.mark.parametrize("line", ["referee: warn", "[hand=house] clock: warn", "[at=C:3,1] B: warn"])
def test_a_warning_of_time_is_not_one_of_the_house(line: str) -> None:
    assert played(line).situation.recall("warned") is None


def test_a_warning_of_the_house_is_over_with_the_stroke() -> None:
    match = played("[hand=house] place C 1.2,0.5 ; B: warn ; *C C>8 C@FL ; *C C>8")
    assert match.log[-1].ruling.call is Call.LEGAL and match.situation.recall("warned") is None


def test_two_that_reach_their_points_at_once_do_not_draw() -> None:
    assert last("[score=20:46:46 with=penalty-to:each] *C")["over"] == {"winner": "B", "final": "10:51:51"}


def test_the_last_ball_is_played_again_only_when_all_lack_the_same() -> None:
    head = f"[score=51:64 absent={but(15)} with=fora-B:10,fora-as:target,at-70:replay-last]"
    assert last(f"{head} ?15@MR *C C>15 15@MR")["over"] == {"winner": "A", "final": "76:64"}


def test_of_several_last_balls_the_last_is_played_again() -> None:
    ruling = last(f"[score=43:70 absent={but(2, 15)} with=at-70:replay-last] ?2@MR *C C>2 2@MR 15@FL")
    assert ruling["score"] == {"A": 70, "B": 70} and ruling["moves"] == ["shelve A 2", "spot 15"]


def test_an_order_lapses_with_the_turn_and_not_by_what_the_other_does() -> None:
    assert last("call ?8@MR ; touch 7 ; B: *C C>8 8@MR")["call"] == "void"
    assert last("call ?8@MR ; B: touch 7 ; A: *C C>8 8@MR")["call"] == "point"


# the editions -----------------------------------------------------------------------------------


def official(line: str) -> dict[str, Any]:
    told = parse_line(line)
    return spoken(fold(CLASSIC_OFFICIAL, start_line(CLASSIC_OFFICIAL, told.settings), told.actions))[-1]


def duties(ruling: dict[str, Any]) -> list[str]:
    return [f"{duty['by']} {duty['do']}" for duty in ruling["duties"]]


def test_the_editions_ask_for_their_players_points_and_agreements() -> None:
    plates = {game.edition: game for game in EDITIONS}
    assert list(plates) == ["2005", "official", "51", "three", "four"]
    assert {name: (game.players, game.format) for name, game in plates.items()} == {
        "2005": ((2, 3, 4), "71"),
        "official": ((2,), "71"),
        "51": ((2,), "51"),
        "three": ((3,), "51"),
        "four": ((4,), "41"),
    }
    agreed = {name: [choice for choice, _, _ in game.choices] for name, game in plates.items()}
    assert agreed["official"] == ["at-70", "fora-A", "fora-B", "fora-as"]
    assert agreed["51"] == ["fora-A", "fora-B", "fora-as"]
    assert agreed["three"] == [name for name in agreed["2005"] if name != "fora-D"]
    assert agreed["four"] == agreed["2005"]
    fora = next(values for name, values, _ in plates["2005"].choices if name == "fora-A")
    assert fora == ("0", "5", "10", "15", "20", "30", "35")
    with pytest.raises(Refused, match="played by 3"):
        start_match(plates["three"])


def test_official_balls_are_smaller_and_spotted_apart() -> None:
    assert CLASSIC_OFFICIAL.balls.diameter == 0.067 and start_match(CLASSIC_OFFICIAL).at(Ball.B4) == foot_spot(TABLE)
    third = foot_spot(TABLE)
    told = parse_line(f"[absent={but(8, 9)} at=8:1,1/9:{third.x},{third.y}/C:0.5,0.5] *C C>8 8@MR C=0.7,0.7")
    match = fold(CLASSIC_OFFICIAL, start_line(CLASSIC_OFFICIAL, told.settings), told.actions)
    (spot,) = (move for move in match.log[-1].ruling.moves if isinstance(move, Spot))
    assert spot.point is not None and third.x + 0.067 < spot.point.x < third.x + 0.068


def test_official_a_doubt_about_the_stroke_is_asked_only_where_it_matters() -> None:
    assert official("*C{gap=10,follow=1} C>8")["call"] == "foul"
    assert official("*C{gap=10,follow=1} C>8 8/l 8/f")["needs"] == "angle of the stroke to the line of centres"
    assert official("*C C>8 8/l 8/FL")["needs"] == "jaw of FL"
    assert official("*C C>8 8/FL")["call"] == "foul"


def test_official_a_near_ball_pushed_costs_five_points() -> None:
    ruling = official("?8@MR *C{gap=10,angle=20,follow=1} C>8 8@MR")
    assert ruling["articles"][0] == "pyramid_2005:push-near" and ruling["score"] == {"A": -5, "B": 5}
    assert official("?8@MR *C C>8 8@MR #press")["articles"][0] == "pyramid_2005:push"


@pytest.mark.parametrize(
    ("line", "slug"),
    [
        ("*C C>8 8/l 8/f #balls-moving", "early"),
        ("*C C>8 8/l 8/f #side-of-tip", "strike"),
        ("*C C>8 8/l 8/f #foot-off", "foot"),
        ("*C C>8 8/l 8/f #touch:7", "touch"),
        ("*C C>8 8/l 8/f #double-hit", "double-hit"),
        ("*C C>8 8/l 8/f #press", "push"),
        ("[hand=house] *C C>8 8/l 8/f #body-over-rail", "body-over-rail"),
        ("[hand=house] place C 1.2,0.5 ; B: warn ; *C C>8 8/l 8/f", "outside-house"),
        ("*C 8/l 8/f", "no-contact"),
        ("*C C>8 8/l 8/f C^floor", "cue-off"),
    ],
)
def test_official_each_breach_has_its_article(line: str, slug: str) -> None:
    ruling = official(line)
    assert ruling["call"] == "foul" and ruling["articles"][0].partition(":")[2] == slug
    assert ruling["score"] == {"A": -5, "B": 5} and duties(ruling)[0] == "B choose"


def test_official_a_breach_at_the_break_fails_it() -> None:
    missed = official("[opening] referee: start A ; *C C/l")
    assert missed["call"] == "bad-break" and missed["duties"][0]["of"][-1] == "rerack-pass"
    assert missed["articles"][:2] == ["pyramid_2005:bad-break", "pyramid_2005:no-contact"]
    foul = official("[opening] referee: start A ; *C C>4 2/f 2/l #foot-off")
    assert foul["call"] == "foul" and "pyramid_2005:bad-break" in foul["articles"]
    again = official("[opening] referee: start A ; *C C>4 ; choose rerack-play")
    assert (again["turn"], again["state"], duties(again)) == ("B", {"hand": "house"}, ["B place", "B call"])


def test_official_who_strikes_at_once_has_chosen_to_play() -> None:
    ruling = official("*C C>8 ; ?7@MR *C C>7 7@MR")
    assert (ruling["by"], ruling["score"]) == ("B", {"A": -5, "B": 12})
    assert official("*C C>8 ; A: ?7@MR *C C>7 7@MR")["articles"][0] == "pyramid_2005:interference"
    assert official("*C C>8 ; B: choose pass-back ; ?7@MR *C C>7 7@MR")["score"] == {"A": 2, "B": 5}


def test_official_a_touch_by_the_other_during_the_stroke_lets_the_striker_choose() -> None:
    good = official("?8@MR *C C>8 8@MR #touch:7 #by:B")
    assert good["score"] == {"A": 13, "B": -5} and duties(good) == ["A choose", "A call"] and good["turn"] == "A"
    safe = official("*C C>8 8/l 8/f #touch:7 #by:B")
    assert safe["turn"] == "A" and duties(safe) == ["A choose", "A call"]
    assert duties(official("*C C>8 #touch:7 #by:B")) == ["B choose", "B call"]
    assert last("?8@MR *C C>8 8@MR #touch:7 #by:B")["duties"] == [{"by": "A", "do": "call", "of": []}]


def test_official_one_touches_while_the_other_has_to_choose() -> None:
    ruling = official("*C C>8 ; A: touch 7")
    assert ruling["score"] == {"A": -10, "B": 10} and duties(ruling) == ["B choose", "B call"]
    assert official("*C C>8 ; B: touch 7")["duties"][0] == {"by": "A", "do": "choose", "of": ["play", "pass-back"]}


def test_official_a_stroke_out_of_turn_is_laid_back() -> None:
    ruling = official("B: ?8@MR *C C>8 8@MR")
    assert ruling["moves"] == ["lay-back"] and duties(ruling) == ["A choose", "A call"]


def test_official_the_tip_on_a_numbered_ball_and_nothing_else() -> None:
    ruling = official("*9 9>8 8/l 8/f")
    assert [article.partition(":")[2] for article in ruling["articles"]] == ["wrong-ball", "penalty"]


def test_what_was_made_on_the_official_break_is_a_valid_break_only_there() -> None:
    line = "[opening] referee: start A ; ?3@FR *C C>4 3@FR"
    assert "pyramid_2005:valid-break" in official(line)["articles"]
    assert "pyramid_2005:valid-break" not in last(line)["articles"]
    assert "pyramid_2005:valid-break" not in official("?3@FR *C C>3 3@FR")["articles"]


# taps -------------------------------------------------------------------------------------------

FILLED = {"ball": "9", "other": "3", "pocket": "MR"}
CALLS = {"score": "point", "foul": "foul", "act": "done"}
ENDS = {"not-made": "legal", "valid": "legal", "break-valid": "valid-break", "break-bad": "bad-break"}


@pytest.mark.parametrize("game", [CLASSIC_2005, CLASSIC_OFFICIAL], ids=lambda game: game.edition)
def test_a_tap_states_what_it_says(game: Any) -> None:
    for tap in game.taps:
        line = tap.line.format(**FILLED)
        head = {
            "pot-last": f"[absent={but(9)}] ",
            "void-body": "[hand=house] ",
            "into-house": "*C C>9 9/l 9/f ; ",
            "extend": "[clock=45] ",
        }
        opened = "[opening] referee: start A ; " if tap.id.startswith("break") else head.get(tap.id, "")
        told = parse_line(opened + line)
        ruling = fold(game, start_line(game, told.settings), told.actions).log[-1].ruling
        void = "void" if tap.kind == "end" else "foul"
        assert ruling.call is not None and ruling.call.value == ENDS.get(tap.id, CALLS.get(tap.kind, void)), tap.id


@pytest.mark.parametrize("edition", ["2005", "official"])
def test_from_hand_a_ball_in_the_house_is_not_to_be_met_first(edition: str) -> None:
    """CLASSIC: of every edition; a ball beyond the line may."""
    line = "[hand=house at=8:0.8,0.4/9:2.6,0.9] *C C>{0} {0}/f"
    near, far = (judged(f"classic@{edition}", line.format(ball))["articles"] for ball in (8, 9))
    assert any(article.endswith(":into-house") for article in near)
    assert not any(article.endswith(":into-house") for article in far)
