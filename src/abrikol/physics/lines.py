"""When the centre of a ball crosses a straight line.

Lines change nothing on the table, so the loop does not look for them; they are found afterwards on the stretches of
the trajectory, exactly, and have their place in the order by their time. A ball that begins on a line and leaves it has
not crossed it, nor has one that touches it and turns back.
"""

from collections.abc import Sequence
from math import inf, sqrt
from typing import NamedTuple

import numpy as np

from abrikol.physics.arrays import Counts, Rows
from abrikol.physics.compiled import compiled, entry
from abrikol.physics.state import AX, AY, FIRST_POCKET, PHASE, SINCE, SLIDE, VX, VY, ZONE, X, Y
from abrikol.physics.trajectory import Trajectory

ON_THE_LINE = 1e-9
"""m: a centre nearer than this lies on the line."""


class Line(NamedTuple):
    """The line nx x + ny y = at, in metres from the corner; (nx, ny) has length 1 and points upward."""

    nx: float
    ny: float
    at: float


class Crossing(NamedTuple):
    """A ball's centre crosses line number `line`, upward (the way its normal points) or downward."""

    time: float
    ball: int
    line: int
    upward: bool


@compiled
def _crossing_time(f: float, v: float, a: float, low: float, high: float) -> float:
    """The root of f + v t + a t² in [low, high], where it changes sign once."""
    d = sqrt(max(v * v - 4.0 * a * f, 0.0))
    q = -0.5 * (v + (d if v >= 0.0 else -d))
    for t in (q / a if a != 0.0 else inf, f / q if q != 0.0 else inf):
        if low - 1e-12 <= t <= high + 1e-12:
            return min(max(t, low), high)
    return high


@entry
def _crossings(segments: Rows, bodies: Counts, balls: int, lines: Rows) -> tuple[Rows, int]:
    n = bodies.shape[0]
    found, count = np.empty((2 * n * lines.shape[0] + 1, 4)), 0
    for ball in range(balls):
        for line in range(lines.shape[0]):
            nx, ny, at = lines[line, 0], lines[line, 1], lines[line, 2]
            side, last = 0.0, -1
            for k in range(n + 1):
                if k < n and bodies[k] != ball:
                    continue
                if last >= 0:
                    now = segments[k, SINCE] if k < n else segments[last, SINCE]
                    f = nx * segments[last, X] + ny * segments[last, Y] - at
                    v = nx * segments[last, VX] + ny * segments[last, VY]
                    a = 0.5 * (nx * segments[last, AX] + ny * segments[last, AY])
                    over_bed = segments[last, ZONE] == 0.0 or segments[last, ZONE] >= FIRST_POCKET
                    T = now - segments[last, SINCE] if segments[last, PHASE] >= SLIDE else 0.0
                    turn = -v / (2.0 * a) if a != 0.0 else inf
                    low = 0.0
                    for part in range(2):  # up to where it turns back, and from there
                        high = T if part == 1 or not 0.0 < turn < T else turn
                        g = f + high * (v + a * high)
                        new = 0.0 if abs(g) < ON_THE_LINE else (1.0 if g > 0.0 else -1.0)
                        if new * side < 0.0 and over_bed:
                            t = _crossing_time(f, v, a, low, high)
                            found[count, 0], found[count, 1] = segments[last, SINCE] + t, ball
                            found[count, 2], found[count, 3] = line, new
                            count += 1
                        if new != 0.0:
                            side = new
                        low = high
                elif k < n:
                    g = nx * segments[k, X] + ny * segments[k, Y] - at
                    side = 0.0 if abs(g) < ON_THE_LINE else (1.0 if g > 0.0 else -1.0)
                last = k
    return found, count


def crossings(trajectory: Trajectory, lines: Sequence[Line]) -> list[Crossing]:
    """All crossings in order of time; a ball over a rail crosses no line of the bed."""
    wanted = np.array(lines, np.float64).reshape(-1, 3)
    found, count = _crossings(trajectory.segments, trajectory.bodies, trajectory.balls, wanted)
    rows = sorted(found[:count].tolist())
    return [Crossing(time, int(ball), int(line), side > 0) for time, ball, line, side in rows]
