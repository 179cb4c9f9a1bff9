"""The search for the stroke that leaves the tracks that were seen.

A replay is chaotic: one kiss more or less, and the best try near by is a bad one. So many tries start at once, are held
to the first instants only, and then to more and more; the best go on, and new ones start from around them. Each step is
that of Levenberg and Marquardt for all tries together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import asin, atan2, hypot, inf

import numpy as np
from numpy.typing import NDArray

from abrikol.physics.arrays import Numbers, Rows
from abrikol.physics.pockets import NO_POCKETS
from abrikol.physics.replay import FREE, replay
from abrikol.tracking.recording import Recording

FULL = np.ones(FREE, bool)
"""All twelve numbers of a try are sought."""
PLAIN = np.arange(FREE) < 4
"""Heading, speed, side and top alone."""

STEPS = np.array([1e-6, 1e-6, 1e-5, 1e-5, 1e-5, 1e-6, *[1e-7] * 6])
"""Half the width of a central difference."""
LONGEST = np.array([0.2, 0.6, 0.4, 0.5, 0.2, 0.02, *[0.002] * 6])
"""No step changes a number by more."""
LEAST = np.array([-inf, 0.3, -1.4, -1.4, -0.6, 0.0, *[-0.006] * 6])
MOST = np.array([inf, 9.0, 1.4, 1.4, 0.6, 0.06, *[0.006] * 6])
USUAL = np.array([0.0, 0.0, 0.0, 0.0, 0.0, 0.02, *[0.0] * 6])
SPREAD = np.array([inf, inf, inf, inf, 0.15, 0.03, *[0.003] * 6])
"""How far from the usual is as likely as 2 cm of error (`BELIEF`)."""
TIP_LIMIT, TIP_SPREAD = 1.25, 0.05
"""Side and top together, where the tip slips off the ball (0.5 R × 5/2), and how sharply it does."""
BELIEF = 0.02**2 / 40.0
"""m2: what one unit of unlikeliness weighs against the mean square error: 40 independent samples of 2 cm."""

HORIZONS = (0.6, 1.0, 1.6, 2.2, 3.0, 4.0, 5.5, 7.0, 10.0, inf)
"""s: a stroke is first replayed up to here, then farther."""
SOFT, PLAIN_SQUARES = 0.3, 1e3
"""m: errors beyond this count ever less while the horizon grows, so that one ball gone astray does not rule."""
TRIES = 48
SURVIVORS = {3.0: 24, 5.5: 16, inf: 8}
"""How many tries live on after a horizon."""
GOOD = 0.03
"""m: a replay this good ends the search at once …"""
ROUNDS = 2, 6
"""… after so many rounds at least, and at most."""
JUMP = np.array([0.01, 0.05, 0.12, 0.12, 0.08, 0.004, *[0.001] * 6])
"""The size of a jump from a good try to a new one; some are a fifth, some twice as far."""


@dataclass(frozen=True, slots=True, eq=False)
class Search:
    """One recording and the numbers that are sought."""

    recording: Recording
    free: NDArray[np.bool_]

    def places(self, tries: Rows) -> Rows:
        """Where each try puts the balls, (tries, samples, 2)."""
        r = self.recording
        return replay(tries, r.still, r.cue, r.world, NO_POCKETS, r.seen)

    def errors(self, tries: Rows, horizon: float, soft: float) -> Numbers:
        """What each try costs: its mean square error up to the horizon, softened, and its unlikeliness."""
        squares, weights = self._squares(self.places(tries)), self.weights(horizon)
        flat = squares / (1.0 + squares / soft**2)
        cost: Numbers = flat @ weights + _unlikely(tries)
        return np.where(np.isfinite(cost), cost, inf)

    def rmse(self, tried: Numbers, horizon: float = inf) -> float:
        """m: root mean square over all samples that the camera took, up to the horizon."""
        r = self.recording
        squares = ((self.places(tried[None])[0] - r.seen.places) ** 2).sum(1)
        return float(np.sqrt(squares[r.tracked & (r.seen.times <= horizon)].mean()))

    def weights(self, horizon: float) -> Numbers:
        """What each sample weighs up to a horizon; together 1."""
        weights = np.where(self.recording.seen.times <= horizon, self.recording.weights, 0.0)
        shares: Numbers = weights / weights.sum()
        return shares

    def _squares(self, places: Rows) -> Rows:
        squares: Rows = ((places - self.recording.seen.places) ** 2).sum(-1)
        return squares

    def equations(self, tries: Rows, horizon: float, soft: float) -> tuple[Rows, Rows, Numbers]:
        """Gauss-Newton: for each try the matrix (n, 12, 12), the slope (n, 12) and the cost (n,)."""
        n = len(tries)
        places, slant = self._slants(tries)
        squares, weights = self._squares(places), self.weights(horizon)
        softened = 1.0 + squares / soft**2
        off = places - self.recording.seen.places
        weighed = slant * (weights / softened**2)[:, None, :, None]
        slant, weighed = slant.reshape(n, FREE, -1), weighed.reshape(n, FREE, -1)
        matrix: Rows = weighed @ slant.transpose(0, 2, 1)
        slope: Rows = (weighed @ off.reshape(n, -1, 1))[..., 0]
        cost = (squares / softened) @ weights + _unlikely(tries)
        lost = ~(np.isfinite(cost) & np.isfinite(matrix).all((1, 2)) & np.isfinite(slope).all(1))
        cost[lost], matrix[lost], slope[lost] = inf, 0.0, 0.0
        add_matrix, add_slope = _unlikely_slopes(tries)
        return matrix + add_matrix, (slope + add_slope) * self.free, cost

    def slant(self, tried: Numbers) -> Rows:
        """How the places change with each number of a try: (12, samples, 2)."""
        slant: Rows = self._slants(tried[None])[1][0]
        return slant

    def _slants(self, tries: Rows) -> tuple[Rows, Rows]:
        """Places of each try, (n, samples, 2), and how they change with its numbers, (n, 12, samples, 2)."""
        n, which = len(tries), np.arange(FREE)
        moved = np.repeat(tries[:, None, :], 2 * FREE + 1, axis=1)
        moved[:, 1 + which, which] += STEPS
        moved[:, 1 + FREE + which, which] -= STEPS
        places = self.places(moved.reshape(-1, FREE)).reshape(n, 2 * FREE + 1, -1, 2)
        widths = (self.free / (2.0 * STEPS))[:, None, None]
        return places[:, 0], (places[:, 1 : FREE + 1] - places[:, FREE + 1 :]) * widths

    def improve(self, tries: Rows, horizon: float, soft: float, steps: int) -> tuple[Rows, Numbers]:
        """Levenberg-Marquardt from every try at once; the tries it ends with, and their costs."""
        tries = tries.copy()
        damping = np.full(len(tries), 1e-3)
        matrix, slope, cost = self.equations(tries, horizon, soft)
        live = np.isfinite(cost)
        for _ in range(steps):
            at = np.flatnonzero(live)
            if not len(at):
                break
            moved = self._step(tries[at], matrix[at], slope[at], damping[at])
            costs = self.errors(moved, horizon, soft)
            better = costs < cost[at]
            won, lost = at[better], at[~better]
            settled = cost[won] - costs[better] < 1e-4 * cost[won]
            tries[won], cost[won] = moved[better], costs[better]
            damping[won] *= 0.2
            damping[lost] *= 8.0
            live[won[settled]] = False
            live[lost[damping[lost] > 1e4]] = False
            again = won[~settled]
            if len(again):
                matrix[again], slope[again], _ = self.equations(tries[again], horizon, soft)
        return tries, cost

    def _step(self, tries: Rows, matrix: Rows, slope: Rows, damping: Numbers) -> Rows:
        diagonal = np.arange(FREE)
        damped = matrix.copy()
        damped[:, diagonal, diagonal] += (
            damping[:, None] * np.maximum(matrix[:, diagonal, diagonal], 1e-12) + ~self.free
        )
        step = np.linalg.solve(damped, slope[..., None])[..., 0]
        moved: Rows = np.clip(tries - np.clip(step, -LONGEST, LONGEST) * self.free, LEAST, MOST)
        return moved


def _unlikely(tries: Rows) -> Numbers:
    far = (((tries - USUAL) / SPREAD) ** 2).sum(1)
    slips = np.maximum(np.hypot(tries[:, 2], tries[:, 3]) - TIP_LIMIT, 0.0) / TIP_SPREAD
    cost: Numbers = BELIEF * (far + slips**2)
    return cost


def _unlikely_slopes(tries: Rows) -> tuple[Rows, Rows]:
    slope: Rows = BELIEF * (tries - USUAL) / SPREAD**2
    matrix = np.zeros((len(tries), FREE, FREE))
    diagonal = np.arange(FREE)
    matrix[:, diagonal, diagonal] = BELIEF / SPREAD**2
    spin = np.hypot(tries[:, 2], tries[:, 3])
    over = np.flatnonzero(spin > TIP_LIMIT)
    towards = tries[over, 2:4] / spin[over, None]
    slope[over, 2:4] += BELIEF * (spin[over, None] - TIP_LIMIT) / TIP_SPREAD**2 * towards
    matrix[over, 2:4, 2:4] += BELIEF / TIP_SPREAD**2 * towards[:, :, None] * towards[:, None, :]
    return matrix, slope


def find(
    recording: Recording, free: NDArray[np.bool_], seed: int = 0, report: Callable[[float], None] | None = None
) -> tuple[Numbers, float]:
    """The best try found and its root mean square error in metres; the same for the same seed.

    `report` hears the error after each round.
    """
    search, random = Search(recording, free), np.random.default_rng(seed)
    tries = first_tries(recording, free, random)
    best, least, error = tries[0], inf, inf
    for number in range(ROUNDS[1]):
        tries, costs = _round(search, tries, again=number > 0)
        if costs[0] < least:
            best, least = tries[0], costs[0]
            error = search.rmse(best)
        if report:
            report(error)
        if number + 1 >= ROUNDS[0] and error < GOOD:
            break
        tries = _jumps(np.vstack([best[None], tries[:4]]), free, random)
    return best, error


def _round(search: Search, tries: Rows, *, again: bool) -> tuple[Rows, Numbers]:
    """From the first instants to the whole stroke; sorted, the best first."""
    costs = np.zeros(len(tries))
    for horizon in HORIZONS[3 if again else 0 :]:
        whole = horizon == inf
        tries, costs = search.improve(tries, horizon, PLAIN_SQUARES if whole else SOFT, 30 if whole else 6)
        order = np.argsort(costs, kind="stable")[: SURVIVORS.get(horizon, len(costs))]
        tries, costs = tries[order], costs[order]
    return tries, costs


def _jumps(best: Rows, free: NDArray[np.bool_], random: np.random.Generator) -> Rows:
    n = TRIES // 2
    size = random.choice([0.2, 1.0, 2.0], (n, 1))
    jumped = best[random.integers(0, len(best), n)] + random.normal(0.0, 1.0, (n, FREE)) * JUMP * size * free
    within: Rows = np.clip(jumped, LEAST, MOST)
    return within


def first_tries(recording: Recording, free: NDArray[np.bool_], random: np.random.Generator) -> Rows:
    """Tries along the cue ball's first way, with all spins; half of them at a ball that lies near."""
    heading, speed, near = _first_way(recording)
    tries: Rows = np.tile(USUAL, (TRIES, 1))
    tries[:, 0] = heading + random.normal(0.0, 0.02, TRIES)
    tries[:, 1] = speed * random.uniform(0.95, 1.25, TRIES)
    tries[:, 2] = random.uniform(-0.9, 0.9, TRIES)
    tries[:, 3] = random.uniform(-0.5, 1.0, TRIES)
    tries[:, 5] = np.where(free[5], random.uniform(0.0, 0.04, TRIES), USUAL[5])
    for towards, width in near:  # by the second sample the ball may have met it
        those = np.flatnonzero(random.random(TRIES) < 0.5)
        tries[those, 0] = towards + random.uniform(-width, width, len(those))
    return np.clip(tries, LEAST, MOST)


