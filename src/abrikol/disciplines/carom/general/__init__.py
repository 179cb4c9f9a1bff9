"""What all carom games share: fouls, frozen and jumped balls, the start, the equalising inning.

A carom game is three balls and a cannon; what differs is what must happen
before the cannon, and what an edition makes of frozen and jumped balls.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from abrikol.equipment.names import Ball, Cushion
from abrikol.equipment.tables import Table
from abrikol.layout.position import Point
from abrikol.layout.spots import other_cue_ball
from abrikol.referee.discipline import Options
from abrikol.referee.facts import Facts
from abrikol.referee.ruling import Call
from abrikol.referee.situation import Phase, Situation
from abrikol.rulebooks import Article
from abrikol.stroke.events import CushionTouch, Group, Hit, Rebound, Thing
from abrikol.stroke.people import Side
from abrikol.stroke.stroke import Word

FOREIGN = frozenset(Thing)
"""In carom a ball that touches anything but the bed and the cushions has left the table."""


@dataclass(frozen=True, slots=True)
class Breach:
    """A way to break the law: the article's slug, and the question whether it happened."""

    slug: str
    happened: Callable[[Facts[Any]], bool]


@dataclass(frozen=True, slots=True)
class Finding:
    """What the referee found: the word he calls and the articles he names."""

    call: Call
    articles: tuple[Article, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CaromLaw:
    """What an edition of a carom game says: numbers and customs, no code.

    `jumped` lists the spots, in order, for the striker's ball (with
    `jumped_by_turn` the ball of whoever plays next), the other cue ball, and the red.
    """

    may_start_at: Callable[[Table, Point], bool]
    jumped: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
    jumped_by_turn: bool = False
    """The first list is for the ball of whoever plays next, not for the striker's."""
    to_obstructor: bool = False
    """A ball whose spot is taken goes to the spot of the ball that lies in its way, not to the next of its own."""
    cushion_play_is_foul: bool = True
    """Playing straight into the cushion the cue ball touches is a foul; else that impact does not count."""
    direct_opening: bool = False
    safeties: bool = False
    equaliser: bool = True
    all_to_start: bool = False
    """A jumped ball, or a respot of touching ones, sends all three to the start, not only the balls concerned."""
    cannons: int = 0
    """In games with zones: the cannon in a row, both object balls in one zone, that must drive a ball out."""
    inherits: bool = True
    """An inning that begins with both object balls in a zone is at the first of these cannons already."""
    object_jump_is_foul: bool = True
    """Any ball off the table is a foul; else only the striker's own is, and an object ball is put back."""
    forced_respot: bool = False
    """Balls that touch the next striker's are set to the start at once; else he may choose it."""
    deducts: int = 0
    """Points that a foul costs."""
    penalty: str | None = None
    """The article on what every foul costs, where the book has one."""


# The ball in play -------------------------------------------------------------------------------


def own_ball(before: Situation, side: Side) -> Ball:
    """The side's cue ball; of three players each takes the white that the one before did not use."""
    if len(before.sides) < 3:
        return before.own[before.index(side)]
    used = before.recall("cue-ball")
    if used is None:
        return Ball.W
    return Ball(used) if not before.fresh else other_cue_ball(Ball(used))


def object_balls(cue: Ball) -> tuple[Ball, Ball]:
    """The opponent's ball and the red."""
    return other_cue_ball(cue), Ball.R


def options_at(*opening: str, frozen: tuple[str, ...] = ("play", "respot")) -> Callable[[Situation], Options]:
    """What the striker may do: with a touching cue ball, and at the opening, what the edition offers."""

    def options(before: Situation) -> Options:
        cue = own_ball(before, before.turn)
        offers: tuple[str, ...] = ()
        if before.touching(cue):
            offers = frozen
        elif before.phase is Phase.OPENING:
            offers = opening
        return Options(cue_balls=(cue,), offers=offers, hand=before.hand)

    return options


options = options_at("left", "right")
"""The world rules: the starter takes the left lateral spot or the right one."""


# Fouls ------------------------------------------------------------------------------------------


def out_of_turn(facts: Facts[Any]) -> bool:
    """It was another side's turn."""
    return facts.side is not facts.before.turn


def wrong_ball(facts: Facts[Any]) -> bool:
    """Another ball than the striker's own was struck."""
    return facts.cue_ball is not own_ball(facts.before, facts.side)


def balls_outside(facts: Facts[Any]) -> bool:
    """A ball left the table."""
    return bool(facts.off_table(foreign=FOREIGN))


def outside_by_law(facts: Facts[CaromLaw]) -> bool:
    """A ball left the table; in some editions only the striker's own one breaks the law."""
    off = facts.off_table(foreign=FOREIGN)
    return bool(off) and (facts.law.object_jump_is_foul or own_ball(facts.before, facts.side) in off)


def double_hit(facts: Facts[Any]) -> bool:
    """The tip met the ball more than once."""
    return len(facts.tips) > 1 or facts.saw(Word.DOUBLE_HIT)


def pushed(facts: Facts[Any]) -> bool:
    """The tip was still on the cue ball when it met the next ball or cushion: no law of carom gives it a time."""
    return facts.saw(Word.PUSH) or facts.saw(Word.PRESS)


def into_touching_ball(facts: Facts[Any]) -> bool:
    """The cue ball was played straight onto a ball it touched; one that only lost its support was not hit."""
    touching = facts.before.touching(facts.cue_ball)
    if not touching:
        return False
    return any(type(event) is Hit and {event.ball, event.other} & touching for event in first_contacts(facts))


def into_touching_cushion(facts: Facts[Any]) -> bool:
    """The cue ball was played straight into a cushion it touched."""
    touching = touching_cushions(facts)
    if not touching:
        return False
    return any(type(event) is Rebound and event.cushion in touching for event in first_contacts(facts))


def first_contacts(facts: Facts[Any]) -> tuple[Hit | Rebound, ...]:
    """What the cue ball met first: more than one thing when at the same instant."""
    cue = facts.cue_ball
    return next((found for group in facts.groups if (found := _contacts(group, cue))), ())


def touching_cushions(facts: Facts[Any]) -> frozenset[Cushion]:
    """The cushions that the cue ball touched before the stroke."""
    cue = facts.cue_ball
    return frozenset(
        touch.cushion for touch in facts.before.frozen if type(touch) is CushionTouch and touch.ball is cue
    )


def _contacts(group: Group, cue: Ball) -> tuple[Hit | Rebound, ...]:
    return tuple(
        event
        for event in group
        if (type(event) is Hit and cue in (event.ball, event.other)) or (type(event) is Rebound and event.ball is cue)
    )


def _saw(word: Word) -> Callable[[Facts[Any]], bool]:
    return lambda facts: facts.saw(word)


FOULS = (
    Breach("out-of-turn", out_of_turn),
    Breach("wrong-ball", wrong_ball),
    Breach("balls-moving", _saw(Word.BALLS_MOVING)),
    Breach("foot-off", _saw(Word.FOOT_OFF)),
    Breach("not-the-tip", _saw(Word.SIDE_OF_TIP)),
    Breach("push", lambda facts: pushed(facts) or double_hit(facts)),
    Breach("touch", _saw(Word.TOUCH)),
    Breach("cleaning", _saw(Word.CLEANING)),
    Breach("shifted", _saw(Word.SHIFTED)),
    Breach("touching-ball", into_touching_ball),
    Breach("balls-outside", outside_by_law),
)
"""The fouls of every carom game, in the order the referee sees them."""


def breaches(fouls: tuple[Breach, ...], facts: Facts[Any]) -> tuple[Article, ...]:
    """The articles that the stroke broke, in the referee's order."""
    return tuple(facts.book[foul.slug] for foul in fouls if foul.happened(facts))
