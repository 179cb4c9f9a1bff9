"""A shot: who strikes which ball, how hard, whither, where on the ball; checked before anything moves."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import degrees, hypot, isfinite, pi
from typing import Any

from abrikol.equipment.names import Ball, Cushion
from abrikol.language import Phrase, phrase
from abrikol.layout.racks import Looseness
from abrikol.physics.parameters import Strike
from abrikol.physics.placing import BadInput
from abrikol.physics.simulate import FASTEST, OFF_THE_BALL
from abrikol.play.cue_path import CuePath
from abrikol.play.places import USUAL, Places, places_of
from abrikol.play.stage import Stage, balls_on_bed, stage_of
from abrikol.referee.discipline import Discipline
from abrikol.referee.situation import Phase, Situation
from abrikol.stroke.calls import Call
from abrikol.stroke.people import Side

LONGEST = 1.0
"""Metres: no arm follows through farther."""

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
    through: float = 0.0
    """How far the cue follows through after the contact, metres; 0 = it is drawn back at once."""
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
        opens = now.phase is Phase.OPENING and self.game.table.pockets is not None
        racked = opens or not now.frozen  # whatever came to rest in contact is told to be frozen
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
            raise BadInput("no-way-for-cue", ball=self.ball.value, barred=_barred(self, 0.0))
        return least

    @property
    def strike(self) -> Strike:
        """The thrust as the physics takes it."""
        number = balls_on_bed(self.stage, self.situation).index(self.ball)
        return Strike(number, self.speed, self.heading, self.butt, self.side, self.top, self.start)


def _check(fine: bool, key: str, **told: str) -> None:
    if not fine:
        raise BadInput(key, **told)


def _check_numbers(shot: Shot) -> None:
    for name in ("speed", "heading", "side", "top", "start", "through"):
        _check(isfinite(getattr(shot, name)), "no-number", name=name)
    _check(0.0 < shot.speed <= FASTEST, "cue-speed", speed=f"{shot.speed:g}", most=f"{FASTEST:g}")
    off = hypot(shot.side, shot.top)
    _check(
        off < OFF_THE_BALL,
        "tip-misses",
        side=f"{shot.side:g}",
        top=f"{shot.top:g}",
        off=f"{off:.2f}",
        most=f"{OFF_THE_BALL:g}",
    )
    butt = shot.elevation
    _check(butt is None or 0.0 <= butt < 0.5 * pi, "elevation", degrees=f"{degrees(butt or 0.0):g}")
    _check(shot.start >= 0.0, "start-late", start=f"{shot.start:g}")
    _check(0.0 <= shot.through <= LONGEST, "follow-through", through=f"{shot.through:g}", most=f"{LONGEST:g}")


def _check_balls(shot: Shot) -> None:
    before, balls = shot.situation, shot.game.balls.balls
    if shot.ball not in balls:
        known = " ".join(ball.value for ball in balls)
        raise BadInput("ball-not-among", game=shot.game.id, ball=shot.ball.value, known=known)
    if shot.ball in before.absent:
        raise BadInput("ball-off-table", ball=shot.ball.value)
    places = shot.places
    missing = [ball.value for ball in balls if ball not in places and ball not in before.absent]
    if missing:
        key = "place-unknown" if before.hand is None else "place-unknown-in-hand"
        raise BadInput(key, balls=" ".join(missing), first=missing[0])


def _check_cue(shot: Shot) -> None:
    if shot.elevation is None or shot.cue_path.obstacle(shot.elevation) is None:
        return
    least, told = shot.cue_path.least_elevation(), {"degrees": f"{degrees(shot.elevation):g}"}
    barred = _barred(shot, shot.elevation)
    if least is None:
        raise BadInput("cue-barred", barred=barred, **told)
    raise BadInput("cue-too-level", barred=barred, least=f"{degrees(least) + 0.05:.1f}", **told)


def _barred(shot: Shot, elevation: float) -> Phrase:
    what = shot.cue_path.obstacle(elevation)
    if isinstance(what, Cushion):
        return phrase("barred-by-cushion", cushion=what.value)
    if what is None:
        return phrase("barred-by-nothing")
    others = [ball for ball in shot.places if ball is not shot.ball]
    return phrase("barred-by-ball", ball=others[what].value)
