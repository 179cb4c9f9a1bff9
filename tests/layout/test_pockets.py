"""Jaws and pocket zones."""

from math import sqrt

import pytest

from abrikol.equipment.names import Cushion, Pocket
from abrikol.equipment.tables import MATCH_TABLE, PYRAMID_12, PYRAMID_TABLES, Table
from abrikol.layout.pockets import jaws, mouth_distance, pocket_zones
from abrikol.layout.position import Point

CORNERS = {Pocket.HR: (0.0, 0.0), Pocket.HL: (0.0, 1.775), Pocket.FR: (3.55, 0.0), Pocket.FL: (3.55, 1.775)}


@pytest.mark.parametrize("table", PYRAMID_TABLES, ids=lambda table: table.name)
@pytest.mark.parametrize("pocket", Pocket)
def test_a_mouth_is_as_wide_as_the_table_says(table: Table, pocket: Pocket) -> None:
    assert table.pockets is not None
    first, second = jaws(table, pocket)
    middle = pocket in (Pocket.ML, Pocket.MR)
    width = table.pockets.middle_mouth if middle else table.pockets.corner_mouth
    assert first.point.distance(second.point) == pytest.approx(width)


def test_jaws_are_named_by_the_side_they_stand_on() -> None:
    """Notation: FLf, FLl, MLh, MLf; both ends at a middle pocket belong to one cushion."""
    names = [
        f"{jaw.pocket.value}{jaw.side.value}" for pocket in (Pocket.FL, Pocket.ML) for jaw in jaws(PYRAMID_12, pocket)
    ]
    assert names == ["FLf", "FLl", "MLh", "MLf"]
    assert {jaw.cushion for jaw in jaws(PYRAMID_12, Pocket.ML)} == {Cushion.LEFT}


@pytest.mark.parametrize("pocket", CORNERS)
def test_a_corner_jaw_ends_the_nose_of_its_cushion(pocket: Pocket) -> None:
    x, y = CORNERS[pocket]
    on_short, on_long = jaws(PYRAMID_12, pocket)
    assert on_short.point.x == x
    assert on_long.point.y == y
    assert on_short.cushion in (Cushion.HEAD, Cushion.FOOT)
    assert on_long.cushion in (Cushion.LEFT, Cushion.RIGHT)
    assert abs(on_short.point.y - y) == pytest.approx(0.0725 / sqrt(2))


def test_a_carom_table_has_no_jaws() -> None:
    with pytest.raises(ValueError, match="'match' has no pockets"):
        jaws(MATCH_TABLE, Pocket.HL)


@pytest.mark.parametrize(("away_mm", "inside"), [(101, True), (102, True), (103, False)])
@pytest.mark.parametrize(("pocket", "inward"), [(Pocket.MR, 1), (Pocket.ML, -1)])
def test_a_ball_partly_within_a_diameter_of_the_mouth_lies_in_the_zone(
    pocket: Pocket, inward: int, away_mm: float, inside: bool
) -> None:
    """CODEX-BRK-02: the strip is 68 mm deep and the ball's own 34 mm reach into it: 102 mm."""
    y = 0.0 if pocket is Pocket.MR else 1.775
    point = Point(1.775, y + inward * (away_mm / 1000 - 1e-9))
    assert pocket_zones(point, 0.034, PYRAMID_12) == ({pocket} if inside else set())


def test_along_the_cushion_the_zone_is_measured_from_the_jaw_point() -> None:
    jaw = jaws(PYRAMID_12, Pocket.MR)[1].point
    assert mouth_distance(Point(jaw.x + 0.05, 0.0), PYRAMID_12, Pocket.MR) == pytest.approx(0.05)
    assert mouth_distance(Point(jaw.x - 0.01, 0.03), PYRAMID_12, Pocket.MR) == pytest.approx(0.03)


def test_the_middle_of_the_bed_is_in_no_pocket_zone() -> None:
    assert pocket_zones(Point(1.775, 0.8875), 0.034, PYRAMID_12) == frozenset()
