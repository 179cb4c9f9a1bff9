"""Free pyramid.

Sixteen balls, and any of them may be the cue ball. After the cue ball has met
another ball a ball must be potted, or some ball must carry a rebound or a
crossing of the centre line on to a different line. All balls potted by a valid
stroke count and keep the player at the table; the first to eight wins.
"""

from __future__ import annotations

from abrikol.disciplines.pyramid.general import (
    BALLS,
    BREAK,
    FREE_LAG,
    OPPONENT_SHELF,
    SLOW_PLAY,
    SPOT_OWN,
    STRIKE,
    Carried,
    Finding,
    PyramidLaw,
    Story,
    any_ball,
    breaking,
    carried,
    first_to_target,
    foul,
    found,
    human,
    out_of_turn,
    pushed,
    pyramid_act,
    racked,
    sentence,
    tell,
)
from abrikol.equipment.balls import PYRAMID, PYRAMID_67
from abrikol.equipment.tables import PYRAMID_12
from abrikol.referee.discipline import Discipline, Tap
from abrikol.referee.facts import Facts
from abrikol.referee.format import BreakOrder
from abrikol.referee.ruling import Call, Ruling
from abrikol.rulebooks import load
from abrikol.stroke.events import Cross, CushionTouch, Jaw, Line, Rebound
from abrikol.stroke.stroke import Stroke, Word

NOTHING_CARRIED = Carried()


def judge(facts: Facts[PyramidLaw]) -> Ruling:
    """Rule on a stroke by what it was; on other acts by the words pyramid has for them."""
    if type(facts.act) is not Stroke:
        return pyramid_act(facts)
    story = tell(facts)
    return sentence(facts, story, human(facts) or find(facts, story))


def find(facts: Facts[PyramidLaw], story: Story) -> Finding:
    """What the stroke was: out of turn, undone by a hanging ball, broken, not known, valid, or incomplete."""
    if out_of_turn(facts):
        return Finding(Call.FOUL, ("interference",))
    if spoilt(facts, story):
        return Finding(Call.REPLAY, ("hanging-hit",))
    push = pushed(facts, story)
    broken = breaches(facts, story, push.slug)
    if broken:
        return _broken(facts, broken)
    seen = NOTHING_CARRIED if story.potted else carried(facts, story)
    done = completed(facts, story, seen)
    if not done and seen.doubtful is None:
        return _incomplete(facts, story)
    if unknown := push.needs or (None if done else seen.doubtful):
        return Finding(None, needs=unknown)
    return Finding(Call.LEGAL, (*done, *_break_order(facts)))


def spoilt(facts: Facts[PyramidLaw], story: Story) -> bool:
    """A hanging ball fell by itself though the stroke would surely have hit it (FREE-22a.2)."""
    if not story.dropped or not facts.saw(Word.OBVIOUS):
        return False
    named = (facts.remark(Word.OBVIOUS) or "").partition("@")[0]
    return not named or any(ball.value == named for ball, _ in story.dropped)


# what was broken ------------------------------------------------------------------


def breaches(facts: Facts[PyramidLaw], story: Story, push: str | None) -> list[str]:
    """All that was broken; who breaks the law at the strike is not asked what the balls touched then."""
    broken = found(BREAK, facts, story) if breaking(facts.before) else []
    broken += found(STRIKE, facts, story)
    if push:
        broken.append(push)
    balls = found(BALLS, facts, story)
    return broken + [slug for slug in balls if slug == "off-table" or not broken]


def _broken(facts: Facts[PyramidLaw], broken: list[str]) -> Finding:
    """One penalty for all of them (FREE-27.2); any breach makes a break incorrect (FREE-12.1)."""
    several = ("one-penalty",) if len(set(broken) - {"touching-away"}) > 1 else ()
    if not breaking(facts.before):
        return Finding(Call.FOUL, (*broken, *several))
    if "no-contact" in broken and "off-table" not in broken:
        return Finding(Call.BAD_BREAK, ("bad-break", *broken, *_break_order(facts)))
    return Finding(Call.FOUL, (*broken, "bad-break", *several, *_break_order(facts)))


# what was completed ---------------------------------------------------------------


def completed(facts: Facts[PyramidLaw], story: Story, seen: Carried) -> tuple[str, ...]:
    """The articles by which the stroke is valid; none if it is not."""
    good = bool(story.potted)
    if good and len(story.rail_run) == len(story.potted) and facts.saw(Word.DELIBERATE):
        return ("rail-roll",)
    if breaking(facts.before):
        return ("valid-break",) if good or seen.two_cushions or seen.cushion_then_centre else ()
    if good:
        return ("potted",)
    if seen.slug is None:
        return ()
    notes = {"two-contacts": seen.by_two_contacts, "middle-lip": seen.by_lip}
    return (seen.slug, *(slug for slug, so in notes.items() if so))


