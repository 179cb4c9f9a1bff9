"""Where pins stand, as points in metres, and which of them a ball covers."""

from math import atan2, sin

from abrikol.equipment.balls import PYRAMID_BALL
from abrikol.equipment.names import Pin
from abrikol.equipment.pins import (
    FIVE_PINS_SPACING,
    MEDIUM_PIN_CLEARANCE,
    MEDIUM_PINS,
    SEVEN,
    SEVEN_PINS_PASSAGE,
    PinSet,
)
from abrikol.equipment.tables import Table
from abrikol.layout.position import Point, Position
from abrikol.layout.spots import centre_spot, foot_spot, head_spot


def pin_figure(table: Table, pins: PinSet, radius: float) -> dict[Pin, Point]:
    """The whole figure of a pin set, for balls of that radius."""
    return seven_pin_places(table, pins, radius) if MEDIUM_PINS[0] in pins.names else five_pin_places(table)


def five_pin_places(table: Table, spacing: float = FIVE_PINS_SPACING) -> dict[Pin, Point]:
    """The plus sign of five pins: the king on the centre, the others `spacing` away along the axes (PIN5-1-1)."""
    centre = centre_spot(table)
    return {
        Pin.KC: centre,
        Pin.KH: Point(centre.x - spacing, centre.y),
        Pin.KF: Point(centre.x + spacing, centre.y),
        Pin.KL: Point(centre.x, centre.y + spacing),
        Pin.KR: Point(centre.x, centre.y - spacing),
    }


def seven_pin_places(table: Table, pins: PinSet = SEVEN, radius: float = PYRAMID_BALL.radius) -> dict[Pin, Point]:
    """The seven pins: the plus sign, and a medium pin beside spots 1 and 3 toward the centre (PIN7-05 to 07)."""
    spacing = 2 * radius + SEVEN_PINS_PASSAGE + (pins.size(Pin.KC).widest + pins.size(Pin.KH).widest) / 2
    away = medium_pin_distance(table, pins.size(Pin.KM1).widest / 2, radius)
    head, foot = head_spot(table), foot_spot(table)
    mediums = {Pin.KM1: Point(head.x + away, head.y), Pin.KM3: Point(foot.x - away, foot.y)}
    return five_pin_places(table, spacing) | mediums


def medium_pin_distance(table: Table, pin_radius: float, radius: float) -> float:
    """How far a medium pin stands from its spot, in metres.

    A ball played from the spot into a middle pocket passes it with 5 mm of air (PIN7-07); its path makes
    45 degrees with the axis, so the distance is the clearance times the square root of two.
    """
    angle = atan2(table.width / 2, table.length / 4)
    return (radius + MEDIUM_PIN_CLEARANCE + pin_radius) / sin(angle)


def medium_pin_refuge(table: Table, pin: Pin) -> Point:
    """Where a medium pin goes when a ball lies on its place: midway between its spot and the centre (PIN7-32)."""
    if pin not in (Pin.KM1, Pin.KM3):
        raise ValueError(f"only the medium pins km1 and km3 give way, not {pin.value}")
    near = head_spot(table) if pin is Pin.KM1 else foot_spot(table)
    return Point((near.x + centre_spot(table).x) / 2, near.y)


def covered_pins(places: dict[Pin, Point], pins: PinSet, position: Position, radius: float) -> frozenset[Pin]:
    """The pins whose place a ball covers, even in part, seen from above: they are taken away (PIN5-12-7, PIN7-33)."""
    return frozenset(
        pin
        for pin, place in places.items()
        if any(place.distance(point) < radius + pins.size(pin).widest / 2 for point in position.values())
    )
