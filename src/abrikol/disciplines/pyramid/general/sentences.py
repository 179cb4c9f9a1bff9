"""What follows from a finding: what counts, what is spotted, what is owed, who plays."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from abrikol.disciplines.pyramid.general.breaches import breaking, meddler, out_of_turn, striker
from abrikol.disciplines.pyramid.general.penalties import credit
from abrikol.disciplines.pyramid.general.spotting import spotted
from abrikol.disciplines.pyramid.general.story import Story, tell
from abrikol.equipment.names import Ball
from abrikol.referee.clock import at_rest
from abrikol.referee.duty import Duty, Kind
from abrikol.referee.facts import Facts
from abrikol.referee.ruling import Call, Lay, LayBack, Move, Ruling
from abrikol.referee.situation import Hand, Phase, Situation
from abrikol.rulebooks import Article
from abrikol.stroke.people import Side
from abrikol.stroke.stroke import Stroke, Word

HOUSE = Hand("house")


@dataclass(frozen=True, slots=True)
class Finding:
    """What a stroke was: the referee's word and the articles for it, the ruling's own first."""

    call: Call | None
    slugs: tuple[str, ...] = ()
    needs: str | None = None
    article: Article | None = None
    """The article a person named."""

    def articles(self, facts: Facts[Any]) -> tuple[Article, ...]:
        """All articles of the finding."""
        return (self.article,) if self.article else cited(facts, self.slugs)


def cited(facts: Facts[Any], slugs: Iterable[str]) -> tuple[Article, ...]:
    """The articles of these slugs in the edition's book, each once."""
    return tuple(facts.book[slug] for slug in dict.fromkeys(slugs))


def human(facts: Facts[Any]) -> Finding | None:
    """What a person found, if a person rules."""
    verdict = facts.verdict
    return Finding(verdict.call, article=verdict.article) if verdict else None


def sentence(facts: Facts[Any], story: Story, finding: Finding) -> Ruling:
    """The ruling that follows from a finding on a stroke."""
    articles = finding.articles(facts)
    match finding.call:
        case None:
            return Ruling.need(finding.needs or "a ruling", facts.before.turn)
        case Call.FOUL | Call.BAD_BREAK:
            ruling = stroke_foul(facts, story, finding.call, articles)
        case Call.REPLAY:
            return replayed(facts, articles)
        case Call.VOID:
            ruling = void(facts, story, articles)
        case _:
            ruling = legal(facts, story, articles)
    if facts.remarks and (other := meddler(facts)) is not None and facts.saw(Word.TOUCH):
        return disturbed(facts, ruling, other)
    return ruling


# strokes --------------------------------------------------------------------------


def legal(facts: Facts[Any], story: Story, articles: tuple[Article, ...]) -> Ruling:
    """All potted balls count and keep the player at the table; without one the turn passes (FREE-5)."""
    before, side = facts.before, facts.side
    rolled = story.rail_run if facts.saw(Word.DELIBERATE) else ()
    good = tuple(ball for ball in story.potted if ball not in rolled)
    levy, paid = credit(facts, side, good)
    kept = len(good) - len(paid)
    back, notes = back_on_table(facts, story, rolled + paid)
    won = ("eight-points",) if kept and before.score(side) + kept >= before.format.target else ()
    slugs = (*levy.slugs, "plays-on" if good else "turn-passes", *notes, *won)
    return Ruling(
        call=legal_call(before, kept, bool(rolled) and not good),
        articles=(*articles, *cited(facts, slugs)),
        awards=levy.awards,
        owes=levy.owes,
        moves=(*back, *levy.moves),
        duties=open_takes(before),
        turn=side if good else before.after(side),
        run=before.run + kept if good else 0,
        memory=forget(before),
    )


def legal_call(before: Situation, kept: int, nothing_counts: bool) -> Call:
    if nothing_counts:
        return Call.VOID
    if breaking(before):
        return Call.VALID_BREAK
    return Call.POINT if kept else Call.LEGAL


def void(facts: Facts[Any], story: Story, articles: tuple[Article, ...]) -> Ruling:
    """Nothing counts and nothing is paid; what fell is spotted and the turn passes."""
    moves, notes = back_on_table(facts, story, story.gone)
    return Ruling(
        call=Call.VOID,
        articles=(*articles, *cited(facts, notes)),
        moves=moves,
        duties=open_takes(facts.before),
        turn=facts.before.after(facts.side),
        memory=forget(facts.before),
    )


def replayed(facts: Facts[Any], articles: tuple[Article, ...]) -> Ruling:
    """All balls go back and the stroke is played again (FREE-22a.2)."""
    before = facts.before
    return Ruling(
        call=Call.REPLAY,
        articles=articles,
        moves=(LayBack(),),
        duties=open_takes(before),
        turn=facts.side,
        phase=before.phase,
        hand=before.hand,
        memory=forget(before),
    )


