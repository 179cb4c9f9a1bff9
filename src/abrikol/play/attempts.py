"""A stroke at a figure of artistic billiards, from whatever file the figure comes: played, and found made or not."""

from __future__ import annotations

from dataclasses import dataclass
from math import radians
from typing import Any

from abrikol.disciplines import discipline
from abrikol.disciplines.carom.artistic import find, question, set_up
from abrikol.disciplines.carom.artistic.figures import CUE, Figure
from abrikol.match.start import start_line
from abrikol.play.play import Rolled, roll
from abrikol.play.shot import Shot
from abrikol.referee.discipline import Discipline
from abrikol.referee.facts import Facts
from abrikol.referee.ruling import Call
from abrikol.referee.situation import Situation
from abrikol.referee.task import Solution
from abrikol.rulebooks import Article
from abrikol.stroke.people import Side
from abrikol.stroke.settings import Settings


@dataclass(frozen=True, slots=True, eq=False)
class Attempt:
    """A stroke at a figure: how the balls rolled, and what the referee finds."""

    figure: Figure
    rolled: Rolled
    made: bool
    article: Article
    """Why it was made, or was not."""


def attempt(figure: Figure, stroke: Solution, *, asked: Figure | None = None) -> Attempt:
    """Play a stroke at a figure; `asked`: what is demanded, if not what this figure demands.

    Raises `BadInput` where no cue can play it, `Unfinished` where it never came to rest.
    """
    game, before = table_of(figure)
    seen = roll(shot_at(figure, stroke, game, before))
    facts = Facts(game=game, before=before, by=Side.A, act=seen.stroke, remarks=frozenset(seen.acts[0].remarks))
    wanted = asked or figure
    found = find(facts, wanted)
    return Attempt(figure, seen, found.call is Call.FIGURE and not question(facts, wanted), found.articles[0])


def table_of(figure: Figure) -> tuple[Discipline[Any], Situation]:
    """The game with the figure set up."""
    game = set_up(discipline("artistic"), figure)
    return game, start_line(game, Settings(opening=True))


def shot_at(figure: Figure, stroke: Solution, game: Discipline[Any], before: Situation) -> Shot:
    """The stroke as the table takes it."""
    return Shot(
        game=game,
        situation=before,
        ball=CUE,
        speed=stroke.speed,
        heading=radians(stroke.heading),
        side=stroke.side,
        top=stroke.top,
        elevation=radians(stroke.elevation) or None,
    )
