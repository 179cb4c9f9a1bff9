"""The door: what cannot be is refused with a word about what, where and what to do; what was played can be read."""

from dataclasses import FrozenInstanceError
from itertools import pairwise

import numpy as np
import pytest

from abrikol.physics.kinds import Kind
from abrikol.physics.parameters import CAROM, CAROM_SIZE, Strike
from abrikol.physics.placing import BadInput, nudge_apart
from abrikol.physics.simulate import simulate

PLACES = [(0.7, 0.7), (2.1, 0.9), (2.1, 0.4)]
GOOD = Strike(0, 3.0, 0.3)


@pytest.mark.parametrize(
    ("strike", "words"),
    [
        (GOOD._replace(ball=3), "no ball 3"),
        (GOOD._replace(speed=0.0), "a cue at 0 m/s"),
        (GOOD._replace(speed=50.0), "at most 20"),
        (GOOD._replace(speed=float("nan")), "a cue at nan m/s"),
        (GOOD._replace(heading=float("inf")), "heading"),
        (GOOD._replace(elevation=1.6), "elevation of 91"),
        (GOOD._replace(elevation=-0.1), "elevation"),
        (GOOD._replace(side=0.8, top=0.8), "misses the ball"),
        (GOOD._replace(start=-1.0), "start"),
    ],
)
def test_a_strike_that_no_cue_can_make(strike: Strike, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        simulate([strike], PLACES)


@pytest.mark.parametrize(
    ("places", "words"),
    [
        ([(0.7, 0.7), (0.73, 0.7)], "balls 0 and 1 overlap: their centres are 30.000 mm apart"),
        ([(0.02, 0.7)], "ball 0 at"),
        ([(1.0, 1.5)], "not on the bed"),
        ([(float("nan"), 0.7)], "not on the bed"),
    ],
)
def test_a_position_that_cannot_be(places: list[tuple[float, float]], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        simulate([GOOD], places)


def test_a_trajectory_reads_as_a_story() -> None:
    trajectory = simulate([GOOD], PLACES)
    story = list(trajectory)
    assert story[0].kind is Kind.STRIKE and story[-1].kind is Kind.STOP
    assert [h.time for h in story] == sorted(h.time for h in story)
    assert sum(len(group) for group in trajectory.groups()) == len(story)
    assert trajectory.duration == story[-1].time
    assert np.array_equal(trajectory.start, trajectory.at(0.0))
    assert np.abs(trajectory.end - trajectory.at(trajectory.duration)).max() < 1e-12
    with pytest.raises(FrozenInstanceError):
        trajectory.balls = 4  # type: ignore[misc]


def test_paths_are_continuous() -> None:
    trajectory = simulate([GOOD._replace(elevation=0.4)], PLACES)
    for ball in range(3):
        for row in trajectory.of(ball)[1:]:
            just_before = trajectory.at(row[15] - 1e-9)[ball]
            assert np.abs(just_before - row[:3]).max() < 1e-7


def test_sizes_may_differ() -> None:
    small = CAROM_SIZE.__class__(radius=0.028, mass=0.16)
    trajectory = simulate([GOOD], PLACES, sizes=[CAROM_SIZE, small, CAROM_SIZE])
    assert trajectory.end[1, 2] == 0.028


def test_balls_that_count_as_touching_are_nudged_apart() -> None:
    """Up to 0.2 mm in one another, or in a cushion, is frozen, not overlapping."""
    close = [(0.0300, 0.7), (0.0300 + 0.0614, 0.7), (0.0300 + 0.1228, 0.7)]
    apart = nudge_apart(close, [CAROM_SIZE] * 3, CAROM)
    assert apart[0][0] == pytest.approx(0.030108, abs=1e-6)
    for (a, _), (b, _) in pairwise(apart):
        assert b - a > 0.0615 - 1e-9
    assert simulate([Strike(2, 2.0, 3.0)], close).finished
    free = [(0.5, 0.5), (0.7, 0.5)]
    assert nudge_apart(free, [CAROM_SIZE] * 2, CAROM) == free
