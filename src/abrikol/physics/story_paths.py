"""What the law sees on the paths between events: lines crossed, zones left and entered, flights over things."""

from collections.abc import Iterator
from itertools import pairwise

import numpy as np

from abrikol.layout.position import Point
from abrikol.layout.zones import ZonePlan, zones_of
from abrikol.physics import lines as straight
from abrikol.physics.scene import Scene, Timed, name_of
from abrikol.physics.state import FIRST_POCKET, FLY, PHASE, RADIUS, SINCE, VZ, ZONE, Z
from abrikol.physics.trajectory import Trajectory
from abrikol.stroke.events import Cross, Enter, Fly, Leave, Zone

LOW = 0.02
"""m: a lower hop passes over nothing; the smallest pin is 25 mm high."""


def crossed_lines(trajectory: Trajectory, scene: Scene) -> Iterator[Timed]:
    """Every crossing of one of the scene's lines by a centre."""
    names = list(scene.lines)
    for crossing in straight.crossings(trajectory, [scene.lines[name] for name in names]) if names else ():
        yield crossing.time, Cross(scene.names[crossing.ball], names[crossing.line])


def changed_zones(trajectory: Trajectory, scene: Scene) -> Iterator[Timed]:
    """Every zone left or entered: between two borders crossed, a ball's zones are those of any place between."""
    plan = scene.zones
    if plan is None or not plan.zones:
        return
    crossed = straight.crossings(trajectory, _borders(plan))
    for number, ball in enumerate(scene.names):
        times = sorted({c.time for c in crossed if c.ball == number})
        before = _zones_at(trajectory, number, 0.0, plan)
        for time, following in pairwise([*times, trajectory.duration]):
            now = _zones_at(trajectory, number, 0.5 * (time + following), plan)
            for zone in sorted(before - now):
                yield time, Leave(ball, Zone(zone))
            for zone in sorted(now - before):
                yield time, Enter(ball, Zone(zone))
            before = now


def _zones_at(trajectory: Trajectory, ball: int, time: float, plan: ZonePlan) -> frozenset[str]:
    x, y, _ = trajectory.at(time)[ball]
    return zones_of(Point(float(x), float(y)), plan)


def _borders(plan: ZonePlan) -> list[straight.Line]:
    """The straight lines on which the zones' sides lie, each once."""
    found = set()
    for area in plan.zones:
        corners = area.shape.corners
        for a, b in zip(corners, (*corners[1:], corners[0]), strict=True):
            length = a.distance(b)
            nx, ny = (b.y - a.y) / length, (a.x - b.x) / length
            sign = -1.0 if (nx, ny) < (0.0, 0.0) else 1.0
            nx, ny = sign * nx + 0.0, sign * ny + 0.0
            found.add(straight.Line(round(nx, 12), round(ny, 12), round(nx * a.x + ny * a.y, 9)))
    return sorted(found)


def flights(trajectory: Trajectory, scene: Scene) -> Iterator[Timed]:
    """Every flight over a ball or pin: seen from above a centre passes within a radius of it, well over it."""
    bodies = len(scene.names) + len(scene.pins)
    for number, ball in enumerate(scene.names):
        mine = trajectory.of(number)
        for row, following in pairwise(mine):
            apex = row[Z] + 0.5 * max(row[VZ], 0.0) ** 2 / trajectory.world.gravity
            if row[PHASE] != FLY or row[ZONE] >= FIRST_POCKET or apex < row[RADIUS] + LOW:
                continue
            times = np.linspace(row[SINCE], following[SINCE], 60)
            paths = np.array([trajectory.at(float(time)) for time in times])
            for other in range(bodies):
                if other == number:
                    continue
                apart = np.hypot(*(paths[:, number, :2] - paths[:, other, :2]).T)
                nearest = int(apart.argmin())
                inside = 0 < nearest < len(times) - 1 and apart[nearest] < row[RADIUS]
                if inside and paths[nearest, number, Z] > paths[nearest, other, Z] + row[RADIUS]:
                    yield float(times[nearest]), Fly(ball, name_of(scene, other))
