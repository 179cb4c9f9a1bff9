"""A game: what it is played with, and the questions its rules answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from abrikol.equipment.balls import BallSet
from abrikol.equipment.names import Ball, Pin
from abrikol.equipment.pins import PinSet
from abrikol.equipment.tables import Table
from abrikol.layout.position import Point, Position
from abrikol.layout.zones import ZonePlan
from abrikol.referee.clock import ClockLaw
from abrikol.referee.facts import Facts
from abrikol.referee.format import BreakOrder
from abrikol.referee.lag import LagLaw
from abrikol.referee.ruling import Ruling
from abrikol.referee.situation import Hand, Situation
from abrikol.referee.task import Task
from abrikol.referee.verdict import Verdict
from abrikol.rulebooks import Article, Rulebook
from abrikol.stroke.events import Touching, Zone

Law = TypeVar("Law")


@dataclass(frozen=True, slots=True, kw_only=True)
class Opening:
    """How the balls lie for the opening stroke, and what the starter may place or choose."""

    position: Position
    hand: Hand | None = None
    frozen: frozenset[Touching] = frozenset()
    """What touches what in it; the balls of a rack are loose enough not to."""
    offers: tuple[str, ...] = ()
    rack: int = 0
    zones: tuple[tuple[Zone, str], ...] = ()
    """Zones that hold both object balls from the start, with their state."""
    absent: frozenset[Ball] = frozenset()
    """Balls on shelves that a short rack leaves there."""
    ahead: tuple[int, ...] = ()
    """Points each side is given at the start of a game, side by side."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """What the side at the table may do now: which cue balls, in hand where, which offers, what may be called.

    `cue_balls` empty = any ball on the bed. `must_call`: a stroke without a
    call breaks an article (which is ruled, not refused).
    """

    cue_balls: tuple[Ball, ...] = ()
    hand: Hand | None = None
    offers: tuple[str, ...] = ()
    may_call: tuple[str, ...] = ()
    must_call: bool = False
    announce: tuple[str, ...] = ()
    """What the referee announces before the stroke, in its order (balkline: `entre`, `dedans`, …)."""
    task: Task | None = None
    """What the next stroke is asked to do, where that is prescribed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tap:
    """A button at a real table: a message id for its label, and the notation it states.

    `line` may hold {own}, {other}, {red}, {ball} and {pocket}, which the page
    asks for or fills in; likewise {zone} (a zone, or several: `z3,a1`) and
    {half} (`lower` or `upper`). {own:pins} asks which pins that ball felled
    and becomes an event for each (`Wxkc Wxkl`), nothing if there was none;
    so {other:pins} and {red:pins}. `kind` sorts the buttons: score, end,
    foul, act.
    """

    id: str
    line: str
    kind: str = "score"


@dataclass(frozen=True, slots=True, kw_only=True)
class Discipline(Generic[Law]):
    """A game in an edition: plate and questions; `law` holds the edition's parameters."""

    name: str
    edition: str
    law: Law
    book: Rulebook
    table: Table
    balls: BallSet
    cue_balls: tuple[Ball, ...] = ()
    """Each side's own ball; empty where balls are shared."""
    starter_has_first: bool = False
    """Who starts the match plays with the first of the cue balls."""
    zones: ZonePlan | None = None
    """The zones drawn on its bed; who watches a stroke tells which ball leaves and enters them."""
    pins: PinSet | None = None
    """The pins it is played with; they stand where `layout.pin_places` has them, or as `pin_places` says."""
    pin_places: Callable[[Situation], tuple[tuple[Pin, Point], ...]] | None = None
    """Where pins stand, in a game that sets them anew from stroke to stroke."""
    players: tuple[int, ...] = (2,)
    format: str
    """The format a game has when none is named."""
    formats: tuple[tuple[int, str], ...] = ()
    """The same with that many sides, where it differs."""
    countdown: bool = False
    """Every side begins with the points that the format names, and plays them down to nothing."""
    decimals: int = 3
    """Averages are truncated after so many decimals, as published tables have them: 2 in free game and balkline."""
    counts_debts: bool = False
    own_shelf: bool = True
    length_in: str = "points"
    """What the number of a format counts: the points a game goes to, or its `figures`."""
    lags: bool = True
    """Who begins is lagged for; else it is said, or side A."""
    breaks: BreakOrder = BreakOrder.ALTERNATE
    odd_games: bool = False
    """A match has an odd number of games, so that none is drawn."""
    opening: Callable[[Situation], Opening]
    options: Callable[[Situation], Options]
    judge: Callable[[Facts[Any]], Ruling]
    foul: Callable[[Facts[Any], Article], Ruling]
    """The game's sentence for a breach of an article, whoever found it."""
    ending: Callable[[Situation], Verdict]
    lag: LagLaw
    clock: ClockLaw
    taps: tuple[Tap, ...]
    choices: tuple[tuple[str, tuple[str, ...], str], ...] = field(default=())
    """Agreed options a match may set (`with=`): name, values, default; the value `#` stands for any whole number."""

    def format_for(self, players: int) -> str:
        """The format that the game has with so many sides when none is named."""
        return dict(self.formats).get(players, self.format)

    @property
    def id(self) -> str:
        """The game id, `name@edition`."""
        return f"{self.name}@{self.edition}"
