"""The cue's own way after the tip has met the ball: does it catch the ball up again?

The cue gives the ball what it loses, goes on with the rest, and is brought to a stop evenly within its follow-through.
Where the cue ball is slow again before that, having met a ball or come back from a cushion, the tip meets it a second
time: a double hit, played out as another strike. What the arm adds while the tip is on the ball is left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, hypot, inf, sin

from abrikol.physics.parameters import Cue, Strike
from abrikol.physics.simulate import OFF_THE_BALL
from abrikol.physics.state import AX, AY, MASS, RADIUS, SINCE, VX, VY, X, Y
from abrikol.play.paths import Path, quadratic_roots, stretch_at, stretches

MOST = 8
"""Contacts of one tip in a stroke; a cue that presses a ball against a cushion would have no end of them."""
SLOWEST = 0.01
"""m/s: a tip that meets the ball more slowly is at rest beside it."""


@dataclass(frozen=True, slots=True)
class Tip:
    """A tip on its way: where it met the ball, how fast it goes on, and how it slows."""

    strike: Strike
    x: float
    y: float
    speed: float
    slowing: float  # m/s2

    @property
    def stops(self) -> float:
        """When the cue has come to rest, seconds after the contact."""
        return self.speed / self.slowing if self.slowing > 0.0 else 0.0


def next_contact(strike: Strike, path: Path, through: float, cue: Cue) -> Strike | None:
    """The strike with which the tip meets the ball again, or None; `through` is how far it would follow, in metres."""
    tip = _gone_on(strike, path, through, cue)
    for stretch, time in _meetings(tip, path):
        speed = tip.speed - tip.slowing * time
        moved = _across(tip, stretch, time) / stretch[RADIUS]
        side = strike.side - moved
        if speed > SLOWEST and hypot(side, strike.top) < OFF_THE_BALL:
            return strike._replace(speed=speed, side=side, start=strike.start + time)
    return None


def _gone_on(strike: Strike, path: Path, through: float, cue: Cue) -> Tip:
    after = stretch_at(path, strike.start)
    before = [stretch for stretch in path if stretch[SINCE] < strike.start]
    speed = _along(strike, after[VX], after[VY])
    if before:
        old, dt = before[-1], strike.start - before[-1][SINCE]
        speed -= _along(strike, old[VX] + dt * old[AX], old[VY] + dt * old[AY])
    left = max(strike.speed - after[MASS] / cue.mass * speed / cos(strike.elevation), 0.0)
    if strike.elevation > 0.0:  # a raised cue ends at the cloth
        above = after[RADIUS] * (1.0 + strike.top * cos(strike.elevation))
        through = min(through, above / sin(strike.elevation))
    return Tip(strike, after[X], after[Y], left, 0.5 * left * left / through if through > 0.0 else inf)


def _along(strike: Strike, x: float, y: float) -> float:
    return x * cos(strike.heading) + y * sin(strike.heading)


def _across(tip: Tip, stretch: list[float], time: float) -> float:
    """How far to the right of the cue's line the ball is, metres."""
    dt = tip.strike.start + time - stretch[SINCE]
    x = stretch[X] + dt * (stretch[VX] + 0.5 * dt * stretch[AX]) - tip.x
    y = stretch[Y] + dt * (stretch[VY] + 0.5 * dt * stretch[AY]) - tip.y
    return x * sin(tip.strike.heading) - y * cos(tip.strike.heading)


def _meetings(tip: Tip, path: Path) -> Iterator[tuple[list[float], float]]:
    """When ball and tip are level again and the tip is the faster: the stretch, and seconds after the strike."""
    start, c = tip.strike.start, cos(tip.strike.elevation)
    end = start + tip.stops
    for stretch, lasts in stretches(path, end):
        since = max(stretch[SINCE], start)
        until = min(stretch[SINCE] + lasts, end)
        if until <= since:
            continue
        # ball minus tip along the cue's line, as a quadratic of the time since `since`
        dt, gone = since - stretch[SINCE], since - start
        place = _along(tip.strike, stretch[X] - tip.x, stretch[Y] - tip.y)
        speed, half = _along(tip.strike, stretch[VX], stretch[VY]), 0.5 * _along(tip.strike, stretch[AX], stretch[AY])
        ahead = place + dt * (speed + dt * half) - c * gone * (tip.speed - 0.5 * tip.slowing * gone)
        faster = speed + 2.0 * dt * half - c * (tip.speed - tip.slowing * gone)
        bend = half + 0.5 * c * tip.slowing
        for time in quadratic_roots(bend, faster, ahead):
            if 0.0 < time <= until - since and faster + 2.0 * bend * time < 0.0:
                yield stretch, gone + time
