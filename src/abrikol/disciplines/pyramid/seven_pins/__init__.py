"""Seven pins.

Three balls on a pyramid table, a king with four small pins in the centre and
two medium ones on the axis. The players write a sum off: pins that object balls
fell, after a cushion was met on the way, caroms and object balls potted. Who
breaks a rule has what fell added; all seven pins win, or cost the whole sum.
"""

from __future__ import annotations

from abrikol.disciplines.pyramid.general import (
    GEN_LAG,
    HOUSE,
    STRIKE,
    Breach,
    Finding,
    Story,
    found,
    human,
    out_of_turn,
    pushed,
    spoilt,
    tell,
)
from abrikol.disciplines.pyramid.general.breaches import house_warned, stands_outside
from abrikol.disciplines.pyramid.seven_pins.pins import CHOICES, CUE, PinStory, SevenPinsLaw, pin_story
from abrikol.disciplines.pyramid.seven_pins.places import pin_places
from abrikol.disciplines.pyramid.seven_pins.sentences import credit, foul, from_hand, pins_act, sentence
from abrikol.equipment.balls import SEVEN_PINS
from abrikol.equipment.names import Ball
from abrikol.equipment.pins import KING, MEDIUM_PINS, SEVEN, SIDE_PINS
from abrikol.equipment.tables import PYRAMID_12
from abrikol.layout.starts import seven_pins_start
from abrikol.referee.clock import ClockLaw
from abrikol.referee.discipline import Discipline, Opening, Options, Tap
from abrikol.referee.facts import Facts
from abrikol.referee.format import BreakOrder
from abrikol.referee.ruling import Call, Ruling
from abrikol.referee.situation import Over, Phase, Situation
from abrikol.referee.verdict import PLAY_ON, Verdict
from abrikol.rulebooks import load
from abrikol.stroke.calls import Announcement
from abrikol.stroke.stroke import Stroke, Word

FIRST = Ball.B1
"""The object ball on spot 3, which the opening stroke is played at."""


def judge(facts: Facts[SevenPinsLaw]) -> Ruling:
    """Rule on a stroke by what it was; on other acts by the words this game has for them."""
    if type(facts.act) is not Stroke:
        return pins_act(facts)
    story, pins = tell(facts), pin_story(facts)
    return sentence(facts, story, pins, human(facts) or find(facts, story, pins))


def find(facts: Facts[SevenPinsLaw], story: Story, pins: PinStory) -> Finding:
    """What the stroke was: out of turn, undone by a hanging ball, a breach, not known, worth something, or nothing."""
    if out_of_turn(facts):
        return Finding(Call.FOUL, ("interference",))
    if spoilt(facts, story):
        return Finding(Call.REPLAY, ("hanging-hit",))
    push = pushed(facts, story)
    if broken := (*found(BREACHES, facts, story), *((push.slug,) if push.slug else ()), *wrong_pins(facts, pins)):
        return Finding(Call.FOUL, broken)
    if push.needs:
        return Finding(None, needs=push.needs)
    if credit(facts, story, pins):
        return Finding(Call.POINT, ("written-off", *scored(facts, story, pins), "plays-on"))
    return Finding(Call.MISS, ("contact-is-enough", "turn-passes"))


def wrong_pins(facts: Facts[SevenPinsLaw], pins: PinStory) -> tuple[str, ...]:
    """The cue ball felled pins, or an object ball did without a cushion; a called carom did not come about."""
    missed = Announcement.CAROM in facts.stroke.calls and not pins.carom
    notes = {"pins-by-cue": pins.by_cue, "no-cushion": bool(pins.straight), "carom-missed": missed}
    return tuple(slug for slug, so in notes.items() if so)


def scored(facts: Facts[SevenPinsLaw], story: Story, pins: PinStory) -> tuple[str, ...]:
    """The articles on what was written off, and on the way to the pins."""
    king, small = KING in pins.felled, [pin for pin in pins.felled if pin in SIDE_PINS]
    five = king and len(small) == len(SIDE_PINS)
    notes = {
        **{way: way in pins.ways for way in ("object-cushion", "cue-cushion", "passed-on")},
        "all-seven": pins.all_seven,
        "all-five": five and not pins.all_seven,
        "king": king and bool(small) and not five,
        "king-alone": king and not small,
        "small-pin": bool(small) and not five,
        "medium-pin": not pins.all_seven and any(pin in MEDIUM_PINS for pin in pins.felled),
        "object-potted": any(ball is not CUE for ball in story.potted),
        "carom-called": pins.carom and Announcement.CAROM in facts.stroke.calls,
        "carom": pins.carom and Announcement.CAROM not in facts.stroke.calls,
    }
    return tuple(slug for slug, so in notes.items() if so)


