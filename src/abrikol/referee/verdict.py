"""What `ending` answers after every action: play on, an equalising inning, or over."""

from __future__ import annotations

from dataclasses import dataclass

from abrikol.referee.situation import Over
from abrikol.stroke.people import Side


@dataclass(frozen=True, slots=True)
class PlayOn:
    """Nothing is decided."""


@dataclass(frozen=True, slots=True)
class Equalise:
    """This side may still equalise, from the opening position."""

    side: Side


@dataclass(frozen=True, slots=True)
class Extra:
    """A draw is decided by extra play (a shoot-out) which this side begins."""

    starter: Side


PLAY_ON = PlayOn()

Verdict = PlayOn | Equalise | Extra | Over
