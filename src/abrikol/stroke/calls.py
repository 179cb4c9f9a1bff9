"""Calls: what a player announces before the stroke."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from abrikol.equipment.names import Ball, Cushion, Pocket


class Whose(Enum):
    """A ball named by whose it is: the cue ball itself, or any other."""

    __hash__ = object.__hash__

    OWN = "own"
    OTHER = "other"


class Way(Enum):
    """A manner that is neither a ball nor a cushion."""

    __hash__ = object.__hash__

    DIRECT = "direct"
    DOUBLET = "doublet"
    ABRICOLE = "abricole"


Manner = Ball | Cushion | Way


@dataclass(frozen=True, slots=True)
class PocketCall:
    """A ball into a pocket, perhaps in a named manner."""

    ball: Ball | Whose
    pocket: Pocket
    manners: tuple[Manner, ...] = ()


@dataclass(frozen=True, slots=True)
class BallCall:
    """A ball, whatever the pocket."""

    ball: Ball


class Announcement(Enum):
    """A call of one word."""

    __hash__ = object.__hash__

    CAROM = "carom"
    SAFETY = "safety"
    TWO_POCKETS = "two-pockets"


@dataclass(frozen=True, slots=True)
class FigureCall:
    """A figure of artistic billiards by its name."""

    name: str


Call = PocketCall | BallCall | Announcement | FigureCall
