"""What follows from a finding in carom: points, the run, who plays, what is spotted; and carom's own acts."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from abrikol.disciplines.carom.general import CaromLaw, Finding, out_of_turn, own_ball
from abrikol.disciplines.carom.general.match_play import owes_reply
from abrikol.disciplines.carom.general.spotting import respot_frozen, spot_jumped
from abrikol.equipment.names import CAROM_BALLS, Ball, Cushion
from abrikol.layout.position import Point
from abrikol.layout.spots import lateral_spot
from abrikol.referee.acts import DISTURBED, choose, done, rule_act, served
from abrikol.referee.contacts import balls_of
from abrikol.referee.duty import Duty, Kind
from abrikol.referee.facts import Facts
from abrikol.referee.ruling import Call, Lay, LayBack, Move, Reset, Ruling, Spot
from abrikol.referee.situation import Phase
from abrikol.rulebooks import Article
from abrikol.stroke.people import Side
from abrikol.stroke.stroke import Choose, PlaceBall, Word


def sentence(facts: Facts[CaromLaw], finding: Finding) -> Ruling:
    """The ruling that follows from a finding on a stroke."""
    match finding.call:
        case Call.POINT:
            return point(facts, finding.articles)
        case Call.FOUL:
            return foul(facts, *finding.articles)
        case Call.REPLAY:
            return replace(done(facts), call=Call.REPLAY, articles=finding.articles)
        case _:
            return miss(facts, finding.call, finding.articles)


def point(facts: Facts[CaromLaw], articles: tuple[Article, ...], points: int = 1) -> Ruling:
    """The striker scores and stays at the table."""
    side = facts.side
    return Ruling(
        call=Call.POINT,
        articles=articles + _reaching(facts, side, points),
        awards=((side, points),),
        turn=side,
        run=facts.before.run + points,
        duties=frozen_choice(facts, side),
        memory=_used_ball(facts),
    )


def _reaching(facts: Facts[CaromLaw], side: Side, points: int) -> tuple[Article, ...]:
    """The articles on the target, and on the reply it gives the other side."""
    before = facts.before
    if before.extra is not None or before.score(side) + points < before.format.target:
        return ()
    gives = before.equaliser is None and owes_reply(before, side, facts.law.equaliser)
    return (facts.book["target"], *((facts.book["equalising-inning"],) if gives else _reply(facts)))


def _reply(facts: Facts[CaromLaw]) -> tuple[Article, ...]:
    """The article on the equalising inning, if this is the end of one."""
    return (facts.book["equalising-inning"],) if facts.before.equaliser is not None else ()


def miss(facts: Facts[CaromLaw], call: Call, articles: tuple[Article, ...]) -> Ruling:
    """Nothing scored and nothing broken: the turn passes."""
    turn = facts.before.after(facts.side)
    duties = frozen_choice(facts, turn)
    cited = articles + _reply(facts)
    return Ruling(call=call, articles=cited, turn=turn, run=0, duties=duties, memory=_used_ball(facts))


def foul(facts: Facts[CaromLaw], *articles: Article) -> Ruling:
    """The run ends, the stroke's points do not count, what jumped is spotted, and the turn passes."""
    if _waiting(facts):
        return _foul_of_waiting(facts, articles)
    turn = facts.before.after(facts.side)
    wilful, moves = _wilful(facts, turn), spot_jumped(facts, turn)
    # In a shoot-out the next side opens anyway, and its turn has not yet begun.
    reset = any(isinstance(move, Reset) for move in moves) and facts.before.extra is None
    return Ruling(
        call=Call.FOUL,
        articles=_with_penalty(facts, articles) + _reply(facts),
        moves=moves,
        turn=turn,
        run=0,
        duties=wilful or frozen_choice(facts, turn, moves),
        phase=Phase.OPENING if reset else Phase.PLAY,
        memory=(*_used_ball(facts), *(_between_strokes(facts) if wilful else ())),
    )


def _waiting(facts: Facts[CaromLaw]) -> bool:
    """The side had nothing to do at the table: now, or during the last stroke, if that was only noticed late."""
    return facts.side is not facts.before.turn or _during_last_stroke(facts)


