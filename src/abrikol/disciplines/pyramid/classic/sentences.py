"""What follows from a finding in the classic pyramid, and its acts between strokes.

A ball made as ordered scores with all that fell beside it and keeps the player
at the table. A breach costs five points and undoes all that fell; what is
merely void undoes it and costs nothing.
"""

from __future__ import annotations

from dataclasses import replace

from abrikol.disciplines.pyramid.classic.points import (
    ClassicLaw,
    agreed,
    clears,
    lacks,
    points,
    worth,
)
from abrikol.disciplines.pyramid.general import (
    AFTER_BREAK,
    AFTER_FOUL,
    Finding,
    Story,
    breaking,
    choice,
    cited,
    meddler,
    out_of_turn,
    spotted,
    striker,
    tell,
)
from abrikol.disciplines.pyramid.general.house import CUE, REAR, hand_after
from abrikol.equipment.names import Ball
from abrikol.referee.duty import Duty, Kind
from abrikol.referee.facts import Facts
from abrikol.referee.ruling import Call, Lay, LayBack, Move, Ruling, Shelve
from abrikol.referee.situation import Hand, Situation
from abrikol.rulebooks import Article
from abrikol.stroke.people import Side
from abrikol.stroke.stroke import Stroke, Word

Awards = tuple[tuple[Side, int], ...]
CROWDS = {3: "three-players", 4: "four-players"}
"""The articles on play with more than two sides."""


def sentence(facts: Facts[ClassicLaw], story: Story, finding: Finding) -> Ruling:
    """The ruling that follows from a finding on a stroke."""
    articles = finding.articles(facts)
    match finding.call:
        case None:
            return Ruling.need(finding.needs or "a ruling", facts.before.turn)
        case Call.FOUL | Call.BAD_BREAK:
            ruling = stroke_foul(facts, story, finding.call, articles)
        case Call.REPLAY:
            return replayed(facts, articles)
        case Call.POINT:
            ruling = scored(facts, story, articles)
        case _:
            ruling = passed(facts, story, finding.call, articles)
    if facts.remarks and (other := meddler(facts)) is not None and facts.saw(Word.TOUCH):
        return meddled(facts, ruling, other)
    return ruling


# strokes --------------------------------------------------------------------------


def scored(facts: Facts[ClassicLaw], story: Story, articles: tuple[Article, ...]) -> Ruling:
    """All that fell counts and goes to the striker's shelf; he plays on."""
    side, before = facts.side, facts.before
    rolled = story.rail_run if facts.saw(Word.DELIBERATE) else ()
    balls = tuple(ball for ball in story.potted if ball is not CUE and ball not in rolled)
    made = points(facts, balls)
    awards = ((side, made),)
    kept = balls[:-1] if replays_last(facts, balls, awards) else balls
    back = _back(facts, story, tuple(ball for ball in story.gone if ball not in kept))
    slugs = (*_notes(facts, story), *_values(facts, balls), *decided(facts, awards, balls))
    return _stroke_ruling(
        facts,
        Call.POINT,
        articles=(*articles, *cited(facts, slugs)),
        awards=awards,
        moves=(*(Shelve(side, ball) for ball in kept), *back),
        turn=side,
        hand=hand_after(facts, story.gone, bool(back)),
        run=before.run + made,
    )


def passed(facts: Facts[ClassicLaw], story: Story, call: Call, articles: tuple[Article, ...]) -> Ruling:
    """Nothing counts and nothing is paid; what fell is spotted and the turn passes."""
    back = _back(facts, story, story.gone)
    return _stroke_ruling(
        facts,
        call,
        articles=(*articles, *cited(facts, _notes(facts, story))),
        moves=back,
        turn=facts.before.after(facts.side),
        hand=hand_after(facts, story.gone, bool(back)),
    )


def stroke_foul(facts: Facts[ClassicLaw], story: Story, call: Call, articles: tuple[Article, ...]) -> Ruling:
    """Five points, once, whatever was broken; all that fell is spotted, and the opponent plays or, perhaps, chooses."""
    if out_of_turn(facts):
        return replace(incident_foul(facts, articles), moves=(LayBack(),))
    levy = facts.law.penalty.levy(facts, facts.side)
    back = _back(facts, story, story.gone)
    void = ("void-balls",) if any(ball is not CUE for ball in story.potted) else ()
    hand = hand_after(facts, story.gone, bool(back))
    in_hand = ("hand-shot", "far-house") if hand is REAR else ("hand-shot",) if hand else ()
    slugs = (*levy.slugs, *void, *in_hand, *_notes(facts, story), *decided(facts, levy.awards))
    ruling = _stroke_ruling(
        facts,
        call,
        articles=(*articles, *cited(facts, slugs)),
        awards=levy.awards,
        moves=back,
        turn=facts.before.after(facts.side),
        hand=hand,
    )
    return chosen_by(facts, ruling, AFTER_BREAK if breaking(facts.before) else AFTER_FOUL)


def chosen_by(facts: Facts[ClassicLaw], ruling: Ruling, offers: tuple[str, ...] = AFTER_FOUL) -> Ruling:
    """Where the law has it so, who comes to the table after a breach chooses first who plays."""
    if not facts.law.pass_back:
        return ruling
    return replace(ruling, duties=(choice(ruling.turn, offers), *at_table(ruling.turn, ruling.hand)))


def replayed(facts: Facts[ClassicLaw], articles: tuple[Article, ...]) -> Ruling:
    """All balls go back and the stroke is played again."""
    before = facts.before
    return Ruling(
        call=Call.REPLAY,
        articles=articles,
        moves=(LayBack(),),
        duties=at_table(facts.side, before.hand),
        turn=facts.side,
        phase=before.phase,
        hand=before.hand,
    )


