"""Slide, roll, spin and flight against closed forms (acceptance section 5: tests 1–8, 18–20, 26, 32, 34)."""

from math import log, sqrt

import pytest

from abrikol.physics.kinds import Kind
from abrikol.physics.state import SINCE, VX, VY, WX, WY, X, Z
from abrikol.physics.trajectory import Trajectory
from tests.physics.lab import PLAIN, R, ball, place, rolls, run, speed

close = pytest.approx
SHARP = 1e-9


def first(trajectory: Trajectory, kind: Kind) -> float:
    return next(happening.time for happening in trajectory if happening.kind is kind)


def test_slide_lasts_two_sevenths_of_slip_over_friction() -> None:
    """Test 1: u = v + R ẑ×ω; here (1.2, 0.9), so |u| = 1.5."""
    row = rolls(run(ball(v=(1.5, 0.7, 0), w=(0.2 / R, 0.3 / R, 0))))
    assert row[SINCE] == close(2 * 1.5 / (7 * 0.2 * 9.81), rel=SHARP)


def test_stun_rolls_at_five_sevenths() -> None:
    """Test 2: 2 m/s, μ 0.2, g 9.81."""
    row = rolls(run(ball(v=(2.0, 0, 0))))
    assert row[SINCE] == close(0.2912480, abs=5e-8)
    assert place(row)[0] == close(12 * 4 / (49 * 0.2 * 9.81), rel=SHARP) == close(0.4992823, abs=5e-8)
    assert row[VX] == close(10 / 7, rel=SHARP)


@pytest.mark.parametrize(("mph", "feet"), [(3, 0.737), (7, 4.012), (12, 11.789)])
def test_stun_to_roll_distance_of_tp_a_18(mph: float, feet: float) -> None:
    """Test 3."""
    row = rolls(run(ball(v=(mph * 0.44704, 0, 0)), world=PLAIN._replace(gravity=9.80665)))
    assert place(row)[0] / 0.3048 == close(feet, abs=5e-4)


def test_rolling_velocity_needs_no_friction_coefficient() -> None:
    """Test 4: v_roll = (5/7) v - (2/7) R ẑ×ω."""
    for slide in (0.1, 0.3):
        world = PLAIN._replace(cloth=PLAIN.cloth._replace(slide=slide))
        row = rolls(run(ball(v=(2.0, 1.0, 0), w=(1.0 / R, 3.0 / R, 20)), world=world))
        assert row[VX] == close(5 / 7 * 2.0 + 2 / 7 * 3.0, rel=SHARP)
        assert row[VY] == close(5 / 7 * 1.0 - 2 / 7 * 1.0, rel=SHARP)


@pytest.mark.parametrize(
    ("spin", "seconds", "metres", "final"),
    [
        (-2.5, 0.6553080, 0.8893466, 0.7142857),
        (-2.0, 0.5824960, 0.8321371, 0.8571429),
        (2.5, 0.0728120, 0.1508249, 2.1428571),
        (4.0, 0.2912480, 0.6657097, 2.5714286),
    ],
)
def test_draw_and_follow(spin: float, seconds: float, metres: float, final: float) -> None:
    """Tests 5 and 6: v = 2 m/s, spin Rω."""
    row = rolls(run(ball(v=(2.0, 0, 0), w=(0, spin / R, 0))))
    assert row[SINCE] == close(seconds, abs=5e-8)
    assert place(row)[0] == close(metres, abs=5e-8)
    assert row[VX] == close(final, abs=5e-8)


@pytest.mark.parametrize(
    ("radius", "g", "seconds", "x", "y", "vy"),
    [
        (0.03075, 9.81, 0.3207369, 0.5498346, -0.0422685, -0.2635714),
        (0.028575, 9.80665, 0.3169828, 0.5433990, -0.0388191, None),
        (0.034, 9.81, 0.3269380, 0.5604652, -0.0476395, -0.2914286),
    ],
)
def test_parabola(radius: float, g: float, seconds: float, x: float, y: float, vy: float | None) -> None:
    """Test 7: v (2, 0), ω (30, 0, 0)."""
    trajectory = run(ball(v=(2.0, 0, 0), w=(30.0, 0, 0), radius=radius), world=PLAIN._replace(gravity=g))
    row = rolls(trajectory)
    assert row[SINCE] == close(seconds, abs=5e-8)
    assert place(row) == close((x, y), abs=5e-8)
    assert row[VX] == close(10 / 7, rel=SHARP)
    if vy is not None:
        assert row[VY] == close(vy, abs=5e-8)
    if radius == 0.03075:
        half = trajectory.at(row[SINCE] / 2)[0]
        assert (half[0] - 100, half[1] - 100) == close((0.2978271, -0.0105671), abs=5e-8)


