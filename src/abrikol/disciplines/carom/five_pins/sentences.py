"""What follows in five pins: points and fault points, the ball in hand, who plays; and the acts between strokes."""

from __future__ import annotations

from dataclasses import replace

from abrikol.disciplines.carom.five_pins.in_hand import LOWER, ask_mark, covered, hand_over, may_place, place_duty
from abrikol.disciplines.carom.five_pins.lots import before_lag, lag_act, settle
from abrikol.disciplines.carom.five_pins.pins import PinsLaw, PinStory, worth
from abrikol.disciplines.carom.general import FOREIGN, Finding, own_ball
from abrikol.equipment.names import Ball
from abrikol.referee.acts import done, rule_act, served
from abrikol.referee.clock import at_rest
from abrikol.referee.duty import Kind
from abrikol.referee.facts import Facts
from abrikol.referee.ruling import Call, Clear, Lay, Reset, Ruling
from abrikol.referee.situation import Hand, Phase, Situation
from abrikol.rulebooks import Article
from abrikol.stroke.people import Side
from abrikol.stroke.stroke import Arrange, Choose, LagPair, PlaceBall, Start, Touch, Word

NO_POINTS = "no-points"
"""Remembered after the referee set all three balls to the start: the next stroke can earn nothing."""

BREAKS = {3: (2,), 5: (2, 4)}
"""After which game there is a break of five minutes, by the most games a match can have."""

# The sentence -----------------------------------------------------------------------------------


def sentence(facts: Facts[PinsLaw], story: PinStory, found: Finding) -> Ruling:
    """What follows from a finding: points to the striker, or all to the opponent; the turn passes either way."""
    match found.call:
        case Call.FOUL:
            return fault(facts, found.articles, story)
        case Call.REPLAY:
            return replace(done(facts), call=Call.REPLAY, articles=found.articles)
        case Call.POINT:
            return _scoring(facts, found.articles, worth(_law(facts), story))
        case call:
            return _passed(facts, call, found.articles)


def _scoring(facts: Facts[PinsLaw], articles: tuple[Article, ...], points: int) -> Ruling:
    side, counted = facts.side, _capped(facts.before, facts.side, points)
    return _passed(facts, Call.POINT, (*articles, *_reaching(facts, side, counted)), ((side, counted),))


def _passed(
    facts: Facts[PinsLaw], call: Call, articles: tuple[Article, ...], awards: tuple[tuple[Side, int], ...] = ()
) -> Ruling:
    ruling = Ruling(
        call=call,
        articles=articles,
        awards=awards,
        turn=facts.before.after(facts.side),
        run=0,
        memory=((NO_POINTS, None),),
    )
    return _cleared(facts, ruling)


def _cleared(facts: Facts[PinsLaw], ruling: Ruling) -> Ruling:
    """The ruling with the pins that are taken off, or stand again, once the balls lie still."""
    moves, article = covered(facts, ruling.moves), facts.book["pin-covered"]
    if not moves:
        return ruling
    told = any(type(move) is Clear for move in moves) and article not in ruling.articles
    return replace(
        ruling, moves=(*ruling.moves, *moves), articles=(*ruling.articles, article) if told else ruling.articles
    )


def fault(facts: Facts[PinsLaw], articles: tuple[Article, ...], story: PinStory | None = None) -> Ruling:
    """All points, the faults' too, go to the opponent; any fault but cue-ball pins gives him his ball in hand."""
    offender, law = facts.side, _law(facts)
    gainer = facts.before.after(offender)
    points = worth(law, story or PinStory()) + law.price(*(article.slug for article in articles))
    counted = _capped(facts.before, gainer, points)
    ended = _reaching(facts, gainer, counted)
    priced = any(article.slug != "pins-by-cue" for article in articles)
    in_hand = priced and not ended
    told = (("fault-points", priced), ("in-hand", in_hand))
    cited = (*articles, *(facts.book[slug] for slug, happened in told if happened))
    ruling = Ruling(
        call=Call.FOUL,
        articles=(*cited, *(_jumped(facts, offender) if in_hand else ()), *ended),
        awards=((gainer, counted),),
        turn=gainer,
        run=0,
        memory=((NO_POINTS, None),),
    )
    return _cleared(facts, _with_hand(facts, ruling) if in_hand else ruling)


def late(facts: Facts[PinsLaw], article: Article, points: int) -> Ruling:
    """A late stroke gives the opponent points, and the striker still has to play."""
    gainer = facts.before.after(facts.side)
    counted = _capped(facts.before, gainer, points)
    return replace(
        done(facts),
        call=Call.FOUL,
        articles=(article, *_reaching(facts, gainer, counted)),
        awards=((gainer, counted),),
        clock=at_rest(facts.before),
    )


