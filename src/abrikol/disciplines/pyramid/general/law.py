"""What editions of pyramid games set differently: parameters, never branches on an edition's name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from abrikol.disciplines.pyramid.general.breaches import BREAK, STRIKE, Breach
from abrikol.disciplines.pyramid.general.validity import MKP_BREAK, MKP_STROKE, Validity
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


AFTER_FOUL = ("play", "pass-back")
"""FREE-6: the opponent plays, or makes the offender go on."""
AFTER_BREAK = (*AFTER_FOUL, "rerack-play", "rerack-pass")
"""FREE-12.2: or the balls are racked again and either of them breaks."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PushRule:
    """When a near ball makes a stroke a push (X20): gap in mm, angle in degrees, follow in ball diameters."""

    near: float
    angle: float
    follow: float | None
    """The cue ball may follow so far; None = only the angle saves the stroke."""
    drawn: bool = False
    """It may not even stay, but must roll back."""

    def stays(self, follow: float) -> bool:
        """The cue ball came no farther than it may."""
        return self.follow is not None and (follow < self.follow if self.drawn else follow <= self.follow)


# A cube of chalk is about 22 mm (FREE-19.2, from memory); half a ball is half a diameter.
CHALK_PUSH = PushRule(near=22.0, angle=45.0, follow=0.5)
# Of old: farther than half a radius any stroke is fair, nearer it must be a cut (X20).
OLD_PUSH = PushRule(near=17.0, angle=45.0, follow=None)


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
    at_break: tuple[Breach, ...] = BREAK
    """What only a break can do wrong before its balls touch anything."""
    strike: tuple[Breach, ...] = STRIKE
    """What the striker can do wrong at any strike."""
    break_rule: Validity = MKP_BREAK
    """When a break is valid (X14)."""
    safety_rule: Validity = MKP_STROKE
    """When any other stroke is valid (X15)."""
    after_foul: tuple[str, ...] = AFTER_FOUL
    """What the opponent chooses from after a breach; nothing, and he simply has the table (X19)."""
    after_break: tuple[str, ...] = AFTER_BREAK
    """The same after a failed break."""
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
    wrong_spotting: Spotting | None = None
    """How balls that fell on a stroke with a breach are spotted, if otherwise (X11)."""
