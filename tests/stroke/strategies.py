"""Hypothesis strategies for everything the notation can say; other tests draw from them too."""

from __future__ import annotations

from enum import Enum
from typing import TypeVar

from hypothesis import strategies as st

from abrikol.equipment.names import Ball, Cushion, Pin, Pocket
from abrikol.layout.position import Point
from abrikol.stroke.calls import Announcement, BallCall, Call, FigureCall, PocketCall, Way, Whose
from abrikol.stroke.events import (
    At,
    BallTouch,
    Both,
    Cross,
    CushionTouch,
    Displaced,
    Enter,
    Event,
    Fall,
    Fell,
    Fly,
    Frozen,
    Group,
    Hit,
    Jaw,
    Land,
    Leans,
    Leave,
    Line,
    Mark,
    Measures,
    Moved,
    Rebound,
    Rest,
    Rests,
    Return,
    Thing,
    Tip,
)
from abrikol.stroke.notation import BARE_HAND
from abrikol.stroke.notation_acts import VERDICTS
from abrikol.stroke.notation_names import ZONES
from abrikol.stroke.people import Official, Side
from abrikol.stroke.settings import LineOfPlay, Settings
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
    Word,
)

Member = TypeVar("Member", bound=Enum)
Value = TypeVar("Value")


def members(kind: type[Member]) -> st.SearchStrategy[Member]:
    """Any member of a closed set."""
    return st.sampled_from(list(kind))


def tuples_of(values: st.SearchStrategy[Value], least: int = 0, most: int = 3) -> st.SearchStrategy[tuple[Value, ...]]:
    """A tuple of a few values."""
    return st.lists(values, min_size=least, max_size=most).map(tuple)


balls = members(Ball)
cushions = members(Cushion)
pockets = members(Pocket)
pins = members(Pin)
zones = st.sampled_from(list(ZONES.values()))
sides = members(Side)
people = st.one_of(sides, members(Official))
names = st.from_regex(r"[A-Za-z0-9_.+/-]{1,8}", fullmatch=True)
counts = st.integers(0, 999)
signed = st.integers(-999, 999)
amounts = st.floats(-1e6, 1e6, allow_nan=False)
seconds = st.floats(0, 1e4, allow_nan=False).map(abs)
points = st.builds(Point, amounts, amounts)
ball_touches = st.builds(BallTouch, balls, balls)
contacts = st.one_of(ball_touches, st.builds(CushionTouch, balls, cushions))
places = st.one_of(points, cushions, pockets, members(Mark), tuples_of(zones, least=1, most=2))

measures = st.builds(
    Measures,
    gap=st.none() | amounts,
    angle=st.none() | amounts,
    follow=st.none() | amounts,
    held=st.none() | amounts,
)
tips = st.builds(Tip, balls, st.just(Measures()) | measures)
events: st.SearchStrategy[Event] = st.one_of(
    tips,
    st.builds(Hit, balls, balls),
    st.builds(Rebound, balls, cushions),
    st.builds(Jaw, balls, pockets, st.none() | cushions),
    st.builds(Fall, balls, pockets, st.booleans()),
    st.builds(Return, balls, pockets),
    st.builds(Cross, balls, members(Line)),
    st.builds(Fly, balls, st.one_of(st.none(), balls, pins, members(Thing))),
    st.builds(Land, balls),
    st.builds(Fell, st.one_of(balls, pins), pins),
    st.builds(Displaced, pins),
    st.builds(Leans, pins, balls),
    st.builds(Leave, balls, zones),
    st.builds(Enter, balls, zones),
    st.builds(At, seconds),
)
groups: st.SearchStrategy[tuple[Group, ...]] = tuples_of(tuples_of(events, least=1), least=1, most=6)
rests: st.SearchStrategy[tuple[Rest, ...]] = tuples_of(
    st.one_of(
        st.builds(Rests, balls, places),
        st.builds(Moved, tuples_of(balls)),
        st.builds(Frozen, tuples_of(contacts)),
        st.builds(Both, tuples_of(zones)),
    )
)

manners = st.one_of(balls, cushions, members(Way))
calls: st.SearchStrategy[Call] = st.one_of(
    st.builds(PocketCall, balls | members(Whose), pockets, tuples_of(manners)),
    st.builds(BallCall, balls),
    members(Announcement),
    st.builds(FigureCall, names),
)

remark_values = st.from_regex(r"[A-Za-z0-9@:,./+-]{1,6}", fullmatch=True)
remarks = tuples_of(st.builds(Remark, members(Word), st.none() | remark_values))
strokes = st.builds(Stroke, groups, tuples_of(calls), rests)
articles = st.builds("{}:{}".format, names, names)
rules = st.builds(Rule, st.sampled_from(list(VERDICTS)), articles, st.none() | st.text(max_size=12))
acts: st.SearchStrategy[Act] = st.one_of(
    st.builds(LagPair, groups, rests),
    st.builds(Calling, tuples_of(calls, least=1)),
    st.just(Undo()),
    st.builds(Rerack, counts),
    st.builds(Start, sides),
    st.builds(Choose, names),
    st.builds(Take, balls),
    st.builds(PlaceBall, balls, points),
    st.builds(OfferBall, balls),
    st.builds(Touch, balls | pins),
    st.builds(Drop, balls, pockets, seconds),
    st.builds(Arrange, rests),
    members(Plain),
    rules,
)
corrections = st.builds(Correct, counts, strokes | acts, remarks)
actions = st.one_of(
    st.builds(Action, st.none() | people, strokes | acts, remarks),
    st.builds(Action, st.none() | people, corrections),
)

numbers = st.none() | tuples_of(signed, least=1, most=4)
settings = st.builds(
    Settings,
    turn=st.none() | sides,
    players=st.none() | counts,
    score=numbers,
    shelf=numbers,
    owes=numbers,
    run=st.none() | counts,
    innings=numbers,
    opening=st.booleans(),
    hand=st.none() | st.sampled_from([BARE_HAND, "house", "rear", "any", *ZONES]),
    premium=st.booleans(),
    format=st.none() | names,
    options=tuples_of(st.tuples(names, names)),
    at=tuples_of(st.tuples(balls, points)),
    frozen=tuples_of(contacts),
    absent=tuples_of(balls),
    standing=st.none() | tuples_of(pins),
    zones=tuples_of(st.tuples(zones, st.sampled_from(["entre", "entre-2", "dedans"]))),
    clock=st.none() | counts,
    left=st.none() | seconds,
    warned=st.booleans(),
    figure=st.none() | names,
    attempt=st.none() | counts,
    afera=st.none() | balls,
    lastsafety=st.none() | sides,
    removed=st.none() | counts,
)
lines = st.builds(LineOfPlay, settings, tuples_of(actions, least=1))