def breach(facts: Facts[PinsLaw], article: Article) -> Ruling:
    """The game's sentence for a breach of an article, whoever found it."""
    if article.slug == "slow-play" and facts.law.late is not None:
        return late(facts, article, facts.law.late)
    return fault(facts, (article,))


def _law(facts: Facts[PinsLaw]) -> PinsLaw:
    return facts.law.agreed(facts.before)


def _with_hand(facts: Facts[PinsLaw], ruling: Ruling) -> Ruling:
    handed = hand_over(facts, facts.side)
    return replace(ruling, moves=handed.moves, hand=Hand(handed.where), duties=handed.duties(ruling.turn))


def _jumped(facts: Facts[PinsLaw], offender: Side) -> tuple[Article, ...]:
    """The articles on where balls that jumped are laid, whichever flew first."""
    before, off = facts.before, facts.off_table(foreign=FOREIGN)
    told = (
        ("jumped-own", own_ball(before, offender)),
        ("jumped-other", own_ball(before, before.after(offender))),
        ("jumped-red", Ball.R),
    )
    return tuple(facts.book[slug] for slug, ball in told if ball in off)


def _capped(before: Situation, side: Side, points: int) -> int:
    """Points beyond the target do not count, whoever they come from."""
    return max(0, min(points, before.format.target - before.score(side)))


def _reaching(facts: Facts[PinsLaw], side: Side, counted: int) -> tuple[Article, ...]:
    """The articles on the end of a game, and on the break after it."""
    before = facts.before
    if before.score(side) + counted < before.format.target:
        return ()
    ends = before.won[before.index(side)] + 1 >= before.format.games
    pause = not ends and before.game in BREAKS.get(before.format.of, ())
    return (facts.book["target"], *((facts.book["break"],) if pause else ()))


# Acts -------------------------------------------------------------------------------------------


def pins_act(facts: Facts[PinsLaw]) -> Ruling:
    """Acts between strokes: the ball in hand, the reset of all three balls, and what all games share."""
    if before_lag(facts):
        return settle(facts)
    match facts.act:
        case LagPair() | Start():
            return lag_act(facts)
        case Choose("keep") if facts.before.hand is not None:
            return replace(done(facts, "in-hand"), duties=served(facts, Kind.CHOOSE))
        case Choose("respot"):
            return _asked_mark(facts)
        case PlaceBall():
            return _placed(facts)
        case Touch():
            return fault(facts, (facts.book[_touch(facts)],))
        case Arrange(()) if facts.before.phase is Phase.PLAY:
            return _no_faultless_stroke(facts)
        case _:
            return rule_act(facts)


def _asked_mark(facts: Facts[PinsLaw]) -> Ruling:
    handed = ask_mark(facts)
    ruling = replace(done(facts, "top-mark"), moves=handed.moves, hand=Hand(handed.where))
    return _cleared(facts, replace(ruling, duties=handed.duties(facts.side)))


def _placed(facts: Facts[PinsLaw]) -> Ruling:
    """The ball in hand is laid with the cue, wholly within its half; beyond the line it is laid again."""
    act, before = facts.act, facts.before
    assert isinstance(act, PlaceBall)
    if facts.saw(Word.TOUCH):
        return fault(facts, (facts.book["placed-by-hand"],))
    slug = "start-place" if before.phase is Phase.OPENING else "in-hand-place"
    own = facts.side is before.turn and act.ball is own_ball(before, facts.side)
    if not own or not may_place(before, facts.game.table, act.point):
        return replace(done(facts, slug), call=Call.VOID)
    return replace(done(facts, slug), duties=served(facts, Kind.PLACE))


def _touch(facts: Facts[PinsLaw]) -> str:
    """His own ball, before the referee had laid it in hand; or any ball or pin."""
    act, before = facts.act, facts.before
    assert isinstance(act, Touch)
    waiting = any(duty.kind is Kind.PLACE for duty in before.duties) and facts.side is before.turn
    return "touched-in-hand" if waiting and act.what is own_ball(before, facts.side) else "touch"


def _no_faultless_stroke(facts: Facts[PinsLaw]) -> Ruling:
    """All three balls to the start; from there the striker plays without earning anything, and by no opening rule."""
    turn = facts.before.turn
    return replace(
        done(facts, "no-faultless-stroke"),
        moves=(Reset(), Lay(own_ball(facts.before, turn), LOWER)),
        hand=Hand(LOWER),
        duties=(place_duty(turn, LOWER),),
        memory=((NO_POINTS, "1"),),
    )
