"""The lag: a shot of each side in one stroke, each its own ball, for the right to decide who starts."""

from __future__ import annotations

from abrikol.match.match import ruled
from abrikol.play.play import Played, Rolled, roll
from abrikol.play.shot import Shot
from abrikol.stroke.stroke import Action, LagPair


def lag(*shots: Shot, number: int = 1) -> Played:
    """Let the balls roll at once and have the lag ruled; the shots stand in the order of the sides."""
    first = shots[0]
    rolled = roll(*shots)
    return Played(first, rolled, ruled(first.game, number, first.situation, lag_action(rolled)))


def lag_action(rolled: Rolled) -> Action:
    """The lag as a record takes it."""
    return Action(None, LagPair(rolled.stroke.groups, rolled.stroke.rests))
