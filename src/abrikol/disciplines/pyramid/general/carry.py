"""The valid stroke: a ball carries a rebound or a crossing on to a different line (FREE-20, settlement 1).

After the first contact a ball that has rebounded from a cushion or crossed the
centre line must carry that on, itself or through balls it then hits, to another
cushion or the centre line. A ball frozen to another cushion counts as that
cushion when a ball that has already rebounded touches it. What happens at the
same instant does not carry on to one another.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from abrikol.disciplines.pyramid.general.breaches import breaking
from abrikol.disciplines.pyramid.general.story import Story
from abrikol.equipment.names import Ball, Cushion, Pocket
from abrikol.referee.facts import Facts
from abrikol.stroke.events import Cross, CushionTouch, Event, Hit, Jaw, Line, Rebound


@dataclass(frozen=True, slots=True)
class Wall:
    """A cushion that was met; at an unnamed jaw one of two. The pocket tells whose jaw it was."""

    cushions: tuple[Cushion, ...]
    pocket: Pocket | None = None


CENTRE = Wall(())
"""The centre line, carried on like a cushion."""

_CUSHIONS = {cushion: Wall((cushion,)) for cushion in Cushion}
_OF_LETTER = {cushion.value: cushion for cushion in Cushion}


@dataclass(frozen=True, slots=True, kw_only=True)
class Carried:
    """What the stroke completed: the article of the first completion, and what a break asks of a single ball.

    `doubtful` names what is not known, if knowing it could complete the stroke.
    """

    slug: str | None = None
    by_two_contacts: bool = False
    by_lip: bool = False
    two_cushions: bool = False
    cushion_then_centre: bool = False
    doubtful: str | None = None


def carried(facts: Facts[Any], story: Story) -> Carried:
    """Follow what the balls carried after the first contact; a second reading asks whether a doubt matters."""
    strict = _follow(facts, story, hopeful=False)
    if strict.slug is not None or strict.doubtful is None:
        return strict
    hope = _follow(facts, story, hopeful=True)
    if hope.slug is not None or (hope.two_cushions, hope.cushion_then_centre) > (
        strict.two_cushions,
        strict.cushion_then_centre,
    ):
        return strict
    return Carried(two_cushions=strict.two_cushions, cushion_then_centre=strict.cushion_then_centre)


def _follow(facts: Facts[Any], story: Story, *, hopeful: bool) -> Carried:
    tracker = _Tracker(facts, story, hopeful)
    start = story.contact
    if start is None:
        return Carried()
    groups = facts.groups
    tracker.group(_after_contact(groups[start], story))
    breaks = breaking(facts.before)
    for group in groups[start + 1 :]:
        tracker.group(group)
        if tracker.two_cushions or tracker.cushion_then_centre if breaks else tracker.slug is not None:
            break
    return Carried(
        slug=tracker.slug,
        by_two_contacts=tracker.slug is not None and tracker.two_contacts,
        by_lip=tracker.lip,
        two_cushions=tracker.two_cushions,
        cushion_then_centre=tracker.cushion_then_centre,
        doubtful=tracker.doubtful,
    )


def _after_contact(group: tuple[Event, ...], story: Story) -> tuple[Event, ...]:
    """Of the group of the first contact: what the cue ball met at that instant it had met before."""
    if len(group) == 1:
        return group
    return tuple(event for event in group if type(event) is Hit or getattr(event, "ball", None) is not story.cue)


def _in_an_instant(event: Event) -> tuple[bool, str]:
    """An order for what has none: a crossing first, for a cushion of that very instant came not before it."""
    return type(event) is not Cross, repr(event)


class _Tracker:
    """Which ball carries which lines."""

    __slots__ = (
        "carry",
        "crossers",
        "cue",
        "cushion_then_centre",
        "doubtful",
        "facts",
        "frozen",
        "hopeful",
        "lip",
        "moved",
        "own",
        "same",
        "slug",
        "two_contacts",
        "two_cushions",
    )

    def __init__(self, facts: Facts[Any], story: Story, hopeful: bool) -> None:
        self.facts = facts
        self.cue = story.cue
        self.crossers = story.crossers
        self.hopeful = hopeful
        self.same = facts.law.same_cushion_twice
        self.frozen: dict[Ball, list[Wall]] = {}
        for contact in facts.before.frozen:
            if type(contact) is CushionTouch:
                self.frozen.setdefault(contact.ball, []).append(_CUSHIONS[contact.cushion])
        self.own: dict[Ball, tuple[Wall, ...]] = {}
        self.carry: dict[Ball, tuple[Wall, ...]] = {}
        self.moved: set[Ball | None] = {story.cue}
        self.slug: str | None = None
        self.two_contacts = False
        self.lip = False
        self.two_cushions = False
        self.cushion_then_centre = False
        self.doubtful: str | None = None

    # one instant -------------------------------------------------------------

    def group(self, group: tuple[Event, ...]) -> None:
        """See what completes the stroke, pass on what was carried so far, then take up what was met now."""
        if len(group) > 1:
            group = tuple(sorted(group, key=_in_an_instant))
        if self.slug is None:
            for event in group:
                self.completes(event)
        hits = [event for event in group if type(event) is Hit]
        for _ in hits:
            for hit in hits:
                self.passes(hit.ball, hit.other)
        for event in group:
            self.takes_up(event)
        for hit in hits:
            self.moved.add(hit.ball)
            self.moved.add(hit.other)

    def completes(self, event: Event) -> None:
        kind = type(event)
        if kind is Rebound:
            self.reached(event.ball, _CUSHIONS[event.cushion])  # type: ignore[union-attr]
        elif kind is Hit:
            self.reached_frozen(event.ball, event.other)  # type: ignore[union-attr]
            self.reached_frozen(event.other, event.ball)  # type: ignore[union-attr]
        elif kind is Cross and event.line is Line.CENTRE:  # type: ignore[union-attr]
            self.reached_centre(event.ball)  # type: ignore[union-attr]
        elif kind is Jaw:
            self.reached_jaw(event)  # type: ignore[arg-type]

    def takes_up(self, event: Event) -> None:
        kind = type(event)
        if kind is Rebound:
            self.meets(event.ball, _CUSHIONS[event.cushion])  # type: ignore[union-attr]
        elif kind is Cross and event.line is Line.CENTRE:  # type: ignore[union-attr]
            self.crosses(event.ball)  # type: ignore[union-attr]
        elif kind is Jaw:
            if self.over_centre(event):  # type: ignore[arg-type]
                self.crosses(event.ball)  # type: ignore[union-attr]
            self.meets(event.ball, wall_of(event))  # type: ignore[union-attr, arg-type]

    # completing ----------------------------------------------------------------

    def reached(self, ball: Ball, wall: Wall) -> None:
        for line in self.carry.get(ball, ()):
            if line is CENTRE:
                self.done("crossed-then-cushion", ball)
            elif self.differ(line, wall):
                self.done("two-lines", ball)

    def reached_centre(self, ball: Ball) -> None:
        if any(line is not CENTRE for line in self.carry.get(ball, ())):
            self.done("cushion-then-crossed", ball)

    def reached_frozen(self, mover: Ball, ball: Ball) -> None:
        if ball not in self.frozen or ball in self.moved:
            return
        for line in self.own.get(mover, ()):
            if any(self.differ(line, wall) for wall in self.frozen[ball]):
                self.done("two-lines", mover)

    def reached_jaw(self, jaw: Jaw) -> None:
        if self.over_centre(jaw):
            self.lip = True
            self.done("crossed-then-cushion", jaw.ball)
        self.reached(jaw.ball, wall_of(jaw))

    def done(self, slug: str, ball: Ball) -> None:
        if self.slug is None:
            self.slug = slug
            self.two_contacts = self.two_contacts and ball is self.cue

    # carrying ------------------------------------------------------------------

    def meets(self, ball: Ball, wall: Wall) -> None:
        own = self.own.get(ball, ())
        self.moved.add(ball)
        if wall in own:
            self.two_cushions = self.two_cushions or self.same
            return
        self.two_cushions = self.two_cushions or any(self.differ(line, wall) for line in own)
        self.own[ball] = (*own, wall)
        self.carries(ball, wall)

    def crosses(self, ball: Ball) -> None:
        self.cushion_then_centre = self.cushion_then_centre or ball in self.own
        self.carries(ball, CENTRE)

    def carries(self, ball: Ball, line: Wall) -> None:
        carry = self.carry.get(ball, ())
        if line not in carry:
            self.carry[ball] = (*carry, line)

    def passes(self, one: Ball, other: Ball) -> None:
        """Carrying is symmetric: which of two meeting balls is written first is spelling (settlement 5)."""
        mine, yours = self.carry.get(one, ()), self.carry.get(other, ())
        if mine or yours:
            self.note_return(one, other)
        if mine is not yours:
            both = (*mine, *(line for line in yours if line not in mine))
            self.carry[one] = self.carry[other] = both

    def note_return(self, one: Ball, other: Ball) -> None:
        """Note 2: a ball came back from its own cushion into the cue ball."""
        ball = other if one is self.cue else one if other is self.cue else None
        if ball in self.frozen and self.slug is None:
            self.two_contacts = any(wall in self.frozen[ball] for wall in self.own.get(ball, ()))

    # doubts --------------------------------------------------------------------

    def differ(self, one: Wall, other: Wall) -> bool:
        """Two different cushions; the two jaws of one pocket never are (settlement 2)."""
        if one.pocket is not None and one.pocket is other.pocket:
            return False
        if self.same or not set(one.cushions) & set(other.cushions):
            return True
        if len(one.cushions) == len(other.cushions) == 1:
            return False
        self.doubt(f"jaw of {(one.pocket or other.pocket).value}")  # type: ignore[union-attr]
        return self.hopeful

    def over_centre(self, jaw: Jaw) -> bool:
        """Note 4: back from the far lip of a middle pocket a ball has crossed, unless its path was told."""
        if jaw.pocket not in (Pocket.ML, Pocket.MR) or jaw.ball in self.crossers:
            return False
        if jaw.side is None:
            self.doubt(f"lip of {jaw.pocket.value}")
            return self.hopeful
        place = self.facts.before.at(jaw.ball)
        if place is None:
            self.doubt(f"position of {jaw.ball.value}")
            return self.hopeful
        half = Cushion.HEAD if place.x < self.facts.game.table.length / 2 else Cushion.FOOT
        return jaw.side is not half

    def doubt(self, what: str) -> None:
        if self.doubtful is None:
            self.doubtful = what


def wall_of(jaw: Jaw) -> Wall:
    """A jaw belongs to the cushion whose nose it ends (settlement 2)."""
    end, side = (letter.lower() for letter in jaw.pocket.value)
    if end == "m":
        return Wall((_OF_LETTER[side],), jaw.pocket)
    named = (jaw.side,) if jaw.side else (_OF_LETTER[end], _OF_LETTER[side])
    return Wall(named, jaw.pocket)
