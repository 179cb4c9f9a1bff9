"""Settings: the state a line of notation begins from."""

from __future__ import annotations

from dataclasses import dataclass

from abrikol.equipment.names import Ball, Pin
from abrikol.layout.position import Point
from abrikol.stroke.events import Touching, Zone
from abrikol.stroke.people import Side
from abrikol.stroke.stroke import Action


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything a line may state about *before*; what is left out takes the defaults of docs/notation.md."""

    turn: Side | None = None
    players: int | None = None
    score: tuple[int, ...] | None = None
    shelf: tuple[int, ...] | None = None
    owes: tuple[int, ...] | None = None
    run: int | None = None
    innings: tuple[int, ...] | None = None
    opening: bool = False
    hand: str | None = None
    premium: bool = False
    format: str | None = None
    options: tuple[tuple[str, str], ...] = ()
    at: tuple[tuple[Ball, Point], ...] = ()
    frozen: tuple[Touching, ...] = ()
    absent: tuple[Ball, ...] = ()
    standing: tuple[Pin, ...] | None = None
    zones: tuple[tuple[Zone, str], ...] = ()
    clock: int | None = None
    left: float | None = None
    warned: bool = False
    figure: str | None = None
    attempt: int | None = None
    afera: Ball | None = None
    lastsafety: Side | None = None
    removed: int | None = None


@dataclass(frozen=True, slots=True)
class LineOfPlay:
    """A whole line: the state it starts from and the actions in order."""

    settings: Settings
    actions: tuple[Action, ...]
