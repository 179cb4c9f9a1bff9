"""The door for Python: a position and strikes in, a `Trajectory` out.

Lengths in metres from the corner of cushions h and r, x along the table, y across it, z up; headings counter-clockwise
from x. A trajectory holds all that happened and every path as a list of stretches in which position is quadratic.
"""

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from math import degrees, hypot, inf, isfinite, pi

import numpy as np
from numba.core import event as numba_event

from abrikol.equipment.balls import BallSize
from abrikol.physics import cache
from abrikol.physics.arrays import Counts, Numbers, Rows
from abrikol.physics.compiled import entry
from abrikol.physics.kernel import run
from abrikol.physics.parameters import CAROM, CAROM_SIZE, Strike, World, reach
from abrikol.physics.pins import PinPlace, pin_rows
from abrikol.physics.placing import BadInput, check_places, mouths_of, nudge_apart
from abrikol.physics.pockets import NO_POCKETS
from abrikol.physics.state import FIELDS, FIRST_POCKET, MASS, RADIUS, REACH, ZONE, X, Y, Z
from abrikol.physics.trajectory import Trajectory

CAPACITY = 4096
"""Events a stroke may have; one that has more is not `finished`."""
OFF_THE_BALL = 0.95
"""Radii: farther from the centre a tip has nothing to push."""
FASTEST = 20.0
"""m/s: no cue moves faster (acceptance 8 has 15.6 as extreme)."""


@entry
def play_rows(
    rows: Rows, balls: int, thrusts: Rows, world: World, pockets: Rows, capacity: int
) -> tuple[Numbers, Numbers, Counts, Rows, Counts, bool]:
    """Play from a state of the kernel; the columns of a `Trajectory`, lengths from the middle of the bed."""
    n = rows.shape[0]
    times, strengths = np.empty(capacity), np.empty(capacity)
    log = np.empty(3 * capacity, np.int64)
    segments = np.empty((2 * capacity, FIELDS))
    bodies = np.empty(2 * capacity, np.int64)
    counts = np.zeros(3, np.int64)
    run(
        rows,
        balls,
        thrusts,
        world,
        pockets,
        np.empty(n),
        np.zeros(n, np.int64),
        np.empty((n, n)),
        np.empty(n),
        np.empty(n, np.int64),
        times,
        strengths,
        log,
        segments,
        bodies,
        counts,
    )
    e, k = counts[0], counts[1]
    return (
        times[:e].copy(),
        strengths[:e].copy(),
        log[: 3 * e].copy(),
        segments[:k].copy(),
        bodies[:k].copy(),
        (counts[2] == 1),
    )


def prepare(report: Callable[[str], None] | None = None) -> None:
    """Have the compiled kernel ready; compiling takes a while once, and `report` hears of each step."""
    progress = numba_event.install_listener("numba:compile", cache.Progress(report)) if report else nullcontext()
    with progress:
        simulate([Strike(0, 1.0, 0.0)], [(1.0, 0.7)])
    cache.forget_old_folders()


def simulate(
    strikes: Sequence[Strike],
    places: Sequence[tuple[float, float]],
    world: World = CAROM,
    *,
    sizes: Sequence[BallSize] | BallSize = CAROM_SIZE,
    pockets: Rows = NO_POCKETS,
    pins: Sequence[PinPlace] = (),
    capacity: int = CAPACITY,
) -> Trajectory:
    """Play strikes at balls that lie at `places` until everything rests; raise `BadInput` for what cannot be."""
    all_sizes = [sizes] * len(places) if isinstance(sizes, BallSize) else list(sizes)
    mouths = mouths_of(places, world, pockets)
    check_places(places, all_sizes, world, mouths)
    balls = ball_rows(nudge_apart(places, all_sizes, world, mouths), all_sizes, world, mouths)
    rows = np.vstack([balls, pin_rows(pins, world)])
    return play(rows, len(places), strikes, world, pockets, capacity)


def play(
    rows: Rows,
    balls: int,
    strikes: Sequence[Strike],
    world: World,
    pockets: Rows = NO_POCKETS,
    capacity: int = CAPACITY,
) -> Trajectory:
    """Play strikes from a state of the kernel (origin in the centre); `rows` is left at the end of the stroke."""
    check_strikes(strikes, balls)
    thrusts = np.array(sorted(strikes, key=lambda strike: strike.start), dtype=np.float64).reshape(-1, 7)
    return Trajectory(*play_rows(rows, balls, thrusts, world, pockets, capacity), balls=balls, world=world)


def ball_rows(
    places: Sequence[tuple[float, float]], sizes: Sequence[BallSize], world: World, mouths: Sequence[int] = ()
) -> Rows:
    """The kernel's rows of balls at rest at `places` (metres from the corner), some in the mouths of pockets."""
    rows = np.zeros((len(places), FIELDS))
    for row, (x, y), size in zip(rows, places, sizes, strict=True):
        row[X], row[Y], row[Z] = x - 0.5 * world.bed.length, y - 0.5 * world.bed.width, size.radius
        row[RADIUS], row[MASS], row[REACH] = size.radius, size.mass, reach(size, world.bed)
    for row, mouth in zip(rows, mouths, strict=False):
        row[ZONE] = 0.0 if mouth < 0 else FIRST_POCKET + 2.0 * mouth
    return rows


def check_strikes(strikes: Sequence[Strike], balls: int) -> None:
    """Raise `BadInput` for a strike that no cue can make."""
    for strike in strikes:
        _check(0 <= strike.ball < balls, "no-body", number=str(strike.ball), last=str(balls - 1))
        _check(0.0 < strike.speed <= FASTEST, "cue-speed", speed=f"{strike.speed:g}", most=f"{FASTEST:g}")
        _check(isfinite(strike.heading), "no-number", name="heading")
        _check(0.0 <= strike.elevation < 0.5 * pi, "elevation", degrees=f"{degrees(strike.elevation):g}")
        offset = hypot(strike.side, strike.top)
        _check(
            offset < OFF_THE_BALL,
            "tip-misses",
            side=f"{strike.side:g}",
            top=f"{strike.top:g}",
            off=f"{offset:.2f}",
            most=f"{OFF_THE_BALL:g}",
        )
        _check(0.0 <= strike.start < inf, "start-late", start=f"{strike.start:g}")


def _check(fine: bool, key: str, **told: str) -> None:
    if not fine:
        raise BadInput(key, **told)
