"""A table is told by its strokes: constants that were used to make them are found again."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from abrikol.physics.parameters import CAROM
from abrikol.physics.replay import Try
from abrikol.tracking.calibrate import CONSTANTS, calibrate, constants, with_constants
from tests.tracking.filmed import filmed

OTHER = CAROM._replace(
    cloth=CAROM.cloth._replace(spin=5.0, slide=0.2), cushion=CAROM.cushion._replace(restitution=0.85, friction=0.23)
)


def test_constants_go_in_and_come_out() -> None:
    numbers = constants(CAROM) + 0.01
    assert constants(with_constants(CAROM, numbers)) == pytest.approx(numbers)
    assert with_constants(CAROM, constants(CAROM)) == CAROM
    assert min(constants(with_constants(CAROM, constants(CAROM) - 9.0))) == 0.0


def test_the_table_that_left_the_tracks_is_found() -> None:
    random = np.random.default_rng(7)
    low, high = [-3.1, 2.0, -0.8, -0.2, 0.0, 0.02], [3.1, 4.0, 0.8, 1.0, 0.0, 0.02]
    tries = [Try(*random.uniform(low, high).tolist(), *[0.0] * 6) for _ in range(12)]
    strokes = [replace(filmed(tried, OTHER, seed=k), name=str(k)) for k, tried in enumerate(tries)]
    found = calibrate(strokes, tries, CAROM)
    assert float(np.median(found.errors)) < 0.003
    names = [name for _, name, _ in CONSTANTS]
    true, got, start = (dict(zip(names, constants(w), strict=True)) for w in (OTHER, found.world, CAROM))
    assert got["slide"] == pytest.approx(true["slide"], abs=0.004)
    for name in ("spin", "friction"):
        assert abs(got[name] - true[name]) < 0.25 * abs(start[name] - true[name])
    assert found.world.cushion.restitution == pytest.approx(0.85, abs=0.006)
