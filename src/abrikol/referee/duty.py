"""Duties: what somebody must do before the next stroke, in order."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from abrikol.stroke.people import Who


class Kind(Enum):
    """What a duty asks for; the queue runs spot, take, choose, place, call."""

    __hash__ = object.__hash__

    SPOT = "spot"
    TAKE = "take"
    CHOOSE = "choose"
    PLACE = "place"
    CALL = "call"
    LAG = "lag"


@dataclass(frozen=True, slots=True)
class Duty:
    """Somebody must do something among these offers before the next stroke.

    `lapses`: striking on top of it forfeits it. `implied`: the offer that is
    taken for granted when the one who owes the choice simply strikes.
    """

    by: Who
    kind: Kind
    among: tuple[str, ...] = ()
    lapses: bool = False
    implied: str | None = None
