"""Penalty modes (X2): what a breach costs, as data a game's law names."""

from __future__ import annotations

from typing import Any

from abrikol.disciplines.pyramid.general.law import Levy, Penalty
from abrikol.equipment.names import Ball
from abrikol.referee.duty import Duty, Kind
from abrikol.referee.facts import Facts
from abrikol.referee.ruling import Shelve, TakeBack
from abrikol.stroke.people import Side


def spot_own(facts: Facts[Any], offender: Side) -> Levy:
    """One ball earlier potted by the offender comes back; if he has none, he owes one (FREE-2)."""
    if facts.before.shelf(offender) > 0:
        return Levy(awards=((offender, -1),), moves=(TakeBack(offender, 1),), slugs=("penalty-ball",))
    return Levy(owes=((offender, 1),), slugs=("penalty-ball", "debt"))


def opponent_shelf(facts: Facts[Any], offender: Side) -> Levy:
    """The opponent takes any ball of his choice from the table, once all others are spotted."""
    return Levy(duties=(Duty(facts.before.after(offender), Kind.TAKE),), slugs=("penalty-taken",))


SPOT_OWN = Penalty("spot_own", spot_own)
OPPONENT_SHELF = Penalty("opponent_shelf", opponent_shelf)


def credit(facts: Facts[Any], side: Side, balls: tuple[Ball, ...]) -> tuple[Levy, tuple[Ball, ...]]:
    """Potted balls first pay what the side owes, the rest go to its shelf, a point each; also tells those that paid.

    FREE-2.2, FREE-21.2.
    """
    debt = facts.before.debt(side)
    paid, kept = balls[:debt], balls[debt:]
    levy = Levy(
        awards=((side, len(kept)),) if kept else (),
        owes=((side, -len(paid)),) if paid else (),
        moves=tuple(Shelve(side, ball) for ball in kept),
        slugs=("debt",) if paid else (),
    )
    return levy, paid
