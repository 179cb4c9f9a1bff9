"""Figures: a position, what the balls must do from it, and what that is worth; collections of them.

The cue ball is W, ball 2 is R or Y as the figure has it. A figure holds on the
match table, in metres, and may be played in the mirror that stands along it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType

from abrikol.equipment.balls import CAROM
from abrikol.equipment.names import Ball, Pin
from abrikol.equipment.tables import MATCH_TABLE
from abrikol.layout.position import Point, Position
from abrikol.referee.contacts import contacts
from abrikol.referee.course import Course, mirrored
from abrikol.referee.task import Marker, Solution
from abrikol.stroke.events import Touching

CUE = Ball.W
FAMILIES = ("draw", "follow", "masse", "pique", "cushions", "jump")
"""The families that pages and commands have a word for; a collection may have others."""
LEAST, MOST = 4, 11
"""What a figure can be worth."""


@dataclass(frozen=True, kw_only=True)
class Figure:
    """One figure."""

    name: str
    family: str
    value: int
    position: Position
    courses: tuple[tuple[Ball, Course], ...]
    """What each of these balls must meet; the cue ball's stands first."""
    ends: tuple[tuple[Ball, str], ...] = ()
    """The markers in which these balls must come to rest."""
    pins: tuple[tuple[Pin, Point], ...] = ()
    markers: tuple[Marker, ...] = ()
    set: int | None = None
    compulsory: bool = True
    """It may be drawn by lot."""
    mirror: bool = True
    """It may be played in the mirror."""
    title: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    solution: Solution | None = None

    @cached_property
    def felled(self) -> frozenset[Pin]:
        """The pins that are to fall; all others must stand."""
        return frozenset(
            met for _, course in self.courses for term in course.terms for met in term.things if isinstance(met, Pin)
        )

    @cached_property
    def touching(self) -> frozenset[Touching]:
        """What touches what as the figure is set."""
        return frozenset(contacts(self.position, CAROM, MATCH_TABLE))

    @cached_property
    def in_mirror(self) -> Figure:
        """The same figure seen in the mirror along the table."""
        return replace(
            self,
            position=Position((ball, _across(point)) for ball, point in self.position.places),
            courses=tuple((ball, mirrored(course)) for ball, course in self.courses),
            pins=tuple((pin, _across(point)) for pin, point in self.pins),
            markers=tuple(replace(marker, centre=_across(marker.centre)) for marker in self.markers),
            solution=self.solution and self.solution.in_mirror,
        )

    def marker(self, name: str) -> Marker:
        """The marker of that name; `KeyError` if there is none."""
        return {marker.name: marker for marker in self.markers}[name]


def _across(point: Point) -> Point:
    return Point(point.x, MATCH_TABLE.width - point.y)


@dataclass(frozen=True)
class Collection:
    """Figures under one name, in their order."""

    name: str
    title: Mapping[str, str]
    source: str
    figures: tuple[Figure, ...]

    @cached_property
    def by_name(self) -> Mapping[str, Figure]:
        """The figures by their names."""
        return MappingProxyType({figure.name: figure for figure in self.figures})

    @cached_property
    def sets(self) -> tuple[int, ...]:
        """The numbers of its sets."""
        return tuple(sorted({figure.set for figure in self.figures if figure.set is not None}))
