"""Zones: a ball on the line, 1 mm inside, 1 mm outside, for every line of every plan."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from abrikol.equipment.lookup import UnknownNameError
from abrikol.equipment.names import Cushion
from abrikol.equipment.tables import (
    HALF_MATCH_2300,
    HALF_MATCH_2520,
    MATCH_TABLE,
    PYRAMID_TABLES,
    SMALL_TABLE,
    TABLES,
    Table,
)
from abrikol.layout.position import Point
from abrikol.layout.shapes import Rectangle
from abrikol.layout.zones import (
    CADRES,
    PLAN_NAMES,
    Area,
    ZonePlan,
    in_house,
    neighbours,
    wholly_in_half,
    zone_plan,
    zones_of,
)

MM = 0.001
TABLE_OF = {2.840: MATCH_TABLE, 2.100: SMALL_TABLE, 2.520: HALF_MATCH_2520, 2.300: HALF_MATCH_2300}
PLANS = [
    *(zone_plan(name, TABLE_OF[cadre.length]) for name, cadre in CADRES.items()),
    *(zone_plan("free", table) for table in (MATCH_TABLE, SMALL_TABLE, HALF_MATCH_2300)),
    zone_plan("halves"),
]


def sides(zone: Area, plan: ZonePlan) -> Iterator[tuple[Point, float, float]]:
    """Points along each side of a zone that is a line on the bed, each with the way out of the zone."""
    corners = zone.shape.corners
    centre = Point(sum(c.x for c in corners) / len(corners), sum(c.y for c in corners) / len(corners))
    for first, second in pairwise((*corners, corners[0])):
        middle = Point((first.x + second.x) / 2, (first.y + second.y) / 2)
        if 0 < middle.x < plan.table.length and 0 < middle.y < plan.table.width:
            out_x, out_y = (second.y - first.y), (first.x - second.x)
            if out_x * (middle.x - centre.x) + out_y * (middle.y - centre.y) < 0:
                out_x, out_y = -out_x, -out_y
            length = first.distance(second)
            for share in (0.1, 0.37, 0.5, 0.9):
                point = Point(first.x + share * (second.x - first.x), first.y + share * (second.y - first.y))
                yield point, out_x / length, out_y / length


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"{plan.name}-{plan.table.name}")
def test_every_line_of_every_zone(plan: ZonePlan) -> None:
    """CAR-BALK-12: on the line is in."""
    for zone in plan.zones:
        for point, out_x, out_y in sides(zone, plan):
            inside = Point(point.x - MM * out_x, point.y - MM * out_y)
            outside = Point(point.x + MM * out_x, point.y + MM * out_y)
            assert zone.name in zones_of(point, plan)
            assert zone.name in zones_of(inside, plan)
            assert zone.name not in zones_of(outside, plan)


def at(x_mm: float, y_mm: float) -> Point:
    return Point(x_mm / 1000, y_mm / 1000)


def zones_at(name: str, x_mm: float, y_mm: float, **options: bool | float) -> set[str]:
    table = MATCH_TABLE if name not in CADRES else TABLE_OF[CADRES[name].length]
    return set(zones_of(at(x_mm, y_mm), zone_plan(name, table, **options)))


@pytest.mark.parametrize(
    ("x", "y", "zones"),
    [
        (200, 200, {"z1"}),  # head right
        (200, 700, {"z2"}),
        (300, 1200, {"z3"}),  # head left
        (1420, 200, {"z4"}),
        (1420, 710, {"z5"}),
        (1420, 1200, {"z6"}),
        (2600, 300, {"z7"}),
        (2600, 710, {"z8"}),
        (2600, 1200, {"z9"}),  # foot left
        (300, 470, {"z1", "z2"}),  # on the line
        (300, 469, {"z1"}),
        (300, 471, {"z2"}),
        (470, 300, {"z1", "z4"}),
        (469, 300, {"z1"}),
        (471, 300, {"z4"}),
        (2370, 950, {"z5", "z6", "z8", "z9"}),  # on a crossing
        (100, 470, {"z1", "z2", "a1"}),
        (178, 470, {"z1", "z2", "a1"}),
        (179, 470, {"z1", "z2"}),
        (100, 381, {"z1", "a1"}),
        (100, 380, {"z1"}),
        (100, 559, {"z2", "a1"}),
        (100, 560, {"z2"}),
        (100, 950, {"z2", "z3", "a2"}),
        (470, 100, {"z1", "z4", "a3"}),
        (470, 1400, {"z3", "z6", "a4"}),
        (2370, 178, {"z4", "z7", "a5"}),
        (2370, 1242, {"z6", "z9", "a6"}),
        (2800, 470, {"z7", "z8", "a7"}),
        (2800, 950, {"z8", "z9", "a8"}),
    ],
)
def test_balkline_47(x: float, y: float, zones: set[str]) -> None:
    """CAR-BALK-01: three rows of three from the head cushion, right to left; anchors by their line ends."""
    assert zones_at("47", x, y) == zones


@pytest.mark.parametrize(
    ("x", "y", "zones"),
    [
        (300, 300, {"z1"}),
        (300, 1000, {"z2"}),
        (1420, 709, {"z3"}),
        (1420, 711, {"z4"}),
        (2500, 100, {"z5"}),
        (2500, 1300, {"z6"}),
        (710, 710, {"z1", "z2", "z3", "z4"}),
        (50, 710, {"z1", "z2", "a1"}),
        (710, 50, {"z1", "z3", "a2"}),
        (710, 1400, {"z2", "z4", "a3"}),
        (2130, 50, {"z3", "z5", "a4"}),
        (2130, 1400, {"z4", "z6", "a5"}),
        (2800, 710, {"z5", "z6", "a6"}),
    ],
)
def test_balkline_71(x: float, y: float, zones: set[str]) -> None:
    """CAR-BALK-03: three rows of two."""
    assert zones_at("71", x, y) == zones


def test_47_has_eight_anchors_and_71_six() -> None:
    """CAR-BALK-07."""
    assert zone_plan("47").names == (*(f"z{n}" for n in range(1, 10)), *(f"a{n}" for n in range(1, 9)))
    assert zone_plan("71").names == (*(f"z{n}" for n in range(1, 7)), *(f"a{n}" for n in range(1, 7)))


def test_35_and_52_lie_on_the_small_table_without_anchors() -> None:
    """CAR-BALK-08: lines at 35 and 52.5 cm."""
    assert zones_at("35", 350, 100) == {"z1", "z4"}
    assert zones_at("35", 349, 700) == {"z2", "z3"}
    assert zones_at("52", 525, 525) == {"z1", "z2", "z3", "z4"}
    assert zones_at("52", 524, 526) == {"z2"}
    assert len(zone_plan("35", SMALL_TABLE, anchors=True).zones) == 17


def test_the_lines_of_47_may_be_drawn_in_exact_thirds() -> None:
    """CAR-BALK-01: the middle field is square only when the distance is width / 3, 473.3 mm."""
    assert zones_at("47", 300, 473) == {"z2"}
    assert zones_at("47", 300, 473, line=1.420 / 3) == {"z1"}


@pytest.mark.parametrize(
    ("x", "y", "zones"),
    [
        (0, 0, {"c1"}),
        (0, 1420, {"c2"}),
        (2840, 0, {"c3"}),
        (2840, 1420, {"c4"}),
        (709, 0, {"c1"}),
        (710, 0, {"c1"}),
        (711, 0, set()),
        (0, 355, {"c1"}),
        (0, 356, set()),
        (355, 177.5, {"c1"}),  # on the line
        (356, 177.5, set()),
        (354, 177.5, {"c1"}),
        (2485, 1242.5, {"c4"}),
        (2484, 1242.5, set()),
        (1420, 710, set()),
    ],
)
def test_the_corners_of_the_free_game(x: float, y: float, zones: set[str]) -> None:
    """CAR-FREE-06: 710 mm along the long cushion, 355 along the short."""
    assert zones_at("free", x, y) == zones


def test_corners_scale_with_the_diamonds() -> None:
    """Two diamonds by one: 525 x 262.5 mm on the small table."""
    small = zone_plan("free", SMALL_TABLE)
    assert zones_of(at(525, 0), small) == {"c1"}
    assert zones_of(at(526, 0), small) == set()


@pytest.mark.parametrize(("x", "halves"), [(1419, {"lower"}), (1420, {"lower", "upper"}), (1421, {"upper"})])
def test_a_ball_on_the_middle_line_is_in_both_halves(x: float, halves: set[str]) -> None:
    assert zones_at("halves", x, 400) == halves


def test_no_plan_has_no_zones() -> None:
    assert zones_at("none", 100, 100) == set()


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_the_house_line_is_not_part_of_the_house(table: Table) -> None:
    """FREE-10.1, FREE-10.2, GEN-16."""
    line, width = table.length / 4, table.width / 2
    assert in_house(Point(line - MM, width), table)
    assert not in_house(Point(line, width), table)
    assert not in_house(Point(line + MM, width), table)
    rear = 3 * table.length / 4
    assert in_house(Point(rear + MM, width), table, Cushion.FOOT)
    assert not in_house(Point(rear, width), table, Cushion.FOOT)
    assert not in_house(Point(rear - MM, width), table, Cushion.FOOT)


def test_no_house_lies_at_a_long_cushion() -> None:
    with pytest.raises(ValueError, match="h or f, not l"):
        in_house(at(1, 1), MATCH_TABLE, Cushion.LEFT)


@pytest.mark.parametrize(
    ("x", "half", "inside"), [(1389, "lower", True), (1390, "lower", False), (1451, "upper", True)]
)
def test_a_ball_in_hand_stays_wholly_in_its_half(x: float, half: str, inside: bool) -> None:
    """PIN5-4-2: no part beyond the middle line; a radius is 30.75 mm."""
    assert wholly_in_half(at(x, 500), 0.03075, MATCH_TABLE, half) is inside


def test_there_are_two_halves() -> None:
    with pytest.raises(ValueError, match="not 'left'"):
        wholly_in_half(at(1, 1), 0.03, MATCH_TABLE, "left")


def test_neighbours_share_a_line() -> None:
    """Notation: in 47 z3 and z6 are neighbours, z3 and z4 are not."""
    bare = zone_plan("47", MATCH_TABLE, anchors=False)
    assert neighbours("z3", bare) == {"z2", "z6"}
    assert neighbours("z5", bare) == {"z2", "z4", "z6", "z8"}
    assert neighbours("z1", zone_plan("71", MATCH_TABLE, anchors=False)) == {"z2", "z3"}
    assert neighbours("c1", zone_plan("free")) == set()
    assert neighbours("lower", zone_plan("halves")) == {"upper"}


def test_an_anchor_lies_astride_two_fields() -> None:
    """CAR-BALK-07: the restriction holds even when the balls lie in different cadres."""
    assert neighbours("a1", zone_plan("47")) == {"z1", "z2"}
    assert neighbours("z1", zone_plan("47")) == {"z2", "z4", "a1", "a3"}


def test_names_are_checked() -> None:
    with pytest.raises(UnknownNameError, match="no zone plan is called '48'; did you mean '47'"):
        zone_plan("48")
    with pytest.raises(UnknownNameError, match="no zone of plan '71' is called 'z7'"):
        neighbours("z7", zone_plan("71"))
    with pytest.raises(ValueError, match=r"47 is drawn on a table 2840 mm long, not on 'small' .*here: 35, 52"):
        zone_plan("47", SMALL_TABLE)
    with pytest.raises(ValueError, match="here: none"):
        zone_plan("47", PYRAMID_TABLES[0])


def test_every_plan_named_can_be_drawn() -> None:
    assert {plan.name for plan in PLANS} | {"none"} == set(PLAN_NAMES)


@given(st.floats(0, 2.84), st.floats(0, 1.42), st.sampled_from(["47", "71"]))
def test_every_place_lies_in_a_field(x: float, y: float, name: str) -> None:
    fields = {zone for zone in zones_of(Point(x, y), zone_plan(name)) if zone.startswith("z")}
    assert 1 <= len(fields) <= 4


def test_the_fields_cover_the_bed_once() -> None:
    for plan in PLANS[: len(CADRES)]:
        fields = [zone.shape for zone in plan.zones if zone.name.startswith("z")]
        area = sum((f.x1 - f.x0) * (f.y1 - f.y0) for f in fields if isinstance(f, Rectangle))
        assert area == pytest.approx(plan.table.length * plan.table.width)
