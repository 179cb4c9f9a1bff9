"""What the tracks themselves show: which ball met what, and in which order. Crude, for a camera sees every 20 ms.

A ball that lay still was met by the ball next to it when it stirred. Balls in motion met where they came within a
ball's width and some, and one of them changed its way. A ball met a cushion where it was as near to it as a ball can
be, and its way turned from it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise
from math import atan2, hypot, inf, pi

import numpy as np

from abrikol.equipment.balls import CAROM_BALL
from abrikol.equipment.names import Cushion
from abrikol.equipment.tables import MATCH_TABLE
from abrikol.stroke.events import Event, Hit, Rebound, Tip
from abrikol.stroke.stroke import Stroke
from abrikol.tracking.strokes import Sample, Track, TrackedStroke

Timed = tuple[float, Event]

WIDTH = 2.0 * CAROM_BALL.radius
CLOSE = 0.012
"""m beyond touching: what a fast ball may be off between two samples, and the camera's noise."""
BENT = 0.12
"""rad: a moving ball that turns by more within `AROUND` has met something."""
AROUND = 0.06
"""s before and after a meeting in which its ways are compared."""
TICK = 0.02
"""s between two samples of a ball in motion."""
SLOW = 0.05
"""m/s: a slower ball's way is lost in the noise."""


def seen_stroke(stroke: TrackedStroke) -> Stroke:
    """The stroke as the tracks show it: the strike, the hits, and the cushions of every ball."""
    hits = list(_hits(stroke))
    bounces = [timed for track in stroke.tracks for timed in _rebounds(track)]
    told = [(-inf, Tip(stroke.cue)), *sorted([*hits, *bounces], key=_time)]
    return Stroke(tuple((event,) for _, event in told))


def _time(timed: Timed) -> float:
    return timed[0]


def _hits(stroke: TrackedStroke) -> Iterator[Timed]:
    """Every meeting of two balls, the one that moved first written first."""
    for track in stroke.tracks:
        if track.ball is not stroke.cue and track.stirs < inf:
            yield track.stirs, Hit(_waker(stroke, track).ball, track.ball)
    for one, other in combinations(stroke.tracks, 2):
        first, second = (one, other) if one.stirs <= other.stirs else (other, one)
        last = second.stirs
        for time in _nearest(first, second):
            if time > last + 2.0 * AROUND and (_bends(first, time) or _bends(second, time)):
                yield time, Hit(first.ball, second.ball)
                last = time


def _waker(stroke: TrackedStroke, woken: Track) -> Track:
    """The ball next to one that stirs, of those that move already."""
    awake = [track for track in stroke.tracks if track.stirs < woken.stirs]
    times = woken.stirs - np.array([2.0, 1.0, 0.0]) * TICK
    x, y = _at(woken, times)

    def nearest(track: Track) -> float:
        its_x, its_y = _at(track, times)
        return float(np.hypot(its_x - x, its_y - y).min())

    return min(awake, key=nearest)


def _nearest(one: Track, other: Track) -> Iterator[float]:
    """When two balls are nearest to each other and near enough to touch."""
    times = np.arange(0.0, max(one.samples[-1].time, other.samples[-1].time), 0.5 * TICK)
    (ax, ay), (bx, by) = _at(one, times), _at(other, times)
    apart = np.hypot(ax - bx, ay - by)
    for k in range(1, len(times) - 1):
        if apart[k - 1] > apart[k] <= apart[k + 1] and apart[k] < WIDTH + CLOSE:
            yield float(times[k])


def _at(track: Track, times: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    samples = _with_rests(track.samples)
    when = [s.time for s in samples]
    return np.interp(times, when, [s.x for s in samples]), np.interp(times, when, [s.y for s in samples])


def _with_rests(samples: tuple[Sample, ...]) -> list[Sample]:
    """The samples, and one before the end of each gap: trackers write nothing of a ball until it stirs."""
    full = []
    for before, after in pairwise(samples):
        full.append(before)
        if after.time - before.time > 1.5 * TICK:
            full.append(Sample(after.time - TICK, before.x, before.y))
    return [*full, samples[-1]]


def _bends(track: Track, time: float) -> bool:
    """Whether a ball's way or speed changes at a time."""
    x, y = _at(track, np.array([time - AROUND, time - 0.01, time + 0.01, time + AROUND]))
    into = hypot(x[1] - x[0], y[1] - y[0]) / (AROUND - 0.01)
    out = hypot(x[3] - x[2], y[3] - y[2]) / (AROUND - 0.01)
    if max(into, out) < SLOW:
        return False
    if min(into, out) < SLOW or abs(into - out) > 0.25 * max(into, out):
        return True
    turn = abs(atan2(y[3] - y[2], x[3] - x[2]) - atan2(y[1] - y[0], x[1] - x[0]))
    return min(turn, 2.0 * pi - turn) > BENT


def _rebounds(track: Track) -> Iterator[Timed]:
    """A ball's cushions: the sample nearest to one, when it came and went."""
    walls = (
        (Cushion.HEAD, [s.x for s in track.samples]),
        (Cushion.FOOT, [MATCH_TABLE.length - s.x for s in track.samples]),
        (Cushion.RIGHT, [s.y for s in track.samples]),
        (Cushion.LEFT, [MATCH_TABLE.width - s.y for s in track.samples]),
    )
    for cushion, away in walls:
        for k in range(1, len(away) - 1):
            come, gone = away[k - 1] - away[k], away[k + 1] - away[k]
            if come > 0.0 <= gone and max(come, gone) > 0.002 and away[k] < CAROM_BALL.radius + _reach(track, k):
                yield track.samples[k].time, Rebound(track.ball, cushion)


def _reach(track: Track, k: int) -> float:
    """How far from the cushion the last sample before it may lie: what the ball runs in half a sample, and noise."""
    steps = [hypot(b.x - a.x, b.y - a.y) for a, b in pairwise(track.samples[k - 1 : k + 2])]
    return 0.6 * max(steps) + 0.004
