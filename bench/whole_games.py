"""Whole games of every preset: by weighted event lines, and on the table.

    python bench/whole_games.py [--games 1000] [--table 20] [--only classic --only dynamic@codex]

By lines: `tests/by_lot.py` composes strokes with their weights and answers what is due; every game must end by its own
law, and nothing may raise. On the table: `bench/table_player.py` tries shots, calls what it sees fall, and plays the
best of them. Lengths (least, median, most) and results are printed.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))
sys.path.insert(0, str(Path(__file__).parent))

from table_player import game_on_the_table

from abrikol.disciplines import disciplines
from abrikol.match.match import Match
from abrikol.play.ready import get_ready
from abrikol.referee.discipline import Discipline
from abrikol.stroke.stroke import Stroke
from tests.by_lot import game_by_lot

Play = Callable[[Discipline[Any], int, int], Match]


def by_lines(game: Discipline[Any], players: int, seed: int) -> Match:
    """One game by weighted lines."""
    return game_by_lot(game, players, seed).match


def told(game: Discipline[Any], players: int, count: int, play: Play) -> str:
    """So many games in one line of the report; a game that raised is printed with its seed."""
    begin, lengths, ends, calls, wrong = perf_counter(), [], Counter[str](), Counter[str](), 0
    for seed in range(count):
        try:
            match = play(game, players, seed)
        except Exception as raised:  # noqa: BLE001  # what is measured is that nothing is raised
            print(f"    {game.id}, {players} players, seed {seed}: {type(raised).__name__}: {raised}")
            wrong += 1
            continue
        lengths.append(sum(isinstance(step.action.body, Stroke) for step in match.standing))
        ends[_end(match)] += 1
        calls.update(step.ruling.call.value for step in match.standing if step.ruling.call)
    spent = perf_counter() - begin
    size = f"{min(lengths)} / {median(lengths):g} / {max(lengths)}" if lengths else "-"
    won = ", ".join(f"{side} {number}" for side, number in sorted(ends.items()))
    said = ", ".join(f"{call} {number}" for call, number in calls.most_common())
    return f"{game.id:24} {players}  {size:18} {wrong:3} wrong  {won:32} {spent:6.1f} s\n{'':26} {said}"


def _end(match: Match) -> str:
    over = match.situation.over
    assert over is not None
    return over.winner.value if over.winner else "draw"


def chosen(only: list[str]) -> Iterator[tuple[Discipline[Any], int]]:
    """The presets asked for, each with every number of players that it has."""
    for game in disciplines():
        if not only or game.name in only or game.id in only:
            yield from ((game, players) for players in game.players)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="games of each preset by weighted lines")
    parser.add_argument("--table", type=int, default=20, help="games of each preset on the table")
    parser.add_argument("--only", action="append", default=[], help="a game, or one edition of it; may be repeated")
    given = parser.parse_args()
    print("strokes: least / median / most of a game; then who won, and the calls of all games\n")
    if given.games:
        print(f"{given.games} games each by weighted lines")
        for game, players in chosen(given.only):
            print(told(game, players, given.games, by_lines), flush=True)
    if given.table:
        get_ready(lambda step: print(step, file=sys.stderr))
        print(f"\n{given.table} games each on the table")
        for game, players in chosen(given.only):
            if game.table.pockets is not None:
                print(told(game, players, given.table, game_on_the_table), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
