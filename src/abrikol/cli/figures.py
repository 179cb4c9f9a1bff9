"""`abrikol figures`: figures of artistic billiards at hand, what one demands; a file of them checked and kept."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from abrikol.cli.refusal import Refusal, no_file
from abrikol.cli.told import as_json
from abrikol.language import phrase

if TYPE_CHECKING:
    from abrikol.disciplines.carom.artistic.figures import Collection, Figure
    from abrikol.language import Words
    from abrikol.play.attempts import Attempt


def arguments(parser: argparse.ArgumentParser, text: Any) -> None:
    """What the command takes."""
    parser.add_argument("name", metavar="FIGURE", nargs="?", help=text("help-figure"))
    parser.add_argument("--of", metavar="NAME", help=text("help-collection"))
    parser.add_argument("--play", action="store_true", help=text("help-play-figure"))
    parser.add_argument("--svg", type=Path, metavar="FILE", help=text("help-svg-figure"))
    files = parser.add_mutually_exclusive_group()
    files.add_argument("--check", type=Path, metavar="FILE", help=text("help-check-figures"))
    files.add_argument("--add", type=Path, metavar="FILE", help=text("help-add-figures"))


def run(given: argparse.Namespace) -> int:
    """Check or keep a file, show one figure, or list them all."""
    from abrikol.language import speak

    words = speak(given.lang)
    if given.check or given.add:
        return _file(words, given)
    held = _at_hand(given.of)
    if given.name is None:
        return _list(words, given, held)
    return _show(words, given, _named(held[0], given.name))


# Files -------------------------------------------------------------------------------------------


def _file(words: Words, given: argparse.Namespace) -> int:
    """Everything that is wrong, or that nothing is; then the file is kept if that was asked."""
    from abrikol.disciplines.carom.artistic.file import BadFigures

    file: Path = given.check or given.add
    try:
        held = _read(file)
    except BadFigures as bad:
        for flaw in bad.flaws:
            told = ": ".join(filter(None, (str(file), flaw.where, words.tell(flaw.what))))
            print(told, file=sys.stderr)
        raise Refusal("figures-wrong", count=len(bad.flaws)) from None
    print(words.say("figures-good", file=str(file), count=len(held.figures), name=held.name))
    failed = [_played(words, figure) for figure in held.figures] if given.play else []
    if given.add:
        _keep(words, held, file)
    return 2 if any(failed) else 0


def _read(file: Path) -> Collection:
    from abrikol.disciplines.carom.artistic.file import read_figures

    try:
        return read_figures(file.read_text("utf-8"))
    except OSError as wrong:
        raise no_file(file, wrong) from None
    except UnicodeDecodeError:
        raise Refusal("in-file", file=str(file), what=phrase("figures-no-text")) from None


def _keep(words: Words, held: Collection, file: Path) -> None:
    """A copy in the folder of imported figures; abrikol's own name is taken."""
    from abrikol.disciplines.carom.artistic.shelf import OWN, imported

    if held.name == OWN:
        raise Refusal("in-file", file=str(file), what=phrase("figures-taken", name=held.name))
    target = imported() / f"{held.name.replace('/', '-')}.toml"
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(file.read_text("utf-8"), "utf-8")
    except OSError as wrong:
        raise no_file(target, wrong) from None
    print(words.say("figures-kept", file=str(target), name=target.stem))


# Figures -----------------------------------------------------------------------------------------


def _at_hand(name: str | None) -> list[Collection]:
    from abrikol.disciplines.carom.artistic.shelf import collection, names

    known = names()
    if name is not None and name not in known:
        raise Refusal("figures-not-here", name=name, known=", ".join(known))
    return [collection(one) for one in (known if name is None else (name,))]


def _named(held: Collection, name: str) -> Figure:
    from abrikol.disciplines.carom.artistic.programme import no_figure

    if name not in held.by_name:
        raise no_figure(held, name)
    return held.by_name[name]


