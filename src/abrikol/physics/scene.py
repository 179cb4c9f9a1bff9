"""Who is who on the table, and what the law watches there."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from abrikol.equipment.balls import BallSet
from abrikol.equipment.names import Ball, Pin
from abrikol.equipment.tables import Table
from abrikol.layout.zones import ZonePlan
from abrikol.physics import lines as straight
from abrikol.stroke.events import Event, Line

Timed = tuple[float, Event]
"""An event and when it happened, in seconds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """Who is who, and what on this table the law watches."""

    table: Table
    balls: BallSet
    names: tuple[Ball, ...]
    pins: tuple[Pin, ...] = ()
    lines: Mapping[Line, straight.Line] = field(default_factory=dict)
    zones: ZonePlan | None = None


def pyramid_lines(table: Table) -> dict[Line, straight.Line]:
    """Centre, house and rear line and the long axis of a pyramid table."""
    return {
        Line.CENTRE: straight.Line(1, 0, table.length / 2),
        Line.HOUSE: straight.Line(1, 0, table.length / 4),
        Line.REAR: straight.Line(1, 0, 3 * table.length / 4),
        Line.AXIS: straight.Line(0, 1, table.width / 2),
    }


def name_of(scene: Scene, body: int) -> Ball | Pin:
    """The name of a body by the kernel's number."""
    count = len(scene.names)
    return scene.names[body] if body < count else scene.pins[body - count]
