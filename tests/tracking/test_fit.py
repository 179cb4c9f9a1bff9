"""The stroke that left the tracks is found: on made tracks exactly, on a real match as closely as was measured."""

from __future__ import annotations

from math import remainder, tau
from pathlib import Path
from statistics import median

import pytest

from abrikol.physics.parameters import CAROM
from abrikol.physics.replay import Try
from abrikol.tracking.file import read
from abrikol.tracking.fit import fit, rolled, told
from abrikol.tracking.seen import seen_stroke
from tests.tracking.filmed import THREE_WAYS, filmed

MATCH = Path(__file__).parents[2].parent / "shared/physics/tracked_strokes.json"


@pytest.mark.parametrize("tried", THREE_WAYS)
def test_a_made_stroke_is_found_again(tried: Try) -> None:
    found = fit(filmed(tried), CAROM)
    assert found.error < 0.004
    assert abs(remainder(found.tried.heading - tried.heading, tau)) < 0.005
    assert found.tried.speed == pytest.approx(tried.speed, rel=0.02)
    assert found.tried.side == pytest.approx(tried.side, abs=0.05)
    assert found.tried.top == pytest.approx(tried.top, abs=0.15)


def test_four_numbers_find_a_stroke_that_has_no_more() -> None:
    stroke = filmed(THREE_WAYS[0]._replace(start=0.02))
    found = fit(stroke, CAROM, plain=True)
    assert found.error < 0.004
    assert found.tried[4:] == (0.0, 0.02, *[0.0] * 6)


def test_the_same_seed_finds_the_same() -> None:
    stroke = filmed(THREE_WAYS[1])
    assert fit(stroke, CAROM, seed=3) == fit(stroke, CAROM, seed=3)


def test_what_was_found_is_told_and_ruled() -> None:
    stroke = filmed(THREE_WAYS[0])
    values = told(fit(stroke, CAROM), stroke, CAROM)
    assert values["line"].startswith("*W W/l W/f W>Y ")
    assert values["call"] == values["call_of_tracks"]


@pytest.mark.parametrize("tried", THREE_WAYS)
def test_tracks_show_what_happened(tried: Try) -> None:
    """The crude eye finds the contacts of a played stroke, in their order."""
    stroke = filmed(tried, noise=0.0)
    played = rolled(fit(stroke, CAROM), stroke, CAROM).stroke
    shown = [event for group in seen_stroke(stroke).groups for event in group]
    happened = [event for group in played.groups for event in group]
    assert shown[0] == happened[0]
    assert sorted(map(str, shown[1:])) == sorted(map(str, happened[1:]))


@pytest.mark.skipif(not MATCH.exists(), reason="the tracked match lies beside the project, not in it")
def test_real_strokes_are_replayed_to_centimetres() -> None:
    """Ten of 91 strokes of a real match; the whole is measured by `bench/acceptance.py` (row 15)."""
    strokes = read(MATCH)[::9][:10]
    assert median(fit(stroke, CAROM).error for stroke in strokes) < 0.035
