"""Positions: frozen mappings, overlaps, frozen balls."""

import pickle

import pytest

from abrikol.equipment.balls import CAROM, PYRAMID
from abrikol.equipment.names import Ball, Cushion
from abrikol.equipment.tables import MATCH_TABLE, PYRAMID_12
from abrikol.layout.position import (
    OverlapError,
    Point,
    Position,
    check_no_overlap,
    gap,
    overlapping,
    touching_balls,
    touching_cushions,
)

WHITE_AND_RED = Position({Ball.R: Point(2.13, 0.71), Ball.W: Point(0.71, 0.53)})


def two(apart_mm: float) -> Position:
    return Position({Ball.W: Point(1.0, 0.7), Ball.Y: Point(1.0 + apart_mm / 1000, 0.7)})


def test_a_position_reads_like_a_mapping() -> None:
    assert WHITE_AND_RED[Ball.W] == Point(0.71, 0.53)
    assert list(WHITE_AND_RED) == [Ball.W, Ball.R]
    assert len(WHITE_AND_RED) == 2
    assert Ball.Y not in WHITE_AND_RED
    assert WHITE_AND_RED.get(Ball.Y) is None
    with pytest.raises(KeyError):
        WHITE_AND_RED[Ball.Y]


def test_positions_are_equal_and_hash_alike_whatever_the_order() -> None:
    same = Position([(Ball.W, Point(0.71, 0.53)), (Ball.R, Point(2.13, 0.71))])
    assert same == WHITE_AND_RED
    assert hash(same) == hash(WHITE_AND_RED)
    assert pickle.loads(pickle.dumps(same)) == WHITE_AND_RED


def test_a_position_prints_as_the_notation_writes_it() -> None:
    assert repr(WHITE_AND_RED) == "Position(W:0.71,0.53/R:2.13,0.71)"


def test_changes_make_new_positions() -> None:
    moved = WHITE_AND_RED.with_ball(Ball.W, Point(1, 1)).with_balls({Ball.Y: Point(2, 1)})
    assert dict(moved) == {Ball.W: Point(1, 1), Ball.Y: Point(2, 1), Ball.R: Point(2.13, 0.71)}
    assert moved.without(Ball.W, Ball.Y, Ball.B9) == Position({Ball.R: Point(2.13, 0.71)})
    assert WHITE_AND_RED[Ball.W] == Point(0.71, 0.53)


def test_an_overlap_names_both_balls_and_their_distance() -> None:
    with pytest.raises(
        OverlapError, match=r"balls W and Y overlap: their centres are 40\.0 mm apart and need 61\.5 mm"
    ):
        check_no_overlap(two(40), CAROM)
    check_no_overlap(two(61.5), CAROM)


@pytest.mark.parametrize(
    ("apart", "overlaps", "touches"),
    [(61.2, True, False), (61.35, False, True), (61.5, False, True), (61.65, False, True), (61.8, False, False)],
)
def test_balls_are_frozen_within_two_tenths_of_a_millimetre(apart: float, overlaps: bool, touches: bool) -> None:
    """Every pair overlaps, touches or is apart; nothing is two of these."""
    assert bool(overlapping(two(apart), CAROM)) is overlaps
    assert bool(touching_balls(two(apart), CAROM)) is touches


def test_the_gap_is_the_air_between() -> None:
    assert gap(Ball.W, Ball.Y, two(71.5), CAROM) == pytest.approx(0.010)


def test_a_ball_in_the_corner_touches_both_cushions() -> None:
    away = MATCH_TABLE.reach(0.03075)
    corner = Position({Ball.W: Point(2.84 - away, away), Ball.R: Point(1.0, 1.42 - away - 0.0003)})
    assert touching_cushions(corner, CAROM, MATCH_TABLE) == ((Ball.W, Cushion.FOOT), (Ball.W, Cushion.RIGHT))


def test_every_cushion_can_be_touched() -> None:
    away = PYRAMID_12.reach(0.034)
    places = {
        Ball.B1: Point(away, 0.5),
        Ball.B2: Point(3.55 - away, 0.5),
        Ball.B3: Point(1, 1.775 - away),
        Ball.B4: Point(1, away),
    }
    found = [cushion for _, cushion in touching_cushions(Position(places), PYRAMID, PYRAMID_12)]
    assert found == [Cushion.HEAD, Cushion.FOOT, Cushion.LEFT, Cushion.RIGHT]
