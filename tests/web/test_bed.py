"""The bed as the pages are told of it."""

from typing import Any

import pytest

from abrikol.disciplines import discipline
from abrikol.match.match import fold
from abrikol.match.start import start_line
from abrikol.stroke.notation import parse_settings
from abrikol.web.desk import desk


def now(game: str, settings: str = "") -> dict[str, Any]:
    """Where a line with these settings begins."""
    played = discipline(game)
    found: dict[str, Any] = desk(fold(played, start_line(played, parse_settings(settings)), ()))["now"]
    return found


def test_the_temporary_house_is_told_with_where_a_ball_may_lie() -> None:
    hand = now("classic", "hand=rear")["hand"]
    assert hand["where"] == "rear"
    assert [corner[0] for corner in hand["shape"]] == pytest.approx([2.6625, 3.55, 3.55, 2.6625])
    assert hand["room"]["x"][0] > 2.6625
    assert now("classic")["hand"] is None


def test_pins_stand_where_they_are_drawn_and_felled_ones_do_not() -> None:
    assert now("five-pins")["pins"]["kc"] == [1.42, 0.71]
    assert set(now("five-pins")["pins"]) == {"kc", "kh", "kf", "kl", "kr"}
    assert set(now("five-pins", "standing=kc,kh")["pins"]) == {"kc", "kh"}
    assert now("three-cushion")["pins"] == {}


def test_a_pin_is_away_where_a_ball_covers_it() -> None:
    assert "kl" not in now("five-pins", "at=W:1.42,0.8/Y:0.5,0.5/R:2,0.7")["pins"]


def test_a_figure_is_told_with_its_circles_and_courses() -> None:
    task = now("artistic")["task"]
    assert task["number"] == 1
    assert task["attempt"] == 1
    assert task["courses"][0]["ball"] == "W"
    assert now("three-cushion")["task"] is None
