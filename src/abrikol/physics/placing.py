"""Where balls lie at the start: refused if impossible, nudged apart where two lie a little in one another."""

from collections.abc import Sequence
from math import hypot

from abrikol.equipment.balls import BallSize
from abrikol.layout.position import TOUCH_TOLERANCE
from abrikol.physics.parameters import World, reach

Places = Sequence[tuple[float, float]]

PASSES = 200
"""Rounds of nudging; a rack needs a dozen."""


class BadInput(ValueError):
    """A stroke or position that cannot be; the message says what, where, and what to do."""


def check_places(places: Places, sizes: Sequence[BallSize], world: World) -> None:
    """Raise `BadInput` for a ball off the bed or in a cushion, or two balls in one place, by more than 0.2 mm."""
    for number, ((x, y), size) in enumerate(zip(places, sizes, strict=True)):
        room = reach(size, world.bed)
        least = room - TOUCH_TOLERANCE
        if not (least <= x <= world.bed.length - least and least <= y <= world.bed.width - least):
            raise BadInput(f"ball {number} at ({x:g}, {y:g}) m is not on the bed: keep {room:.4f} m from each cushion")
        for other in range(number):
            apart = hypot(x - places[other][0], y - places[other][1])
            need = size.radius + sizes[other].radius
            if apart < need - TOUCH_TOLERANCE:
                raise BadInput(
                    f"balls {other} and {number} overlap: their centres are {1e3 * apart:.3f} mm apart "
                    f"and need {1e3 * need:.3f} mm"
                )


def nudge_apart(places: Places, sizes: Sequence[BallSize], world: World) -> list[tuple[float, float]]:
    """The same places, with no two balls deeper in each other, nor one in a cushion, than rounding leaves."""
    moved = list(places)
    for _ in range(PASSES):
        if not _nudge(moved, sizes, world):
            break
    return moved


def _nudge(places: list[tuple[float, float]], sizes: Sequence[BallSize], world: World) -> bool:
    """One round over all balls and pairs; return whether any was moved."""
    before = list(places)
    for j, size in enumerate(sizes):
        for i in range(j):
            (ax, ay), (bx, by) = places[i], places[j]
            dx, dy = bx - ax, by - ay
            apart, need = hypot(dx, dy), sizes[i].radius + size.radius
            if apart < need - 1e-15:
                share = 0.5 * (need - apart) / apart
                places[i] = (ax - share * dx, ay - share * dy)
                places[j] = (bx + share * dx, by + share * dy)
        room = reach(size, world.bed)
        x, y = places[j]
        places[j] = (min(max(x, room), world.bed.length - room), min(max(y, room), world.bed.width - room))
    return places != before
