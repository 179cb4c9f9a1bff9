"""What every game's acts have in common: choices, calls, clocks, interference, leaving, conceding.

A game's `judge` rules its strokes and the acts it has words for, and hands the
rest to `rule_act`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from abrikol.referee.clock import clock_act
from abrikol.referee.duty import Duty, Kind
from abrikol.referee.lag import judge_lag, won
from abrikol.referee.refused import Refused
from abrikol.referee.ruling import Call, Rerack, Reset, Restore, Ruling
from abrikol.referee.situation import Phase
from abrikol.stroke.people import Side
from abrikol.stroke.stroke import Arrange, Calling, Choose, Drop, LagPair, PlaceBall, Plain, Start, Take, Touch, Word
from abrikol.stroke.stroke import Rerack as RerackAct

if TYPE_CHECKING:
    from abrikol.referee.facts import Facts


DISTURBED = "disturbed"
"""What somebody disturbed and may have laid back: the last `stroke`, or the `position` between strokes."""


def rule_act(facts: Facts[Any]) -> Ruling:
    """Rule an act that is no stroke by the words all games share; `Refused` if it has no meaning here."""
    match facts.act:
        case LagPair():
            return judge_lag(facts)
        case Start(side):
            return begin(facts, side)
        case Choose(offer):
            return choose(facts, offer)
        case Calling(calls):
            return replace(done(facts, "call"), calls=calls, duties=served(facts, Kind.CALL))
        case PlaceBall():
            return replace(done(facts, "place"), duties=served(facts, Kind.PLACE), hand=None)
        case Touch() if not isinstance(facts.by, Side):
            return _interfered(facts)
        case Touch():
            return facts.game.foul(facts, facts.book["touch"])
        case Arrange():
            return _arranged(facts)
        case RerackAct(balls):
            return _reracked(facts, balls)
        case Plain():
            return _plain(facts, facts.act)
        case Take() | Drop():
            raise Refused("nothing-to-take" if isinstance(facts.act, Take) else "nothing-drops", game=facts.game.id)
        case _:
            raise Refused("act-without-meaning", act=type(facts.act).__name__.lower(), game=facts.game.id)


def done(facts: Facts[Any], *slugs: str, turn: Side | None = None) -> Ruling:
    """An act took place: nothing is worth anything, and all else stays as it is."""
    before = facts.before
    return Ruling(
        call=Call.DONE,
        articles=tuple(facts.book[slug] for slug in slugs if slug in facts.book),
        turn=turn or before.turn,
        duties=before.duties,
        hand=before.hand,
        phase=before.phase,
        calls=before.calls,
    )


def served(facts: Facts[Any], kind: Kind) -> tuple[Duty, ...]:
    """The duties left once the first of that kind is done."""
    duties = facts.before.duties
    for at, duty in enumerate(duties):
        if duty.kind is kind:
            return duties[:at] + duties[at + 1 :]
    return duties


def begin(facts: Facts[Any], side: Side) -> Ruling:
    """This side opens the game."""
    ruling = done(facts, "starter", turn=side)
    return replace(ruling, duties=(), starter=side, phase=Phase.OPENING, memory=(("lag", None),))


def choose(facts: Facts[Any], offer: str) -> Ruling:
    """Carry out a choice by the words all games share; a game rules its own before coming here."""
    rest = served(facts, Kind.CHOOSE)
    side = facts.side
    offender = facts.before.last.by if facts.before.last else facts.before.after(side)
    match offer:
        case "start":
            return begin(facts, side)
        case "cede":
            return begin(facts, facts.before.after(side))
        case "play":
            return replace(done(facts, "choice", turn=side), duties=rest)
        case "keep":
            return replace(done(facts, "choice"), duties=rest, memory=((DISTURBED, None),))
        case "pass-back":
            return replace(done(facts, "choice", turn=offender), duties=rest, hand=None)
        case "rerack-play" | "rerack-pass":
            turn = side if offer == "rerack-play" else offender
            return replace(_reracked(facts, 15 - sum(facts.before.shelves)), turn=turn, starter=turn, duties=rest)
        case "restore":
            return _restored(facts)
        case _:
            raise Refused("no-choice", offer=offer, game=facts.game.id)


def _plain(facts: Facts[Any], act: Plain) -> Ruling:
    match act:
        case Plain.WARN | Plain.EXTEND | Plain.TIMEOUT | Plain.DOWN | Plain.UP | Plain.EXPIRED:
            return clock_act(facts)
        case Plain.RESTORE:
            return _restored(facts)
        case Plain.INTERFERE:
            return _interfered(facts)
        case Plain.CONCEDE:
            return _lost(facts, "concede", forfeit=not facts.saw(Word.BY))
        case Plain.LEAVE:
            return _lost(facts, _sent_away(facts, "leave"), forfeit=False)
        case Plain.REFUSE:
            return _lost(facts, _sent_away(facts, "refuse"), forfeit=True)
        case _:
            raise Refused("no-offer-open", act=act.value)


def _sent_away(facts: Facts[Any], slug: str) -> str:
    """Whoever leaves or goes on no more on the word of a referee is punished for his conduct, where a book has that."""
    return "conduct" if facts.saw(Word.BY) and "conduct" in facts.book else slug


def _lost(facts: Facts[Any], slug: str, *, forfeit: bool) -> Ruling:
    return replace(done(facts, slug), duties=(), wins=facts.before.after(facts.side), forfeit=forfeit)


def _interfered(facts: Facts[Any]) -> Ruling:
    if isinstance(facts.by, Side):
        return facts.game.foul(facts, facts.book["interference"])
    late = facts.saw(Word.LATE) and facts.before.last is not None
    victim = facts.before.last.by if late and facts.before.last else facts.before.turn
    choice = Duty(victim, Kind.CHOOSE, ("restore", "keep"), implied="keep")
    kept = () if late else tuple(duty for duty in facts.before.duties if "restore" not in duty.among)
    memory = ((DISTURBED, "stroke" if late else "position"),)
    return replace(done(facts, "outside-interference"), duties=(choice, *kept), memory=memory)


def _restored(facts: Facts[Any]) -> Ruling:
    """The position is laid back; a disturbed stroke is played again."""
    memory = ((DISTURBED, None),)
    if facts.before.recall(DISTURBED) == "position" or facts.before.last is None:
        return replace(done(facts, "outside-interference"), duties=served(facts, Kind.CHOOSE), memory=memory)
    last = facts.before.last
    ruling = replace(done(facts, "outside-interference", turn=last.by), call=Call.REPLAY, memory=memory)
    return replace(ruling, duties=(), moves=(Restore(),), calls=(), hand=last.before.hand, phase=last.before.phase)


def _arranged(facts: Facts[Any]) -> Ruling:
    assert isinstance(facts.act, Arrange)
    if facts.act.rests:
        return done(facts, "arranged")
    return replace(done(facts, "arranged"), moves=(Reset(),), phase=Phase.OPENING)


def _reracked(facts: Facts[Any], balls: int) -> Ruling:
    ruling = done(facts, "rerack")
    return replace(ruling, moves=(Rerack(balls),), phase=Phase.OPENING, duties=(), hand=None)


__all__ = ["DISTURBED", "Refused", "begin", "choose", "done", "rule_act", "served", "won"]
