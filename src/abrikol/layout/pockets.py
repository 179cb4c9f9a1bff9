"""Pockets as geometry: the two jaw points of each, and the pocket zone of the codex. Lengths in metres."""

from dataclasses import dataclass
from functools import cache
from math import sqrt

from abrikol.equipment.names import Cushion, Pocket
from abrikol.equipment.tables import PocketSizes, Table
from abrikol.layout.position import Point


@dataclass(frozen=True, slots=True)
class Jaw:
    """One jaw point: where a cushion's nose ends at a pocket.

    `side` is how the notation tells the two jaws of a pocket apart: FLf and FLl, but MLh and MLf, since both ends
    at a middle pocket belong to one cushion. `cushion` is the cushion a touch counts for (FREE-20.2).
    """

    pocket: Pocket
    side: Cushion
    cushion: Cushion
    point: Point


def pockets_of(table: Table) -> PocketSizes:
    """Return the table's pockets; raise ValueError for a carom table."""
    if table.pockets is None:
        raise ValueError(f"table {table.name!r} has no pockets")
    return table.pockets


@cache
def jaws(table: Table, pocket: Pocket) -> tuple[Jaw, Jaw]:
    """The two jaw points of a pocket, a mouth apart: at a corner one on each cushion, at the middle both on one."""
    end, side = _letters(pocket)
    if end is None:
        return _middle_jaws(table, pocket, side)
    return _corner_jaws(table, pocket, end, side)


def _letters(pocket: Pocket) -> tuple[Cushion | None, Cushion]:
    """A pocket's short cushion (none at the middle) and its long one."""
    end, side = pocket.value
    return (None if end == "M" else Cushion(end.lower())), Cushion(side.lower())


def _corner_jaws(table: Table, pocket: Pocket, end: Cushion, side: Cushion) -> tuple[Jaw, Jaw]:
    back = pockets_of(table).corner_mouth / sqrt(2)
    x = 0.0 if end is Cushion.HEAD else table.length
    y = 0.0 if side is Cushion.RIGHT else table.width
    inward_x = back if end is Cushion.HEAD else -back
    inward_y = back if side is Cushion.RIGHT else -back
    return (
        Jaw(pocket, end, end, Point(x, y + inward_y)),
        Jaw(pocket, side, side, Point(x + inward_x, y)),
    )


def _middle_jaws(table: Table, pocket: Pocket, side: Cushion) -> tuple[Jaw, Jaw]:
    half = pockets_of(table).middle_mouth / 2
    y = 0.0 if side is Cushion.RIGHT else table.width
    middle = table.length / 2
    return (
        Jaw(pocket, Cushion.HEAD, side, Point(middle - half, y)),
        Jaw(pocket, Cushion.FOOT, side, Point(middle + half, y)),
    )


def mouth_distance(point: Point, table: Table, pocket: Pocket) -> float:
    """Distance from a point to the segment between a pocket's jaw points, in metres."""
    first, second = (jaw.point for jaw in jaws(table, pocket))
    along_x, along_y = second.x - first.x, second.y - first.y
    share = ((point.x - first.x) * along_x + (point.y - first.y) * along_y) / (along_x**2 + along_y**2)
    share = min(1.0, max(0.0, share))
    return point.distance(Point(first.x + share * along_x, first.y + share * along_y))


def pocket_zones(point: Point, radius: float, table: Table) -> frozenset[Pocket]:
    """The pockets in whose zone a ball lies wholly or partly: within a diameter of the mouth (CODEX-BRK-02)."""
    reach = 2 * radius + radius
    return frozenset(pocket for pocket in Pocket if mouth_distance(point, table, pocket) <= reach)
