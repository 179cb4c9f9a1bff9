"""Classic pyramid.

Fifteen balls count their numbers, the ace ten more, and the last ball ten
more: 140 in all, and 71 win. Only the coloured ball is struck. The player
orders a ball into a pocket before the stroke; if it is made, it scores with
all that fell beside it and he plays on. A breach costs five points, which go
to the opponent, and all that fell comes back.
"""

from __future__ import annotations

from dataclasses import replace

from abrikol.disciplines.pyramid.classic.acts import classic_act
from abrikol.disciplines.pyramid.classic.breaches import BREACHES, OFFICIAL, VOIDS, WAIVED
from abrikol.disciplines.pyramid.classic.order import as_named, by_pocket_alone, made, mode, ordered
from abrikol.disciplines.pyramid.classic.points import (
    FIVE_POINTS,
    ClassicLaw,
    choices,
    ending,
    head_starts,
)
from abrikol.disciplines.pyramid.classic.sentences import foul, sentence
from abrikol.disciplines.pyramid.classic.taps import OFFICIAL_TAPS, TAPS
from abrikol.disciplines.pyramid.general import (
    FREE_LAG,
    GEN_LAG,
    HOUSE,
    LAMP_IS_FOREIGN,
    SLOW_PLAY,
    Finding,
    PushFound,
    Story,
    breaking,
    broken_law,
    completion,
    found,
    human,
    out_of_turn,
    pushed,
    spoilt,
    tell,
)
from abrikol.disciplines.pyramid.general.house import CUE, from_hand, house_end, on_table
from abrikol.equipment.balls import PYRAMID, PYRAMID_67, BallSet
from abrikol.equipment.names import Cushion
from abrikol.equipment.tables import PYRAMID_12
from abrikol.layout.racks import CLASSIC_ORDER, rack
from abrikol.layout.respot import Spotting
from abrikol.referee.clock import ClockLaw
from abrikol.referee.discipline import Discipline, Opening, Options
from abrikol.referee.facts import Facts
from abrikol.referee.format import BreakOrder
from abrikol.referee.ruling import Call, Ruling
from abrikol.referee.situation import Situation
from abrikol.rulebooks import load
from abrikol.stroke.stroke import Stroke, Word


def judge(facts: Facts[ClassicLaw]) -> Ruling:
    """Rule on a stroke by what it was; on other acts by the words this game has for them."""
    if type(facts.act) is not Stroke:
        return classic_act(facts)
    story = tell(facts)
    return sentence(facts, story, human(facts) or find(facts, story))


def find(facts: Facts[ClassicLaw], story: Story) -> Finding:
    """What the stroke was: out of turn, spoilt, a breach, void, without a ball, or with one, ordered so or not."""
    if out_of_turn(facts):
        return Finding(Call.FOUL, ("interference",))
    if spoilt(facts, story):
        return Finding(Call.REPLAY, ("hanging-hit",))
    push, waived = pushed(facts, story), found(WAIVED, facts, story)
    if broken := broken_by(facts, story, push, waived):
        return broken_law(facts, broken) if facts.law.valid_stroke else Finding(Call.FOUL, tuple(broken))
    if void := found(facts.law.voids, facts, story):
        return Finding(Call.VOID, (*void, "void-only"))
    if push.slug:
        return Finding(Call.VOID, ("push", "void-only"))
    finding = potting(facts, story)
    if push.needs and finding.call not in (Call.FOUL, Call.BAD_BREAK):
        return Finding(None, needs=push.needs)
    return Finding(finding.call, (*finding.slugs, "waived"), finding.needs) if waived else finding


def broken_by(facts: Facts[ClassicLaw], story: Story, push: PushFound, waived: list[str]) -> list[str]:
    """What was broken and was not agreed to go unpunished; a push too, where it costs."""
    pushes = [push.slug] if push.slug and facts.law.push_costs else []
    return [slug for slug in (*found(facts.law.breaches, facts, story), *pushes) if slug not in waived]


def potting(facts: Facts[ClassicLaw], story: Story) -> Finding:
    """A faultless strike: nothing fell, or what fell was ordered, or it was not."""
    rolled = story.rail_run if facts.saw(Word.DELIBERATE) else ()
    fell = tuple(ball for ball in story.potted if ball not in rolled)
    if not fell:
        return Finding(Call.VOID, ("rail-roll",)) if rolled else without_a_ball(facts, story)
    orders, missing = ordered(facts)
    if missing:
        return Finding(Call.VOID, (missing,))
    if not made(facts, story, orders) or any(order.ball in rolled for order in orders):
        return Finding(Call.VOID, ("not-made",))
    return as_ordered(facts, fell, len(orders))


