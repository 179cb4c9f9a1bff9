"""Classic pyramid.

Fifteen balls count their numbers, the ace ten more, and the last ball ten
more: 140 in all, and 71 win. Only the coloured ball is struck. The player
orders a ball into a pocket before the stroke; if it is made, it scores with
all that fell beside it and he plays on. A breach costs five points, which go
to the opponent, and all that fell comes back.
"""

from __future__ import annotations

from abrikol.disciplines.pyramid.classic.acts import classic_act
from abrikol.disciplines.pyramid.classic.house import from_hand, house_end, into_house, outside_though_warned
from abrikol.disciplines.pyramid.classic.order import as_named, by_pocket_alone, made, mode, ordered
from abrikol.disciplines.pyramid.classic.points import (
    CHOICES,
    CUE,
    FIVE_POINTS,
    ClassicLaw,
    agreed,
    ending,
    head_starts,
    on_table,
)
from abrikol.disciplines.pyramid.classic.sentences import foul, sentence
from abrikol.disciplines.pyramid.general import (
    GEN_LAG,
    HOUSE,
    Breach,
    Finding,
    Story,
    found,
    human,
    out_of_turn,
    pushed,
    tell,
)
from abrikol.disciplines.pyramid.general.breaches import no_contact, struck_twice, touched
from abrikol.equipment.balls import PYRAMID
from abrikol.equipment.names import Cushion
from abrikol.equipment.tables import PYRAMID_12
from abrikol.layout.racks import CLASSIC_ORDER, rack
from abrikol.referee.clock import ClockLaw
from abrikol.referee.discipline import Discipline, Opening, Options, Tap
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
    """What the stroke was: out of turn, a breach, void, without a ball, or with one, as it was ordered or not."""
    if out_of_turn(facts):
        return Finding(Call.FOUL, ("interference",))
    waived = found(WAIVED, facts, story)
    if broken := [slug for slug in found(BREACHES, facts, story) if slug not in waived]:
        return Finding(Call.FOUL, tuple(broken))
    push = pushed(facts, story)
    if void := found(VOIDS, facts, story):
        return Finding(Call.VOID, (*void, "void-only"))
    if push.slug or push.needs:
        return Finding(Call.VOID, ("push", "void-only")) if push.slug else Finding(None, needs=push.needs)
    finding = potting(facts, story)
    return Finding(finding.call, (*finding.slugs, "waived"), finding.needs) if waived else finding


def potting(facts: Facts[ClassicLaw], story: Story) -> Finding:
    """A faultless stroke: nothing fell, or what fell was ordered, or it was not."""
    rolled = story.rail_run if facts.saw(Word.DELIBERATE) else ()
    fell = tuple(ball for ball in story.potted if ball not in rolled)
    if not fell:
        return Finding(Call.VOID, ("rail-roll",)) if rolled else Finding(Call.LEGAL, ("contact-is-enough",))
    orders, missing = ordered(facts)
    if missing:
        return Finding(Call.VOID, (missing,))
    if not made(facts, story, orders) or any(order.ball in rolled for order in orders):
        return Finding(Call.VOID, ("not-made",))
    return as_ordered(facts, fell, len(orders))


def as_ordered(facts: Facts[ClassicLaw], fell: tuple[object, ...], orders: int) -> Finding:
    """The ordered ball was made; with pure designation its manner counts too."""
    how = mode(facts)
    kept = as_named(facts, ordered(facts)[0]) if how == "pure" else True
    if kept is None:
        return Finding(None, needs="manner")
    if not kept:
        return Finding(Call.VOID, (how, "not-made"))
    notes = {
        "last-call": by_pocket_alone(facts),
        "all-count": len(fell) > orders,
        "hand-pots": from_hand(facts.before),
        "far-house": from_hand(facts.before) and house_end(facts) is Cushion.FOOT,
    }
    return Finding(Call.POINT, (how, *(slug for slug, so in notes.items() if so)))


# what breaks the law --------------------------------------------------------------


def wrong_ball(facts: Facts[ClassicLaw], story: Story) -> bool:
    """Another ball than the cue ball was struck."""
    return story.cue is not None and story.cue is not CUE


def tip_waived(facts: Facts[ClassicLaw], story: Story) -> bool:
    """Struck with the side or the butt, which the sides agreed not to penalise."""
    return facts.saw(Word.SIDE_OF_TIP) and agreed(facts.before, "waive") in ("tip", "both")


def touch_waived(facts: Facts[ClassicLaw], story: Story) -> bool:
    """A ball was touched, which the sides agreed not to penalise."""
    return touched(facts, story) and agreed(facts.before, "waive") in ("touch", "both")


