"""`abrikol innings LIST`: points, innings, average and high run of a list; with `--claim`, is it so?"""

from __future__ import annotations

import argparse
import re
from typing import Any

from abrikol.cli.refusal import Refusal
from abrikol.cli.told import as_json
from abrikol.language import phrase

_BETWEEN = re.compile(r"[-–,;\s]+")


def arguments(parser: argparse.ArgumentParser, text: Any) -> None:
    """What the command takes."""
    parser.add_argument("list", metavar="LIST", help=text("help-list"))
    parser.add_argument("--claim", metavar="POINTS/INNINGS", help=text("help-claim"))
    parser.add_argument("--decimals", type=int, choices=range(7), default=3, metavar="N", help=text("help-decimals"))


def run(given: argparse.Namespace) -> int:
    """Add up the list."""
    from abrikol.language import speak
    from abrikol.match.sheet import Column, truncated

    words = speak(given.lang)
    column = Column(_runs(given.list))
    if given.claim:
        _check(column, given.claim)
    assert column.average is not None
    average = truncated(column.average, given.decimals)
    told: dict[str, Any] = {"points": column.points, "innings": column.innings, "average": average, "high": column.high}
    if given.json:
        as_json({**told, "runs": list(column.runs), "best": list(column.best)})
    else:
        print(words.say("cli-sheet", **told))
    return 0


def _runs(text: str) -> tuple[int, ...]:
    entries = _BETWEEN.split(text.strip())
    for number, entry in enumerate(entries, 1):
        if not re.fullmatch(r"\d{1,9}", entry, re.ASCII):
            raise Refusal("no-run", entry=entry, number=str(number))
    return tuple(map(int, entries))


def _check(column: Any, claim: str) -> None:
    read = re.fullmatch(r"(\d{1,9})/(\d{1,9})", claim, re.ASCII)
    if read is None:
        raise Refusal("no-claim", claim=claim)
    points, innings = int(read[1]), int(read[2])
    points_differ = phrase("points-differ", found=str(column.points), claimed=str(points))
    innings_differ = phrase("innings-differ", found=column.innings, claimed=str(innings))
    if points != column.points and innings != column.innings:
        raise Refusal("claim-differs-twice", claim=claim, one=points_differ, other=innings_differ)
    if points != column.points:
        raise Refusal("claim-differs", claim=claim, why=points_differ)
    if innings != column.innings:
        raise Refusal("claim-differs", claim=claim, why=innings_differ)