def _incomplete(facts: Facts[PyramidLaw], story: Story) -> Finding:
    if breaking(facts.before):
        return Finding(Call.BAD_BREAK, ("bad-break", *_break_order(facts)))
    if len(_lines(facts)) < 2:
        return Finding(Call.FOUL, ("stroke-complete",))
    frozen = any(type(touch) is CushionTouch and touch.ball in story.first for touch in facts.before.frozen)
    return Finding(Call.FOUL, ("stroke-complete", "two-contacts" if frozen else "sequence"))


def _lines(facts: Facts[PyramidLaw]) -> set[object]:
    """The cushions and the centre line that any ball met at any time."""
    met: set[object] = set()
    for event in facts.events():
        if type(event) is Rebound:
            met.add(event.cushion)
        elif type(event) is Jaw:
            met.add(event.pocket)
        elif type(event) is Cross and event.line is Line.CENTRE:
            met.add(event.line)
    return met


def _break_order(facts: Facts[PyramidLaw]) -> tuple[str, ...]:
    """The breaks of later games alternate (FREE-13)."""
    before = facts.before
    later = breaking(before) and before.game > 1
    return ("alternate",) if later and before.format.breaks in (None, BreakOrder.ALTERNATE) else ()


# the plate ------------------------------------------------------------------------

TAPS = (
    Tap(id="pot", line="*{own} {own}>{ball} {ball}@{pocket}"),
    Tap(id="pot-own", line="*{own} {own}>{ball} {own}@{pocket}"),
    Tap(id="pot-both", line="*{own} {own}>{ball} {ball}@{pocket} {own}@{pocket}"),
    Tap(id="pot-two", line="*{own} {own}>{ball} {ball}@{pocket} {other}@{pocket}"),
    Tap(id="valid", line="*{own} {own}>{ball} {ball}/l {ball}/f", kind="end"),
    Tap(id="incomplete", line="*{own} {own}>{ball}", kind="foul"),
    Tap(id="no-contact", line="*{own}", kind="foul"),
    Tap(id="off-table", line="*{own} {own}>{ball} {ball}^floor", kind="foul"),
    Tap(id="double-hit", line="*{own} {own}>{ball} #double-hit", kind="foul"),
    Tap(id="push", line="*{own} {own}>{ball} #push", kind="foul"),
    Tap(id="touch", line="*{own} {own}>{ball} #touch:{other}", kind="foul"),
    Tap(id="foot-off", line="*{own} {own}>{ball} #foot-off", kind="foul"),
    Tap(id="side-of-tip", line="*{own} {own}>{ball} #side-of-tip", kind="foul"),
    Tap(id="balls-moving", line="*{own} {own}>{ball} #balls-moving", kind="foul"),
    Tap(id="touch-between", line="touch {ball}", kind="foul"),
    Tap(id="break-valid", line="*C C>1 1/l 1/f", kind="end"),
    Tap(id="break-bad", line="*C C>1", kind="foul"),
    Tap(id="break-pot", line="*C C>{ball} {ball}@{pocket}"),
    Tap(id="take", line="take {ball}", kind="act"),
    Tap(id="drop", line="drop {ball} {pocket} t7", kind="act"),
    Tap(id="interfere", line="bystander: interfere", kind="act"),
    Tap(id="slow", line="referee: warn", kind="act"),
    Tap(id="extend", line="extend", kind="act"),
)

FREE_2005 = Discipline(
    name="free-pyramid",
    edition="2005",
    law=PyramidLaw(penalty=SPOT_OWN),
    book=load("pyramid_2005"),
    table=PYRAMID_12,
    balls=PYRAMID,
    format="8",
    counts_debts=True,
    breaks=BreakOrder.ALTERNATE,
    opening=lambda situation: racked(situation, PYRAMID),
    options=any_ball,
    judge=judge,
    foul=foul,
    ending=first_to_target,
    lag=FREE_LAG,
    clock=SLOW_PLAY,
    taps=TAPS,
)

FREE_MKP = Discipline(
    name="free-pyramid",
    edition="mkp",
    law=PyramidLaw(penalty=OPPONENT_SHELF, late_foul_voids=False),
    book=load("mkp"),
    table=PYRAMID_12,
    balls=PYRAMID_67,
    format="8",
    breaks=BreakOrder.ALTERNATE,
    opening=lambda situation: racked(situation, PYRAMID_67),
    options=any_ball,
    judge=judge,
    foul=foul,
    ending=first_to_target,
    lag=FREE_LAG,
    clock=SLOW_PLAY,
    taps=TAPS,
)

EDITIONS = (FREE_2005, FREE_MKP)
