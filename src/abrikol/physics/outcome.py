"""How everything lay after a stroke, in the words of the law."""

from math import hypot

from abrikol.equipment.names import Ball
from abrikol.layout.position import Point, Position, touching_balls, touching_cushions
from abrikol.physics.kinds import Kind
from abrikol.physics.scene import Scene
from abrikol.physics.state import OUT, PHASE, X, Y
from abrikol.physics.trajectory import Trajectory
from abrikol.stroke.events import BallTouch, CushionTouch, Frozen, Mark, Moved, Rest, Rests, Touching

DIGITS = 5
"""Places are told to 10 µm, as a line of notation can carry them; what touches what is asked of the exact ones."""


def rests(trajectory: Trajectory, scene: Scene) -> tuple[Rest, ...]:
    """Where the balls lie in the end, which moved by at least half a diameter, and what touches what."""
    start, end, last = trajectory.start, trajectory.end.tolist(), trajectory.last
    fallen = {h.first for h in trajectory if h.kind is Kind.FALL}
    places: dict[Ball, Point] = {}
    gone, moved = [], []
    for k, ball in enumerate(scene.names):
        x, y, _ = end[k]
        if last[k, PHASE] == OUT:
            gone += [] if k in fallen else [ball]
        else:
            places[ball] = Point(x, y)
        if ball not in places or hypot(x - start[k, X], y - start[k, Y]) >= scene.balls.radius(ball):
            moved.append(ball)
    lying = Position(places)
    contacts: tuple[Touching, ...] = (
        *(CushionTouch(ball, cushion) for ball, cushion in touching_cushions(lying, scene.balls, scene.table)),
        *(BallTouch(a, b) for a, b in touching_balls(lying, scene.balls)),
    )
    return (
        *(Rests(ball, Point(round(point.x, DIGITS), round(point.y, DIGITS))) for ball, point in lying.places),
        *(Rests(ball, Mark.OFF) for ball in gone),
        *([Moved(tuple(moved))] if moved else []),
        *([Frozen(contacts)] if contacts else []),
    )
