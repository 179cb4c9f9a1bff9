"""The push: tip, cue ball and object ball in one contact (FREE-19)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from abrikol.disciplines.pyramid.general.law import PushRule
from abrikol.disciplines.pyramid.general.story import Story
from abrikol.referee.facts import Facts
from abrikol.stroke.events import NOTHING_MEASURED, Measures
from abrikol.stroke.stroke import Word


@dataclass(frozen=True, slots=True)
class PushFound:
    """The article of a push (None = no push), or what a person must tell first."""

    slug: str | None = None
    needs: str | None = None


NO_PUSH = PushFound()


def pushed(facts: Facts[Any], story: Story) -> PushFound:
    """Whether the stroke was a push: by the eye, else by what was measured of a near ball or of the contact.

    A ball that touched before the stroke was near even if nobody measured; if nothing was measured there either,
    nobody saw a push.
    """
    if story.contact is None:
        return NO_PUSH
    rule, measures = facts.law.push, story.tip.measures if story.tip else NOTHING_MEASURED
    near = _is_near(facts, story, measures, rule)
    if facts.saw(Word.PUSH):
        return PushFound("push-near" if near else "push")
    if measures == NOTHING_MEASURED:
        return NO_PUSH
    return _near(measures, rule) if near else _far(measures, story)


def _is_near(facts: Facts[Any], story: Story, measures: Measures, rule: PushRule) -> bool:
    if measures.gap is not None:
        return measures.gap <= rule.near
    if not facts.before.frozen or story.cue is None:
        return False
    touching = facts.before.touching(story.cue)
    return any(ball in touching for ball in story.first)


def _near(measures: Measures, rule: PushRule) -> PushFound:
    """Played far enough aside, or not followed too far, a near ball makes no push: one of the two is enough."""
    aside, follow = measures.angle, measures.follow
    if (aside is not None and aside >= rule.angle) or (follow is not None and rule.stays(follow)):
        return NO_PUSH
    if aside is None:
        return PushFound(needs="angle of the stroke to the line of centres")
    if follow is None and rule.follow is not None:
        return PushFound(needs="how far the cue ball followed")
    return PushFound("push-near")


def _far(measures: Measures, story: Story) -> PushFound:
    """Farther off, the tip must have left the cue ball before it met the object ball."""
    if measures.held is None:
        return NO_PUSH
    if story.contact_time is None:
        return PushFound(needs="time of the first contact")
    return PushFound("push") if measures.held >= story.contact_time else NO_PUSH
