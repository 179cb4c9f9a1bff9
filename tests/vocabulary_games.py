"""Small games that hold the rules of games not yet there, to prove that the vocabulary carries them.

`CODEX` is a pyramid with one cue ball as a club plays it: a ball out of turn by
agreement, running on, debts, orders, conduct, the ball taken for one's own.
`COUNTDOWN` writes a sum off by felling pins. `FIGURES` has three attempts at a
figure. `FREE` is carom where a touching cue ball sends all three to the start.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from abrikol.disciplines import discipline
from abrikol.equipment.balls import CAROM, PYRAMID, SEVEN_PINS
from abrikol.equipment.names import Ball, Pocket
from abrikol.equipment.tables import MATCH_TABLE, PYRAMID_12
from abrikol.layout.racks import rack
from abrikol.layout.starts import carom_start, seven_pins_start
from abrikol.referee.acts import done, rule_act, served
from abrikol.referee.clock import ClockLaw
from abrikol.referee.discipline import Discipline, Opening, Options
from abrikol.referee.duty import Duty, Kind
from abrikol.referee.facts import Facts
from abrikol.referee.lag import LagLaw
from abrikol.referee.refused import Refused
from abrikol.referee.ruling import Call, Move, Reset, Ruling, Shelve, Spot, TakeBack, Transfer
from abrikol.referee.situation import Hand, Over, Phase, Situation
from abrikol.referee.verdict import PLAY_ON, Verdict
from abrikol.rulebooks import Article, Rulebook
from abrikol.stroke.calls import Announcement, BallCall, PocketCall, Whose
from abrikol.stroke.events import Cross, Moved, Rebound
from abrikol.stroke.people import Official, Side
from abrikol.stroke.stroke import OfferBall, Plain, Stroke, Take


def book(name: str, *slugs: str) -> Rulebook:
    """A rulebook of these articles."""
    gist = MappingProxyType(dict.fromkeys(("en", "uk", "ru"), name))
    own = MappingProxyType(
        {slug: Article(name, slug, str(number), slug, gist, ()) for number, slug in enumerate(slugs, 1)}
    )
    return Rulebook(name, MappingProxyType({"en": name}), "made for the tests", own, (), own)


ACTS = ("starter", "choice", "touch", "interference", "slow-play", "clock", "lag-won", "lag-again", "rerack")


@dataclass(frozen=True, slots=True)
class NoLaw:
    """A small game has no editions."""


# Codex ------------------------------------------------------------------------------------------

BREACHES = ("no-contact", "off-table", "safety")
AFERA, BY, WON = "afera", "afera-by", "won"
"""The ball that is offered, who plays it out of turn, and who has his eight while he runs on."""


def codex(facts: Facts[Any]) -> Ruling:
    """Rule on a stroke: the ball out of turn, a breach, what was ordered, then what fell."""
    if type(facts.act) is not Stroke:
        return codex_act(facts)
    if facts.before.recall(BY) == facts.side.value:
        return afera(facts)
    if slug := _breach(facts):
        return codex_foul(facts, facts.book[slug])
    if not facts.pocketed() and not safe(facts):
        return _undecided(facts)
    if facts.before.option("order", "none") == "double" and not _order_made(facts):
        moves: tuple[Move, ...] = tuple(Spot(ball) for ball in facts.pocketed())
        return _passes(facts, Call.VOID if moves else Call.LEGAL, "order", moves=moves)
    return potted(facts) if facts.pocketed() else _passes(facts, Call.LEGAL, "safety")


def _breach(facts: Facts[Any]) -> str | None:
    if not facts.balls_hit():
        return "no-contact"
    return "off-table" if facts.off_table() else None


def safe(facts: Facts[Any]) -> bool:
    """A ball met two lines of cushions and centre, in any order, or rests in a pocket zone; or three balls moved."""
    lines: dict[Ball, set[object]] = {}
    for event in facts.events():
        if type(event) is Rebound:
            lines.setdefault(event.ball, set()).add(event.cushion)
        elif type(event) is Cross:
            lines.setdefault(event.ball, set()).add("centre")
    zoned = any(isinstance(facts.rest(ball), Pocket) for ball in facts.involved())
    return any(len(seen) > 1 for seen in lines.values()) or zoned or len(facts.moved_at_least()) >= 3


def _undecided(facts: Facts[Any]) -> Ruling:
    """Only eyes tell whether three balls moved by half a diameter."""
    if any(type(rest) is Moved for rest in facts.stroke.rests):
        return codex_foul(facts, facts.book["safety"])
    return Ruling.need("which balls moved by half a diameter", facts.before.turn)


def _order_made(facts: Facts[Any]) -> bool:
    cue = facts.cue_ball
    return any(_is_call(call, ball, pocket, cue) for call in facts.stroke.calls for ball, pocket in facts.falls())


def _is_call(call: object, ball: Ball, pocket: Pocket, cue: Ball) -> bool:
    if not isinstance(call, PocketCall):
        return isinstance(call, BallCall) and call.ball is ball
    named = cue if call.ball is Whose.OWN else None if call.ball is Whose.OTHER else call.ball
    return call.pocket is pocket and (ball is named or (named is None and ball is not cue))


def potted(facts: Facts[Any]) -> Ruling:
    """Each ball counts; what is owed is paid first; for his own ball the player takes one from the table."""
    before, side = facts.before, facts.side
    fell = tuple(ball for ball in facts.pocketed() if ball is not facts.cue_ball)
    own = facts.cue_ball in facts.pocketed()
    paid = min(before.debt(side), len(fell))
    kept = fell[paid:]
    forgot = any(duty.kind is Kind.TAKE for duty in before.duties)
    moves: tuple[Move, ...] = (*(Spot(ball) for ball in fell[:paid]), *(Shelve(side, ball) for ball in kept))
    won = before.score(side) + len(kept) >= before.format.target
    return Ruling(
        call=Call.POINT if kept or own else Call.LEGAL,
        articles=tuple(facts.book[slug] for slug in ("potted", *(("forgotten",) if forgot else ()))),
        awards=((side, len(kept)),),
        owes=((side, -paid),),
        moves=moves,
        duties=(Duty(side, Kind.TAKE, lapses=True),) if own else (),
        turn=side,
        run=before.run + len(kept),
        hand=Hand("any") if own else None,
        memory=((WON, side.value),) if won and before.run + len(kept) >= 2 else (),
    )


def _passes(facts: Facts[Any], call: Call, *slugs: str, moves: tuple[Move, ...] = ()) -> Ruling:
    articles = tuple(facts.book[slug] for slug in slugs)
    return Ruling(call=call, articles=articles, moves=moves, turn=facts.before.after(facts.side), run=0)


def codex_foul(facts: Facts[Any], article: Article) -> Ruling:
    """A ball back from the shelf, or a debt; the free placing only after no contact or a lost cue ball."""
    side, turn = facts.side, facts.before.after(facts.side)
    award, owes, back = _penalty(facts.before, side)
    moves = tuple(Spot(ball) for ball in (*facts.pocketed(), *facts.off_table()))
    free = article.slug == "no-contact" or facts.cue_ball in facts.off_table() if facts.groups else False
    choose = Duty(turn, Kind.CHOOSE, ("play", "pass-back", *(("place",) if free else ())), implied="play")
    duties = (*((Duty(Official.REFEREE, Kind.SPOT),) if moves else ()), choose)
    return Ruling(
        call=Call.FOUL,
        articles=(article,),
        awards=award,
        owes=owes,
        moves=(*moves, *back),
        duties=duties,
        turn=turn,
    )


Numbers = tuple[tuple[Side, int], ...]


def _penalty(before: Situation, side: Side) -> tuple[Numbers, Numbers, tuple[TakeBack, ...]]:
    if before.shelf(side):
        return ((side, -1),), (), (TakeBack(side, 1),)
    return (), ((side, 1),), ()


def afera(facts: Facts[Any]) -> Ruling:
    """The agreed ball out of turn: made, all counts and he goes on; failed, one of his balls goes to the opponent."""
    side, giver = facts.side, facts.before.after(facts.side)
    forget = ((AFERA, None), (BY, None))
    slug = _breach(facts)
    if slug is None and facts.before.recall(AFERA) in {ball.value for ball in facts.pocketed()}:
        ruling = potted(facts)
        return replace(ruling, memory=(*ruling.memory, *forget), run=sum(n for _, n in ruling.awards))
    ruling = codex_foul(facts, facts.book[slug]) if slug else _passes(facts, Call.MISS, "afera")
    left = facts.before.shelf(side) - (1 if slug else 0)
    if left < 1:
        return replace(ruling, turn=giver, owes=(*ruling.owes, (side, 1)), memory=forget)
    awards = (*ruling.awards, (side, -1), (giver, 1))
    back = tuple(Spot(ball) for ball in facts.pocketed()) if slug is None else ()
    return replace(
        ruling, turn=giver, awards=awards, moves=(*ruling.moves, *back, Transfer(side, giver, 1)), memory=forget
    )


def codex_act(facts: Facts[Any]) -> Ruling:
    """Offers and their answers, balls taken, warnings of conduct, and what all games share."""
    match facts.act:
        case OfferBall(ball):
            if facts.before.duties:
                raise Refused("no-offer-open", act="offer-ball")
            answer = Duty(facts.opponent, Kind.CHOOSE, ("accept", "decline"))
            return replace(done(facts, "afera"), duties=(answer,), memory=((AFERA, ball.value),))
        case Plain.ACCEPT:
            return replace(done(facts, "afera", turn=facts.side), duties=(), memory=((BY, facts.side.value),))
        case Plain.DECLINE:
            return replace(done(facts, "afera"), duties=(), memory=((AFERA, None),))
        case Take(ball):
            ruling = replace(done(facts, "take"), awards=((facts.side, 1),), moves=(Shelve(facts.side, ball),))
            run = facts.before.run + 1
            won = facts.before.score(facts.side) + 1 >= facts.before.format.target and run >= 2
            memory = ((WON, facts.side.value),) if won else ()
            return replace(ruling, run=run, duties=served(facts, Kind.TAKE), hand=facts.before.hand, memory=memory)
        case Plain.WARN if isinstance(facts.by, Side):
            return conduct(facts, facts.before.after(facts.by))
        case _:
            return rule_act(facts)


def conduct(facts: Facts[Any], offender: Side) -> Ruling:
    """Any participant may warn of misconduct; the second warning costs a ball."""
    name = f"conduct-{offender.value}"
    if facts.before.recall(name) is None:
        return replace(done(facts, "conduct"), memory=((name, "warned"),))
    award, owes, back = _penalty(facts.before, offender)
    return replace(done(facts, "conduct"), call=Call.FOUL, awards=award, owes=owes, moves=back)


def codex_ending(now: Situation) -> Verdict:
    """Eight balls win; who made the last of them as a second or later ball of his visit may run on."""
    for side in now.sides:
        if now.score(side) >= now.format.target and not (now.recall(WON) == side.value and now.turn is side):
            other = now.after(side)
            final = [now.score(side) + now.debt(other), now.score(other)]
            return Over(side, ":".join(map(str, final if side is now.sides[0] else reversed(final))))
    return PLAY_ON


CODEX: Discipline[NoLaw] = Discipline(
    name="codex",
    edition="small",
    law=NoLaw(),
    book=book("codex", *ACTS, *BREACHES, "order", "potted", "forgotten", "afera", "take", "conduct"),
    table=PYRAMID_12,
    balls=PYRAMID,
    format="8",
    counts_debts=True,
    opening=lambda _: Opening(position=rack(PYRAMID_12), hand=Hand("house"), rack=15),
    options=lambda _: Options(cue_balls=(Ball.C,)),
    judge=codex,
    foul=codex_foul,
    ending=codex_ending,
    lag=LagLaw(faults=()),
    clock=ClockLaw(limit=60),
    taps=(),
    choices=(("order", ("none", "double"), "none"),),
)


# A countdown ------------------------------------------------------------------------------------

SEVEN = 7


def countdown(facts: Facts[Any]) -> Ruling:
    """All seven pins win at once, or by a breach add the start; a called carom is five either way."""
    if type(facts.act) is not Stroke:
        return rule_act(facts)
    side, down = facts.side, facts.pins_down()
    wrong = not facts.balls_hit() or bool(facts.pins_down(by=facts.cue_ball))
    called = Announcement.CAROM in facts.stroke.calls
    missed = called and len(facts.balls_hit()) < 2
    if wrong or missed:
        return countdown_foul(facts, facts.book["carom" if missed else "breach"])
    if len(down) == SEVEN:
        return Ruling(call=Call.POINT, articles=(facts.book["all-seven"],), turn=side, wins=side)
    worth = 5 * len(down) + 5 * (len(facts.balls_hit()) > 1)
    turn = side if worth else facts.before.after(side)
    call = Call.POINT if worth else Call.MISS
    return Ruling(call=call, articles=(facts.book["pins"],), awards=((side, -worth),), turn=turn)


def countdown_foul(facts: Facts[Any], article: Article) -> Ruling:
    """What was felled is added; all seven add the start; the opponent plays or passes back."""
    down, turn = facts.pins_down(), facts.before.after(facts.side)
    added = facts.before.format.target if len(down) == SEVEN else 5 * max(len(down), 1)
    if article.slug == "carom":
        added = 5
    choose = Duty(turn, Kind.CHOOSE, ("play", "pass-back"), implied="play")
    return Ruling(call=Call.FOUL, articles=(article,), awards=((facts.side, added),), duties=(choose,), turn=turn)


def countdown_ending(now: Situation) -> Verdict:
    """Who has written the sum off has won."""
    done_ = next((side for side in now.sides if now.score(side) <= 0), None)
    return PLAY_ON if done_ is None else Over(done_, ":".join(map(str, now.scores)))


COUNTDOWN: Discipline[NoLaw] = Discipline(
    name="countdown",
    edition="small",
    law=NoLaw(),
    book=book("countdown", *ACTS, "breach", "carom", "all-seven", "pins"),
    table=PYRAMID_12,
    balls=SEVEN_PINS,
    format="300",
    countdown=True,
    own_shelf=False,
    opening=lambda _: Opening(position=seven_pins_start(PYRAMID_12), hand=Hand("house")),
    options=lambda _: Options(cue_balls=(Ball.C,)),
    judge=countdown,
    foul=countdown_foul,
    ending=countdown_ending,
    lag=LagLaw(faults=()),
    clock=ClockLaw(),
    taps=(),
)


# Figures ----------------------------------------------------------------------------------------


def figures(facts: Facts[Any]) -> Ruling:
    """A figure made is seven points; a failed attempt is set up again, the third one passes the turn."""
    if type(facts.act) is not Stroke:
        return rule_act(facts)
    before, side = facts.before, facts.side
    attempt = int(before.recall("attempt") or "1")
    if len(facts.balls_hit()) > 1 and not facts.off_table():
        turn = before.after(side)
        articles = (facts.book["figure"],)
        return Ruling(
            call=Call.FIGURE,
            articles=articles,
            awards=((side, 7),),
            moves=(Reset(),),
            turn=turn,
            memory=(("attempt", None),),
        )
    again = attempt < 3
    return Ruling(
        call=Call.MISS,
        articles=(facts.book["attempt"],),
        moves=(Reset(),),
        turn=side if again else before.after(side),
        memory=(("attempt", str(attempt + 1) if again else None),),
    )


def _failed(facts: Facts[Any], article: Article) -> Ruling:
    return Ruling(call=Call.FOUL, articles=(article,), turn=facts.before.after(facts.side))


FIGURES: Discipline[NoLaw] = Discipline(
    name="figures",
    edition="small",
    law=NoLaw(),
    book=book("figures", *ACTS, "figure", "attempt"),
    table=MATCH_TABLE,
    balls=CAROM,
    cue_balls=(Ball.W, Ball.Y),
    format="500",
    opening=lambda _: Opening(position=carom_start(MATCH_TABLE)),
    options=lambda _: Options(may_call=("figure",)),
    judge=figures,
    foul=_failed,
    ending=lambda _: PLAY_ON,
    lag=LagLaw(faults=()),
    clock=ClockLaw(),
    taps=(),
)


# Free carom -------------------------------------------------------------------------------------

THREE_CUSHION = discipline("three-cushion@umb")


def free(facts: Facts[Any]) -> Ruling:
    """As in the other carom games, but a touching cue ball sends all three balls to the start: nobody is asked."""
    ruling = THREE_CUSHION.judge(facts)
    if not any("respot" in duty.among for duty in ruling.duties):
        return ruling
    articles = (*ruling.articles, facts.book["frozen-respot"])
    return replace(ruling, articles=articles, moves=(Reset(),), duties=(), phase=Phase.OPENING)


FREE: Discipline[Any] = replace(THREE_CUSHION, name="free", edition="small", judge=free)
