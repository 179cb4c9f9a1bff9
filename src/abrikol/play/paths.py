"""The paths of a stroke, asked in closed form: where a body was, when it crossed a line.

A path is the list of a body's stretches in order of time; within one, position is quadratic.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from math import sqrt
from typing import TYPE_CHECKING

from abrikol.physics.state import AX, AY, AZ, PHASE, SINCE, SLIDE, VX, VY, VZ, X, Y, Z

if TYPE_CHECKING:
    from abrikol.physics.trajectory import Trajectory

Stretch = list[float]
Path = list[Stretch]


def paths_of(trajectory: Trajectory) -> list[Path]:
    """The path of every body, balls first, in plain numbers."""
    bodies = trajectory.bodies.tolist()
    paths: list[Path] = [[] for _ in range(max(bodies, default=-1) + 1)]
    for body, stretch in zip(bodies, trajectory.segments.tolist(), strict=True):
        paths[body].append(stretch)
    return paths


def _since(stretch: Stretch) -> float:
    return stretch[SINCE]


def stretch_at(path: Path, time: float) -> Stretch:
    """The stretch in which the body is at a time; at the instant of a change, the later one."""
    return path[max(bisect_right(path, time, key=_since) - 1, 0)]


def place_at(path: Path, time: float) -> tuple[float, float, float]:
    """Where the centre is at a time."""
    s = stretch_at(path, time)
    dt = time - s[SINCE] if s[PHASE] >= SLIDE else 0.0
    return (
        s[X] + dt * (s[VX] + 0.5 * dt * s[AX]),
        s[Y] + dt * (s[VY] + 0.5 * dt * s[AY]),
        s[Z] + dt * (s[VZ] + 0.5 * dt * s[AZ]),
    )


def stretches(path: Path, end: float) -> Iterator[tuple[Stretch, float]]:
    """Each stretch in which the body moves, and how long it lasts; the stroke ends at `end`."""
    for number, stretch in enumerate(path):
        until = path[number + 1][SINCE] if number + 1 < len(path) else end
        if stretch[PHASE] >= SLIDE and until > stretch[SINCE]:
            yield stretch, until - stretch[SINCE]


def passes(path: Path, end: float, along: float, across: float, level: float) -> Iterator[float]:
    """When along·x + across·y of the centre equals `level`, touching it included."""
    for s, lasts in stretches(path, end):
        here = along * s[X] + across * s[Y] - level
        speed = along * s[VX] + across * s[VY]
        half = 0.5 * (along * s[AX] + across * s[AY])
        there = here + lasts * (speed + lasts * half)
        if here * there > 0.0 and speed * (speed + 2.0 * lasts * half) >= 0.0:
            continue  # it began and ended on one side and did not turn
        for time in quadratic_roots(half, speed, here):
            if 0.0 < time <= lasts:
                yield s[SINCE] + time


def quadratic_roots(a: float, b: float, c: float) -> tuple[float, ...]:
    """The real roots of a t² + b t + c in order, without cancellation."""
    if a == 0.0:
        return (-c / b,) if b != 0.0 else ()
    inside = b * b - 4.0 * a * c
    if inside < 0.0:
        return ()
    q = -0.5 * (b + (sqrt(inside) if b >= 0.0 else -sqrt(inside)))
    if q == 0.0:
        return (0.0,)
    first, second = q / a, c / q
    return (first, second) if first <= second else (second, first)
