"""A shot: who strikes which ball, how hard, whither, where on the ball; checked before anything moves."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import degrees, hypot, isfinite, pi
from typing import Any

from abrikol.equipment.names import Ball, Cushion
from abrikol.layout.racks import Looseness
from abrikol.physics.parameters import Strike
from abrikol.physics.placing import BadInput
from abrikol.physics.simulate import FASTEST
from abrikol.play.cue_path import CuePath
from abrikol.play.places import USUAL, Places, places_of
from abrikol.play.stage import Stage, balls_on_bed, stage_of
from abrikol.referee.discipline import Discipline
from abrikol.referee.situation import Phase, Situation
from abrikol.stroke.calls import Call
from abrikol.stroke.people import Side

OFF_THE_BALL = 0.95
"""Radii: farther from the centre a tip has nothing to push."""

__all__ = ["BadInput", "Shot"]


@dataclass(frozen=True, kw_only=True)
class Shot:
    """One thrust of the cue in a situation in which every ball's place is known; raises `BadInput` if it cannot be.

    `elevation` None is as level as the cue can lie: just over the rail, and over the balls behind the cue ball.
    """

    game: Discipline[Any]
    situation: Situation
    ball: Ball
    speed: float
    """Of the cue when it meets the ball, m/s."""
    heading: float
    """Radians, counter-clockwise from the long axis toward the foot."""
    side: float = 0.0
    """Tip from the centre across the cue's line, in radii of the ball; right is positive."""
    top: float = 0.0
    """The same upward."""
    elevation: float | None = None
    """Of the butt, radians."""
    start: float = 0.0
    """Seconds; only of interest where several strike, as in a lag."""
    calls: tuple[Call, ...] = ()
    by: Side | None = None
    """Who strikes; None = whose turn it is."""
    rack: Looseness = USUAL
    """How the balls racked for an opening fail to be tight."""

    def __post_init__(self) -> None:
        _check_numbers(self)
        _check_balls(self)
        _check_cue(self)

    @property
    def stage(self) -> Stage:
        """The game's table as the physics sees it."""
        return stage_of(self.game)

    @cached_property
    def places(self) -> Places:
        """Where the balls lie for the physics."""
        now = self.situation
        racked = now.phase is Phase.OPENING or not now.frozen  # whatever came to rest in contact is told to be frozen
        return places_of(self.stage, now.position, self.rack if racked else None)

    @cached_property
    def cue_path(self) -> CuePath:
        """The way of the cue at this ball."""
        stage, places = self.stage, self.situation.position
        here = places[self.ball]
        others = [
            (point.x, point.y, stage.balls.radius(ball)) for ball, point in places.places if ball is not self.ball
        ]
        radius = stage.balls.radius(self.ball)
        return CuePath(stage.table, here.x, here.y, radius, self.heading, self.side, self.top, others)

    @cached_property
    def butt(self) -> float:
        """The elevation that is played, radians."""
        if self.elevation is not None:
            return self.elevation
        least = self.cue_path.least_elevation()
        if least is None:
            raise BadInput(
                f"no cue reaches ball {self.ball.value} from there: the way back is barred by {_barred(self, 0.0)}; "
                "strike it higher or from another side"
            )
        return least

    @property
    def strike(self) -> Strike:
        """The thrust as the physics takes it."""
        number = balls_on_bed(self.stage, self.situation).index(self.ball)
        return Strike(number, self.speed, self.heading, self.butt, self.side, self.top, self.start)


def _check(fine: bool, complaint: str) -> None:
    if not fine:
        raise BadInput(complaint)


def _check_numbers(shot: Shot) -> None:
    for name in ("speed", "heading", "side", "top", "start"):
        _check(isfinite(getattr(shot, name)), f"the {name} is no number: give one")
    _check(
        0.0 < shot.speed <= FASTEST,
        f"a cue at {shot.speed:g} m/s: give more than 0 and at most {FASTEST:g}; a soft stroke has 1, a break 10",
    )
    off = hypot(shot.side, shot.top)
    _check(
        off < OFF_THE_BALL,
        f"the tip at {shot.side:g},{shot.top:g} misses the ball: it is {off:.2f} radii from the centre; "
        f"give less than {OFF_THE_BALL:g} (from 0.51 on the tip slips)",
    )
    butt = shot.elevation
    _check(
        butt is None or 0.0 <= butt < 0.5 * pi,
        f"an elevation of {degrees(butt or 0.0):g} degrees: give 0 (level) to under 90 (upright)",
    )
    _check(shot.start >= 0.0, f"a start at {shot.start:g} s: give 0 or later")


def _check_balls(shot: Shot) -> None:
    before, balls = shot.situation, shot.game.balls.balls
    if shot.ball not in balls:
        known = " ".join(ball.value for ball in balls)
        raise BadInput(f"{shot.game.id} is not played with ball {shot.ball.value}; its balls are {known}")
    if shot.ball in before.absent:
        raise BadInput(f"ball {shot.ball.value} is not on the table: strike another")
    places = shot.places
    missing = [ball.value for ball in balls if ball not in places and ball not in before.absent]
    if missing:
        hand = ", in hand," if before.hand is not None else ""
        raise BadInput(f"the place of {' '.join(missing)}{hand} is not known: give it, such as {missing[0]}:0.7,0.5")


def _check_cue(shot: Shot) -> None:
    if shot.elevation is None or shot.cue_path.obstacle(shot.elevation) is None:
        return
    least = shot.cue_path.least_elevation()
    advice = "strike from another side" if least is None else f"raise the butt to {degrees(least) + 0.05:.1f} degrees"
    raise BadInput(
        f"the cue at {degrees(shot.elevation):g} degrees would pass through {_barred(shot, shot.elevation)}: {advice}, "
        "or leave the elevation out"
    )


def _barred(shot: Shot, elevation: float) -> str:
    what = shot.cue_path.obstacle(elevation)
    if isinstance(what, Cushion):
        return f"cushion {what.value}"
    others = [ball for ball in shot.places if ball is not shot.ball]
    return f"ball {others[what].value}" if what is not None else "nothing"