def meddled(facts: Facts[ClassicLaw], ruling: Ruling, offender: Side) -> Ruling:
    """Another side touched a ball during the stroke: the stroke stands as it is, and he pays."""
    levy = facts.law.penalty.levy(facts, offender)
    awards = (*ruling.awards, *levy.awards)
    slugs = ("touch", *levy.slugs, *decided(facts, awards))
    told = replace(ruling, articles=tuple(dict.fromkeys((*ruling.articles, *cited(facts, slugs)))), awards=awards)
    fouled = ruling.call in (Call.FOUL, Call.BAD_BREAK)
    return told if fouled or not facts.law.pass_back else chosen_by(facts, replace(told, turn=facts.side))


def _stroke_ruling(
    facts: Facts[ClassicLaw],
    call: Call,
    *,
    articles: tuple[Article, ...],
    turn: Side,
    moves: tuple[Move, ...],
    hand: Hand | None,
    awards: Awards = (),
    run: int | None = 0,
) -> Ruling:
    return Ruling(
        call=call,
        articles=tuple(dict.fromkeys(articles)),
        awards=awards,
        moves=moves,
        duties=at_table(turn, hand),
        turn=turn,
        hand=hand,
        run=run,
        memory=forgotten(facts.before),
    )


def at_table(side: Side, hand: Hand | None) -> tuple[Duty, ...]:
    """What the next striker does first: lay the ball in hand, and order; who strikes at once has done without."""
    place = (Duty(side, Kind.PLACE, (hand.where,), lapses=True),) if hand else ()
    return (*place, Duty(side, Kind.CALL, lapses=True))


def forgotten(before: Situation) -> tuple[tuple[str, str | None], ...]:
    """A stroke ends what was said about the place of the cue ball."""
    return (("warned", None),) if before.recall("warned") else ()


def _back(facts: Facts[ClassicLaw], story: Story, balls: tuple[Ball, ...]) -> tuple[Move, ...]:
    """These balls spotted, the cue ball apart; hanging ones that dropped by themselves hang again."""
    hung = tuple(Lay(ball, pocket.value, facts.before.at(ball)) for ball, pocket in story.dropped)
    return (*hung, *spotted(facts, tuple(ball for ball in balls if ball is not CUE)))


# what else is cited ----------------------------------------------------------------


def _notes(facts: Facts[ClassicLaw], story: Story) -> tuple[str, ...]:
    """Articles on what else the balls did, whatever the stroke was worth."""
    notes = {
        "hanging": bool(story.dropped),
        "came-back": story.came_back,
        "back-on-bed": story.landed,
        "ball-off": any(ball is not CUE for ball in story.off),
    }
    return tuple(slug for slug, so in notes.items() if so)


def _values(facts: Facts[ClassicLaw], balls: tuple[Ball, ...]) -> tuple[str, ...]:
    """Articles on balls that count more than their number."""
    more = [ball for ball in balls if worth(facts, ball) > int(ball.value)]
    crowd = any(ball is not Ball.B1 for ball in more)
    own = ("values",) if Ball.B1 in more or clears(facts, balls) else ()
    return (*own, CROWDS[len(facts.before.sides)]) if crowd else own


def decided(facts: Facts[ClassicLaw], awards: Awards, balls: tuple[Ball, ...] = ()) -> tuple[str, ...]:
    """The articles on the end of the game that these awards and the balls gone bring about."""
    lacking = _lacking(facts, awards)
    crowd = (CROWDS[len(lacking)],) if len(lacking) in CROWDS else ()
    if min(lacking) <= 0:
        return ("target", *crowd)
    if not clears(facts, balls):
        return ()
    if len(set(lacking)) > 1:
        return ("fora", *crowd)
    return ("replay-last",) if replays_last(facts, balls, awards) else ("draw", *crowd)


def replays_last(facts: Facts[ClassicLaw], balls: tuple[Ball, ...], awards: Awards) -> bool:
    """All balls are gone and all sides lack the same: as agreed, the last ball is spotted and decides."""
    if not clears(facts, balls) or agreed(facts.before, "at-70") != "replay-last":
        return False
    lacking = _lacking(facts, awards)
    return min(lacking) > 0 and len(set(lacking)) == 1


def _lacking(facts: Facts[ClassicLaw], awards: Awards) -> tuple[int, ...]:
    before = facts.before
    gained = [sum(more for who, more in awards if who is side) for side in before.sides]
    after = (score + more for score, more in zip(before.scores, gained, strict=True))
    return tuple(lacks(before, after).values())


# breaches between strokes ---------------------------------------------------------


def foul(facts: Facts[ClassicLaw], *articles: Article) -> Ruling:
    """The sentence for a breach of these articles, by a stroke or between strokes."""
    if type(facts.act) is Stroke:
        return stroke_foul(facts, tell(facts), Call.FOUL, articles)
    return incident_foul(facts, articles)


def incident_foul(facts: Facts[ClassicLaw], articles: tuple[Article, ...]) -> Ruling:
    """A breach that is no stroke of the offender's turn: he pays, and if he was at the table his turn is over."""
    before, offender = facts.before, facts.side
    levy = facts.law.penalty.levy(facts, offender)
    at_the_table = offender is striker(before)
    turn = before.after(offender) if at_the_table else striker(before)
    slugs = (*levy.slugs, *decided(facts, levy.awards))
    ruling = Ruling(
        call=Call.FOUL,
        articles=(*articles, *cited(facts, slugs)),
        awards=levy.awards,
        duties=at_table(turn, before.hand) if at_the_table else before.duties,
        turn=turn,
        phase=before.phase,
        hand=before.hand,
        calls=() if at_the_table else before.calls,
    )
    return chosen_by(facts, ruling)
