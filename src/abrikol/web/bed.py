"""The bed as the pages draw it: balls, pins, what touches, where a ball in hand may go, what a stroke must do."""

from __future__ import annotations

from typing import Any

from abrikol.layout.hand import hand_area
from abrikol.layout.position import Point
from abrikol.referee.discipline import Discipline
from abrikol.referee.pins import standing_pins
from abrikol.referee.situation import Situation
from abrikol.stroke.events import BallTouch
from abrikol.web.tasks import spoken_task


def spoken_bed(game: Discipline[Any], now: Situation) -> dict[str, Any]:
    """What is known of the bed before a stroke; metres."""
    task = game.options(now).task
    touching = [
        f"{touch.ball.value}-{touch.other.value}"
        if isinstance(touch, BallTouch)
        else f"{touch.ball.value}/{touch.cushion.value}"
        for touch in now.frozen
    ]
    return {
        "position": {ball.value: _at(point) for ball, point in now.position.items()},
        "absent": sorted(ball.value for ball in now.absent),
        "frozen": sorted(touching),
        "standing": None if now.standing is None else sorted(pin.value for pin in now.standing),
        "pins": {pin.value: _at(place) for pin, place in standing_pins(game, now).items()},
        "zones": {str(zone): word for zone, word in now.zones},
        "hand": _hand(game, now),
        "task": None if task is None else spoken_task(task),
    }


def _at(point: Point) -> list[float]:
    return [point.x, point.y]


def _hand(game: Discipline[Any], now: Situation) -> dict[str, Any] | None:
    """Where a ball in hand may be placed: by name, as the part of the bed that is lit, and where its centre may lie."""
    if now.hand is None:
        return None
    area = hand_area(now.hand.where, game.table, game.balls.size.radius, game.zones)
    room = area.centres
    return {
        "where": now.hand.where,
        "shape": [_at(corner) for corner in area.shape.corners],
        "room": {"x": [room.x0, room.x1], "y": [room.y0, room.y1]},
    }
