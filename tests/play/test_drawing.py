"""The picture: sound XML, words for those who do not see it, every ball with its mark."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from abrikol.play.drawing import drawing_of
from tests.play.scenes import CAROM, FEW, played

NAMESPACE = "{http://www.w3.org/2000/svg}"


def picture(game: str, settings: str, ball: str = "W", **how: float) -> ElementTree.Element:
    stroke = played(game, settings, ball, **how)
    return ElementTree.fromstring(drawing_of(stroke.rolled, stroke))


@pytest.mark.parametrize(
    ("game", "settings", "ball"),
    [
        ("three-cushion", CAROM, "W"),
        ("balkline-47-2", CAROM, "Y"),
        ("five-pins", "at=W:0.6,0.6/Y:1.0,0.66/R:2.2,0.9", "W"),
        ("free-pyramid", f"at=C:1.0,0.5/1:1.3,0.5/2:2.0,1.0 {FEW}", "C"),
    ],
)
def test_it_is_sound_and_tells_in_words(game: str, settings: str, ball: str) -> None:
    drawn = picture(game, settings, ball, speed=4.0, heading=20.0)
    title, desc = drawn.find(f"{NAMESPACE}title"), drawn.find(f"{NAMESPACE}desc")
    assert title is not None and (title.text or "").startswith(game)
    assert desc is not None and f"*{ball}" in (desc.text or "") and "Ruling: " in (desc.text or "")
    assert drawn.get("role") == "img" and drawn.get("aria-labelledby") == "t d"


def test_the_cue_ball_s_way_is_solid_and_an_object_ball_s_dashed() -> None:
    ways = picture("three-cushion", CAROM, speed=4.0, heading=20.0).findall(f"{NAMESPACE}path[@fill='none']")
    dashes = [way.get("stroke-dasharray") for way in ways]
    assert None in dashes and "26 16" in dashes


def test_nothing_is_loaded_from_outside() -> None:
    stroke = played("three-cushion", CAROM)
    text = drawing_of(stroke.rolled, stroke).replace("http://www.w3.org/2000/svg", "")
    assert "http" not in text and "href" not in text
