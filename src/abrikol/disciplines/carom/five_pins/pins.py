"""Pins: what fell in a stroke and by which ball, in what order the cue ball met the others, and what that is worth.

A pin that another pin felled counts for the ball that felled the first of
them. What happens at one instant has no order.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from abrikol.equipment.names import Ball, Pin
from abrikol.equipment.pins import KING
from abrikol.layout.spots import other_cue_ball
from abrikol.referee.facts import Facts
from abrikol.referee.situation import Situation
from abrikol.stroke.events import Displaced, Event, Fell, Fly, Group, Hit, Leans


@dataclass(frozen=True, slots=True, kw_only=True)
class PinsLaw:
    """What pins, caroms and faults are worth."""

    side: int
    """A side pin."""
    centre: int
    """The centre pin with one or more side pins."""
    alone: int
    """The centre pin alone, whatever else of the figure stands."""
    direct: int
    """The cue ball on the opponent's ball, then on the red."""
    indirect: int
    """The cue ball on the opponent's ball, and that on the red."""
    fault: int
    prices: tuple[tuple[str, int], ...]
    """Faults that cost otherwise than `fault`, by the slug of their article."""
    adds: bool = True
    """Several faults of a stroke add up; else only the dearest counts."""
    late: int | None = None
    """What a late stroke gives the opponent, while the striker stays at the table; None = it is a fault like others."""

    def price(self, *slugs: str) -> int:
        """What the faults of a stroke are worth to the opponent, besides pins and caroms."""
        prices = [dict(self.prices).get(slug, self.fault) for slug in slugs]
        return sum(prices) if self.adds else max(prices)

    def agreed(self, before: Situation) -> PinsLaw:
        """The law with what the players agreed: the worth of the centre pin alone, whether faults add up."""
        if not before.options:
            return self
        alone = before.option("centre-alone", str(self.alone))
        adds = before.option("faults", "add" if self.adds else "dearest") == "add"
        return replace(self, alone=int(alone), adds=adds)


@dataclass(slots=True)
class PinStory:
    """A stroke as the pin games see it, filled group by group."""

    cue: Ball | None = None
    other: Ball | None = None
    """The ball the cue ball has to meet first."""
    felled: dict[Pin, Ball | Pin] = field(default_factory=dict)
    """The pins that fell, each with the ball that caused it."""
    met: bool = False
    red_first: bool = False
    pins_first: bool = False
    """The cue ball felled pins before it met the other ball."""
    pins_by_cue: bool = False
    """The cue ball felled pins when or after it met the other ball."""
    jumped_over: bool = False
    """The cue ball flew over pins or the red before it met the other ball."""
    direct: int | None = None
    """The group in which the cue ball met the red too."""
    indirect: int | None = None
    """The group in which the other ball met the red."""
    by_pin: bool = False
    displaced: set[Pin] = field(default_factory=set)
    leaning: bool = False
    cleared: bool = False
    """A pin that did not stand was said to fall."""

    @property
    def missed(self) -> bool:
        """The other ball was not met, and nothing else was met first either."""
        return not self.met and not self.red_first and not self.pins_first

    @property
    def two_caroms(self) -> bool:
        """Both caroms came about."""
        return self.direct is not None and self.indirect is not None


def pin_story(facts: Facts[Any]) -> PinStory:
    """The story of a stroke; of any other act, that nothing fell."""
    if not facts.groups:
        return PinStory()
    cue = facts.cue_ball
    story = PinStory(cue, None if cue is Ball.R else other_cue_ball(cue))
    standing = facts.before.standing
    if standing is None:
        standing = frozenset(facts.game.pins.names if facts.game.pins else ())
    for number, group in enumerate(facts.groups):
        if len(group) > 1 or type(group[0]) in TELLING:
            _tell(story, group, number, standing)
    return story


TELLING = frozenset((Hit, Fell, Displaced, Leans, Fly))
"""The kinds of event that the story is made of."""


def _tell(story: PinStory, group: Group, number: int, standing: frozenset[Pin]) -> None:
    """Add what happened at one instant."""
    meets, red, between = _touches(story, group)
    fells = _fells(story, group, standing)
    if story.met or meets:
        story.met = True
        story.pins_by_cue |= fells
        if red and story.direct is None:
            story.direct = number
        if between and story.indirect is None:
            story.indirect = number
        return
    story.red_first |= red
    story.pins_first |= fells
    story.jumped_over |= any(_leaps(story, event) for event in group)


def _touches(story: PinStory, group: Group) -> tuple[bool, bool, bool]:
    """Whether the cue ball met the other ball, the red, and whether those two met."""
    meets = red = between = False
    for event in group:
        if type(event) is Hit:
            pair = (event.ball, event.other)
            if story.cue in pair:
                meets |= story.other in pair
                red |= Ball.R in pair and story.cue is not Ball.R
            elif story.other in pair and Ball.R in pair:
                between = True
    return meets, red, between


def _fells(story: PinStory, group: Group, standing: frozenset[Pin]) -> bool:
    """Note the pins of this instant; whether the cue ball felled one."""
    by_cue = False
    for event in group:
        if type(event) is Fell:
            if event.pin not in standing:
                story.cleared = True
            elif event.pin not in story.felled:
                root = event.by if isinstance(event.by, Ball) else story.felled.get(event.by, event.by)
                story.felled[event.pin] = root
                story.by_pin |= isinstance(event.by, Pin)
                by_cue |= root is story.cue
        elif type(event) is Displaced:
            story.displaced.add(event.pin)
        elif type(event) is Leans:
            story.leaning = True
    return by_cue


def _leaps(story: PinStory, event: Event) -> bool:
    return type(event) is Fly and event.ball is story.cue and (event.over is Ball.R or isinstance(event.over, Pin))


# Worth -----------------------------------------------------------------------------------------


def pins_worth(law: PinsLaw, story: PinStory) -> int:
    """The points of the pins that fell."""
    sides = sum(pin is not KING for pin in story.felled)
    king = KING in story.felled
    return sides * law.side + king * (law.centre if sides else law.alone)


def carom_worth(law: PinsLaw, story: PinStory) -> int:
    """The points of the carom that came first, the direct one if both came at once; with the red first, none."""
    if story.red_first or (story.direct is None and story.indirect is None):
        return 0
    if story.indirect is None or (story.direct is not None and story.direct <= story.indirect):
        return law.direct
    return law.indirect


def worth(law: PinsLaw, story: PinStory) -> int:
    """The points of pins and carom together."""
    return pins_worth(law, story) + carom_worth(law, story)
