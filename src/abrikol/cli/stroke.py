"""`abrikol stroke GAME`: a stroke played by the physics and ruled by the game; as words, a line, JSON or a picture.

The only command that needs the physics. The first time it compiles, which takes a while and is told on stderr.
"""

from __future__ import annotations

import argparse
import json
import sys
from math import radians
from pathlib import Path
from typing import TYPE_CHECKING, Any

from abrikol.cli.named import game_named
from abrikol.cli.refusal import Refusal, no_file
from abrikol.cli.told import Teller

if TYPE_CHECKING:
    from abrikol.play.play import Played
    from abrikol.play.shot import Shot
    from abrikol.stroke.people import Side
    from abrikol.stroke.settings import Settings


def arguments(parser: argparse.ArgumentParser, text: Any) -> None:
    """What the command takes."""
    parser.add_argument("game", metavar="GAME", help=text("help-game"))
    parser.add_argument("settings", metavar="SETTINGS", nargs="?", help=text("help-settings"))
    parser.add_argument("--speed", type=float, default=3.0, metavar="M/S", help=text("help-speed"))
    parser.add_argument("--heading", type=float, default=0.0, metavar="DEGREES", help=text("help-heading"))
    parser.add_argument("--tip", default="0,0", metavar="SIDE,TOP", help=text("help-tip"))
    parser.add_argument("--elevation", type=float, default=0.0, metavar="DEGREES", help=text("help-elevation"))
    parser.add_argument("--through", type=float, default=0.0, metavar="METRES", help=text("help-through"))
    parser.add_argument("--ball", metavar="BALL", help=text("help-ball"))
    parser.add_argument("--position", default="", metavar="PLACES", help=text("help-position"))
    parser.add_argument("--call", default="", metavar="CALLS", help=text("help-call"))
    parser.add_argument("--lag", metavar="SPEED,DEGREES", help=text("help-lag"))
    parser.add_argument(
        "--also", metavar="BALL,SPEED,DEGREES,START[,SIDE]", action="append", default=[], help=text("help-also")
    )
    parser.add_argument("--rack", type=int, default=1, metavar="N", help=text("help-rack"))
    output = parser.add_mutually_exclusive_group()
    output.add_argument("--line", action="store_true", help=text("help-stroke-line"))
    output.add_argument("--svg", type=Path, metavar="FILE", help=text("help-svg"))


def run(given: argparse.Namespace) -> int:
    """Play the stroke and tell of it."""
    game = game_named(given.game, given.lang)
    settings = _settings(game, given)
    played = _lagged(game, given) if given.lag else _played(game, settings, given)
    if given.json:
        _print_json(played, settings)
    elif given.line:
        _print_line(played, settings)
    elif given.svg:
        _draw(played, given.svg)
    else:
        _print_words(game, played, given.lang)
    return 0


def _settings(game: Any, given: argparse.Namespace) -> Settings:
    """What the line says before the stroke: the settings that were typed, with every ball's place."""
    from dataclasses import replace

    from abrikol.play.openings import placed
    from abrikol.stroke.notation import parse_settings
    from abrikol.stroke.settings import Settings

    text = (given.settings or "").strip().removeprefix("[").removesuffix("]")
    settings = parse_settings(text) if text else Settings(opening=True)
    moved = parse_settings(f"at={given.position}").at if given.position else ()
    return replace(settings, at=placed(game, settings, moved))


def _played(game: Any, settings: Settings, given: argparse.Namespace) -> Played:
    from abrikol.layout.racks import Looseness
    from abrikol.match.start import start_line
    from abrikol.play.places import USUAL
    from abrikol.play.play import play
    from abrikol.play.shot import Shot

    before = start_line(game, settings)
    side, top = _tip(given.tip)
    shot = Shot(
        game=game,
        situation=before,
        ball=_ball(game, before, given.ball),
        speed=given.speed,
        heading=radians(given.heading),
        side=side,
        top=top,
        elevation=radians(given.elevation) or None,
        through=given.through,
        calls=_calls(given.call),
        rack=Looseness(USUAL.gap, given.rack),
    )
    get_ready()
    return play(shot, *(_also(shot, words) for words in given.also))


