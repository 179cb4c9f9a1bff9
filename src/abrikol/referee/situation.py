"""The situation: all the law needs to know about *before*."""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import Enum
from operator import attrgetter
from typing import TYPE_CHECKING

from abrikol.equipment.names import Ball, Pin
from abrikol.layout.position import Point, Position
from abrikol.referee.duty import Duty
from abrikol.referee.format import Format
from abrikol.stroke.calls import Call
from abrikol.stroke.events import BallTouch, Touching, Zone
from abrikol.stroke.people import Side
from abrikol.stroke.stroke import Remark, Stroke

if TYPE_CHECKING:
    from abrikol.referee.ruling import Ruling


UNKNOWN = Position()
"""Nothing is known of where the balls lie."""


class Phase(Enum):
    """Where a game stands: lagging for the opening, at the opening stroke, or in play."""

    __hash__ = object.__hash__

    LAG = "lag"
    OPENING = "opening"
    PLAY = "play"


@dataclass(frozen=True, slots=True)
class Hand:
    """The striker's ball is in hand: where it may be placed (house, rear, any, lower, upper, a zone)."""

    where: str


@dataclass(frozen=True, slots=True)
class ClockState:
    """The clock of strokes: its limit if one runs, what is left, what was warned of and used."""

    limit: int | None = None
    left: float | None = None
    warned: bool = False
    down: bool = False
    extended: bool = False
    used: tuple[int, ...] = ()
    """Extensions used in this game, side by side."""


@dataclass(frozen=True, slots=True)
class Past:
    """The last stroke with the situation it was played from: what a restore or a late ruling goes back to."""

    before: Situation
    by: Side
    act: Stroke
    remarks: frozenset[Remark]
    ruling: Ruling


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """Before an action: who plays from what, what is owed, called and still to be done.

    Tuples of numbers go side by side with `sides`. `turn` is who strikes next
    once the duties are done; `position` holds only what is known.
    """

    sides: tuple[Side, ...]
    format: Format
    options: tuple[tuple[str, str], ...] = ()
    """Agreed options of the game by name (`with=` in the notation)."""
    turn: Side = Side.A
    phase: Phase = Phase.PLAY
    starter: Side = Side.A
    scores: tuple[int, ...] = ()
    shelves: tuple[int, ...] = ()
    owes: tuple[int, ...] = ()
    own: tuple[Ball, ...] = ()
    """Each side's own cue ball; empty where balls are shared."""
    innings: tuple[int, ...] = ()
    run: int = 0
    fresh: bool = True
    """The next stroke of `turn` begins an inning (a visit)."""
    position: Position = UNKNOWN
    absent: frozenset[Ball] = frozenset()
    frozen: frozenset[Touching] = frozenset()
    standing: frozenset[Pin] | None = None
    """Pins that stand; None = the whole figure."""
    hand: Hand | None = None
    zones: tuple[tuple[Zone, str], ...] = ()
    calls: tuple[Call, ...] = ()
    duties: tuple[Duty, ...] = ()
    memory: tuple[tuple[str, str], ...] = ()
    """What this game keeps besides: name and value, sorted by name."""
    clock: ClockState = ClockState()
    game: int = 1
    won: tuple[int, ...] = ()
    """Games (sets) won."""
    equaliser: Side | None = None
    """The side that is having its equalising inning."""
    extra: tuple[int, ...] | None = None
    """Points of a shoot-out, while there is one; they are no points of the game."""
    closed: bool = False
    """This game is over; the next action opens the next one."""
    over: Over | None = None
    """The match is over."""
    last: Past | None = None

    def index(self, side: Side) -> int:
        """The side's place in the tuples of numbers."""
        return self.sides.index(side)

    def score(self, side: Side) -> int:
        """The side's points in this game."""
        return self.scores[self.sides.index(side)]

    def shelf(self, side: Side) -> int:
        """Balls on the side's shelf."""
        return self.shelves[self.sides.index(side)]

    def debt(self, side: Side) -> int:
        """Balls the side owes."""
        return self.owes[self.sides.index(side)] if self.owes else 0

    def after(self, side: Side) -> Side:
        """The side that comes to the table after this one."""
        return self.sides[(self.sides.index(side) + 1) % len(self.sides)]

    def others(self, side: Side) -> tuple[Side, ...]:
        """All sides but this one, in the order they come to the table after it."""
        at = self.sides.index(side)
        return self.sides[at + 1 :] + self.sides[:at]

    def at(self, ball: Ball) -> Point | None:
        """Where the ball lies, if that is known."""
        return self.position.get(ball)

    def touching(self, ball: Ball) -> frozenset[Ball]:
        """The balls that this ball touches at rest."""
        return frozenset(
            contact.other if contact.ball is ball else contact.ball
            for contact in self.frozen
            if isinstance(contact, BallTouch) and ball in (contact.ball, contact.other)
        )

    def recall(self, name: str) -> str | None:
        """What the game keeps under that name."""
        for key, value in self.memory:
            if key == name:
                return value
        return None

    def option(self, name: str, default: str) -> str:
        """What the sides agreed under that name."""
        for key, value in self.options:
            if key == name:
                return value
        return default

    @property
    def actor(self) -> Side:
        """Who acts next: the side that owes the first duty, else the striker."""
        for duty in self.duties:
            if isinstance(duty.by, Side):
                return duty.by
        return self.turn

    @property
    def decider(self) -> bool:
        """This game decides the match: all sides need one more."""
        return self.format.games > 1 and not self.format.fixed and min(self.won) == self.format.games - 1

    def forgetting(self) -> Situation:
        """The same situation without its past, so that pasts do not chain."""
        return _without_past(self) if self.last else self


@dataclass(frozen=True, slots=True)
class Over:
    """The end of a game or of the match: the winner (None = a draw) and the final score as it is written."""

    winner: Side | None
    final: str


# Every stroke leaves a copy of what was before it, so this copy is not made by `replace`: it takes a third of the time.
_NAMES = tuple(field.name for field in fields(Situation) if field.name != "last")
_values = attrgetter(*_NAMES)
_setters = tuple(getattr(Situation, name).__set__ for name in (*_NAMES, "last"))


def _without_past(situation: Situation) -> Situation:
    copy = object.__new__(Situation)
    for put, value in zip(_setters, (*_values(situation), None), strict=True):
        put(copy, value)
    return copy
