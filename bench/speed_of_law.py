"""How quick the law is: a ruling, a match of ten thousand actions, one further action, `abrikol --help`.

    python bench/speed_of_law.py

Each number is the best of many short runs, by the clock and in time of the processor:
what else the machine does makes the first longer, and hardly the second. Its load
stands below them. Targets: 60 µs and 600 µs a ruling of 20
and of 200 events; 0.5 s and 1.5 s for 10,000 actions, from their stored rulings and
ruled anew; 1 ms for one further action; 150 ms for `--help`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from itertools import cycle, islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import NamedTuple

from abrikol.disciplines import discipline
from abrikol.match.match import Match, facts_of, fold
from abrikol.match.start import start_line
from abrikol.record import Header, Record, append, begin, entry, match_of, read, start_of
from abrikol.stroke.notation import parse_action, parse_line
from abrikol.stroke.people import Side

ACTIONS = 10_000
LAGS = {
    "three-cushion": "lag *W W/f&*Y Y/f W=0.4,0.5 Y=0.5,1",
    "free-pyramid": "lag *1 1/f&*2 2/f 1=0.4,0.5 2=0.5,1.2",
}
STORIES = {
    "three-cushion": ("*W", ("W/h", "W/r", "W>R", "R/f", "W/f", "R/l", "W/l", "R>W"), "W>Y"),
    "free-pyramid": ("*5", ("5>9", "9/l", "9>12", "12/l", "12>3", "3>9"), "9>5"),  # no stroke takes longer: a foul
}


class Best(NamedTuple):
    """The shortest time of one run, by the clock and of the processor, in seconds."""

    clock: float
    processor: float

    def __truediv__(self, runs: int) -> Best:
        return Best(self.clock / runs, self.processor / runs)


def best(run: Callable[[], object], seconds: float = 1.5, least: int = 3) -> Best:
    """The shortest of as many runs as fit into that time."""
    times: list[Best] = []
    end = perf_counter() + seconds
    while len(times) < least or perf_counter() < end:
        begun, spent = perf_counter(), process_time()
        run()
        times.append(Best(perf_counter() - begun, process_time() - spent))
    return Best(min(time.clock for time in times), min(time.processor for time in times))


def ruling(game: str, events: int) -> Best:
    """One ruling of a stroke of so many events, told and no shorter."""
    tip, story, end = STORIES[game]
    line = " ".join([tip, *islice(cycle(story), events - 2), end])
    law, play = discipline(game), parse_line(line)
    facts = facts_of(law, start_line(law, play.settings), play.actions[0])
    return best(lambda: [law.judge(facts) for _ in range(100)], 0.5) / 100


def long_match(game: str) -> Match:
    """Ten thousand actions, few of them alike: points, misses, and what follows from them."""
    law, start = start_of(header(game))
    match = fold(law, start, [parse_action(LAGS[game]), parse_action("choose start")])
    dice = Random(7)
    while len(match.log) < ACTIONS:
        own, other = ("W", "Y") if match.situation.turn is Side.A else ("Y", "W")
        match = match.after(parse_action(stroke(game, dice, own, other)))
    return match


def stroke(game: str, dice: Random, own: str, other: str) -> str:
    """A stroke with a few cushions, good or not."""
    cushions = [dice.choice("hflr") for _ in range(dice.randint(2, 6))]
    if game == "three-cushion":
        return " ".join([f"{own}>R", *(f"{own}/{cushion}" for cushion in cushions), f"{own}>{other}"])
    return " ".join(["*5", "5>9", *(f"9/{cushion}" for cushion in cushions)])


def header(game: str) -> Header:
    """A header with a target that ten thousand actions do not reach."""
    return Header(game=game, players=("Anna", "Bo"), format="99999")


def written(match: Match, path: Path) -> Record:
    """The record of a match, through its file."""
    begin(path, header(match.game.name))
    append(path, map(entry, match.log))
    return read(path)


def measure(game: str, folder: Path) -> None:
    """All numbers of one game."""
    told(f"{game}: a ruling of 20 events", ruling(game, 20), 1e6, "µs")
    told(f"{game}: a ruling of 200 events", ruling(game, 200), 1e6, "µs")
    match = long_match(game)
    path = folder / f"{game}.jsonl"
    record = written(match, path)
    told(f"{game}: {ACTIONS} actions from their stored rulings", best(lambda: match_of(record)), 1, "s")
    told(f"{game}: the same with reading the file", best(lambda: match_of(read(path))), 1, "s")
    told(f"{game}: ruled anew", best(lambda: match_of(record, anew=True)), 1, "s")
    action = match.log[-1].action
    told(f"{game}: one further action", best(lambda: match.after(action)), 1e3, "ms")


def told(what: str, time: Best, scale: float, unit: str) -> None:
    """One line."""
    print(f"{what:58}{time.clock * scale:9.3f}{time.processor * scale:9.3f} {unit}")


def main() -> None:
    """Everything, and the load of the machine."""
    print(f"{'':58}{'clock':>9}{'processor':>10}")
    with TemporaryDirectory() as folder:
        for game in LAGS:
            measure(game, Path(folder))
    command = [sys.executable, "-m", "abrikol", "--help"]
    helped = best(lambda: subprocess.run(command, capture_output=True, check=True), 3)
    print(f"{'abrikol --help':58}{helped.clock * 1e3:9.3f}          ms")
    print("load of the machine:", *(f"{load:.2f}" for load in os.getloadavg()), f"on {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
