"""Is every trajectory possible? Many strokes on every table, looked at by an independent checker.

    python bench/soundness.py [--strokes N] [--breaks N]

Prints one line for each kind of stroke: the worst overlap of two balls, depth in a cushion, escape, gain of energy,
and how many did not end; and the same for a control from which hits are hidden, which the checker must flag.
"""

import argparse
from collections.abc import Callable, Iterator
from math import atan2, cos, hypot, pi, sin
from time import perf_counter

import numpy as np

from abrikol.equipment.tables import CAROM_TABLES, MATCH_TABLE, PYRAMID_TABLES
from abrikol.layout.pin_places import five_pin_places
from abrikol.physics.parameters import CAROM, CAROM_SIZE, PYRAMID, PYRAMID_SIZE, Strike, World, bed_of, reach
from abrikol.physics.pins import PinPlace
from abrikol.physics.pockets import pocket_rows
from abrikol.physics.samples import Places, break_off, random_places, random_strike
from abrikol.physics.simulate import prepare, simulate
from abrikol.physics.soundness import Soundness, inspect
from abrikol.physics.trajectory import Trajectory

Make = Callable[[int], Trajectory]
FIVE = [(place.x, place.y) for place in five_pin_places(MATCH_TABLE).values()]


def random_carom(world: World, fastest: float = 6.0, steepest: float = 0.0, widest: float = 0.5) -> Make:
    """Three balls anywhere."""

    def make(seed: int) -> Trajectory:
        rng = np.random.default_rng(seed)
        places = random_places(rng, 3, world, CAROM_SIZE)
        strike = random_strike(rng, fastest=fastest, steepest=steepest, widest=widest)
        return simulate([strike], places, world)

    return make


def frozen_places(seed: int) -> Places:
    """Touching balls: in line, in a triangle, on a cushion, in a corner, behind one frozen to a cushion."""
    rng = np.random.default_rng(seed)
    d, r = reach(CAROM_SIZE, CAROM.bed), CAROM_SIZE.radius
    x, y, a = rng.uniform(0.3, 2.5), rng.uniform(0.3, 1.1), rng.uniform(0, 2 * pi)
    bx, by, cx, cy = 2 * r * cos(a), 2 * r * sin(a), 2 * r * cos(a + pi / 3), 2 * r * sin(a + pi / 3)
    return [
        [(x, y), (x + bx, y + by), (x + 2 * bx, y + 2 * by)],
        [(x, y), (x + bx, y + by), (x + cx, y + cy)],
        [(x, d), (x + 2 * r, d), (x + r, d + 2 * r * sin(pi / 3))],
        [(d, d), (d + 2 * r, d), (d, d + 2 * r)],
        [(d + 2 * r, y), (d, y), (x, y)],
    ][seed % 5]


def frozen(steepest: float) -> Make:
    """Touching balls, struck level or steeply."""
    return lambda seed: simulate(
        [random_strike(np.random.default_rng(seed), steepest=steepest, widest=0.6)], frozen_places(seed)
    )


def breaks(number: int, gap: float) -> Make:
    """Full racks on one pyramid bed; `gap` is the most air between two of their balls."""
    table = PYRAMID_TABLES[number]
    world, pockets = PYRAMID._replace(bed=bed_of(table)), pocket_rows(table, PYRAMID_SIZE)

    def make(seed: int) -> Trajectory:
        strike, places = break_off(seed, table.length, table.width, PYRAMID_SIZE, gap)
        return simulate([strike], places, world, sizes=PYRAMID_SIZE, pockets=pockets)

    return make


def through_pins(seed: int) -> Trajectory:
    """Three balls anywhere but among the five pins, the first driven at them."""
    rng = np.random.default_rng(seed)
    middle = CAROM.bed.length / 2, CAROM.bed.width / 2
    places = random_places(rng, 3, CAROM, CAROM_SIZE)
    while min(hypot(x - middle[0], y - middle[1]) for x, y in places) < 0.12:
        places = random_places(rng, 3, CAROM, CAROM_SIZE)
    heading = atan2(middle[1] - places[0][1], middle[0] - places[0][0]) + float(rng.normal() * 0.05)
    strike = random_strike(rng, steepest=float(rng.choice([0.0, 0.0, 0.6])))._replace(heading=heading)
    return simulate([strike], places, pins=[PinPlace(*place) for place in FIVE])


