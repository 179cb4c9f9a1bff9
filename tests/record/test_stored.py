"""A ruling is stored as plain values and comes back the same."""

from __future__ import annotations

from dataclasses import fields
from typing import get_args

import pytest

from abrikol.equipment.names import Ball, Cushion, Pin, Pocket
from abrikol.layout.position import Point
from abrikol.record.lines import StoredRuling
from abrikol.record.stored import restored, stored
from abrikol.referee.duty import Duty, Kind
from abrikol.referee.ruling import (
    Call,
    Clear,
    Lay,
    LayBack,
    Move,
    Rerack,
    Reset,
    Restore,
    Ruling,
    Shelve,
    Spot,
    Stand,
    TakeBack,
    Transfer,
)
from abrikol.referee.situation import ClockState, Hand, Phase
from abrikol.stroke.calls import Announcement, BallCall, FigureCall, PocketCall, Way, Whose
from abrikol.stroke.events import BallTouch, CushionTouch, Hit, Tip, Zone
from abrikol.stroke.people import Official, Side
from abrikol.stroke.stroke import Stroke
from tests.small_game import BOOK

MOVES: tuple[Move, ...] = (
    Spot(Ball.B9),
    Spot(Ball.B9, ("spot3", "axis"), Point(1.2, 0.1 + 0.2)),
    Lay(Ball.W, "spot1"),
    Lay(Ball.W, "spot1", Point(0.71, 0.71)),
    Shelve(Side.A, Ball.B9),
    TakeBack(Side.B, 2),
    Transfer(Side.A, Side.C, 1),
    Reset(),
    Restore(),
    LayBack(),
    Rerack(12),
    Clear(Pin("kc")),
    Stand(Pin("kc")),
    Stand(Pin("km1"), "halfway"),
)

FULL = Ruling(
    call=Call.FOUL,
    articles=(BOOK["no-contact"], BOOK["touch"]),
    awards=((Side.B, 1), (Side.C, 1), (Side.A, -2)),
    owes=((Side.A, 1),),
    moves=MOVES,
    duties=(
        Duty(Official.REFEREE, Kind.SPOT, lapses=True),
        Duty(Side.B, Kind.CHOOSE, ("play", "pass-back"), implied="play"),
    ),
    turn=Side.B,
    run=3,
    fresh=False,
    phase=Phase.OPENING,
    hand=Hand("house"),
    frozen=frozenset({BallTouch(Ball.B5, Ball.B9), CushionTouch(Ball.B12, Cushion.FOOT)}),
    zones=((Zone("z3"), "entre"), (Zone("a1"), "dedans")),
    calls=(
        PocketCall(Ball.B8, Pocket.MR, (Ball.B13, Cushion.LEFT, Way.DIRECT)),
        PocketCall(Whose.OWN, Pocket.FL),
        BallCall(Ball.B8),
        Announcement.TWO_POCKETS,
        FigureCall("4.2"),
    ),
    memory=(("lag", None), ("debt", "1")),
    clock=ClockState(40, 12.5, True, True, True, (1, 0)),
    starter=Side.B,
    own=(Ball.Y, Ball.W),
    wins=Side.B,
    forfeit=True,
    needs="position of 9",
    again=Stroke(((Tip(Ball.B5),), (Hit(Ball.B5, Ball.B9),))),
)


def test_a_ruling_with_everything_comes_back() -> None:
    assert restored(stored(FULL), BOOK) == FULL


def test_a_ruling_with_nothing_comes_back() -> None:
    bare = Ruling(call=None, turn=Side.A)
    assert restored(stored(bare), BOOK) == bare


def test_that_nothing_touches_is_more_than_nothing_said() -> None:
    for frozen in (None, frozenset[BallTouch | CushionTouch]()):
        ruling = Ruling(call=Call.MISS, turn=Side.A, frozen=frozen, zones=None if frozen is None else ())
        assert restored(stored(ruling), BOOK) == ruling


def test_everything_of_a_ruling_is_stored() -> None:
    names = {field.name for field in fields(Ruling)}
    assert names == {field.name for field in fields(StoredRuling)}
    assert all(getattr(FULL, name) not in (None, (), Phase.PLAY) for name in names), "FULL leaves something out"


def test_every_kind_of_move_is_stored() -> None:
    assert {type(move) for move in MOVES} == set(get_args(Move))


def test_points_for_one_side_are_summed() -> None:
    assert stored(Ruling(call=Call.POINT, turn=Side.A, awards=((Side.A, 2), (Side.A, 3)))).awards == {"A": 5}


@pytest.mark.parametrize("text", ["fling 9", "spot", "spot 9 a b", "shelve E 9", "rerack some", "reset 3"])
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no move"):
        restored(StoredRuling(call="done", turn="A", moves=(text,)), BOOK)
