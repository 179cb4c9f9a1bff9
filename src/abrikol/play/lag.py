"""The lag: two shots in one stroke, each side its own ball, for the right to decide who starts."""

from __future__ import annotations

from abrikol.match.match import ruled
from abrikol.play.play import Played, roll
from abrikol.play.shot import Shot
from abrikol.stroke.stroke import Action, LagPair


def lag(first: Shot, second: Shot, *, number: int = 1) -> Played:
    """Let both balls roll at once and have the lag ruled; the shots stand in the order of the sides."""
    rolled = roll(first, second)
    told = LagPair(rolled.stroke.groups, rolled.stroke.rests)
    return Played(first, rolled, ruled(first.game, number, first.situation, Action(None, told)))
