"""Zones: house, halves, the corners of the free game, balkline and its anchors. Metres throughout.

A ball lies where its centre is (FREE-9). A ball on a line of a plan counts in every zone that the line bounds
(CAR-BALK-12: against the player); a ball on the house line is outside the house (FREE-10.1, FREE-10.2).

Zones are numbered from the head cushion, in each row from right to left.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import product

from abrikol.equipment.lookup import look_up
from abrikol.equipment.names import Cushion
from abrikol.equipment.tables import MATCH_TABLE, Table
from abrikol.layout.position import Point
from abrikol.layout.shapes import LINE_TOLERANCE, Rectangle, Shape, Triangle, adjoin

# Side of an anchor's square: 17.8 cm, CAR-BALK-07.
ANCHOR_SIDE = 0.178


@dataclass(frozen=True, slots=True)
class Area:
    """A named part of the bed."""

    name: str
    shape: Shape


@dataclass(frozen=True, slots=True)
class ZonePlan:
    """The zones that a game draws on a table."""

    name: str
    table: Table
    zones: tuple[Area, ...] = field(repr=False)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of its zones, in their order."""
        return tuple(zone.name for zone in self.zones)

    def zone(self, name: str) -> Area:
        """Return a zone by name; raise `UnknownNameError` when the plan has none such."""
        return look_up(f"zone of plan {self.name!r}", name, {zone.name: zone for zone in self.zones})


def zones_of(point: Point, plan: ZonePlan) -> frozenset[str]:
    """The names of all zones of the plan in which a centre lies, lines included."""
    return frozenset([zone.name for zone in plan.zones if zone.shape.contains(point)])


def neighbours(name: str, plan: ZonePlan) -> frozenset[str]:
    """The zones that share more than a point with this one: across a line, or anchor and cadre over each other."""
    here = plan.zone(name)
    return frozenset(zone.name for zone in plan.zones if zone is not here and adjoin(zone.shape, here.shape))


@dataclass(frozen=True, slots=True)
class Cadre:
    """A balkline by its name: the length of the table it is drawn on, the lines' distance, and whether in thirds."""

    length: float
    line: float
    thirds: bool
    anchors: bool


# 47: 470 mm from all four cushions, as the text says; width / 3 is the other reading (CAR-BALK-01).
# 71: half the width and a quarter of the length (CAR-BALK-03). 35 and 52: 350 and 525 mm on the small table, without
# anchors by default (CAR-BALK-08). 42, 63, 38, 57: thirds and halves of the half-match tables, derived.
CADRES = {
    "47": Cadre(length=2.840, line=0.470, thirds=True, anchors=True),
    "71": Cadre(length=2.840, line=0.710, thirds=False, anchors=True),
    "35": Cadre(length=2.100, line=0.350, thirds=True, anchors=False),
    "52": Cadre(length=2.100, line=0.525, thirds=False, anchors=False),
    "42": Cadre(length=2.520, line=0.420, thirds=True, anchors=False),
    "63": Cadre(length=2.520, line=0.630, thirds=False, anchors=False),
    "38": Cadre(length=2.300, line=2.300 / 6, thirds=True, anchors=False),
    "57": Cadre(length=2.300, line=0.575, thirds=False, anchors=False),
}
PLAN_NAMES = (*CADRES, "free", "halves", "none")


@cache
def zone_plan(
    name: str, table: Table = MATCH_TABLE, line: float | None = None, anchors: bool | None = None
) -> ZonePlan:
    """Draw a plan on a table; `line` (metres) and `anchors` override a balkline's own.

    Raise `UnknownNameError` for an unknown plan, ValueError for a balkline drawn on a table of another size.
    """
    if name == "none":
        return ZonePlan(name, table, ())
    if name == "halves":
        return ZonePlan(name, table, tuple(_halves(table)))
    if name == "free":
        return ZonePlan(name, table, tuple(_corners(table)))
    return _balkline(name, table, line, anchors)


