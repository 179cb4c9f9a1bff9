"""The classic pyramid between strokes: who begins, orders, touches, balls mixed too soon, the ball in hand."""

from __future__ import annotations

from dataclasses import replace

from abrikol.disciplines.pyramid.classic.points import ClassicLaw, agreed, head_starts
from abrikol.disciplines.pyramid.classic.sentences import at_table, incident_foul
from abrikol.disciplines.pyramid.general import AFTER_BREAK, HOUSE, cited, out_of_turn
from abrikol.disciplines.pyramid.general.house import CUE, cue_outside, from_hand
from abrikol.disciplines.pyramid.general.incidents import chosen as choose_who
from abrikol.disciplines.pyramid.general.incidents import drop, rerack
from abrikol.referee.acts import done, rule_act, served
from abrikol.referee.duty import Kind
from abrikol.referee.facts import Facts
from abrikol.referee.ruling import Call, LayBack, Ruling
from abrikol.referee.situation import Phase
from abrikol.stroke.people import Official, Side
from abrikol.stroke.stroke import Calling, Choose, Drop, PlaceBall, Plain, Rerack, Touch, Word


def classic_act(facts: Facts[ClassicLaw]) -> Ruling:
    """Rule an act that is no stroke."""
    match facts.act:
        case Touch():
            return touch(facts)
        case Plain.INTERFERE if facts.side is facts.before.turn and isinstance(facts.by, Side):
            return over_too_soon(facts)
        case PlaceBall(ball, _):
            return place(facts) if ball is CUE else touch(facts)
        case Choose(offer) if offer in AFTER_BREAK:
            return chosen(facts, offer)
        case Calling() if out_of_turn(facts):
            return replace(done(facts, "call"), call=Call.VOID)
        case Drop():
            return drop(facts, facts.act)
        case Rerack(balls) if not isinstance(facts.by, Side):
            return rerack(facts, balls)
        case Plain.WARN if facts.by is not Official.CLOCK and cue_outside(facts):
            return replace(done(facts, "outside-house"), memory=(("warned", "house"),))
        case _:
            return opening(facts, rule_act(facts))


def opening(facts: Facts[ClassicLaw], ruling: Ruling) -> Ruling:
    """Who begins has the cue ball in hand, and what the sides agreed on is told."""
    if ruling.needs is not None or ruling.phase is not Phase.OPENING or ruling.starter is None:
        return ruling
    ahead = ("fora",) if any(head_starts(facts.before)) or agreed(facts.before, "fora-as") == "target" else ()
    duties = ruling.duties or at_table(ruling.turn, HOUSE)
    return replace(ruling, articles=(*ruling.articles, *cited(facts, ahead)), hand=HOUSE, duties=duties)


def chosen(facts: Facts[ClassicLaw], offer: str) -> Ruling:
    """Who plays on after a breach, with the cue ball in hand if it is; or who breaks once more."""
    ruling = choose_who(facts, offer)
    hand = HOUSE if ruling.moves else facts.before.hand
    return replace(ruling, hand=hand, duties=at_table(ruling.turn, hand))


def touch(facts: Facts[ClassicLaw]) -> Ruling:
    """A ball was touched: by an outsider, the one in hand, by someone who thought all was over, or else a breach."""
    if isinstance(facts.by, Official):
        return rule_act(facts)
    if facts.act == Touch(CUE) and from_hand(facts.before) and not out_of_turn(facts):
        return done(facts, "cue-ball-in-hand")
    if facts.saw(Word.DELIBERATE):
        return over_too_soon(facts)
    if agreed(facts.before, "waive") in ("touch", "both"):
        return done(facts, "waived")
    return incident_foul(facts, cited(facts, ("touch",)))


def over_too_soon(facts: Facts[ClassicLaw]) -> Ruling:
    """The balls were mixed by a player who thought the game was over: they are laid back, and the rest stands."""
    return replace(incident_foul(facts, cited(facts, ("not-over",))), moves=(LayBack(stroke=False),))


def place(facts: Facts[ClassicLaw]) -> Ruling:
    """The striker lays the cue ball that he has in hand; until he strikes he may lay it again."""
    if not from_hand(facts.before) or out_of_turn(facts):
        return touch(facts)
    return replace(done(facts, "place"), duties=served(facts, Kind.PLACE))
