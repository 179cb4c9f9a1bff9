"""Ball on ball against closed forms (acceptance section 5: tests 13–17, 28, 33; section 2.1)."""

from math import atan, cos, degrees, pi, radians, sin, tan

import numpy as np
import pytest

from abrikol.physics.arrays import Numbers
from abrikol.physics.collide.ball_ball import alciatore_2004
from abrikol.physics.collide.contact import kinetic
from abrikol.physics.compiled import entry
from abrikol.physics.kinds import Kind
from abrikol.physics.parameters import BallLaw
from abrikol.physics.state import FIELDS, MASS, RADIUS, SEPARATION, VX, VZ, WX, X, Z
from abrikol.physics.trajectory import Trajectory
from tests.physics.lab import PLAIN, STILL, R, Vector, ball, direction, rolls, run, speed

close = pytest.approx
CLEAN = BallLaw(restitution=1.0, softening=0.0, scale=1.0, floor=0.0)


def hit(cut: float, v: float, spin: Vector = STILL, law: BallLaw = PLAIN.ball) -> Trajectory:
    """A ball at speed v along x meets a resting one, `cut` degrees off full, on the left; spins are Rω."""
    line = radians(cut)
    start = (-2 * R * cos(line), -2 * R * sin(line))  # they touch: the impulse happens at once
    moving = ball(start, v=(v, 0, 0), w=[s / R for s in spin])
    return run(moving, ball(), world=PLAIN._replace(ball=law))


def after(trajectory: Trajectory, number: int) -> Numbers:
    """A ball's row just after the impact."""
    first: Numbers = trajectory.of(number)[1]
    return first


def throw(trajectory: Trajectory, cut: float) -> float:
    """Degrees by which the object ball leaves the line of centres, positive toward the cue ball's path."""
    return cut - direction(after(trajectory, 1))


@pytest.mark.parametrize("cut", [10.0, 30.0, 45.0, 70.0])
def test_ninety_degree_rule(cut: float) -> None:
    """Test 13."""
    trajectory = hit(cut, 2.0)
    cue, target = after(trajectory, 0), after(trajectory, 1)
    assert speed(cue) == close(2 * sin(radians(cut)), rel=1e-9)
    assert speed(target) == close(2 * cos(radians(cut)), rel=1e-9)
    assert direction(target) - direction(cue) == close(90, rel=1e-9)


@pytest.mark.parametrize(
    ("e", "cut", "degrees_off"),
    [
        (1.0, 30.0, 33.6705),
        (1.0, 28.1255, 33.7490),
        (1.0, degrees(np.arcsin(0.75)), 27.2669),
        (1.0, degrees(np.arcsin(0.25)), 27.6265),
        (0.94, 30.0, 31.9876),
    ],
)
def test_thirty_degree_rule(e: float, cut: float, degrees_off: float) -> None:
    """Test 14: a rolling cue ball's path after it rolls again."""
    trajectory = hit(cut, 2.0, (0, 2.0, 0), PLAIN.ball._replace(restitution=e))
    assert abs(direction(rolls_again(trajectory))) == close(degrees_off, abs=5e-5)
    if e == 1.0 and cut == 30.0:
        assert speed(rolls_again(trajectory)) / 2 == close(0.557875, abs=5e-7)


def rolls_again(trajectory: Trajectory) -> Numbers:
    mine = trajectory.of(0)
    last: Numbers = mine[mine[:, 17] == 3.0][-1]
    return last


@pytest.mark.parametrize(("e", "share"), [(1.0, 2 / 7), (0.95, 0.303571)])
def test_rolling_head_on(e: float, share: float) -> None:
    """Test 15, and the residue of a stop shot."""
    law = PLAIN.ball._replace(restitution=e)
    assert speed(rolls(hit(0.0, 1.0, (0, 1.0, 0), law))) >= 0
    assert speed(rolls_again(hit(0.0, 1.0, (0, 1.0, 0), law))) == close(share, abs=5e-7)
    if e < 1:
        assert speed(after(hit(0.0, 1.0, law=law), 0)) == close((1 - e) / 2, rel=1e-9)
        assert speed(rolls_again(hit(0.0, 1.0, law=law))) == close(5 / 7 * (1 - e) / 2, rel=1e-9)


def test_gearing_throws_nothing_and_stick_throws_a_seventh() -> None:
    """Test 16."""
    cut = 35.0
    gearing = hit(cut, 1.5, (0, 0, 1.5 * sin(radians(cut))), CLEAN)
    assert throw(gearing, cut) == close(0, abs=1e-9)
    sticking = hit(cut, 1.5, law=CLEAN._replace(floor=5.0))
    assert throw(sticking, cut) == close(degrees(atan(tan(radians(cut)) / 7)), rel=1e-9)


def test_fixed_friction_and_restitution() -> None:
    """Section 2.1: e 0.94, μ 0.06, stun, 30° cut."""
    trajectory = hit(30.0, 2.0, law=BallLaw(restitution=0.94, softening=0.0, scale=0.0, floor=0.06))
    cue, target = after(trajectory, 0), after(trajectory, 1)
    assert throw(trajectory, 30.0) == close(3.434, abs=5e-4)
    assert direction(cue) + 60 == close(3.307, abs=5e-4)
    assert direction(target) - direction(cue) == close(83.259, abs=5e-4)


