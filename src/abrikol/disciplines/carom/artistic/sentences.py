"""What follows in artistic billiards: the figure's value or another attempt, who plays what next; and the acts."""

from __future__ import annotations

from dataclasses import replace

from abrikol.disciplines.carom.artistic.programme import (
    ATTEMPT,
    ENDED,
    FIGURE,
    MIRROR,
    OUT,
    FigureLaw,
    Following,
    Turn,
    attempt_over,
    next_turn,
    turn_now,
)
from abrikol.disciplines.carom.general import Finding
from abrikol.referee.acts import done, rule_act
from abrikol.referee.facts import Facts
from abrikol.referee.refused import Refused
from abrikol.referee.ruling import Call, Reset, Ruling
from abrikol.rulebooks import Article
from abrikol.stroke.calls import FigureCall
from abrikol.stroke.people import Side
from abrikol.stroke.stroke import Calling, Choose, LagPair, PlaceBall, Plain

# The sentence -----------------------------------------------------------------------------------


def sentence(facts: Facts[FigureLaw], found: Finding) -> Ruling:
    """What follows from a finding: the figure's value, the attempt again, or one attempt less."""
    match found.call:
        case Call.FIGURE | Call.POINT:
            return _made(facts, found.articles)
        case Call.REPLAY:
            return replace(done(facts), call=Call.REPLAY, articles=found.articles, moves=(Reset(),))
        case Call.FOUL:
            return fault(facts, found.articles)
        case call:
            return _failed(facts, call, found.articles)


def _made(facts: Facts[FigureLaw], articles: tuple[Article, ...]) -> Ruling:
    now = turn_now(facts.before)
    after = attempt_over(facts.before, now, facts.side, facts.law.attempts, made=True)
    awards = ((facts.side, now.figure.value),)
    return _following(facts, now, after, Call.FIGURE, (*articles, facts.book["value"]), awards)


def _failed(facts: Facts[FigureLaw], call: Call, articles: tuple[Article, ...]) -> Ruling:
    now = turn_now(facts.before)
    after = attempt_over(facts.before, now, facts.side, facts.law.attempts, made=False)
    return _following(facts, now, after, call, (*articles, facts.book["attempts"]))


def fault(facts: Facts[FigureLaw], articles: tuple[Article, ...]) -> Ruling:
    """A foul costs the one at the table his attempt; of anybody else it costs nothing, and the figure is set again."""
    if facts.side is facts.before.turn:
        return _failed(facts, Call.FOUL, articles)
    return replace(done(facts), call=Call.FOUL, articles=articles, moves=(Reset(),))


def _following(
    facts: Facts[FigureLaw],
    now: Turn,
    after: Following,
    call: Call,
    articles: tuple[Article, ...],
    awards: tuple[tuple[Side, int], ...] = (),
) -> Ruling:
    """The figure is set for whoever has the next attempt."""
    return Ruling(
        call=call,
        articles=tuple(dict.fromkeys((*articles, *_told(facts, now, after)))),
        awards=awards,
        moves=() if _ends(after) else (Reset(),),
        turn=after.turn,
        run=0,
        fresh=after.new,
        memory=after.memory,
    )


def _told(facts: Facts[FigureLaw], now: Turn, after: Following) -> tuple[Article, ...]:
    """The articles on what comes next: the same figure for another side, the next figure, or the end."""
    if not after.new:
        return ()
    if _ends(after):
        return (facts.book["ranking"],)
    same = dict(after.memory)[FIGURE] == now.figure.name and after.turn is not facts.before.turn
    return (facts.book["no-duel" if same else "programme"],)


def _ends(after: Following) -> bool:
    return (ENDED, "1") in after.memory


# Acts -------------------------------------------------------------------------------------------


def figure_act(facts: Facts[FigureLaw]) -> Ruling:
    """Acts between strokes: the mirror, the figure that the referee names, giving up, and what all games share."""
    match facts.act:
        case Choose("mirror" | "as-drawn" as how):
            return _mirrored(facts, how == "mirror")
        case Calling(calls) if calls and isinstance(calls[0], FigureCall):
            return _called(facts, calls[0].name)
        case Plain.CONCEDE | Plain.LEAVE | Plain.REFUSE:
            return _gave_up(facts)
        case PlaceBall() if isinstance(facts.by, Side):
            return fault(facts, (facts.book["touch"],))
        case LagPair():
            raise Refused("no-lag-here", game=facts.game.id)
        case _:
            return rule_act(facts)


def _mirrored(facts: Facts[FigureLaw], on: bool) -> Ruling:
    sides = set(facts.before.recall(MIRROR) or "") - {facts.side.value}
    if on:
        sides.add(facts.side.value)
    told = "".join(sorted(sides)) or None
    return replace(done(facts, "mirror"), moves=(Reset(),), memory=((MIRROR, told),))


def _called(facts: Facts[FigureLaw], name: str) -> Ruling:
    """The referee has a figure of the programme set up; a player cannot."""
    before, ruling = facts.before, done(facts, "figure-called")
    known = name in turn_now(before).programme
    if isinstance(facts.by, Side) or not known:
        return replace(ruling, call=Call.VOID)
    return replace(ruling, moves=(Reset(),), fresh=True, memory=((FIGURE, name), (ATTEMPT, None)))


def _gave_up(facts: Facts[FigureLaw]) -> Ruling:
    """Who gives up plays no more figures; the others go on, for nobody plays against him."""
    before, side = facts.before, facts.side
    out = "".join(sorted({*(before.recall(OUT) or ""), side.value}))
    gone = replace(done(facts, "no-duel"), memory=((OUT, out),))
    if side is not before.turn:
        return gone
    now = turn_now(before)
    after = next_turn(before, now, side, frozenset(out))
    ruling = _following(facts, now, after, Call.DONE, gone.articles)
    return replace(ruling, memory=(*gone.memory, *ruling.memory))
