"""The editions of the carom games as data: the world rules, the digest, the handbook; what their games share.

A game replaces in a law what it has otherwise, and its plate says the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from abrikol.disciplines.carom.general import CaromLaw, options_at
from abrikol.disciplines.carom.general.match_play import CAROM_LAG, ending
from abrikol.disciplines.carom.general.openings import (
    Start,
    digest_opening,
    may_start_digest,
    may_start_umb,
    opening_by,
    umb_start,
)
from abrikol.disciplines.carom.general.sentences import foul
from abrikol.disciplines.carom.general.zones import opening_in, options_in
from abrikol.equipment.balls import CAROM
from abrikol.equipment.names import Ball
from abrikol.equipment.tables import MATCH_TABLE, Table
from abrikol.layout.zones import ZonePlan
from abrikol.referee.clock import ClockLaw
from abrikol.referee.discipline import Discipline, Tap
from abrikol.referee.facts import Facts
from abrikol.referee.ruling import Ruling
from abrikol.rulebooks import Rulebook

UMB_LAW = CaromLaw(
    may_start_at=may_start_umb,
    jumped=((1,), (2,), (3,)),
    jumped_by_turn=True,
    direct_opening=True,
    all_to_start=True,
)
"""Any ball off the table is a foul and sends all three to the start, as touching balls do on wish."""

DIGEST_LAW = CaromLaw(
    may_start_at=may_start_digest,
    jumped=((1, 3, 2), (1, 3, 2), (3, 1, 2)),
    cushion_play_is_foul=False,
    safeties=True,
    equaliser=False,
    object_jump_is_foul=False,
)
"""Every ball has its spots; only one's own ball off the table is a foul, and a safety may be declared."""

HANDBOOK_LAW = replace(UMB_LAW, object_jump_is_foul=False)
"""The world rules, but of balls off the table it names one's own alone."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Edition:
    """What an edition has alike in all its games: start, offers, players, and what may be agreed."""

    name: str
    start: Start
    opening_offers: tuple[str, ...] = ()
    players: tuple[int, ...] = (2,)
    choices: tuple[tuple[str, tuple[str, ...], str], ...] = ()


UMB = Edition(name="umb", start=umb_start, opening_offers=("left", "right"))
DIGEST = Edition(name="digest", start=digest_opening, players=(2, 3))
HANDBOOK = Edition(
    name="handbook",
    start=umb_start,
    opening_offers=("left", "right"),
    choices=(("starter-ball", ("white", "dotted"), "white"),),
)


NO_CLOCK = ClockLaw()
"""No limit but that of a format, and with it the one extension that every clock gives."""


def carom_game(
    edition: Edition,
    *,
    name: str,
    law: CaromLaw,
    book: Rulebook,
    format: str,  # noqa: A002  # as the field of the plate is named
    judge: Callable[[Facts[Any]], Ruling],
    taps: tuple[Tap, ...],
    table: Table = MATCH_TABLE,
    zones: ZonePlan | None = None,
    decimals: int = 3,
    clock: ClockLaw = NO_CLOCK,
    choices: tuple[tuple[str, tuple[str, ...], str], ...] = (),
) -> Discipline[CaromLaw]:
    """A game of a series in an edition: what all of them have alike, and what this one says."""
    frozen = ("respot",) if law.forced_respot else ("play", "respot")
    opening = opening_by(edition.start, table)
    options = options_at(*edition.opening_offers, frozen=frozen)
    return Discipline(
        name=name,
        edition=edition.name,
        law=law,
        book=book,
        table=table,
        balls=CAROM,
        cue_balls=(Ball.W, Ball.Y),
        starter_has_first=True,
        own_shelf=False,
        zones=zones,
        players=edition.players,
        format=format,
        decimals=decimals,
        opening=opening_in(zones, law, opening) if zones else opening,
        options=options_in(zones, options) if zones else options,
        judge=judge,
        foul=foul,
        ending=ending(law.equaliser),
        lag=CAROM_LAG,
        clock=clock,
        taps=taps,
        choices=(*edition.choices, *choices),
    )
