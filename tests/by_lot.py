"""Whole games by lot: weighted lines for any registered game, from its break to the end that its own law gives it.

On a table with pockets most strokes are composed: a ball potted, a safety, a
miss, a foul, each with its weight. Everything else, and every stroke of other
games, is one of the game's taps with its places filled by lot. What is due is
done first, or now and then played over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from abrikol.equipment.names import Ball, Cushion, Pocket
from abrikol.match.match import Match, Step, fold
from abrikol.match.start import start_match
from abrikol.referee.discipline import Discipline
from abrikol.referee.duty import Duty, Kind
from abrikol.referee.refused import Refused
from abrikol.referee.ruling import Move, Rerack, TakeBack
from abrikol.referee.situation import Situation
from abrikol.stroke.notation import parse_action, print_action
from abrikol.stroke.stroke import Stroke

LONGEST = 20_000
"""Actions after which a game is said not to end."""
TRIES = 200
"""Actions that are refused before something is said to be wrong."""

OUTCOMES = {
    "{cue}>{ball} {ball}@{pocket}": 30,
    "{cue}>{ball} {ball}@{pocket} {other}@{second}": 5,
    "{cue}>{ball} {cue}@{pocket}": 7,
    "{cue}>{ball} {ball}@{pocket} {cue}@{second}": 4,
    "{cue}>{ball} {ball}>{other} {other}@{pocket}": 4,
    "{cue}/{cushion} {cue}>{ball} {ball}/{cushion} {ball}@{pocket}": 3,
    "{cue}>{ball} {ball}/l {ball}/f": 14,
    "{cue}>{ball} {ball}/l {ball}|": 6,
    "{cue}>{ball} {ball}| {ball}/{cushion}": 4,
    "{cue}>{ball} {ball}/{cushion}": 5,
    "{cue}>{ball} {ball}@{pocket} {ball}<{pocket}": 1,
    "{cue}>{ball} {ball}^floor": 1,
    "{cue}>{ball} {ball}@{pocket} {other}^floor": 1,
    "{cue}>{ball} {cue}^floor": 1,
    "{cue}>{ball}": 2,
    "": 2,
}
"""What a stroke comes to, with its weight; what the tip strikes is written before it."""

SEEN = ("#foot-off", "#push", "#side-of-tip", "#double-hit", "#balls-moving", "#touch:{other}", "#body-over-rail")
KINDS = {"score": 45, "end": 40, "foul": 12, "act": 3}
"""How likely the taps of a kind are together."""
FINAL = ("concede", "leave", "refuse")
"""These end a game by somebody's will."""


@dataclass(slots=True)
class Played:
    """A game by lot as it went."""

    match: Match
    calls: Counter[str] = field(default_factory=Counter)
    refused: int = 0


def game_by_lot(game: Discipline[Any], players: int, seed: object) -> Played:
    """One whole game; the same for the same seed. `AssertionError` if it does not end."""
    dice = Random(f"{game.id} {players} {seed}")
    match = fold(game, start_match(game, players=players, options=_agreed(game, dice)), ())
    played = Played(match)
    for _ in range(LONGEST):
        if played.match.situation.over is not None:
            return played
        _go_on(played, dice)
    raise AssertionError(f"{game.id} does not end: {played.match.situation.scores} after {LONGEST} actions")


def _agreed(game: Discipline[Any], dice: Random) -> tuple[tuple[str, str], ...]:
    """Half of the games are played as they are, the others with agreements by lot."""
    if dice.random() < 0.5:
        return ()
    return tuple((name, dice.choice(values)) for name, values, _ in game.choices)


def _go_on(played: Played, dice: Random) -> None:
    """One more action that stands; what nobody could do is tried otherwise, what only eyes can tell is told."""
    for _ in range(TRIES):
        text = _next(played.match, dice)
        try:
            played.match = played.match.after(parse_action(text))
        except Refused:
            assert not isinstance(parse_action(text).body, Stroke), f"a possible stroke was refused: {text}"
            played.refused += 1
            continue
        if (step := played.match.pending) is not None:
            played.calls["needs"] += 1
            played.match = played.match.after(parse_action(_told(step)))
        else:
            ruling = played.match.log[-1].ruling
            played.calls[ruling.call.value if ruling.call else "needs"] += 1
            _name_those_taken_back(played, ruling.moves, dice)
        return
    raise AssertionError(f"nothing can be done in {played.match.game.id}: {played.match.situation.duties}")


def _name_those_taken_back(played: Played, moves: tuple[Move, ...], dice: Random) -> None:
    """The referee says which balls came back from a shelf, so that all know what is on the table."""
    count = sum(move.count for move in moves if isinstance(move, TakeBack))
    if (
        not count
        or not played.match.situation.absent
        or any(isinstance(move, Rerack) for move in moves)
        or played.match.situation.closed
    ):
        return
    away = sorted(ball.value for ball in played.match.situation.absent)
    back = " ".join(f"{name}=axis" for name in dice.sample(away, min(count, len(away))))
    played.match = played.match.after(parse_action(f"referee: arrange {back}".strip()))


def _told(step: Step) -> str:
    """The answer to a question: what eyes saw of the manner; anything else is taken back."""
    stroke = print_action(step.action)
    return f"correct {step.number} = {stroke} #manner-ok" if step.ruling.needs == "manner" else "undo"


# what comes next -------------------------------------------------------------------


