"""Flights: how high a ball went, and what it passed over.

The physics follows every hop. The law asks only for the ones that matter: over a ball or a pin, onto the rail, off the
table. Besides these a hop is told when a quarter of the ball's diameter of air was under it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, hypot
from typing import NamedTuple

from abrikol.physics.state import AX, AY, AZ, FLY, PHASE, RADIUS, REACH, SINCE, VX, VY, VZ, Z
from abrikol.play.paths import Path, Stretch, place_at, stretches

HIGH = 0.5
"""Radii of air under a ball that make a hop a flight."""
LEAST = 0.3
"""Radii of air that it takes to pass over anything without touching it, as far as `OVER` asks."""
OVER = 0.98
"""Share of the sum of both radii: outlines that overlap less are a passing by."""
STEP = 0.002
"""m of a flight between two looks at what is below."""


class Passage(NamedTuple):
    """A flying ball was nearest above another body at this time."""

    time: float
    body: int


def air_under(path: Path, start: float, end: float) -> float:
    """The most air under a ball in this span of time, in its radii."""
    return max((air_in(stretch, lasts) for stretch, lasts in _flying(path, start, end)), default=0.0)


def air_in(stretch: Stretch, lasts: float) -> float:
    """The most air under a ball in one stretch of its path, in its radii."""
    if stretch[PHASE] != FLY:
        return 0.0
    rise = min(max(-stretch[VZ] / stretch[AZ], 0.0), lasts) if stretch[AZ] else lasts
    height = stretch[Z] + rise * (stretch[VZ] + 0.5 * rise * stretch[AZ])
    return height / stretch[RADIUS] - 1.0


def passages(paths: Sequence[Path], flyer: int, below: Sequence[int], start: float, end: float) -> list[Passage]:
    """The bodies over which the flyer passed in this span of time, in order."""
    found: dict[int, float] = {}
    for stretch, lasts in _flying(paths[flyer], start, end):
        if air_in(stretch, lasts) < LEAST:
            continue
        for body in below:
            time = _nearest(paths, flyer, body, stretch, lasts)
            if time is not None:
                found.setdefault(body, time)
    return sorted(Passage(time, body) for body, time in found.items())


def _flying(path: Path, start: float, end: float) -> Iterator[tuple[Stretch, float]]:
    for stretch, lasts in stretches(path, end):
        if stretch[PHASE] == FLY and start <= stretch[SINCE] < end:
            yield stretch, lasts


def _nearest(paths: Sequence[Path], flyer: int, body: int, stretch: Stretch, lasts: float) -> float | None:
    """When the flyer was nearest above a body, if their outlines overlapped as seen from above."""
    start = stretch[SINCE]
    speed = hypot(stretch[VX], stretch[VY]) + lasts * hypot(stretch[AX], stretch[AY])
    looks = max(4, ceil(speed * lasts / STEP))
    best = OVER * (stretch[RADIUS] + max(paths[body][0][RADIUS], paths[body][0][REACH]))
    when = None
    for look in range(1, looks):
        time = start + lasts * look / looks
        x, y, z = place_at(paths[flyer], time)
        bx, by, bz = place_at(paths[body], time)
        apart = hypot(x - bx, y - by)
        if apart < best and z > bz:
            best, when = apart, time
    return when
