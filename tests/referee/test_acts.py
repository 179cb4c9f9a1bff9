"""What all games' acts have in common: begins, choices, calls, touches, interference, leaving."""

from __future__ import annotations

import re
from typing import Any

import pytest

from abrikol.equipment.names import Ball
from abrikol.layout.position import Point
from abrikol.match.match import Match, fold
from abrikol.match.start import start_line
from abrikol.referee.duty import Duty, Kind
from abrikol.referee.refused import Refused
from abrikol.referee.ruling import Call, Ruling
from abrikol.stroke.notation import parse_line
from abrikol.stroke.people import Side
from tests.small_game import SMALL


def played(line: str) -> Match:
    play = parse_line(line)
    return fold(SMALL, start_line(SMALL, play.settings), play.actions)


def ruled(line: str) -> tuple[str | None, list[str], str, list[str]]:
    """Call, slugs, who strikes next, and the duties of the last action."""
    step = played(line).standing[-1]
    call = step.ruling.call.value if step.ruling.call else None
    duties = [f"{duty.by.value} {duty.kind.value} {'|'.join(duty.among)}".strip() for duty in step.after.duties]
    return call, [article.slug for article in step.ruling.articles], step.after.turn.value, duties


FOUL = "[score=2:3 shelf=2:3] *5"
CHOICE = "B choose play|pass-back"
DISTURBED = "A choose restore|keep"


@pytest.mark.parametrize(
    ("line", "stated"),
    [
        ("start B", ("done", ["starter"], "B", [])),
        (f"{FOUL}", ("foul", ["no-contact"], "B", [CHOICE])),
        (f"{FOUL} ; choose play", ("done", ["choice"], "B", [])),
        (f"{FOUL} ; choose pass-back", ("done", ["choice"], "A", [])),
        ("touch 7", ("foul", ["touch"], "B", [CHOICE])),
        ("interfere", ("foul", ["interference"], "B", [CHOICE])),
        ("call ?9@FL", ("done", ["call"], "A", [])),
        ("place 9 1,1", ("done", ["place"], "A", [])),
        ("referee: touch 7", ("done", ["outside-interference"], "A", [DISTURBED])),
        ("bystander: interfere", ("done", ["outside-interference"], "A", [DISTURBED])),
        ("bystander: interfere ; choose keep", ("done", ["choice"], "A", [])),
        ("bystander: interfere ; choose restore", ("done", ["outside-interference"], "A", [])),
        (f"{FOUL} ; bystander: interfere", ("done", ["outside-interference"], "B", ["B choose restore|keep", CHOICE])),
        (f"{FOUL} ; bystander: interfere #late", ("done", ["outside-interference"], "B", [DISTURBED])),
        (f"{FOUL} ; bystander: interfere #late ; choose keep", ("done", ["choice"], "B", [])),
        (f"{FOUL} ; bystander: interfere #late ; choose restore", ("replay", ["outside-interference"], "A", [])),
        ("bystander: interfere #late", ("done", ["outside-interference"], "A", [DISTURBED])),
        ("bystander: interfere ; bystander: interfere", ("done", ["outside-interference"], "A", [DISTURBED])),
        ("restore", ("done", ["outside-interference"], "A", [])),
        ("*5 5>9 ; restore", ("replay", ["outside-interference"], "A", [])),
        ("referee: arrange 9=1,1", ("done", ["arranged"], "A", [])),
        ("referee: arrange", ("done", ["arranged"], "A", [])),
        ("referee: rerack 12", ("done", ["rerack"], "A", [])),
    ],
)
def test_an_act_is_ruled(line: str, stated: Any) -> None:
    assert ruled(line) == stated


@pytest.mark.parametrize(
    ("act", "phase"),
    [
        ("start B", "opening"),
        ("referee: arrange", "opening"),
        ("referee: rerack 12", "opening"),
        ("referee: arrange 9=1,1", "play"),
        ("call ?9@FL", "play"),
        ("[opening] call ?9@FL", "opening"),
        ("[opening] timeout", "opening"),
        ("*5 5>9 ; bystander: interfere #late ; restore", "play"),
        ("[opening] *5 5>9 ; bystander: interfere #late ; restore", "opening"),
    ],
)
def test_the_phase_after_an_act(act: str, phase: str) -> None:
    assert played(act).situation.phase.value == phase


