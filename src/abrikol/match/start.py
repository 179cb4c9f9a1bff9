"""How a match or a line of notation begins."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from abrikol.layout.position import Position, check_no_overlap
from abrikol.match.apply import opened
from abrikol.match.possible import check_balls
from abrikol.referee.acts import Refused
from abrikol.referee.contacts import contacts
from abrikol.referee.discipline import Discipline
from abrikol.referee.duty import Duty, Kind
from abrikol.referee.format import Format, parse_format
from abrikol.referee.situation import ClockState, Hand, Phase, Situation
from abrikol.stroke.people import Side
from abrikol.stroke.settings import Settings

SIDES = tuple(Side)
ANY_NUMBER = "#"
"""The value of an option that stands for any whole number."""


def start_match(
    game: Discipline[Any], *, players: int = 2, code: str | None = None, options: tuple[tuple[str, str], ...] = ()
) -> Situation:
    """The situation before the lag of a new match, or where none is played before its opening.

    `Refused` for a number of players the game is not played with.
    """
    before = opened(game, _bare(game, players, parse_format(code or game.format_for(players)), options), Side.A)
    if not game.lags:
        return before
    return replace(before, phase=Phase.LAG, duties=(Duty(Side.A, Kind.LAG, lapses=True),))


def _bare(game: Discipline[Any], players: int, agreed: Format, options: tuple[tuple[str, str], ...]) -> Situation:
    if players not in game.players:
        raise Refused("wrong-players", game=game.id, known=", ".join(map(str, game.players)), players=str(players))
    if game.odd_games and agreed.of % 2 == 0:
        raise Refused("even-games", game=game.id, games=str(agreed.of))
    _check_options(game, options)
    return Situation(
        sides=SIDES[:players], format=agreed, options=options, own=game.cue_balls[:players], won=(0,) * players
    )


def _check_options(game: Discipline[Any], options: tuple[tuple[str, str], ...]) -> None:
    known = {name: values for name, values, _ in game.choices}
    for name, value in options:
        if name not in known:
            if not known:
                raise Refused("no-options", game=game.id, name=name)
            raise Refused("no-option", game=game.id, name=name, known=", ".join(known))
        if value not in known[name] and not (ANY_NUMBER in known[name] and value.isdecimal()):
            raise Refused("wrong-option", name=name, game=game.id, known=", ".join(known[name]), value=value)


def start_line(game: Discipline[Any], settings: Settings) -> Situation:
    """The situation that a line's settings state; what they leave out takes the defaults of docs/notation.md."""
    players = settings.players or max(len(settings.score or ()), min(game.players))
    bare = _bare(game, players, parse_format(settings.format or game.format_for(players)), settings.options)
    before = opened(game, bare, settings.turn or Side.A)
    _check_settings(game, settings)
    before = _numbers(game, replace(before, memory=_memory(settings)), settings)
    before = _bed(game, before, settings)
    return _phase(game, before, settings)


def _numbers(game: Discipline[Any], before: Situation, settings: Settings) -> Situation:
    count = len(before.sides)
    scores = _full("score", settings.score, count) or before.scores
    shelves = _full("shelf", settings.shelf, count) or (scores if _shelved(game, settings) else before.shelves)
    return replace(
        before,
        scores=scores,
        shelves=shelves,
        owes=_full("owes", settings.owes, count) or before.owes,
        innings=_full("innings", settings.innings, count) or before.innings,
        run=settings.run or 0,
        fresh=not settings.run,
    )


def _shelved(game: Discipline[Any], settings: Settings) -> bool:
    """The score that is stated lies on the shelves: a ball is a point, and there are so many balls."""
    return settings.score is not None and game.own_shelf and sum(settings.score) < len(game.balls.balls)


def _full(name: str, numbers: tuple[int, ...] | None, count: int) -> tuple[int, ...] | None:
    if numbers is not None and len(numbers) != count:
        raise Refused("wrong-count", name=name, numbers=len(numbers), sides=count)
    return numbers


def _bed(game: Discipline[Any], before: Situation, settings: Settings) -> Situation:
    position, touching = Position(settings.at), frozenset(settings.frozen)
    check_no_overlap(position, game.balls)
    if settings.opening and not settings.at:
        opening = game.opening(before)
        position, touching = opening.position, touching | opening.frozen
    else:
        touching = touching.union(contacts(position, game.balls, game.table))
    return replace(
        before,
        position=position,
        frozen=touching,
        absent=frozenset(settings.absent),
        standing=None if settings.standing is None else frozenset(settings.standing),
        zones=settings.zones or (before.zones if settings.opening and not settings.at else ()),
        clock=ClockState(settings.clock, settings.left, settings.warned),
    )


def _memory(settings: Settings) -> tuple[tuple[str, str], ...]:
    told: dict[str, str] = {}
    for name in ("figure", "attempt", "removed"):
        if (value := getattr(settings, name)) is not None:
            told[name] = str(value)
    if settings.premium:
        told["premium"] = "1"
    if settings.afera is not None:
        told["afera"] = settings.afera.value
    if settings.lastsafety is not None:
        told["lastsafety"] = settings.lastsafety.value
    return tuple(sorted(told.items()))


def _phase(game: Discipline[Any], before: Situation, settings: Settings) -> Situation:
    phase = Phase.OPENING if settings.opening else Phase.PLAY
    hand = before.hand if settings.opening else None
    if settings.hand is not None:
        hand = Hand(settings.hand) if settings.hand else before.hand or Hand("any")
    return replace(before, phase=phase, hand=hand, starter=before.starter if settings.opening else Side.A)


def _check_settings(game: Discipline[Any], settings: Settings) -> None:
    check_balls(game, frozenset((*(ball for ball, _ in settings.at), *settings.absent)))
