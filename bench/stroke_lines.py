"""Thousands of random strokes: each printed line, read and judged, must be ruled as the stroke was.

    python bench/stroke_lines.py [STROKES [SEED]]

Also counts what never came to rest. `make test` does the same for a few hundred of each game.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parent.parent))

from abrikol.disciplines import disciplines
from abrikol.match.match import fold
from abrikol.match.spoken import spoken, spoken_step
from abrikol.match.start import start_line
from abrikol.play.line import line_of
from abrikol.play.play import Unfinished, play
from abrikol.play.ready import get_ready
from abrikol.play.shot import Shot
from abrikol.stroke.notation import parse_line
from tests.play.strokes import random_shots


def ruled_alike(shot: Shot) -> str:
    """The call, or what went wrong."""
    try:
        played = play(shot)
    except Unfinished:
        return "UNFINISHED"
    line = parse_line(line_of(played))
    judged = fold(shot.game, start_line(shot.game, line.settings), line.actions)
    if spoken(judged) != [spoken_step(step) for step in played.steps]:
        print(f"DIFFERENT {shot.game.id}: {line_of(played)}")
        return "DIFFERENT"
    return played.ruling.call.value if played.ruling.call else "needs"


def main() -> int:
    get_ready(lambda step: print(step, file=sys.stderr))
    strokes = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    wrong = 0
    for game in disciplines():
        begin = perf_counter()
        found = Counter(ruled_alike(shot) for shot in random_shots(game.id, strokes, seed))
        wrong += found["UNFINISHED"] + found["DIFFERENT"]
        told = ", ".join(f"{name} {count}" for name, count in found.most_common())
        print(f"{game.id:22} {strokes} in {perf_counter() - begin:5.1f} s: {told}", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
