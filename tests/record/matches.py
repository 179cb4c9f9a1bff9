"""A small match as entries, for the tests of the record."""

from __future__ import annotations

from datetime import UTC, datetime

from abrikol.match.match import Match, fold
from abrikol.record import Entry, Header, entry, start_of
from abrikol.record.lines import entry_line, header_line
from abrikol.stroke.notation import parse_action
from tests.small_game import SMALL

HEADER = Header(game="small@here", format="3", players=("Анна", "Bo"), created=datetime(2026, 3, 1, tzinfo=UTC))

LINES = (
    "lag 1/f&2/f 1=0.5,0.5 2=0.4,1.2",
    "B: choose cede",
    "A: *5 5>9 9@MR",
    "A: *5 5>8 #foot-off",
    "B: *1",
    "A: choose pass-back",
    "B: *4 4>7 7@FL",
    "correct 3 = *5 5>9",
    "B: undo",
    'referee: rule foul small:touch "with the sleeve"',
)


def played(*lines: str) -> Match:
    """The small game, played so."""
    game, start = start_of(HEADER, SMALL)
    return fold(game, start, map(parse_action, lines or LINES))


def entries(match: Match) -> tuple[Entry, ...]:
    """Its entries, a minute apart."""
    return tuple(entry(step, at=datetime(2026, 3, 1, 18, step.number, tzinfo=UTC), who="desk 1") for step in match.log)


def text(match: Match | None = None) -> bytes:
    """Its record, as it lies in a file."""
    return header_line(HEADER) + b"".join(map(entry_line, entries(match or played())))
