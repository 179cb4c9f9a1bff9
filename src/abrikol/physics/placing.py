"""Where balls lie at the start: refused if impossible, nudged apart where two lie a little in one another."""

from collections.abc import Sequence
from math import hypot

from abrikol.equipment.balls import BallSize
from abrikol.language import Wrong
from abrikol.layout.position import TOUCH_TOLERANCE
from abrikol.physics.arrays import Numbers, Rows
from abrikol.physics.parameters import World, reach
from abrikol.physics.pocket_times import BEND, CHORD, EDGE, HALF_MOUTH, JAW, NX, NY
from abrikol.physics.pockets import NO_POCKETS

Places = Sequence[tuple[float, float]]

PASSES = 200
"""Rounds of nudging; a rack needs a dozen."""

NEAR = 0.15
"""m from a cushion within which a ball may lie in a pocket's mouth."""


class BadInput(Wrong):
    """A stroke or position that cannot be; the message says what, where, and what to do."""


def mouths_of(places: Places, world: World, pockets: Rows = NO_POCKETS) -> list[int]:
    """For each ball the number of the pocket in whose mouth it lies, or -1."""
    if not len(pockets):
        return [-1] * len(places)
    return [mouth_of(x, y, world, pockets) for x, y in places]


def mouth_of(x: float, y: float, world: World, pockets: Rows) -> int:
    """The number of the pocket in whose mouth a centre lies, before its edge and clear of its jaws, or -1."""
    bed = world.bed
    if min(y, bed.width - y) > NEAR or (min(x, bed.length - x) > NEAR and abs(x - 0.5 * bed.length) > NEAR):
        return -1
    px, py = x - 0.5 * bed.length, y - 0.5 * bed.width
    for k, pocket in enumerate(pockets):
        depth = pocket[NX] * px + pocket[NY] * py - pocket[CHORD]
        across = pocket[HALF_MOUTH] == 0.0 or abs(px) < pocket[HALF_MOUTH]
        if 0.0 < depth < pocket[EDGE] and across and _clear_of_jaws(px, py, depth, pocket):
            return k
    return -1


def _clear_of_jaws(px: float, py: float, depth: float, pocket: Numbers) -> bool:
    for side in range(2):
        cx, cy, path = pocket[BEND + 3 * side : BEND + 3 * side + 3]
        nx, ny, line, begins = pocket[JAW + 4 * side : JAW + 4 * side + 4]
        away = line - nx * px - ny * py if depth >= begins else hypot(px - cx, py - cy) - path
        if away < -TOUCH_TOLERANCE:
            return False
    return True


def check_places(places: Places, sizes: Sequence[BallSize], world: World, mouths: Sequence[int] | None = None) -> None:
    """Raise `BadInput` for a ball off the bed or in a cushion, or two balls in one place, by more than 0.2 mm."""
    in_mouth = mouths or [-1] * len(places)
    for number, ((x, y), size) in enumerate(zip(places, sizes, strict=True)):
        room = reach(size, world.bed)
        least = room - TOUCH_TOLERANCE
        on_bed = least <= x <= world.bed.length - least and least <= y <= world.bed.width - least
        if not on_bed and in_mouth[number] < 0:
            raise BadInput("body-off-bed", number=str(number), x=f"{x:g}", y=f"{y:g}", room=f"{room:.4f}")
        for other in range(number):
            apart = hypot(x - places[other][0], y - places[other][1])
            need = size.radius + sizes[other].radius
            if apart < need - TOUCH_TOLERANCE:
                raise BadInput(
                    "balls-overlap",
                    one=str(other),
                    other=str(number),
                    apart=f"{1e3 * apart:.3f}",
                    need=f"{1e3 * need:.3f}",
                )


def nudge_apart(
    places: Places, sizes: Sequence[BallSize], world: World, mouths: Sequence[int] | None = None
) -> list[tuple[float, float]]:
    """The same places, with no two balls deeper in each other, nor one in a cushion, than rounding leaves."""
    moved = list(places)
    in_mouth = mouths or [-1] * len(moved)
    for _ in range(PASSES):
        if not _nudge(moved, sizes, world, in_mouth):
            break
    return moved


def _nudge(places: list[tuple[float, float]], sizes: Sequence[BallSize], world: World, mouths: Sequence[int]) -> bool:
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
        if mouths[j] >= 0:
            continue
        room = reach(size, world.bed)
        x, y = places[j]
        places[j] = (min(max(x, room), world.bed.length - room), min(max(y, room), world.bed.width - room))
    return places != before
