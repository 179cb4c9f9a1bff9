"""The games: one file each, and the registry of them all."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib import import_module
from typing import Any

from abrikol.language import Wrong
from abrikol.referee.discipline import Discipline

# Games by module, so that asking for one loads one: name of the game → the module that holds its editions,
# the first edition being the default.
MODULES = {
    "three-cushion": "carom.three_cushion",
    "one-cushion": "carom.one_cushion",
    "free-game": "carom.free_game",
    "balkline-47-1": "carom.balkline",
    "balkline-47-2": "carom.balkline",
    "balkline-71-1": "carom.balkline",
    "balkline-71-2": "carom.balkline",
    "balkline-35-1": "carom.balkline",
    "balkline-35-2": "carom.balkline",
    "balkline-52-1": "carom.balkline",
    "balkline-52-2": "carom.balkline",
    "artistic": "carom.artistic",
    "five-pins": "carom.five_pins",
    "free-pyramid": "pyramid.free",
    "continuation": "pyramid.continuation",
    "classic": "pyramid.classic",
    "seven-pins": "pyramid.seven_pins",
}


ALIASES = {"balkline-74-2": "balkline-71-2"}
"""Names that a text has by a slip: 74/2 is 71/2 with its digits swapped (CAR-BALK-03)."""


class UnknownGame(Wrong):
    """No game of that id; the message names the nearest."""


@cache
def editions(name: str) -> tuple[Discipline[Any], ...]:
    """All editions of a game, its default first."""
    module = import_module(f"abrikol.disciplines.{MODULES[name]}")
    return tuple(game for game in module.EDITIONS if game.name == name)


@cache
def disciplines() -> tuple[Discipline[Any], ...]:
    """Every game in every edition."""
    return tuple(game for name in MODULES for game in editions(name))


def discipline(name_at_edition: str) -> Discipline[Any]:
    """The game of an id `name[@edition]`, or of an alias; `UnknownGame` names the nearest."""
    name, _, edition = name_at_edition.partition("@")
    name = ALIASES.get(name, name)
    if name not in MODULES:
        raise _unknown("no-game", name, tuple(MODULES), name=name)
    for game in editions(name):
        if game.edition == edition or not edition:
            return game
    known = tuple(game.edition for game in editions(name))
    raise _unknown("no-edition", edition, known, name=name, edition=edition)


def _unknown(key: str, word: str, known: tuple[str, ...], **told: str) -> UnknownGame:
    for near in get_close_matches(word, known, 1, 0.4):
        return UnknownGame(f"{key}-near", near=near, **told)
    return UnknownGame(key, known=", ".join(known), **told)
