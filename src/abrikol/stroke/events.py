"""Events: the one word that physics, cameras, scorers and the referee share.

A stroke's story is a tuple of groups; a group is what happened at the same
instant. A judge is free of the order inside a group.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NewType

from abrikol.equipment.names import Ball, Cushion, Pin, Pocket
from abrikol.layout.position import Point

Zone = NewType("Zone", str)
"""A zone by its name: z1… a1… c1… lower upper (see `layout.zones`)."""


class Line(Enum):
    """A line on the bed that a ball's centre can cross; the value is what follows the bar."""

    __hash__ = object.__hash__

    CENTRE = ""
    HOUSE = "house"
    REAR = "rear"
    AXIS = "axis"


class Thing(Enum):
    """What a ball may fly to besides balls and pins."""

    __hash__ = object.__hash__

    FLOOR = "floor"
    RAIL = "rail"
    LAMP = "lamp"
    CHALK = "chalk"
    PERSON = "person"


class Mark(Enum):
    """A place with a name where a ball came to rest."""

    __hash__ = object.__hash__

    MID = "mid"
    AXIS = "axis"
    HOUSE = "house"
    RAIL = "rail"
    OFF = "off"
    SPOT1 = "spot1"
    SPOT2 = "spot2"
    SPOT3 = "spot3"


@dataclass(frozen=True, slots=True)
class Measures:
    """What only instruments tell of a strike: gap in mm, angle in degrees, follow in ball diameters, held in s."""

    gap: float | None = None
    angle: float | None = None
    follow: float | None = None
    held: float | None = None


NOTHING_MEASURED = Measures()


@dataclass(frozen=True, slots=True)
class Tip:
    """The tip meets a ball; a second one in a stroke is a double hit."""

    ball: Ball
    measures: Measures = NOTHING_MEASURED


@dataclass(frozen=True, slots=True)
class Hit:
    """Two balls touch; the mover is written first, which is spelling."""

    ball: Ball
    other: Ball


@dataclass(frozen=True, slots=True)
class Rebound:
    """A ball rebounds from a cushion."""

    ball: Ball
    cushion: Cushion


@dataclass(frozen=True, slots=True)
class Jaw:
    """A ball touches a pocket's jaw; the side names the cushion whose nose ends there, when it was seen."""

    ball: Ball
    pocket: Pocket
    side: Cushion | None = None


@dataclass(frozen=True, slots=True)
class Fall:
    """A ball falls into a pocket; untouched if nothing of the stroke had reached it."""

    ball: Ball
    pocket: Pocket
    untouched: bool = False


@dataclass(frozen=True, slots=True)
class Return:
    """A ball comes back out of a pocket onto the bed."""

    ball: Ball
    pocket: Pocket


@dataclass(frozen=True, slots=True)
class Cross:
    """A ball's centre crosses a line."""

    ball: Ball
    line: Line = Line.CENTRE


@dataclass(frozen=True, slots=True)
class Fly:
    """A ball flies over a ball or pin, or off to a thing; nothing named = it left the bed."""

    ball: Ball
    over: Ball | Pin | Thing | None = None


@dataclass(frozen=True, slots=True)
class Land:
    """A ball is back on the bed by itself."""

    ball: Ball


@dataclass(frozen=True, slots=True)
class Fell:
    """A ball or a pin fells a pin."""

    by: Ball | Pin
    pin: Pin


@dataclass(frozen=True, slots=True)
class Displaced:
    """A pin was displaced and still stands."""

    pin: Pin


@dataclass(frozen=True, slots=True)
class Leans:
    """A pin leans on a ball."""

    pin: Pin
    ball: Ball


@dataclass(frozen=True, slots=True)
class Leave:
    """A ball leaves a zone."""

    ball: Ball
    zone: Zone


@dataclass(frozen=True, slots=True)
class Enter:
    """A ball enters a zone."""

    ball: Ball
    zone: Zone


@dataclass(frozen=True, slots=True)
class At:
    """So many seconds since the strike: what follows happened then or later."""

    seconds: float


Event = Tip | Hit | Rebound | Jaw | Fall | Return | Cross | Fly | Land | Fell | Displaced | Leans | Leave | Enter | At
Group = tuple[Event, ...]

Place = Point | Cushion | Pocket | Mark | tuple[Zone, ...]
"""Where a ball rests: a point, against a cushion, in a pocket's jaws, at a mark, or in zones."""


@dataclass(frozen=True, slots=True)
class BallTouch:
    """Two balls at rest touch."""

    ball: Ball
    other: Ball


@dataclass(frozen=True, slots=True)
class CushionTouch:
    """A ball at rest touches a cushion."""

    ball: Ball
    cushion: Cushion


Touching = BallTouch | CushionTouch


@dataclass(frozen=True, slots=True)
class Rests:
    """After the stroke a ball lies at a place."""

    ball: Ball
    place: Place


@dataclass(frozen=True, slots=True)
class Moved:
    """These balls ended at least half a diameter from where they lay."""

    balls: tuple[Ball, ...]


@dataclass(frozen=True, slots=True)
class Frozen:
    """These contacts hold after the stroke."""

    contacts: tuple[Touching, ...]


@dataclass(frozen=True, slots=True)
class Both:
    """After the stroke these zones, and no other, hold both of the striker's object balls."""

    zones: tuple[Zone, ...]


Rest = Rests | Moved | Frozen | Both