TP_A_14 = {
    10: ((1.443, 1.443, 1.443), (0.760, 0.349, 0.135)),
    20: ((2.976, 2.976, 2.500), (1.496, 0.687, 0.265)),
    30: ((4.715, 3.549, 1.698), (2.186, 1.004, 0.388)),
    35: ((5.237, 3.246, 1.448), (2.508, 1.152, 0.445)),
    45: ((4.945, 2.773, 1.127), (3.091, 1.420, 0.549)),
    60: ((4.621, 2.318, 0.895), (3.783, 1.739, 0.672)),
    80: ((4.395, 2.040, 0.787), (4.300, 1.977, 0.764)),
}
"""Degrees of throw at 0.447, 1.341 and 3.129 m/s: stun, rolling (section 2.1, row 12)."""


@pytest.mark.parametrize("cut", list(TP_A_14))
def test_throw_table_of_tp_a_14(cut: int) -> None:
    for stun, rolling, v in zip(*TP_A_14[cut], (0.447, 1.341, 3.129), strict=True):
        assert throw(hit(cut, v, law=CLEAN), cut) == close(stun, abs=0.02)
        assert throw(hit(cut, v, (0, v, 0), CLEAN), cut) == close(rolling, abs=0.02)


@pytest.mark.parametrize(
    ("share", "throws"),
    [(0.25, (2.556, 2.556, 2.556)), (0.5, (5.102, 3.053, 1.307)), (1.0, (3.933, 1.569, 0.658))],
)
def test_side_throws_a_straight_ball(share: float, throws: Vector) -> None:
    """Section 2.1: Rω = 1.25 p v."""
    for v, degrees_off in zip((0.447, 1.341, 3.129), throws, strict=True):
        thrown = throw(hit(0.0, v, (0, 0, 1.25 * share * v), CLEAN), 0.0)
        assert abs(thrown) == close(degrees_off, abs=0.02)


def test_catching_up() -> None:
    """Test 28: rolling 1.0 from -0.5 and 0.5 from 0, R 0.028575: contact at 0.885700 s."""
    r = 0.028575
    chaser = ball((-0.5, 0), v=(1.0, 0, 0), w=(0, 1.0 / r, 0), radius=r)
    trajectory = run(chaser, ball(v=(0.5, 0, 0), w=(0, 0.5 / r, 0), radius=r))
    assert next(h.time for h in trajectory if h.kind is Kind.BALL) == close(0.885700, abs=5e-7)


def test_mass_does_not_matter() -> None:
    """Test 33."""
    ends = []
    for mass in (0.21, 0.5):
        balls = [ball((-1, 0.02), v=(3, 0, 0)), ball()]
        for row in balls:
            row[MASS] = mass
        ends.append(run(*balls, world=PLAIN._replace(ball=CLEAN)).end)
    assert ends[0] == close(ends[1], abs=1e-9)


@entry
def _many(seed: int, cases: int, law: BallLaw) -> tuple[float, float, float]:
    """Worst change of momentum and of angular momentum about the contact, and the most energy gained."""
    np.random.seed(seed)
    momentum, angular, energy = 0.0, 0.0, -1.0
    rows = np.zeros((2, FIELDS))
    for _ in range(cases):
        a, b = np.random.uniform(0, 2 * pi), np.random.uniform(-1.0, 1.0)
        n = np.array([cos(a) * cos(b), sin(a) * cos(b), sin(b)])
        for i in range(2):
            rows[i, MASS], rows[i, RADIUS] = np.random.uniform(0.1, 0.4), np.random.uniform(0.02, 0.05)
            for k in range(3):
                rows[i, VX + k] = np.random.uniform(-8, 8)
                rows[i, WX + k] = np.random.uniform(-300, 300)
        for k in range(3):
            rows[1, X + k] = rows[0, X + k] + (rows[0, RADIUS] + rows[1, RADIUS]) * n[k]
        before = rows.copy()
        e0 = kinetic(rows, 0) + kinetic(rows, 1)
        pressing = alciatore_2004.collide(rows, 0, 1, law) < SEPARATION  # pays for its parting out of spin
        energy = max(energy, (kinetic(rows, 0) + kinetic(rows, 1) - e0) / e0)
        for k in range(3):
            p = rows[0, MASS] * (rows[0, VX + k] - before[0, VX + k])
            p += rows[1, MASS] * (rows[1, VX + k] - before[1, VX + k])
            momentum = max(momentum, abs(p))
        for i in range(0 if pressing else 2):  # about the contact, each ball keeps its own: I Δω - (R n) × m Δv = 0
            arm = n * rows[i, RADIUS] * (1.0 if i == 0 else -1.0)
            dp = rows[i, MASS] * (rows[i, VX : VZ + 1] - before[i, VX : VZ + 1])
            turn = 0.4 * rows[i, MASS] * rows[i, RADIUS] ** 2 * (rows[i, WX : WX + 3] - before[i, WX : WX + 3])
            for k in range(3):
                j, m = (k + 1) % 3, (k + 2) % 3
                angular = max(angular, abs(turn[k] - (arm[j] * dp[m] - arm[m] * dp[j])))
    return momentum, angular, energy


@pytest.mark.parametrize("law", [CLEAN, BallLaw(), PLAIN.ball])
def test_momentum_angular_momentum_and_energy(law: BallLaw) -> None:
    """Test 17: 100,000 random impacts."""
    momentum, angular, energy = _many(1, 100_000, law)
    assert momentum < 1e-14
    assert angular < 1e-15
    assert energy < 1e-14


def test_masses_and_radii_may_differ() -> None:
    """A light ball bounces off a heavy one: v' = (m1 - m2)/(m1 + m2) v."""
    light, heavy = ball((-0.2, 0), v=(1, 0, 0)), ball()
    heavy[MASS] = 0.42
    trajectory = run(light, heavy)
    row = next(row for row in trajectory.of(0) if row[VX] < 0)
    contact = next(h for h in trajectory if h.kind is Kind.BALL)
    assert row[VX] == close(-contact.strength / 3, rel=1e-9)
    assert row[Z] == R
