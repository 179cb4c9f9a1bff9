"""The measures of a strike, and what the laws of the push make of them."""

from __future__ import annotations

import pytest

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
