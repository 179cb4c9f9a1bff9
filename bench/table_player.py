"""A player at the simulated table: tries a number of shots, looks which is worth most, calls what it sees fall."""

from __future__ import annotations

from math import atan2, pi
from random import Random
from typing import Any

from abrikol.equipment.names import Ball, Pocket
from abrikol.layout.pockets import jaws
from abrikol.layout.position import Point
from abrikol.layout.respot import obstructing, spot_balls
from abrikol.match.match import Match, Step, fold, ruled
from abrikol.match.start import start_match
from abrikol.play.play import Unfinished, roll
from abrikol.play.shot import BadInput, Shot
from abrikol.referee.discipline import Discipline
from abrikol.referee.duty import Duty, Kind
from abrikol.referee.ruling import Call, Rerack, TakeBack
from abrikol.referee.situation import Phase, Situation
from abrikol.stroke.calls import PocketCall
from abrikol.stroke.events import Fall
from abrikol.stroke.notation import parse_action
from abrikol.stroke.stroke import Action, Stroke

TRIED = 20
"""Shots that a player looks at before he plays one."""
LONGEST = 3000
"""Actions after which a game is said not to end."""


def game_on_the_table(game: Discipline[Any], players: int, seed: int) -> Match:
    """One whole game; the same for the same seed. `AssertionError` if it does not end."""
    dice = Random(f"{game.id} {players} {seed}")
    match = fold(game, start_match(game, players=players), ()).after(parse_action("referee: start A"))
    while match.situation.over is None:
        due = _due(match, dice)
        match = match.after(parse_action(due) if due else _best(match, dice))
        if len(match.log) > LONGEST:
            raise AssertionError(f"{game.id} does not end: {match.situation.scores}")
    return match


# what is to be done before a stroke -------------------------------------------------


def _due(match: Match, dice: Random) -> str | None:
    """What the referee lays and the players owe; None once a stroke can be played."""
    game, now, moves = match.game, match.situation, match.log[-1].ruling.moves
    back = sum(move.count for move in moves if isinstance(move, TakeBack))
    if back and not any(isinstance(move, Rerack) for move in moves):
        away = sorted(now.absent, key=list(Ball).index)
        return _laid(game, now, away[:back])
    lost = [ball for ball in game.balls.balls if ball not in now.position and ball not in now.absent]
    if now.hand is not None:
        lost = [ball for ball in lost if ball not in game.options(now).cue_balls]
    if lost:
        return _laid(game, now, lost)
    for duty in now.duties:
        if done := _served(game, now, duty, dice):
            return done
    return _placed(game, now, dice) if _in_hand(game, now) else None


def _laid(game: Discipline[Any], now: Situation, balls: list[Ball]) -> str:
    """The referee spots these balls and says where they lie."""
    lie = spot_balls(balls, now.position, game.table, game.balls)
    return "referee: arrange " + " ".join(f"{ball.value}={lie[ball].x:.4f},{lie[ball].y:.4f}" for ball in balls)


def _served(game: Discipline[Any], now: Situation, duty: Duty, dice: Random) -> str | None:
    match duty.kind:
        case Kind.LAG:
            return f"referee: start {dice.choice(now.sides).value}"
        case Kind.CHOOSE:
            return f"{duty.by.value}: choose {dice.choice(duty.among)}"
        case Kind.TAKE:
            free = [ball for ball in now.position if ball not in game.options(now).cue_balls]
            return f"{duty.by.value}: take {dice.choice(free or list(now.position)).value}"
        case _:
            return None


def _in_hand(game: Discipline[Any], now: Situation) -> bool:
    return now.hand is not None and any(ball not in now.position for ball in game.options(now).cue_balls)