def stroke_foul(facts: Facts[Any], story: Story, call: Call, articles: tuple[Article, ...]) -> Ruling:
    """One penalty, whatever was broken; all that fell is wrong and is spotted; the opponent chooses (FREE-6)."""
    if out_of_turn(facts):
        return interference(facts, articles)
    before, victim = facts.before, facts.before.after(facts.side)
    levy = facts.law.penalty.levy(facts, facts.side)
    moves, notes = back_on_table(facts, story, story.gone, foul=True)
    wrong = ("illegal-balls",) if story.potted else ()
    return Ruling(
        call=call,
        articles=(*articles, *cited(facts, (*levy.slugs, *wrong, *notes))),
        awards=levy.awards,
        owes=levy.owes,
        moves=(*moves, *levy.moves),
        duties=(*open_takes(before), *levy.duties, *choices(facts, victim, breaks=breaking(before))),
        turn=victim,
        memory=forget(before),
    )


def interference(facts: Facts[Any], articles: tuple[Article, ...]) -> Ruling:
    """A stroke out of turn: all balls go back, the offender pays, and the one whose stroke it is chooses (FREE-26)."""
    ruling = incident_foul(facts, articles)
    return replace(ruling, moves=(LayBack(), *ruling.moves), clock=None)


def disturbed(facts: Facts[Any], ruling: Ruling, offender: Side) -> Ruling:
    """Another side touched a ball during the stroke: the stroke stands, he pays, the striker chooses (FREE-26)."""
    levy = facts.law.penalty.levy(facts, offender)
    fouled = ruling.call in (Call.FOUL, Call.BAD_BREAK)
    chooses = () if fouled else choices(facts, facts.side)
    return replace(
        ruling,
        articles=(*ruling.articles, *cited(facts, ("interference", *levy.slugs))),
        awards=(*ruling.awards, *levy.awards),
        owes=(*ruling.owes, *levy.owes),
        moves=(*ruling.moves, *levy.moves),
        duties=(*open_takes(facts.before), *levy.duties, *(ruling.duties if fouled else chooses)),
        turn=ruling.turn if fouled else facts.side,
    )


def back_on_table(
    facts: Facts[Any], story: Story, wrong: tuple[Ball, ...], *, foul: bool = False
) -> tuple[tuple[Move, ...], tuple[str, ...]]:
    """Hanging balls that dropped by themselves go back to where they hung, wrong ones are spotted; and why."""
    if not (wrong or story.dropped or story.came_back or story.landed or story.off):
        return (), ()
    off = tuple(ball for ball in story.off if ball not in wrong)
    hung = tuple(Lay(ball, pocket.value, facts.before.at(ball)) for ball, pocket in story.dropped)
    spots = spotted(facts, (*wrong, *off), tuple(ball for ball in wrong if ball in story.potted) if foul else ())
    notes = {
        "hanging": bool(hung),
        "spotting": bool(spots),
        "came-back": story.came_back,
        "back-on-bed": story.landed,
    }
    return (*hung, *spots), tuple(slug for slug, so in notes.items() if so)


# incidents ------------------------------------------------------------------------


def foul(facts: Facts[Any], *articles: Article) -> Ruling:
    """The sentence for a breach of these articles, by a stroke or between strokes."""
    if type(facts.act) is Stroke:
        return stroke_foul(facts, tell(facts), Call.FOUL, articles)
    return incident_foul(facts, articles)


def incident_foul(facts: Facts[Any], articles: tuple[Article, ...]) -> Ruling:
    """A breach that is no stroke of the offender's turn: he pays, and the other side chooses; nothing else changes."""
    before, offender = facts.before, facts.side
    at_table = striker(before)
    victim = before.after(offender) if at_table is offender else at_table
    levy = facts.law.penalty.levy(facts, offender)
    return Ruling(
        call=Call.FOUL,
        articles=(*articles, *cited(facts, levy.slugs)),
        awards=levy.awards,
        owes=levy.owes,
        moves=levy.moves,
        duties=(*open_takes(before), *levy.duties, *choices(facts, victim)),
        turn=victim,
        phase=Phase.OPENING if breaking(before) else Phase.PLAY,
        hand=before.hand,
        clock=at_rest(before),
    )


def choice(side: Side, offers: tuple[str, ...]) -> Duty:
    """The side chooses; who simply plays has chosen to play."""
    return Duty(side, Kind.CHOOSE, offers, implied="play")


def choices(facts: Facts[Any], side: Side, *, breaks: bool = False) -> tuple[Duty, ...]:
    """What the side chooses from after a breach, or after a failed break, if the edition gives it a choice."""
    offers = facts.law.after_break if breaks else facts.law.after_foul
    return (choice(side, offers),) if offers else ()


def open_takes(before: Situation) -> tuple[Duty, ...]:
    """Balls that are still to be taken stay due: a penalty is not lost by playing on."""
    return tuple(duty for duty in before.duties if duty.kind is Kind.TAKE) if before.duties else ()


def forget(before: Situation) -> tuple[tuple[str, str | None], ...]:
    """A stroke ends what was said about the place of the cue ball and about racking again."""
    if not before.memory:
        return ()
    return tuple((name, None) for name, _ in before.memory if name in ("warned", "rerack"))
