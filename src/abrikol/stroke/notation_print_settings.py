"""Printing settings."""

from __future__ import annotations

from abrikol.stroke.notation_print_events import print_names, print_number, print_point, print_touching
from abrikol.stroke.notation_settings import BARE_HAND
from abrikol.stroke.settings import Settings


def print_settings(settings: Settings) -> str:
    """Settings without their brackets, in the order of the specification; empty where nothing is stated."""
    stated = [*_flags(settings), *_valued(settings)]
    order = {name: rank for rank, name in enumerate(_ORDER)}
    return " ".join(sorted(stated, key=lambda text: order[text.partition("=")[0]]))


_ORDER = (
    *("turn", "players", "score", "shelf", "owes", "run", "innings", "opening", "hand", "premium", "format", "with"),
    *("at", "frozen", "absent", "standing", "zones", "clock", "left", "warned", "figure", "attempt", "afera"),
    *("lastsafety", "removed"),
)


def _flags(settings: Settings) -> list[str]:
    flags = {
        "opening": settings.opening,
        "hand": settings.hand == BARE_HAND,
        "premium": settings.premium,
        "warned": settings.warned,
    }
    return [name for name, stated in flags.items() if stated]


def _valued(settings: Settings) -> list[str]:
    values = {**_of_match(settings), **_of_table(settings), **_of_attempt(settings)}
    return [f"{name}={value}" for name, value in values.items() if value is not None]


def _of_match(settings: Settings) -> dict[str, object]:
    return {
        "turn": settings.turn and settings.turn.value,
        "players": settings.players,
        "score": _numbers(settings.score),
        "shelf": _numbers(settings.shelf),
        "owes": _numbers(settings.owes),
        "run": settings.run,
        "innings": _numbers(settings.innings),
        "format": settings.format,
        "with": ",".join(f"{name}:{value}" for name, value in settings.options) or None,
        "clock": settings.clock,
        "left": None if settings.left is None else print_number(settings.left),
        "lastsafety": settings.lastsafety and settings.lastsafety.value,
    }


def _of_table(settings: Settings) -> dict[str, object]:
    return {
        "hand": None if settings.hand == BARE_HAND else settings.hand,
        "at": "/".join(f"{ball.value}:{print_point(point)}" for ball, point in settings.at) or None,
        "frozen": ",".join(map(print_touching, settings.frozen)) or None,
        "absent": ",".join(ball.value for ball in settings.absent) or None,
        "standing": None if settings.standing is None else print_names([pin.value for pin in settings.standing]),
        "zones": ",".join(f"{zone}:{held}" for zone, held in settings.zones) or None,
    }


def _of_attempt(settings: Settings) -> dict[str, object]:
    return {
        "figure": settings.figure,
        "attempt": settings.attempt,
        "afera": settings.afera and settings.afera.value,
        "removed": settings.removed,
    }


def _numbers(numbers: tuple[int, ...] | None) -> str | None:
    return None if numbers is None else ":".join(map(str, numbers))
