"""Artistic billiards where no row speaks: programmes and lots, turns, attempts counted, sides that give up."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from abrikol.disciplines import discipline
from abrikol.disciplines.carom.artistic import question, set_up
from abrikol.disciplines.carom.artistic.programme import drawn, programme
from abrikol.disciplines.carom.artistic.shelf import OWN, collection
from abrikol.equipment.names import Ball, Cushion, Pin
from abrikol.layout.position import Point, Position
from abrikol.match.match import Match, facts_of, fold
from abrikol.match.start import start_line, start_match
from abrikol.referee.refused import Refused
from abrikol.referee.situation import Phase, Situation
from abrikol.stroke.events import CushionTouch
from abrikol.stroke.notation import parse_line
from abrikol.stroke.people import Side
from tests.casebook_schema import judged

GAME = discipline("artistic")
FIGURES = collection(OWN).by_name
MADE, MISSED = "*W #manner-ok", "*W #manner-bad"


def played(line: str) -> Match:
    play = parse_line(line)
    return fold(GAME, start_line(GAME, play.settings), play.actions)


def after(line: str) -> Situation:
    return played(line).situation


def told(line: str, *keys: str) -> Any:
    row = judged(GAME.id, line)
    values = [[article.partition(":")[2] for article in row[key]] if key == "articles" else row[key] for key in keys]
    return values[0] if len(values) == 1 else values


def task(now: Situation) -> Any:
    return GAME.options(now).task


# how it begins ----------------------------------------------------------------------------------


def test_a_match_begins_with_the_first_figure_and_no_lag() -> None:
    for players in (1, 2, 3, 4):
        begun = start_match(GAME, players=players)
        assert (begun.phase, begun.duties, begun.turn) == (Phase.OPENING, (), Side.A)
        assert begun.position == FIGURES["draw-straight"].position
        assert (task(begun).name, task(begun).number, task(begun).attempt) == ("draw-straight", 1, 1)
        assert (task(begun).of, task(begun).attempts, task(begun).worth) == (21, 3, 4)
    with pytest.raises(Refused, match="has no lag: say who starts, like start A"):
        played("lag W/f&Y/f")


def test_another_side_may_start() -> None:
    now = after("[opening players=2] referee: start B")
    assert (now.turn, now.position) == (Side.B, FIGURES["draw-straight"].position)
    assert after(f"[opening players=2] referee: start B ; {MADE}").turn is Side.A
    now = after(f"[opening players=2] referee: start B ; {MADE} ; {MISSED} ; {MISSED} ; {MISSED}")
    assert (now.turn, task(now).name) == (Side.B, "draw-cushion")


def test_the_figure_that_a_line_names_lies_on_the_table() -> None:
    now = after("[opening figure=masse-pin] referee: start A")
    assert now.position == FIGURES["masse-pin"].position
    assert GAME.pin_places is not None and dict(GAME.pin_places(now)) == {Pin.KC: Point(1.1, 0.522)}
    assert after("[opening figure=masse-pin attempt=3] referee: start A").position == now.position
    with pytest.raises(Refused, match="has no figure masse-pen; did you mean masse-pin"):
        after("[figure=masse-pen] *W")


def test_the_position_is_set_anew_for_every_attempt() -> None:
    now = after("W>R W=1,1 R=2,1 Y=0.5,0.2")
    assert now.position == FIGURES["draw-straight"].position
    assert after("W>R W>Y W=1,1").position == FIGURES["draw-cushion"].position
    assert after("[format=1] W>R W>Y W=1,1").position[Ball.W] == Point(1, 1), "all is over: nothing is set up"


def test_what_touches_as_it_is_set_is_known() -> None:
    figure = FIGURES["draw-straight"]
    moved = replace(figure, position=figure.position.with_ball(Ball.W, Point(0.9, 0.0301)))
    game = set_up(GAME, moved)
    opening = game.opening(start_match(game, players=1))
    asked = game.options(start_match(game, players=1)).task
    assert asked is not None and (asked.attempt, asked.number, asked.of, asked.mirrored) == (1, 0, 0, False)
    assert opening.frozen == {CushionTouch(Ball.W, Cushion.RIGHT)} and opening.position == moved.position
    assert start_line(game, parse_line("[opening] *W").settings).frozen == opening.frozen


# programmes -------------------------------------------------------------------------------------


def names(options: tuple[tuple[str, str], ...], most: int = 76, game: int = 1) -> list[str]:
    return [figure.name for figure in programme(options, most, game).figures]


def test_all_or_a_set_and_no_more_than_the_format_has() -> None:
    assert names(()) == list(FIGURES)
    assert names((), 3) == list(FIGURES)[:3]
    second = [figure.name for figure in FIGURES.values() if figure.set == 2]
    assert names((("programme", "2"),)) == second and names((("programme", "2"),), 2) == second[:2]


def test_a_lot_is_the_same_for_the_same_number_and_draws_fairly() -> None:
    def lot(seed: int, game: int = 1) -> list[str]:
        return names((("programme", "draw"), ("seed", str(seed))), 5, game)

    assert lot(7) == lot(7) and len(set(lot(7))) == 5
    assert lot(7) != lot(8) and lot(7) != lot(7, game=2)
    assert all(list(FIGURES).index(a) < list(FIGURES).index(b) for a, b in pairwise(lot(7)))
    count = Counter(name for seed in range(400) for name in lot(seed))
    compulsory = [name for name, figure in FIGURES.items() if figure.compulsory]
    assert set(count) == set(compulsory) and "masse-back" not in count
    fair = 400 * 5 / len(compulsory)
    assert max(count.values()) < 1.5 * fair and min(count.values()) > 0.6 * fair
    assert names((("programme", "draw"),), 5) == lot(1), "1, where no number is agreed"


def test_this_lot_is_drawn_by_every_machine() -> None:
    told = [figure.name for figure in drawn(collection(OWN), 3, "7-1")]
    assert told == ["draw-straight", "masse-pin", "pique-back"]


def test_no_more_are_drawn_than_there_are() -> None:
    assert len(names((("programme", "draw"),))) == len(FIGURES) - 1


def test_a_set_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused, match=r"have no set 9: take one of all, draw, 1, 2, 3"):
        names((("programme", "9"),))
    with pytest.raises(Refused, match="option programme of artistic@handbook is one of all, draw, 1, 2, 3"):
        start_match(GAME, options=(("programme", "9"),))


def test_none_is_drawn_where_none_is_compulsory() -> None:
    held = collection(OWN)
    free = replace(held, figures=tuple(replace(figure, compulsory=False) for figure in held.figures))
    with pytest.raises(Refused, match="is compulsory, so none can be drawn"):
        drawn(free, 3, "1")


def test_the_number_of_the_lot_is_any_whole_number() -> None:
    assert start_match(GAME, options=(("seed", "20260731"),)).options == (("seed", "20260731"),)
    for value in ("-1", "1.5", "x", ""):
        with pytest.raises(Refused, match="option seed"):
            start_match(GAME, options=(("seed", value),))


# turns and attempts -----------------------------------------------------------------------------


def test_every_side_plays_a_figure_before_the_next_one() -> None:
    line = f"[players=3 format=2] {MADE} ; {MISSED} ; {MADE} ; {MISSED} ; {MISSED} ; {MISSED}"
    now = after(line)
    assert (now.turn, task(now).name, task(now).attempt) == (Side.A, "draw-cushion", 1)
    assert now.recall("attempts") == "1:2:3" and now.scores == (4, 4, 0) and now.innings == (1, 1, 1)
    end = after(f"{line} ; {MADE} ; {MADE} ; {MADE}")
    assert end.over is not None and (end.over.winner, end.over.final) == (Side.A, "9:9:5 (2:3:4)")
    assert end.innings == (2, 2, 2)


def test_an_inning_is_a_figure() -> None:
    now = after(f"{MISSED} ; {MISSED} ; {MISSED} ; {MISSED}")
    assert now.innings == (2,) and task(now).attempt == 2 and not now.fresh
    assert after(f"{MISSED} ; {MADE}").fresh and not after(MISSED).fresh


@pytest.mark.parametrize(
    ("line", "over"),
    [
        (f"[format=1 players=2] {MISSED} ; {MADE} ; {MADE}", {"winner": "B", "final": "4:4 (2:1)"}),
        (f"[format=1 players=2] {MADE} ; {MISSED} ; {MISSED} ; {MISSED}", {"winner": "A", "final": "4:0"}),
        (f"[format=1 players=2] {' ; '.join([MISSED] * 6)}", "draw"),
        (f"[format=1] {MADE}", {"winner": "A", "final": "4"}),
        (f"[format=1 players=3] {MADE} ; {MISSED} ; {MADE} ; {MADE}", "draw"),
        ("[format=1 players=2] A: concede ; B: concede", "draw"),
        (f"[format=1 players=2] {MADE} ; concede", {"winner": "A", "final": "4:0"}),
        (f"[format=1 players=2] {MADE} ; A: leave ; {MISSED} ; {MISSED} ; {MISSED}", {"winner": "B", "final": "4:0"}),
        (f"[format=1 players=3] A: refuse ; {MADE} ; {MADE}", "draw"),
        ("[format=1] concede", {"winner": "A", "final": "0"}),
    ],
)
def test_how_it_ends(line: str, over: object) -> None:
    assert told(line, "over") == over


def test_who_gave_up_is_passed_over() -> None:
    now = after(f"[players=3] B: concede ; {MADE}")
    assert (now.turn, now.recall("out")) == (Side.C, "B")
    now = after(f"[players=3] B: concede ; {MADE} ; {MADE}")
    assert (now.turn, task(now).name) == (Side.A, "draw-cushion")
    now = after("[players=3] A: concede ; B: concede")
    assert (now.turn, task(now).name, now.recall("out")) == (Side.C, "draw-straight", "AB")
    now = after(f"[players=3] A: concede ; B: concede ; {MADE}")
    assert (now.turn, task(now).name) == (Side.C, "draw-cushion")
    assert told("[format=1] concede", "articles") == ["no-duel", "ranking"]
    assert told("[players=2] B: concede", "call", "articles", "turn", "moves") == ["done", ["no-duel"], "A", []]
    state = {"figure": "draw-straight", "attempts": "1:0", "out": "A"}
    assert told(f"[players=2] {MISSED} ; concede", "state") == state


def test_at_the_end_the_last_figure_is_kept() -> None:
    assert told(f"[format=1] {MADE}", "state") == {"figure": "draw-straight", "attempts": "1"}
    assert told("[format=1] concede", "state") == {"figure": "draw-straight", "out": "A"}


def test_the_plate() -> None:
    assert (GAME.players, GAME.format, GAME.decimals, GAME.length_in) == ((1, 2, 3, 4), "76", 2, "figures")
    assert [tap.kind for tap in GAME.taps[:3]] == ["score", "end", "foul"]


def test_several_games() -> None:
    line = f"[format=1-BO3 players=2] {MADE} ; {MISSED} ; {MISSED} ; {MISSED}"
    now = after(line)
    assert now.won == (1, 0) and now.closed
    assert after(f"{line} ; {MADE}").recall("attempts") == "0:1", "B opens, and attempts are counted anew"


# what costs an attempt --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stroke", "call", "article"),
    [
        ("W>R W>Y #foot-off", "foul", "foot-off"),
        ("W>R W>Y #touch:Y", "foul", "touch"),
        ("W>R W>Y #balls-moving", "foul", "balls-moving"),
        ("*W *W W>R W>Y", "foul", "push"),
        ("*R R>W", "foul", "wrong-ball"),
        ("W^floor", "void", "ball-outside"),
        ("W>R W>Y R=off", "void", "ball-outside"),
        ("*W W^lamp #manner-ok", "void", "ball-outside"),
        ("W>R W>Y Wxkc", "miss", "pin-fell"),
    ],
)
def test_a_foul_or_a_void_stroke_uses_the_attempt(stroke: str, call: str, article: str) -> None:
    assert told(stroke, "call", "articles", "awards") == [call, [article, "attempts"], {"A": 0}]
    assert after(stroke).recall("attempts") == "1"


def test_out_of_turn_nothing_is_attempted() -> None:
    line = "[players=2] B: W>R W>Y"
    assert told(line, "call", "articles", "turn", "moves", "awards") == [
        "foul",
        ["out-of-turn"],
        "A",
        ["reset"],
        {"A": 0, "B": 0},
    ]
    now = after(line)
    assert now.recall("attempts") is None and task(now).attempt == 1


def test_a_touch_between_strokes() -> None:
    assert told("touch Y", "call", "articles", "turn") == ["foul", ["touch", "attempts"], "A"]
    assert after("touch Y").recall("attempts") == "1"
    assert told("[players=2] B: touch Y", "articles", "moves") == [["touch"], ["reset"]]
    assert after("[players=2] B: touch Y").recall("attempts") is None
    assert told("place W 0.5,0.5", "call", "articles") == ["foul", ["touch", "attempts"]]
    assert told("referee: place W 0.5,0.5", "call") == "done"


def test_straight_into_what_the_cue_ball_touches() -> None:
    assert told("[frozen=W/r figure=follow-corner] W/r W>R W/f W/l W>Y", "articles") == ["touching-cushion", "attempts"]
    assert told("[frozen=W-R] W>R W>Y", "articles") == ["touching-ball", "attempts"]


def test_a_person_rules() -> None:
    made = told("W>R ; rule figure artistic_handbook:figure-made", "call", "awards", "state")
    assert made == ["figure", {"A": 4}, {"figure": "draw-cushion", "attempts": "1"}]
    assert told("W>R ; rule point artistic_handbook:figure-made", "call", "awards") == ["figure", {"A": 4}]
    missed = told("W>R W>Y ; rule miss artistic_handbook:figure-missed", "call", "score", "state")
    assert missed == ["miss", {"A": 0}, {"figure": "draw-straight", "attempt": "2", "attempts": "1"}]
    again = told("W>R W>Y ; rule replay artistic_handbook:attempts", "call", "score", "state", "moves")
    assert again == ["replay", {"A": 0}, {}, ["reset"]]
    assert told("W>R W>Y ; rule foul umb:push", "call", "articles") == ["foul", ["push", "attempts"]]
    settled = "[figure=follow-gather] W>R W>Y ; rule figure artistic_handbook:figure-made"
    assert told(settled, "call", "awards") == ["figure", {"A": 8}]


# where balls come to rest -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rests", "call", "needs"),
    [
        ("R=2.5,0.2 Y=2.7,0.2", "figure", None),
        ("R=2.42,0 Y=2.7,0.2", "figure", None),
        ("R=2.4199,0 Y=2.7,0.2", "miss", None),
        ("R=2.5,0.2 Y=2.4,0.2", "miss", None),
        ("R=0.5,0.5", "miss", None),
        ("R=2.5,0.2", None, "position of Y"),
        ("Y=2.7,0.2", None, "position of R"),
        ("R=r Y=2.7,0.2", None, "position of R"),
        ("R=spot3 Y=2.7,0.2", "miss", None),
        ("", None, "position of R, Y"),
        ("#manner-ok", "figure", None),
        ("R=2.5,0.2 Y=2.7,0.2 #manner-bad", "miss", None),
        ("R=0.5,0.5 #manner-ok", "figure", None),
    ],
)
def test_the_circle_in_which_they_gather(rests: str, call: str | None, needs: str | None) -> None:
    assert told(f"[figure=follow-gather] W>R W>Y {rests}".strip(), "call", "needs") == [call, needs]


def test_a_ball_that_nothing_met_lies_where_it_lay() -> None:
    figure = FIGURES["follow-gather"]
    ends = tuple((ball, "corner") for ball in (Ball.R, Ball.Y))
    game = set_up(GAME, replace(figure, ends=ends, courses=(figure.courses[0],)))
    before = start_line(game, parse_line("[opening] *W").settings)
    facts = facts_of(game, before, parse_line("W>R R=2.5,0.2").actions[0])
    assert question(facts, figure) is None, "the yellow lies in the circle from the start"
    facts = facts_of(game, replace(before, position=Position()), parse_line("W>R R=2.5,0.2").actions[0])
    assert question(facts, figure) == "position of Y"


# the mirror -------------------------------------------------------------------------------------


def test_each_side_has_its_own_mirror_and_keeps_it() -> None:
    now = after("[players=2 figure=follow-corner] choose mirror")
    assert now.position == FIGURES["follow-corner"].in_mirror.position and task(now).mirrored
    assert GAME.options(now).offers == ("as-drawn",)
    now = after(f"[players=2 figure=follow-corner] choose mirror ; {MADE}")
    assert now.position == FIGURES["follow-corner"].position and GAME.options(now).offers == ("mirror",)
    now = after(f"[players=2 figure=follow-corner] choose mirror ; {MADE} ; {MADE}")
    assert now.turn is Side.A and task(now).mirrored
    now = after("[players=2 figure=follow-corner] choose mirror ; choose as-drawn")
    assert now.position == FIGURES["follow-corner"].position and now.recall("match-mirror") is None
    now = after(f"[players=2 format=1-BO3] choose mirror ; {MADE} ; {' ; '.join([MISSED] * 3)} ; {MADE}")
    assert now.game == 2 and task(now).mirrored, "in the next game too"


def test_the_solution_in_the_mirror() -> None:
    asked = task(after("[figure=follow-corner] choose mirror"))
    plain = FIGURES["follow-corner"].solution
    assert plain is not None and asked.solution == plain.in_mirror


# the referee's figure ---------------------------------------------------------------------------


def test_the_programme_goes_on_from_the_figure_that_the_referee_names() -> None:
    now = after(f"referee: call ?figure:follow-corner ; {MADE}")
    assert task(now).name == "follow-gather"
    assert told("referee: call ?figure:nobody", "call") == "void"
    assert told("[with=programme:1] referee: call ?figure:masse-pin", "call") == "void"
    assert told("referee: call ?safety", "call") == "done"
    now = after(f"[figure=masse-pin with=programme:1] {MADE}")
    assert task(now).name == "draw-straight", "a figure beside the programme leads to its first"
    assert task(after("[figure=masse-pin with=programme:1] *W")).number == 0


def test_out_of_turn_is_named_first() -> None:
    articles = judged("artistic", "[players=2] B: *Y Y>R")["articles"]
    assert [article.partition(":")[2] for article in articles[:2]] == ["out-of-turn", "wrong-ball"]
