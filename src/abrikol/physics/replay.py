"""Many tries at one recorded stroke: where the balls would have been at the instants at which they were seen.

A try is twelve numbers, in the order of `Try`: the cue ball's motion after the tip, when it was struck, and by how much
each ball lay elsewhere than it was seen. The loop is compiled and leaves Python alone, so that threads search at once.
"""

from math import cos, sin, sqrt
from typing import NamedTuple

import numpy as np

from abrikol.physics import kinds
from abrikol.physics.arrays import Counts, Numbers, Rows
from abrikol.physics.compiled import compiled, entry
from abrikol.physics.kernel import run
from abrikol.physics.parameters import World
from abrikol.physics.pockets import NO_POCKETS
from abrikol.physics.simulate import play_rows
from abrikol.physics.state import AX, AY, FIELDS, PHASE, RADIUS, REACH, SINCE, SLIDE, VX, VY, WX, WY, WZ, X, Y
from abrikol.physics.trajectory import Trajectory

SHORT = 400
"""Events of a try; one with more is given up."""
NO_STRIKES: Rows = np.empty((0, 7))
AIR = 1e-9
"""m left between balls, or ball and cushion, that were seen in one another."""


class Try(NamedTuple):
    """One try; spins are R ω over the ball's speed."""

    heading: float  # rad, counter-clockwise from x
    speed: float  # of the ball after the tip, m/s
    side: float  # about the vertical, counter-clockwise seen from above
    top: float  # 1 rolls, below 0 draws
    squerve: float  # about the line of motion: what a raised cue gives
    start: float  # s, when the tip met the ball
    x1: float  # m: where ball 1 lay, against where it was seen; and so on
    y1: float
    x2: float
    y2: float
    x3: float
    y3: float


FREE = len(Try._fields)


class Seen(NamedTuple):
    """Where balls were seen: samples sorted by ball, then by time. Origin in the middle of the bed."""

    times: Numbers  # s
    places: Rows  # (n, 2), m
    begins: Counts  # (balls + 1,): the samples of ball i are begins[i] to begins[i + 1]


@compiled
def set_off(rows: Rows, still: Rows, cue: int, tried: Numbers, world: World) -> None:
    """The state just after the tip: balls at rest as in `still`, moved a little, and the cue ball under way."""
    for i in range(rows.shape[0]):
        for field in range(FIELDS):
            rows[i, field] = still[i, field]
        rows[i, X] += tried[6 + 2 * i]
        rows[i, Y] += tried[7 + 2 * i]
    for _ in range(3):
        _part_balls(rows)
        _leave_cushions(rows, world)
    speed, along, across = tried[1], cos(tried[0]), sin(tried[0])
    spin = speed / rows[cue, RADIUS]
    rows[cue, VX], rows[cue, VY] = speed * along, speed * across
    rows[cue, WX] = spin * (tried[4] * along - tried[3] * across)
    rows[cue, WY] = spin * (tried[4] * across + tried[3] * along)
    rows[cue, WZ] = spin * tried[2]


@compiled
def _part_balls(rows: Rows) -> None:
    for i in range(rows.shape[0]):
        for j in range(i):
            dx, dy = rows[i, X] - rows[j, X], rows[i, Y] - rows[j, Y]
            apart, need = sqrt(dx * dx + dy * dy), rows[i, RADIUS] + rows[j, RADIUS] + AIR
            if 0.0 < apart < need:
                share = 0.5 * (need - apart) / apart
                rows[i, X] += share * dx
                rows[i, Y] += share * dy
                rows[j, X] -= share * dx
                rows[j, Y] -= share * dy


@compiled
def _leave_cushions(rows: Rows, world: World) -> None:
    for i in range(rows.shape[0]):
        x, y = 0.5 * world.bed.length - rows[i, REACH] - AIR, 0.5 * world.bed.width - rows[i, REACH] - AIR
        rows[i, X] = min(max(rows[i, X], -x), x)
        rows[i, Y] = min(max(rows[i, Y], -y), y)


@compiled
def _read_off(segments: Rows, bodies: Counts, kept: int, start: float, seen: Seen, places: Rows) -> None:
    for i in range(seen.begins.shape[0] - 1):
        last, k = -1, 0
        for at in range(seen.begins[i], seen.begins[i + 1]):
            time = max(seen.times[at] - start, 0.0)
            while k < kept and (bodies[k] != i or segments[k, SINCE] <= time):
                if bodies[k] == i:
                    last = k
                k += 1
            dt = time - segments[last, SINCE] if segments[last, PHASE] >= SLIDE else 0.0
            places[at, 0] = segments[last, X] + dt * (segments[last, VX] + 0.5 * dt * segments[last, AX])
            places[at, 1] = segments[last, Y] + dt * (segments[last, VY] + 0.5 * dt * segments[last, AY])


@entry
def _replay(tries: Rows, still: Rows, cue: int, world: World, pockets: Rows, seen: Seen, places: Rows) -> None:
    n = still.shape[0]
    rows, none = np.empty((n, FIELDS)), np.empty((0, 7))
    due, codes, meets = np.empty(n), np.zeros(n, np.int64), np.empty((n, n))
    row_due, row_other = np.empty(n), np.empty(n, np.int64)
    times, strengths, log = np.empty(SHORT), np.empty(SHORT), np.empty(3 * SHORT, np.int64)
    segments, bodies, counts = np.empty((2 * SHORT, FIELDS)), np.empty(2 * SHORT, np.int64), np.zeros(3, np.int64)
    for k in range(tries.shape[0]):
        set_off(rows, still, cue, tries[k], world)
        run(
            rows,
            n,
            none,
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
        if counts[2] == 0:
            places[k] = np.nan
        else:
            _read_off(segments, bodies, counts[1], tries[k, 5], seen, places[k])


def replay(tries: Rows, still: Rows, cue: int, world: World, pockets: Rows, seen: Seen) -> Rows:
    """Where the balls are at the instants of `seen`, (tries, samples, 2) in metres; nan for a try without an end.

    `tries` is (n, 12) in the order of `Try`, `still` the kernel's rows of three balls at rest, `cue` which is struck.
    """
    places: Rows = np.empty((len(tries), len(seen.times), 2))
    _replay(np.ascontiguousarray(tries), still, cue, world, pockets, seen, places)
    return places


def replayed(tried: Try, still: Rows, cue: int, world: World) -> Trajectory:
    """The whole stroke of one try on a table without pockets; its log begins with the strike."""
    rows: Rows = np.empty_like(still)
    _set_off(rows, still, cue, np.array(tried), world)
    played = play_rows(rows, len(rows), NO_STRIKES, world, NO_POCKETS, SHORT)
    times, strengths, log, segments, bodies, finished = played
    return Trajectory(
        np.concatenate([[0.0], times]),
        np.concatenate([[tried.speed], strengths]),
        np.concatenate([np.array([kinds.STRIKE, cue, 0]), log]),
        segments,
        bodies,
        finished,
        balls=len(rows),
        world=world,
    )


@entry
def _set_off(rows: Rows, still: Rows, cue: int, tried: Numbers, world: World) -> None:
    set_off(rows, still, cue, tried, world)
