"""Before the lag: which ball each player takes, and from which half he lags; where they disagree, the referee's lot.

A player takes a ball (`A: take Y`) or a half (`A: choose left`) for himself. If
the other one then wants the same, the lot decides: `referee: take Y` gives the
ball to A, `#by:B` to B. What the lot gave stands.
"""

from __future__ import annotations

from dataclasses import replace

from abrikol.disciplines.carom.five_pins.pins import PinsLaw
from abrikol.equipment.names import Ball
from abrikol.layout.spots import other_cue_ball
from abrikol.referee.acts import done, rule_act
from abrikol.referee.duty import Duty, Kind
from abrikol.referee.facts import Facts
from abrikol.referee.lag import LEFT
from abrikol.referee.refused import Refused
from abrikol.referee.ruling import Call, Ruling
from abrikol.referee.situation import Phase, Situation
from abrikol.stroke.people import Official, Side
from abrikol.stroke.stroke import Choose, LagPair, Start, Take, Word

BALL_BY, HALF_BY, LOT = "_lag-ball-by", "_lag-half-by", "lot"
"""Remembered: the side that took its ball, its half, first; or that the lot decided."""
HALVES = ("left", "right")


def before_lag(facts: Facts[PinsLaw]) -> bool:
    """A ball or a half is taken for the lag; the balls are settled for the whole match."""
    before = facts.before
    match facts.act:
        case Take():
            return before.phase is Phase.LAG and before.game == 1
        case Choose("left" | "right"):
            return before.phase is Phase.LAG
        case _:
            return False


def settle(facts: Facts[PinsLaw]) -> Ruling:
    """Who takes the ball, or lags from the half: as the player says, or as the lot says."""
    if isinstance(facts.act, Take):
        return _settled(facts, BALL_BY, Kind.TAKE, _taken(facts, facts.act.ball))
    assert isinstance(facts.act, Choose)
    return _settled(facts, HALF_BY, Kind.CHOOSE, _chosen(facts, facts.act.offer))


def _taken(facts: Facts[PinsLaw], ball: Ball) -> Ruling:
    if ball is Ball.R:
        raise Refused("no-cue-ball", ball=ball.value)
    side, other = _for_whom(facts), other_cue_ball(ball)
    own = tuple(ball if one is side else other for one in facts.before.sides)
    return replace(done(facts, "lag-lot"), own=own)


def _chosen(facts: Facts[PinsLaw], half: str) -> Ruling:
    side = _for_whom(facts)
    left = side if half == "left" else facts.before.after(side)
    return replace(done(facts, "lag-lot"), memory=((LEFT, left.value),))


def _settled(facts: Facts[PinsLaw], by: str, kind: Kind, ruling: Ruling) -> Ruling:
    """The ruling, unless the other player had taken it first or the lot has decided: then the lot, or nothing."""
    before, first = facts.before, facts.before.recall(by)
    rest = tuple(duty for duty in before.duties if duty.kind is not kind)
    if isinstance(facts.by, Official):
        return replace(ruling, duties=rest, memory=(*ruling.memory, (by, LOT)))
    if _as_it_is(before, ruling) or first in (None, facts.side.value):
        return replace(ruling, memory=(*ruling.memory, (by, first or facts.side.value)))
    void = replace(done(facts, "lag-lot"), call=Call.VOID)
    if first == LOT:
        return void
    among = HALVES if kind is Kind.CHOOSE else tuple(ball.value for ball in before.own)
    return replace(void, duties=(Duty(Official.REFEREE, kind, among, lapses=True), *rest))


def _as_it_is(before: Situation, ruling: Ruling) -> bool:
    """Nobody disagrees: it is so already."""
    if ruling.own is not None:
        return ruling.own == before.own and before.recall(BALL_BY) is not None
    return ruling.memory == ((LEFT, before.recall(LEFT)),)


def _for_whom(facts: Facts[PinsLaw]) -> Side:
    """The player himself; of a lot, the one it names, else the one who is to act."""
    named = facts.remark(Word.BY)
    return next((side for side in facts.before.sides if side.value == named), facts.side)


def lag_act(facts: Facts[PinsLaw]) -> Ruling:
    """The lag, or its outcome as somebody says; once it is over, nobody needs to know who lagged from where."""
    assert isinstance(facts.act, LagPair | Start)
    ruling = rule_act(facts)
    if ruling.needs or ruling.phase is Phase.LAG:
        return ruling
    known = tuple((name, None) for name in (LEFT, BALL_BY, HALF_BY) if facts.before.recall(name) is not None)
    return replace(ruling, memory=(*ruling.memory, *known))
