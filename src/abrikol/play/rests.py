"""How the balls lay afterwards: places, what moved, what touches what.

Places are rounded to a tenth of a millimetre, as a careful hand writes them; what touches is asked of these same
places, so that a line read back and judged finds the table as this stroke left it.
"""

from __future__ import annotations

from abrikol.equipment.names import Ball
from abrikol.layout.position import Point, Position, touching_balls, touching_cushions
from abrikol.physics.state import FIRST_POCKET, OUT, PHASE, ZONE, X, Y
from abrikol.play.paths import Path, Stretch, stretch_at
from abrikol.play.scene import Scene
from abrikol.stroke.events import BallTouch, CushionTouch, Frozen, Mark, Moved, Place, Rest, Rests, Touching

DECIMALS = 4
"""Of a metre."""
SAME = 5e-5
"""m: the same place, as a hand writes it."""


def rests_of(scene: Scene, paths: list[Path], ended: float) -> tuple[Rest, ...]:
    """The rests that a stroke tells of: where each moved ball lies, which moved by half a diameter, what touches.

    A ball that dropped after the stroke had ended lies where it hung.
    """
    places = dict(scene.before.position.places)
    rests: list[Rest] = []
    far: list[Ball] = []
    for ball, path in zip(scene.balls, paths, strict=False):
        if len(path) == 1 and _as_written(scene, ball, path[0]):
            continue  # it never moved
        end = stretch_at(path, ended)
        del places[ball]
        if end[PHASE] != OUT:
            place = _place(end)
            rests.append(Rests(ball, place))
            if isinstance(place, Point):
                places[ball] = place
        if _far(scene, ball, end):
            far.append(ball)
    if scene.game.table.pockets is not None:
        rests.append(Moved(tuple(far)))
    return (*rests, Frozen(_touching(scene, places)))


def _as_written(scene: Scene, ball: Ball, stretch: Stretch) -> bool:
    """The ball lay where it was written; one of a rack lay loose, a little aside."""
    return scene.before.position[ball].distance(Point(stretch[X], stretch[Y])) < SAME


def _place(stretch: Stretch) -> Place:
    if 0.0 < stretch[ZONE] < FIRST_POCKET:
        return Mark.RAIL
    return Point(round(stretch[X], DECIMALS), round(stretch[Y], DECIMALS))


def _far(scene: Scene, ball: Ball, stretch: Stretch) -> bool:
    """The ball ended at least half a diameter from where it lay; one that fell did."""
    if stretch[PHASE] == OUT:
        return True
    was = scene.before.position[ball]
    return was.distance(Point(stretch[X], stretch[Y])) >= scene.stage.balls.radius(ball)


def _touching(scene: Scene, places: dict[Ball, Point]) -> tuple[Touching, ...]:
    """All contacts of the balls on the bed, those that did not move among them."""
    position = Position(places)
    balls = (BallTouch(*pair) for pair in touching_balls(position, scene.game.balls))
    cushions = (CushionTouch(*pair) for pair in touching_cushions(position, scene.game.balls, scene.game.table))
    return (*balls, *cushions)
