"""Carom's own acts between strokes: who starts with what, respots, layings-back, placements."""

from __future__ import annotations

from dataclasses import replace

from abrikol.disciplines.carom.general import CaromLaw, out_of_turn, own_ball
from abrikol.disciplines.carom.general.sentences import foul, frozen_choice
from abrikol.disciplines.carom.general.spotting import respot_frozen
from abrikol.equipment.names import Ball, Cushion
from abrikol.layout.position import Point
from abrikol.layout.spots import lateral_spot
from abrikol.referee.acts import DISTURBED, choose, done, rule_act, served
from abrikol.referee.duty import Kind
from abrikol.referee.facts import Facts
from abrikol.referee.ruling import Call, Lay, LayBack, Reset, Ruling
from abrikol.referee.situation import Phase
from abrikol.stroke.people import Side
from abrikol.stroke.stroke import Arrange, Choose, PlaceBall


def carom_act(facts: Facts[CaromLaw]) -> Ruling:
    """Acts between strokes: carom's own choices and placements, and what all games share."""
    match facts.act:
        case Choose("respot"):
            return _respot(facts)
        case Choose("left" | "right" as side):
            return _lateral(facts, side)
        case Choose("lay-back"):
            return _laid_back(facts)
        case Choose(offer):
            return _dealt(facts, choose(facts, offer))
        case PlaceBall():
            return place(facts)
        case Arrange(rests) if rests:
            return _arranged(facts)
        case _:
            return _dealt(facts, rule_act(facts))


def _dealt(facts: Facts[CaromLaw], ruling: Ruling) -> Ruling:
    """Whoever starts has the dotted ball, where that was agreed; without a word he has the white one."""
    before = facts.before
    if ruling.starter is None or before.game > 1 or before.option("starter-ball", "white") == "white":
        return ruling
    return replace(ruling, own=(Ball.Y, Ball.W) if ruling.starter is before.sides[0] else (Ball.W, Ball.Y))


def _arranged(facts: Facts[CaromLaw]) -> Ruling:
    """The referee says how the balls lie; where the law sends touching ones to the start, they go there."""
    ruling = rule_act(facts)
    if not facts.law.forced_respot or not frozen_choice(facts, facts.before.turn):
        return ruling
    cited = (*ruling.articles, facts.book["frozen-respot"])
    return replace(ruling, articles=cited, moves=(Reset(),), phase=Phase.OPENING)


def _respot(facts: Facts[CaromLaw]) -> Ruling:
    moves = respot_frozen(facts)
    phase = Phase.OPENING if Reset() in moves else facts.before.phase
    return replace(done(facts, "frozen-respot"), moves=moves, phase=phase, duties=served(facts, Kind.CHOOSE))


def _laid_back(facts: Facts[CaromLaw]) -> Ruling:
    """The balls lie as before the last stroke, or as before what happened since."""
    duty = next((duty for duty in facts.before.duties if duty.kind is Kind.CHOOSE), None)
    slug = "interference" if duty and "keep" in duty.among else "wilful"
    back = LayBack(stroke=facts.before.recall(DISTURBED) != "position")
    last = facts.before.last if back.stroke else None
    return replace(
        done(facts, slug),
        moves=(back,),
        phase=last.before.phase if last else facts.before.phase,
        duties=served(facts, Kind.CHOOSE),
        memory=((DISTURBED, None),),
    )


def _lateral(facts: Facts[CaromLaw], side: str) -> Ruling:
    cue = own_ball(facts.before, facts.before.turn)
    spot = lateral_spot(facts.game.table, Cushion.LEFT if side == "left" else Cushion.RIGHT)
    return replace(done(facts, "start-place"), moves=(_lay(cue, spot),))


def place(facts: Facts[CaromLaw]) -> Ruling:
    """The starter lays his ball where the start allows it; elsewhere it does not count and is laid again.

    A ball that a side lays in play was touched.
    """
    act = facts.act
    assert isinstance(act, PlaceBall)
    if isinstance(facts.by, Side) and (facts.before.phase is not Phase.OPENING or out_of_turn(facts)):
        return foul(facts, facts.book["touch"])
    allowed = act.ball is own_ball(facts.before, facts.side) and facts.law.may_start_at(facts.game.table, act.point)
    ruling = done(facts, "start-place")
    if not allowed:
        return replace(ruling, call=Call.VOID)
    return replace(ruling, moves=(_lay(act.ball, act.point),), hand=None)


def _lay(ball: Ball, point: Point) -> Lay:
    return Lay(ball, f"{point.x:g},{point.y:g}", point)
