"""Situations and shots in one line, for the tests of play."""

from __future__ import annotations

from math import radians
from typing import Any

from abrikol.disciplines import discipline
from abrikol.equipment.names import Ball
from abrikol.match.start import start_line
from abrikol.play.play import Played, play
from abrikol.play.shot import Shot
from abrikol.stroke.events import Event, Tip
from abrikol.stroke.notation import parse_settings, print_event

CAROM = "at=W:0.9,0.4/Y:0.5,1.1/R:2.3,0.9"
FEW = "absent=3,4,5,6,7,8,9,10,11,12,13,14,15"


def shot(game: str, settings: str, ball: str = "W", *, heading: float = 0.0, **more: Any) -> Shot:
    """A shot from settings as a line has them; heading and elevation in degrees, 3 m/s unless told."""
    found = discipline(game)
    if more.get("elevation") is not None:
        more["elevation"] = radians(more["elevation"])
    return Shot(
        game=found,
        situation=start_line(found, parse_settings(settings)),
        ball=Ball(ball),
        heading=radians(heading),
        **{"speed": 3.0, **more},
    )


def played(game: str, settings: str, ball: str = "W", **more: Any) -> Played:
    """The same, played."""
    return play(shot(game, settings, ball, **more))


def told(stroke: Played) -> list[str]:
    """The events of a stroke as the notation writes them, without the strike."""
    return [print_event(event) for event in events(stroke) if type(event) is not Tip]


def events(stroke: Played) -> list[Event]:
    """The events of a stroke, one after the other."""
    return [event for group in stroke.stroke.groups for event in group]


def tip(stroke: Played) -> Tip:
    """The strike."""
    return next(event for event in events(stroke) if type(event) is Tip)
