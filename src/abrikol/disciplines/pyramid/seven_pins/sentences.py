"""What follows in seven pins: points written off or added, balls laid again, who plays; acts between strokes."""

from __future__ import annotations

from dataclasses import replace

from abrikol.disciplines.pyramid.general import (
    AFTER_FOUL,
    HOUSE,
    Finding,
    Story,
    breaking,
    choice,
    cited,
    meddler,
    out_of_turn,
    striker,
    tell,
)
from abrikol.disciplines.pyramid.general.breaches import stands_outside
from abrikol.disciplines.pyramid.general.incidents import chosen, drop, lag
from abrikol.disciplines.pyramid.seven_pins.pins import CUE, PinStory, SevenPinsLaw, agreed, pin_story, pins_worth
from abrikol.disciplines.pyramid.seven_pins.places import laid_again, set_up
from abrikol.referee.acts import done, rule_act, served
from abrikol.referee.duty import Duty, Kind
from abrikol.referee.facts import Facts
from abrikol.referee.ruling import Call, Clear, Lay, LayBack, Move, Ruling, Stand
from abrikol.referee.situation import Hand, Situation
from abrikol.rulebooks import Article
from abrikol.stroke.people import Official, Side
from abrikol.stroke.stroke import Arrange, Choose, Drop, LagPair, PlaceBall, Plain, Start, Stroke, Touch, Word

PRICED = ("no-contact", "cue-potted", "cue-off", "object-off", "carom-missed")
"""These breaches cost five points besides the pins, once."""


def sentence(facts: Facts[SevenPinsLaw], story: Story, pins: PinStory, finding: Finding) -> Ruling:
    """The ruling that follows from a finding on a stroke."""
    articles = finding.articles(facts)
    match finding.call:
        case None:
            return Ruling.need(finding.needs or "a ruling", facts.before.turn)
        case Call.REPLAY:
            return replayed(facts, articles)
        case Call.FOUL | Call.BAD_BREAK:
            ruling = fouled(facts, story, pins, articles)
        case Call.POINT:
            ruling = written_off(facts, story, pins, articles)
        case call:
            ruling = _played(facts, story, call, articles, turn=facts.before.after(facts.side))
    return disturbed(facts, ruling) if facts.saw(Word.TOUCH) and meddler(facts) else ruling


# strokes --------------------------------------------------------------------------------


def credit(facts: Facts[SevenPinsLaw], story: Story, pins: PinStory) -> int:
    """What a faultless stroke writes off: pins, a carom, object balls potted; with all seven pins everything."""
    if pins.all_seven:
        return facts.before.score(facts.side)
    potted = sum(ball is not CUE for ball in story.potted)
    return pins_worth(facts, pins.felled) + facts.law.credit * (pins.carom + potted)


def written_off(facts: Facts[SevenPinsLaw], story: Story, pins: PinStory, articles: tuple[Article, ...]) -> Ruling:
    """The points go off the striker's score, and he plays on."""
    before, side = facts.before, facts.side
    made = credit(facts, story, pins)
    ends = ("target",) if before.score(side) <= made else ()
    ruling = _played(facts, story, Call.POINT, (*articles, *cited(facts, ends)), turn=side)
    return replace(ruling, awards=((side, -made),), run=before.run + made)


def fouled(facts: Facts[SevenPinsLaw], story: Story, pins: PinStory, articles: tuple[Article, ...]) -> Ruling:
    """What fell is added to the offender's score, with five for some breaches; the opponent chooses who plays."""
    if out_of_turn(facts):
        return replace(incident_foul(facts, articles), moves=(LayBack(),))
    added, slug = penalty(facts, pins, {article.slug for article in articles})
    turn = facts.before.after(facts.side)
    ruling = _played(facts, story, Call.FOUL, (*articles, *cited(facts, (slug,) if slug else ())), turn=turn)
    duties = (choice(turn, AFTER_FOUL), *ruling.duties)
    return replace(ruling, awards=((facts.side, added),) if added else (), duties=duties)


def penalty(facts: Facts[SevenPinsLaw], pins: PinStory, broken: set[str]) -> tuple[int, str | None]:
    """What a breach adds, and by which article beside the breach's own.

    All seven pins add the start and nothing more. Else the pins are added, five for a breach with a price, and as
    agreed what the series had written off; of a called carom that merely failed the pins do not count.
    """
    before, law = facts.before, facts.law
    counts = bool(pins.felled) and broken != {"carom-missed"}
    if counts and pins.all_seven:
        return before.format.target, "all-seven"
    series = before.run if agreed(before, "penalty") == "series" and facts.side is before.turn else 0
    felled = pins_worth(facts, pins.felled) if counts else 0
    return felled + series + (law.fault if broken.intersection(PRICED) else 0), "penalty" if felled + series else None


def disturbed(facts: Facts[SevenPinsLaw], ruling: Ruling) -> Ruling:
    """The other side touched something during the stroke: it stands as it is, and the striker chooses who plays."""
    told = replace(ruling, articles=(*ruling.articles, facts.book["interference"]))
    if ruling.call is Call.FOUL:
        return told
    side = facts.side
    return replace(told, turn=side, duties=(choice(side, AFTER_FOUL), *in_hand(side, ruling.hand)))


def replayed(facts: Facts[SevenPinsLaw], articles: tuple[Article, ...]) -> Ruling:
    """All balls and pins go back, and the stroke is played again."""
    before = facts.before
    return Ruling(
        call=Call.REPLAY,
        articles=articles,
        moves=(LayBack(),),
        duties=in_hand(facts.side, before.hand),
        turn=facts.side,
        phase=before.phase,
        hand=before.hand,
    )