def at_pockets(seed: int, slowest: float = 0.3, fastest: float = 12.0) -> Trajectory:
    """Two balls near a pocket, the first driven at its mouth."""
    table = PYRAMID_TABLES[0]
    rng = np.random.default_rng(seed)
    targets = [(0.0, 0.0), (3.55, 0.0), (0.0, 1.775), (3.55, 1.775), (1.775, 0.0), (1.775, 1.775)]
    x, y = targets[seed % 6]
    places = random_places(rng, 2, PYRAMID, PYRAMID_SIZE)
    heading = float(np.arctan2(y - places[0][1], x - places[0][0]) + rng.normal() * 0.02)
    strike = Strike(0, float(rng.uniform(slowest, fastest)), heading, elevation=float(rng.choice([0.0, 0.0, 0.5])))
    return simulate([strike], places, PYRAMID, sizes=PYRAMID_SIZE, pockets=pocket_rows(table, PYRAMID_SIZE))


def rows(strokes: int, breaks_each: int) -> Iterator[tuple[str, Make, int]]:
    """Everything that is run: a name, a maker and how many."""
    for carom in CAROM_TABLES:
        world = CAROM._replace(bed=bed_of(carom))
        yield f"{carom.name}: random", random_carom(world), strokes
    yield "match: massé, jumps, 12 m/s", random_carom(CAROM, 12.0, 1.3, 0.6), strokes
    yield "match: frozen balls", frozen(0.0), strokes
    yield "match: frozen balls, massé", frozen(1.3), strokes
    for number, pyramid in enumerate(PYRAMID_TABLES):
        for gap in (1e-4, 1e-5, 0.0):
            yield f"{pyramid.name}: break, air {1e6 * gap:.0f} µm", breaks(number, gap), breaks_each
    yield "pyramid-12: at pockets, to 12 m/s", at_pockets, strokes
    yield "pyramid-12: at pockets, to 1 m/s", lambda seed: at_pockets(seed, 0.1, 1.0), strokes
    yield "match: five pins", through_pins, strokes


def hidden(seed: int) -> Soundness:
    """The control: a ball is taken away, the stroke played, and the ball put back as if nothing could hit it."""
    rng = np.random.default_rng(seed)
    places, strike = random_places(rng, 2, CAROM, CAROM_SIZE), random_strike(rng)
    without = simulate([strike], places[:1])
    lying = simulate([Strike(0, 1e-9, 0.0)], places[1:]).segments[:1]
    segments = np.vstack([without.segments[:1], lying, without.segments[1:]])
    segments[:, :2] -= [CAROM.bed.length / 2, CAROM.bed.width / 2]
    bodies = np.concatenate([[0, 1], without.bodies[1:]])
    log = without.times, without.strengths, without.log
    return inspect(Trajectory(*log, segments, bodies, True, balls=2, world=CAROM))


def main() -> None:
    """Run and print; exit with 1 if anything is unsound or the control is not seen."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--strokes", type=int, default=10_000)
    parser.add_argument("--breaks", type=int, default=300)
    options = parser.parse_args()
    prepare(print)
    print(
        f"{'':34}{'strokes':>8}{'overlap m':>11}{'cushion m':>11}{'escape m':>10}{'gain J':>10}{'endless':>8}{'s':>6}"
    )
    unsound = 0
    for name, make, count in rows(options.strokes, options.breaks):
        start, worst = perf_counter(), Soundness()
        for seed in range(count):
            worst = worst.worse(inspect(make(seed)))
        unsound += bool(worst.faults())
        numbers = f"{worst.overlap:11.1e}{worst.into_cushion:11.1e}{worst.escape:10.1e}{worst.energy_gain:10.1e}"
        print(
            f"{name:34}{count:8}{numbers}{worst.unfinished:8}{perf_counter() - start:6.0f} {' '.join(worst.faults())}"
        )
    control = [hidden(seed) for seed in range(2000)]
    seen = [look.overlap for look in control if look.faults()]
    print(f"control, hits hidden: {len(seen)} of {len(control)} strokes flagged, worst overlap {max(seen):.1e} m")
    raise SystemExit(1 if unsound or len(seen) < 100 else 0)


if __name__ == "__main__":
    main()
