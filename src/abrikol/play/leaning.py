"""Does a pin that falls come to lean on a ball? Read from where both lie: the physics lets a felled pin slide freely.

A pin slides and lies along the way it fell, as long as it is tall. A ball that rests where it would lie stops it: its
base where the upright pin would touch the ball, its head where the pin's thickness fits under the round no more.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import acos, atan2, cos, hypot, sin, sqrt

from abrikol.equipment.names import Ball, Pin
from abrikol.equipment.pins import PinSize
from abrikol.physics.state import FELLED, SINCE, VX, VY, ZONE, X, Y
from abrikol.play.paths import Path, Stretch
from abrikol.play.scene import Scene


@dataclass(frozen=True, slots=True)
class Lean:
    """What a pin leans on, how far it tilts (radians), and where its base stands."""

    ball: Ball
    tilt: float
    x: float
    y: float


def lean_of(scene: Scene, paths: list[Path], body: int) -> Lean | None:
    """How a felled pin, a body of the physics, leans; None if it lies."""
    path, pins = paths[body], scene.stage.pins
    first = next((stretch for stretch in path if stretch[ZONE] == FELLED), None)
    if pins is None or first is None:
        return None
    size = pins.size(scene.pins[body - len(scene.balls)])
    slid = hypot(path[-1][X] - first[X], path[-1][Y] - first[Y])
    for number, ball in enumerate(scene.balls):
        rest = paths[number][-1]
        lay_there = rest[SINCE] <= first[SINCE]  # when the pin fell
        if lay_there and (lean := _stopped(size, first, slid, rest, ball, scene.stage.radii[ball])):
            return lean
    return None


def leaning(scene: Scene, paths: list[Path]) -> dict[Pin, Lean]:
    """All pins that lean."""
    bodies = enumerate(scene.pins, len(scene.balls))
    return {pin: lean for body, pin in bodies if (lean := lean_of(scene, paths, body))}


def _stopped(size: PinSize, falls: Stretch, slid: float, rest: Stretch, ball: Ball, radius: float) -> Lean | None:
    heading = atan2(falls[VY], falls[VX])
    dx, dy = rest[X] - falls[X], rest[Y] - falls[Y]
    along, across = dx * cos(heading) + dy * sin(heading), dx * sin(heading) - dy * cos(heading)
    slid = max(min(slid, along - _round(radius, size.height, across) - 0.5 * size.head), 0.0)
    ahead = along - slid
    lying = _round(radius, size.widest, 0.0) + 0.5 * size.widest
    if ahead <= 0.0 or hypot(max(ahead - size.height, 0.0), across) >= lying:
        return None
    # in the plane of the fall the pin's line touches the ball's round, less what the ball stands aside
    touch = sqrt(max(radius * radius - across * across, 0.0)) + 0.5 * size.head
    tilt = max(acos(min(touch / hypot(ahead, radius), 1.0)) - atan2(radius, ahead), 0.0)
    return Lean(ball, tilt, falls[X] + slid * cos(heading), falls[Y] + slid * sin(heading))


def _round(radius: float, height: float, aside: float) -> float:
    """Half the width of a ball at a height over the bed, in a plane that passes it aside of its centre."""
    return sqrt(max(radius * radius - (radius - min(height, radius)) ** 2 - aside * aside, 0.0))
