"""`abrikol judge GAME LINE`: what a line of play is worth, and why."""

from __future__ import annotations

import argparse
from typing import Any

from abrikol.cli.named import game_named
from abrikol.cli.told import Teller, as_json


def arguments(parser: argparse.ArgumentParser, text: Any) -> None:
    """What the command takes."""
    parser.add_argument("game", metavar="GAME", help=text("help-game"))
    parser.add_argument("line", metavar="LINE", help=text("help-line"))


def run(given: argparse.Namespace) -> int:
    """Rule the line, action by action."""
    from abrikol.match.match import fold
    from abrikol.match.spoken import spoken
    from abrikol.match.start import start_line
    from abrikol.stroke.notation import parse_line

    game = game_named(given.game, given.lang)
    play = parse_line(given.line)
    match = fold(game, start_line(game, play.settings), play.actions)
    if given.json:
        as_json(spoken(match))
        return 0
    from abrikol.language import speak

    teller = Teller(speak(given.lang), game=game)
    for step in match.log:
        print("\n".join(teller.step(step)))
    return 0
