"""The games of a series, with the strokes that score and miss in each of them."""

from __future__ import annotations

from typing import Any

from abrikol.disciplines import disciplines
from abrikol.match.match import Match, fold
from abrikol.match.start import start_line
from abrikol.referee.discipline import Discipline
from abrikol.stroke.notation import parse_line
from tests.casebook_schema import judged

GAMES: tuple[Discipline[Any], ...] = tuple(
    game for game in disciplines() if game.name.startswith(("three-cushion", "one-cushion", "free-game", "balkline"))
)
MISS, MISS_B = "W>R", "Y>R"


def point(game: Discipline[Any], own: str = "W") -> str:
    """A cannon that scores in any of them, both object balls in no zone together."""
    other = "Y" if own == "W" else "W"
    free = " both=none" if game.zones else ""
    return f"{own}>R {own}/h {own}/r {own}/f {own}>{other}{free}"


def told(game: Discipline[Any], line: str, *keys: str) -> Any:
    """What is ruled of the line's last action: the values of these keys, articles by their slugs."""
    row = judged(game.id, line)
    values = [[article.partition(":")[2] for article in row[key]] if key == "articles" else row[key] for key in keys]
    return values[0] if len(values) == 1 else values


def played(game: Discipline[Any], line: str) -> Match:
    """The match that a line makes."""
    play = parse_line(line)
    return fold(game, start_line(game, play.settings), play.actions)
