"""Strokes that a camera could have seen: played by the physics, sampled every 20 ms, with a camera's noise and gaps."""

from __future__ import annotations

import numpy as np

from abrikol.equipment.names import CAROM_BALLS, Ball
from abrikol.physics.parameters import CAROM, CAROM_SIZE, World
from abrikol.physics.replay import Try, replayed
from abrikol.physics.simulate import ball_rows
from abrikol.tracking.strokes import Sample, Track, TrackedStroke

PLACES = ((0.71, 0.71), (2.13, 0.9), (2.3, 0.35))
NOISE = 0.001
"""m"""
LEAST = 0.002
"""m that a ball moves before the camera writes it again."""

THREE_WAYS = (
    Try(0.33, 3.1, 0.5, 0.7, 0.0, 0.02, *[0.0] * 6),
    Try(2.2, 2.6, -0.6, 0.2, 0.0, 0.0, *[0.0] * 6),
    Try(-2.6, 3.3, 0.3, 0.6, 0.0, 0.03, *[0.0] * 6),
)


def filmed(tried: Try, world: World = CAROM, *, name: str = "1", noise: float = NOISE, seed: int = 1) -> TrackedStroke:
    """The tracks of a stroke of the white ball."""
    still = ball_rows(PLACES, [CAROM_SIZE] * 3, world)
    trajectory = replayed(tried, still, 0, world)
    assert trajectory.finished
    random = np.random.default_rng(seed)
    times = np.arange(0.0, trajectory.duration + tried.start, 0.02)
    places = np.array([trajectory.at(max(time - tried.start, 0.0))[:, :2] for time in times])
    seen = places + random.normal(0.0, noise, places.shape)
    tracks = [_track(ball, times, seen[:, number], places[:, number]) for number, ball in enumerate(CAROM_BALLS)]
    return TrackedStroke(name, Ball.W, tuple(tracks))


def _track(ball: Ball, times: np.ndarray, seen: np.ndarray, true: np.ndarray) -> Track:
    """The first sample, and then one whenever the ball has moved enough."""
    samples, last = [Sample(0.0, *map(float, seen[0]))], true[0]
    for time, place, exact in zip(times[1:], seen[1:], true[1:], strict=True):
        if np.hypot(*(exact - last)) >= LEAST:
            samples.append(Sample(float(time), float(place[0]), float(place[1])))
            last = exact
    return Track(ball, tuple(samples))