def _placed(game: Discipline[Any], now: Situation, dice: Random) -> str:
    """The ball in hand at a free place of where it may lie."""
    assert now.hand is not None
    table, room = game.table, 2 * game.balls.size.radius
    ball = next(ball for ball in game.options(now).cue_balls if ball not in now.position)
    low, high = {"house": (0.0, 0.25), "lower": (0.0, 0.5), "upper": (0.5, 1.0), "rear": (0.75, 1.0)}.get(
        now.hand.where, (0.0, 1.0)
    )
    while True:
        x = dice.uniform(max(low * table.length, room), min(high * table.length, table.length) - room)
        place = Point(round(x, 4), round(dice.uniform(room, table.width - room), 4))
        if not obstructing(place, ball, now.position, game.balls):
            return f"place {ball.value} {place.x},{place.y}"


# the stroke ---------------------------------------------------------------------------


def _best(match: Match, dice: Random) -> Action:
    """The best of the shots that were tried, with its call."""
    game, now = match.game, match.situation
    best: tuple[int, Action] | None = None
    for _ in range(50 * TRIED):
        try:
            seen = roll(_aimed(game, now, dice))
        except (BadInput, Unfinished):
            continue
        action = seen.acts[0]
        if game.options(now).must_call:
            action = _called(action, game.options(now).cue_balls)
        worth = _worth(ruled(game, 1, now, action), down=game.countdown)
        if best is None or worth > best[0]:
            best = worth, action
        tried = _ + 1
        if tried >= TRIED and best[0] > -100:
            break
    if best is None:
        raise AssertionError(f"no shot can be played in {game.id} from {dict(now.position)}")
    return best[1]


def _called(action: Action, cues: tuple[Ball, ...]) -> Action:
    """The first ball that falls is called into its pocket."""
    assert isinstance(action.body, Stroke)
    falls = (event for group in action.body.groups for event in group if isinstance(event, Fall))
    for fall in falls:
        if fall.ball not in cues:
            calls = (PocketCall(fall.ball, fall.pocket),)
            return Action(action.who, Stroke(action.body.groups, calls, action.body.rests), action.remarks)
    return action


def _worth(step: Step, *, down: bool) -> int:
    """What the ruling gives the striker beyond what it gives the others; a foul costs, a question is worth nothing."""
    ruling, by = step.ruling, step.before.turn
    if ruling.needs is not None:
        return -100
    gained = sum(points if side is by else -points for side, points in ruling.awards) * (-1 if down else 1)
    return gained - (2 if ruling.call in (Call.FOUL, Call.BAD_BREAK) else 0)


def _aimed(game: Discipline[Any], now: Situation, dice: Random) -> Shot:
    """A ball that may be struck, mostly at the place from where another goes toward a pocket."""
    may = [ball for ball in game.options(now).cue_balls if ball in now.position] or list(now.position)
    cue = dice.choice(may)
    others = [ball for ball in now.position if ball is not cue]
    here, target = now.position[cue], now.position[dice.choice(others)]
    opening = now.phase is Phase.OPENING
    if dice.random() < 0.7 and not opening:
        target = _ghost(game, target, dice.choice(tuple(Pocket)))
    heading = atan2(target.y - here.y, target.x - here.x) + dice.gauss(0.0, 0.01 if dice.random() < 0.8 else 0.3)
    speed = dice.uniform(6.0, 9.0) if opening else dice.uniform(1.0, 6.0)
    return Shot(game=game, situation=now, ball=cue, speed=speed, heading=(heading + pi) % (2 * pi) - pi)


def _ghost(game: Discipline[Any], ball: Point, pocket: Pocket) -> Point:
    """Where the cue ball's centre must be when it drives the ball toward the pocket."""
    first, second = (jaw.point for jaw in jaws(game.table, pocket))
    mouth = Point((first.x + second.x) / 2, (first.y + second.y) / 2)
    away = max(ball.distance(mouth), 1e-6)
    share = game.balls.diameter / away
    return Point(ball.x - (mouth.x - ball.x) * share, ball.y - (mouth.y - ball.y) * share)
