"""A course in words: what a ball must meet, as a player would say it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from abrikol.equipment.names import Ball, Cushion, Pin
from abrikol.referee.course import Course, Met, Over, Term

if TYPE_CHECKING:
    from abrikol.language import Words


def spoken_course(words: Words, course: Course) -> str:
    """Term by term."""
    return ", ".join(_term(words, term) for term in course.terms)


def _term(words: Words, term: Term) -> str:
    what = _what(words, term.things)
    if term.most is None:
        return words.say("course-at-least", what=what, count=term.least)
    if term.least != term.most:
        return words.say("course-between", what=what, least=term.least, most=term.most)
    return what if term.least == 1 else words.say("course-times", what=what, count=term.least)


def _what(words: Words, things: tuple[Met, ...]) -> str:
    if not things:
        return words.say("course-any")
    if set(things) == set(Cushion):
        return words.say("course-cushion", cushion="any")
    first, *rest = (_thing(words, thing) for thing in things)
    for other in rest:
        first = words.say("course-or", first=first, second=other)
    return first


def _thing(words: Words, thing: Met) -> str:
    match thing:
        case Over(what):
            return words.say("course-over", what=_named(words, what))
        case Cushion():
            return words.say("course-cushion", cushion=thing.value)
        case Pin():
            return words.say("course-fells", what=_named(words, thing))
        case Ball():
            return _named(words, thing)


def _named(words: Words, thing: Ball | Pin) -> str:
    return words.say("ball", ball=thing.value) if isinstance(thing, Ball) else words.say("pin", pin=thing.value)
