"""Crossings in closed form, against looking at every instant."""

from __future__ import annotations

from itertools import pairwise

import pytest

from abrikol.play.lines import crossings
from abrikol.play.paths import place_at, quadratic_roots
from abrikol.play.play import roll
from abrikol.stroke.events import Line
from tests.play.strokes import random_shots


@pytest.mark.parametrize("line", list(Line))
def test_a_fine_look_finds_the_same_crossings(line: Line) -> None:
    for one in random_shots("free-pyramid", 12, seed=11):
        rolled = roll(one)
        table, end = one.game.table, rolled.trajectory.duration
        level = {Line.CENTRE: 0.5, Line.HOUSE: 0.25, Line.REAR: 0.75, Line.AXIS: 0.5}[line]
        axis = 1 if line is Line.AXIS else 0
        at = level * (table.width if axis else table.length)
        for ball, path in zip(rolled.scene.balls, rolled.paths, strict=False):
            found = [time for time, _ in crossings(ball, path, end, line, table)]
            sides = [place_at(path, end * k / 4000)[axis] > at for k in range(4001)]
            seen = sum(a != b for a, b in pairwise(sides))
            assert len(found) >= seen and (len(found) - seen) % 2 == 0
            assert all(abs(place_at(path, time)[axis] - at) < 1e-9 for time in found)


@pytest.mark.parametrize(
    ("a", "b", "c", "roots"),
    [(1.0, -3.0, 2.0, (1.0, 2.0)), (0.0, 2.0, -1.0, (0.5,)), (1.0, 0.0, 1.0, ()), (1.0, 1e8, 1.0, (-1e8, -1e-8))],
)
def test_roots_keep_their_digits(a: float, b: float, c: float, roots: tuple[float, ...]) -> None:
    assert quadratic_roots(a, b, c) == pytest.approx(roots, rel=1e-12)
