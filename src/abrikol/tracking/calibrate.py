"""One table's constants from many tracked strokes.

Every stroke has its own twelve numbers, and all share the table's. So the strokes are projected out: what a change
of the table's constants would gain is asked after each stroke has adapted to it (variable projection; G. Golub and
V. Pereyra, SIAM J. Numer. Anal. 10, 1973, 413). The strokes move along with the constants, and are then improved one by
one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import exp, inf, log

import numpy as np

from abrikol.physics.arrays import Numbers, Rows
from abrikol.physics.parameters import World
from abrikol.physics.replay import Try
from abrikol.tracking.recording import Recording, recording
from abrikol.tracking.search import FULL, PLAIN_SQUARES, Search
from abrikol.tracking.strokes import TrackedStroke

CONSTANTS = (
    ("cloth", "slide", 0.01),
    ("cloth", "roll", 0.004),
    ("cloth", "roll_gain", 0.004),
    ("cloth", "spin", 0.5),
    ("ball", "restitution", 0.01),
    ("ball", "softening", 0.004),
    ("ball", "scale", 0.4),
    ("ball", "floor", 0.008),
    ("cushion", "restitution", 0.01),
    ("cushion", "softening", 0.004),
    ("cushion", "friction", 0.01),
    ("cushion", "along", 0.03),
    ("cushion", "upward", 0.03),
)
"""What is sought: group, name, and a change of it that matters about as much as that of any other."""
SCALES = np.array([scale for _, _, scale in CONSTANTS])
WIDTH = 1e-4
"""Half a central difference, in those changes."""
LEAST_ERROR = 0.015
"""m: a stroke replayed better than this doesn't weigh more."""
TRUST = 0.02
"""How firmly constants are held to where they are in the first round, against the curvature of all strokes."""
FIRM = 1e-6
"""The same for the numbers of a stroke."""
HORIZONS = (4.0, 7.0, inf)
"""s: how much of each stroke counts."""
ROUNDS = 8
ENOUGH = 0.002
"""A round that lowers the mean of ln(error) by less is the last."""


@dataclass(frozen=True, slots=True, eq=False)
class Calibration:
    """A table and the strokes as they are replayed on it."""

    world: World
    tries: Rows
    errors: Numbers
    """m, root mean square of each stroke."""

    @property
    def typical(self) -> float:
        """The geometric mean of the errors, in metres."""
        return exp(float(np.log(np.maximum(self.errors, 1e-6)).mean()))


def constants(world: World) -> Numbers:
    """The numbers that are sought, in the order of `CONSTANTS`."""
    return np.array([getattr(getattr(world, group), name) for group, name, _ in CONSTANTS])


def with_constants(world: World, numbers: Numbers) -> World:
    """The same table with other constants; none below zero."""
    for (group, name, _), number in zip(CONSTANTS, numbers.tolist(), strict=True):
        world = world._replace(**{group: getattr(world, group)._replace(**{name: max(number, 0.0)})})
    return world


def calibrate(
    strokes: Sequence[TrackedStroke],
    tries: Sequence[Try],
    world: World,
    report: Callable[[int, Calibration], None] | None = None,
) -> Calibration:
    """Improve a table from strokes already found on it (`tries`); `report` hears of each round.

    Short horizons come first: what happens late is chaotic, and would hold the constants where they are.
    """
    recordings = [recording(stroke, world) for stroke in strokes]
    now, number = _settled(recordings, Calibration(world, np.array(tries), np.empty(0)), HORIZONS[0]), 0
    for horizon in HORIZONS:
        now, trust = _settled(recordings, now, horizon), TRUST
        for _ in range(ROUNDS):
            later, trust = _round(recordings, now, horizon, trust)
            gain = log(now.typical / later.typical)
            now, number = later, number + 1
            if report:
                report(number, now)
            if gain < ENOUGH:
                break
    return now


def _settled(recordings: list[Recording], now: Calibration, horizon: float) -> Calibration:
    """Every stroke improved on this table, up to a horizon."""
    better, errors = [], []
    for record, tried in zip(recordings, now.tries, strict=True):
        search = Search(replace(record, world=now.world), FULL)
        moved, _ = search.improve(tried[None], horizon, PLAIN_SQUARES, 12)
        better.append(moved[0])
        errors.append(search.rmse(moved[0], horizon))
    return Calibration(now.world, np.array(better), np.array(errors))


def _round(recordings: list[Recording], now: Calibration, horizon: float, trust: float) -> tuple[Calibration, float]:
    """One step of all constants, held ever more firmly until it helps; where it started if none does."""
    curvature, slope, leans = _projected(recordings, now, horizon)
    for _ in range(5):
        step = -np.linalg.solve(_firm(curvature, trust), slope)
        world = with_constants(now.world, constants(now.world) + SCALES * step)
        tries = np.array([tried + lean @ step for tried, lean in zip(now.tries, leans, strict=True)])
        later = _settled(recordings, Calibration(world, tries, now.errors), horizon)
        if later.typical < now.typical:
            return later, 0.3 * trust
        trust *= 8.0
    return now, trust


def _projected(recordings: list[Recording], now: Calibration, horizon: float) -> tuple[Rows, Numbers, list[Rows]]:
    """Curvature and slope over the constants with the strokes projected out, and how each stroke leans on them."""
    n = len(CONSTANTS)
    curvature, slope, leans = np.zeros((n, n)), np.zeros(n), []
    for record, tried, error in zip(recordings, now.tries, now.errors, strict=True):
        search = Search(replace(record, world=now.world), FULL)
        matrix, own_slope, cost = search.equations(tried[None], horizon, PLAIN_SQUARES)
        if not np.isfinite(cost[0]):
            leans.append(np.zeros((len(tried), n)))
            continue
        table = _slant(record, now.world, tried)
        own = search.slant(tried)
        weights = search.weights(horizon)
        off = search.places(tried[None])[0] - record.seen.places
        mixed = np.einsum("nsa,s,psa->np", own, weights, table)
        lean = -np.linalg.solve(_firm(matrix[0], FIRM), mixed)
        worth = 1.0 / max(error, LEAST_ERROR) ** 2
        curvature += worth * (np.einsum("psa,s,qsa->pq", table, weights, table) + mixed.T @ lean)
        slope += worth * (np.einsum("psa,s,sa->p", table, weights, off) + lean.T @ own_slope[0])
        leans.append(lean)
    return curvature, slope, leans


def _firm(matrix: Rows, share: float) -> Rows:
    """The same matrix, held: a number that changes nothing stays where it is."""
    diagonal = np.diag(matrix)
    firm: Rows = matrix + np.diag(share * diagonal + 1e-9 * diagonal.max())
    return firm


def _slant(record: Recording, world: World, tried: Numbers) -> Rows:
    """How the places change with each constant, in units of `SCALES`: (constants, samples, 2)."""
    found = []
    base = constants(world)
    for number in range(len(CONSTANTS)):
        sides = []
        for sign in (1.0, -1.0):
            moved = base.copy()
            moved[number] += sign * WIDTH * SCALES[number]
            search = Search(replace(record, world=with_constants(world, moved)), FULL)
            sides.append(search.places(tried[None])[0])
        found.append((sides[0] - sides[1]) / (2.0 * WIDTH))
    return np.array(found)
