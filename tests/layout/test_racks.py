"""The pyramid, full and short."""

from itertools import combinations, pairwise

import pytest

from abrikol.equipment.balls import PYRAMID, PYRAMID_67, BallSet
from abrikol.equipment.names import NUMBERED_BALLS, Ball
from abrikol.equipment.tables import PYRAMID_12, PYRAMID_TABLES, Table
from abrikol.layout.position import Point, Position, check_no_overlap, touching_balls
from abrikol.layout.racks import CLASSIC_ORDER, Looseness, classic_rack, headless_rack, in_rack_area, rack, row_slots
from abrikol.layout.spots import foot_spot


def rows(racked: Position) -> list[list[int]]:
    """The numbers as seen from the front: rows from the apex, left to right."""
    by_row: dict[int, list[tuple[float, int]]] = {}
    for ball, point in racked.items():
        by_row.setdefault(round(1000 * point.x), []).append((-point.y, int(ball.value)))
    return [[number for _, number in sorted(row)] for _, row in sorted(by_row.items())]


def test_the_classic_rack_as_printed() -> None:
    """CLASSIC-02: 4 at the apex, 2 and 3 at the base corners, 13 14 15 inside."""
    assert rows(classic_rack(PYRAMID_12)) == [[4], [5, 6], [7, 15, 8], [9, 14, 13, 10], [2, 1, 12, 11, 3]]
    assert sorted(CLASSIC_ORDER, key=lambda ball: int(ball.value)) == list(NUMBERED_BALLS)


def test_the_plain_rack_runs_as_one_reads() -> None:
    assert rows(rack(PYRAMID_12)) == [[1], [2, 3], [4, 5, 6], [7, 8, 9, 10], [11, 12, 13, 14, 15]]


@pytest.mark.parametrize("table", PYRAMID_TABLES, ids=lambda table: table.name)
@pytest.mark.parametrize("balls", [PYRAMID, PYRAMID_67], ids=lambda balls: balls.name)
def test_the_rack_is_tight_with_its_apex_on_spot_3(table: Table, balls: BallSet) -> None:
    """GEN-11: a tight rack of fifteen has thirty contacts."""
    racked = rack(table, balls=balls)
    assert racked[Ball.B1] == foot_spot(table)
    assert len(touching_balls(racked, balls)) == 30
    check_no_overlap(racked, balls)


def test_rows_of_68_mm_balls_lie_58_89_mm_apart() -> None:
    """The base row is 235.56 mm behind the apex."""
    places = [rack(PYRAMID_12)[ball].x for ball in (Ball.B1, Ball.B2, Ball.B4, Ball.B7, Ball.B11)]
    assert [round(1000 * (after - before), 2) for before, after in pairwise(places)] == [58.89] * 4
    assert places[-1] - places[0] == pytest.approx(0.23556, abs=5e-6)


@pytest.mark.parametrize(
    ("balls", "last"),
    [
        (15, (0, 1, 2, 3, 4)),
        (14, (0, 1, 2, 3)),
        (13, (1, 2, 3)),
        (12, (1, 2)),
        (11, (2,)),
        (10, (0, 1, 2, 3)),
        (9, (0, 1, 2)),
        (7, (1,)),
        (1, (0,)),
    ],
)
def test_a_short_rack_fills_its_last_row_from_the_middle(balls: int, last: tuple[int, ...]) -> None:
    """DYN-D-07; which side is empty is open, ours leans left."""
    slots = row_slots(balls)
    assert slots[-1] == last
    assert sum(map(len, slots)) == balls
    assert all(len(row) == size for size, row in enumerate(slots[:-1], start=1))


def test_a_short_rack_keeps_the_order_it_was_given() -> None:
    thirteen = [ball for ball in NUMBERED_BALLS if ball not in (Ball.B4, Ball.B9)]
    assert rows(rack(PYRAMID_12, thirteen)) == [[1], [2, 3], [5, 6, 7], [8, 10, 11, 12], [13, 14, 15]]
    assert len(rack(PYRAMID_12, ())) == 0


def test_a_headless_rack_lies_in_the_places_behind_the_apex() -> None:
    """CONT-04: fourteen balls, the place on spot 3 empty."""
    fourteen = NUMBERED_BALLS[1:]
    assert headless_rack(PYRAMID_12, fourteen) == rack(PYRAMID_12).without(Ball.B1)


def test_the_area_of_the_rack_is_that_of_all_fifteen() -> None:
    """CONT-06: a ball is in the way where it would overlap any place, the empty one too; touching, it is not."""
    apex, diameter = foot_spot(PYRAMID_12), 0.068
    assert in_rack_area(apex, PYRAMID_12)
    assert in_rack_area(Point(apex.x - diameter + 1e-6, apex.y), PYRAMID_12)
    assert not in_rack_area(Point(apex.x - diameter, apex.y), PYRAMID_12)
    base = max(point.x for _, point in rack(PYRAMID_12).places)
    assert in_rack_area(Point(base + 0.05, apex.y), PYRAMID_12)
    assert not in_rack_area(Point(base + 0.0681, apex.y), PYRAMID_12)
    assert in_rack_area(Point(apex.x + 0.1, apex.y + 0.01), PYRAMID_12)


def test_a_rack_of_sixteen_or_with_a_ball_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="up to 15 different balls"):
        rack(PYRAMID_12, list(Ball)[3:])
    with pytest.raises(ValueError, match="not 1 1"):
        rack(PYRAMID_12, [Ball.B1, Ball.B1])


@pytest.mark.parametrize("seed", range(20))
def test_a_loose_rack_never_overlaps_and_says_its_seed(seed: int) -> None:
    """Gaps are declared and seeded."""
    loose = Looseness(gap=1e-4, seed=seed)
    racked = classic_rack(PYRAMID_12, looseness=loose)
    least = min(racked[a].distance(racked[b]) for a, b in combinations(racked, 2))
    assert 0.068 <= least <= 0.068 + 2e-4
    assert racked == classic_rack(PYRAMID_12, looseness=loose)
    assert racked != classic_rack(PYRAMID_12, looseness=Looseness(gap=1e-4, seed=seed + 1))
    assert racked[Ball.B4] == foot_spot(PYRAMID_12)
    assert len(rack(PYRAMID_12, (), looseness=loose)) == 0
