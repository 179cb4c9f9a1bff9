"""Ball on cushion: closed forms (acceptance section 5: tests 17, 27), geometry, and flight against the nose."""

from math import atan2, cos, degrees, pi, radians, sin, sqrt, tan

import numpy as np
import pytest

from abrikol.equipment.balls import CAROM_BALL
from abrikol.equipment.tables import MATCH_TABLE
from abrikol.physics.collide.ball_cushion import tracked_match
from abrikol.physics.collide.contact import kinetic
from abrikol.physics.compiled import entry
from abrikol.physics.kinds import Kind
from abrikol.physics.parameters import CAROM, CushionLaw, Strike, bed_of, reach
from abrikol.physics.simulate import simulate
from abrikol.physics.state import FIELDS, FLY, MASS, PHASE, RADIUS, REACH, ROLL, SEPARATION, VX, VY, VZ, WX, X
from tests.physics.lab import PLAIN, R, ball, run

close = pytest.approx


@pytest.mark.parametrize(("incoming", "outgoing"), [(30, 35.8175), (60, 65.2087)])
def test_frictionless_cushion(incoming: float, outgoing: float) -> None:
    """Test 27 and section 3.4: tan θ' = tan θ / e, e 0.8, angles from the normal; speed along the rail is kept."""
    a = radians(incoming)
    row = run(ball((100 - R, 0), v=(2 * cos(a), 2 * sin(a), 0))).of(0)[1]
    assert row[VY] == close(2 * sin(a), rel=1e-12)
    assert -row[VY] / row[VX] == close(tan(a) / 0.8, rel=1e-9)
    assert degrees(atan2(row[VY], -row[VX])) == close(outgoing, abs=5e-5)


def test_the_centre_stops_at_the_true_height_of_the_nose() -> None:
    """Section 1.4: 30.108 mm from the nose, not 30.75."""
    assert reach(CAROM_BALL, bed_of(MATCH_TABLE)) == close(0.030108, abs=5e-7)
    trajectory = simulate([Strike(0, 2.0, 0.0)], [(1.0, 0.7)])
    rebound = next(h.time for h in trajectory if h.kind is Kind.CUSHION)
    assert 2.84 - trajectory.at(rebound)[0, 0] == close(0.030108, abs=5e-7)


@pytest.mark.parametrize(
    ("v", "immediately", "again"),
    [(0.6, None, 0.575), (1.0, None, 0.575), (1.4, 0.865, 0.575), (1.7, 0.865, 0.575)],
)
def test_a_rolling_ball_comes_back_as_measured(v: float, immediately: float | None, again: float) -> None:
    """Rows 4 and 5 of acceptance section 0, measured perpendicular rebounds that nothing here was fitted to.

    Over the middle of their range: docs/physics.md tells how far the law leans away from them at its ends.
    """
    world = CAROM._replace(cloth=CAROM.cloth._replace(roll=1e-9, roll_gain=0.0))
    row = ball((1.42 - 0.0302, 0), v=(v, 0, 0), w=(0, v / R, 0))
    row[REACH] = reach(CAROM_BALL, CAROM.bed)
    back = [row for row in run(row, world=world).of(0) if row[VX] < 0]
    if immediately is not None:
        assert -back[0][VX] / v == close(immediately, abs=0.02)
    assert -next(row for row in back if row[PHASE] == ROLL)[VX] / v == close(again, abs=0.012)


