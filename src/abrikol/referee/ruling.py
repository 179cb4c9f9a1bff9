"""The ruling: what the referee says about an action."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from abrikol.equipment.names import Ball, Pin
from abrikol.layout.position import Point
from abrikol.referee.duty import Duty
from abrikol.referee.situation import ClockState, Hand, Phase
from abrikol.rulebooks import Article
from abrikol.stroke.calls import Call as Called
from abrikol.stroke.events import Touching, Zone
from abrikol.stroke.people import Side
from abrikol.stroke.stroke import Stroke


class Call(Enum):
    """The word of a ruling (`call` in the JSON)."""

    __hash__ = object.__hash__

    LEGAL = "legal"
    POINT = "point"
    MISS = "miss"
    FOUL = "foul"
    VOID = "void"
    REPLAY = "replay"
    VALID_BREAK = "valid-break"
    BAD_BREAK = "bad-break"
    FIGURE = "figure"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class Spot:
    """A ball goes back on the table: at the first free of these places, or where the game spots balls."""

    ball: Ball
    places: tuple[str, ...] = ()
    point: Point | None = None
    """Where it then lies, if the places of the other balls are known."""

    def __str__(self) -> str:
        return f"spot {self.ball.value}" + (f" {'|'.join(self.places)}" if self.places else "")


@dataclass(frozen=True, slots=True)
class Shelve:
    """A ball leaves the table for a side's shelf."""

    side: Side
    ball: Ball

    def __str__(self) -> str:
        return f"shelve {self.side.value} {self.ball.value}"


@dataclass(frozen=True, slots=True)
class TakeBack:
    """So many balls come back from a side's shelf and are spotted."""

    side: Side
    count: int

    def __str__(self) -> str:
        return f"take-back {self.side.value} {self.count}"


@dataclass(frozen=True, slots=True)
class Transfer:
    """So many balls go from one shelf to another."""

    giver: Side
    taker: Side
    count: int

    def __str__(self) -> str:
        return f"transfer {self.giver.value} {self.taker.value} {self.count}"


@dataclass(frozen=True, slots=True)
class Reset:
    """All balls go to the opening position."""

    def __str__(self) -> str:
        return "reset"


@dataclass(frozen=True, slots=True)
class Restore:
    """Everything is as it was before the last stroke, which is played again or stands for nothing."""

    def __str__(self) -> str:
        return "restore"


@dataclass(frozen=True, slots=True)
class LayBack:
    """The balls lie again as before the last stroke, which stands as it was ruled.

    Without `stroke`: as before what happened since, of which nothing is known, so that nothing known changes.
    """

    stroke: bool = True

    def __str__(self) -> str:
        return "lay-back" if self.stroke else "lay-back since"


@dataclass(frozen=True, slots=True)
class Rerack:
    """So many balls are racked again."""

    balls: int

    def __str__(self) -> str:
        return f"rerack {self.balls}"


@dataclass(frozen=True, slots=True)
class Lay:
    """The referee lays a ball at a place."""

    ball: Ball
    place: str
    point: Point | None = None

    def __str__(self) -> str:
        return f"lay {self.ball.value} {self.place}"


@dataclass(frozen=True, slots=True)
class Clear:
    """A pin whose place a ball covers is taken off the table."""

    pin: Pin

    def __str__(self) -> str:
        return f"clear {self.pin.value}"


@dataclass(frozen=True, slots=True)
class Stand:
    """A pin that was taken off stands again: on its own place, or where this word says."""

    pin: Pin
    place: str = ""

    def __str__(self) -> str:
        return f"stand {self.pin.value} {self.place}".rstrip()


Move = Spot | Shelve | TakeBack | Transfer | Reset | Restore | LayBack | Rerack | Lay | Clear | Stand


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling:
    """The call with its articles, what it is worth to whom, what moves, what is to be done, and who plays.

    `turn` is the next striker; duties (the whole queue) come first. `owes` are
    changes of debts. What is None leaves the situation as it was; `memory`
    lists what changes, None forgetting a name. With `needs`, nothing else
    counts: only a person can tell.
    """

    call: Call | None
    articles: tuple[Article, ...] = ()
    awards: tuple[tuple[Side, int], ...] = ()
    owes: tuple[tuple[Side, int], ...] = ()
    moves: tuple[Move, ...] = ()
    duties: tuple[Duty, ...] = ()
    turn: Side
    run: int | None = None
    """The striker's run after it; None = unchanged, or 0 when the turn passes."""
    fresh: bool | None = None
    """Whether the next stroke begins an inning; None = only if the turn changed."""
    phase: Phase = Phase.PLAY
    hand: Hand | None = None
    frozen: frozenset[Touching] | None = None
    zones: tuple[tuple[Zone, str], ...] | None = None
    calls: tuple[Called, ...] = ()
    memory: tuple[tuple[str, str | None], ...] = ()
    clock: ClockState | None = None
    starter: Side | None = None
    own: tuple[Ball, ...] | None = None
    """Each side's cue ball from now on, side by side; None = as before."""
    wins: Side | None = None
    """This side wins by the ruling itself: the game, or with `forfeit` the match."""
    forfeit: bool = False
    needs: str | None = None
    again: Stroke | None = None
    """The last stroke is ruled anew, as this one."""

    @classmethod
    def need(cls, what: str, turn: Side) -> Ruling:
        """Nothing is ruled until a person tells this."""
        return cls(call=None, needs=what, turn=turn)
