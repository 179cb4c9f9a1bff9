"""The film is true to the trajectory, small, and the same every time."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest

from abrikol.play.film import film_of
from abrikol.play.paths import place_at
from abrikol.play.play import roll
from tests.play.scenes import CAROM, shot
from tests.play.strokes import random_shots


def place(film: dict[str, Any], body: int, time: float) -> list[float]:
    """What a page shows: the last row not after `time`, evaluated."""
    rows = film["seg"][body]
    row = dict(zip(film["k"], [r for r in rows if r[0] <= time][-1], strict=True))
    h = time - row["t"]
    return [row[c] + h * row.get(f"v{c}", 0.0) + 0.5 * h * h * row.get(f"a{c}", 0.0) for c in "xyz"]


@pytest.mark.parametrize("game", ["three-cushion", "five-pins", "free-pyramid"])
def test_a_film_is_within_a_tenth_of_a_millimetre(game: str) -> None:
    for one in random_shots(game, 15, seed=3):
        rolled = roll(one)
        film = json.loads(json.dumps(film_of(rolled)))
        for body, path in enumerate(rolled.paths):
            for step in range(40):
                time = film["dur"] * step / 39
                far = max(abs(a - b) for a, b in zip(place(film, body, time), place_at(path, time), strict=True))
                assert far < 1e-4, (body, time)


def test_a_carom_stroke_is_small() -> None:
    film = film_of(roll(shot("three-cushion", CAROM, speed=4.0, heading=20.0)))
    assert len(json.dumps(film, separators=(",", ":"))) < 8000
    assert film["bodies"] == ["W", "Y", "R"] and film["table"] == {"L": 2.84, "W": 1.42}
    assert "bx" in film["k"] and film["ev"][0] == [0, "s", "W"]


def test_spin_never_turns_round_within_a_row() -> None:
    film = film_of(roll(shot("three-cushion", CAROM, speed=4.0, heading=20.0, side=0.4)))
    t, w, b = (film["k"].index(name) for name in ("t", "wz", "bz"))
    for rows in film["seg"]:
        for row, later in pairwise(rows):
            assert row[w] * (row[w] + row[b] * (later[t] - row[t])) >= -0.05 * abs(row[w])


def test_falling_pins_have_key_frames() -> None:
    film = film_of(roll(shot("five-pins", "at=W:0.6,0.6/Y:1.0,0.66/R:2.2,0.9", speed=2.5, heading=9.0, top=0.1)))
    felled = {mark[2] for mark in film["ev"] if mark[1] == "n"}
    assert set(film["pins"]) == felled
    for frames in film["pins"].values():
        assert [frame[3] for frame in frames] == sorted(frame[3] for frame in frames)
