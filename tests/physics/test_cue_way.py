"""Room for the cue: over cushions and balls."""

from math import degrees, pi

import pytest

from abrikol.physics.cue_way import check_cue, least_elevation, obstacles
from abrikol.physics.parameters import CAROM, CAROM_SIZE, Strike
from abrikol.physics.placing import BadInput

SIZES = [CAROM_SIZE] * 3


def degrees_needed(strike: Strike, *places: tuple[float, float]) -> float:
    return degrees(least_elevation(strike, places, SIZES[: len(places)], CAROM))


def test_over_the_cushion_behind() -> None:
    """A level cue through the ball's middle lies lower than the nose: the nearer the cushion, the steeper."""
    far, near, frozen = (degrees_needed(Strike(0, 2.0, 0.0), (x, 0.7)) for x in (1.0, 0.3, 0.0302))
    assert 0.5 < far < near < frozen < 45
    assert degrees_needed(Strike(0, 2.0, 0.0), (2.0, 0.7)) == 0.0
    assert degrees_needed(Strike(0, 2.0, 0.0, top=0.45), (1.0, 0.7)) < far


def test_over_a_ball_behind_and_past_one_beside() -> None:
    places = (2.0, 0.7), (1.9, 0.7)
    over = degrees_needed(Strike(0, 2.0, 0.0), *places)
    assert 20 < over < 60
    assert degrees_needed(Strike(0, 2.0, 0.0), places[0], (1.9, 0.75)) == 0.0
    assert (
        degrees_needed(Strike(0, 2.0, pi), *places) == pytest.approx(0.0)
        or degrees_needed(Strike(0, 2.0, pi), *places) < 2
    )
    assert degrees_needed(Strike(0, 2.0, 0.0), places[0], (1.95, 0.7)) > over


def test_the_cue_just_clears_at_that_elevation() -> None:
    places = [(2.0, 0.7), (1.9, 0.71)]
    strike = Strike(0, 2.0, 0.0, side=0.2)
    needed = least_elevation(strike, places, SIZES[:2], CAROM)
    check_cue(strike._replace(elevation=needed), places, SIZES[:2], CAROM)
    with pytest.raises(BadInput, match=r"through ball 1: raise it to \d+\.\d degrees"):
        check_cue(strike._replace(elevation=needed - 0.01), places, SIZES[:2], CAROM)
    assert obstacles(strike, places, SIZES[:2], CAROM)[0].what == "ball 1"
