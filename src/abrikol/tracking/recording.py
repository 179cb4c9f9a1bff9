"""A tracked stroke as the search needs it: arrays in the kernel's frame, and what to hold tries to."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import hypot

import numpy as np
from numpy.typing import NDArray

from abrikol.physics.arrays import Numbers, Rows
from abrikol.physics.parameters import CAROM_SIZE, World
from abrikol.physics.replay import Seen
from abrikol.physics.simulate import ball_rows
from abrikol.tracking.strokes import Sample, Track, TrackedStroke

GAP = 0.16
"""s without a sample: trackers stop writing for a ball that rests."""
HOLD = 0.1
"""s between the samples put into such gaps, so that a kiss there isn't free for a try."""
HELD = 0.5
"""What such a sample weighs."""
SAME_PLACE = 0.02
"""m: a ball seen no farther off after a gap has rested in it."""


@dataclass(frozen=True, slots=True, eq=False)
class Recording:
    """One stroke against which tries are held."""

    stroke: TrackedStroke
    world: World
    cue: int
    still: Rows
    """The kernel's rows of the balls at rest, where they were first seen."""
    seen: Seen
    weights: Numbers
    """1 for what was seen, less for what stands in gaps."""

    @property
    def tracked(self) -> NDArray[np.bool_]:
        """Which samples the camera took."""
        whole: NDArray[np.bool_] = self.weights == 1.0
        return whole


def recording(stroke: TrackedStroke, world: World) -> Recording:
    """The arrays of a stroke on a table."""
    x0, y0 = 0.5 * world.bed.length, 0.5 * world.bed.width
    samples: list[tuple[Sample, float]] = []
    begins = [0]
    for track in stroke.tracks:
        samples += sorted([*((s, 1.0) for s in track.samples), *_held(track, stroke.duration)], key=_time)
        begins.append(len(samples))
    starts = [(track.samples[0].x, track.samples[0].y) for track in stroke.tracks]
    return Recording(
        stroke=stroke,
        world=world,
        cue=[track.ball for track in stroke.tracks].index(stroke.cue),
        still=ball_rows(starts, [CAROM_SIZE] * len(starts), world),
        seen=Seen(
            np.array([s.time for s, _ in samples]),
            np.array([(s.x - x0, s.y - y0) for s, _ in samples]),
            np.array(begins),
        ),
        weights=np.array([weight for _, weight in samples]),
    )


def _time(weighed: tuple[Sample, float]) -> float:
    return weighed[0].time


def _held(track: Track, end: float) -> list[tuple[Sample, float]]:
    """Samples for the gaps in which the ball rested, and for its rest after the last."""
    last = track.samples[-1]
    held = []
    for before, after in pairwise((*track.samples, Sample(end, last.x, last.y))):
        rested = hypot(after.x - before.x, after.y - before.y) < SAME_PLACE
        if after.time - before.time > GAP and rested:
            times = np.arange(before.time + HOLD, after.time - 0.5 * HOLD, HOLD)
            held += [(Sample(float(time), before.x, before.y), HELD) for time in times]
    return held
