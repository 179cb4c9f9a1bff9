"""Where the balls lie when only some places are told: as the game opens, a ball in hand just inside the house."""

from __future__ import annotations

from typing import Any

from abrikol.equipment.names import Ball
from abrikol.layout.position import Point
from abrikol.match.start import start_line
from abrikol.play.line import DECIMALS
from abrikol.referee.discipline import Discipline
from abrikol.stroke.settings import Settings

Places = tuple[tuple[Ball, Point], ...]


def placed(game: Discipline[Any], settings: Settings, moved: Places = ()) -> Places:
    """Every ball's place: as `moved` says, else as the settings, else as the game opens; absent balls have none."""
    kept = ("turn", "players", "format", "options", "figure", "attempt")
    opening = start_line(game, Settings(opening=True, **{name: getattr(settings, name) for name in kept}))
    told = dict(settings.at) or {ball: _written(point) for ball, point in opening.position.places}
    places = {**told, **dict(moved)}
    if opening.hand is not None and not settings.at:
        places = {**{ball: in_hand(game) for ball in game.balls.balls if ball not in places}, **places}
    return tuple((ball, places[ball]) for ball in Ball if ball in places and ball not in settings.absent)


def in_hand(game: Discipline[Any]) -> Point:
    """A usual place for a ball in hand: on the axis, its diameter from the house line."""
    return _written(Point(game.table.length / 4 - game.balls.diameter, game.table.width / 2))


def _written(point: Point) -> Point:
    return Point(round(point.x, DECIMALS), round(point.y, DECIMALS))
