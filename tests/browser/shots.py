"""Shots that do something, found by trying: what a player's eye does for him, for the tests of the table."""

from __future__ import annotations

from collections.abc import Callable
from math import radians
from random import Random

from abrikol.disciplines import discipline
from abrikol.equipment.names import Ball
from abrikol.match.match import Match, fold
from abrikol.match.start import start_line
from abrikol.play.play import Played, Unfinished, play
from abrikol.play.shot import BadInput, Shot
from abrikol.stroke.notation import parse_line

Wish = Callable[[Played], bool]


def match_of(game: str, line: str) -> Match:
    """The match that a practice line tells."""
    played, told = discipline(game), parse_line(line)
    return fold(played, start_line(played, told.settings), told.actions)


def find(match: Match, wish: Wish, dice: Random, tries: int = 4000) -> str:
    """A shot that fulfils the wish, as it stands in an address; fails where none of so many does."""
    now = match.situation
    allowed = match.game.options(now).cue_balls or tuple(now.position)
    for _ in range(tries):
        ball = dice.choice([one for one in allowed if one in now.position])
        heading, speed = round(dice.uniform(-180, 180), 2), round(dice.uniform(1.5, 7), 1)
        try:
            played = play(Shot(game=match.game, situation=now, ball=ball, speed=speed, heading=radians(heading)))
        except (BadInput, Unfinished):
            continue
        if wish(played):
            return written(ball, heading, speed)
    raise AssertionError(f"no such shot in {tries} tries")


def written(ball: Ball, heading: float, speed: float) -> str:
    """A level shot at the centre of the ball, as web/src/table/shot.ts writes it."""
    return f"{ball.value}_{heading:g}_{speed:g}_0_0_level"
