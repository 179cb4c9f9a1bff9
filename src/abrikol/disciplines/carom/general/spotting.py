"""Where carom balls go: jumped ones, frozen ones, and all three to the start."""

from __future__ import annotations

from abrikol.disciplines.carom.general import FOREIGN, CaromLaw, own_ball
from abrikol.equipment.names import CAROM_BALLS, Ball
from abrikol.layout.position import Position
from abrikol.layout.respot import first_free_spot, obstructing
from abrikol.layout.spots import other_cue_ball, spot
from abrikol.referee.facts import Facts
from abrikol.referee.ruling import Move, Reset, Spot
from abrikol.stroke.people import Side

OBSTRUCTOR = "obstructor"
"""The own spot of the ball that lies in the way: the word of a place that only eyes can name."""

Homes = dict[Ball, int]
"""The number of each ball's own spot."""


# Jumped balls -----------------------------------------------------------------------------------


def spot_jumped(facts: Facts[CaromLaw], next_side: Side) -> tuple[Move, ...]:
    """Spot the balls that left the table, one after the other; all three go to the start."""
    off = facts.off_table(foreign=FOREIGN)
    if len(off) == 3 or (off and facts.law.all_to_start):
        return (Reset(),)
    if not off:
        return ()
    lists = _lists(facts, next_side)
    homes = {ball: numbers[0] for ball, numbers in lists.items()}
    position = _known(facts).without(*off)
    order = _in_order(facts, off, homes, position)
    if facts.law.to_obstructor:
        return tuple(_at_home(facts, ball, homes, off, position) for ball in order)
    return _at_first_free(facts, order, lists, position)


def _lists(facts: Facts[CaromLaw], next_side: Side) -> dict[Ball, tuple[int, ...]]:
    """Each ball's spots in their order."""
    law = facts.law
    first = own_ball(facts.before, next_side) if law.jumped_by_turn else own_ball(facts.before, facts.side)
    return dict(zip((first, other_cue_ball(first), Ball.R), law.jumped, strict=True))


def _known(facts: Facts[CaromLaw]) -> Position:
    """Where the balls lie after the stroke, as far as it was told."""
    return facts.before.position.without(*facts.involved()).with_balls(facts.points())


def _in_order(facts: Facts[CaromLaw], off: tuple[Ball, ...], homes: Homes, position: Position) -> list[Ball]:
    """The cue ball first; of two object balls the one whose own spot is free, red on a tie."""

    def rank(ball: Ball) -> tuple[bool, bool, bool]:
        return ball is not facts.cue_ball, bool(_blockers(facts, ball, homes[ball], position)), ball is not Ball.R

    return sorted(off, key=rank)


def _at_first_free(
    facts: Facts[CaromLaw], order: list[Ball], lists: dict[Ball, tuple[int, ...]], position: Position
) -> tuple[Move, ...]:
    """Each on the first free of its spots; named where every other ball's place is known."""
    complete = len(position) + len(order) == 3
    moves: list[Move] = []
    for ball in order:
        move = _first_free(facts, ball, lists[ball], position) if complete else Spot(ball, _words(*lists[ball]))
        moves.append(move)
        position = position.with_ball(ball, move.point) if move.point else position
    return tuple(moves)


def _first_free(facts: Facts[CaromLaw], ball: Ball, numbers: tuple[int, ...], position: Position) -> Spot:
    points = [spot(facts.game.table, number) for number in numbers]
    free = first_free_spot(points, ball, position, facts.game.balls)
    assert free is not None, "two other balls cannot take three spots"
    return Spot(ball, _words(numbers[points.index(free)]), free)


# Frozen balls -----------------------------------------------------------------------------------


def respot_frozen(facts: Facts[CaromLaw]) -> tuple[Move, ...]:
    """Respot the cue ball and the balls it touches: the red on 3, the own ball on 1, the other on 2, as far as free."""
    if facts.law.all_to_start:
        return (Reset(),)
    cue = own_ball(facts.before, facts.side)
    homes = {Ball.R: 3, cue: 1, other_cue_ball(cue): 2}
    touching = facts.before.touching(cue) | {cue}
    lifted = tuple(ball for ball in homes if ball in touching)
    position = facts.before.position.without(*lifted)
    return tuple(_at_home(facts, ball, homes, lifted, position) for ball in lifted)


# One ball on its own spot -----------------------------------------------------------------------


def _at_home(facts: Facts[CaromLaw], ball: Ball, homes: Homes, lifted: tuple[Ball, ...], position: Position) -> Spot:
    """On its own spot, or on that of the ball in its way; lifted balls are in nobody's way."""
    number = homes[ball]
    while blockers := _blockers(facts, ball, number, position):
        number = homes[blockers[0]]
    unseen = [other for other in CAROM_BALLS if other not in lifted and other not in position]
    if not unseen:
        return Spot(ball, _words(number), spot(facts.game.table, number))
    if len(unseen) == 1:
        return Spot(ball, _words(number, homes[unseen[0]]))
    return Spot(ball, (*_words(number), OBSTRUCTOR))


def _blockers(facts: Facts[CaromLaw], ball: Ball, number: int, position: Position) -> tuple[Ball, ...]:
    return obstructing(spot(facts.game.table, number), ball, position, facts.game.balls)


def _words(*numbers: int) -> tuple[str, ...]:
    return tuple(f"spot{number}" for number in numbers)


__all__ = ["OBSTRUCTOR", "respot_frozen", "spot_jumped"]
