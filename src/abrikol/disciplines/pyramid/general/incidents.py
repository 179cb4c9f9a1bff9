"""Acts between strokes: touches, hanging balls, balls taken, the house, re-racks, and what all games share."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from abrikol.disciplines.pyramid.general.breaches import breaking, out_of_turn, stands_outside
from abrikol.disciplines.pyramid.general.sentences import (
    HOUSE,
    choices,
    cited,
    incident_foul,
    open_takes,
)
from abrikol.equipment.names import NUMBERED_BALLS, Ball
from abrikol.referee.acts import Refused, choose, done, rule_act, served
from abrikol.referee.clock import limit
from abrikol.referee.duty import Duty, Kind
from abrikol.referee.facts import Facts
from abrikol.referee.format import BreakOrder
from abrikol.referee.ruling import Call, Lay, Rerack, Ruling, Shelve, TakeBack
from abrikol.referee.situation import Past, Phase
from abrikol.stroke.events import Fall, Group, Hit
from abrikol.stroke.people import Official, Side
from abrikol.stroke.stroke import (
    Arrange,
    Choose,
    Drop,
    LagPair,
    PlaceBall,
    Plain,
    Start,
    Take,
    Touch,
    Word,
)
from abrikol.stroke.stroke import Rerack as RerackAct


def pyramid_act(facts: Facts[Any]) -> Ruling:
    """Rule an act that is no stroke."""
    match facts.act:
        case Touch(what):
            return touch(facts, what if isinstance(what, Ball) else None)
        case Drop():
            return drop(facts, facts.act)
        case Take(ball):
            return take(facts, ball)
        case PlaceBall(ball, _):
            return place(facts, ball)
        case RerackAct(balls) if not isinstance(facts.by, Side):
            return rerack(facts, balls)
        case Choose(offer):
            return chosen(facts, offer)
        case LagPair():
            return lag(facts)
        case Start():
            return _in_hand(facts, rule_act(facts))
        case Arrange(rests) if not rests:
            return _in_hand(facts, rule_act(facts))
        case Plain.EXPIRED if limit(facts) is None:
            return replace(done(facts, "clock"), call=Call.VOID)
        case Plain.WARN if _of_the_house(facts):
            return replace(done(facts, "outside-house"), memory=(("warned", "house"),))
        case _:
            return rule_act(facts)


# touches --------------------------------------------------------------------------


def touch(facts: Facts[Any], ball: Ball | None) -> Ruling:
    """A ball was touched: by an outsider, by the breaker who may, late after a stroke, out of turn, or in play."""
    if isinstance(facts.by, Official):
        return rule_act(replace(facts, act=Plain.INTERFERE))
    if facts.saw(Word.LATE):
        return late_touch(facts)
    if out_of_turn(facts):
        return incident_foul(facts, cited(facts, ("interference",)))
    if breaking(facts.before) and ball is Ball.C:
        return done(facts, "cue-ball-in-hand")
    return incident_foul(facts, cited(facts, ("touch",)))


def late_touch(facts: Facts[Any]) -> Ruling:
    """A ball touched after the stroke had ended; its balls stand, or are wrong too, as the edition says (X24).

    Nothing follows after the last ball of a game.
    """
    before, last = facts.before, facts.before.last
    if last is None and before.game > 1 and breaking(before):
        return done(facts, "late-breach")
    articles = cited(facts, ("touch", "late-breach"))
    if last is None or last.by is not facts.side or not facts.law.late_foul_voids:
        return incident_foul(facts, articles)
    return _late_void(facts, last)


def _late_void(facts: Facts[Any], last: Past) -> Ruling:
    """The balls of the last stroke come back from the shelf, then the penalty is paid from what is left."""
    before, side = facts.before, facts.side
    at, count = before.index(side), sum(isinstance(move, Shelve) for move in last.ruling.moves)
    paid = sum(-owed for who, owed in last.ruling.owes if who is side and owed < 0)
    shelves = (*before.shelves[:at], before.shelves[at] - count, *before.shelves[at + 1 :])
    scores = (*before.scores[:at], before.scores[at] - count, *before.scores[at + 1 :])
    without = replace(before, shelves=shelves, scores=scores)
    ruling = incident_foul(replace(facts, before=without), cited(facts, ("touch", "late-breach")))
    takes = tuple(duty for duty in ruling.duties if duty.kind is Kind.TAKE)
    victim = before.after(side)
    return replace(
        ruling,
        awards=(*((((side, -count),)) if count else ()), *ruling.awards),
        owes=(*((((side, paid),)) if paid else ()), *ruling.owes),
        moves=(*((TakeBack(side, count),) if count else ()), *ruling.moves),
        duties=(*takes, *choices(facts, victim, breaks=breaking(last.before))),
        turn=victim,
    )


# hanging balls --------------------------------------------------------------------


def drop(facts: Facts[Any], act: Drop) -> Ruling:
    """A hanging ball dropped by itself: soon after the stroke that moved it it belongs to it, else it is put back."""
    last = facts.before.last
    if last is not None and act.seconds <= facts.law.hang_seconds and _moved(last.act.groups, act.ball):
        groups = (*last.act.groups, (Fall(act.ball, act.pocket),))
        again = replace(last.act, groups=groups)
        return replace(done(facts, "hanging"), again=again)
    back = Lay(act.ball, act.pocket.value, facts.before.at(act.ball))
    return replace(done(facts, "hanging"), moves=(back,))


def _moved(groups: tuple[Group, ...], ball: Ball) -> bool:
    return any(
        getattr(event, "ball", None) is ball or (type(event) is Hit and event.other is ball)
        for group in groups
        for event in group
    )


# balls taken, placed and racked -----------------------------------------------------


def take(facts: Facts[Any], ball: Ball) -> Ruling:
    """The opponent of an offender takes a ball of his choice to his shelf."""
    before = facts.before
    duty = next((duty for duty in before.duties if duty.kind is Kind.TAKE), None)
    if duty is None:
        raise Refused("no-ball-to-take")
    if isinstance(facts.by, Side) and facts.by is not duty.by:
        raise Refused("ball-of-another", whose=duty.by.value, not_his=facts.by.value)
    if ball in before.absent:
        raise Refused("ball-not-there", ball=ball.value)
    assert isinstance(duty.by, Side)
    ruling = replace(done(facts, "penalty-taken"), awards=((duty.by, 1),), moves=(Shelve(duty.by, ball),))
    ruling = replace(ruling, duties=served(facts, Kind.TAKE))
    if before.score(duty.by) + 1 >= before.format.target:
        ruling = replace(ruling, articles=(*ruling.articles, facts.book["eight-points"]))
    return ruling


def place(facts: Facts[Any], ball: Ball) -> Ruling:
    """The breaker places the coloured ball; any other ball placed by a player was touched."""
    if isinstance(facts.by, Side) and not (breaking(facts.before) and ball is Ball.C and not out_of_turn(facts)):
        return touch(facts, ball)
    return rule_act(facts)


def rerack(facts: Facts[Any], balls: int) -> Ruling:
    """What cannot be restored is racked again: coloured ball in the house, a short rack, a new lag, the score kept."""
    if not 1 <= balls <= len(NUMBERED_BALLS):
        raise Refused("rack-size", most=len(NUMBERED_BALLS), balls=str(balls))
    lagging = Duty(facts.before.sides[0], Kind.LAG, lapses=True)
    return replace(
        done(facts, "rerack"),
        moves=(Rerack(balls),),
        phase=Phase.LAG,
        hand=HOUSE,
        duties=(*open_takes(facts.before), lagging),
        memory=(("rerack", str(balls)), ("disturbed", None)),
    )


# choices and the lag ----------------------------------------------------------------


def chosen(facts: Facts[Any], offer: str) -> Ruling:
    """A choice; the four after a failed break have their own article, and a break stays one."""
    ruling = choose(facts, offer)
    duty = next((duty for duty in facts.before.duties if duty.kind is Kind.CHOOSE), None)
    if duty is not None and "rerack-play" in duty.among:
        ruling = replace(ruling, articles=cited(facts, ("break-choice",)))
    if offer == "pass-back":
        ruling = replace(ruling, turn=_offender(facts))
    if offer in ("rerack-play", "rerack-pass"):
        turn = facts.side if offer == "rerack-play" else _offender(facts)
        rest = served(facts, Kind.CHOOSE)
        ruling = replace(ruling, turn=turn, starter=turn, duties=rest)
    return _in_hand(facts, ruling)


def _offender(facts: Facts[Any]) -> Side:
    """Who is made to go on: between two sides the other one, else the one who struck last."""
    others = facts.before.others(facts.side)
    last = facts.before.last
    return others[0] if len(others) == 1 or last is None or last.by is facts.side else last.by


def lag(facts: Facts[Any]) -> Ruling:
    """The lag; before the deciding game, where the match lags for it, by its own article (GEN-10)."""
    ruling = rule_act(facts)
    order = facts.before.format.breaks or facts.game.breaks
    if facts.before.decider and order is BreakOrder.LAG_DECIDER:
        ruling = replace(ruling, articles=(*ruling.articles, facts.book["decider-lag"]))
    return _in_hand(facts, ruling)


def _in_hand(facts: Facts[Any], ruling: Ruling) -> Ruling:
    """Before a break the coloured ball is in hand; who lags after a re-rack does not change whose break comes next."""
    if ruling.needs is not None or ruling.phase is Phase.PLAY:
        return ruling
    starter = None if facts.before.recall("rerack") else ruling.starter
    return replace(ruling, hand=HOUSE, starter=starter)


def _of_the_house(facts: Facts[Any]) -> bool:
    """The referee or the opponent warns of a cue ball outside the house, not of slow play."""
    return facts.by is not Official.CLOCK and breaking(facts.before) and stands_outside(facts)
