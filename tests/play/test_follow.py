"""A cue that goes on after the ball: the tip meets it again where the ball has been stopped before it."""

from __future__ import annotations

import pytest

from abrikol.physics.parameters import PYRAMID, Cue, Strike
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


def test_another_ball_in_the_cue_s_way_is_met_and_that_is_a_touch() -> None:
    """Off ball 1 the cue ball runs aside; the cue goes on, 15 cm farther to ball 2."""
    settings = f"at=C:1.0,0.5/1:1.055,0.546/2:1.25,0.5 {FEW}"
    stroke = played("free-pyramid", settings, "C", through=0.4)
    assert [event.ball.value for event in events(stroke) if type(event) is Tip] == ["C", "2"]
    assert "pyramid_2005:touch" in map(str, stroke.ruling.articles)
    short = played("free-pyramid", settings, "C", through=0.1)
    assert [event.ball.value for event in events(short) if type(event) is Tip] == ["C"]


HEAVY = PYRAMID._replace(cue=Cue(mass=0.57))


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
    again = next_contact(Strike(0, 2.0, 0.0), [path], 0.1, HEAVY)
    assert again is not None
    assert again.start == pytest.approx(0.0320552, abs=1e-6)
    assert again.speed == pytest.approx(0.6974239, abs=1e-5)


def test_a_ball_at_rest_is_met_on_its_near_side() -> None:
    """It lies 20 mm aside of the line, 0.2 m on: its near side is 34 - sqrt(34² - 20²) mm less near than straight."""
    ran, other = stretch(0.0, 1.0, 2.4), stretch(0.0, 1.2, 0.0)
    other[1], other[17] = 0.02, 0.0
    again = next_contact(Strike(0, 2.0, 0.0), [[ran], [other]], 0.4, HEAVY)
    assert again is not None and again.ball == 1
    assert again.side == pytest.approx(0.02 / 0.034)
    way = 0.2 + 0.034 - (0.034**2 - 0.02**2) ** 0.5
    left, slowing = 0.8, 0.5 * 0.8**2 / 0.4
    time = (left - (left * left - 2.0 * slowing * way) ** 0.5) / slowing
    assert again.start == pytest.approx(time, rel=1e-9)
    assert again.speed == pytest.approx(left - slowing * time, rel=1e-9)


def test_the_cushion_before_it_ends_its_way() -> None:
    """From 3.3 m to the nose at 3.55 the tip has 0.25 m and a radius; 0.21 m on, it has what is left of its speed."""
    ran, other = stretch(0.0, 3.3, 2.4), stretch(0.0, 3.51, 0.0)
    other[17] = 0.0
    again = next_contact(Strike(0, 2.0, 0.0), [[ran], [other]], 1.0, HEAVY)
    assert again is not None and again.speed == pytest.approx(0.8 * (1 - 0.21 / 0.284) ** 0.5, rel=1e-9)


def test_a_ball_that_ran_aside_is_missed() -> None:
    gone = stretch(0.01, 1.024, 1e-12)
    gone[1] = 0.033
    assert next_contact(Strike(0, 2.0, 0.0), [[stretch(0.0, 1.0, 2.4), gone]], 0.1, HEAVY) is None
    gone[1] = 0.01
    again = next_contact(Strike(0, 2.0, 0.0), [[stretch(0.0, 1.0, 2.4), gone]], 0.1, HEAVY)
    assert again is not None and again.side == pytest.approx(0.01 / 0.034)  # the ball lies to the left of the tip
