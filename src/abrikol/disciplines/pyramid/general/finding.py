"""The finding of a stroke by the rules of free pyramid: what it broke, else by what it was complete (FREE-12, FREE-20).

Games whose strokes must be valid in the same way find them so, too.
"""

from __future__ import annotations

from typing import Any

from abrikol.disciplines.pyramid.general.breaches import BALLS, breaking, found, out_of_turn
from abrikol.disciplines.pyramid.general.push import pushed
from abrikol.disciplines.pyramid.general.sentences import Finding
from abrikol.disciplines.pyramid.general.story import Story
from abrikol.referee.facts import Facts
from abrikol.referee.format import BreakOrder
from abrikol.referee.ruling import Call
from abrikol.stroke.stroke import Word


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
    broken = found(facts.law.at_break, facts, story) if breaking(facts.before) else []
    broken += found(facts.law.strike, facts, story)
    if push:
        broken.append(push)
    balls = found(BALLS, facts, story)
    return broken + [slug for slug in balls if slug == "off-table" or not broken]


def broken_law(facts: Facts[Any], broken: list[str]) -> Finding:
    """One penalty for all of them (FREE-27.2); any breach makes a break incorrect (FREE-12.1)."""
    several = ("one-penalty",) if len(set(broken) - {"touching-away"}) > 1 else ()
    if not breaking(facts.before) or not facts.law.break_rule.fails:
        return Finding(Call.FOUL, (*broken, *several))
    if "no-contact" in broken and "off-table" not in broken:
        return Finding(Call.BAD_BREAK, ("bad-break", *broken, *_break_order(facts)))
    return Finding(Call.FOUL, (*broken, "bad-break", *several, *_break_order(facts)))


# what was completed ---------------------------------------------------------------


def completion(facts: Facts[Any], story: Story) -> Finding:
    """A stroke that broke nothing: valid by the edition's rule, incomplete, or not known to be either."""
    if story.potted and len(story.rail_run) == len(story.potted) and facts.saw(Word.DELIBERATE):
        return Finding(Call.LEGAL, ("rail-roll", *_break_order(facts)))
    breaks = breaking(facts.before)
    done = (facts.law.break_rule if breaks else facts.law.safety_rule).test(facts, story)
    if done.by:
        return Finding(Call.LEGAL, (*done.by, *_break_order(facts)))
    if done.needs:
        return Finding(None, needs=done.needs)
    return Finding(Call.BAD_BREAK if breaks else Call.FOUL, (*done.lacks, *_break_order(facts)))


def _break_order(facts: Facts[Any]) -> tuple[str, ...]:
    """The breaks of later games alternate (FREE-13); a break after the balls were racked again is no later game's."""
    before = facts.before
    later = breaking(before) and before.game > 1 and not any(before.innings)
    return ("alternate",) if later and before.format.breaks in (None, BreakOrder.ALTERNATE) else ()
