"""Pyramid pockets: balls fall, rattle, hang, come out; the geometry is that of the layout."""

from math import atan2, hypot, pi, sqrt

import numpy as np
import pytest

from abrikol.equipment.names import Pocket
from abrikol.equipment.tables import PYRAMID_12
from abrikol.layout.pockets import jaws
from abrikol.physics.kinds import Kind
from abrikol.physics.parameters import PYRAMID, PYRAMID_SIZE, Strike
from abrikol.physics.pocket_times import CHORD, EDGE, JAW, NX, NY
from abrikol.physics.pockets import POCKET_NAMES, pocket_rows
from abrikol.physics.simulate import ball_rows, play, simulate
from abrikol.physics.soundness import Soundness, inspect
from abrikol.physics.state import PHASE, REST, VX, VY, WX, WY, X, Y
from abrikol.physics.trajectory import Trajectory

POCKETS = pocket_rows(PYRAMID_12, PYRAMID_SIZE)
CENTRES = [(0.0, 0.0), (3.55, 0.0), (0.0, 1.775), (3.55, 1.775), (1.775, 0.0), (1.775, 1.775)]


def shoot(place: tuple[float, float], heading: float, speed: float) -> Trajectory:
    return simulate([Strike(0, speed, heading)], [place], PYRAMID, sizes=PYRAMID_SIZE, pockets=POCKETS)


def toward(pocket: int, place: tuple[float, float]) -> float:
    x, y = CENTRES[pocket]
    return atan2(y - place[1], x - place[0])


@pytest.mark.parametrize("pocket", range(6))
@pytest.mark.parametrize("speed", [0.8, 2.0, 4.0])
def test_a_straight_ball_falls(pocket: int, speed: float) -> None:
    x, y = CENTRES[pocket]
    place = (
        x + (0.0 if pocket > 3 else 0.5 if x == 0 else -0.5),
        y + (0.5 if y == 0 else -0.5),
    )
    trajectory = shoot(place, toward(pocket, place), speed)
    assert [(h.kind, h.second) for h in trajectory if h.kind is Kind.FALL] == [(Kind.FALL, pocket)]
    assert not [h for h in trajectory if h.kind is Kind.JAW]
    assert trajectory.is_out(0) and not inspect(trajectory).faults()


def test_names_go_with_the_layout() -> None:
    """Each pocket's outward direction points from the bed to the mouth between its two jaw points."""
    for row, name in zip(POCKETS, POCKET_NAMES, strict=True):
        points = [jaw.point for jaw in jaws(PYRAMID_12, name)]
        middle = np.mean([(point.x - 1.775, point.y - 0.8875) for point in points], axis=0)
        assert row[NX] * middle[0] + row[NY] * middle[1] == pytest.approx(row[CHORD], abs=0.06)
    assert set(POCKET_NAMES) == set(Pocket)


def test_jaws_are_a_mouth_apart_at_a_corner() -> None:
    """Between the two parallel jaws a ball has the mouth less its own width: ±2.25 mm at 72.5 (acceptance 8)."""
    row = POCKETS[0]
    reach = (PYRAMID_SIZE.radius**2 - (0.0425 - 0.034) ** 2) ** 0.5
    corner = np.array([-1.775, -0.8875])
    for side in range(2):
        normal = row[JAW + 4 * side : JAW + 4 * side + 2]
        assert row[JAW + 4 * side + 2] - normal @ corner == pytest.approx(0.0725 / 2 - reach, abs=1e-9)


def test_a_ball_wide_of_the_mouth_rattles() -> None:
    place = (0.8, 0.8)
    kinds = {}
    for off in np.linspace(0.0, 0.05, 26):
        trajectory = shoot(place, 5 * pi / 4 + off, 1.5)
        kinds[off] = [h.kind for h in trajectory if h.kind in (Kind.JAW, Kind.FALL, Kind.CUSHION)]
    assert kinds[0.0] == [Kind.FALL]
    assert any(kind[:1] == [Kind.JAW] and Kind.FALL not in kind for kind in kinds.values())