def _next(match: Match, dice: Random) -> str:
    now = match.situation
    if not now.closed:
        for duty in now.duties:
            if dice.random() < 0.95 and (done := _served(match.game, now, duty, dice)):
                return done
    offers = match.game.options(now).offers
    if offers and dice.random() < 0.1:
        return f"choose {dice.choice(offers)}"
    if match.game.table.pockets is None or match.game.pins is not None or dice.random() < 0.1:
        return _tapped(match, dice)
    return _stroke(match, dice)


def _served(game: Discipline[Any], now: Situation, duty: Duty, dice: Random) -> str | None:
    """A duty done; None for those that a stroke does itself."""
    by = f"{duty.by.value}: "
    match duty.kind:
        case Kind.LAG:
            return f"referee: start {dice.choice(now.sides).value}"
        case Kind.CHOOSE:
            return f"{by}choose {dice.choice(duty.among)}"
        case Kind.TAKE:
            return f"{by}take {dice.choice(_on_table(game, now)).value}"
        case Kind.PLACE:
            held = game.options(now).cue_balls or game.balls.balls
            x, y = dice.uniform(0.1, game.table.length / 4 - 0.1), dice.uniform(0.1, game.table.width - 0.1)
            return f"{by}place {dice.choice(held).value} {x:.3f},{y:.3f}"
        case _:
            return None


def _on_table(game: Discipline[Any], now: Situation) -> tuple[Ball, ...]:
    """The balls not known to be away; all of them, should none be known to be there."""
    return tuple(ball for ball in game.balls.balls if ball not in now.absent) or game.balls.balls


def _tapped(match: Match, dice: Random) -> str:
    taps = [tap for tap in match.game.taps if tap.line not in FINAL]
    kind = dice.choices(list(KINDS), list(KINDS.values()))[0]
    tap = dice.choice([tap for tap in taps if tap.kind == kind] or taps)
    return _filled(match, tap.line, dice)


def _filled(match: Match, line: str, dice: Random) -> str:
    """A tap with its places filled, as the page fills them."""
    game, now = match.game, match.situation
    balls = list(_on_table(game, now))
    dice.shuffle(balls)
    own = now.own[now.index(now.turn)] if len(now.own) == len(now.sides) else _cue(game, now, dice)
    others = [ball for ball in balls if ball is not own]
    rest = (others * 3 or [own] * 3)[:3]
    pins = game.pins.names if game.pins else ()

    def fells(ball: Ball) -> str:
        return " ".join(f"{ball.value}x{pin.value}" for pin in pins if dice.random() < 0.3)

    slots = {
        "own": own.value,
        "ball": rest[0].value,
        "other": rest[1].value,
        "red": Ball.R.value,
        "pocket": dice.choice(tuple(Pocket)).value,
        "zone": dice.choice(game.zones.names if game.zones else ("z1",)),
        "half": dice.choice(("lower", "upper")),
        "own:pins": fells(own),
        "other:pins": fells(rest[1]),
        "red:pins": fells(Ball.R),
    }
    if now.own and own in now.own:
        slots["other"] = next(ball for ball in now.own if ball is not own).value
        slots["other:pins"] = fells(Ball(slots["other"]))
    for name, value in slots.items():
        line = line.replace(f"{{{name}}}", value)
    return line


# strokes that are composed -----------------------------------------------------------


def _cue(game: Discipline[Any], now: Situation, dice: Random) -> Ball:
    """A ball that may be struck, or now and then one that may not."""
    here = _on_table(game, now)
    may = tuple(ball for ball in game.options(now).cue_balls if ball in here)
    return dice.choice(here if not may or dice.random() < 0.02 else may)


def _stroke(match: Match, dice: Random) -> str:
    game, now = match.game, match.situation
    cue = _cue(game, now, dice)
    others = [ball for ball in _on_table(game, now) if ball is not cue]
    dice.shuffle(others)
    if not others:
        return f"*{cue.value}"
    line = dice.choices(list(OUTCOMES), list(OUTCOMES.values()))[0]
    if len(others) == 1 and "{other}" in line:
        line = next(iter(OUTCOMES))
    slots = {
        "cue": cue.value,
        "ball": others[0].value,
        "other": others[-1].value,
        "cushion": dice.choice(tuple(Cushion)).value,
        "pocket": dice.choice(tuple(Pocket)).value,
        "second": dice.choice(tuple(Pocket)).value,
    }
    seen = f" {dice.choice(SEEN)}" if dice.random() < 0.03 and len(others) > 1 else ""
    who = f"{dice.choice(now.sides).value}: " if dice.random() < 0.01 else ""
    events = f"*{cue.value} {line}{seen}".format(**slots).strip()
    return f"{who}{''.join(_call(game, now, events, cue, dice))}{events}"


def _call(game: Discipline[Any], now: Situation, events: str, cue: Ball, dice: Random) -> Iterator[str]:
    """The call that fits what happens, where a call may be made; now and then another, or none."""
    may = game.options(now)
    falls = [event for event in events.split() if "@" in event]
    if not (may.must_call or may.may_call) or dice.random() < 0.05:
        return
    if not falls or dice.random() < 0.1:
        yield f"?{dice.choice(_on_table(game, now)).value}@{dice.choice(tuple(Pocket)).value} "
        return
    ball, _, pocket = falls[0].partition("@")
    own = ball == cue.value and "own" in may.may_call
    yield f"?{'own' if own else ball}@{pocket[:2]} "
