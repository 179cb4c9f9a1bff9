"""A stroke as a line of notation that anybody can judge: the settings say the situation, the action what happened."""

from __future__ import annotations

from typing import Any

from abrikol.equipment.names import Ball
from abrikol.layout.position import Point
from abrikol.play.play import Played
from abrikol.referee.discipline import Discipline
from abrikol.referee.situation import Phase, Situation
from abrikol.stroke.notation import print_line
from abrikol.stroke.people import Side
from abrikol.stroke.settings import LineOfPlay, Settings

DECIMALS = 6
"""Of a metre, where a place is not written by hand."""


def line_of(played: Played, settings: Settings | None = None) -> str:
    """The whole line: judged, it gives the ruling that was given; with the settings the stroke began from, if known."""
    return print_line(LineOfPlay(settings or settings_of(played.shot.game, played.shot.situation), played.actions))


def settings_of(game: Discipline[Any], before: Situation) -> Settings:
    """What a line must state so that it begins in this situation, as far as a line can state it.

    Open duties, a stroke that could be restored, games won and what a game keeps to itself are beyond a line.
    """
    kept = dict(before.memory)
    return Settings(
        turn=before.turn if before.turn is not before.sides[0] else None,
        players=len(before.sides) if len(before.sides) != min(game.players) else None,
        score=_unless_zero(before.scores),
        shelf=before.shelves if before.shelves != before.scores and any(before.shelves) else None,
        owes=_unless_zero(before.owes),
        run=before.run or None,
        innings=_unless_zero(before.innings),
        opening=before.phase is Phase.OPENING,
        hand=before.hand.where if before.hand is not None and before.phase is not Phase.OPENING else None,
        premium="premium" in kept,
        options=before.options,
        at=tuple((ball, _written(point)) for ball, point in before.position.places),
        frozen=tuple(sorted(before.frozen, key=str)),
        absent=tuple(ball for ball in Ball if ball in before.absent),
        standing=None if before.standing is None else tuple(sorted(before.standing, key=lambda pin: pin.value)),
        zones=before.zones,
        warned=before.clock.warned,
        figure=kept.get("figure"),
        attempt=_number(kept.get("attempt")),
        afera=Ball(kept["afera"]) if "afera" in kept else None,
        lastsafety=Side(kept["lastsafety"]) if kept.get("lastsafety") in Side.__members__ else None,
        removed=_number(kept.get("removed")),
    )


def _unless_zero(numbers: tuple[int, ...]) -> tuple[int, ...] | None:
    return numbers if any(numbers) else None


def _number(text: str | None) -> int | None:
    return None if text is None else int(text)


def _written(point: Point) -> Point:
    return Point(round(point.x, DECIMALS), round(point.y, DECIMALS))
