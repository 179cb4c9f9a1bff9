"""`abrikol calibrate FILE…`: one table's constants from many tracked strokes, as a preset."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from abrikol.cli.fit import opened, search, world_of
from abrikol.cli.refusal import Refusal, no_file
from abrikol.cli.told import as_json

if TYPE_CHECKING:
    from abrikol.tracking.calibrate import Calibration

FEWEST = 8
"""Fewer strokes than this don't tell thirteen constants."""


def arguments(parser: argparse.ArgumentParser, text: Any) -> None:
    """What the command takes."""
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE", help=text("help-tracks"))
    parser.add_argument("--preset", type=Path, metavar="FILE", help=text("help-preset"))
    parser.add_argument("--out", dest="written", type=Path, metavar="FILE", help=text("help-calibrate-out"))
    parser.add_argument("--jobs", type=int, default=0, metavar="N", help=text("help-jobs"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=text("help-seed"))


def run(given: argparse.Namespace) -> int:
    """Find every stroke, then the table, and print or keep its preset."""
    from abrikol.language import speak
    from abrikol.physics.parameters import CAROM
    from abrikol.physics.presets import print_preset
    from abrikol.tracking.calibrate import CONSTANTS, calibrate, constants

    words = speak(given.lang)
    strokes = tuple(replace(stroke, name=f"{path}:{stroke.name}") for path in given.files for stroke in opened(path))
    if len(strokes) < FEWEST:
        raise Refusal("few-strokes", count=len(strokes), least=str(FEWEST))
    world = world_of(given.preset)
    found = search(given, words, strokes, world)

    def report(number: int, now: Calibration) -> None:
        error = f"{100.0 * now.typical:.2f}"
        print(words.say("cli-calibrate-round", number=number, error=error), file=sys.stderr, flush=True)

    tries = [found[stroke.name].tried for stroke in strokes]
    table = calibrate(strokes, tries, world, report).world
    text = print_preset(table, CAROM)
    if given.written:
        try:
            given.written.write_text(text, "utf-8")
        except OSError as wrong:
            raise no_file(given.written, wrong) from None
    if given.json:
        names = [f"{group}.{name}" for group, name, _ in CONSTANTS]
        as_json(dict(zip(names, constants(table).tolist(), strict=True)))
    elif not given.written:
        print(text, end="")
    return 0