def test_a_ball_may_hang() -> None:
    """Some speed brings a ball to rest in the mouth, its centre still over the bed."""
    hanging = 0
    for speed in np.linspace(0.2, 0.4, 200):
        trajectory = shoot((0.3, 0.3), 5 * pi / 4, float(speed))
        x, y, _ = trajectory.end[0]
        hanging += not trajectory.is_out(0) and hypot(x, y) < 0.06
    assert hanging > 0


def stopping(before_edge: float) -> Trajectory:
    """A ball that rolls straight into a corner and stops so far before the edge of the bed."""
    rows = ball_rows([(0.3, 0.3)], [PYRAMID_SIZE], PYRAMID)
    edge = POCKETS[0, CHORD] + POCKETS[0, EDGE]
    way = edge - before_edge + (rows[0, X] + rows[0, Y]) * sqrt(0.5)
    speed = sqrt(2 * PYRAMID.cloth.roll * way)
    rows[0, VX] = rows[0, VY] = -speed * sqrt(0.5)
    rows[0, WX], rows[0, WY] = -rows[0, VY] / PYRAMID_SIZE.radius, rows[0, VX] / PYRAMID_SIZE.radius
    return play(rows, 1, [], PYRAMID, POCKETS)


def test_a_ball_that_stops_just_before_the_edge_tips_over_it_in_the_end() -> None:
    """Half-way through the last 2 mm it hangs for `creep` seconds; it then falls freely, 83 ms to the sill."""
    half = stopping(0.001)
    stop, tips, fall = [h for h in half if h.kind in (Kind.STOP, Kind.TIPS, Kind.FALL)]
    assert tips.time - stop.time == pytest.approx(PYRAMID.pocket.creep, rel=1e-6)
    assert fall.time - tips.time == pytest.approx(sqrt(2 * PYRAMID_SIZE.radius / 9.81), rel=1e-9)
    assert half.is_out(0) and not inspect(half).faults()


def test_the_nearer_to_the_edge_the_sooner_and_soon_never() -> None:
    def hangs(before_edge: float) -> float | None:
        story = list(stopping(before_edge))
        stop = next(h.time for h in story if h.kind is Kind.STOP)
        return next((h.time - stop for h in story if h.kind is Kind.TIPS), None)

    assert hangs(0.0004) == pytest.approx(0.5, rel=1e-6)
    assert hangs(0.0016) == pytest.approx(8.0, rel=1e-6)
    assert hangs(0.00168) is hangs(0.0022) is None  # 10.5 s, and farther off than any creeps


def test_what_hung_before_goes_on_hanging() -> None:
    """Nobody knows how long it has hung; another ball is played far away."""
    hung = stopping(0.001).of(0)
    x, y = (float(hung[hung[:, PHASE] == REST][0, at]) for at in (X, Y))
    away = simulate([Strike(0, 2.0, 0.0)], [(2.0, 0.9), (x, y)], PYRAMID, sizes=PYRAMID_SIZE, pockets=POCKETS)
    assert not away.is_out(1)


def test_a_very_hard_ball_may_come_out() -> None:
    def outcome(speed: float) -> Kind:
        story = shoot((0.5, 0.5), 5 * pi / 4, speed)
        return next(h.kind for h in story if h.kind in (Kind.RETURN, Kind.FALL))

    outcomes = [outcome(float(speed)) for speed in np.linspace(2.0, 16.0, 40)]
    limit = outcomes.index(Kind.RETURN)
    assert limit > 10
    assert set(outcomes[limit:]) == {Kind.RETURN}


def test_many_at_every_pocket_are_sound() -> None:
    worst = Soundness()
    for seed in range(240):
        rng = np.random.default_rng(seed)
        place = (float(rng.uniform(0.4, 3.1)), float(rng.uniform(0.4, 1.3)))
        heading = toward(seed % 6, place) + float(rng.normal() * 0.01)
        worst = worst.worse(inspect(shoot(place, heading, float(rng.uniform(0.5, 12.0)))))
    assert not worst.faults()
