"""Strokes, remarks and acts: everything that can be done in a match."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from abrikol.equipment.names import Ball, Pin, Pocket
from abrikol.layout.position import Point
from abrikol.stroke.calls import Call
from abrikol.stroke.events import Group, Rest
from abrikol.stroke.people import Side, Who


class Word(Enum):
    """What only eyes report about a stroke or an act."""

    __hash__ = object.__hash__

    FOOT_OFF = "foot-off"
    SIDE_OF_TIP = "side-of-tip"
    DOUBLE_HIT = "double-hit"
    PUSH = "push"
    PRESS = "press"
    BALLS_MOVING = "balls-moving"
    TOUCH = "touch"
    BODY_OVER_RAIL = "body-over-rail"
    OUTSIDE_HOUSE = "outside-house"
    CLEANING = "cleaning"
    SHIFTED = "shifted"
    IMPOSSIBLE = "impossible"
    DELIBERATE = "deliberate"
    LATE = "late"
    FORGOT = "forgot"
    MANNER_OK = "manner-ok"
    MANNER_BAD = "manner-bad"
    OBVIOUS = "obvious"
    BY = "by"


@dataclass(frozen=True, slots=True)
class Remark:
    """A remark, with its value as written (`touch:7`, `by:B`), or without one."""

    word: Word
    value: str | None = None


@dataclass(frozen=True, slots=True)
class Stroke:
    """A stroke as it was seen: what was called, what happened in order, how it lay afterwards."""

    groups: tuple[Group, ...]
    calls: tuple[Call, ...] = ()
    rests: tuple[Rest, ...] = ()


@dataclass(frozen=True, slots=True)
class LagPair:
    """The lag: each side strikes its own ball to the foot cushion and back, at once."""

    groups: tuple[Group, ...]
    rests: tuple[Rest, ...] = ()


@dataclass(frozen=True, slots=True)
class Calling:
    """A call as an act of its own; it replaces what was called before."""

    calls: tuple[Call, ...]


@dataclass(frozen=True, slots=True)
class Undo:
    """Takes back the last action that still stands."""


@dataclass(frozen=True, slots=True)
class Rerack:
    """The balls are racked again, so many of them."""

    balls: int


@dataclass(frozen=True, slots=True)
class Start:
    """This side begins, by lot, agreement or the referee's word."""

    side: Side


@dataclass(frozen=True, slots=True)
class Choose:
    """The answer to a choice; the words of offers are listed in docs/notation.md."""

    offer: str


@dataclass(frozen=True, slots=True)
class Take:
    """A ball is lifted from the table onto the actor's shelf."""

    ball: Ball


@dataclass(frozen=True, slots=True)
class PlaceBall:
    """A ball is placed by hand or cue at a point."""

    ball: Ball
    point: Point


@dataclass(frozen=True, slots=True)
class OfferBall:
    """A ball is offered to the opponent to be played out of turn."""

    ball: Ball


@dataclass(frozen=True, slots=True)
class Touch:
    """Somebody touched a ball or a pin outside a stroke."""

    what: Ball | Pin


@dataclass(frozen=True, slots=True)
class Drop:
    """A hanging ball dropped so many seconds after the last stroke ended."""

    ball: Ball
    pocket: Pocket
    seconds: float


@dataclass(frozen=True, slots=True)
class Arrange:
    """The referee sets the balls as the rests say; with none, as at the start."""

    rests: tuple[Rest, ...] = ()


class Plain(Enum):
    """An act that needs no further word."""

    __hash__ = object.__hash__

    ACCEPT = "accept"
    DECLINE = "decline"
    INTERFERE = "interfere"
    RESTORE = "restore"
    TIMEOUT = "timeout"
    EXTEND = "extend"
    WARN = "warn"
    DOWN = "down"
    UP = "up"
    EXPIRED = "expired"
    LEAVE = "leave"
    REFUSE = "refuse"
    CONCEDE = "concede"


@dataclass(frozen=True, slots=True)
class Rule:
    """A person rules on the last stroke or incident: a call word, an article `book:slug`, a text or none."""

    verdict: str
    article: str
    text: str | None = None


@dataclass(frozen=True, slots=True)
class Correct:
    """Action n of the record was in truth this one."""

    number: int
    body: Stroke | Act
    remarks: tuple[Remark, ...] = ()


Act = (
    LagPair
    | Calling
    | Undo
    | Rerack
    | Start
    | Choose
    | Take
    | PlaceBall
    | OfferBall
    | Touch
    | Drop
    | Arrange
    | Plain
    | Rule
)
Body = Stroke | Act | Correct


@dataclass(frozen=True, slots=True)
class Action:
    """One entry of a record: who (None = whose turn it is), what, and what eyes saw."""

    who: Who | None
    body: Body
    remarks: tuple[Remark, ...] = ()
