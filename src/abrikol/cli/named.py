"""The game that a command names; a name that is only an alias is told on stderr."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from abrikol.referee.discipline import Discipline


def game_named(name: str, language: str) -> Discipline[Any]:
    """The game of that id; `UnknownGame` names the nearest."""
    from abrikol.disciplines import ALIASES, discipline

    game = discipline(name)
    if name.partition("@")[0] in ALIASES:
        from abrikol.language import speak

        print(f"abrikol: {speak(language).say('cli-alias', name=name, game=game.id)}", file=sys.stderr)
    return game
