"""How fast the kernel is: strokes a second and nanoseconds an event, one core, ratios within one run.

    python bench/kernel_speed.py [--strokes N] [--rounds N]

Times are the least of several rounds, since other work on the machine only adds. `compiled` is the loop called from
compiled code over many strokes, with the whole log kept; `from Python` one `simulate` call with its checks.
"""

import argparse
from collections.abc import Callable
from time import perf_counter

import numpy as np

from abrikol.equipment.tables import PYRAMID_12
from abrikol.physics.arrays import Counts, Rows
from abrikol.physics.collide.cue_ball.alciatore_b1 import SPEED
from abrikol.physics.compiled import entry
from abrikol.physics.kernel import run
from abrikol.physics.parameters import CAROM, CAROM_SIZE, PYRAMID, PYRAMID_SIZE, Strike, World
from abrikol.physics.pockets import NO_POCKETS, pocket_rows
from abrikol.physics.samples import Places, break_off, random_places, random_strike
from abrikol.physics.simulate import ball_rows, prepare, simulate
from abrikol.physics.state import FIELDS

CAPACITY = 4096


@entry
def _batch(starts: Rows, thrusts: Rows, balls: int, world: World, pockets: Rows, events: Counts) -> None:
    """Play stroke k from rows k·balls …; one strike each."""
    n = balls
    due, codes, meets = np.empty(n), np.zeros(n, np.int64), np.empty((n, n))
    row_due, row_other = np.empty(n), np.empty(n, np.int64)
    times, strengths, log = np.empty(CAPACITY), np.empty(CAPACITY), np.empty(3 * CAPACITY, np.int64)
    segments, bodies, counts = np.empty((2 * CAPACITY, FIELDS)), np.empty(2 * CAPACITY, np.int64), np.zeros(3, np.int64)
    rows = np.empty((n, FIELDS))
    for k in range(thrusts.shape[0]):
        rows[:, :] = starts[k * n : (k + 1) * n]
        run(
            rows,
            balls,
            thrusts[k : k + 1],
            world,
            pockets,
            due,
            codes,
            meets,
            row_due,
            row_other,
            times,
            strengths,
            log,
            segments,
            bodies,
            counts,
        )
        events[k] = counts[0]


def least(rounds: int, what: Callable[[], object]) -> float:
    """Seconds of the quickest round."""
    best = float("inf")
    for _ in range(rounds):
        start = perf_counter()
        what()
        best = min(best, perf_counter() - start)
    return best


def aimed(rng: np.random.Generator, places: Places) -> Strike:
    """A strike whose line passes through ball 1."""
    (x, y), (a, b) = places[0], places[1]
    distance = float(np.hypot(a - x, b - y))
    off = float(rng.uniform(-1, 1)) * np.arcsin(2 * CAROM_SIZE.radius / distance)
    return random_strike(rng)._replace(heading=float(np.arctan2(b - y, a - x) + off))


def carom(rng: np.random.Generator, at_a_ball: bool) -> tuple[Strike, Places]:
    """One stroke at three balls."""
    places = random_places(rng, 3, CAROM, CAROM_SIZE)
    return (aimed(rng, places) if at_a_ball else random_strike(rng)), places


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--strokes", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=7)
    options = parser.parse_args()
    start = perf_counter()
    prepare(print)
    print(f"ready after {perf_counter() - start:.2f} s")
    rng = np.random.default_rng(1)
    pockets = pocket_rows(PYRAMID_12, PYRAMID_SIZE)
    table = PYRAMID_12
    cases = {
        "three balls, random": ([carom(rng, False) for _ in range(options.strokes)], CAROM, NO_POCKETS, CAROM_SIZE),
        "three balls, aimed": ([carom(rng, True) for _ in range(options.strokes)], CAROM, NO_POCKETS, CAROM_SIZE),
        "sixteen balls, break": (
            [break_off(seed, table.length, table.width, PYRAMID_SIZE) for seed in range(options.strokes // 10)],
            PYRAMID,
            pockets,
            PYRAMID_SIZE,
        ),
    }
    print(f"{'':24}{'events':>8}{'ns/event':>10}{'µs/stroke':>11}{'strokes/s':>11}{'from Python µs':>16}{'ratio':>8}")
    first = 0.0
    for name, (strokes, world, holes, size) in cases.items():
        n = len(strokes[0][1])
        starts = np.vstack([ball_rows(places, [size] * n, world) for _, places in strokes])
        thrusts = np.array([strike for strike, _ in strokes], dtype=np.float64)
        assert thrusts[0, SPEED] > 0
        events = np.zeros(len(strokes), np.int64)
        args = (starts, thrusts, n, world, holes, events)
        _batch(*args)
        seconds = least(options.rounds, lambda args=args: _batch(*args)) / len(strokes)
        few = strokes[:100]

        def called(few: list[tuple[Strike, Places]] = few, world=world, size=size, holes=holes) -> None:
            for strike, places in few:
                simulate([strike], places, world, sizes=size, pockets=holes)

        python = least(options.rounds, called) / len(few)
        first = first or seconds
        mean = events.mean()
        print(
            f"{name:24}{mean:8.1f}{1e9 * seconds / mean:10.0f}{1e6 * seconds:11.2f}{1 / seconds:11.0f}"
            f"{1e6 * python:16.1f}{seconds / first:8.1f}"
        )


if __name__ == "__main__":
    main()
