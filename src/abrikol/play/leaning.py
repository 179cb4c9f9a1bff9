"""Does a pin that falls come to lean on a ball? Read from where both lie.

A pin falls along the way it is pushed, as long as it is tall. A ball at rest where it would lie stops it: its base
where the upright pin would touch the ball, its head where the pin's thickness fits under the round no more. One that
has fallen already, and slides against a ball, is down.

If the ball is moved later in the stroke, the pin falls in the end: it is down if the ball came on to it, and not if
the ball went away (PIN5-12-6).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import acos, atan2, cos, hypot, inf, sin, sqrt

from abrikol.equipment.names import Ball, Pin
from abrikol.equipment.pins import PinSize
from abrikol.physics.state import FELLED, OUT, PHASE, SINCE, SLIDE, VX, VY, ZONE, X, Y
from abrikol.play.paths import Path, Stretch, stretch_at
from abrikol.play.scene import Scene


@dataclass(frozen=True, slots=True)
class Lean:
    """What a pin leans on, how far it tilts (radians), and where its base stands."""

    ball: Ball
    tilt: float
    x: float
    y: float
    until: float = inf
    """When the ball is moved, seconds."""
    driven: bool = False
    """It then comes on to the pin."""


def lean_of(scene: Scene, paths: list[Path], body: int) -> Lean | None:
    """How a felled pin, a body of the physics, leans; None if it lies."""
    path, pins = paths[body], scene.stage.pins
    first = next((stretch for stretch in path if stretch[ZONE] == FELLED), None)
    if pins is None or first is None:
        return None
    size = pins.size(scene.pins[body - len(scene.balls)])
    slid = hypot(path[-1][X] - first[X], path[-1][Y] - first[Y])
    for number, ball in enumerate(scene.balls):
        rest = stretch_at(paths[number], first[SINCE])  # where it was when the pin fell
        still = OUT < rest[PHASE] < SLIDE
        if still and (lean := _stopped(size, first, slid, rest, ball, scene.stage.radii[ball])):
            return _released(lean, paths[number], first[SINCE])
    return None


def _released(lean: Lean, path: Path, since: float) -> Lean:
    """The same, with what becomes of it when the ball is moved."""
    moved = next((stretch for stretch in path if stretch[SINCE] > since and stretch[PHASE] >= SLIDE), None)
    if moved is None:
        return lean
    toward = moved[VX] * (lean.x - moved[X]) + moved[VY] * (lean.y - moved[Y])
    return replace(lean, until=moved[SINCE], driven=toward > 0.0)


def leaning(scene: Scene, paths: list[Path]) -> dict[Pin, Lean]:
    """All pins that lean."""
    bodies = enumerate(scene.pins, len(scene.balls))
    return {pin: lean for body, pin in bodies if (lean := lean_of(scene, paths, body))}


def _stopped(size: PinSize, falls: Stretch, slid: float, rest: Stretch, ball: Ball, radius: float) -> Lean | None:
    heading = atan2(falls[VY], falls[VX])
    dx, dy = rest[X] - falls[X], rest[Y] - falls[Y]
    along, across = dx * cos(heading) + dy * sin(heading), dx * sin(heading) - dy * cos(heading)
    lying = _round(radius, size.widest, 0.0) + 0.5 * size.widest
    if along <= 0.0 or hypot(max(along - size.height, 0.0), across) >= lying:
        return None
    slid = max(min(slid, along - _round(radius, size.height, across) - 0.5 * size.head), 0.0)
    ahead = along - slid
    # in the plane of the fall the pin's line touches the ball's round, less what the ball stands aside
    touch = sqrt(max(radius * radius - across * across, 0.0)) + 0.5 * size.head
    tilt = max(acos(min(touch / hypot(ahead, radius), 1.0)) - atan2(radius, ahead), 0.0)
    return Lean(ball, tilt, falls[X] + slid * cos(heading), falls[Y] + slid * sin(heading))


def _round(radius: float, height: float, aside: float) -> float:
    """Half the width of a ball at a height over the bed, in a plane that passes it aside of its centre."""
    return sqrt(max(radius * radius - (radius - min(height, radius)) ** 2 - aside * aside, 0.0))