@entry
def _many(seed: int, cases: int, law: CushionLaw) -> tuple[float, float]:
    """Worst change of angular momentum about the nose, and the most energy gained, for balls in flight."""
    np.random.seed(seed)
    angular, energy = 0.0, -1.0
    rows = np.zeros((1, FIELDS))
    rows[0, MASS], rows[0, RADIUS], rows[0, PHASE] = 0.21, 0.03075, FLY
    for _ in range(cases):
        a, b = np.random.uniform(0, 2 * pi), np.random.uniform(-1.5, 1.0)
        for k in range(3):
            rows[0, VX + k], rows[0, WX + k] = np.random.uniform(-8, 8), np.random.uniform(-300, 300)
        before, e0 = rows.copy(), kinetic(rows, 0)
        approach = tracked_match.collide(rows, 0, cos(a), sin(a), cos(b), sin(b), law)
        energy = max(energy, (kinetic(rows, 0) - e0) / e0)
        if approach < SEPARATION:
            continue
        arm = np.array([cos(a) * cos(b), sin(a) * cos(b), sin(b)]) * 0.03075
        dp = 0.21 * (rows[0, VX : VZ + 1] - before[0, VX : VZ + 1])
        turn = 0.4 * 0.21 * 0.03075**2 * (rows[0, WX : WX + 3] - before[0, WX : WX + 3])
        for k in range(3):
            j, m = (k + 1) % 3, (k + 2) % 3
            angular = max(angular, abs(turn[k] - (arm[j] * dp[m] - arm[m] * dp[j])))
    return angular, energy


@pytest.mark.parametrize("law", [CushionLaw(), PLAIN.cushion, CushionLaw(restitution=0.995, along=1.0)])
def test_angular_momentum_and_energy(law: CushionLaw) -> None:
    """Test 17: 100,000 random impacts."""
    angular, energy = _many(1, 100_000, law)
    assert angular < 1e-15
    assert energy < 1e-14


def test_over_the_cushion() -> None:
    """A ball whose underside clears the nose lands on the rail and leaves the table; a lower one comes back."""
    bed = CAROM.bed
    over = run(ball((1.3, 0), v=(3, 0, 1.3)), world=CAROM)
    assert [h.kind for h in over][-1] is Kind.OFF
    assert over.is_out(0)
    assert over.end[0, 0] - bed.length == close(bed.frame, abs=1e-9)
    back = run(ball((1.3, 0), v=(3, 0, 0.2)), world=CAROM)
    assert Kind.CUSHION in [h.kind for h in back] and not back.is_out(0)


def test_a_flying_ball_meets_the_nose_at_its_radius() -> None:
    trajectory = run(ball((1.3, 0), v=(3, 0, 0.5)), world=CAROM)
    contact = next(h for h in trajectory if h.kind is Kind.CUSHION)
    x, _, z = trajectory.at(contact.time)[0]
    assert sqrt((2.84 - x) ** 2 + (z - 0.037) ** 2) == close(R, abs=1e-9)


def test_a_ball_pressed_on_a_cushion_stays() -> None:
    """Held by spin: it sinks a micrometre at most, and its path along the rail has no bounces to be seen."""
    row = ball((1.42 - reach(CAROM_BALL, CAROM.bed), 0), v=(0, 0.5, 0), w=(0, 100.0, 0))
    row[REACH] = reach(CAROM_BALL, CAROM.bed)
    trajectory = run(row, world=CAROM)
    pressed = [h for h in trajectory if h.kind is Kind.CUSHION_PRESS]
    assert trajectory.finished and pressed
    until = pressed[-1].time
    assert all(abs(trajectory.at(t)[0, 0] + row[REACH] - 2.84) < 2e-6 for t in np.linspace(0, until, 200))


def test_a_ball_driven_into_its_own_cushion_rebounds_and_one_that_leaves_it_does_not() -> None:
    gap = reach(CAROM_BALL, CAROM.bed)
    into = simulate([Strike(0, 1.0, 0.3)], [(2.84 - gap, 0.7)])
    away = simulate([Strike(0, 1.0, pi - 0.3)], [(2.84 - gap, 0.7)])
    assert [h.kind for h in into][:2] == [Kind.STRIKE, Kind.CUSHION]
    assert [h.kind for h in away][:2] == [Kind.STRIKE, Kind.ROLL]
    assert into.of(0)[-1, X] < 2.84 and away.of(0)[0, VY] == 0
