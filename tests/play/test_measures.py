"""The measures of a strike, and what the laws of the push make of them."""

from __future__ import annotations

from math import sqrt

import pytest

from abrikol.disciplines import discipline
from abrikol.physics.parameters import PYRAMID, PYRAMID_SIZE
from abrikol.play.measures import TIP_CONTACT, tip_held
from tests.play.scenes import FEW, played, tip


def test_a_near_ball_is_measured() -> None:
    measures = tip(
        played("free-pyramid", f"at=C:1.0,0.5/1:1.08,0.5/2:3,1.5 {FEW}", "C", heading=10.0, speed=2.0)
    ).measures
    assert (measures.gap, measures.angle) == (12.0, 10.0)
    assert measures.follow is not None and measures.held is None


def test_a_far_ball_is_not_measured() -> None:
    measures = tip(played("free-pyramid", f"at=C:1.0,0.5/1:1.2,0.5/2:3,1.5 {FEW}", "C")).measures
    assert measures.gap is measures.angle is measures.follow is measures.held is None


def test_how_far_a_stunned_ball_follows() -> None:
    """Struck in the middle it slides a millimetre, keeps (1 - e)/2 of its speed, slides on until it rolls, rolls out.

    Ball 1 then comes back and drives it far behind the place of contact; that is not of the push.
    """
    measures = tip(played("free-pyramid", f"at=C:1.8,0.5/1:1.869,0.5/2:3,1.5 {FEW}", "C", speed=2.0)).measures
    slide, cue = PYRAMID.cloth.slide * PYRAMID.gravity, PYRAMID.cue
    struck = (1 + cue.restitution) * 2.0 / (1 + PYRAMID_SIZE.mass / cue.mass)
    meets = sqrt(struck**2 - 2 * slide * 0.001)
    spin = 2.5 * (struck - meets)
    keeps = 0.5 * (1 - PYRAMID.ball.restitution) * meets
    rolls = (5 * keeps + 2 * spin) / 7
    slides = (keeps**2 - rolls**2) / (2 * slide)
    follows = (slides + rolls**2 / (2 * PYRAMID.cloth.roll)) / 0.068
    assert measures.gap == 1.0 and measures.angle == 0.0
    assert measures.follow == pytest.approx(follows, abs=0.006) and 0.1 < follows < 0.4


def pushes(gap: float, heading: float, top: float, game: str = "free-pyramid") -> bool:
    """Whether a stroke at a ball so many millimetres off is a push near a ball."""
    x = 1.8 + discipline(game).balls.diameter + gap / 1000
    stroke = played(game, f"at=C:1.8,0.8/1:{x:.4f},0.8/2:3,1.5 {FEW}", "C", heading=heading, top=top)
    return any(article.slug == "push-near" for article in stroke.ruling.articles)


@pytest.mark.parametrize("game", ["free-pyramid", "free-pyramid@mkp", "continuation"])
def test_near_is_a_cube_of_chalk(game: str) -> None:
    """FREE-19.2: 22 mm, and the cue ball followed far."""
    assert pushes(21.9, 0.0, 0.4, game) and not pushes(22.1, 0.0, 0.4, game)


def test_from_45_degrees_on_it_is_no_push() -> None:
    """FREE-19.2 (1)."""
    assert pushes(2.0, 44.9, 0.4) and not pushes(2.0, 45.1, 0.4)


def test_up_to_half_a_ball_it_may_follow() -> None:
    """FREE-19.2 (2): the higher it is struck the farther it goes; on either side of half a diameter."""
    tops = (0.0, 0.03, 0.06, 0.1, 0.2)
    at = f"at=C:1.8,0.8/1:1.87,0.8/2:3,1.5 {FEW}"
    followed = [tip(played("free-pyramid", at, "C", top=top)).measures.follow or 0.0 for top in tops]
    assert followed == sorted(followed) and followed[0] < 0.5 < followed[-1]
    assert [pushes(2.0, 0.0, top) for top in tops] == [follow > 0.5 for follow in followed]


def test_high_on_a_near_ball_the_cue_ball_follows_and_that_is_a_push() -> None:
    high = played("free-pyramid", f"at=C:1.0,0.5/1:1.07,0.5/2:3,1.5 {FEW}", "C", top=0.4)
    thin = played("free-pyramid", f"at=C:1.0,0.5/1:1.07,0.5/2:3,1.5 {FEW}", "C", heading=50.0, top=0.4)
    assert "pyramid_2005:push-near" in map(str, high.ruling.articles)
    assert "pyramid_2005:push-near" not in map(str, thin.ruling.articles)


def test_a_ball_that_rolls_back_follows_by_less_than_nothing() -> None:
    def followed(top: float) -> float:
        told = tip(played("free-pyramid", f"at=C:1.0,0.5/1:1.07,0.5/2:3,1.5 {FEW}", "C", top=top)).measures
        assert told.follow is not None
        return told.follow

    assert followed(0.4) > 0.5 and followed(-0.4) < 0.0


def test_in_carom_a_tip_that_still_holds_the_ball_pushes() -> None:
    close = played("three-cushion", "at=W:1.0,0.7/R:1.0620,0.7/Y:2,0.3")
    apart = played("three-cushion", "at=W:1.0,0.7/R:1.0700,0.7/Y:2,0.3")
    assert tip(close).measures.held and "umb:push" in map(str, close.ruling.articles)
    assert tip(apart).measures.held is None and "umb:push" not in map(str, apart.ruling.articles)


@pytest.mark.parametrize(("delay", "held"), [(0.0, 0.001), (0.0005, None), (0.002, None)])
def test_the_tip_leaves_the_ball_half_its_contact_s_way_on(delay: float, held: float | None) -> None:
    assert tip_held(delay) == held


def test_the_longer_the_way_the_shorter_the_tip_holds() -> None:
    times = [tip_held(TIP_CONTACT * share) or 0.0 for share in (0.0, 0.05, 0.2, 0.4, 0.49)]
    assert times == sorted(times, reverse=True) and len(set(times)) == 5
