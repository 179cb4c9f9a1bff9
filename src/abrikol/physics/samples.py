"""Seeded strokes and racks to test, measure and train with: the same number, the same stroke, everywhere."""

from math import pi, sqrt

import numpy as np

from abrikol.equipment.balls import BallSize
from abrikol.physics.parameters import Strike, World, reach

Places = list[tuple[float, float]]

RACK_GAP = 1e-4
"""m: air between racked balls at most; each ball is set by chance within it. A rack without air would have no order in
which its balls are hit, and a perfectly symmetric one would be decided by the numbers of the balls."""


def random_places(rng: np.random.Generator, balls: int, world: World, size: BallSize) -> Places:
    """Balls anywhere on the bed, at least a tenth of a millimetre apart."""
    room = reach(size, world.bed) + 1e-6
    places: Places = []
    while len(places) < balls:
        x, y = rng.uniform(room, world.bed.length - room), rng.uniform(room, world.bed.width - room)
        if all((x - a) ** 2 + (y - b) ** 2 > (2 * size.radius + 1e-4) ** 2 for a, b in places):
            places.append((float(x), float(y)))
    return places


def random_strike(
    rng: np.random.Generator, slowest: float = 0.5, fastest: float = 6.0, steepest: float = 0.0, widest: float = 0.5
) -> Strike:
    """A strike of ball 0 in any direction: m/s, rad of elevation, radii of offset."""
    offset, angle = widest * sqrt(rng.uniform()), rng.uniform(0.0, 2 * pi)
    return Strike(
        ball=0,
        speed=float(rng.uniform(slowest, fastest)),
        heading=float(rng.uniform(0.0, 2 * pi)),
        elevation=float(rng.uniform(0.0, steepest)),
        side=float(offset * np.cos(angle)),
        top=float(offset * np.sin(angle)),
    )


def rack(seed: int, apex: tuple[float, float], size: BallSize, gap: float = RACK_GAP, rows: int = 5) -> Places:
    """A triangle pointing at the breaker, apex first; its symmetry is broken by seeded gaps of at most `gap`."""
    rng = np.random.default_rng(seed)
    pitch = 2 * size.radius + gap
    places: Places = []
    for row in range(rows):
        for place in range(row + 1):
            x = apex[0] + row * pitch * sqrt(0.75)
            y = apex[1] + (place - row / 2) * pitch
            jitter = rng.uniform(-0.25 * gap, 0.25 * gap, 2)
            places.append((float(x + jitter[0]), float(y + jitter[1])))
    return places


def break_off(seed: int, length: float, width: float, size: BallSize, gap: float = RACK_GAP) -> tuple[Strike, Places]:
    """A full rack with its apex on the rear mark, broken from the front mark nearly straight by ball 0."""
    rng = np.random.default_rng(seed)
    strike = Strike(
        ball=0,
        speed=float(rng.uniform(3.0, 9.0)),
        heading=float(rng.uniform(-0.03, 0.03)),
        side=float(rng.uniform(-0.2, 0.2)),
        top=float(rng.uniform(-0.3, 0.3)),
    )
    return strike, [(length / 4, width / 2), *rack(seed, (length * 0.75, width / 2), size, gap)]
