"""Who acts: the sides of a match, and those who stand around it."""

from __future__ import annotations

from enum import Enum


class Side(Enum):
    """A player (or a team) in the order of the match: A begins unless something else was settled."""

    __hash__ = object.__hash__

    A = "A"
    B = "B"
    C = "C"
    D = "D"


class Official(Enum):
    """Somebody or something that acts without playing."""

    __hash__ = object.__hash__

    REFEREE = "referee"
    CLOCK = "clock"
    BYSTANDER = "bystander"


Who = Side | Official
