"""Random strokes of every game: seeded situations and shots that the law may be asked about."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, cos, pi, sin
from random import Random
from typing import Any

from abrikol.disciplines import discipline
from abrikol.equipment.names import Ball
from abrikol.layout.position import Point
from abrikol.match.start import start_line
from abrikol.play.shot import BadInput, Shot
from abrikol.referee.discipline import Discipline
from abrikol.referee.situation import Situation
from abrikol.stroke.settings import Settings

FROZEN = 0.2
"""Share of the balls that are laid against another ball or a cushion."""


def random_situation(game: Discipline[Any], dice: Random) -> Situation:
    """The balls of a game anywhere on the bed; pyramid games have some of theirs on the shelves."""
    balls = game.balls.balls
    if len(balls) > 4:
        balls = tuple(sorted(dice.sample(balls, dice.randint(4, len(balls))), key=balls.index))
    position: dict[Ball, Point] = {}
    while len(position) < len(balls):
        ball = balls[len(position)]
        place = _place(game, dice, list(position.values()))
        if all(place.distance(other) > game.balls.diameter - 1e-9 for other in position.values()):
            position[ball] = place
    absent = tuple(ball for ball in game.balls.balls if ball not in position)
    return start_line(game, Settings(at=tuple(position.items()), absent=absent, innings=(1,) * min(game.players)))


def _place(game: Discipline[Any], dice: Random, others: list[Point]) -> Point:
    """Anywhere, in contact with a cushion, or in contact with another ball; to a tenth of a millimetre."""
    room, table = game.table.reach(game.balls.size.radius), game.table
    x, y = dice.uniform(room, table.length - room), dice.uniform(room, table.width - room)
    chance = dice.random()
    if chance < FROZEN / 2:
        x = dice.choice((room, table.length - room))
    elif chance < FROZEN and others:
        near, turn = dice.choice(others), dice.uniform(0.0, 2 * pi)
        away = game.balls.diameter + 5e-5
        x, y = near.x + away * cos(turn), near.y + away * sin(turn)
    place = Point(round(x, 4), round(y, 4))
    inside = (
        room <= place.x + 1e-4 <= table.length - room + 2e-4 and room <= place.y + 1e-4 <= table.width - room + 2e-4
    )
    return place if inside else _place(game, dice, others)


def random_shot(game: Discipline[Any], situation: Situation, dice: Random) -> Shot:
    """A stroke that a cue can make: mostly level, now and then steep; toward a ball more often than not."""
    cues = [ball for ball in situation.position if not game.cue_balls or ball in game.cue_balls]
    for tries_left in reversed(range(50)):
        ball = dice.choice(cues)
        try:
            return Shot(
                game=game,
                situation=situation,
                ball=ball,
                speed=dice.uniform(0.3, 8.0),
                heading=_heading(situation, ball, dice),
                side=dice.uniform(-0.4, 0.4),
                top=dice.uniform(-0.3, 0.4),
                elevation=dice.uniform(0.3, 1.2) if dice.random() < 0.1 else None,
            )
        except BadInput:
            if not tries_left:
                raise
    raise AssertionError("unreachable")


def _heading(situation: Situation, ball: Ball, dice: Random) -> float:
    others = [other for other in situation.position if other is not ball]
    if not others or dice.random() < 0.3:
        return dice.uniform(-pi, pi)
    here, there = situation.position[ball], situation.position[dice.choice(others)]
    return atan2(there.y - here.y, there.x - here.x) + dice.gauss(0.0, 0.03)


def random_shots(game_id: str, count: int, seed: int = 1) -> Iterator[Shot]:
    """So many strokes of a game, the same ones for the same seed."""
    game = discipline(game_id)
    for number in range(count):
        dice = Random(f"{game_id} {seed} {number}")
        yield random_shot(game, random_situation(game, dice), dice)