def _balkline(name: str, table: Table, line: float | None, anchors: bool | None) -> ZonePlan:
    if name not in CADRES:
        look_up("zone plan", name, dict.fromkeys(PLAN_NAMES))
    cadre = CADRES[name]
    if abs(cadre.length - table.length) > LINE_TOLERANCE:
        fitting = ", ".join(other for other, it in CADRES.items() if abs(it.length - table.length) <= LINE_TOLERANCE)
        raise ValueError(
            f"balkline {name} is drawn on a table {1000 * cadre.length:.0f} mm long, not on {table.name!r}"
            f" ({1000 * table.length:.0f} mm; here: {fitting or 'none'})"
        )
    xs, ys = _lines(table, cadre, cadre.line if line is None else line)
    with_anchors = cadre.anchors if anchors is None else anchors
    return ZonePlan(name, table, (*_grid(table, xs, ys), *(_anchors(table, xs, ys) if with_anchors else ())))


def _lines(table: Table, cadre: Cadre, line: float) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Where the lines lie: the x of those across the table, the y of those along it."""
    along = (line, table.width - line) if cadre.thirds else (table.width / 2,)
    return (line, table.length - line), along


def _grid(table: Table, xs: tuple[float, ...], ys: tuple[float, ...]) -> Iterator[Area]:
    """z1, z2, ...: the fields between the lines."""
    rows = zip((0.0, *xs), (*xs, table.length), strict=True)
    columns = tuple(zip((0.0, *ys), (*ys, table.width), strict=True))
    for number, ((x0, x1), (y0, y1)) in enumerate(product(rows, columns), start=1):
        yield Area(f"z{number}", Rectangle(x0, x1, y0, y1))


def _anchors(table: Table, xs: tuple[float, ...], ys: tuple[float, ...]) -> Iterator[Area]:
    """a1, a2, ...: a square astride every line end, one side on the cushion (CAR-BALK-07): 8 in 47, 6 in 71."""
    ends = [(x, y) for y in ys for x in (0.0, table.length)] + [(x, y) for x in xs for y in (0.0, table.width)]
    for number, (x, y) in enumerate(sorted(ends), start=1):
        x0 = min(max(x - ANCHOR_SIDE / 2, 0.0), table.length - ANCHOR_SIDE)
        y0 = min(max(y - ANCHOR_SIDE / 2, 0.0), table.width - ANCHOR_SIDE)
        yield Area(f"a{number}", Rectangle(x0, x0 + ANCHOR_SIDE, y0, y0 + ANCHOR_SIDE))


def _corners(table: Table) -> Iterator[Area]:
    """c1 to c4: two diamonds along the long cushion by one along the short: 710 x 355 mm (CAR-FREE-06)."""
    ends = ((0.0, 2 * table.diamond), (table.length, -2 * table.diamond))
    sides = ((0.0, table.diamond), (table.width, -table.diamond))
    for number, ((x, leg_x), (y, leg_y)) in enumerate(product(ends, sides), start=1):
        yield Area(f"c{number}", Triangle(Point(x, y), leg_x, leg_y))


def _halves(table: Table) -> Iterator[Area]:
    """lower and upper: the head and the foot half; a ball on the middle line is in both (PIN5-13-4)."""
    yield Area("lower", Rectangle(0.0, table.length / 2, 0.0, table.width))
    yield Area("upper", Rectangle(table.length / 2, table.length, 0.0, table.width))


def in_house(point: Point, table: Table, end: Cushion = Cushion.HEAD) -> bool:
    """Whether a centre lies in the house, whose line is not part of it (FREE-10.1, FREE-10.2).

    `end` FOOT asks for the temporary house behind the line through spot 3 (GEN-16, CLASSIC-36).
    """
    if end not in (Cushion.HEAD, Cushion.FOOT):
        raise ValueError(f"a house lies at h or f, not {end.value}")
    depth = point.x if end is Cushion.HEAD else table.length - point.x
    return depth < table.length / 4 - LINE_TOLERANCE


def wholly_in_half(point: Point, radius: float, table: Table, half: str = "lower") -> bool:
    """Whether no part of a ball lies beyond the middle line of `half`, lower or upper (PIN5-4-2, PIN5-13-3)."""
    if half not in ("lower", "upper"):
        raise ValueError(f"a half is lower or upper, not {half!r}")
    depth = point.x if half == "lower" else table.length - point.x
    return depth + radius <= table.length / 2 + LINE_TOLERANCE
