"""`abrikol rulebook GAME`: the articles of a game, in plain words, each with the cases that show it."""

from __future__ import annotations

import argparse
from typing import Any

from abrikol.cli.named import game_named
from abrikol.cli.told import as_json


def arguments(parser: argparse.ArgumentParser, text: Any) -> None:
    """What the command takes."""
    parser.add_argument("game", metavar="GAME", help=text("help-game"))


def run(given: argparse.Namespace) -> int:
    """Print the book of the game."""
    from abrikol.rulebooks.coverage import cases

    game = game_named(given.game, given.lang)
    shown = _cases_by_article(game, cases())
    if given.json:
        articles = [_article(article, shown.get(str(article), [])) for article in game.book.reach.values()]
        as_json({"game": game.id, "book": game.book.name, "title": dict(game.book.title), "articles": articles})
        return 0
    print(game.book.title[given.lang])
    for article in game.book.reach.values():
        print(f"\n{article.number}  {article}\n    {article.gist[given.lang]}")
        for case in shown.get(str(article), []):
            print(f"    · {case['line']} → {case['call']}")
    return 0


def _article(article: Any, shown: list[Any]) -> dict[str, Any]:
    return {
        "article": str(article),
        "number": article.number,
        "call": article.call,
        "gist": dict(article.gist),
        "catalogue": list(article.catalogue),
        "cases": shown,
    }


def _cases_by_article(game: Any, told: Any) -> dict[str, list[Any]]:
    """The cases of this game under the articles that they or their near misses cite."""
    found: dict[str, list[Any]] = {}
    for case in told:
        for ruling in (case, case["near"]):
            if ruling["game"] in (game.id, game.name):
                for article in ruling["articles"]:
                    found.setdefault(article, []).append(ruling)
    return found
