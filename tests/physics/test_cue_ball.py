"""The cue against closed forms (acceptance section 5: tests 9–12), and the miscue."""

from math import atan, degrees, radians, sin

import pytest

from abrikol.physics.kinds import Kind
from abrikol.physics.parameters import Cue, Strike
from abrikol.physics.state import MASS, PHASE, ROLL, VX, WY, WZ
from tests.physics.lab import PLAIN, R, ball, direction, rolls, run, speed, struck

close = pytest.approx
STRAIGHT = PLAIN._replace(cue=PLAIN.cue._replace(end_mass_ratio=0.0))
"""A cue without squirt."""


@pytest.mark.parametrize(
    ("elevation", "side", "top", "final"),
    [
        (75, 0.4, -0.3, -96.0839),
        (60, 0.4, 0.0, -34.7150),
        (60, 0.3, 0.3, -17.9917),
        (80, 0.35, -0.35, -117.0959),
        (45, 0.5, 0.0, -26.5651),
        (30, 0.45, 0.0, -14.5639),
        (15, 0.5, 0.0, -7.6307),
        (85, 0.45, -0.2, -104.1291),
        (4, 0.353553, -0.353553, -2.193),
        (3, 0.353553, 0.353553, -0.784),
    ],
)
def test_final_direction_of_a_masse(elevation: float, side: float, top: float, final: float) -> None:
    """Test 9: whatever the speed and the bounces; the last two are TP A.19."""
    digits = 5e-4 if elevation < 5 else 5e-5
    for v in (0.8, 3.0):
        row = rolls(struck(Strike(0, v, 0.0, radians(elevation), side, top), STRAIGHT))
        assert direction(row) == close(final, abs=digits)


def test_natural_roll() -> None:
    """Test 10: struck at 7/5 R the ball rolls at once; spin over speed is 5/2 of the offset."""
    assert struck(Strike(0, 2.0, 0.0, top=0.4), STRAIGHT).of(0)[1, PHASE] == ROLL
    row = struck(Strike(0, 2.0, 0.0, side=0.3, top=0.4), STRAIGHT).of(0)[1]
    assert (R * row[WY] / row[VX], R * row[WZ] / row[VX]) == close((1.0, 0.75), rel=1e-12)
    row = struck(Strike(0, 2.0, 0.0, top=0.5), STRAIGHT).of(0)[1]
    assert R * row[WY] / row[VX] == close(1.25, rel=1e-12)


@pytest.mark.parametrize(
    ("ball_mass", "cue_mass", "e", "offset", "ratio"),
    [
        (0.21, 0.53, 0.75, 0.0, 1.2534),
        (0.285, 0.70, 0.75, 0.0, 1.2437),
        (0.2, 0.6, 1.0, 0.0, 1.5),
        (0.2, 0.6, 1.0, 0.5, 48 / 47),
    ],
)
def test_speed_of_the_cue_ball(ball_mass: float, cue_mass: float, e: float, offset: float, ratio: float) -> None:
    """Test 11: (1 + e) V / (1 + m/M + 2.5 ρ²)."""
    row = ball()
    row[MASS] = ball_mass
    world = PLAIN._replace(cue=Cue(mass=cue_mass, restitution=e))
    got = run(row, world=world, strikes=[Strike(0, 1.0, 0.0, top=offset)]).of(0)[1]
    assert speed(got) == close(ratio, abs=5e-5)


SQUIRT = {
    12: (0.921, 2.259, 4.162),
    20: (0.607, 1.485, 2.709),
    30: (0.426, 1.040, 1.886),
    50: (0.267, 0.650, 1.173),
}


@pytest.mark.parametrize("ratio", list(SQUIRT))
def test_squirt(ratio: int) -> None:
    """Test 12: away from the side."""
    world = PLAIN._replace(cue=PLAIN.cue._replace(end_mass_ratio=float(ratio)))
    for side, turned in zip((0.1, 0.25, 0.5), SQUIRT[ratio], strict=True):
        assert direction(struck(Strike(0, 2.0, 0.0, side=side), world).of(0)[1]) == close(turned, abs=5e-4)
        assert direction(struck(Strike(0, 2.0, 0.0, side=-side), world).of(0)[1]) == close(-turned, abs=5e-4)


def test_energy_of_the_tip_is_never_exceeded() -> None:
    """½ M V² ≥ ½ m v² (1 + (5/2) ρ²) + ½ M V'² with V' from momentum; at e = 1 it is all there."""
    world = PLAIN._replace(cue=Cue(mass=0.53, restitution=1.0, end_mass_ratio=0.0))
    row = struck(Strike(0, 2.0, 0.0, side=0.3, top=0.2), world).of(0)[1]
    v, rho2 = row[VX], 0.13
    left = 2.0 - 0.21 / 0.53 * v
    assert 0.21 * v**2 * (1 + 2.5 * rho2) + 0.53 * left**2 == close(0.53 * 4, rel=1e-12)


def test_beyond_the_limit_the_tip_slips_off() -> None:
    limit = sin(atan(0.6))
    assert limit == close(0.5145, abs=5e-5)
    fine, slipped = struck(Strike(0, 2.0, 0.0, side=limit - 1e-6)), struck(Strike(0, 2.0, 0.0, side=0.7))
    assert next(iter(fine)).kind is Kind.STRIKE
    assert next(iter(slipped)).kind is Kind.MISCUE
    assert direction(slipped.of(0)[1]) > direction(fine.of(0)[1]) + 10
    assert speed(slipped.of(0)[1]) < speed(fine.of(0)[1])


def test_the_miscue_begins_without_a_jump() -> None:
    limit = sin(atan(0.6))
    below, above = (struck(Strike(0, 2.0, 0.0, side=limit + off)).of(0)[1] for off in (-1e-9, 1e-9))
    assert below == close(above, abs=1e-6)


def test_strikes_have_their_times() -> None:
    """A lag: two cues, two balls, the second 0.3 s later; and a cue that meets a moving ball adds to its motion."""
    lag = [Strike(1, 2.0, 0.0, start=0.3), Strike(0, 2.0, 0.0)]
    trajectory = run(ball((0, 1)), ball((0, -1)), strikes=lag)
    begun = [(h.time, h.first) for h in trajectory if h.kind is Kind.STRIKE]
    assert begun == [(0.0, 0), (0.3, 1)]
    chased = run(ball(), strikes=[Strike(0, 2.0, 0.0), Strike(0, 4.0, 0.0, start=0.1)])
    assert chased.of(0)[2, VX] > chased.of(0)[1, VX]
    assert degrees(0) == direction(chased.of(0)[2])
