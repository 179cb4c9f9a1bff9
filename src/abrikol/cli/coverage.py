"""`abrikol coverage`: which rules of the texts are settled, by which article, proven by which case."""

from __future__ import annotations

import argparse
from typing import Any

from abrikol.cli.told import as_json


def arguments(parser: argparse.ArgumentParser, text: Any) -> None:
    """The command takes nothing of its own."""


def run(given: argparse.Namespace) -> int:
    """Count per game and edition, or list every row."""
    from abrikol.rulebooks.coverage import coverage

    rows = coverage()
    if given.json:
        as_json({"ids": {row.id: _row(row) for row in rows}})
        return 0
    from abrikol.disciplines import disciplines
    from abrikol.language import speak
    from abrikol.rulebooks.coverage import count

    words = speak(given.lang)
    for game in disciplines():
        told = count(rows, game.name, game.edition, game.book)
        numbers = words.say("cli-coverage", settled=told.settled, unproven=told.unproven, open=told.open)
        print(f"{game.id:28} {numbers}")
    return 0


def _row(row: Any) -> dict[str, Any]:
    return {
        "by": row.by,
        "settled": row.settled,
        "games": list(row.games),
        "articles": list(row.articles),
        "cases": list(row.cases),
        "where": list(row.where),
    }
