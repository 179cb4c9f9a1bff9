"""The innings sheet: what every side made in each inning, game by game."""

from dataclasses import dataclass, field
from typing import Any

from abrikol.match.match import Match, Step
from abrikol.referee.situation import Situation
from abrikol.stroke.people import Side


@dataclass(slots=True)
class Column:
    """One side's innings in a game: the series, the action each began with, and points from elsewhere."""

    innings: list[int] = field(default_factory=list)
    begun: list[int] = field(default_factory=list)
    given: int = 0

    def inning(self, number: int) -> None:
        """Another inning began with that action."""
        self.innings.append(0)
        self.begun.append(number)

    def spoken(self, score: int) -> dict[str, Any]:
        """The column with its total, average (truncated by whoever shows it) and high run."""
        return {
            "innings": self.innings,
            "begun": self.begun,
            "given": self.given,
            "score": score,
            "high": max(self.innings, default=0),
        }


def sheets(match: Match) -> list[dict[str, Any]]:
    """The sheet of every game that was begun, the last one still open."""
    pages: list[tuple[Situation, dict[Side, Column]]] = [(match.start, _blank(match.start))]
    for step in match.standing:
        if step.before.game != pages[-1][0].game:
            pages.append((step.before, _blank(step.before)))
        columns = pages[-1][1]
        _enter(columns, step)
        pages[-1] = (step.after, columns)
    return [_page(situation, columns) for situation, columns in pages]


def _blank(situation: Situation) -> dict[Side, Column]:
    return {side: Column() for side in situation.sides}


def _enter(columns: dict[Side, Column], step: Step) -> None:
    """Write one action down: a new inning, and the points of every side."""
    before, after = step.before, step.after
    for side in after.sides:
        column, at = columns[side], after.index(side)
        if after.innings[at] > before.innings[at]:
            column.inning(step.number)
        made = after.scores[at] - before.scores[at]
        if side is before.turn and column.innings:
            column.innings[-1] += made
        else:
            column.given += made


def _page(situation: Situation, columns: dict[Side, Column]) -> dict[str, Any]:
    return {
        "game": situation.game,
        "sides": {side.value: column.spoken(situation.score(side)) for side, column in columns.items()},
    }
