"""A stroke as a camera saw it: for each ball where it was and when."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot, inf

from abrikol.equipment.names import Ball

STIRRED = 0.004
"""m: a ball seen this far from where it lay has moved; a camera's own noise is about 2 mm."""
FIRST = 0.03
"""s: when the first ball moves in a stroke brought to its beginning."""


@dataclass(frozen=True, slots=True)
class Sample:
    """A ball's centre at an instant: seconds, and metres from the corner of cushions h and r."""

    time: float
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Track:
    """One ball's samples, times strictly rising; the first tells where it lay before the stroke."""

    ball: Ball
    samples: tuple[Sample, ...]

    @property
    def stirs(self) -> float:
        """When the ball is first seen elsewhere; inf if it never is."""
        first = self.samples[0]
        moved = (s.time for s in self.samples if hypot(s.x - first.x, s.y - first.y) > STIRRED)
        return next(moved, inf)


@dataclass(frozen=True, slots=True)
class TrackedStroke:
    """A recorded stroke of three balls, beginning when the cue ball moves."""

    name: str
    cue: Ball
    tracks: tuple[Track, ...]

    @property
    def duration(self) -> float:
        """The last instant at which a ball was seen."""
        return max(track.samples[-1].time for track in self.tracks)


def tidied(name: str, tracks: tuple[Track, ...], cue: Ball | None = None) -> TrackedStroke:
    """A stroke from what was recorded: times that do not rise are dropped, a late beginning is brought forward.

    The cue ball is the one that moves first, unless it is named.
    """
    rising = tuple(Track(track.ball, _rising(track.samples)) for track in tracks)
    first = min(rising, key=lambda track: track.stirs)
    late = first.stirs - FIRST
    if 0.5 < late < inf:
        rising = tuple(Track(track.ball, _brought_forward(track.samples, late)) for track in rising)
    return TrackedStroke(name, cue or first.ball, rising)


def _rising(samples: tuple[Sample, ...]) -> tuple[Sample, ...]:
    kept = [samples[0]]
    for sample in samples[1:]:
        if sample.time > kept[-1].time:
            kept.append(sample)
    return tuple(kept)


def _brought_forward(samples: tuple[Sample, ...], late: float) -> tuple[Sample, ...]:
    """The same samples earlier; what lies before the beginning says only where the ball lay."""
    before = [s for s in samples if s.time < late]
    after = [Sample(s.time - late, s.x, s.y) for s in samples if s.time >= late]
    return (Sample(0.0, before[-1].x, before[-1].y), *(s for s in after if s.time > 0.0)) if before else tuple(after)
