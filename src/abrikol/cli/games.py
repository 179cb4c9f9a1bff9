"""`abrikol games`: every game with its editions."""

from __future__ import annotations

import argparse
from typing import Any

from abrikol.cli.told import as_json


def arguments(parser: argparse.ArgumentParser, text: Any) -> None:
    """What the command takes."""
    parser.add_argument("--differences", action="store_true", help=text("help-differences"))


def run(given: argparse.Namespace) -> int:
    """List the games, or say what their editions differ in."""
    from abrikol.disciplines import MODULES, editions
    from abrikol.language import speak

    words = speak(given.lang)
    if given.differences:
        from abrikol.cli.differences import page

        print(page(words), end="")
    elif given.json:
        as_json([_game(words, name, editions(name)) for name in MODULES])
    else:
        for name in MODULES:
            print("\n".join(_lines(words, name, editions(name))))
    return 0


def _game(words: Any, name: str, all_editions: Any) -> dict[str, Any]:
    return {
        "name": name,
        "title": words.say(f"game-{name}"),
        "says": words.say(f"says-{name}"),
        "editions": [
            {
                "id": game.id,
                "edition": game.edition,
                "book": game.book.name,
                "title": game.book.title[words.language],
                "players": list(game.players),
                "format": game.format,
                "options": {option: list(values) for option, values, _ in game.choices},
            }
            for game in all_editions
        ],
    }


def _lines(words: Any, name: str, all_editions: Any) -> list[str]:
    head = [f"{words.say(f'game-{name}')}. {words.say(f'says-{name}')}"]
    wide = max(len(game.id) for game in all_editions)
    return head + [f"    {game.id:{wide}}  {game.format:8} {game.book.title[words.language]}" for game in all_editions]
