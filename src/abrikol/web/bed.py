"""The bed as the pages draw it: balls, pins, what touches, where a ball in hand may go, what a stroke must do."""

from __future__ import annotations

from typing import Any

from abrikol.layout.hand import hand_area
from abrikol.layout.position import Point
from abrikol.referee.discipline import Discipline
from abrikol.referee.pins import standing_pins
from abrikol.referee.situation import Situation
from abrikol.referee.task import Task
from abrikol.stroke.events import BallTouch


def spoken_bed(game: Discipline[Any], now: Situation) -> dict[str, Any]:
    """What is known of the bed before a stroke; metres."""
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
        "task": _task(game.options(now).task),
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


def _task(task: Task | None) -> dict[str, Any] | None:
    """What the next stroke is asked to do, where that is prescribed."""
    if task is None:
        return None
    return {
        "name": task.name,
        "title": dict(task.title),
        "family": task.family,
        "worth": task.worth,
        "number": task.number,
        "of": task.of,
        "attempt": task.attempt,
        "attempts": task.attempts,
        "courses": {ball.value: str(course) for ball, course in task.courses},
        "ends": {ball.value: name for ball, name in task.ends},
        "markers": [{"name": one.name, "at": _at(one.centre), "radius": one.radius} for one in task.markers],
    }
