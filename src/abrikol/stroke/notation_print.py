"""Printing values as notation; what was printed parses to the same values."""

from __future__ import annotations

import json

from abrikol.stroke.calls import Announcement, BallCall, Call, FigureCall, PocketCall
from abrikol.stroke.notation_print_events import print_groups, print_number, print_point, print_rest
from abrikol.stroke.notation_print_settings import print_settings
from abrikol.stroke.settings import LineOfPlay
from abrikol.stroke.stroke import (
    Act,
    Action,
    Arrange,
    Calling,
    Choose,
    Correct,
    Drop,
    LagPair,
    OfferBall,
    PlaceBall,
    Plain,
    Remark,
    Rerack,
    Rule,
    Start,
    Stroke,
    Take,
    Touch,
    Undo,
)


def print_line(line: LineOfPlay) -> str:
    """A line of play; settings that state nothing are left out."""
    settings = print_settings(line.settings)
    actions = " ; ".join(print_action(action) for action in line.actions)
    return f"[{settings}] {actions}" if settings else actions


def print_action(action: Action) -> str:
    """One action, as a record stores it."""
    who = [f"{action.who.value}:"] if action.who else []
    return " ".join([*who, _print_body(action.body), *map(_print_remark, action.remarks)])


def _print_call(call: Call) -> str:
    match call:
        case PocketCall(ball, pocket, manners):
            manner = f"({','.join(way.value for way in manners)})" if manners else ""
            return f"?{ball.value}@{pocket.value}{manner}"
        case BallCall(ball):
            return f"?{ball.value}"
        case FigureCall(name):
            return f"?figure:{name}"
        case Announcement():
            return f"?{call.value}"


def _print_remark(remark: Remark) -> str:
    return f"#{remark.word.value}" if remark.value is None else f"#{remark.word.value}:{remark.value}"


def _print_body(body: Stroke | Act | Correct) -> str:
    match body:
        case Stroke(groups, calls, rests):
            return " ".join([*map(_print_call, calls), *print_groups(groups), *map(print_rest, rests)])
        case Correct(number, corrected, remarks):
            return " ".join([f"correct {number} =", _print_body(corrected), *map(_print_remark, remarks)])
        case _:
            return _print_act(body)


def _print_act(act: Act) -> str:
    match act:
        case LagPair(groups, rests):
            return " ".join(["lag", *print_groups(groups), *map(print_rest, rests)])
        case Calling(calls):
            return " ".join(["call", *map(_print_call, calls)])
        case Undo():
            return "undo"
        case Rerack(balls):
            return f"rerack {balls}"
        case Start(side):
            return f"start {side.value}"
        case Choose(offer):
            return f"choose {offer}"
        case Take(ball):
            return f"take {ball.value}"
        case PlaceBall(ball, point):
            return f"place {ball.value} {print_point(point)}"
        case OfferBall(ball):
            return f"offer {ball.value}"
        case Touch(what):
            return f"touch {what.value}"
        case Drop(ball, pocket, seconds):
            return f"drop {ball.value} {pocket.value} t{print_number(seconds)}"
        case Arrange(rests):
            return " ".join(["arrange", *map(print_rest, rests)])
        case Plain():
            return act.value
        case Rule(verdict, article, text):
            return f"rule {verdict} {article}" if text is None else f"rule {verdict} {article} {_print_quoted(text)}"


def _print_quoted(text: str) -> str:
    """A text between quotes on one line; what is not printable is escaped as in JSON."""
    return "".join(c if c.isprintable() else json.dumps(c)[1:-1] for c in json.dumps(text, ensure_ascii=False))
