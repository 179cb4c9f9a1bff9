"""`abrikol fit FILE`: the strokes that leave the tracks a camera saw; error, events and ruling of each."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any

from abrikol.cli.refusal import no_file
from abrikol.cli.told import as_json

if TYPE_CHECKING:
    from abrikol.language import Words
    from abrikol.physics.parameters import World
    from abrikol.tracking.fit import Fit
    from abrikol.tracking.strokes import TrackedStroke

WORST = 5
"""How many of the worst are named, and drawn."""
NEAR_ENOUGH = 0.10
"""m: the share of strokes replayed at least this well is told."""


def arguments(parser: argparse.ArgumentParser, text: Any) -> None:
    """What the command takes."""
    parser.add_argument("file", type=Path, metavar="FILE", help=text("help-tracks"))
    parser.add_argument("--preset", type=Path, metavar="FILE", help=text("help-preset"))
    parser.add_argument("--plain", action="store_true", help=text("help-plain"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=text("help-fit-out"))
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help=text("help-fit-pictures"))
    parser.add_argument("--jobs", type=int, default=0, metavar="N", help=text("help-jobs"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=text("help-seed"))


def run(given: argparse.Namespace) -> int:
    """Search, tell, and draw the worst."""
    from abrikol.language import speak
    from abrikol.tracking.fit import told

    words = speak(given.lang)
    strokes, world = opened(given.file), world_of(given.preset)
    found = search(given, words, strokes, world)
    pairs = [(found[stroke.name], stroke) for stroke in strokes]
    results = [told(fit, stroke, world) for fit, stroke in pairs]
    pairs.sort(key=lambda pair: -pair[0].error)
    if given.pictures:
        _draw(given.pictures, pairs[:WORST], world)
    summary = _summary(results)
    if given.json:
        as_json({**summary, "strokes": results})
    else:
        _tell(words, summary, pairs[:WORST])
    return 0


def opened(path: Path) -> tuple[TrackedStroke, ...]:
    """The strokes of a file."""
    from abrikol.tracking.file import read

    try:
        return read(path)
    except OSError as wrong:
        raise no_file(path, wrong) from None


def world_of(preset: Path | None) -> World:
    """The carom table, with the constants of a preset if there is one."""
    from abrikol.physics.parameters import CAROM
    from abrikol.physics.presets import read_preset

    try:
        return read_preset(preset, CAROM) if preset else CAROM
    except OSError as wrong:
        raise no_file(Path(wrong.filename), wrong) from None


def search(given: argparse.Namespace, words: Words, strokes: tuple[TrackedStroke, ...], world: World) -> dict[str, Fit]:
    """Every stroke's fit by its name; what `--out` holds already isn't sought again, and what is found is added."""
    from abrikol.tracking.fit import fit_all
    from abrikol.tracking.results import found_in, kept_in, key_of, line_of

    plain, out = getattr(given, "plain", False), getattr(given, "out", None)
    keys = {stroke.name: key_of(stroke, world, plain=plain) for stroke in strokes}
    try:
        known = found_in(out) if out else {}
        found = {name: known[key] for name, key in keys.items() if key in known}
        missing = [stroke for stroke in strokes if stroke.name not in found]
        with kept_in(out) as file:
            for fit in fit_all(missing, world, plain=plain, seed=given.seed, jobs=given.jobs):
                found[fit.name] = fit
                _progress(words, found, len(strokes))
                if file:
                    print(line_of(fit, keys[fit.name]), end="", file=file, flush=True)
    except OSError as wrong:
        raise no_file(Path(wrong.filename or out or ""), wrong) from None
    return found


def _progress(words: Words, found: dict[str, Fit], whole: int) -> None:
    error = f"{100.0 * median(fit.error for fit in found.values()):.2f}"
    line = words.say("cli-fit-progress", done=len(found), whole=whole, error=error)
    ends = "\x1b[K" if len(found) < whole else "\x1b[K\n"
    if sys.stderr.isatty():
        print(f"\r{line}", end=ends, file=sys.stderr, flush=True)
    elif len(found) % 10 == 0 or len(found) == whole:
        print(line, file=sys.stderr, flush=True)


def _summary(results: list[dict[str, Any]]) -> dict[str, Any]:
    errors = sorted(result["error_m"] for result in results)
    low, _, high = quantiles(errors, method="inclusive") if len(errors) > 1 else errors * 3
    return {
        "count": len(errors),
        "median_m": round(median(errors), 5),
        "quartiles_m": [round(low, 5), round(high, 5)],
        "within_10_cm": sum(error <= NEAR_ENOUGH for error in errors),
        "same_call": sum(result["call"] == result["call_of_tracks"] for result in results),
    }


def _tell(words: Words, summary: dict[str, Any], worst: list[tuple[Fit, TrackedStroke]]) -> None:
    low, high = summary["quartiles_m"]
    print(
        words.say(
            "cli-fit",
            count=summary["count"],
            median=_cm(summary["median_m"]),
            low=_cm(low),
            high=_cm(high),
            near=summary["within_10_cm"],
            same=summary["same_call"],
        )
    )
    names = ", ".join(f"{fit.name} ({_cm(fit.error)})" for fit, _ in worst)
    print(words.say("cli-fit-worst", strokes=names))


def _cm(metres: float) -> str:
    return f"{100.0 * metres:.2f}"


def _draw(folder: Path, worst: list[tuple[Fit, TrackedStroke]], world: World) -> None:
    from abrikol.tracking.drawing import overlay
    from abrikol.tracking.fit import rolled

    try:
        folder.mkdir(parents=True, exist_ok=True)
        for fit, stroke in worst:
            (folder / f"stroke-{fit.name}.svg").write_text(overlay(rolled(fit, stroke, world), stroke), "utf-8")
    except OSError as wrong:
        raise no_file(folder, wrong) from None
