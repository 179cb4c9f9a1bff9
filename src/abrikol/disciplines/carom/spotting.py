"""Where carom balls go: jumped ones, frozen ones, and all three to the start."""

from __future__ import annotations

from abrikol.disciplines.carom.general import FOREIGN, CaromLaw, own_ball
from abrikol.equipment.names import Ball
from abrikol.layout.position import Point, Position
from abrikol.layout.respot import first_free_spot, obstructing
from abrikol.layout.spots import other_cue_ball, spot
from abrikol.referee.facts import Facts
from abrikol.referee.ruling import Move, Reset, Spot
from abrikol.stroke.people import Side

OBSTRUCTOR = "obstructor"
"""The spot of the ball that lies in the way: the word of a place that only eyes can name."""


def spot_jumped(facts: Facts[CaromLaw], next_side: Side) -> tuple[Move, ...]:
    """Spot the balls that left the table, each on the first free of its spots; all three go to the start."""
    off = facts.off_table(foreign=FOREIGN)
    if len(off) == 3 or (off and facts.law.all_to_start):
        return (Reset(),)
    position = _known(facts).without(*off)
    complete = len(position) + len(off) == 3
    moves: list[Move] = []
    for ball in _in_order(facts, off, next_side, position):
        move = _spotted(facts, ball, _spots(facts, ball, next_side), position if complete else None)
        moves.append(move)
        position = position.with_ball(ball, move.point) if move.point else position
    return tuple(moves)


def respot_frozen(facts: Facts[CaromLaw]) -> tuple[Move, ...]:
    """Respot the cue ball and the balls it touches, each on its own spot or that of the ball in its way."""
    if facts.law.all_to_start:
        return (Reset(),)
    cue = own_ball(facts.before, facts.side)
    concerned = (Ball.R, cue, other_cue_ball(cue))
    touching = facts.before.touching(cue) | {cue}
    balls = tuple(ball for ball in concerned if ball in touching)
    if len(balls) == 3:
        home = Position({ball: _home_point(facts, ball, cue) for ball in balls})
        return tuple(Spot(ball, (f"spot{_home(ball, cue)}",), home[ball]) for ball in balls)
    free = next(ball for ball in concerned if ball not in touching)
    return tuple(_home_spot(facts, ball, free, cue) for ball in balls)


def _home_spot(facts: Facts[CaromLaw], ball: Ball, free: Ball, cue: Ball) -> Spot:
    where = facts.before.at(free)
    if where is None:
        return Spot(ball, (f"spot{_home(ball, cue)}", OBSTRUCTOR))
    home = _home_point(facts, ball, cue)
    taken = obstructing(home, ball, Position({free: where}), facts.game.balls)
    number = _home(free if taken else ball, cue)
    return Spot(ball, (f"spot{number}",), spot(facts.game.table, number))


def _home(ball: Ball, cue: Ball) -> int:
    """Red 3, own cue ball 1, the opponent's 2."""
    return 3 if ball is Ball.R else 1 if ball is cue else 2


def _home_point(facts: Facts[CaromLaw], ball: Ball, cue: Ball) -> Point:
    return spot(facts.game.table, _home(ball, cue))


def _known(facts: Facts[CaromLaw]) -> Position:
    """Where the balls lie after the stroke, as far as it was told."""
    told = {ball: point for ball in (Ball.W, Ball.Y, Ball.R) if (point := facts.rest_point(ball))}
    still = {ball: point for ball, point in facts.before.position.places if not _moved(facts, ball)}
    return Position({**still, **told})


def _moved(facts: Facts[CaromLaw], ball: Ball) -> bool:
    return ball is facts.cue_ball or facts.touched(ball)


def _spots(facts: Facts[CaromLaw], ball: Ball, next_side: Side) -> tuple[int, ...]:
    law = facts.law
    first = own_ball(facts.before, next_side) if law.jumped_by_turn else facts.cue_ball
    return law.jumped[2] if ball is Ball.R else law.jumped[0] if ball is first else law.jumped[1]


def _in_order(facts: Facts[CaromLaw], off: tuple[Ball, ...], next_side: Side, position: Position) -> tuple[Ball, ...]:
    """The cue ball first; of two object balls the one whose own spot is free, red on a tie."""

    def rank(ball: Ball) -> tuple[bool, bool, bool]:
        home = spot(facts.game.table, _spots(facts, ball, next_side)[0])
        taken = bool(obstructing(home, ball, position, facts.game.balls))
        return ball is not facts.cue_ball, taken, ball is not Ball.R

    return tuple(sorted(off, key=rank))


def _spotted(facts: Facts[CaromLaw], ball: Ball, numbers: tuple[int, ...], position: Position | None) -> Spot:
    if position is None:
        return Spot(ball, tuple(f"spot{number}" for number in numbers))
    points = {number: spot(facts.game.table, number) for number in numbers}
    free = first_free_spot(points.values(), ball, position, facts.game.balls)
    number = next(number for number, point in points.items() if point == free)
    return Spot(ball, (f"spot{number}",), free)


__all__ = ["OBSTRUCTOR", "respot_frozen", "spot_jumped"]