def _played(
    facts: Facts[SevenPinsLaw], story: Story, call: Call, articles: tuple[Article, ...], *, turn: Side
) -> Ruling:
    """What every stroke leaves: balls laid again, pins set up, the cue ball perhaps in hand."""
    gone = story.gone
    balls = laid_again(facts, gone)
    pins = set_up(facts, balls)
    hand = HOUSE if CUE in gone else None
    slugs = (*_ball_notes(story), *(("hand-shot",) if hand else ()), *_pin_notes(pins))
    return Ruling(
        call=call,
        articles=tuple(dict.fromkeys((*articles, *cited(facts, slugs)))),
        moves=(*_hung(facts, story), *balls, *pins),
        duties=in_hand(turn, hand),
        turn=turn,
        hand=hand,
        run=0,
        memory=(("warned", None),) if facts.before.recall("warned") else (),
    )


def _hung(facts: Facts[SevenPinsLaw], story: Story) -> tuple[Move, ...]:
    """Hanging balls that dropped by themselves hang again."""
    return tuple(Lay(ball, pocket.value, facts.before.at(ball)) for ball, pocket in story.dropped)


def _ball_notes(story: Story) -> tuple[str, ...]:
    notes = {
        "hanging": bool(story.dropped),
        "came-back": story.came_back,
        "back-on-bed": story.landed,
    }
    return tuple(slug for slug, so in notes.items() if so)


def _pin_notes(moves: tuple[Clear | Stand, ...]) -> tuple[str, ...]:
    notes = {
        "medium-moved": any(isinstance(move, Stand) and move.place for move in moves),
        "pin-covered": any(isinstance(move, Clear) for move in moves),
    }
    return tuple(slug for slug, so in notes.items() if so)


def in_hand(side: Side, hand: Hand | None) -> tuple[Duty, ...]:
    """The cue ball in hand is laid first; who strikes at once has it where it lies."""
    return (Duty(side, Kind.PLACE, (hand.where,), lapses=True),) if hand else ()


# breaches between strokes ---------------------------------------------------------------


def foul(facts: Facts[SevenPinsLaw], *articles: Article) -> Ruling:
    """The sentence for a breach of these articles, by a stroke or between strokes."""
    if type(facts.act) is Stroke:
        return fouled(facts, tell(facts), pin_story(facts), articles)
    return incident_foul(facts, articles)


def incident_foul(facts: Facts[SevenPinsLaw], articles: tuple[Article, ...]) -> Ruling:
    """A breach that is no stroke of the offender's turn: nothing fell by it, and the other side chooses who plays."""
    before, offender = facts.before, facts.side
    at_table = striker(before)
    victim = before.after(offender) if at_table is offender else at_table
    return Ruling(
        call=Call.FOUL,
        articles=articles,
        duties=(choice(victim, AFTER_FOUL), *in_hand(victim, before.hand)),
        turn=victim,
        phase=before.phase,
        hand=before.hand,
        clock=None,
    )


# acts -----------------------------------------------------------------------------------


def pins_act(facts: Facts[SevenPinsLaw]) -> Ruling:
    """Rule an act that is no stroke."""
    match facts.act:
        case Touch():
            return touch(facts)
        case PlaceBall(ball, _):
            return place(facts) if ball is CUE else touch(facts)
        case Choose("play" | "pass-back" as offer):
            hand = facts.before.hand
            ruling = chosen(facts, offer)
            return replace(ruling, hand=hand, duties=in_hand(ruling.turn, hand))
        case Drop():
            return drop(facts, facts.act)
        case Plain.WARN if facts.by is not Official.CLOCK and _outside(facts):
            return replace(done(facts, "outside-house"), memory=(("warned", "house"),))
        case LagPair():
            return lag(facts)
        case Start() | Choose("start" | "cede"):
            ruling = rule_act(facts)
            return replace(_opening(ruling), articles=(*ruling.articles, *cited(facts, ("sum", "figure"))))
        case Arrange(()):
            return _opening(rule_act(facts))
        case _:
            return rule_act(facts)


def _opening(ruling: Ruling) -> Ruling:
    return replace(ruling, hand=HOUSE, duties=in_hand(ruling.turn, HOUSE))


def touch(facts: Facts[SevenPinsLaw]) -> Ruling:
    """A ball or a pin was touched: by an outsider, the cue ball by who has it in hand, or else a breach."""
    if isinstance(facts.by, Official):
        return rule_act(facts)
    if facts.act == Touch(CUE) and facts.before.hand is not None and not out_of_turn(facts):
        return done(facts, "cue-ball-in-hand")
    return incident_foul(facts, cited(facts, ("touch",)))


def place(facts: Facts[SevenPinsLaw]) -> Ruling:
    """The striker lays the cue ball that he has in hand; until he strikes he may lay it again."""
    if facts.before.hand is None or out_of_turn(facts):
        return touch(facts)
    return replace(done(facts, "place"), duties=served(facts, Kind.PLACE))


def _outside(facts: Facts[SevenPinsLaw]) -> bool:
    """The cue ball in hand stands outside the house, as somebody saw or as its place says."""
    return facts.before.hand is not None and stands_outside(facts)


def from_hand(before: Situation) -> bool:
    """The next stroke is played from hand; the opening one is."""
    return before.hand is not None or breaking(before)
