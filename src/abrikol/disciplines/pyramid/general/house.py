"""The hand shot of games with one cue ball: from the house, and never straight at a ball that lies in it.

When all the balls in play lie in the house, the house is for once at the far end of
the table (GEN-16, CLASSIC-36). A ball of which nobody says where it lies is not in the house.
"""

from __future__ import annotations

from typing import Any

from abrikol.disciplines.pyramid.general.breaches import house_warned
from abrikol.disciplines.pyramid.general.sentences import HOUSE
from abrikol.disciplines.pyramid.general.spotting import known_after
from abrikol.disciplines.pyramid.general.story import Story
from abrikol.equipment.names import NUMBERED_BALLS, Ball, Cushion
from abrikol.equipment.tables import Table
from abrikol.layout.position import Position
from abrikol.layout.zones import in_house
from abrikol.referee.facts import Facts
from abrikol.referee.situation import Hand, Situation
from abrikol.stroke.events import Cross, Jaw, Line, Rebound
from abrikol.stroke.stroke import Word

CUE = Ball.C
"""The one ball that is struck."""
REAR = Hand("rear")
"""In hand behind the rear line: the temporary house."""


def on_table(before: Situation) -> tuple[Ball, ...]:
    """The numbered balls still in play."""
    return tuple(ball for ball in NUMBERED_BALLS if ball not in before.absent)


def house_at(position: Position, balls: tuple[Ball, ...], table: Table) -> Cushion:
    """The end of the house for a hand shot at these balls."""
    places = [position.get(ball) for ball in balls]
    inside = [place is not None and in_house(place, table) for place in places]
    return Cushion.FOOT if inside and all(inside) else Cushion.HEAD


def house_end(facts: Facts[Any]) -> Cushion:
    """The end of the house for this stroke, should it be a hand shot."""
    return house_at(facts.before.position, on_table(facts.before), facts.game.table)


def from_hand(before: Situation) -> bool:
    """The next stroke is played from hand."""
    return before.hand is not None


def hand_after(facts: Facts[Any], gone: tuple[Ball, ...], spotted: bool) -> Hand | None:
    """The next player's hand, if the cue ball left the bed; a spotted ball lies outside the house."""
    if CUE not in gone:
        return None
    lie = None if spotted else known_after(facts, gone)
    left = tuple(ball for ball in on_table(facts.before) if ball not in gone)
    return REAR if lie and house_at(lie, left, facts.game.table) is Cushion.FOOT else HOUSE


def cue_outside(facts: Facts[Any]) -> bool:
    """The cue ball in hand stands outside the house, as somebody saw or as its known place says."""
    if not from_hand(facts.before):
        return False
    place = facts.before.at(CUE)
    outside = place is not None and not in_house(place, facts.game.table, house_end(facts))
    return facts.saw(Word.OUTSIDE_HOUSE) or outside


def outside_though_warned(facts: Facts[Any], story: Story) -> bool:
    """The player had been told that the cue ball stands outside the house, and struck all the same."""
    return cue_outside(facts) and house_warned(facts.before)


def wrong_ball(facts: Facts[Any], story: Story) -> bool:
    """Another ball than the cue ball was struck."""
    return story.cue is not None and story.cue is not CUE


def into_house(facts: Facts[Any], story: Story) -> bool:
    """From hand the cue ball went straight into a ball that lies in the house."""
    before = facts.before
    if not from_hand(before) or story.contact is None or not before.position:
        return False
    end = house_end(facts)
    places = (before.at(ball) for ball in story.first)
    return any(place and in_house(place, facts.game.table, end) for place in places) and straight(facts, story)


def straight(facts: Facts[Any], story: Story) -> bool:
    """Until its first contact the cue ball met no cushion and did not leave the house."""
    for group in facts.groups[: story.contact]:
        for event in group:
            if type(event) in (Rebound, Jaw) and event.ball is story.cue:  # type: ignore[union-attr]
                return False
            if type(event) is Cross and event.line is Line.HOUSE and event.ball is story.cue:
                return False
    return True
