"""What fell in a stroke of seven pins, by which ball, whether a cushion was met before, and what it is worth.

A pin counts for the ball that felled it, or that felled the pin that felled
it. Somewhere between the tip and the pin a cushion must have been met: by the
cue ball before the object ball, or by any ball that passed the motion on. What
happens at one instant does not come before itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from abrikol.disciplines.pyramid.general import CHALK_PUSH, LAMP_IS_FIXED, PushRule
from abrikol.equipment.names import Ball, Pin
from abrikol.equipment.pins import KING, MEDIUM_PINS, SEVEN, SIDE_PINS
from abrikol.referee.facts import Facts
from abrikol.referee.situation import Situation
from abrikol.stroke.events import Fell, Hit, Jaw, Rebound, Thing

CUE = Ball.C
OBJECTS = (Ball.B1, Ball.B2)
ALL = len(SEVEN.names)


@dataclass(frozen=True, slots=True, kw_only=True)
class SevenPinsLaw:
    """What pins, caroms, potted balls and breaches count."""

    small: int = 5
    king: int = 25
    """The king with a small pin; the small ones are counted besides (PIN7-12)."""
    king_alone: int = 50
    all_five: int = 100
    medium: int = 30
    credit: int = 5
    """A carom, and each object ball potted."""
    fault: int = 5
    """No contact, the cue ball potted, a ball off the table, a called carom that did not come about."""
    foreign: frozenset[Thing] = LAMP_IS_FIXED
    push: PushRule = CHALK_PUSH
    hang_seconds: float = 5.0


@dataclass(slots=True)
class PinStory:
    """The pins of a stroke, filled group by group."""

    felled: dict[Pin, Ball | Pin] = field(default_factory=dict)
    """Each with the ball that caused its fall."""
    straight: set[Pin] = field(default_factory=set)
    """Those that an object ball felled before any cushion was met on the way to them."""
    met: dict[Ball, bool] = field(default_factory=dict)
    """The object balls that the cue ball met, and whether it had met a cushion before each."""
    ways: set[str] = field(default_factory=set)
    """How the motion came to the pins: the slugs of the articles."""

    @property
    def by_cue(self) -> bool:
        """The cue ball felled a pin, itself or through others."""
        return CUE in self.felled.values()

    @property
    def carom(self) -> bool:
        """The cue ball met both object balls."""
        return len(self.met) == len(OBJECTS)

    @property
    def all_seven(self) -> bool:
        """All pins fell."""
        return len(self.felled) == ALL


def pin_story(facts: Facts[Any]) -> PinStory:
    """The story of a stroke's pins; of any other act, that nothing fell."""
    story, cushioned = PinStory(), set[Ball]()
    standing = facts.before.standing
    for group in facts.groups:
        hits = []
        for event in group:
            kind = type(event)
            if kind is Hit:
                hits.append(event)
            elif kind is Fell:
                _fall(story, event, standing, cushioned)  # type: ignore[arg-type]
        if hits:
            _meet(story, hits, cushioned)  # type: ignore[arg-type]
        for event in group:
            if type(event) is Rebound or type(event) is Jaw:
                cushioned.add(event.ball)
    return story


def _fall(story: PinStory, fell: Fell, standing: frozenset[Pin] | None, cushioned: set[Ball]) -> None:
    if fell.pin in story.felled or (standing is not None and fell.pin not in standing):
        return
    root = fell.by if isinstance(fell.by, Ball) else story.felled.get(fell.by, fell.by)
    story.felled[fell.pin] = root
    if root is not CUE and root not in cushioned:
        story.straight.add(fell.pin)
    story.ways.add(_way(story, root))


def _way(story: PinStory, root: Ball | Pin) -> str:
    """From the cue ball by way of a cushion or straight, or from the other object ball."""
    if root not in OBJECTS or root not in story.met:
        return "passed-on"
    return "cue-cushion" if story.met[root] else "object-cushion"


def _meet(story: PinStory, hits: list[Hit], cushioned: set[Ball]) -> None:
    """Whom the cue ball meets; and whoever of two had met a cushion, the other goes on from there (settlement 5)."""
    for hit in hits:
        if hit.ball is CUE or hit.other is CUE:
            story.met.setdefault(hit.other if hit.ball is CUE else hit.ball, CUE in cushioned)
    for _ in hits:
        for hit in hits:
            if hit.ball in cushioned or hit.other in cushioned:
                cushioned.update((hit.ball, hit.other))


# what it is worth ---------------------------------------------------------------------

CHOICES = (
    ("king", ("and-small", "in-all"), "and-small"),
    ("penalty", ("stroke", "series"), "stroke"),
)
"""What the text leaves open: whether the small pins count besides the king's 25 (PIN7-12); whether a breach costs what
this stroke felled, or all that the series wrote off too (PIN7-25)."""
_DEFAULTS = {name: default for name, _, default in CHOICES}


def agreed(before: Situation, name: str) -> str:
    """What the sides agreed under that name, or what is usual."""
    return before.option(name, _DEFAULTS[name])


def pins_worth(facts: Facts[SevenPinsLaw], felled: Iterable[Pin]) -> int:
    """The points of these pins together."""
    law, down = facts.law, frozenset(felled)
    small, mediums = len(down.intersection(SIDE_PINS)), len(down.intersection(MEDIUM_PINS))
    return mediums * law.medium + _centre(facts, small, king=KING in down)


def _centre(facts: Facts[SevenPinsLaw], small: int, *, king: bool) -> int:
    law = facts.law
    if not king:
        return small * law.small
    if small == len(SIDE_PINS):
        return law.all_five
    if not small:
        return law.king_alone
    return law.king + (small * law.small if agreed(facts.before, "king") == "and-small" else 0)