def _also(first: Shot, words: str) -> Shot:
    """A further strike before the balls lie still, such as a wrong early one of the opponent."""
    from dataclasses import replace

    name, *numbers = words.split(",")
    if len(numbers) not in (3, 4):
        raise Refusal("no-strike", strike=words)
    speed, heading, start = (_number(number, words) for number in numbers[:3])
    ball, by = _ball(first.game, first.situation, name), _side(first, numbers[3:], words)
    return replace(first, ball=ball, speed=speed, heading=radians(heading), side=0.0, top=0.0, start=start, by=by)


def _side(first: Shot, named: list[str], words: str) -> Side | None:
    """Who strikes: the side that is named, else the one whose turn it is."""
    for side in first.situation.sides:
        if named == [side.value]:
            return side
    if named:
        raise Refusal("no-strike", strike=words)
    return None


def _lagged(game: Any, given: argparse.Namespace) -> Played:
    """The lag: the first side's shot as for a stroke, the second's by its speed and heading."""
    from dataclasses import replace

    from abrikol.match.start import start_match
    from abrikol.play.lag import lag
    from abrikol.play.shot import Shot
    from abrikol.referee.lag import balls_of, laid

    words = given.lag.split(",")
    if len(words) != 2:
        raise Refusal("no-strike", strike=given.lag)
    speed, heading = (_number(word, given.lag) for word in words)
    before = laid(game, start_match(game))
    one, other = balls_of(game, before)
    side, top = _tip(given.tip)
    first = Shot(
        game=game, situation=before, ball=one, speed=given.speed, heading=radians(given.heading), side=side, top=top
    )
    get_ready()
    return lag(first, replace(first, ball=other, speed=speed, heading=radians(heading), side=0.0, top=0.0))


def _number(text: str, words: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise Refusal("no-strike", strike=words) from None


def get_ready() -> None:
    """Compile the physics if it has to be, and say so."""
    from abrikol.play.ready import get_ready as compile_all

    told = []

    def report(step: str) -> None:
        told.append(step)
        if sys.stderr.isatty():
            print(f"\r{step}\x1b[K", end="", file=sys.stderr, flush=True)
        elif len(told) == 1:
            print(f"{step} …", file=sys.stderr, flush=True)

    compile_all(report)
    if told:
        done = "\r\x1b[K" if sys.stderr.isatty() else "compiled, and kept for the next time\n"
        print(done, end="", file=sys.stderr, flush=True)


def _tip(text: str) -> tuple[float, float]:
    try:
        side, top = map(float, text.split(","))
    except ValueError:
        raise Refusal("no-tip", tip=text) from None
    return side, top


def _ball(game: Any, before: Any, name: str | None) -> Any:
    """The ball that was named, else the only one the law lets the striker choose, else the first of the set."""
    from abrikol.equipment.names import Ball

    if name is None:
        return next(iter(game.options(before).cue_balls), game.balls.balls[0])
    known = [ball.value for ball in game.balls.balls]
    if name not in known:
        raise Refusal("ball-not-among", ball=name, game=game.id, known=" ".join(known))
    return Ball(name)


def _calls(text: str) -> tuple[Any, ...]:
    from abrikol.stroke.notation import parse_action
    from abrikol.stroke.stroke import Calling

    if not text:
        return ()
    body = parse_action(f"call {text}").body
    assert isinstance(body, Calling)
    return body.calls


def _print_json(played: Played, settings: Settings) -> None:
    from abrikol.match.spoken import spoken_step
    from abrikol.play.film import film_of

    told = {
        "line": _line(played, settings),
        "ruling": spoken_step(played.step),
        "later": [spoken_step(step) for step in played.steps[1:]],
        "shot": film_of(played.rolled),
    }
    print(json.dumps(told, ensure_ascii=False, separators=(",", ":")))


def _print_line(played: Played, settings: Settings) -> None:
    print(_line(played, settings))


def _line(played: Played, settings: Settings) -> str:
    """The stroke as a line that anybody can judge; no setting says that a lag is due, nor needs to."""
    from abrikol.play.line import line_of
    from abrikol.stroke.stroke import LagPair

    return played.notation if isinstance(played.actions[0].body, LagPair) else line_of(played, settings)


def _draw(played: Played, file: Path) -> None:
    from abrikol.play.drawing import drawing_of

    try:
        file.write_text(drawing_of(played.rolled, played), "utf-8")
    except OSError as wrong:
        raise no_file(file, wrong) from None


def _print_words(game: Any, played: Played, language: str) -> None:
    from abrikol.language import speak

    teller = Teller(speak(language), game=game)
    print("\n".join(line for step in played.steps for line in teller.step(step)))
