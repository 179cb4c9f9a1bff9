"""The innings sheet: what each side made in each inning, its averages and its high run.

Averages are exact; printed, they are truncated, never rounded, as published tables have them.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass
from fractions import Fraction

from abrikol.match.match import Match, Step
from abrikol.referee.ruling import Restore
from abrikol.referee.situation import Situation
from abrikol.stroke.people import Side
from abrikol.stroke.stroke import Rule, Stroke


@dataclass(frozen=True, slots=True)
class Column:
    """One side of a sheet: the points of each inning begun, and points it got outside its innings."""

    runs: tuple[int, ...] = ()
    given: int = 0

    @property
    def points(self) -> int:
        """All points."""
        return sum(self.runs) + self.given

    @property
    def innings(self) -> int:
        """Innings begun."""
        return len(self.runs)

    @property
    def high(self) -> int:
        """The highest run; 0 before the first inning."""
        return max(self.runs, default=0)

    @property
    def best(self) -> tuple[int, ...]:
        """The runs, highest first."""
        return tuple(sorted(self.runs, reverse=True))

    @property
    def average(self) -> Fraction | None:
        """Points per inning, exact; None before the first inning."""
        return Fraction(self.points, self.innings) if self.runs else None

    def __add__(self, other: Column) -> Column:
        return Column(self.runs + other.runs, self.given + other.given)


@dataclass(frozen=True, slots=True)
class Sheet:
    """One game of a match: a column for each side, in their order."""

    game: int
    columns: tuple[tuple[Side, Column], ...]

    def of(self, side: Side) -> Column:
        """The column of that side."""
        return dict(self.columns)[side]


def sheets(match: Match) -> tuple[Sheet, ...]:
    """The sheet of every game that was begun, the last one perhaps still open."""
    down = match.game.countdown
    games: dict[int, _Open] = {match.start.game: _Open(match.start, countdown=down)}
    for step in match.standing:
        page = games.setdefault(step.before.game, _Open(step.before, countdown=down))
        page.write(step)
    return tuple(Sheet(game, page.columns()) for game, page in games.items())


def totals(match: Match) -> tuple[tuple[Side, Column], ...]:
    """Each side's column over all games of the match."""
    pages = sheets(match)
    return tuple((side, sum((page.of(side) for page in pages), Column())) for side in match.start.sides)


class _Open:
    """A sheet that is being written, one standing step after the other."""

    def __init__(self, before: Situation, *, countdown: bool) -> None:
        self.after = before
        self.worth = -1 if countdown else 1
        """A point written off is a point made."""
        self.start = before.format.target if countdown else 0
        self.runs: list[list[int]] = [[0] * begun for begun in before.innings]
        self.saved = deepcopy(self.runs)
        """The runs as they were before the last stroke, to which a later word may go back."""

    def write(self, step: Step) -> None:
        """The innings that the step began, and the points of the striker in his; a shoot-out is no inning."""
        before = step.before
        if before.last is not None and _goes_back(step):
            before, self.runs = before.last.before, deepcopy(self.saved)
        elif isinstance(step.action.body, Stroke):
            self.saved = deepcopy(self.runs)
        if before.extra is None and not any(isinstance(move, Restore) for move in step.ruling.moves):
            self._enter(before, step.after)
        self.after = step.after

    def _enter(self, before: Situation, after: Situation) -> None:
        for at, runs in enumerate(self.runs):
            runs.extend([0] * (after.innings[at] - len(runs)))
            if after.sides[at] is before.turn and runs:
                runs[-1] += self.worth * (after.scores[at] - before.scores[at])

    def columns(self) -> tuple[tuple[Side, Column], ...]:
        """What was not made in an inning was given."""
        pairs = zip(self.after.sides, self.runs, self.after.scores, strict=True)
        return tuple(
            (side, Column(tuple(runs), self.worth * (score - self.start) - sum(runs))) for side, runs, score in pairs
        )


def _goes_back(step: Step) -> bool:
    """The step speaks of the stroke before it: it is ruled again, or undone."""
    again = isinstance(step.action.body, Rule) or step.ruling.again is not None
    return again or any(isinstance(move, Restore) for move in step.ruling.moves)


def truncated(average: Fraction, decimals: int = 3) -> str:
    """The average as tables print it: `truncated(Fraction(25, 3))` is '8.333'."""
    scaled = abs(average.numerator) * 10**decimals // average.denominator
    whole, part = divmod(scaled, 10**decimals)
    sign = "-" if average < 0 and scaled else ""
    return f"{sign}{whole}.{part:0{decimals}}" if decimals else f"{sign}{whole}"
