"""Where a ball in hand may lie: in the house, in the temporary one, in a half, in a zone, anywhere. Metres."""

from dataclasses import dataclass

from abrikol.equipment.tables import Table
from abrikol.layout.shapes import LINE_TOLERANCE, Rectangle, Shape
from abrikol.layout.zones import ZonePlan, zone_plan


@dataclass(frozen=True, slots=True)
class HandArea:
    """The part of the bed that is lit for a ball in hand, and where its centre may lie there."""

    shape: Shape
    centres: Rectangle


def hand_area(where: str, table: Table, radius: float, plan: ZonePlan | None = None) -> HandArea:
    """The area of a hand named by the law: `house`, `rear`, `any`, `lower`, `upper`, or a zone of the plan.

    The line of a house is not part of it (FREE-10.1); in a half no part of the ball lies beyond the middle line
    (PIN5-4-2). Raise `UnknownNameError` for a zone that the plan does not have.
    """
    quarter, line = table.length / 4, 2 * LINE_TOLERANCE
    known = {
        "any": (0.0, table.length, radius),
        "house": (0.0, quarter, line),
        "rear": (table.length - quarter, table.length, line),
        "lower": (0.0, table.length / 2, radius),
        "upper": (table.length / 2, table.length, radius),
    }
    if where not in known:
        shape = (plan or zone_plan("none", table)).zone(where).shape
        return HandArea(shape, _inside(_around(shape), table, radius))
    x0, x1, off = known[where]
    part = Rectangle(x0, x1, 0.0, table.width)
    return HandArea(part, _inside(Rectangle(x0 + off, x1 - off, 0.0, table.width), table, radius))


def _around(shape: Shape) -> Rectangle:
    xs, ys = zip(*((corner.x, corner.y) for corner in shape.corners), strict=True)
    return Rectangle(min(xs), max(xs), min(ys), max(ys))


def _inside(part: Rectangle, table: Table, radius: float) -> Rectangle:
    """So much of it that a ball there keeps off the cushions."""
    return Rectangle(
        max(part.x0, radius),
        min(part.x1, table.length - radius),
        max(part.y0, radius),
        min(part.y1, table.width - radius),
    )