def test_side_spin_never_bends_a_level_path() -> None:
    """Test 8."""
    assert all(row[VY] == 0.0 for row in run(ball(v=(2.0, 0, 0), w=(0, 0, 60))).of(0))


def test_rolling_to_rest() -> None:
    """Test 18: μr 0.005, 1 m/s. Test 19: μr = 2 L / (g t²)."""
    world = PLAIN._replace(cloth=PLAIN.cloth._replace(roll=0.005 * 9.81))
    trajectory = run(ball(v=(1.0, 0, 0), w=(0, 1 / R, 0)), world=world)
    length = trajectory.end[0, 0] - 100
    assert trajectory.duration == close(20.38736, abs=5e-6)
    assert length == close(10.19368, abs=5e-6)
    assert 2 * length / (9.81 * trajectory.duration**2) == close(0.005, rel=SHARP)


def test_spin_on_the_spot() -> None:
    """Test 20: 20 rad/s at 10 rad/s² stops in 2 s; it decays while the ball moves too, and stays at zero."""
    assert first(run(ball(w=(0, 0, 20.0))), Kind.SPIN_END) == close(2.0, rel=SHARP)
    moving = run(ball(v=(1.0, 0, 0), w=(0, 1 / R, 20.0)))
    assert [happening.kind for happening in moving] == [Kind.STOP]


def test_rolling_that_slows_faster_at_speed_follows_its_law() -> None:
    """dv/dt = -(a + b v) has v(t) = (v0 + a/b) exp(-b t) - a/b: the stretches come within 0.3 per cent."""
    a, b = 0.039, 0.0145
    world = PLAIN._replace(cloth=PLAIN.cloth._replace(roll=a, roll_gain=b))
    trajectory = run(ball(v=(3.0, 0, 0), w=(0, 3 / R, 0)), world=world)
    # stopping distance: v0/b - (a/b²) ln(1 + b v0/a)
    assert trajectory.end[0, 0] - 100 == close(3 / b - a / b**2 * log(1 + b * 3 / a), rel=3e-3)


def test_apex_of_a_flight() -> None:
    """Test 26: √(2 g 2R) = 1.0985 m/s rises by a ball's diameter."""
    vz = sqrt(2 * 9.81 * 2 * R)
    assert vz == close(1.0985, abs=5e-5)
    trajectory = run(ball(v=(1.0, 0, vz)))
    assert trajectory.at(vz / 9.81)[0, 2] - R == close(2 * R, rel=SHARP)


def test_time_scaling() -> None:
    """Test 32: k times as fast slides k times as long and k² times as far."""
    slow = rolls(run(ball(v=(1.0, 0.5, 0), w=(5.0, 0, 0))))
    fast = rolls(run(ball(v=(3.0, 1.5, 0), w=(15.0, 0, 0))))
    assert fast[SINCE] == close(3 * slow[SINCE], rel=SHARP)
    assert place(fast) == close([9 * p for p in place(slow)], rel=SHARP)


def test_size_does_not_matter_on_the_bed() -> None:
    """Test 34: the same Rω, the same path."""
    small = rolls(run(ball(v=(2.0, 0.3, 0), w=(0.9 / R, -1.0 / R, 0))))
    large = rolls(run(ball(v=(2.0, 0.3, 0), w=(0.9 / 0.05, -1.0 / 0.05, 0), radius=0.05)))
    assert place(large) == close(place(small), rel=SHARP)
    assert speed(large) == close(speed(small), rel=SHARP)


def test_a_rolling_row_rolls() -> None:
    row = rolls(run(ball(v=(1.0, 2.0, 0))))
    assert (row[WX], row[WY], row[Z]) == (-row[VY] / R, row[VX] / R, R)
    assert row[X] > 100
