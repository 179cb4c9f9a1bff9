"""Is a trajectory possible? Overlaps, escapes, energy out of nothing, time running backwards; measured, not judged.

An independent look at the stretches of a stroke: it knows nothing of how they were found. Between two changes every
body is sampled; compiled, since it looks at millions of instants.
"""

from collections.abc import Sequence
from math import inf, sqrt
from typing import NamedTuple

import numpy as np

from abrikol.physics.arrays import Counts, Numbers, Rows
from abrikol.physics.compiled import compiled, entry
from abrikol.physics.parameters import World
from abrikol.physics.state import (
    AX,
    BX,
    FIELDS,
    FIRST_POCKET,
    FLY,
    MASS,
    OUT,
    PHASE,
    RADIUS,
    REACH,
    SINCE,
    UNTIL,
    VX,
    VY,
    VZ,
    WX,
    WY,
    WZ,
    ZONE,
    X,
    Y,
    Z,
)
from abrikol.physics.trajectory import Trajectory

OVERLAP_LIMIT = 2e-6
"""m"""
ENERGY_LIMIT = 1e-13
"""J: rounding; a stroke has up to some joules."""


class Soundness(NamedTuple):
    """The worst of one stroke, or of many."""

    overlap: float = -inf  # of two balls, m
    into_cushion: float = -inf  # of a ball over the open bed or in flight, m
    escape: float = -inf  # of a ball's centre past the frame, or below the bed where no hole is, m
    energy_gain: float = -inf  # at an event or between two, J
    backwards: float = -inf  # by how much an event came before the one before, s
    overdue: float = -inf  # by how much a body went on past the end of its phase, s
    unfinished: int = 0  # strokes stopped by the limit of events

    def worse(self, other: "Soundness") -> "Soundness":
        """The worst of both."""
        worst = [max(mine, its) for mine, its in zip(self[:-1], other[:-1], strict=True)]
        return Soundness._make([*worst, self.unfinished + other.unfinished])

    def faults(self) -> tuple[str, ...]:
        """What is not sound, in words."""
        limits = (OVERLAP_LIMIT, OVERLAP_LIMIT, OVERLAP_LIMIT, ENERGY_LIMIT, 0.0, 1e-9, 0)
        return tuple(
            f"{name.replace('_', ' ')} {got:.3g}"
            for name, got, limit in zip(self._fields, self, limits, strict=True)
            if got > limit
        )


@compiled
def _moved(rows: Rows, i: int, t: float, here: Numbers) -> None:
    """Where body i is at t, what its velocity and spin are: the first nine fields of `here`."""
    dt = t - rows[i, SINCE]
    for k in range(3):
        here[X + k] = rows[i, X + k] + dt * (rows[i, VX + k] + 0.5 * dt * rows[i, AX + k])
        here[VX + k] = rows[i, VX + k] + dt * rows[i, AX + k]
        here[WX + k] = rows[i, WX + k] + dt * rows[i, BX + k]
    if rows[i, WZ] * here[WZ] <= 0.0:
        here[WZ] = 0.0


@compiled
def _energy(rows: Rows, balls: int, t: float, gravity: float, here: Numbers) -> float:
    total = 0.0
    for i in range(rows.shape[0]):
        _moved(rows, i, t, here)
        R = rows[i, RADIUS]
        v2 = here[VX] ** 2 + here[VY] ** 2 + here[VZ] ** 2
        w2 = here[WX] ** 2 + here[WY] ** 2 + here[WZ] ** 2
        total += rows[i, MASS] * 0.5 * v2
        if i < balls:
            total += rows[i, MASS] * (0.2 * R * R * w2 + gravity * (here[Z] - R))
    return total


@compiled
def _look(rows: Rows, balls: int, t: float, world: World, worst: Numbers, places: Rows) -> None:
    """One instant: overlaps and escapes."""
    hx, hy, frame, nose = 0.5 * world.bed.length, 0.5 * world.bed.width, world.bed.frame, world.bed.nose
    for i in range(balls):
        _moved(rows, i, t, places[i])
        if rows[i, PHASE] == OUT:
            continue
        x, y, z, R = places[i, X], places[i, Y], places[i, Z], rows[i, RADIUS]
        worst[2] = max(worst[2], abs(x) - hx - frame, abs(y) - hy - frame)
        zone = int(rows[i, ZONE])
        if zone < FIRST_POCKET or zone % 2 == 0:
            worst[2] = max(worst[2], R - z)
        if zone == 0:
            if rows[i, PHASE] == FLY:  # distance from the nose lines
                for gap in (hx - abs(x), hy - abs(y)):
                    worst[1] = max(worst[1], R - sqrt(gap * gap + (z - nose) * (z - nose)))
            else:
                worst[1] = max(worst[1], abs(x) - hx + rows[i, REACH], abs(y) - hy + rows[i, REACH])
        for j in range(i):
            if rows[j, PHASE] != OUT:
                dx, dy, dz = x - places[j, X], y - places[j, Y], z - places[j, Z]
                worst[0] = max(worst[0], R + rows[j, RADIUS] - sqrt(dx * dx + dy * dy + dz * dz))
        if UNTIL > 0 and rows[i, UNTIL] < inf and rows[i, PHASE] > 1.0:
            worst[5] = max(worst[5], t - rows[i, UNTIL])


@entry
def _inspect(
    segments: Rows, bodies: Counts, balls: int, world: World, struck: Numbers, samples: int
) -> tuple[float, float, float, float, float, float]:
    n = 0
    for k in range(bodies.shape[0]):
        n = max(n, bodies[k] + 1)
    rows, places, here = np.zeros((n, FIELDS)), np.zeros((n, FIELDS)), np.zeros(FIELDS)
    worst = np.full(6, -np.inf)
    t, k = 0.0, 0
    while k < bodies.shape[0]:
        now = segments[k, SINCE]
        worst[4] = max(worst[4], t - now)
        before = _energy(rows, balls, now, world.gravity, here)
        if k > n:
            worst[3] = max(worst[3], before - _energy(rows, balls, t, world.gravity, here))
            for s in range(samples + 1):
                _look(rows, balls, t + (now - t) * s / samples, world, worst, places)
        fed = False
        for time in struck:
            fed = fed or abs(time - now) < 1e-9
        fell = False
        while k < bodies.shape[0] and segments[k, SINCE] == now:  # all that changed at this instant
            fell = fell or segments[k, PHASE] == OUT
            rows[bodies[k]] = segments[k]
            k += 1
        if k > n and not fed and not fell:
            worst[3] = max(worst[3], _energy(rows, balls, now, world.gravity, here) - before)
        t = now
    return worst[0], worst[1], worst[2], worst[3], worst[4], worst[5]


def inspect(trajectory: Trajectory, strikes: Sequence[float] = (0.0,), samples: int = 20) -> Soundness:
    """Look at a stroke whose strikes came at these times; between two changes at `samples` + 1 instants."""
    bed = trajectory.world.bed
    segments = trajectory.segments.copy()
    segments[:, X] -= 0.5 * bed.length
    segments[:, Y] -= 0.5 * bed.width
    worst = _inspect(segments, trajectory.bodies, trajectory.balls, trajectory.world, np.array(strikes), samples)
    return Soundness(*worst, unfinished=int(not trajectory.finished))
