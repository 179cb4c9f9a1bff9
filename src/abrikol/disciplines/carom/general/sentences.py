"""What follows from a finding in carom: points, the run, who plays, and where the balls go."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from abrikol.disciplines.carom.general import FOREIGN, CaromLaw, Finding, own_ball
from abrikol.disciplines.carom.general.match_play import owes_reply
from abrikol.disciplines.carom.general.spotting import spot_jumped
from abrikol.equipment.names import CAROM_BALLS, Ball
from abrikol.referee.acts import DISTURBED, done
from abrikol.referee.contacts import balls_of
from abrikol.referee.duty import Duty, Kind
from abrikol.referee.facts import Facts
from abrikol.referee.ruling import Call, Move, Reset, Ruling, Spot
from abrikol.referee.situation import Phase
from abrikol.rulebooks import Article
from abrikol.stroke.people import Side
from abrikol.stroke.stroke import Word


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
    reaching = _reaching(facts, side, points)
    laid = NOTHING_LAID if reaching else laid_after(facts, side)
    return Ruling(
        call=Call.POINT,
        articles=articles + laid.articles + reaching,
        awards=((side, points),),
        moves=laid.moves,
        turn=side,
        run=facts.before.run + points,
        duties=laid.duties,
        phase=laid.phase,
        memory=used_ball(facts),
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
    laid = laid_after(facts, turn)
    return Ruling(
        call=call,
        articles=articles + laid.articles + _reply(facts),
        moves=laid.moves,
        turn=turn,
        run=0,
        duties=laid.duties,
        phase=laid.phase,
        memory=used_ball(facts),
    )


def foul(facts: Facts[CaromLaw], *articles: Article) -> Ruling:
    """The run ends, the stroke's points do not count, what jumped is spotted, and the turn passes."""
    if _waiting(facts):
        return _foul_of_waiting(facts, articles)
    turn = facts.before.after(facts.side)
    wilful, laid = _wilful(facts, turn), laid_after(facts, turn)
    return Ruling(
        call=Call.FOUL,
        articles=_with_penalty(facts, articles) + laid.articles + _reply(facts),
        awards=_deducted(facts),
        moves=laid.moves,
        turn=turn,
        run=0,
        duties=wilful or laid.duties,
        phase=laid.phase,
        memory=(*used_ball(facts), *(_between_strokes(facts) if wilful else ())),
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
    moves = spot_jumped(facts, before.turn)
    return replace(
        done(facts),
        call=Call.FOUL,
        articles=_with_penalty(facts, articles),
        awards=_deducted(facts),
        moves=moves,
        phase=Phase.OPENING if Reset() in moves else before.phase,
        duties=(choice, *before.duties),
        memory=((DISTURBED, "stroke"),) if again else _between_strokes(facts),
    )


def _between_strokes(facts: Facts[CaromLaw]) -> tuple[tuple[str, str | None], ...]:
    """What happened between strokes changed nothing that is known, so there is nothing to go back to."""
    return () if facts.groups else ((DISTURBED, "position"),)


def _with_penalty(facts: Facts[CaromLaw], articles: tuple[Article, ...]) -> tuple[Article, ...]:
    penalty = facts.law.penalty
    return (*articles, facts.book[penalty]) if penalty else articles


def _deducted(facts: Facts[CaromLaw]) -> tuple[tuple[Side, int], ...]:
    """What a foul takes off its offender's points, which do not fall below nothing unless that was agreed."""
    before, costs = facts.before, facts.law.deducts
    if before.option("below-zero", "no") == "no":
        costs = min(costs, (before.extra or before.scores)[before.index(facts.side)])
    return ((facts.side, -costs),) if costs else ()


def _wilful(facts: Facts[CaromLaw], turn: Side) -> tuple[Duty, ...]:
    """After a wilful foul the opponent may have the balls laid back."""
    if not facts.saw(Word.DELIBERATE):
        return ()
    return (Duty(turn, Kind.CHOOSE, ("play", "lay-back"), implied="play"),)


# Where the balls go ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Laid:
    """What the referee does with the balls after a stroke, by which articles, and what the next striker may choose."""

    moves: tuple[Move, ...] = ()
    articles: tuple[Article, ...] = ()
    duties: tuple[Duty, ...] = ()
    phase: Phase = Phase.PLAY


NOTHING_LAID = Laid()


def laid_after(facts: Facts[CaromLaw], turn: Side) -> Laid:
    """Jumped balls are put back; balls that touch the next striker's are set to the start, or he may ask for it."""
    moves, spotted = spot_jumped(facts, turn), _object_ball_off(facts)
    duties = frozen_choice(facts, turn, moves)
    if not duties or not facts.law.forced_respot:
        return Laid(moves, spotted, duties, _phase(facts, turn, moves))
    return Laid((Reset(),), (*spotted, facts.book["frozen-respot"]), (), _phase(facts, turn, (Reset(),)))


def _object_ball_off(facts: Facts[CaromLaw]) -> tuple[Article, ...]:
    """The article on an object ball off the table, where that breaks no law."""
    if facts.law.object_jump_is_foul:
        return ()
    off = set(facts.off_table(foreign=FOREIGN)) - {own_ball(facts.before, facts.side)}
    return (facts.book["object-ball-off"],) if off else ()


def _phase(facts: Facts[CaromLaw], turn: Side, moves: tuple[Move, ...]) -> Phase:
    """From the start the next stroke opens; in a shoot-out a new turn opens anyway, and has not yet begun."""
    opens = Reset() in moves and (facts.before.extra is None or turn is facts.before.turn)
    return Phase.OPENING if opens else Phase.PLAY


def frozen_choice(facts: Facts[CaromLaw], turn: Side, moves: tuple[Move, ...] = ()) -> tuple[Duty, ...]:
    """The next striker's cue ball touches another ball: he may have the touching balls respotted."""
    lifted = CAROM_BALLS if Reset() in moves else tuple(move.ball for move in moves if type(move) is Spot)
    frozen = frozenset(touch for touch in facts.frozen_after() if not set(balls_of(touch)).intersection(lifted))
    if not frozen:
        return ()
    passed = turn is not facts.before.turn
    after = replace(facts.before, frozen=frozen, turn=turn, fresh=passed, memory=now_used(facts))
    if not after.touching(own_ball(after, turn)):
        return ()
    return (Duty(turn, Kind.CHOOSE, ("play", "respot"), implied="play"),)


def now_used(facts: Facts[CaromLaw]) -> tuple[tuple[str, str], ...]:
    changes = dict(facts.before.memory)
    changes.update((name, value) for name, value in used_ball(facts) if value is not None)
    return tuple(sorted(changes.items()))


def used_ball(facts: Facts[CaromLaw]) -> tuple[tuple[str, str | None], ...]:
    """With three players the next one takes the white that this one did not use."""
    if len(facts.before.sides) < 3 or not facts.groups or facts.cue_ball is Ball.R:
        return ()
    return (("cue-ball", facts.cue_ball.value),)


def human(facts: Facts[Any]) -> Finding | None:
    """What a person found, if a person rules."""
    verdict = facts.verdict
    return Finding(verdict.call, (verdict.article,)) if verdict else None