NEAR = 0.3
"""m: a ball nearer than this may be met before the cue ball is seen again."""


def _first_way(recording: Recording) -> tuple[float, float, list[tuple[float, float]]]:
    """The cue ball's heading and speed as first seen; heading and half width of the balls near it."""
    tracks = recording.stroke.tracks
    mine = tracks[recording.cue]
    first = mine.samples[0]
    on_way = [s for s in mine.samples if s.time >= mine.stirs] or [mine.samples[-1]]
    ahead = next((s for s in on_way if hypot(s.x - first.x, s.y - first.y) > 0.05), on_way[-1])
    soon = on_way[min(6, len(on_way) - 1)]
    seconds = max(soon.time - on_way[0].time, 0.02)
    speed = max(hypot(soon.x - on_way[0].x, soon.y - on_way[0].y) / seconds, 0.5)
    return atan2(ahead.y - first.y, ahead.x - first.x), speed, list(_near(recording))


def _near(recording: Recording) -> Iterator[tuple[float, float]]:
    mine = recording.stroke.tracks[recording.cue].samples[0]
    for number, track in enumerate(recording.stroke.tracks):
        dx, dy = track.samples[0].x - mine.x, track.samples[0].y - mine.y
        if number != recording.cue and 0.0 < hypot(dx, dy) < NEAR:
            radii = float(recording.still[number, -3] + recording.still[recording.cue, -3])
            yield atan2(dy, dx), asin(min(1.0, radii / hypot(dx, dy)))
