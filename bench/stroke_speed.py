"""How long a stroke takes, from a shot to its ruling, called from Python.

    python bench/stroke_speed.py

Best and median of many short runs, in microseconds, beside the machine's load. Targets: a three-ball stroke simulated
and judged in 300, a break of sixteen balls in 3000.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import replace
from math import radians
from pathlib import Path
from statistics import median
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parent.parent))

from abrikol.disciplines import discipline
from abrikol.equipment.names import Ball
from abrikol.match.match import ruled
from abrikol.match.start import start_line
from abrikol.play.film import film_of
from abrikol.play.openings import placed
from abrikol.play.play import play, roll
from abrikol.play.ready import get_ready
from abrikol.play.shot import Shot
from abrikol.stroke.settings import Settings
from tests.play.strokes import random_shots

RUNS = 400


def measured(what: Callable[[], object], runs: int = RUNS) -> tuple[float, float]:
    """Best and median, µs."""
    times = []
    for _ in range(runs):
        begin = perf_counter()
        what()
        times.append(1e6 * (perf_counter() - begin))
    return min(times), median(times)


def opening(game: str, ball: Ball, speed: float, heading: float) -> Shot:
    """The opening stroke of a game."""
    found = discipline(game)
    settings = Settings(opening=True)
    before = start_line(found, replace(settings, at=placed(found, settings)))
    return Shot(game=found, situation=before, ball=ball, speed=speed, heading=radians(heading))


def row(name: str, what: Callable[[], object], target: float | None = None) -> None:
    best, middle = measured(what)
    verdict = "" if target is None else f"  target {target:.0f}: {'met' if best <= target else 'MISSED'}"
    print(f"{name:44} {best:8.0f} {middle:8.0f}{verdict}")


def main() -> None:
    get_ready(lambda step: print(step, file=sys.stderr))
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; µs, best and median of {RUNS}")
    carom = opening("three-cushion", Ball.W, 4.0, 8.0)
    rack = opening("free-pyramid", Ball.C, 9.0, 0.4)
    row(
        f"three-cushion, {len(roll(carom).trajectory.times)} events: shot, play, ruling",
        lambda: play(replace(carom)),
        300.0,
    )
    shown = roll(carom)
    action = shown.acts[0]
    row("  of which ruling", lambda: ruled(carom.game, 1, carom.situation, action))
    row("  its film", lambda: film_of(shown))
    row(
        f"break, {len(roll(rack).trajectory.times)} events: shot, play, ruling",
        lambda: play(replace(rack)),
        3000.0,
    )
    for game in ("three-cushion", "balkline-47-2", "five-pins", "free-pyramid", "classic"):
        shots = list(random_shots(game, 100, seed=2))
        begin = perf_counter()
        for shot in shots:
            play(replace(shot))
        print(f"{'100 random strokes of ' + game + ', each':44} {1e4 * (perf_counter() - begin):8.0f}")


if __name__ == "__main__":
    main()