def _during_last_stroke(facts: Facts[CaromLaw]) -> bool:
    """A side did it while another one was striking."""
    last = facts.before.last
    return not facts.groups and facts.saw(Word.LATE) and last is not None and last.by is not facts.side


def _foul_of_waiting(facts: Facts[CaromLaw], articles: tuple[Article, ...]) -> Ruling:
    """The one who waits broke the law: the striker may have the position laid back, or a disturbed stroke again."""
    before, again = facts.before, _during_last_stroke(facts)
    victim = before.last.by if again and before.last else before.turn
    choice = Duty(victim, Kind.CHOOSE, ("keep", "restore" if again else "lay-back"), implied="keep")
    return replace(
        done(facts),
        call=Call.FOUL,
        articles=_with_penalty(facts, articles),
        moves=spot_jumped(facts, before.turn),
        duties=(choice, *before.duties),
        memory=((DISTURBED, "stroke"),) if again else _between_strokes(facts),
    )


def _between_strokes(facts: Facts[CaromLaw]) -> tuple[tuple[str, str | None], ...]:
    """What happened between strokes changed nothing that is known, so there is nothing to go back to."""
    return () if facts.groups else ((DISTURBED, "position"),)


def _with_penalty(facts: Facts[CaromLaw], articles: tuple[Article, ...]) -> tuple[Article, ...]:
    penalty = facts.law.penalty
    return (*articles, facts.book[penalty]) if penalty else articles


def _wilful(facts: Facts[CaromLaw], turn: Side) -> tuple[Duty, ...]:
    """After a wilful foul the opponent may have the balls laid back."""
    if not facts.saw(Word.DELIBERATE):
        return ()
    return (Duty(turn, Kind.CHOOSE, ("play", "lay-back"), implied="play"),)


def frozen_choice(facts: Facts[CaromLaw], turn: Side, moves: tuple[Move, ...] = ()) -> tuple[Duty, ...]:
    """The next striker's cue ball touches another ball: he may have the touching balls respotted."""
    lifted = CAROM_BALLS if Reset() in moves else tuple(move.ball for move in moves if type(move) is Spot)
    frozen = frozenset(touch for touch in facts.frozen_after() if not set(balls_of(touch)).intersection(lifted))
    if not frozen:
        return ()
    passed = turn is not facts.before.turn
    after = replace(facts.before, frozen=frozen, turn=turn, fresh=passed, memory=_now_used(facts))
    if not after.touching(own_ball(after, turn)):
        return ()
    return (Duty(turn, Kind.CHOOSE, ("play", "respot"), implied="play"),)


def _now_used(facts: Facts[CaromLaw]) -> tuple[tuple[str, str], ...]:
    changes = dict(facts.before.memory)
    changes.update((name, value) for name, value in _used_ball(facts) if value is not None)
    return tuple(sorted(changes.items()))


def _used_ball(facts: Facts[CaromLaw]) -> tuple[tuple[str, str | None], ...]:
    """With three players the next one takes the white that this one did not use."""
    if len(facts.before.sides) < 3 or not facts.groups or facts.cue_ball is Ball.R:
        return ()
    return (("cue-ball", facts.cue_ball.value),)


# Acts -------------------------------------------------------------------------------------------


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
            return choose(facts, offer)
        case PlaceBall():
            return place(facts)
        case _:
            return rule_act(facts)


def _respot(facts: Facts[CaromLaw]) -> Ruling:
    ruling = done(facts, "frozen-respot")
    return replace(ruling, moves=respot_frozen(facts), duties=served(facts, Kind.CHOOSE))


def _laid_back(facts: Facts[CaromLaw]) -> Ruling:
    """The balls lie as before the last stroke, or as before what happened since."""
    duty = next((duty for duty in facts.before.duties if duty.kind is Kind.CHOOSE), None)
    slug = "interference" if duty and "keep" in duty.among else "wilful"
    back = LayBack(stroke=facts.before.recall(DISTURBED) != "position")
    return replace(done(facts, slug), moves=(back,), duties=served(facts, Kind.CHOOSE), memory=((DISTURBED, None),))


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


def human(facts: Facts[Any]) -> Finding | None:
    """What a person found, if a person rules."""
    verdict = facts.verdict
    return Finding(verdict.call, (verdict.article,)) if verdict else None
