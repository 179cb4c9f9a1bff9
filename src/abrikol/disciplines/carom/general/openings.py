"""The opening: how the balls lie, and where the starter may lay his own."""

from __future__ import annotations

from collections.abc import Callable

from abrikol.disciplines.carom.general import CaromLaw, own_ball
from abrikol.equipment.balls import CAROM
from abrikol.equipment.names import Ball, Cushion
from abrikol.equipment.tables import Table
from abrikol.layout.position import TOUCH_TOLERANCE, Point
from abrikol.layout.spots import head_spot, lateral_spot
from abrikol.layout.starts import DIGEST_START_REACH, carom_start, digest_start
from abrikol.referee.discipline import Opening
from abrikol.referee.facts import Facts
from abrikol.referee.situation import Phase, Situation

Start = Callable[[Table, Ball], Opening]
"""An edition's starting position, for the table and the ball of the side that opens."""


def opening_by(start: Start, table: Table) -> Callable[[Situation], Opening]:
    """The question how a game opens, answered for the side whose turn it is."""
    return lambda before: start(table, own_ball(before, before.turn))


def umb_start(table: Table, starter: Ball) -> Opening:
    """UMB: the starter's ball on the lateral spot of his choice, here the right one until he says otherwise."""
    return Opening(position=carom_start(table, Cushion.RIGHT, starter), offers=("left", "right"))


def digest_opening(table: Table, starter: Ball) -> Opening:
    """Digest: the starter's ball on the front line, here at the far end of what he may choose."""
    return Opening(position=digest_start(table, -DIGEST_START_REACH, starter))


def may_start_umb(table: Table, point: Point) -> bool:
    """On one of the two lateral spots."""
    return any(point.distance(lateral_spot(table, side)) <= TOUCH_TOLERANCE for side in (Cushion.LEFT, Cushion.RIGHT))


def may_start_digest(table: Table, point: Point) -> bool:
    """On the front line, within 15 cm of the front spot, clear of the ball that stands on it."""
    head = head_spot(table)
    aside = abs(point.y - head.y)
    on_line = abs(point.x - head.x) <= TOUCH_TOLERANCE
    return on_line and CAROM.diameter < aside <= DIGEST_START_REACH + TOUCH_TOLERANCE


def wrong_opening(facts: Facts[CaromLaw]) -> bool:
    """The opening stroke did not go to the red first; in UMB, not directly."""
    if facts.before.phase is not Phase.OPENING or own_ball(facts.before, facts.side) is not facts.cue_ball:
        return False
    first = facts.first_hit()
    return first != {Ball.R} or (facts.law.direct_opening and bool(facts.cushions_before(Ball.R)))
