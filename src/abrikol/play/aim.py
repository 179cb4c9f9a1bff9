"""What a shot promises: the way of the cue ball to its first contact and a little on, and of the ball it meets."""

from __future__ import annotations

from dataclasses import dataclass

from abrikol.equipment.names import Ball
from abrikol.physics.kinds import Kind
from abrikol.play.paths import Path, place_at
from abrikol.play.play import Rolled, roll
from abrikol.play.shot import Shot

AFTER = 0.35
"""s: how much of the ways is shown after the first contact."""

STEP = 0.02
"""s: the ways are drawn by points this far apart."""

Way = tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True)
class Promise:
    """Ways as points in metres; `ghost` is where the cue ball meets `met`, if it meets a ball before a cushion."""

    cue: Way
    met: Ball | None
    ghost: tuple[float, float] | None
    object: Way


def promise(shot: Shot) -> Promise:
    """Roll the shot and tell its beginning; raises what `roll` raises."""
    seen = roll(shot)
    body = seen.scene.balls.index(shot.ball)
    met, time = _first_contact(seen, body)
    until = min(time + AFTER, seen.trajectory.duration)
    cue = _way(seen.paths[body], 0.0, until)
    if met is None:
        return Promise(cue, None, None, ())
    x, y, _ = place_at(seen.paths[body], time)
    return Promise(cue, seen.scene.balls[met], (x, y), _way(seen.paths[met], time, until))


def _first_contact(seen: Rolled, body: int) -> tuple[int | None, float]:
    """The body that the cue ball meets first, or None for a cushion; and when."""
    for happening in seen.trajectory:
        if happening.kind is Kind.BALL and body in (happening.first, happening.second):
            return (happening.second if happening.first == body else happening.first), happening.time
        if happening.kind is Kind.CUSHION and happening.first == body:
            return None, happening.time
    return None, seen.trajectory.duration


def _way(path: Path, begin: float, end: float) -> Way:
    count = max(2, int((end - begin) / STEP) + 1)
    times = (begin + (end - begin) * i / (count - 1) for i in range(count))
    return tuple(place_at(path, time)[:2] for time in times)
