"""Playthroughs: whole matches as readable text; a changed rule shows as a changed line.

`playthroughs/<name>.txt` holds the game, its format and agreed options on the
first line (`small 3-EQ players=2`), then one action a line; blank lines and
lines that begin with `#` are for the reader. Beside it lies the golden output;
`ABRIKOL_WRITE=1 pytest tests/test_playthroughs.py` writes it anew.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from abrikol.match.match import Match, fold
from abrikol.match.spoken import spoken
from abrikol.match.start import start_match
from abrikol.stroke.notation import parse_action, print_action
from tests.casebook_schema import duty_text
from tests.small_game import find

FOLDER = Path(__file__).parent / "playthroughs"
GOLDEN = ".golden.txt"
INPUTS = sorted(path for path in FOLDER.glob("*.txt") if not path.name.endswith(GOLDEN))

each_match = pytest.mark.parametrize("path", INPUTS, ids=lambda path: path.stem)


def lines(path: Path) -> tuple[str, list[str]]:
    """The first line, and the actions as written."""
    told = [line.strip() for line in path.read_text("utf-8").splitlines()]
    kept = [line for line in told if line and not line.startswith("#")]
    return kept[0], kept[1:]


def played(path: Path) -> Match:
    """The match of a playthrough."""
    head, actions = lines(path)
    name, code, *options = head.split()
    game = find(name)
    players = next((int(option[8:]) for option in options if option.startswith("players=")), min(game.players))
    agreed = [option.partition(":") for option in options if not option.startswith("players=")]
    start = start_match(game, players=players, code=code, options=tuple((key, value) for key, _, value in agreed))
    return fold(game, start, [parse_action(action) for action in actions])


def retold(match: Match) -> str:
    """The match as it is read: each action, what was ruled, and what follows."""
    head = f"{match.game.id} {match.start.format}"
    told = (_step(print_action(step.action), row) for step, row in zip(match.log, spoken(match), strict=True))
    return "\n".join((head, *told)) + "\n"


def _step(action: str, row: dict[str, Any]) -> str:
    head = f"\n{row['n']:3} {row['by']}  {action}"
    return "\n        ".join((head, _ruling(row), *_follows(row)))


def _ruling(row: dict[str, Any]) -> str:
    awards = " ".join(f"{side}{points:+}" for side, points in row["awards"].items() if points)
    score = ":".join(map(str, row["score"].values()))
    call = row["call"] or f"needs {row['needs']}"
    return " · ".join(filter(None, (call, awards, score, " ".join(row["articles"]))))


def _follows(row: dict[str, Any]) -> list[str]:
    out = []
    if row["moves"]:
        out.append("; ".join(row["moves"]))
    if row["state"]:
        out.append(" ".join(f"{key}={value}" for key, value in row["state"].items()))
    if any(row["owes"].values()):
        out.append("owes " + ":".join(map(str, row["owes"].values())))
    if row["over"]:
        end = row["over"]
        out.append("over: " + (end if isinstance(end, str) else f"{end['winner']} wins {end['final']}"))
    else:
        out.append("; ".join(map(duty_text, row["duties"])) or f"{row['turn']} plays, run {row['run']}")
    return out


@each_match
def test_a_match_is_ruled_as_it_was(path: Path) -> None:
    golden, now = path.with_name(path.stem + GOLDEN), retold(played(path))
    if os.environ.get("ABRIKOL_WRITE"):
        golden.write_text(now, "utf-8")
    assert now == golden.read_text("utf-8"), "if the change is meant: ABRIKOL_WRITE=1 pytest tests/test_playthroughs.py"


@each_match
def test_its_actions_print_as_they_parse(path: Path) -> None:
    for action in lines(path)[1]:
        parsed = parse_action(action)
        assert parse_action(print_action(parsed)) == parsed


@each_match
def test_it_is_played_to_its_end(path: Path) -> None:
    assert played(path).situation.over is not None
