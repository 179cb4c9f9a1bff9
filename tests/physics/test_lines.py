"""Lines crossed by the centre of a ball."""

from math import pi

import numpy as np
import pytest

from abrikol.physics.lines import Line, crossings
from abrikol.physics.parameters import CAROM, Strike
from abrikol.physics.simulate import simulate
from abrikol.physics.state import SINCE
from tests.physics.lab import ball, rolls, run

CENTRE, AXIS = Line(1, 0, CAROM.bed.length / 2), Line(0, 1, CAROM.bed.width / 2)


def test_the_centre_line_there_and_back() -> None:
    trajectory = simulate([Strike(0, 2.0, 0.0)], [(0.5, 0.5)])
    found = crossings(trajectory, [CENTRE, AXIS])
    assert [(c.line, c.upward) for c in found][:2] == [(0, True), (0, False)]
    for crossing in found:
        assert trajectory.at(crossing.time)[0, 0] == pytest.approx(CENTRE.at, abs=1e-9)


def test_every_change_of_side_is_found() -> None:
    trajectory = simulate([Strike(0, 5.0, 0.7)], [(0.5, 0.5), (1.6, 0.9)])
    found = crossings(trajectory, [CENTRE, AXIS])
    for number in range(2):
        for line, axis in enumerate((0, 1)):
            mine = [c for c in found if (c.ball, c.line) == (number, line)]
            side = trajectory.at(0)[number, axis] > (CENTRE, AXIS)[axis].at
            for crossing in mine:
                assert crossing.upward is not bool(side)
                side = not side
                just = trajectory.at(crossing.time + 1e-4)[number, axis] - (CENTRE, AXIS)[axis].at
                assert bool(just > 0) is crossing.upward
            end = trajectory.end[number, axis] > (CENTRE, AXIS)[axis].at
            assert bool(end) is bool(side)


def test_leaving_a_line_is_no_crossing() -> None:
    trajectory = simulate([Strike(0, 0.5, pi / 2)], [(1.0, CAROM.bed.width / 2)])
    assert not crossings(trajectory, [AXIS])[:1] or crossings(trajectory, [AXIS])[0].time > 0.1


def test_a_ball_that_curves_back_before_the_line_has_not_crossed_it() -> None:
    """The path's vertex lies beyond one line, which it crosses twice, and short of the other."""
    trajectory = run(ball(v=(2.0, 0.3, 0), w=(30.0, 0, 0)))
    highest = max(trajectory.at(t)[0, 1] for t in np.linspace(0, rolls(trajectory)[SINCE], 2000))
    assert highest > trajectory.end[0, 1]
    lines = [Line(0, 1, highest + 1e-6), Line(0, 1, highest - 1e-3)]
    assert [(c.line, c.upward) for c in crossings(trajectory, lines)] == [(1, True), (1, False)]


def test_a_slanted_line() -> None:
    half = 0.5**0.5
    trajectory = simulate([Strike(0, 3.0, 0.9)], [(0.6, 0.5)])
    found = crossings(trajectory, [Line(half, half, 1.2)])
    assert found
    for crossing in found:
        x, y, _ = trajectory.at(crossing.time)[0]
        assert half * (x + y) == pytest.approx(1.2, abs=1e-9)