BREACHES = (
    Breach("early", lambda facts, story: facts.saw(Word.BALLS_MOVING)),
    Breach("wrong-ball", wrong_ball),
    Breach("strike", lambda facts, story: facts.saw(Word.SIDE_OF_TIP)),
    Breach("touch", touched),
    Breach("outside-house", outside_though_warned),
    Breach("into-house", into_house),
    Breach("no-contact", lambda facts, story: no_contact(facts, story) and not wrong_ball(facts, story)),
    Breach("cue-potted", lambda facts, story: CUE in story.potted),
    Breach("cue-off", lambda facts, story: CUE in story.off),
)
"""What costs five points, in the order the referee meets it; no cushion need be reached (CLASSIC-37)."""

WAIVED = (Breach("strike", tip_waived), Breach("touch", touch_waived))

VOIDS = (
    Breach("push", lambda facts, story: facts.saw(Word.PRESS) or struck_twice(facts, story)),
    Breach("body-over-rail", lambda facts, story: facts.saw(Word.BODY_OVER_RAIL) and from_hand(facts.before)),
    Breach("foot", lambda facts, story: facts.saw(Word.FOOT_OFF)),
)
"""What only undoes the ball: press and double hit (the push is asked for apart), body and legs, feet."""


# the plate ------------------------------------------------------------------------


def racked(before: Situation) -> Opening:
    """The classic rack, of the balls that are in play; the cue ball in hand in the house."""
    numbers = tuple(ball for ball in CLASSIC_ORDER if ball not in before.absent)
    absent = frozenset(CLASSIC_ORDER) & before.absent
    position = rack(PYRAMID_12, numbers, PYRAMID)
    return Opening(position=position, hand=HOUSE, rack=len(numbers), absent=absent, ahead=head_starts(before))


def options(before: Situation) -> Options:
    """Only the cue ball may be struck, and a ball in play must be ordered."""
    balls = tuple(ball.value for ball in on_table(before))
    return Options(cue_balls=(CUE,), hand=before.hand, may_call=balls, must_call=True)


TAPS = (
    Tap(id="order", line="call ?{ball}@{pocket}", kind="act"),
    Tap(id="pot-ordered", line="?{ball}@{pocket} *C C>{ball} {ball}@{pocket}"),
    Tap(id="pot-ordered-more", line="?{ball}@{pocket} *C C>{ball} {ball}@{pocket} {other}@{pocket}"),
    Tap(id="pot-last", line="?other@{pocket} *C C>{ball} {ball}@{pocket}"),
    Tap(id="not-made", line="*C C>{ball}", kind="end"),
    Tap(id="not-as-ordered", line="?{ball}@{pocket} *C C>{ball} {other}@{pocket}", kind="end"),
    Tap(id="cue-potted", line="*C C>{ball} C@{pocket}", kind="foul"),
    Tap(id="cue-potted-too", line="?{ball}@{pocket} *C C>{ball} {ball}@{pocket} C@{pocket}", kind="foul"),
    Tap(id="cue-off", line="*C C>{ball} C^floor", kind="foul"),
    Tap(id="wrong-ball", line="*{ball}", kind="foul"),
    Tap(id="no-contact", line="*C", kind="foul"),
    Tap(id="side-of-tip", line="*C C>{ball} #side-of-tip", kind="foul"),
    Tap(id="touch", line="*C C>{ball} #touch:{other}", kind="foul"),
    Tap(id="balls-moving", line="*C C>{ball} #balls-moving", kind="foul"),
    Tap(id="into-house", line="referee: rule foul pyramid_classic:into-house", kind="foul"),
    Tap(id="touch-between", line="touch {ball}", kind="foul"),
    Tap(id="not-over", line="touch {ball} #deliberate", kind="foul"),
    Tap(id="void-push", line="?{ball}@{pocket} *C C>{ball} {ball}@{pocket} #push", kind="end"),
    Tap(id="void-body", line="?{ball}@{pocket} *C C>{ball} {ball}@{pocket} #body-over-rail", kind="end"),
    Tap(id="void-foot", line="?{ball}@{pocket} *C C>{ball} {ball}@{pocket} #foot-off", kind="end"),
    Tap(id="concede", line="concede", kind="act"),
)

# The equipment: fifteen white balls numbered 1 to 15 and one cue ball (CLASSIC-01); cues of any length, the rest and
# the butt extension are allowed (CLASSIC-25).
CLASSIC_2005 = Discipline(
    name="classic",
    edition="2005",
    law=ClassicLaw(penalty=FIVE_POINTS),
    book=load("pyramid_classic"),
    table=PYRAMID_12,
    balls=PYRAMID,
    players=(2, 3, 4),
    format="71",
    formats=((3, "51"), (4, "41")),
    own_shelf=False,
    breaks=BreakOrder.WINNER,
    opening=racked,
    options=options,
    judge=judge,
    foul=foul,
    ending=ending,
    lag=GEN_LAG,
    clock=ClockLaw(),
    taps=TAPS,
    choices=CHOICES,
)

EDITIONS = (CLASSIC_2005,)
