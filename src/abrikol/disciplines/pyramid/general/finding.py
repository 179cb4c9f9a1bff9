"""The finding of a stroke by the rules of free pyramid: what it broke, else by what it was complete (FREE-12, FREE-20).

Games whose strokes must be valid in the same way find them so, too.
"""

from __future__ import annotations

from typing import Any

from abrikol.disciplines.pyramid.general.breaches import BALLS, BREAK, STRIKE, breaking, found, out_of_turn
from abrikol.disciplines.pyramid.general.carry import Carried, carried
from abrikol.disciplines.pyramid.general.push import pushed
from abrikol.disciplines.pyramid.general.sentences import Finding
from abrikol.disciplines.pyramid.general.story import Story
from abrikol.referee.facts import Facts
from abrikol.referee.format import BreakOrder
from abrikol.referee.ruling import Call
from abrikol.stroke.events import Cross, CushionTouch, Jaw, Line, Rebound
from abrikol.stroke.stroke import Word

NOTHING_CARRIED = Carried()


def find(facts: Facts[Any], story: Story) -> Finding:
    """What the stroke was: out of turn, undone by a hanging ball, broken, not known, valid, or incomplete."""
    if out_of_turn(facts):
        return Finding(Call.FOUL, ("interference",))
    if spoilt(facts, story):
        return Finding(Call.REPLAY, ("hanging-hit",))
    push = pushed(facts, story)
    if broken := breaches(facts, story, push.slug):
        return broken_law(facts, broken)
    finding = completion(facts, story)
    if push.needs and finding.call in (None, Call.LEGAL):
        return Finding(None, needs=push.needs)
    return finding


def spoilt(facts: Facts[Any], story: Story) -> bool:
    """A hanging ball fell by itself though the stroke would surely have hit it (FREE-22a.2)."""
    if not story.dropped or not facts.saw(Word.OBVIOUS):
        return False
    named = (facts.remark(Word.OBVIOUS) or "").partition("@")[0]
    return not named or any(ball.value == named for ball, _ in story.dropped)


# what was broken ------------------------------------------------------------------


def breaches(facts: Facts[Any], story: Story, push: str | None) -> list[str]:
    """All that was broken; who breaks the law at the strike is not asked what the balls touched then."""
    broken = found(BREAK, facts, story) if breaking(facts.before) else []
    broken += found(STRIKE, facts, story)
    if push:
        broken.append(push)
    balls = found(BALLS, facts, story)
    return broken + [slug for slug in balls if slug == "off-table" or not broken]


def broken_law(facts: Facts[Any], broken: list[str]) -> Finding:
    """One penalty for all of them (FREE-27.2); any breach makes a break incorrect (FREE-12.1)."""
    several = ("one-penalty",) if len(set(broken) - {"touching-away"}) > 1 else ()
    if not breaking(facts.before):
        return Finding(Call.FOUL, (*broken, *several))
    if "no-contact" in broken and "off-table" not in broken:
        return Finding(Call.BAD_BREAK, ("bad-break", *broken, *_break_order(facts)))
    return Finding(Call.FOUL, (*broken, "bad-break", *several, *_break_order(facts)))


# what was completed ---------------------------------------------------------------


def completion(facts: Facts[Any], story: Story) -> Finding:
    """A stroke that broke nothing: valid, incomplete, or not known to be either."""
    seen = NOTHING_CARRIED if story.potted else carried(facts, story)
    if done := completed(facts, story, seen):
        return Finding(Call.LEGAL, (*done, *_break_order(facts)))
    return Finding(None, needs=seen.doubtful) if seen.doubtful else _incomplete(facts, story)


def completed(facts: Facts[Any], story: Story, seen: Carried) -> tuple[str, ...]:
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


def _incomplete(facts: Facts[Any], story: Story) -> Finding:
    if breaking(facts.before):
        return Finding(Call.BAD_BREAK, ("bad-break", *_break_order(facts)))
    if len(_lines(facts)) < 2:
        return Finding(Call.FOUL, ("stroke-complete",))
    frozen = any(type(touch) is CushionTouch and touch.ball in story.first for touch in facts.before.frozen)
    return Finding(Call.FOUL, ("stroke-complete", "two-contacts" if frozen else "sequence"))


def _lines(facts: Facts[Any]) -> set[object]:
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


def _break_order(facts: Facts[Any]) -> tuple[str, ...]:
    """The breaks of later games alternate (FREE-13); a break after the balls were racked again is no later game's."""
    before = facts.before
    later = breaking(before) and before.game > 1 and not any(before.innings)
    return ("alternate",) if later and before.format.breaks in (None, BreakOrder.ALTERNATE) else ()
