"""`abrikol replay FILE`: a record, action by action, as it was ruled."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from abrikol.cli.refusal import Refusal, record
from abrikol.cli.told import Teller, as_json


def arguments(parser: argparse.ArgumentParser, text: Any) -> None:
    """What the command takes."""
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("file", metavar="FILE", nargs="?", type=Path, help=text("help-file"))
    which.add_argument("--sample", action="store_true", help=text("help-sample"))


def run(given: argparse.Namespace) -> int:
    """Tell the match; then what is broken, if anything is."""
    from abrikol.record import RecordError, match_of, sample

    kept = sample() if given.sample else record(given.file)
    try:
        replay = match_of(kept)
    except RecordError as wrong:
        raise Refusal("in-file", file=str(given.file), what=wrong.phrase) from None
    if given.json:
        as_json(_told(kept, replay.match))
    else:
        _tell(given.lang, kept, replay.match)
    if replay.broken:
        before = len(replay.match.log)
        raise Refusal("usable-until", file=str(given.file), what=replay.broken.phrase, actions=before)
    return 0


def _told(kept: Any, match: Any) -> dict[str, Any]:
    from abrikol.match.sheet import totals
    from abrikol.match.spoken import spoken

    columns = {side.value: {"runs": list(column.runs), "given": column.given} for side, column in totals(match)}
    head = {"game": match.game.id, "format": str(match.start.format), "players": list(kept.header.players)}
    return {**head, "actions": spoken(match), "sheet": columns}


def _tell(language: str, kept: Any, match: Any) -> None:
    from abrikol.language import speak
    from abrikol.match.sheet import totals, truncated

    words = speak(language)
    names = {side.value: name for side, name in zip(match.start.sides, kept.header.players, strict=True)}
    teller = Teller(words, names, match.game)
    print(f"{match.game.id} {match.start.format}: {' – '.join(kept.header.players)}")
    for step in match.log:
        print("\n".join(teller.step(step)))
    for side, column in totals(match):
        if column.average is not None:
            average = truncated(column.average, match.game.decimals)
            print(_sum(words, names[side.value], column, average))


def _sum(words: Any, name: str, column: Any, average: str) -> str:
    told = words.say("cli-sheet", points=column.points, innings=column.innings, average=average, high=column.high)
    return f"{name}: {told}"
