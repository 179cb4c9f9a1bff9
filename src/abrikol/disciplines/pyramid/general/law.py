"""What editions of pyramid games set differently: parameters, never branches on an edition's name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from abrikol.layout.respot import Spotting
from abrikol.referee.duty import Duty
from abrikol.referee.ruling import Move
from abrikol.stroke.events import Thing
from abrikol.stroke.people import Side

if TYPE_CHECKING:
    from abrikol.referee.facts import Facts

LAMP_IS_FOREIGN = frozenset({Thing.LAMP, Thing.CHALK, Thing.PERSON})
"""What a ball may not touch outside the bed and stay in play (FREE-22b.2)."""
LAMP_IS_FIXED = frozenset({Thing.CHALK, Thing.PERSON})
"""The same where the lamp belongs to the table (GEN-21, X4)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PushRule:
    """When a near ball makes a stroke a push (X20): gap in mm, angle in degrees, follow in ball diameters."""

    near: float
    angle: float
    follow: float


# A cube of chalk is about 22 mm (FREE-19.2, from memory); half a ball is half a diameter.
CHALK_PUSH = PushRule(near=22.0, angle=45.0, follow=0.5)


@dataclass(frozen=True, slots=True, kw_only=True)
class Levy:
    """What a penalty (or the payment of a debt) takes, gives and asks for."""

    awards: tuple[tuple[Side, int], ...] = ()
    owes: tuple[tuple[Side, int], ...] = ()
    moves: tuple[Move, ...] = ()
    duties: tuple[Duty, ...] = ()
    slugs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Penalty:
    """A penalty mode (X2): what the offender pays."""

    name: str
    levy: Callable[[Facts[Any], Side], Levy]


@dataclass(frozen=True, slots=True, kw_only=True)
class PyramidLaw:
    """The parameters that every pyramid game has."""

    penalty: Penalty
    foreign: frozenset[Thing] = LAMP_IS_FOREIGN
    object_ball_off: bool = True
    """An object ball off the table is a breach (FREE-22b.3), not merely spotted (GEN-23): X3."""
    push: PushRule = CHALK_PUSH
    same_cushion_twice: bool = False
    """Two contacts with one cushion make two cushions (FREE-12.1: they do not)."""
    late_foul_voids: bool = True
    """A breach after the stroke has ended makes its balls wrong too (FREE-21.3, X24)."""
    hang_seconds: float = 5.0
    """A ball of the stroke that drops so soon after it still belongs to it (FREE-22a.3)."""
    spotting: Spotting = Spotting.APART
