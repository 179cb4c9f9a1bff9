"""Lines of play in the small game and in carom, for the tests of this room."""

from __future__ import annotations

from typing import Any

from abrikol.disciplines import discipline
from abrikol.match.match import Match, fold
from abrikol.match.start import start_line
from abrikol.referee.ruling import Call, Ruling
from abrikol.referee.situation import Situation
from abrikol.stroke.notation import parse_line, parse_settings
from abrikol.stroke.people import Side
from tests.small_game import SMALL

CAROM = discipline("three-cushion@umb")
POT, MISS = "*5 5>9 9@MR", "*5 5>9"


def played(line: str, game: Any = SMALL) -> Match:
    play = parse_line(line)
    return fold(game, start_line(game, play.settings), play.actions)


def after(line: str, game: Any = SMALL) -> Situation:
    return played(line, game).situation


def started(settings: str, game: Any = SMALL) -> Situation:
    return start_line(game, parse_settings(settings))


def carried_out(line: str, *moves: Any, **more: Any) -> Situation:
    """A stroke carried out by a ruling that is told."""
    ruling = Ruling(call=Call.LEGAL, turn=Side.B, moves=moves, **more)
    play = parse_line(line)
    return fold(SMALL, start_line(SMALL, play.settings), play.actions, [ruling]).situation
