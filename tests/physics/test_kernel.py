"""The loop: the same stroke, the same bits; mirrored, a mirrored course (acceptance section 5, tests 30–31)."""

from math import pi

import numpy as np
import pytest

from abrikol.physics.arrays import Rows
from abrikol.physics.kinds import Kind
from abrikol.physics.parameters import CAROM, CAROM_SIZE, Strike
from abrikol.physics.samples import random_places, random_strike
from abrikol.physics.simulate import ball_rows, play, simulate
from abrikol.physics.soundness import inspect
from abrikol.physics.state import VX, VY, WX, WY, WZ, X, Y
from abrikol.physics.trajectory import Trajectory

STROKES = 300
SIZES = [CAROM_SIZE] * 3


def moving(seed: int) -> Rows:
    """Three balls at random, the first with a random velocity and spin."""
    rng = np.random.default_rng(seed)
    rows = ball_rows(random_places(rng, 3, CAROM, CAROM_SIZE), SIZES, CAROM)
    rows[0, VX : VY + 1] = rng.uniform(-4, 4, 2)
    rows[0, WX : WZ + 1] = rng.uniform(-80, 80, 3)
    return rows


def mirrored(rows: Rows, across: bool, along: bool) -> Rows:
    """Velocity mirrors as it is, spin as an axial vector."""
    image = rows.copy()
    if across:  # y → -y
        for field in (Y, VY, WX, WZ):
            image[:, field] *= -1
    if along:  # x → -x
        for field in (X, VX, WY, WZ):
            image[:, field] *= -1
    return image


def from_centre(trajectory: Trajectory) -> Rows:
    return trajectory.end - [CAROM.bed.length / 2, CAROM.bed.width / 2, 0]


@pytest.mark.parametrize(("across", "along"), [(True, False), (False, True), (True, True)])
def test_mirrored_strokes(across: bool, along: bool) -> None:
    """Test 31: mirrored along, across, and turned by 180°: within the rounding of the shift to the corner."""
    signs = [-1 if along else 1, -1 if across else 1, 1]
    for seed in range(STROKES):
        rows = moving(seed)
        image = play(mirrored(rows, across, along), 3, [], CAROM)
        there = play(rows, 3, [], CAROM)
        assert np.array_equal(there.times, image.times)
        assert np.abs(from_centre(there) * signs - from_centre(image)).max() < 1e-12


def test_mirrored_by_the_door() -> None:
    """The same within 1 µm when the mirrored places are rounded on their way in."""
    for seed in range(STROKES):
        rng = np.random.default_rng(seed)
        places, strike = random_places(rng, 3, CAROM, CAROM_SIZE), random_strike(rng, fastest=4.0)
        image = [(x, CAROM.bed.width - y) for x, y in places]
        other = strike._replace(heading=-strike.heading, side=-strike.side)
        there, mirror = simulate([strike], places).end, simulate([other], image).end
        mirror[:, 1] = CAROM.bed.width - mirror[:, 1]
        assert np.abs(there - mirror).max() < 1e-6


def test_the_same_stroke_gives_the_same_bits() -> None:
    for seed in range(50):
        first, second = (play(moving(seed), 3, [], CAROM) for _ in range(2))
        for a, b in zip(
            (first.times, first.strengths, first.log, first.segments),
            (second.times, second.strengths, second.log, second.segments),
            strict=True,
        ):
            assert a.tobytes() == b.tobytes()


def test_into_a_corner_at_45_degrees() -> None:
    """Test 30: both cushions at one instant."""
    trajectory = simulate([Strike(0, 3.0, 5 * pi / 4)], [(0.5, 0.5)])
    assert trajectory.finished and not inspect(trajectory).faults()
    first = [h for h in trajectory if h.kind is Kind.CUSHION][:2]
    assert {h.second for h in first} == {0, 2}
    assert abs(first[0].time - first[1].time) < 1e-9
    group = next(group for group in trajectory.groups() if group[0].kind is Kind.CUSHION)
    assert len(group) >= 2


def test_a_stroke_at_the_limit_of_events_says_so() -> None:
    trajectory = simulate([Strike(0, 3.0, 0.3)], [(0.5, 0.5)], capacity=8)
    assert not trajectory.finished and len(trajectory.times) <= 8