def test_an_act_leaves_call_hand_and_duties_as_they_were() -> None:
    after = played(f"{FOUL} ; call ?9@FL ; timeout").situation
    assert after.calls and after.duties
    assert played("[hand=house] call ?9@FL").situation.hand is not None
    assert played("[hand=house] place 9 1,1").situation.hand is None


def test_a_placed_ball_lies_where_it_was_placed() -> None:
    after = played("[absent=9] place 9 1,1").situation
    assert after.position[Ball.B9] == Point(1, 1) and after.absent == frozenset()


def test_the_position_after_it_was_arranged_or_racked() -> None:
    assert dict(played("referee: arrange 9=1,1").situation.position) == {Ball.B9: Point(1, 1)}
    assert len(played("referee: arrange").situation.position) == 15
    assert str(played("referee: rerack 12").standing[-1].ruling.moves[0]) == "rerack 12"


@pytest.mark.parametrize(
    ("line", "winner", "final"),
    [
        ("[score=2:3] concede", "B", "2:3"),
        ("[score=2:3] B: concede", "A", "2:3"),
        ("[format=8-BO3 score=2:3] concede", "B", "0:0"),
        ("[score=2:3] leave", "B", "2:3"),
        ("[score=2:3] refuse", "B", "2:3"),
        ("[format=8-BO3] refuse", "B", "0:0"),
    ],
)
def test_who_gives_up_has_lost(line: str, winner: str, final: str) -> None:
    over = played(line).situation.over
    assert over is not None and over.winner is not None and (over.winner.value, over.final) == (winner, final)


@pytest.mark.parametrize("act", ["leave", "concede #by:B"])
def test_leaving_costs_the_game_and_not_the_match(act: str) -> None:
    after = played(f"[format=8-BO3] {act}").situation
    assert after.over is None and after.won == (0, 1)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("drop 9 FL t2", "nothing can be dropped in small@here"),
        ("offer 9", "offerball has no meaning in small@here"),
        ("accept", "accept answers an offer, and none is open"),
        ("decline", "decline answers an offer"),
        ("choose play", "nothing is offered now, so 'play' cannot be chosen"),
        (f"{FOUL} ; choose respot", "'respot' is not offered; choose one of play, pass-back"),
        (f"{FOUL} ; A: choose play", "the choice is B's, not A's"),
        ("rule foul small:touch", "there is no stroke that a person could rule on"),
        ("*5 5>9 ; rule foul small:nothing", "no article 'nothing'"),
        ("*5 5>9 ; rule foul nowhere:touch ; rule foul umb:nothing", "no article 'nothing'"),
    ],
)
def test_what_has_no_meaning_is_refused(line: str, message: str) -> None:
    with pytest.raises(Refused, match=re.escape(message)):
        played(line)


def test_a_referee_may_answer_for_the_side_that_chooses() -> None:
    assert ruled(f"{FOUL} ; referee: choose pass-back")[2] == "A"


@pytest.mark.parametrize(("offer", "turn"), [("rerack-play", "B"), ("rerack-pass", "A")])
def test_racking_again_breaks_anew(offer: str, turn: str) -> None:
    play = parse_line(f"[shelf=1:2] *5 5>9 ; choose {offer}")
    choice = Duty(Side.B, Kind.CHOOSE, ("rerack-play", "rerack-pass"))
    told = [Ruling(call=Call.BAD_BREAK, turn=Side.B, duties=(choice,)), None]
    match = fold(SMALL, start_line(SMALL, play.settings), play.actions[:1], told)
    now = match.after(play.actions[1]).situation
    assert (now.turn.value, now.starter.value, now.phase.value, now.duties) == (turn, turn, "opening", ())
    assert str(match.after(play.actions[1]).standing[-1].ruling.moves[0]) == "rerack 12"


def test_a_disturbance_is_remembered_over_what_happens_before_the_choice() -> None:
    line = "*5 5>9 9@MR ; bystander: interfere ; timeout ; choose restore"
    assert ruled(line) == ("done", ["outside-interference"], "A", []) and played(line).situation.scores == (1, 0)
