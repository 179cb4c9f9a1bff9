"""Balls that hang on a pocket's edge: when the stroke is over, and which drop after that.

A ball that drops while others still move belongs to the stroke, as any that falls. One that drops when all lie still
is an act of its own, for the law asks how long it hung (FREE-22a).
"""

from __future__ import annotations

from typing import NamedTuple

from abrikol.physics.kinds import FALL, TIPS
from abrikol.physics.trajectory import Trajectory
from abrikol.play.scene import POCKETS, Scene
from abrikol.stroke.stroke import Drop

DECIMALS = 2
"""Of a second."""


class Ended(NamedTuple):
    """When a stroke was over, seconds after its first strike, and what dropped by itself after that."""

    time: float
    drops: tuple[Drop, ...]


def ended(scene: Scene, trajectory: Trajectory) -> Ended:
    """The end of a stroke: the last motion besides that of balls which tip over an edge when all others lie still."""
    log, times = trajectory.log.tolist(), trajectory.times.tolist()
    story = list(zip(times, log[::3], log[1::3], log[2::3], strict=True))
    tipped = {body: time for time, kind, body, _ in story if kind == TIPS}
    if not tipped:
        return Ended(times[-1] if times else 0.0, ())
    own = [kind == TIPS or (kind == FALL and body in tipped) for _, kind, body, _ in story]
    end = max(time for (time, *_), alone in zip(story, own, strict=True) if not alone)
    falls = [(time, body, pocket) for time, kind, body, pocket in story if kind == FALL and body in tipped]
    end = max([end, *(time for time, body, _ in falls if tipped[body] <= end)])
    return Ended(
        end,
        tuple(
            Drop(scene.balls[body], POCKETS[pocket], round(time - end, DECIMALS))
            for time, body, pocket in falls
            if tipped[body] > end
        ),
    )
