"""What follows from a finding in carom: points, the run, who plays, what is spotted; and carom's own acts."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from abrikol.disciplines.carom.general import CaromLaw, Finding, own_ball
from abrikol.disciplines.carom.match_play import equalises
from abrikol.disciplines.carom.spotting import respot_frozen, spot_jumped
from abrikol.equipment.names import Cushion
from abrikol.layout.spots import lateral_spot
from abrikol.referee.acts import choose, done, rule_act, served
from abrikol.referee.duty import Duty, Kind
from abrikol.referee.facts import Facts
from abrikol.referee.ruling import Call, Lay, LayBack, Reset, Ruling
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
    cited = articles + _reaching(facts, side, points)
    run = facts.before.run + points
    memory = _used_ball(facts)
    return Ruling(call=Call.POINT, articles=cited, awards=((side, points),), turn=side, run=run, memory=memory)


def _reaching(facts: Facts[CaromLaw], side: Side, points: int) -> tuple[Article, ...]:
    """The articles on the target, and on the reply it gives the other side."""
    before = facts.before
    if before.extra is not None or before.score(side) + points < before.format.target:
        return ()
    slugs = ["target"]
    if before.equaliser is None and side is before.starter and equalises(before, facts.law.equaliser):
        slugs.append("equalising-inning")
    return tuple(facts.book[slug] for slug in slugs)


def miss(facts: Facts[CaromLaw], call: Call, articles: tuple[Article, ...]) -> Ruling:
    """Nothing scored and nothing broken: the turn passes."""
    turn = facts.before.after(facts.side)
    duties = frozen_choice(facts, turn)
    return Ruling(call=call, articles=articles, turn=turn, run=0, duties=duties, memory=_used_ball(facts))


def foul(facts: Facts[CaromLaw], *articles: Article) -> Ruling:
    """The run ends, the stroke's points do not count, what jumped is spotted, and the turn passes."""
    if facts.side is not facts.before.turn:
        return _foul_of_waiting(facts, articles)
    turn = facts.before.after(facts.side)
    moves = spot_jumped(facts, turn)
    reset = any(isinstance(move, Reset) for move in moves)
    duties = _wilful(facts, turn) or (() if moves else frozen_choice(facts, turn))
    return Ruling(
        call=Call.FOUL,
        articles=_with_penalty(facts, articles),
        moves=moves,
        turn=turn,
        run=0,
        duties=duties,
        phase=Phase.OPENING if reset else Phase.PLAY,
        memory=_used_ball(facts),
    )


def _foul_of_waiting(facts: Facts[CaromLaw], articles: tuple[Article, ...]) -> Ruling:
    """The one who waits broke the law: the striker may have the position laid back, and plays on."""
    striker = facts.before.turn
    choice = Duty(striker, Kind.CHOOSE, ("keep", "lay-back"), implied="keep")
    cited = _with_penalty(facts, articles)
    return replace(done(facts), call=Call.FOUL, articles=cited, duties=(choice, *facts.before.duties))


def _with_penalty(facts: Facts[CaromLaw], articles: tuple[Article, ...]) -> tuple[Article, ...]:
    penalty = facts.law.penalty
    return (*articles, facts.book[penalty]) if penalty else articles


def _wilful(facts: Facts[CaromLaw], turn: Side) -> tuple[Duty, ...]:
    """After a wilful foul the opponent may have the balls laid back."""
    if not facts.saw(Word.DELIBERATE):
        return ()
    return (Duty(turn, Kind.CHOOSE, ("play", "lay-back"), implied="play"),)


def frozen_choice(facts: Facts[CaromLaw], turn: Side) -> tuple[Duty, ...]:
    """The next striker's cue ball touches another ball: he may have the touching balls respotted."""
    after = replace(facts.before, frozen=facts.frozen_after(), turn=turn, fresh=True, memory=_now_used(facts))
    if not after.touching(own_ball(after, turn)):
        return ()
    return (Duty(turn, Kind.CHOOSE, ("play", "respot"), implied="play"),)


def _now_used(facts: Facts[CaromLaw]) -> tuple[tuple[str, str], ...]:
    changes = dict(facts.before.memory)
    changes.update((name, value) for name, value in _used_ball(facts) if value is not None)
    return tuple(sorted(changes.items()))


def _used_ball(facts: Facts[CaromLaw]) -> tuple[tuple[str, str | None], ...]:
    """With three players the next one takes the white that this one did not use."""
    if len(facts.before.sides) < 3 or not facts.groups:
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
            return replace(done(facts, "wilful"), moves=(LayBack(),), duties=served(facts, Kind.CHOOSE))
        case Choose(offer):
            return choose(facts, offer)
        case PlaceBall():
            return place(facts)
        case _:
            return rule_act(facts)


def _respot(facts: Facts[CaromLaw]) -> Ruling:
    ruling = done(facts, "frozen-respot")
    moves = respot_frozen(facts)
    phase = Phase.OPENING if any(isinstance(move, Reset) for move in moves) else facts.before.phase
    return replace(ruling, moves=moves, frozen=frozenset(), duties=served(facts, Kind.CHOOSE), phase=phase)


def _lateral(facts: Facts[CaromLaw], side: str) -> Ruling:
    cue = own_ball(facts.before, facts.before.turn)
    spot = lateral_spot(facts.game.table, Cushion.LEFT if side == "left" else Cushion.RIGHT)
    return replace(done(facts, "start-place"), moves=(Lay(cue, side, spot),))


def place(facts: Facts[CaromLaw]) -> Ruling:
    """The starter lays his ball: where the start allows it, it lies; elsewhere it does not count and is laid again."""
    act = facts.act
    assert isinstance(act, PlaceBall)
    allowed = act.ball is own_ball(facts.before, facts.side) and facts.law.may_start_at(facts.game.table, act.point)
    ruling = done(facts, "start-place")
    if facts.before.phase is not Phase.OPENING or not allowed:
        return replace(ruling, call=Call.VOID)
    return replace(ruling, moves=(Lay(act.ball, f"{act.point.x:g},{act.point.y:g}", act.point),), hand=None)


def human(facts: Facts[Any]) -> Finding | None:
    """What a person found, if a person rules."""
    verdict = facts.verdict
    return Finding(verdict.call, (verdict.article,)) if verdict else None
