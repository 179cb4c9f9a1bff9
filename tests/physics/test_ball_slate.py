"""Bounces on the bed against closed forms (acceptance section 5: tests 21–25)."""

from math import atan2, degrees, hypot, pi, radians

import pytest

from abrikol.physics.kinds import Kind
from abrikol.physics.parameters import Cue, Slate, Strike
from abrikol.physics.state import FLY, PHASE, SINCE, VX, VY, VZ, WX, WY, WZ, X
from abrikol.physics.trajectory import Trajectory
from tests.physics.lab import PLAIN, R, ball, place, rolls, run

close = pytest.approx


def landings(trajectory: Trajectory) -> list[float]:
    return [happening.time for happening in trajectory if happening.kind is Kind.LAND]


def test_heights_fall_by_the_square_of_restitution() -> None:
    """Test 21: from 0.05 m, e 0.5."""
    trajectory = run(ball(height=0.05), world=PLAIN._replace(slate=Slate(restitution=0.5, friction=0.2, hop=0.1)))
    assert landings(trajectory)[:4] == close([0.100964, 0.201928, 0.252410, 0.277651], abs=1e-6)
    assert trajectory.at(0.100964 + 0.050482)[0, 2] - R == close(0.05 / 4, rel=1e-6)


def test_a_bounce_leaves_side_spin_and_the_coriolis_vector() -> None:
    """Test 22: R ω × ẑ + (5/2) v is what it was."""
    trajectory = run(ball(v=(2, 1, -1), w=(40, -70, 55)))
    before, after = trajectory.of(0)[:2]
    assert after[WZ] == before[WZ] == 55
    assert after[VX] != before[VX]
    for first, second in ((VX, WY), (VY, WX)):
        sign = 1 if first == VX else -1
        assert 2.5 * after[first] + sign * R * after[second] == close(
            2.5 * before[first] + sign * R * before[second], rel=1e-12
        )


def test_draw_of_tp_b_10() -> None:
    """Test 23: speeds, spins, angles and hops of five bounces."""
    r = 0.028575
    world = PLAIN._replace(gravity=9.80665)
    trajectory = run(ball(v=(4.985123, 0, -0.436142), w=(0, -218.9125, 0), radius=r), world=world)
    flights = [row for row in trajectory.of(0)[1:] if row[PHASE] == FLY][:5]
    got = [
        (
            hypot(row[VX], row[VZ]) / 0.44704,
            abs(row[WY]) / (2 * pi),
            degrees(atan2(row[VZ], row[VX])),
            row[VX] * 2 * row[VZ] / 9.80665 / 0.3048,
        )
        for row in flights
    ]
    assert [round(speed, 3) for speed, _, _, _ in got] == [10.855, 10.658, 10.542, 10.473, 10.432]
    assert [round(spin, 2) for _, spin, _, _ in got] == [32.90, 31.73, 31.03, 30.61, 30.36]
    assert [round(angle, 3) for _, _, angle, _ in got] == [3.091, 1.889, 1.145, 0.692, 0.417]
    assert [round(hop, 3) for _, _, _, hop in got] == [0.848, 0.500, 0.297, 0.177, 0.106]


def test_chain_of_bounces() -> None:
    """Test 24: (1, 0, 1) m/s, e 0.6, μ 0.2; it rolls at 5/7 in the end."""
    trajectory = run(ball(v=(1, 0, 1)), world=PLAIN._replace(gravity=9.80665))
    assert landings(trajectory)[:4] == close([0.203943, 0.326309, 0.399729, 0.443780], abs=2e-6)
    at_landing = [trajectory.at(time)[0, 0] - 100 for time in landings(trajectory)[:4]]
    assert at_landing == close([0.203943, 0.291347, 0.343790, 0.375256], abs=2e-6)
    assert rolls(trajectory)[VX] == close(5 / 7, rel=1e-9)


def test_jump_shot() -> None:
    """Test 25: V 4 m/s, 50°, centre ball, a cue of 9 oz, e 0.85; a ball of 170 g."""
    cue = Cue(mass=9 * 0.028349523, restitution=0.85, end_mass_ratio=0.0)
    world = PLAIN._replace(gravity=9.80665, cue=cue)
    row = ball()
    row[20] = 0.17
    trajectory = run(row, world=world, strikes=[Strike(0, 4.0, 0.0, elevation=radians(50))])
    flight = trajectory.of(0)[1]
    assert (flight[VX], flight[VZ]) == close((2.039021, 2.041209), abs=2e-6)
    landing = landings(trajectory)[0]
    assert landing == close(0.4162907, abs=5e-7)
    assert trajectory.at(landing)[0, 0] - 100 == close(0.848825, abs=2e-6)
    assert trajectory.at(landing / 2)[0, 2] - R == close(0.212434, abs=1e-6)
    assert flight[SINCE] == 0 and place(flight)[0] == 0 and flight[X] == 100
