"""Printing events, groups and rests."""

from __future__ import annotations

from decimal import Decimal

from abrikol.layout.position import Point
from abrikol.stroke.events import (
    At,
    BallTouch,
    Both,
    Cross,
    CushionTouch,
    Displaced,
    Enter,
    Event,
    Fall,
    Fell,
    Fly,
    Frozen,
    Group,
    Hit,
    Jaw,
    Land,
    Leans,
    Leave,
    Measures,
    Moved,
    Place,
    Rebound,
    Rest,
    Rests,
    Return,
    Tip,
    Touching,
)


def print_event(event: Event) -> str:
    """One event."""
    match event:
        case Tip(ball, measures):
            return f"*{ball.value}{_print_measures(measures)}"
        case Hit(ball, other):
            return f"{ball.value}>{other.value}"
        case Rebound(ball, cushion):
            return f"{ball.value}/{cushion.value}"
        case Jaw(ball, pocket, side):
            return f"{ball.value}/{pocket.value}{side.value if side else ''}"
        case Fall(ball, pocket, untouched):
            return f"{ball.value}@{pocket.value}{'~' if untouched else ''}"
        case Return(ball, pocket):
            return f"{ball.value}<{pocket.value}"
        case Cross(ball, line):
            return f"{ball.value}|{line.value}"
        case Fly(ball, over):
            return f"{ball.value}^{over.value if over else ''}"
        case Land(ball):
            return f"{ball.value}v"
        case Fell(by, pin):
            return f"{by.value}x{pin.value}"
        case Displaced(pin):
            return f"{pin.value}~"
        case Leans(pin, ball):
            return f"{pin.value}?{ball.value}"
        case Leave(ball, zone):
            return f"{ball.value}-{zone}"
        case Enter(ball, zone):
            return f"{ball.value}+{zone}"
        case At(seconds):
            return f"t{print_number(seconds)}"


def print_number(value: float) -> str:
    """A decimal without an exponent that reads back as the same float; whole ones without a point."""
    text = format(Decimal(repr(value)), "f")
    return text.removesuffix(".0")


def _print_measures(measures: Measures) -> str:
    named = [
        ("gap", measures.gap),
        ("angle", measures.angle),
        ("follow", measures.follow),
        ("held", measures.held),
    ]
    known = ",".join(f"{name}={print_number(value)}" for name, value in named if value is not None)
    return f"{{{known}}}" if known else ""


def print_groups(groups: tuple[Group, ...]) -> list[str]:
    """Each group with its events joined."""
    return ["&".join(map(print_event, group)) for group in groups]


def print_rest(rest: Rest) -> str:
    """One rest."""
    match rest:
        case Rests(ball, place):
            return f"{ball.value}={_print_place(place)}"
        case Moved(balls):
            return f"moved={print_names([ball.value for ball in balls])}"
        case Frozen(contacts):
            return f"frozen={print_names([print_touching(contact) for contact in contacts])}"
        case Both(zones):
            return f"both={print_names([str(zone) for zone in zones])}"


def print_names(names: list[str]) -> str:
    """Names parted by commas, or the word none."""
    return ",".join(names) or "none"


def _print_place(place: Place) -> str:
    if isinstance(place, Point):
        return print_point(place)
    if isinstance(place, tuple):
        return "|".join(place)
    return str(place.value)


def print_point(point: Point) -> str:
    """A point in metres."""
    return f"{print_number(point.x)},{print_number(point.y)}"


def print_touching(contact: Touching) -> str:
    """One contact."""
    match contact:
        case BallTouch(ball, other):
            return f"{ball.value}-{other.value}"
        case CushionTouch(ball, cushion):
            return f"{ball.value}/{cushion.value}"
