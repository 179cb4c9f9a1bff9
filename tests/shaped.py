"""Shaped play for any game: numbers become strokes with the game's own balls in possible orders, and acts.

A stroke begins with a tip; a ball that fell or left takes part in nothing until
it is back. Numbers shrink, so a failure shrinks to the plainest play.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeVar

from hypothesis import strategies as st

from abrikol.equipment.names import Ball, Cushion, Pin, Pocket
from abrikol.layout.position import Point
from abrikol.match.match import offered
from abrikol.referee.discipline import Discipline
from abrikol.referee.situation import Situation
from abrikol.stroke.calls import Announcement, Call, PocketCall
from abrikol.stroke.events import (
    BallTouch,
    Cross,
    CushionTouch,
    Event,
    Fall,
    Fell,
    Fly,
    Frozen,
    Group,
    Hit,
    Jaw,
    Land,
    Leave,
    Line,
    Moved,
    Rebound,
    Rest,
    Rests,
    Return,
    Thing,
    Tip,
    Zone,
)
from abrikol.stroke.people import Official, Side
from abrikol.stroke.settings import Settings
from abrikol.stroke.stroke import (
    Action,
    Arrange,
    Calling,
    Choose,
    Drop,
    LagPair,
    OfferBall,
    PlaceBall,
    Plain,
    Remark,
    Start,
    Stroke,
    Take,
    Touch,
    Word,
)

Value = TypeVar("Value")
Numbers = list[int]

numbers = st.lists(st.integers(0, 9999), min_size=1, max_size=14)
"""What one stroke or act is made of."""
plays = st.lists(numbers, min_size=1, max_size=5)
"""What a little match is made of."""


def pick(values: tuple[Value, ...], number: int) -> Value:
    """One of the values."""
    return values[number % len(values)]


@dataclass(slots=True)
class Bed:
    """The balls that can take part in something now."""

    game: Discipline[Any]
    balls: tuple[Ball, ...]
    cue: Ball
    last: Ball
    """The ball that something happened to last."""
    down: dict[Ball, Pocket] = field(default_factory=dict)
    flown: list[Ball] = field(default_factory=list)
    met: set[Ball] = field(default_factory=set)

    def free(self) -> tuple[Ball, ...]:
        return tuple(ball for ball in self.balls if ball not in self.down and ball not in self.flown)

    def event(self, number: int) -> Event | None:
        """The event that a number means here, if it is possible."""
        kind, more = number % 16, number // 16
        free = self.free()
        if kind == 0 and self.flown:
            return Land(self.flown.pop())
        if kind == 1 and self.down:
            ball, pocket = self.down.popitem()
            return Return(ball, pocket)
        if not free:
            return None
        likely = tuple(ball for ball in (self.cue, self.last) if ball in free)
        ball, rest = pick(likely if kind in (2, 3, 4, 7, 8, 9) and likely else free, more), more // len(free)
        self.last = ball
        return self._of(kind, ball, rest, tuple(other for other in free if other is not ball))

    def _of(self, kind: int, ball: Ball, rest: int, others: tuple[Ball, ...]) -> Event | None:
        if kind in (2, 3, 4, 5, 6) and others:
            fresh = tuple(other for other in others if other not in self.met)
            self.last = pick(fresh if kind < 5 and fresh else others, rest)
            self.met.add(self.last)
            return Hit(ball, self.last)
        if kind in (7, 8, 9, 10):
            return Rebound(ball, pick(tuple(Cushion), rest))
        if kind == 11:
            self.flown.append(ball)
            return Fly(ball, pick((None, Thing.FLOOR, Thing.RAIL, Thing.LAMP), rest))
        if kind == 12:
            return Cross(ball, pick((Line.CENTRE, Line.HOUSE, Line.AXIS), rest))
        if kind == 13 and self.game.pins:
            return Fell(ball, pick(self.game.pins.names, rest))
        if kind == 14 and self.game.zones:
            return Leave(ball, Zone(pick(self.game.zones.names, rest)))
        return self._at_pocket(ball, rest) if self.game.table.pockets else None

    def _at_pocket(self, ball: Ball, rest: int) -> Event:
        pocket = pick(tuple(Pocket), rest // 3)
        if rest % 3 == 0:
            return Jaw(ball, pocket)
        self.down[ball] = pocket
        return Fall(ball, pocket)


def stroke(game: Discipline[Any], before: Situation, told: Numbers) -> Stroke:
    """A possible stroke by the side at the table."""
    on_table = tuple(ball for ball in game.balls.balls if ball not in before.absent)
    may = tuple(ball for ball in game.options(before).cue_balls if ball in on_table) or on_table
    first, *rest = told
    cue = pick(on_table, first // 16) if first % 8 == 7 else pick(may, first // 16)
    bed = Bed(game, on_table, cue, cue)
    groups: list[Group] = [(Tip(cue),)]
    for number in rest:
        event = bed.event(number // 2)
        if event is not None:
            joined = number % 8 == 1 and len(groups) > 1 and type(event) in (Hit, Rebound, Cross)
            groups[-1:] = [(*groups[-1], event)] if joined else [groups[-1], (event,)]
    return Stroke(tuple(groups), _calls(bed, first), _rests(game, bed, first))


def _calls(bed: Bed, number: int) -> tuple[Call, ...]:
    if bed.down and number % 3:
        return (PocketCall(*pick(tuple(bed.down.items()), number // 3)),)
    if bed.game.table.pockets and number % 5 == 1:
        return (PocketCall(pick(bed.balls, number // 3), pick(tuple(Pocket), number // 7)),)
    return (Announcement.SAFETY,) if number % 11 == 5 else ()


def _rests(game: Discipline[Any], bed: Bed, number: int) -> tuple[Rest, ...]:
    free, kind = bed.free(), number % 13
    if kind > 4 or len(free) < 2:
        return ()
    ball, other = free[0], free[1]
    point = Point(0.3 + number % 7 * 0.25, 0.2 + number % 5 * 0.2)
    touch = BallTouch(ball, other) if number % 2 else CushionTouch(other, Cushion.FOOT)
    told: tuple[Rest, ...] = (
        Rests(ball, point),
        Frozen((touch,)),
        Moved(free[: 1 + number % 3]),
        Rests(other, Cushion.LEFT),
    )
    return (told[kind % 4],)


ACTS = (*(act for act in Plain if act is not Plain.RESTORE), Plain.RESTORE)
WORDS = (
    Word.FOOT_OFF,
    Word.PUSH,
    Word.BALLS_MOVING,
    Word.SIDE_OF_TIP,
    Word.TOUCH,
    Word.DELIBERATE,
    Word.LATE,
    Word.CLEANING,
    Word.SHIFTED,
)


def action(game: Discipline[Any], before: Situation, told: Numbers) -> Action:
    """A stroke three times of four, else an act."""
    first, *_ = told
    words = (Remark(pick(WORDS, first // 17)),) if first % 17 == 4 else ()
    if first % 4 or not told[1:]:
        by = pick(before.sides, first) if first % 23 == 5 else None
        return Action(by, stroke(game, before, [number // 4 for number in told]), words)
    who = pick((None, None, *before.sides, *Official), first // 4)
    return Action(who, act(game, before, told[1]), words)


def act(game: Discipline[Any], before: Situation, number: int) -> Any:
    """An act, most likely one that is due."""
    ball, more = pick(game.balls.balls, number // 8), number // 8
    offers, balls = offered(game, before), game.balls.balls
    if number % 8 < 3 and offers:
        return Choose(pick(offers, more))
    pin: Pin | Ball = game.pins.names[0] if game.pins and more % 3 == 0 else ball
    return pick(
        (
            Take(ball),
            Touch(pin),
            PlaceBall(ball, Point(0.3 + more % 9 * 0.2, 0.3 + more % 4 * 0.2)),
            Arrange(),
            Calling((PocketCall(ball, Pocket.FL),) if game.table.pockets else (Announcement.SAFETY,)),
            Drop(ball, Pocket.FL, float(more % 9)) if game.table.pockets else Plain.TIMEOUT,
            OfferBall(ball),
            pick(ACTS, more),
            Start(pick(before.sides, more)),
            LagPair(((Rebound(balls[0], Cushion.FOOT), Rebound(balls[1], Cushion.FOOT)),), _lagged(balls, more)),
        ),
        number,
    )


def _lagged(balls: tuple[Ball, ...], number: int) -> tuple[Rest, ...]:
    return tuple(Rests(ball, Point(0.1 + number % (3 + at), 0.4 + at)) for at, ball in enumerate(balls[:2]))


def settings(game: Discipline[Any], numbers_: Numbers) -> Settings:
    """A state to begin from: a score near the end or at the start, perhaps the opening, contacts, a run, a clock."""
    first, second, third = (*numbers_, 0, 0, 0)[:3]
    players = pick(game.players, first)
    low = 0 if first % 3 else 6
    balls = game.balls.balls
    return Settings(
        turn=pick(tuple(Side)[: min(players, 2)], second),
        players=players,
        score=(low,) * players if not game.countdown else None,
        opening=third % 3 == 0,
        run=second % 3 if third % 3 else None,
        frozen=(BallTouch(balls[0], balls[1]), CushionTouch(balls[1], Cushion.FOOT)) if second % 4 == 1 else (),
        clock=45 if third % 5 == 1 else None,
    )
