"""The cue's own way after the tip has met the ball: what does it meet next?

The cue gives the ball what it loses, goes on with the rest, and is brought to a stop evenly within its follow-through;
a raised one ends at the cloth, any at the cushion before it. Where the cue ball is slow again before that, having met a
ball or come back from a cushion, the tip meets it a second time: a double hit. Another ball in its way it meets too.
Either is played out as another strike. What the arm adds while the tip is on a ball is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import cos, hypot, inf, sin, sqrt

from abrikol.physics.parameters import Bed, Strike, World
from abrikol.physics.simulate import OFF_THE_BALL
from abrikol.physics.state import AX, AY, MASS, OUT, PHASE, RADIUS, SINCE, SLIDE, VX, VY, X, Y, Z
from abrikol.play.paths import Path, Stretch, quadratic_roots, stretch_at

MOST = 8
"""Contacts of one tip in a stroke; a cue that presses a ball against a cushion would have no end of them."""
SLOWEST = 0.01
"""m/s: a tip that meets the ball more slowly is at rest beside it."""


@dataclass(frozen=True, slots=True)
class Tip:
    """A tip on its way: from which ball, where that lay, how fast the tip goes on, and how it slows."""

    strike: Strike
    x: float
    y: float
    radius: float
    speed: float
    slowing: float  # m/s2

    @property
    def stops(self) -> float:
        """When the cue has come to rest, seconds after the contact."""
        return self.speed / self.slowing if self.slowing > 0.0 else 0.0

    @property
    def along(self) -> float:
        """Share of the cue's motion that is along the bed."""
        return cos(self.strike.elevation)


def next_contact(strike: Strike, paths: Sequence[Path], through: float, world: World) -> Strike | None:
    """The strike with which the tip meets a ball next, or None; `through` is how far it would follow, in metres."""
    tip = _gone_on(strike, paths[strike.ball], through, world)
    contacts = (contact for ball, path in enumerate(paths) if (contact := _met(tip, ball, path)))
    return min(contacts, key=lambda contact: contact.start, default=None)


def _gone_on(strike: Strike, path: Path, through: float, world: World) -> Tip:
    """The cue with what it has kept of its momentum."""
    after = stretch_at(path, strike.start)
    before = [stretch for stretch in path if stretch[SINCE] < strike.start]
    speed = _along(strike, after[VX], after[VY])
    if before and before[-1][PHASE] >= SLIDE:
        old, dt = before[-1], strike.start - before[-1][SINCE]
        speed -= _along(strike, old[VX] + dt * old[AX], old[VY] + dt * old[AY])
    left = max(strike.speed - after[MASS] / world.cue.mass * speed / cos(strike.elevation), 0.0)
    through = min(through, _room(strike, after, world.bed))
    slowing = 0.5 * left * left / through if through > 0.0 else inf
    return Tip(strike, after[X], after[Y], after[RADIUS], left, slowing)


def _room(strike: Strike, ball: Stretch, bed: Bed) -> float:
    """How far the tip can go: to the cloth if the cue is raised, and to the nose of the cushion before it."""
    radius, c, s = ball[RADIUS], cos(strike.elevation), sin(strike.elevation)
    cloth = radius * (1.0 + strike.top * c) / s if s > 0.0 else inf
    x, y = cos(strike.heading), sin(strike.heading)
    nose = inf
    for gap, toward in ((bed.length - ball[X], x), (ball[X], -x), (bed.width - ball[Y], y), (ball[Y], -y)):
        if toward > 0.0:
            nose = min(nose, gap / toward)
    return min(cloth, (nose + radius * _depth(strike.side, strike.top)) / c)


def _met(tip: Tip, ball: int, path: Path) -> Strike | None:
    """The tip's next contact with one ball."""
    for stretch, time in _meetings(tip, path):
        speed, side = tip.speed - tip.slowing * time, _side(tip, stretch, time)
        if speed > SLOWEST and hypot(side, tip.strike.top) < OFF_THE_BALL:
            return tip.strike._replace(ball=ball, speed=speed, side=side, start=tip.strike.start + time)
    return None


def _side(tip: Tip, stretch: Stretch, time: float) -> float:
    """Where across the cue's line the tip meets the ball, in its radii."""
    dt = tip.strike.start + time - stretch[SINCE]
    x = stretch[X] + dt * (stretch[VX] + 0.5 * dt * stretch[AX]) - tip.x
    y = stretch[Y] + dt * (stretch[VY] + 0.5 * dt * stretch[AY]) - tip.y
    across = x * sin(tip.strike.heading) - y * cos(tip.strike.heading)
    return (tip.strike.side * tip.radius - across) / stretch[RADIUS]


def _meetings(tip: Tip, path: Path) -> Iterator[tuple[Stretch, float]]:
    """When the tip comes to a ball's near side and is the faster: the stretch, and seconds after the strike."""
    start, c = tip.strike.start, tip.along
    end = start + tip.stops
    for number, stretch in enumerate(path):
        since = max(stretch[SINCE], start)
        until = min(path[number + 1][SINCE] if number + 1 < len(path) else inf, end)
        if until <= since or stretch[PHASE] == OUT or stretch[Z] > 2.0 * stretch[RADIUS]:
            continue
        # ball minus tip along the cue's line, as a quadratic of the time since `since`
        dt, gone = since - stretch[SINCE], since - start
        rests = stretch[PHASE] < SLIDE
        place = _along(tip.strike, stretch[X] - tip.x, stretch[Y] - tip.y) + _nearer(tip, stretch, gone)
        speed = 0.0 if rests else _along(tip.strike, stretch[VX], stretch[VY])
        half = 0.0 if rests else 0.5 * _along(tip.strike, stretch[AX], stretch[AY])
        ahead = place + dt * (speed + dt * half) - c * gone * (tip.speed - 0.5 * tip.slowing * gone)
        faster = speed + 2.0 * dt * half - c * (tip.speed - tip.slowing * gone)
        bend = half + 0.5 * c * tip.slowing
        for time in quadratic_roots(bend, faster, ahead):
            if 0.0 < time <= until - since and faster + 2.0 * bend * time < 0.0:
                yield stretch, gone + time


def _nearer(tip: Tip, stretch: Stretch, time: float) -> float:
    """By how much less deep a ball's near side is than that of the ball the tip left, since it is met aside."""
    top = tip.strike.top
    return tip.radius * _depth(tip.strike.side, top) - stretch[RADIUS] * _depth(_side(tip, stretch, time), top)


def _depth(side: float, top: float) -> float:
    """From the tip's contact to the middle of the ball along the cue, in radii."""
    return sqrt(max(1.0 - side * side - top * top, 0.0))


def _along(strike: Strike, x: float, y: float) -> float:
    return x * cos(strike.heading) + y * sin(strike.heading)
