"""The story of a stroke: one pass over its events for all that the articles ask about first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from abrikol.equipment.names import Ball, Pocket
from abrikol.referee.facts import Facts
from abrikol.stroke.events import At, Cross, Fall, Fly, Hit, Land, Line, Mark, Rebound, Rests, Return, Thing, Tip


@dataclass(frozen=True, slots=True, kw_only=True)
class Story:
    """Who was struck and touched, what fell, flew and came back.

    `contact` is the number of the group in which the cue ball first met an
    object ball, `first` the balls it met there, `contact_time` the last time
    told before it. `potted` fell and stayed down; of these `rail_run` came
    from the rail's top. `dropped` hung over a pocket and fell untouched.
    `off` came to rest, or touched something foreign, outside the bed.
    """

    cue: Ball | None = None
    tip: Tip | None = None
    strikes: int = 1
    tipped: tuple[Ball, ...] = ()
    contact: int | None = None
    first: tuple[Ball, ...] = ()
    contact_time: float | None = None
    potted: tuple[Ball, ...] = ()
    rail_run: tuple[Ball, ...] = ()
    dropped: tuple[tuple[Ball, Pocket], ...] = ()
    off: tuple[Ball, ...] = ()
    came_back: bool = False
    landed: bool = False
    crossers: frozenset[Ball] = frozenset()

    @property
    def gone(self) -> tuple[Ball, ...]:
        """The balls that left the bed by the stroke, each once: potted, then off the table."""
        return self.potted + self.off


class _Teller:
    """Gathers a story event by event."""

    __slots__ = (
        "came_back",
        "contact",
        "crossers",
        "cue",
        "down",
        "first",
        "foreign",
        "hung",
        "landed",
        "now",
        "off",
        "railed",
        "strikes",
        "time",
        "tip",
        "tipped",
    )

    def __init__(self, foreign: frozenset[Thing]) -> None:
        self.foreign = foreign
        self.cue: Ball | None = None
        self.tip: Tip | None = None
        self.strikes = 0
        self.tipped: list[Ball] = []
        self.contact: int | None = None
        self.first: list[Ball] = []
        self.now: float | None = None
        self.time: float | None = None
        self.down: dict[Ball, Pocket] = {}
        self.hung: dict[Ball, Pocket] = {}
        self.off: dict[Ball, bool] = {}
        self.railed: set[Ball] = set()
        self.came_back = False
        self.landed = False
        self.crossers: set[Ball] = set()

    def tip_met(self, event: Tip) -> None:
        if self.cue is None:
            self.cue, self.tip = event.ball, event
        if event.ball is self.cue:
            self.strikes += 1
        else:
            self.tipped.append(event.ball)

    def named(self, ball: Ball) -> None:
        """The first ball of a line without a tip was struck."""
        if self.cue is None:
            self.cue, self.strikes = ball, 1

    def hit(self, event: Hit, number: int) -> None:
        self.named(event.ball)
        if event.ball is self.cue:
            other = event.other
        elif event.other is self.cue:
            other = event.ball
        else:
            return
        if self.contact is None:
            self.contact, self.time = number, self.now
        if self.contact == number:
            self.first.append(other)

    def fell(self, event: Fall) -> None:
        if event.untouched:
            self.hung[event.ball] = event.pocket
            return
        self.named(event.ball)
        if self.off.get(event.ball):
            return
        if self.off.pop(event.ball, None) is not None:
            self.railed.add(event.ball)
        self.down[event.ball] = event.pocket

    def returned(self, event: Return) -> None:
        self.came_back = self.came_back or event.ball in self.down
        self.down.pop(event.ball, None)
        self.hung.pop(event.ball, None)

    def flew(self, event: Fly) -> None:
        self.named(event.ball)
        over = event.over
        if over is not None and type(over) is not Thing:
            return
        final = over in self.foreign or over is Thing.FLOOR
        self.off[event.ball] = self.off.get(event.ball, False) or final

    def landing(self, event: Land) -> None:
        if self.off.get(event.ball) is False:
            del self.off[event.ball]
            self.landed = True


def tell(facts: Facts[Any]) -> Story:
    """The story of the stroke; a ball that lies on the rail or off the table afterwards is off it (FREE-22b.1)."""
    teller = _Teller(facts.law.foreign)
    for number, group in enumerate(facts.groups):
        for event in group:
            kind = type(event)
            if kind is Rebound:
                if teller.cue is None:
                    teller.named(event.ball)  # type: ignore[union-attr]
            elif kind is Hit:
                if teller.contact is None or teller.contact == number:
                    teller.hit(event, number)  # type: ignore[arg-type]
            else:
                _told(teller, kind, event)
    for rest in getattr(facts.act, "rests", ()):
        if type(rest) is Rests and (rest.place is Mark.RAIL or rest.place is Mark.OFF):
            teller.down.pop(rest.ball, None)
            teller.off[rest.ball] = True
    return _story(teller)


def _told(teller: _Teller, kind: type, event: Any) -> None:
    if kind is Tip:
        teller.tip_met(event)
    elif kind is Fall:
        teller.fell(event)
    elif kind is Return:
        teller.returned(event)
    elif kind is Fly:
        teller.flew(event)
    elif kind is Land:
        teller.landing(event)
    elif kind is At:
        teller.now = event.seconds
    else:
        _other(teller, event)


def _other(teller: _Teller, event: object) -> None:
    if type(event) is Cross and event.line is Line.CENTRE:
        teller.crossers.add(event.ball)
    if teller.cue is None and isinstance(ball := getattr(event, "ball", None), Ball):
        teller.named(ball)


def _story(teller: _Teller) -> Story:
    down = teller.down
    return Story(
        cue=teller.cue,
        tip=teller.tip,
        strikes=teller.strikes,
        tipped=tuple(teller.tipped),
        contact=teller.contact,
        first=tuple(teller.first),
        contact_time=teller.time,
        potted=tuple(down),
        rail_run=tuple(ball for ball in down if ball in teller.railed) if teller.railed else (),
        dropped=tuple(teller.hung.items()),
        off=tuple(teller.off),
        came_back=teller.came_back,
        landed=teller.landed,
        crossers=frozenset(teller.crossers),
    )
