"""How a match and a line begin, what nobody could do, and how a step is told."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from abrikol.disciplines import discipline
from abrikol.equipment.names import Ball, Pin
from abrikol.layout.position import OverlapError
from abrikol.match.match import fold
from abrikol.match.spoken import spoken
from abrikol.match.start import start_line, start_match
from abrikol.referee.format import FormatError
from abrikol.referee.refused import Refused
from abrikol.referee.situation import Phase
from abrikol.stroke.notation import parse_line
from abrikol.stroke.people import Side
from tests.match.playing import CAROM, carried_out, played, started
from tests.small_game import SMALL

# how it begins --------------------------------------------------------------------------------------


def test_a_match_begins_with_the_lag() -> None:
    begun = start_match(SMALL)
    assert (begun.phase, begun.turn, begun.sides, str(begun.format)) == (Phase.LAG, Side.A, (Side.A, Side.B), "8")
    (duty,) = begun.duties
    assert (duty.by, duty.kind.value, duty.lapses) == (Side.A, "lag", True)
    assert start_match(SMALL, players=4, code="5-BO3").sides == tuple(Side)
    assert start_match(SMALL, players=3).won == (0, 0, 0)


@pytest.mark.parametrize(
    ("settings", "players"), [("", 2), ("players=3", 3), ("score=1:2:3", 3), ("score=1:2:3:4", 4), ("turn=B", 2)]
)
def test_how_many_play(settings: str, players: int) -> None:
    assert len(started(settings).sides) == players


def test_what_settings_leave_out() -> None:
    begun = started("")
    assert (begun.turn, begun.starter, begun.phase, begun.scores, begun.shelves) == (
        Side.A,
        Side.A,
        Phase.PLAY,
        (0, 0),
        (0, 0),
    )
    assert (begun.run, begun.fresh, begun.innings, begun.hand, dict(begun.position), begun.zones) == (
        0,
        True,
        (0, 0),
        None,
        {},
        (),
    )
    assert (begun.standing, begun.clock.limit, begun.memory) == (None, None, ())
    assert started("turn=B").starter is Side.A and started("turn=B opening").starter is Side.B
    assert started("score=3:1").shelves == (3, 1) and started("score=3:1 shelf=2:1").shelves == (2, 1)
    assert started("score=3:1", replace(SMALL, own_shelf=False)).shelves == (0, 0)
    balls = len(SMALL.balls.balls)
    assert started(f"score={balls - 2}:1").shelves == (balls - 2, 1) and started(f"score={balls - 1}:1").shelves == (
        0,
        0,
    )
    assert started("run=2").fresh is False and started("run=2").run == 2
    assert len(started("opening").position) == 15 and not started("").position
    assert list(started("opening at=9:1,1").position) == [Ball.B9]
    assert started("hand=house").hand is not None and started("hand").hand is not None
    assert started("clock=40 left=3.5 warned").clock == replace(started("").clock, limit=40, left=3.5, warned=True)
    assert started("standing=kc").standing == frozenset({Pin.KC}) and started("standing=none").standing == frozenset()
    assert started("figure=4.2 attempt=2 removed=1 premium afera=7 lastsafety=B").memory == (
        ("afera", "7"),
        ("attempt", "2"),
        ("figure", "4.2"),
        ("lastsafety", "B"),
        ("premium", "1"),
        ("removed", "1"),
    )


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ("players=1", "small@here is played by 2, 3, 4 players, not by 1"),
        ("players=3 score=1:2", "score has 2 numbers for 3 sides"),
        ("owes=1:2:3", "owes has 3 numbers for 2 sides"),
        ("shelf=1", "shelf has 1 number for 2 sides"),
        ("innings=1:2:3", "innings has 3 numbers for 2 sides"),
        ("with=order:pure", "small@here has no option 'order'; it has none"),
        ("at=W:1,1", "small@here is not played with ball W"),
        ("absent=Y", "small@here is not played with ball Y"),
    ],
)
def test_settings_that_cannot_be(settings: str, message: str) -> None:
    with pytest.raises(Refused, match=re.escape(message)):
        started(settings)


def test_other_settings_that_cannot_be() -> None:
    with pytest.raises(Refused, match="is one of nothing-before, literal, not 'both'"):
        started("with=frozen-cushion:both", discipline("three-cushion@digest"))
    with pytest.raises(Refused, match="has an odd number of games, not 2"):
        started("format=8-G2", replace(SMALL, odd_games=True))
    with pytest.raises(OverlapError, match="balls 5 and 9 overlap"):
        started("at=5:1,1/9:1.01,1")
    with pytest.raises(FormatError, match="no part of a format"):
        started("format=8-XX")
    assert started("format=8-BO3", replace(SMALL, odd_games=True)).format.of == 3


# what nobody could do ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("C: *5", "C does not play: there are 2 sides"),
        ("start D", "D does not play: there are 2 sides"),
        ("t3", "a stroke that touched nothing is written with its tip"),
        ("*W W>R", "small@here is not played with ball R"),
        ("lag W/f&Y/f", "small@here is not played with ball W"),
    ],
)
def test_the_impossible_is_refused(line: str, message: str) -> None:
    with pytest.raises(Refused, match=re.escape(message)):
        played(line)


@pytest.mark.parametrize("event", ["R@FL", "R/FL", "R<FL"])
def test_a_table_without_pockets(event: str) -> None:
    with pytest.raises(Refused, match="played on a table without pockets"):
        played(f"W>R {event}", CAROM)


# how it is told ------------------------------------------------------------------------------------------


def test_the_state_that_is_told() -> None:
    row = spoken(played("[format=8-BO3 hand=house premium zones=z1:entre] call ?9@FL"))[0]
    assert row["state"] == {"z1": "entre", "premium": "1", "games": "0:0", "hand": "house"}
    assert spoken(played("timeout"))[0]["state"] == {}
    assert spoken(played("[format=1-G2] timeout"))[0]["state"] == {"games": "0:0"}
    hidden = carried_out("*5 5>9", memory=(("_secret", "1"), ("told", "1")))
    play = parse_line("[players=3] timeout")
    told = spoken(fold(SMALL, replace(start_line(SMALL, play.settings), memory=hidden.memory), play.actions))[0]
    assert told["state"] == {"told": "1"} and told["score"] == {"A": 0, "B": 0, "C": 0}


def test_a_row_tells_its_articles_once() -> None:
    row = spoken(played("*5"))[0]
    assert (row["n"], row["by"], row["call"], row["articles"], row["catalogue"]) == (
        1,
        "A",
        "foul",
        ["small:no-contact"],
        ["SMALL-03"],
    )
    assert row["duties"] == [{"by": "B", "do": "choose", "of": ["play", "pass-back"]}] and row["owes"] == {}
    assert spoken(played("*5 ; choose play"))[1]["by"] == "B"
