"""No escape, no overlap, no energy out of nothing, no endless loop: a sample; bench/soundness.py runs the many."""

from math import cos, pi, sin

import numpy as np
import pytest

from abrikol.equipment.tables import CAROM_TABLES, PYRAMID_TABLES, Table
from abrikol.physics.parameters import CAROM, CAROM_SIZE, PYRAMID, PYRAMID_SIZE, Strike, World, bed_of, reach
from abrikol.physics.pockets import pocket_rows
from abrikol.physics.samples import Places, break_off, random_places, random_strike
from abrikol.physics.simulate import simulate
from abrikol.physics.soundness import Soundness, inspect
from abrikol.physics.trajectory import Trajectory


@pytest.mark.parametrize("table", CAROM_TABLES, ids=lambda table: table.name)
@pytest.mark.parametrize(("steepest", "widest", "fastest"), [(0.0, 0.5, 6.0), (1.3, 0.6, 12.0)], ids=["level", "masse"])
def test_carom(table: Table, steepest: float, widest: float, fastest: float) -> None:
    world = CAROM._replace(bed=bed_of(table))
    worst = Soundness()
    for seed in range(150):
        rng = np.random.default_rng(seed)
        places = random_places(rng, 3, world, CAROM_SIZE)
        strike = random_strike(rng, fastest=fastest, steepest=steepest, widest=widest)
        worst = worst.worse(inspect(simulate([strike], places, world)))
    assert not worst.faults()


@pytest.mark.parametrize("table", PYRAMID_TABLES, ids=lambda table: table.name)
def test_pyramid_breaks(table: Table) -> None:
    world, pockets = PYRAMID._replace(bed=bed_of(table)), pocket_rows(table, PYRAMID_SIZE)
    worst = Soundness()
    for seed in range(20):
        strike, places = break_off(seed, table.length, table.width, PYRAMID_SIZE)
        worst = worst.worse(inspect(simulate([strike], places, world, sizes=PYRAMID_SIZE, pockets=pockets)))
    assert not worst.faults()


def frozen(seed: int) -> Places:
    """Touching balls: in line, in a triangle, on a cushion, in a corner."""
    rng = np.random.default_rng(seed)
    d, r = reach(CAROM_SIZE, CAROM.bed), CAROM_SIZE.radius
    x, y, a = rng.uniform(0.3, 2.5), rng.uniform(0.3, 1.1), rng.uniform(0, 2 * pi)
    step = (2 * r * cos(a), 2 * r * sin(a))
    aside = (2 * r * cos(a + pi / 3), 2 * r * sin(a + pi / 3))
    return [
        [(x, y), (x + step[0], y + step[1]), (x + 2 * step[0], y + 2 * step[1])],
        [(x, y), (x + step[0], y + step[1]), (x + aside[0], y + aside[1])],
        [(x, d), (x + 2 * r, d), (x + r, d + 2 * r * sin(pi / 3))],
        [(d, d), (d + 2 * r, d), (d, d + 2 * r)],
        [(d + 2 * r, y), (d, y), (x, y)],
    ][seed % 5]


def test_frozen_balls() -> None:
    """Test 30 of acceptance section 5: touching balls end, in time, where they can be."""
    worst = Soundness()
    for seed in range(500):
        rng = np.random.default_rng(seed)
        worst = worst.worse(inspect(simulate([random_strike(rng, steepest=0.3)], frozen(seed))))
    assert not worst.faults()


def with_a_hidden_ball(trajectory: Trajectory, world: World) -> Soundness:
    """Put a resting ball onto the path, as if its hit had been missed."""
    middle = trajectory.at(0.4 * trajectory.duration)[0]
    hidden = simulate([Strike(0, 1e-9, 0.0)], [(float(middle[0]), float(middle[1]))], world).segments[:1]
    bed = np.array([world.bed.length / 2, world.bed.width / 2])
    segments = np.vstack([trajectory.segments[:1], hidden, trajectory.segments[1:]])
    segments[:, :2] -= bed
    bodies = np.concatenate([[0, 1], trajectory.bodies[1:]])
    doctored = Trajectory(
        trajectory.times, trajectory.strengths, trajectory.log, segments, bodies, True, balls=2, world=world
    )
    return inspect(doctored)


def test_the_checker_sees_a_hidden_hit() -> None:
    trajectory = simulate([Strike(0, 3.0, 0.4)], [(0.7, 0.6)])
    assert not inspect(trajectory).faults()
    seen = with_a_hidden_ball(trajectory, CAROM)
    assert seen.overlap > 0.01
    assert "overlap" in seen.faults()[0]


def test_the_checker_sees_a_missing_cushion_and_new_energy() -> None:
    wide = simulate([Strike(0, 3.0, 0.0)], [(0.7, 0.6)], CAROM._replace(bed=CAROM.bed._replace(length=3.5)))
    wide.segments[:, 0] -= 1.75 - CAROM.bed.length / 2
    as_if = Trajectory(
        wide.times,
        wide.strengths,
        wide.log,
        wide.segments - [CAROM.bed.length / 2, CAROM.bed.width / 2, *[0] * 20],
        wide.bodies,
        True,
        balls=1,
        world=CAROM,
    )
    assert "into cushion" in " ".join(inspect(as_if).faults())
    lively = simulate([Strike(0, 3.0, 0.0)], [(0.7, 0.6)])
    lively.segments[2, 3:9] *= 1.001  # where it begins to roll and loses nothing
    assert "energy" in " ".join(inspect(lively).faults())
