"""The lag: two balls at once to the foot cushion and back, for the right to decide who starts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from abrikol.equipment.names import Ball, Cushion
from abrikol.layout.position import TOUCH_TOLERANCE
from abrikol.referee.duty import Duty, Kind
from abrikol.referee.refused import Refused
from abrikol.referee.ruling import Call, Ruling
from abrikol.referee.situation import Phase
from abrikol.rulebooks import Article
from abrikol.stroke.events import Cross, Event, Fall, Fell, Fly, Hit, Jaw, Line, Rebound
from abrikol.stroke.people import Side
from abrikol.stroke.stroke import LagPair, Word

if TYPE_CHECKING:
    from abrikol.equipment.tables import Table
    from abrikol.layout.position import Position
    from abrikol.referee.discipline import Discipline
    from abrikol.referee.facts import Facts
    from abrikol.referee.situation import Situation

LAG = "lag"
LEFT = "lag-left"
"""Remembered, where it was settled: the side that lags from the left half."""
SAME = 1e-4
"""Distances to the head cushion that differ by less than this (m) are equal to the eye."""


@dataclass(frozen=True, slots=True)
class LagBall:
    """One side's ball in the lag and the events it took part in."""

    side: Side
    ball: Ball
    events: tuple[Event, ...]
    at_head: bool = False
    """It stopped on the head cushion."""

    def rebounds(self, *cushions: Cushion) -> int:
        """How often it rebounded from these cushions."""
        return sum(
            type(event) is Rebound and event.ball is self.ball and event.cushion in cushions for event in self.events
        )

    def reached_foot(self) -> bool:
        """It rebounded from the foot cushion."""
        return self.rebounds(Cushion.FOOT) > 0

    def crossed_axis(self) -> bool:
        """Its centre crossed into the other side's half."""
        return any(type(event) is Cross and event.line is Line.AXIS for event in self.events if _of(event, self.ball))

    def fell(self) -> bool:
        """It fell into a pocket."""
        return any(type(event) is Fall and event.ball is self.ball for event in self.events)

    def flew(self) -> bool:
        """It left the bed."""
        return any(type(event) is Fly and event.ball is self.ball for event in self.events)

    def hit(self, *balls: Ball) -> bool:
        """It touched one of these balls."""
        return any(type(event) is Hit and (event.ball in balls or event.other in balls) for event in self.events)

    def felled(self) -> bool:
        """It felled a pin."""
        return any(type(event) is Fell and event.by is self.ball for event in self.events)

    def jawed(self) -> bool:
        """It touched a pocket's jaw."""
        return any(type(event) is Jaw and event.ball is self.ball for event in self.events)


@dataclass(frozen=True, slots=True)
class LagFault:
    """A way to lose the lag: the article's slug and the test on one side's ball."""

    slug: str
    test: Callable[[LagBall], bool]


@dataclass(frozen=True, slots=True, kw_only=True)
class LagLaw:
    """A game's lag as data: the ways to lose it, and the articles of winning and repeating it."""

    faults: tuple[LagFault, ...]
    won: str = "lag-won"
    again: str = "lag-again"
    lay: Callable[[Table], Position] | None = None
    """Where the balls lie before it."""
    late_start: str | None = None
    """Article of a ball struck late or early: repeat, and the second offence of a side loses."""
    collision_repeats: bool = False
    """Balls that collide, and nobody is plainly to blame: repeat, wherever they stop."""


def balls_of(game: Discipline[Any], before: Situation) -> tuple[Ball, ...]:
    """The ball that each side strikes in the lag, in the order of the sides; none where it isn't known how they lie."""
    if game.lag.lay is None:
        return ()
    balls = before.own if len(before.own) >= len(before.sides) else tuple(game.lag.lay(game.table))
    return balls[: len(before.sides)] if len(balls) >= len(before.sides) else ()


def laid(game: Discipline[Any], before: Situation) -> Situation:
    """The situation with the balls where they lie for the lag, all others away."""
    if game.lag.lay is None:
        return before
    position = _from_halves(game.lag.lay(game.table), before)
    away = frozenset(game.balls.balls) - frozenset(position)
    return replace(before, position=position, absent=away, frozen=frozenset(), hand=None)


def _from_halves(position: Position, before: Situation) -> Position:
    """With the balls in each other's place, if the side that is to lag from the left has its ball on the right."""
    left = before.recall(LEFT)
    if left is None or len(before.own) != 2:
        return position
    mine = before.own[before.index(Side(left))]
    (other,) = (ball for ball in before.own if ball is not mine)
    if position[mine].y >= position[other].y:
        return position
    return position.with_balls({mine: position[other], other: position[mine]})