# what breaks the law ------------------------------------------------------------------


def opened_wrongly(facts: Facts[SevenPinsLaw], story: Story) -> bool:
    """The opening stroke met the other object ball first, and not the one near spot 3."""
    opening = facts.before.phase is Phase.OPENING
    return opening and story.contact is not None and FIRST not in story.first


BREACHES = (
    *STRIKE,
    Breach("coloured-ball", lambda facts, story: story.cue is not None and story.cue is not CUE),
    Breach(
        "outside-house",
        lambda facts, story: from_hand(facts.before) and stands_outside(facts) and house_warned(facts.before),
    ),
    Breach("body-over-rail", lambda facts, story: from_hand(facts.before) and facts.saw(Word.BODY_OVER_RAIL)),
    Breach("opening-ball", opened_wrongly),
    Breach("no-contact", lambda facts, story: story.contact is None),
    Breach("cue-potted", lambda facts, story: CUE in story.potted),
    Breach("cue-off", lambda facts, story: CUE in story.off),
    Breach("object-off", lambda facts, story: any(ball is not CUE for ball in story.off)),
)
"""Every breach but that of the pins, in the order the referee meets it."""


# the plate ----------------------------------------------------------------------------


def opening(before: Situation) -> Opening:
    """The object balls on spots 3 and 1, the cue ball in hand in the house."""
    return Opening(position=seven_pins_start(PYRAMID_12), hand=HOUSE)


def options(before: Situation) -> Options:
    """Only the coloured ball is struck; a carom may be called."""
    return Options(cue_balls=(CUE,), hand=before.hand, may_call=("carom",))


def ending(now: Situation) -> Verdict:
    """Who has written everything off has won."""
    done = next((side for side in now.sides if now.score(side) <= 0), None)
    return PLAY_ON if done is None else Over(done, ":".join(map(str, now.scores)))


TAPS = (
    Tap(id="pins-object", line="*{own} {own}>{other} {other}/f {other:pins}"),
    Tap(id="pins-cue", line="*{own} {own}/f {own}>{other} {other:pins}"),
    Tap(id="carom", line="*{own} {own}>{other} {own}>{ball}"),
    Tap(id="object-potted", line="*{own} {own}>{other} {other}@{pocket}"),
    Tap(id="call-carom", line="call ?carom", kind="act"),
    Tap(id="no-pins", line="*{own} {own}>{other}", kind="end"),
    Tap(id="no-contact", line="*{own}", kind="foul"),
    Tap(id="pins-by-cue", line="*{own} {own}>{other} {own:pins}", kind="foul"),
    Tap(id="pins-no-cushion", line="*{own} {own}>{other} {other:pins}", kind="foul"),
    Tap(id="cue-potted", line="*{own} {own}>{other} {own}@{pocket}", kind="foul"),
    Tap(id="cue-off", line="*{own} {own}>{other} {own}^floor", kind="foul"),
    Tap(id="off-table", line="*{own} {own}>{other} {other}^floor", kind="foul"),
    Tap(id="double-hit", line="*{own} {own}>{other} #double-hit", kind="foul"),
    Tap(id="push", line="*{own} {own}>{other} #push", kind="foul"),
    Tap(id="touch", line="*{own} {own}>{other} #touch:{ball}", kind="foul"),
    Tap(id="foot-off", line="*{own} {own}>{other} #foot-off", kind="foul"),
    Tap(id="side-of-tip", line="*{own} {own}>{other} #side-of-tip", kind="foul"),
    Tap(id="balls-moving", line="*{own} {own}>{other} #balls-moving", kind="foul"),
    Tap(id="touch-between", line="touch {other}", kind="foul"),
    Tap(id="concede", line="concede", kind="act"),
)

# The equipment (PIN7-01, PIN7-03): a pyramid table, cues and chalk as in pyramid; light pins that do not disturb balls.
SEVEN_PINS_DIGEST = Discipline(
    name="seven-pins",
    edition="digest",
    law=SevenPinsLaw(),
    book=load("seven_pins"),
    table=PYRAMID_12,
    balls=SEVEN_PINS,
    pins=SEVEN,
    pin_places=pin_places,
    format="300",
    countdown=True,
    own_shelf=False,
    breaks=BreakOrder.LAG_DECIDER,
    opening=opening,
    options=options,
    judge=judge,
    foul=foul,
    ending=ending,
    lag=GEN_LAG,
    clock=ClockLaw(),
    taps=TAPS,
    choices=CHOICES,
)

EDITIONS = (SEVEN_PINS_DIGEST,)