def _list(words: Words, given: argparse.Namespace, held: list[Collection]) -> int:
    if given.json:
        as_json(
            [
                {"name": one.name, "title": dict(one.title), "figures": [_told(each) for each in one.figures]}
                for one in held
            ]
        )
        return 0
    for one in held:
        title = one.title.get(words.language, one.name)
        print(words.say("figures-of", title=title, name=one.name, count=len(one.figures)))
        for figure in one.figures:
            family = words.say("family", family=figure.family)
            print(f"  {figure.name:24} {figure.value:2}  {family:10} {_courses(figure)}")
    return 0


def _show(words: Words, given: argparse.Namespace, figure: Figure) -> int:
    if given.json:
        as_json(_told(figure))
        return 0
    print("\n".join(_lines(words, figure)))
    if given.play or given.svg:
        return 2 if _played(words, figure, given.svg) else 0
    return 0


def _lines(words: Words, figure: Figure) -> Iterator[str]:
    from abrikol.cli.courses import spoken_course

    say = words.say
    yield f"{figure.name}  {figure.title.get(words.language, '')}".rstrip()
    yield f"  {say('family', family=figure.family)}, {say('figure-worth', worth=figure.value)}"
    yield f"  at={_at(figure)}"
    if figure.pins:
        pins = ", ".join(f"{pin.value} {place.x:g},{place.y:g}" for pin, place in figure.pins)
        yield f"  {say('figures-pins', pins=pins)}"
    for ball, course in figure.courses:
        told = say("course-of", ball=say("ball", ball=ball.value), course=spoken_course(words, course))
        yield f"  {told}  ({course})"
    for ball, marker in figure.ends:
        key = "course-end" if len(figure.markers) > 1 else "course-end-only"
        yield f"  {say(key, ball=say('ball', ball=ball.value), marker=marker)}"
    if figure.solution is not None:
        yield f"  {_command(figure)}"


def _command(figure: Figure) -> str:
    """What plays the stroke that is kept with the figure."""
    stroke = figure.solution
    assert stroke is not None
    return (
        f"abrikol stroke artistic 'figure={figure.name}' --speed {stroke.speed:g} --heading {stroke.heading:g}"
        f" --tip={stroke.side:g},{stroke.top:g} --elevation {stroke.elevation:g}"
    )


def _at(figure: Figure) -> str:
    return "/".join(f"{ball.value}:{point.x:g},{point.y:g}" for ball, point in figure.position.places)


def _courses(figure: Figure) -> str:
    return "  ".join(f"{ball.value}: {course}" for ball, course in figure.courses)


def _told(figure: Figure) -> dict[str, Any]:
    return {
        "name": figure.name,
        "title": dict(figure.title),
        "family": figure.family,
        "value": figure.value,
        "set": figure.set,
        "compulsory": figure.compulsory,
        "mirror": figure.mirror,
        "at": _at(figure),
        "pins": {pin.value: [place.x, place.y] for pin, place in figure.pins},
        "course": {ball.value: str(course) for ball, course in figure.courses},
        "end": {ball.value: marker for ball, marker in figure.ends},
    }


# Played ------------------------------------------------------------------------------------------


def _played(words: Words, figure: Figure, svg: Path | None = None) -> bool:
    """Play the stroke that is kept with a figure and say what came of it; whether it failed."""
    if figure.solution is None:
        print(f"{figure.name}: {words.say('figures-no-stroke')}")
        return False
    tried = _attempt(figure)
    if svg is not None:
        _draw(tried, svg)
    if tried.made:
        print(f"{figure.name}: {words.say('figures-stroke-makes')}")
        return False
    why = tried.article.gist[words.language]
    print(f"{figure.name}: {words.say('figures-stroke-misses', why=why)}")
    return True


def _attempt(figure: Figure) -> Attempt:
    from abrikol.cli.stroke import get_ready
    from abrikol.play.attempts import attempt

    assert figure.solution is not None
    get_ready()
    return attempt(figure, figure.solution)


def _draw(tried: Attempt, file: Path) -> None:
    from abrikol.play.drawing import drawing_of

    try:
        file.write_text(drawing_of(tried.rolled), "utf-8")
    except OSError as wrong:
        raise no_file(file, wrong) from None