def judge_lag(facts: Facts[Any]) -> Ruling:
    """Rule the lag: a fault loses it; two, a collision or equal distances repeat it; else the nearer ball has won."""
    own, sides = facts.before.own, facts.before.sides
    if 0 < len(own) < len(sides):
        raise Refused("lag-too-few-balls", sides=len(sides), balls=len(own))
    balls = lag_balls(facts)
    if len(balls) < len(sides):
        return Ruling.need("which ball each side struck", facts.before.turn)
    if (late := facts.remark(Word.LATE)) and facts.game.lag.late_start:
        return _late(facts, _named(facts, late), facts.book[facts.game.lag.late_start])
    faults = {ball.side: article for ball in balls if (article := _fault(facts, ball))}
    if len(faults) == 1:
        (loser, article), *_ = faults.items()
        return won(facts, facts.before.after(loser), article)
    if len(faults) > 1:
        return _again(facts, *faults.values())
    if facts.game.lag.collision_repeats and balls[0].hit(*(other.ball for other in balls[1:])):
        return _again(facts)
    return _nearest(facts, balls)


def lag_balls(facts: Facts[Any]) -> tuple[LagBall, ...]:
    """Each side's ball with its events: its own where that is settled, else the struck balls in the order of sides."""
    assert isinstance(facts.act, LagPair)
    own, struck = facts.before.own, tuple(dict.fromkeys(tip.ball for tip in facts.tips))
    if not struck or set(struck) == set(own):
        struck = own or _seen(facts)
    events = tuple(facts.events())
    return tuple(
        LagBall(side, ball, tuple(event for event in events if _of(event, ball)), _at_head(facts, ball))
        for side, ball in zip(facts.before.sides, struck, strict=False)
    )


def _seen(facts: Facts[Any]) -> tuple[Ball, ...]:
    """The balls of the lag where nobody wrote the tips: in the order they were first named."""
    named = (getattr(told, "ball", None) for told in (*facts.events(), *getattr(facts.act, "rests", ())))
    return tuple(dict.fromkeys(ball for ball in named if isinstance(ball, Ball)))


def won(facts: Facts[Any], winner: Side, article: Article) -> Ruling:
    """The winner decides who starts."""
    choose = Duty(winner, Kind.CHOOSE, ("start", "cede"), implied="start")
    return Ruling(
        call=Call.DONE,
        articles=(article,),
        duties=(choose,),
        turn=winner,
        starter=winner,
        phase=Phase.OPENING,
        memory=((LAG, None),),
    )


def _fault(facts: Facts[Any], ball: LagBall) -> Article | None:
    for fault in facts.game.lag.faults:
        if fault.slug in facts.book and fault.test(ball):
            return facts.book[fault.slug]
    return None


def _named(facts: Facts[Any], late: str) -> Side:
    for side in facts.before.sides:
        if side.value == late:
            return side
    raise Refused("lag-late-side", side=late or "")


def _late(facts: Facts[Any], offender: Side, article: Article) -> Ruling:
    if offender.value in (facts.before.recall(LAG) or ""):
        return won(facts, facts.before.after(offender), article)
    return _again(facts, article, offender=offender)


def _again(facts: Facts[Any], *articles: Article, offender: Side | None = None) -> Ruling:
    cited = tuple(dict.fromkeys((*articles, facts.book[facts.game.lag.again])))
    return Ruling(
        call=Call.REPLAY,
        articles=cited,
        duties=(Duty(facts.before.sides[0], Kind.LAG, lapses=True),),
        turn=facts.before.turn,
        phase=Phase.LAG,
        memory=((LAG, (facts.before.recall(LAG) or "") + offender.value),) if offender else (),
    )


def _at_head(facts: Facts[Any], ball: Ball) -> bool:
    away = _from_head(facts, ball)
    return away is not None and away <= _on_head(facts, ball) + TOUCH_TOLERANCE


def _from_head(facts: Facts[Any], ball: Ball) -> float | None:
    """How far from the head cushion the ball's centre stopped, if it was told, in metres."""
    if facts.rest(ball) is Cushion.HEAD:
        return _on_head(facts, ball)
    point = facts.rest_point(ball)
    return None if point is None else point.x


def _on_head(facts: Facts[Any], ball: Ball) -> float:
    return facts.game.table.reach(facts.game.balls.radius(ball))


def _nearest(facts: Facts[Any], balls: tuple[LagBall, ...]) -> Ruling:
    where = {ball.side: _from_head(facts, ball.ball) for ball in balls}
    for ball in balls:
        if where[ball.side] is None:
            return Ruling.need(f"position of {ball.ball.value}", facts.before.turn)
    ordered = sorted((away, side.value) for side, away in where.items() if away is not None)
    if abs(ordered[0][0] - ordered[1][0]) < SAME:
        return _again(facts)
    return won(facts, Side(ordered[0][1]), facts.book[facts.game.lag.won])


def _of(event: Event, ball: Ball) -> bool:
    if type(event) is Hit:
        return ball in (event.ball, event.other)
    if type(event) is Fell:
        return event.by is ball
    return getattr(event, "ball", None) is ball
