"""The table: shots at it, and what they would do. The state of a practice table is a line of notation, nothing else.

What moves balls is loaded when the first shot comes, so that a desk that only
keeps scores never waits for it.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import Field

from abrikol.disciplines import discipline
from abrikol.equipment.names import Ball
from abrikol.layout.position import Point
from abrikol.match.conclude import next_game
from abrikol.match.match import Match, fold
from abrikol.match.start import start_line
from abrikol.referee.acts import Refused
from abrikol.referee.lag import laid
from abrikol.referee.situation import Phase, Situation
from abrikol.stroke.notation import parse_line
from abrikol.web.asked import Asked, Name
from abrikol.web.desk import desk
from abrikol.web.folder import Folder

OPENING = "[opening] start A"

Whole = Annotated[str, Field(max_length=200_000)]


class Practice(Asked):
    """A practice table: the game, and the line of notation that says how it stands."""

    game: Name
    line: Whole = ""


class Aim(Asked):
    """A shot as the page sets it: degrees, m/s, tip in radii; an elevation of null is as level as can be."""

    ball: Annotated[str, Field(max_length=2)]
    heading: float
    speed: float
    side: float = 0.0
    top: float = 0.0
    elevation: float | None = None


class Shooting(Asked):
    """A shot at a practice table, or at a match that is being kept."""

    practice: Practice | None = None
    match: Name | None = None
    shot: Aim
    placed: dict[Name, tuple[float, float]] = Field(default_factory=dict)
    """Balls that somebody is placing: where they are held."""


class Lagging(Asked):
    """A lag at a practice table or in a match: a shot of every side, in their order."""

    practice: Practice | None = None
    match: Name | None = None
    shots: Annotated[list[Aim], Field(min_length=1, max_length=4)]


def table(folder: Folder) -> APIRouter:
    """The routes of the table."""
    router = APIRouter(prefix="/api/table")

    @router.post("/show")
    def show(asked: Practice) -> dict[str, Any]:
        return desk(practised(asked))

    @router.post("/aim")
    def aim(asked: Shooting) -> dict[str, Any]:
        from abrikol.web.rolling import promised

        return promised(*_before(folder, asked), asked.shot)

    @router.post("/stroke")
    def stroke(asked: Shooting) -> dict[str, Any]:
        from abrikol.web.rolling import rolled

        return rolled(*_before(folder, asked), asked.shot)

    @router.post("/lag")
    def lag(asked: Lagging) -> dict[str, Any]:
        from abrikol.web.rolling import lagged

        return lagged(*_standing(folder, asked), asked.shots)

    return router


def practised(asked: Practice) -> Match:
    """The match that a practice line tells; an empty one is at its opening."""
    return _told(asked.game, asked.line.strip() or OPENING)


@lru_cache(maxsize=32)
def _told(name: str, told: str) -> Match:
    """A hand that aims asks ten times a second of one and the same line."""
    game, line = discipline(name), parse_line(told)
    return fold(game, start_line(game, line.settings), line.actions)


def _standing(folder: Folder, asked: Shooting | Lagging) -> tuple[Any, Situation]:
    match = folder.open(asked.match).match if asked.match else practised(asked.practice or Practice(game=""))
    now = match.situation
    before = next_game(match.game, now) if now.closed else now
    return match.game, laid(match.game, before) if before.phase is Phase.LAG else before


def _before(folder: Folder, asked: Shooting) -> tuple[Any, Situation]:
    game, before = _standing(folder, asked)
    held = {ball_of(name): Point(x, y) for name, (x, y) in asked.placed.items()}
    return game, replace(before, position=before.position.with_balls(held), absent=before.absent - held.keys())


def ball_of(name: str) -> Ball:
    """The ball of that name; `Refused` if there is none."""
    try:
        return Ball(name)
    except ValueError:
        raise Refused("no-ball", name=name) from None
