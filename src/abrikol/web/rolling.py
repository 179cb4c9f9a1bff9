"""Shots that roll: what a shot promises up to its first contact, and the whole stroke with its film."""

from __future__ import annotations

from math import degrees, radians
from threading import Lock
from typing import Any

from abrikol.play.aim import Way, promise
from abrikol.play.film import film_of
from abrikol.play.lag import lagged as lag_of
from abrikol.play.play import roll, ruled_all
from abrikol.play.shot import Shot
from abrikol.referee.situation import Situation
from abrikol.stroke.notation import print_action
from abrikol.web.table import Aim, ball_of

ROLLING = Lock()
"""One stroke at a time: there are few cores, and a stroke takes a fraction of a millisecond."""


def shot_of(game: Any, before: Situation, aim: Aim) -> Shot:
    """The page's shot as the table takes it; `BadInput` says what cannot be."""
    return Shot(
        game=game,
        situation=before,
        ball=ball_of(aim.ball),
        speed=aim.speed,
        heading=radians(aim.heading),
        side=aim.side,
        top=aim.top,
        elevation=None if aim.elevation is None else radians(aim.elevation),
        calls=before.calls,
    )


def rolled(game: Any, before: Situation, aim: Aim) -> dict[str, Any]:
    """The stroke: its line of notation and its film."""
    with ROLLING:
        shot = shot_of(game, before, aim)
        seen = roll(shot)
    return {
        "do": " ; ".join(print_action(step.action) for step in ruled_all(seen)),
        "film": film_of(seen),
        "elevation": round(degrees(shot.butt), 1),
    }


def lagged(game: Any, before: Situation, aims: list[Aim]) -> dict[str, Any]:
    """The lag: the shots of all sides struck at once, as `rolled` tells a stroke."""
    with ROLLING:
        seen = lag_of(*(shot_of(game, before, aim) for aim in aims))
    return {"do": print_action(seen.acts[0]), "film": film_of(seen), "elevation": 0.0}


def promised(game: Any, before: Situation, aim: Aim) -> dict[str, Any]:
    """What the shot promises, in metres rounded to tenths of a millimetre."""
    with ROLLING:
        shot = shot_of(game, before, aim)
        told = promise(shot)
    return {
        "cue": _points(told.cue),
        "ghost": _points((told.ghost,))[0] if told.ghost else None,
        "object": _points(told.object),
        "elevation": round(degrees(shot.butt), 1),
    }


def _points(way: Way) -> list[list[float]]:
    return [[round(x, 4), round(y, 4)] for x, y in way]
