"""Lines and zones: when a ball's centre crosses them, from its path.

Lines (the centre line, the house line, …) are crossed when the centre passes from one side to the other; a ball that
lay on the line and leaves it, or comes to rest on it, has not crossed. Zones hold their borders, as `layout.zones` has
it: a ball leaves one when its centre is past the border by more than the width of a line.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from math import hypot

from abrikol.equipment.names import Ball
from abrikol.equipment.tables import Table
from abrikol.layout.position import Point
from abrikol.layout.shapes import LINE_TOLERANCE, Rectangle, Shape
from abrikol.layout.zones import ZonePlan, zones_of
from abrikol.play.paths import Path, passes, place_at
from abrikol.stroke.events import Cross, Enter, Event, Leave, Line, Zone

Timed = tuple[float, Event]
Edge = tuple[float, float, float]
"""A straight line along·x + across·y = level."""


def line_edge(line: Line, table: Table) -> Edge:
    """Where a line lies: three across the table by the spots, the axis along it."""
    match line:
        case Line.CENTRE:
            return 1.0, 0.0, table.length / 2
        case Line.HOUSE:
            return 1.0, 0.0, table.length / 4
        case Line.REAR:
            return 1.0, 0.0, 3 * table.length / 4
        case Line.AXIS:
            return 0.0, 1.0, table.width / 2


def crossings(ball: Ball, path: Path, end: float, line: Line, table: Table) -> Iterator[Timed]:
    """The crossings of one line by one ball."""
    along, across, level = line_edge(line, table)

    def side(time: float) -> int:
        x, y, _ = place_at(path, time)
        past = along * x + across * y - level
        return 0 if abs(past) <= LINE_TOLERANCE else 1 if past > 0.0 else -1

    times = list(passes(path, end, along, across, level))
    if not times:
        return
    last = side(0.0)
    for time, until in pairwise([*times, end]):
        now = side(0.5 * (time + until)) or side(until)
        if now and last and now != last:
            yield time, Cross(ball, line)
        last = now or last


def zone_changes(ball: Ball, path: Path, end: float, plan: ZonePlan) -> Iterator[Timed]:
    """Which zones of a plan a ball leaves and enters, and when."""
    times = sorted({time for edge in edges_of(plan) for time in passes(path, end, *edge)})
    inside = _zones_at(path, 0.0, plan)
    for time, until in pairwise([*times, end]):
        now = _zones_at(path, 0.5 * (time + until), plan)
        if now != inside:
            yield from ((time, Leave(ball, Zone(name))) for name in plan.names if name in inside - now)
            yield from ((time, Enter(ball, Zone(name))) for name in plan.names if name in now - inside)
        inside = now


def _zones_at(path: Path, time: float, plan: ZonePlan) -> frozenset[str]:
    x, y, _ = place_at(path, time)
    return zones_of(Point(x, y), plan)


@cache
def edges_of(plan: ZonePlan) -> tuple[Edge, ...]:
    """The lines, just outside each border, at which a ball leaves or enters a zone of the plan."""
    return tuple(sorted({edge for zone in plan.zones for edge in _edges(zone.shape)}))


def _edges(shape: Shape) -> Iterator[Edge]:
    if isinstance(shape, Rectangle):
        yield 1.0, 0.0, shape.x0 - LINE_TOLERANCE
        yield 1.0, 0.0, shape.x1 + LINE_TOLERANCE
        yield 0.0, 1.0, shape.y0 - LINE_TOLERANCE
        yield 0.0, 1.0, shape.y1 + LINE_TOLERANCE
        return
    along, across = 1.0 / shape.leg_x, 1.0 / shape.leg_y
    level = shape.corner.x * along + shape.corner.y * across + 1.0 + LINE_TOLERANCE * hypot(along, across)
    yield along, across, level