def without_a_ball(facts: Facts[ClassicLaw], story: Story) -> Finding:
    """Nothing fell: a touch is enough, or the stroke must be valid as in free pyramid."""
    if not facts.law.valid_stroke:
        return Finding(Call.LEGAL, ("contact-is-enough",))
    finding = completion(facts, story)
    is_break = breaking(facts.before) and finding.call is Call.LEGAL
    return replace(finding, call=Call.VALID_BREAK) if is_break else finding


def as_ordered(facts: Facts[ClassicLaw], fell: tuple[object, ...], orders: int) -> Finding:
    """The ordered ball was made; with pure designation its manner counts too."""
    how = mode(facts)
    kept = as_named(facts, ordered(facts)[0]) if how == "pure" else True
    if kept is None:
        return Finding(None, needs="manner")
    if not kept:
        return Finding(Call.VOID, (how, "not-made"))
    notes = {
        "valid-break": facts.law.valid_stroke and breaking(facts.before),
        "last-call": by_pocket_alone(facts),
        "all-count": len(fell) > orders,
        "hand-pots": from_hand(facts.before),
        "far-house": from_hand(facts.before) and house_end(facts) is Cushion.FOOT,
    }
    return Finding(Call.POINT, (how, *(slug for slug, so in notes.items() if so)))


# the plate ------------------------------------------------------------------------


def racked(before: Situation, balls: BallSet) -> Opening:
    """The classic rack, of the balls that are in play; the cue ball in hand in the house."""
    numbers = tuple(ball for ball in CLASSIC_ORDER if ball not in before.absent)
    absent = frozenset(CLASSIC_ORDER) & before.absent
    position = rack(PYRAMID_12, numbers, balls)
    return Opening(position=position, hand=HOUSE, rack=len(numbers), absent=absent, ahead=head_starts(before))


def options(before: Situation) -> Options:
    """Only the cue ball may be struck, and a ball in play must be ordered."""
    balls = tuple(ball.value for ball in on_table(before))
    return Options(cue_balls=(CUE,), hand=before.hand, may_call=balls, must_call=True)


# The equipment: fifteen white balls numbered 1 to 15 and one cue ball (CLASSIC-01); cues of any length, the rest and
# the butt extension are allowed (CLASSIC-25).
CLASSIC_2005 = Discipline(
    name="classic",
    edition="2005",
    law=ClassicLaw(penalty=FIVE_POINTS, breaches=BREACHES, voids=VOIDS),
    book=load("pyramid_classic"),
    table=PYRAMID_12,
    balls=PYRAMID,
    players=(2, 3, 4),
    format="71",
    formats=((3, "51"), (4, "41")),
    own_shelf=False,
    breaks=BreakOrder.WINNER,
    opening=lambda situation: racked(situation, PYRAMID),
    options=options,
    judge=judge,
    foul=foul,
    ending=ending,
    lag=GEN_LAG,
    clock=ClockLaw(),
    taps=TAPS,
    choices=choices(4),
)

CLASSIC_OFFICIAL = replace(
    CLASSIC_2005,
    edition="official",
    law=ClassicLaw(
        penalty=FIVE_POINTS,
        breaches=OFFICIAL,
        push_costs=True,
        valid_stroke=True,
        pass_back=True,
        foreign=LAMP_IS_FOREIGN,
        spotting=Spotting.APART,
    ),
    book=load("classic_official"),
    balls=PYRAMID_67,
    players=(2,),
    formats=(),
    breaks=BreakOrder.ALTERNATE,
    opening=lambda situation: racked(situation, PYRAMID_67),
    lag=FREE_LAG,
    clock=SLOW_PLAY,
    taps=OFFICIAL_TAPS,
    choices=choices(2, "order", "penalty-to", "waive"),
)

CLASSIC_51 = replace(
    CLASSIC_OFFICIAL,
    edition="51",
    book=load("classic_51"),
    format="51",
    choices=choices(2, "order", "penalty-to", "waive", "at-70"),
)

CLASSIC_THREE = replace(CLASSIC_2005, edition="three", players=(3,), format="51", formats=(), choices=choices(3))
CLASSIC_FOUR = replace(CLASSIC_2005, edition="four", players=(4,), format="41", formats=(), choices=choices(4))

EDITIONS = (CLASSIC_2005, CLASSIC_OFFICIAL, CLASSIC_51, CLASSIC_THREE, CLASSIC_FOUR)
