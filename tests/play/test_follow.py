"""A cue that goes on after the ball: the tip meets it again where the ball has been stopped before it."""

from __future__ import annotations

import pytest

from abrikol.physics.parameters import Cue, Strike
from abrikol.play.follow import next_contact
from abrikol.stroke.events import Tip
from tests.play.scenes import FEW, events, played

NEAR = f"at=C:1.0,0.5/1:1.09,0.5/2:3,1.5 {FEW}"
FAR = f"at=C:1.0,0.5/1:2.0,0.5/2:3,1.5 {FEW}"


def tips(settings: str, **more: float) -> int:
    """How often the tip met the cue ball."""
    stroke = played("free-pyramid", settings, "C", **more)
    return sum(type(event) is Tip for event in events(stroke))


def test_straight_at_a_near_ball_a_cue_that_follows_through_hits_twice() -> None:
    assert tips(NEAR, through=0.15) == 2
    assert tips(NEAR, through=0.0) == 1


def test_two_contacts_are_a_double_hit_by_the_law() -> None:
    stroke = played("free-pyramid", NEAR, "C", through=0.15)
    assert "pyramid_2005:double-hit" in map(str, stroke.ruling.articles)


def test_a_thin_hit_leaves_the_cue_behind() -> None:
    assert tips(NEAR, through=0.15, heading=40.0) == 1


def test_a_far_ball_is_out_of_the_cue_s_reach() -> None:
    assert tips(FAR, through=0.15) == 1


def test_a_short_follow_through_stops_before_the_ball() -> None:
    """The ball stops 22 mm on; a cue that stops after 10 does not reach it."""
    assert tips(NEAR, through=0.01) == 1


def test_a_raised_cue_ends_at_the_cloth() -> None:
    assert tips(NEAR, through=0.5, elevation=60.0) == 1


def stretch(since: float, x: float, vx: float) -> list[float]:
    """A ball at (x, 0) from a time on, with a steady speed along x."""
    row = [0.0] * 22
    row[0], row[3], row[15], row[17], row[19], row[20] = x, vx, since, 2.0, 0.034, 0.285
    return row


def test_the_moment_of_the_second_contact() -> None:
    """The cue keeps 2 - 0.285/0.57 x 2.4 = 0.8 m/s of its 2 and slows by 0.32/0.1 = 3.2 m/s2.

    A ball of 2.4 m/s is stopped dead 24 mm on, after 10 ms; 0.8 t - 1.6 t2 = 0.024 gives t = 32.055 ms, at 0.6974 m/s.
    """
    path = [stretch(0.0, 1.0, 2.4), stretch(0.01, 1.024, 1e-12)]
    again = next_contact(Strike(0, 2.0, 0.0), path, 0.1, Cue(mass=0.57))
    assert again is not None
    assert again.start == pytest.approx(0.0320552, abs=1e-6)
    assert again.speed == pytest.approx(0.6974239, abs=1e-5)


def test_a_ball_that_ran_aside_is_missed() -> None:
    gone = stretch(0.01, 1.024, 1e-12)
    gone[1] = 0.033
    assert next_contact(Strike(0, 2.0, 0.0), [stretch(0.0, 1.0, 2.4), gone], 0.1, Cue(mass=0.57)) is None
    gone[1] = 0.01
    again = next_contact(Strike(0, 2.0, 0.0), [stretch(0.0, 1.0, 2.4), gone], 0.1, Cue(mass=0.57))
    assert again is not None and again.side == pytest.approx(0.01 / 0.034)  # the ball lies to the left of the tip
