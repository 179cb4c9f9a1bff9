"""Facts: what was before, what was done, and the questions rulebooks ask about it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from abrikol.equipment.names import Ball, Cushion, Pin, Pocket
from abrikol.layout.position import Point
from abrikol.layout.spots import spot
from abrikol.referee.contacts import balls_of, contacts, joined, places
from abrikol.referee.situation import Situation
from abrikol.rulebooks import Article, Rulebook
from abrikol.stroke.events import (
    BallTouch,
    CushionTouch,
    Event,
    Fall,
    Fell,
    Fly,
    Frozen,
    Group,
    Hit,
    Land,
    Leave,
    Mark,
    Moved,
    Place,
    Rebound,
    Return,
    Thing,
    Tip,
    Touching,
    Zone,
)
from abrikol.stroke.people import Side, Who
from abrikol.stroke.stroke import Act, Remark, Stroke, Word

if TYPE_CHECKING:
    from abrikol.referee.discipline import Discipline
    from abrikol.referee.ruling import Call

Law = TypeVar("Law")

OUTSIDE = frozenset({Mark.OFF, Mark.RAIL})
"""Where a ball rests that has left the table."""
SPOTS = (Mark.SPOT1, Mark.SPOT2, Mark.SPOT3)


@dataclass(frozen=True, slots=True)
class HumanVerdict:
    """A person's finding on a stroke: the call and the article he names."""

    call: Call
    article: Article
    by: Who
    text: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts(Generic[Law]):
    """One action in its situation; every rule takes this one argument."""

    game: Discipline[Law]
    before: Situation
    by: Who
    act: Stroke | Act
    remarks: frozenset[Remark] = frozenset()
    verdict: HumanVerdict | None = None

    @property
    def law(self) -> Law:
        """The parameters of this edition."""
        return self.game.law

    @property
    def book(self) -> Rulebook:
        """The edition's articles."""
        return self.game.book

    @property
    def side(self) -> Side:
        """The side that acts; for an official, the side whose action is due."""
        return self.by if isinstance(self.by, Side) else self.before.actor

    @property
    def opponent(self) -> Side:
        """The side that comes to the table after the actor."""
        return self.before.after(self.side)

    @property
    def out_of_turn(self) -> bool:
        """A side acts that is not the one that is to act now."""
        return isinstance(self.by, Side) and self.by is not self.before.actor

    @property
    def stroke(self) -> Stroke:
        """The act as a stroke; `TypeError` for other acts."""
        if not isinstance(self.act, Stroke):
            raise TypeError(f"{type(self.act).__name__} is no stroke")
        return self.act

    @property
    def groups(self) -> tuple[Group, ...]:
        """What happened, group by group; nothing for acts without events."""
        return getattr(self.act, "groups", ())

    def events(self) -> Iterator[Event]:
        """What happened, event by event."""
        for group in self.groups:
            yield from group

    # remarks ---------------------------------------------------------------

    def saw(self, word: Word) -> bool:
        """Somebody reported this of the stroke."""
        return any(remark.word is word for remark in self.remarks)

    def remark(self, word: Word) -> str | None:
        """The value of a remark, if it was made with one."""
        for remark in self.remarks:
            if remark.word is word:
                return remark.value
        return None

    # the cue ball ----------------------------------------------------------

    @property
    def tips(self) -> tuple[Tip, ...]:
        """The contacts of the tip that were written down."""
        return tuple(event for event in self.events() if type(event) is Tip)

    @property
    def cue_ball(self) -> Ball:
        """The ball that was struck: the tip's, else the first ball of the line."""
        for event in self.events():
            ball = _first_ball(event)
            if ball is not None:
                return ball
        raise ValueError("a stroke without events names no ball; write *W for a stroke that touched nothing")

    def balls_hit(self) -> tuple[Ball, ...]:
        """The balls the cue ball touched, each once, in the order of first contact."""
        cue = self.cue_ball
        seen: dict[Ball, None] = {}
        for event in self.events():
            if type(event) is Hit:
                if event.ball is cue:
                    seen[event.other] = None
                elif event.other is cue:
                    seen[event.ball] = None
        return tuple(seen)

    def first_hit(self) -> frozenset[Ball]:
        """The balls the cue ball touched first: more than one when at the same instant."""
        cue = self.cue_ball
        for group in self.groups:
            found = frozenset(
                event.other if event.ball is cue else event.ball
                for event in group
                if type(event) is Hit and cue in (event.ball, event.other)
            )
            if found:
                return found
        return frozenset()

    def touched(self, ball: Ball) -> bool:
        """The ball took part in any contact with another ball."""
        return any(type(event) is Hit and ball in (event.ball, event.other) for event in self.events())

    def cushions_before(self, ball: Ball) -> tuple[Rebound, ...]:
        """The cue ball's rebounds before it first touched that ball, in order; not those of that very instant."""
        cue = self.cue_ball
        out: list[Rebound] = []
        for group in self.groups:
            if any(type(event) is Hit and {event.ball, event.other} == {cue, ball} for event in group):
                break
            out += [event for event in group if type(event) is Rebound and event.ball is cue]
        return tuple(out)

    def involved(self) -> frozenset[Ball]:
        """The balls that anything happened to."""
        out: set[Ball] = set()
        for event in self.events():
            if type(event) is Hit:
                out.update((event.ball, event.other))
            elif (ball := _first_ball(event)) is not None:
                out.add(ball)
        return frozenset(out)

    def stirred(self) -> frozenset[Ball]:
        """The balls that may lie elsewhere: those involved and, where nobody told how balls lay, their whole rack."""
        involved = self.involved()
        # What came to rest in contact is told to be frozen; balls that touch without that were racked.
        rests = getattr(self.act, "rests", ())
        if rests or self.before.frozen or not self.before.position:
            return involved
        return joined(involved, self.before.position, self.game.balls)

    # balls that leave ------------------------------------------------------

    def pocketed(self) -> tuple[Ball, ...]:
        """The balls that fell and stayed down, in order."""
        return tuple(ball for ball, _ in self.falls())

    def falls(self) -> tuple[tuple[Ball, Pocket], ...]:
        """Each ball that stayed down, with its pocket, in order."""
        down: dict[Ball, Pocket] = {}
        for event in self.events():
            if type(event) is Fall:
                down[event.ball] = event.pocket
            elif type(event) is Return:
                down.pop(event.ball, None)
        return tuple(down.items())

    def off_table(
        self, *, foreign: frozenset[Thing] = frozenset({Thing.LAMP, Thing.CHALK, Thing.PERSON})
    ) -> tuple[Ball, ...]:
        """The balls that left the bed for good, in order: they flew off, touched a foreign thing, or rest outside."""
        off: dict[Ball, bool] = {}
        for event in self.events():
            if type(event) is Fly and (event.over is None or isinstance(event.over, Thing)):
                off[event.ball] = off.get(event.ball, False) or event.over in foreign or event.over is Thing.FLOOR
            elif type(event) is Land and off.get(event.ball) is False:
                del off[event.ball]
        off.update((ball, True) for ball, place in places(getattr(self.act, "rests", ())) if place in OUTSIDE)
        return tuple(off)

    # pins, zones, rests ----------------------------------------------------

    def pins_down(self, *, by: Ball | None = None) -> tuple[Pin, ...]:
        """The pins felled, in order; with `by`, those felled by that ball itself or by pins it felled."""
        felled: dict[Pin, Ball | Pin] = {}
        for event in self.events():
            if type(event) is Fell:
                felled.setdefault(event.pin, event.by)
        return tuple(pin for pin in felled if by is None or _root(pin, felled) is by)

    def left_zone(self, ball: Ball, zone: Zone) -> bool:
        """The ball was seen to leave that zone during the stroke."""
        return any(type(event) is Leave and event.ball is ball and event.zone == zone for event in self.events())

    def rest(self, ball: Ball) -> Place | None:
        """Where the ball lay after the stroke, if it was told."""
        return dict(places(getattr(self.act, "rests", ()))).get(ball)

    def rest_point(self, ball: Ball) -> Point | None:
        """The point where the ball lay after the stroke, if it was told."""
        return self._point(self.rest(ball))

    def _point(self, place: Place | None) -> Point | None:
        if isinstance(place, Mark) and place in SPOTS:
            return spot(self.game.table, SPOTS.index(place) + 1)
        return place if isinstance(place, Point) else None

    def points(self) -> dict[Ball, Point]:
        """The points where balls lay after the stroke, as far as they were told."""
        told = ((ball, self._point(place)) for ball, place in places(getattr(self.act, "rests", ())))
        return {ball: point for ball, point in told if point is not None}

    def moved_at_least(self) -> frozenset[Ball]:
        """The balls said to have ended at least half a diameter from where they lay."""
        return frozenset(ball for rest in getattr(self.act, "rests", ()) if type(rest) is Moved for ball in rest.balls)

    def frozen_after(self) -> frozenset[Touching]:
        """The contacts that hold after the stroke: those told, else those that nothing ended and those places show."""
        rests = getattr(self.act, "rests", ())
        for rest in rests:
            if type(rest) is Frozen:
                return frozenset(contact for told in rests if type(told) is Frozen for contact in told.contacts)
        if not rests and not self.before.frozen:
            return frozenset()
        moved = self.involved().union(ball for ball, _ in places(rests))
        kept = [contact for contact in self.before.frozen if not moved.intersection(balls_of(contact))]
        leaning = [CushionTouch(ball, place) for ball, place in places(rests) if isinstance(place, Cushion)]
        points = self.points()
        position = self.before.position.without(*moved).with_balls(points)
        shown = contacts(position, self.game.balls, self.game.table, among=points.keys())
        return frozenset((*kept, *leaning, *shown))

    def frozen_to(self, ball: Ball, other: Ball) -> bool:
        """Before the stroke the two balls touched."""
        return BallTouch(ball, other) in self.before.frozen or BallTouch(other, ball) in self.before.frozen


def _first_ball(event: Event) -> Ball | None:
    ball = getattr(event, "ball", None)
    if ball is None and type(event) is Fell and isinstance(event.by, Ball):
        return event.by
    return ball


def _root(pin: Pin, felled: dict[Pin, Ball | Pin]) -> Ball | Pin:
    by: Ball | Pin = pin
    seen: set[Pin] = set()
    while isinstance(by, Pin) and by in felled and by not in seen:
        seen.add(by)
        by = felled[by]
    return by
