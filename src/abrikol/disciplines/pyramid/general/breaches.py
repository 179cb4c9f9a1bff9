"""Breaches of a stroke in the order the referee meets them: before it, at the strike, and of what the balls did."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from abrikol.disciplines.pyramid.general.story import Story
from abrikol.equipment.names import Ball
from abrikol.layout.zones import in_house
from abrikol.referee.duty import Kind
from abrikol.referee.facts import Facts
from abrikol.referee.situation import Phase, Situation
from abrikol.stroke.people import Side
from abrikol.stroke.stroke import Word


@dataclass(frozen=True, slots=True)
class Breach:
    """A way to break the law: the article's slug and the test that finds it."""

    slug: str
    test: Callable[[Facts[Any], Story], bool]


def found(breaches: Iterable[Breach], facts: Facts[Any], story: Story) -> list[str]:
    """The slugs of all that was broken, in order."""
    return [breach.slug for breach in breaches if breach.test(facts, story)]


# whose stroke it is ---------------------------------------------------------------


def striker(before: Situation) -> Side:
    """Whose stroke it is: the side with a choice still to make, else the one whose turn it is."""
    for duty in before.duties:
        if duty.kind is Kind.CHOOSE and isinstance(duty.by, Side):
            return duty.by
    return before.turn


def out_of_turn(facts: Facts[Any]) -> bool:
    """A side acts though the stroke is another's (FREE-26)."""
    return isinstance(facts.by, Side) and facts.by is not striker(facts.before)


def breaking(before: Situation) -> bool:
    """The next stroke is a break: the opening one, or one after the balls were racked again."""
    return before.phase is not Phase.PLAY


# the strike -----------------------------------------------------------------------


def touched(facts: Facts[Any], story: Story) -> bool:
    """The striker touched a ball otherwise than the cue ball with the tip."""
    return bool(story.tipped) or (facts.saw(Word.TOUCH) and meddler(facts) is None)


def meddler(facts: Facts[Any]) -> Side | None:
    """The other side that touched a ball during the stroke (`#touch:7 #by:B`)."""
    by = facts.remark(Word.BY)
    other = next((side for side in facts.before.sides if side.value == by), None)
    return other if other is not facts.side else None


def struck_twice(facts: Facts[Any], story: Story) -> bool:
    """The tip met the cue ball more than once."""
    return story.strikes > 1 or facts.saw(Word.DOUBLE_HIT)


STRIKE = (
    Breach("early", lambda facts, story: facts.saw(Word.BALLS_MOVING)),
    Breach("strike", lambda facts, story: facts.saw(Word.SIDE_OF_TIP)),
    Breach("foot", lambda facts, story: facts.saw(Word.FOOT_OFF)),
    Breach("touch", touched),
    Breach("double-hit", struck_twice),
)
"""What the striker does wrong with cue and body, before and at the strike; the push is asked for apart."""


# what the balls did ---------------------------------------------------------------


def no_contact(facts: Facts[Any], story: Story) -> bool:
    """The cue ball met no object ball."""
    return story.contact is None


def away_from_touching(facts: Facts[Any], story: Story) -> bool:
    """A ball that touched the cue ball and was not moved is no contact (FREE-19N)."""
    return story.contact is None and story.cue is not None and bool(facts.before.touching(story.cue))


def off_table(facts: Facts[Any], story: Story) -> bool:
    """A ball left the table: any ball, or only the cue ball where object balls are merely spotted (X3)."""
    return bool(story.off) if facts.law.object_ball_off else story.cue in story.off


BALLS = (
    Breach("no-contact", no_contact),
    Breach("touching-away", away_from_touching),
    Breach("off-table", off_table),
)


# the break ------------------------------------------------------------------------


def outside_house(facts: Facts[Any], story: Story) -> bool:
    """The cue ball was outside the house, its line included, though the player had been warned (FREE-11.3)."""
    return house_warned(facts.before) and stands_outside(facts)


def house_warned(before: Situation) -> bool:
    """Somebody warned the breaker of where the cue ball stands; no clock was meant."""
    clock = before.clock
    return before.recall("warned") == "house" or (clock.warned and clock.limit is None and clock.left is None)


def stands_outside(facts: Facts[Any]) -> bool:
    """The cue ball stands outside the house, as somebody saw or as its known place says (FREE-9, FREE-10)."""
    place = facts.before.at(Ball.C)
    return facts.saw(Word.OUTSIDE_HOUSE) or (place is not None and not in_house(place, facts.game.table))


BREAK = (
    Breach("outside-house", outside_house),
    Breach("coloured-ball", lambda facts, story: story.cue is not None and story.cue is not Ball.C),
    Breach("body-over-rail", lambda facts, story: facts.saw(Word.BODY_OVER_RAIL)),
)
"""What only a break can do wrong."""
