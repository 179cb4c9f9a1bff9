"""Whether the cue has room: over the cushion behind the ball, and over or past the other balls.

The cue is a cone about its line, thin at the tip. `simulate` does not ask for room, so that a level stroke can be
studied anywhere; whoever lets people play asks `least_elevation` and raises the cue.
"""

from collections.abc import Callable, Iterator, Sequence
from math import cos, hypot, pi, radians, sin, tan
from typing import NamedTuple

from abrikol.equipment.balls import BallSize
from abrikol.physics.parameters import Strike, World
from abrikol.physics.placing import BadInput, Places

TIP_RADIUS = 0.0059
"""m: a carom tip of 11.8 mm."""
TAPER = 0.0065
"""m of radius for each metre from the tip: about 21 mm at the joint."""
LENGTH = 1.40
"""m"""
STEEPEST = radians(89)


class Obstacle(NamedTuple):
    """What is in the cue's way, and the elevation (rad) from which it passes over it."""

    what: str
    elevation: float


def obstacles(strike: Strike, places: Places, sizes: Sequence[BallSize], world: World) -> list[Obstacle]:
    """Everything behind the struck ball that a level cue would meet, the highest first."""
    found = [*_cushions(strike, places, sizes, world), *_balls(strike, places, sizes)]
    return sorted(found, key=lambda obstacle: -obstacle.elevation)


def least_elevation(strike: Strike, places: Places, sizes: Sequence[BallSize], world: World) -> float:
    """The lowest elevation at which the cue touches nothing but its ball."""
    return max((obstacle.elevation for obstacle in obstacles(strike, places, sizes, world)), default=0.0)


def check_cue(strike: Strike, places: Places, sizes: Sequence[BallSize], world: World) -> None:
    """Raise `BadInput` for a cue that would pass through something."""
    for obstacle in obstacles(strike, places, sizes, world):
        if strike.elevation < obstacle.elevation - 1e-9:
            raise BadInput(
                f"the cue would pass through {obstacle.what}: raise it to {obstacle.elevation * 180 / pi:.1f} degrees"
            )


def _height(strike: Strike, radius: float, elevation: float, back: float) -> float:
    """Height of the cue's line `back` metres behind the ball's centre."""
    return radius + strike.top * radius / cos(elevation) + back * tan(elevation)


def _thickness(back: float, elevation: float) -> float:
    return TIP_RADIUS + TAPER * back / cos(elevation)


def _first_free(room: Callable[[float], float]) -> float | None:
    """The elevation from which `room` is positive, if a level cue has none."""
    if room(0.0) >= 0.0:
        return None
    low, high = 0.0, STEEPEST
    for _ in range(50):
        middle = 0.5 * (low + high)
        low, high = (middle, high) if room(middle) < 0.0 else (low, middle)
    return high


def _cushions(strike: Strike, places: Places, sizes: Sequence[BallSize], world: World) -> Iterator[Obstacle]:
    x, y = places[strike.ball]
    radius = sizes[strike.ball].radius
    dx, dy = -cos(strike.heading), -sin(strike.heading)
    bed = world.bed
    for name, gap, speed in (("h", x, -dx), ("f", bed.length - x, dx), ("r", y, -dy), ("l", bed.width - y, dy)):
        back = gap / speed if speed > 1e-9 else LENGTH
        if back >= LENGTH:
            continue

        def room(elevation: float, back: float = back) -> float:
            return _height(strike, radius, elevation, back) - _thickness(back, elevation) / cos(elevation) - bed.nose

        free = _first_free(room)
        if free is not None:
            yield Obstacle(f"cushion {name}", free)


def _balls(strike: Strike, places: Places, sizes: Sequence[BallSize]) -> Iterator[Obstacle]:
    x, y = places[strike.ball]
    radius = sizes[strike.ball].radius
    ch, sh = cos(strike.heading), sin(strike.heading)
    for number, ((bx, by), size) in enumerate(zip(places, sizes, strict=True)):
        back = -(ch * (bx - x) + sh * (by - y))
        aside = sh * (bx - x) - ch * (by - y) - strike.side * radius
        if number == strike.ball or not 0.0 < back < LENGTH:
            continue

        def room(elevation: float, back: float = back, aside: float = aside, other: float = size.radius) -> float:
            over = max(_height(strike, radius, elevation, back) - other, 0.0) * cos(elevation)
            return hypot(aside, over) - other - _thickness(back, elevation)

        free = _first_free(room)
        if free is not None:
            yield Obstacle(f"ball {number}", free)
