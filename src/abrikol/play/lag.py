"""The lag: a shot of each side in one stroke, each its own ball, for the right to decide who starts."""

from __future__ import annotations

from dataclasses import replace

from abrikol.equipment.names import Cushion
from abrikol.play.events import grouped
from abrikol.play.lines import Timed
from abrikol.play.play import Played, Rolled, roll, ruled_all
from abrikol.play.shot import Shot
from abrikol.stroke.events import Event, Group, Rebound, Tip
from abrikol.stroke.stroke import Action, LagPair, Remark, Word


def lag(*shots: Shot, number: int = 1) -> Played:
    """Let the balls roll at once and have the lag ruled; the shots stand in the order of the sides."""
    rolled = lagged(*shots)
    return Played(shots[0], rolled, ruled_all(rolled, number))


def lagged(*shots: Shot) -> Rolled:
    """The lag, not yet ruled: one act of all sides."""
    rolled = roll(*shots)
    return replace(
        rolled, acts=(Action(None, LagPair(_groups(rolled, shots), rolled.stroke.rests), _late(rolled, shots)),)
    )


def _groups(rolled: Rolled, shots: tuple[Shot, ...]) -> tuple[Group, ...]:
    """What happened; first the strikes, in the order of the sides whoever was quicker, for that tells whose each is."""
    tips = {event.ball: event for _, event in reversed(rolled.told) if isinstance(event, Tip)}
    others: list[Timed] = [(time, event) for time, event in rolled.told if not isinstance(event, Tip)]
    return (*((tips[shot.ball],) for shot in shots), *grouped(others))


def _late(rolled: Rolled, shots: tuple[Shot, ...]) -> tuple[Remark, ...]:
    """Both balls must be under way before either comes to the far cushion, where a law asks for that."""
    if rolled.scene.game.lag.late_start is None:
        return ()
    reached = min((time for time, event in rolled.told if _at_foot(event)), default=rolled.trajectory.duration)
    sides = rolled.scene.before.sides
    late = (side for side, shot in zip(sides, shots, strict=False) if shot.start > reached)
    return tuple(Remark(Word.LATE, side.value) for side in late)


def _at_foot(event: Event) -> bool:
    return isinstance(event, Rebound) and event.cushion is Cushion.FOOT
