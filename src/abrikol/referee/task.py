"""A task: a stroke whose course is prescribed, as a figure of artistic billiards prescribes it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from abrikol.equipment.names import Ball
from abrikol.layout.position import Point
from abrikol.layout.shapes import LINE_TOLERANCE
from abrikol.referee.course import Course


@dataclass(frozen=True, slots=True)
class Marker:
    """A circle drawn on the bed, as much of it as lies there: around a point, with a radius in metres."""

    name: str
    centre: Point
    radius: float

    def holds(self, point: Point) -> bool:
        """The centre of a ball lies inside it or on its line."""
        return self.centre.distance(point) <= self.radius + LINE_TOLERANCE


@dataclass(frozen=True, slots=True, kw_only=True)
class Solution:
    """A stroke that does what is asked, as a search with this seed found it: m/s, degrees, radii of the ball."""

    speed: float
    heading: float
    side: float
    top: float
    elevation: float
    """Of the butt; 0 = as level as the cue can lie."""
    seed: int

    @property
    def in_mirror(self) -> Solution:
        """The same stroke in the mirror along the table."""
        return replace(self, heading=-self.heading % 360.0, side=-self.side)


@dataclass(frozen=True, slots=True, kw_only=True)
class Task:
    """What is asked of the next stroke, in what attempt, and what it is worth."""

    name: str
    title: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """In the languages in which it has one."""
    family: str = ""
    worth: int
    number: int
    """Its place among so many."""
    of: int
    attempt: int
    attempts: int
    courses: tuple[tuple[Ball, Course], ...]
    """What these balls must meet."""
    ends: tuple[tuple[Ball, str], ...] = ()
    """The markers in which these balls must come to rest."""
    markers: tuple[Marker, ...] = ()
    mirrored: bool = False
    solution: Solution | None = None
    programme: tuple[str, ...] = ()
    """The names of all that is asked one after the other."""
