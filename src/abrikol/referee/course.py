"""A course: what a ball must meet in a stroke, one thing after another, as a figure demands it.

    course = term { " " term } .
    term   = thing { "|" thing } [ "{" least [ "," [ most ] ] "}" ] .
    thing  = ball | cushion | "c" | pin | "^" ball | "^" pin | "any" .

`R h|f c{2,} Y`: the red, a short cushion, two cushions or more, the yellow.
`c` is any cushion, a pin is felled, `^` is flown over. A term without a number
is met once. What is met besides breaks the course; a flight over something is
no contact, so it breaks nothing. Once the last term is met, all else is free.
At one instant there is no order: any that fits will do.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

from abrikol.equipment.names import Ball, Cushion, Pin
from abrikol.language import Wrong
from abrikol.stroke.events import Event, Fell, Fly, Group, Hit, Rebound


class CourseError(Wrong):
    """A course that cannot be read; the message names the term and the remedy."""


@dataclass(frozen=True, slots=True)
class Over:
    """A ball or pin that is flown over."""

    what: Ball | Pin


Met = Ball | Cushion | Pin | Over
"""What a ball meets: a ball, a cushion, a pin that it fells; or what it flies over."""


@dataclass(frozen=True, slots=True)
class Term:
    """One step of a course: one of these things, so many times; `most` None = as often as may be."""

    things: tuple[Met, ...]
    """Empty = anything at all."""
    least: int = 1
    most: int | None = 1

    def takes(self, met: Met) -> bool:
        """Whether this is what the term asks for."""
        return met in self.things if self.things else type(met) is not Over

    def __str__(self) -> str:
        return "|".join(_words(self.things)) + _count(self.least, self.most)


END = Term((), 0, 0)
"""Beyond the last term: nothing is asked."""

Standing = frozenset[tuple[int, int]]
"""Where a ball may stand on its course: number of the term, and how often that has been met."""


@dataclass(frozen=True, slots=True)
class Course:
    """The terms that a ball must meet in order."""

    terms: tuple[Term, ...]

    def __str__(self) -> str:
        return " ".join(map(str, self.terms))

    def begin(self) -> Standing:
        """Before anything was met."""
        return frozenset(self._and_next(0, 0))

    def after(self, standing: Standing, met: Met) -> Standing:
        """Where the ball stands once it has met this; nowhere if the course is broken."""
        out = set(standing) if type(met) is Over else set()
        for at, count in standing:
            term = self.terms[at] if at < len(self.terms) else END
            if (term.most is None or count < term.most) and term.takes(met):
                # without a limit nobody counts beyond the least
                out.update(self._and_next(at, count + 1 if term.most is not None else min(count + 1, term.least)))
        return frozenset(out)

    def done(self, standing: Standing) -> bool:
        """The last term has been met."""
        return (len(self.terms), 0) in standing

    def _and_next(self, at: int, count: int) -> list[tuple[int, int]]:
        """There, and at the terms that may begin now, since those before were met often enough."""
        out = [(at, count)]
        while at < len(self.terms) and count >= self.terms[at].least:
            at, count = at + 1, 0
            out.append((at, count))
        return out


@dataclass(frozen=True, slots=True)
class Followed:
    """How far a ball followed its course: to its end, or how many terms, and what it met instead of the next."""

    done: bool
    terms: int
    broken_by: tuple[Met, ...] = ()


def followed(course: Course, ball: Ball, groups: Iterable[Group]) -> Followed:
    """Follow a ball on its course through a stroke."""
    standing = course.begin()
    for group in groups:
        met = tuple(found for event in group if (found := _of(ball, event)) is not None)
        if not met:
            continue
        ahead = _at_once(course, standing, met)
        if course.done(ahead):
            return Followed(True, len(course.terms))
        if not ahead:
            return Followed(False, _farthest(standing), met)
        standing = ahead
    return Followed(False, _farthest(standing))


def _at_once(course: Course, standing: Standing, met: tuple[Met, ...]) -> Standing:
    """Where the ball may stand once it has met all these, in whatever order; at the end, if some order leads there."""
    if len(met) == 1:
        return course.after(standing, met[0])
    kinds = tuple(dict.fromkeys(met))
    front = {tuple(map(met.count, kinds)): standing}
    for _ in met:
        reached: dict[tuple[int, ...], Standing] = {}
        for left, places in front.items():
            for at, kind in enumerate(kinds):
                if left[at] and (ahead := course.after(places, kind)):
                    if course.done(ahead):
                        return ahead
                    rest = (*left[:at], left[at] - 1, *left[at + 1 :])
                    reached[rest] = reached.get(rest, frozenset()) | ahead
        front = reached
    return frozenset[tuple[int, int]]().union(*front.values())


def _farthest(standing: Standing) -> int:
    return max(at for at, _ in standing)


def _of(ball: Ball, event: Event) -> Met | None:
    """What the ball met in an event, if it met anything."""
    if isinstance(event, Hit):
        return event.other if event.ball is ball else event.ball if event.other is ball else None
    if isinstance(event, Rebound):
        return event.cushion if event.ball is ball else None
    if isinstance(event, Fell):
        return event.pin if event.by is ball else None
    if isinstance(event, Fly) and event.ball is ball and isinstance(event.over, Ball | Pin):
        return Over(event.over)
    return None


# The mirror --------------------------------------------------------------------------------------

_MIRRORED = {Cushion.LEFT: Cushion.RIGHT, Cushion.RIGHT: Cushion.LEFT}


def mirrored(course: Course) -> Course:
    """The course as seen in a mirror that stands along the table: left and right change places."""
    return Course(tuple(replace(term, things=tuple(map(_other_side, term.things))) for term in course.terms))


def _other_side(met: Met) -> Met:
    return _MIRRORED.get(met, met) if isinstance(met, Cushion) else met


# Text --------------------------------------------------------------------------------------------

ANY, CUSHION = "any", "c"
_TERM = re.compile(r"(?P<things>[^{}]+)(?:\{(?P<least>\d{1,2})(?P<comma>,)?(?P<most>\d{1,2})?\})?")
_NAMES: dict[str, Ball | Cushion | Pin] = {name.value: name for kind in (Ball, Cushion, Pin) for name in kind}
_ALL = tuple(Cushion)


def parse_course(text: str) -> Course:
    """The course that a text writes; `CourseError` says what cannot be read."""
    words = text.split()
    if not words:
        raise CourseError("course-empty")
    made = Course(tuple(map(_term, words)))
    if not sum(term.least for term in made.terms):
        raise CourseError("course-of-nothing", course=text)
    return made


def _term(word: str) -> Term:
    found = _TERM.fullmatch(word)
    if found is None:
        raise CourseError("course-term", term=word)
    return Term(_things(word, found["things"]), *_numbers(word, found))


def _things(word: str, text: str) -> tuple[Met, ...]:
    if text == ANY:
        return ()
    if text == CUSHION:
        return _ALL
    return tuple(_thing(word, name) for name in text.split("|"))


def _thing(word: str, name: str) -> Met:
    found = _NAMES.get(name.removeprefix("^"))
    if found is None or (name.startswith("^") and isinstance(found, Cushion)):
        raise CourseError("course-thing", thing=name, term=word)
    return Over(found) if name.startswith("^") and not isinstance(found, Cushion) else found


def _numbers(word: str, found: re.Match[str]) -> tuple[int, int | None]:
    if found["least"] is None:
        return 1, 1
    least = int(found["least"])
    most = int(found["most"]) if found["most"] else None if found["comma"] else least
    if found["most"] and not found["comma"]:
        raise CourseError("course-comma", term=word)
    if most is not None and (most < least or most == 0):
        raise CourseError("course-never", term=word)
    return least, most


def _words(things: tuple[Met, ...]) -> tuple[str, ...]:
    if not things:
        return (ANY,)
    if set(things) == set(_ALL):
        return (CUSHION,)
    return tuple(f"^{thing.what.value}" if isinstance(thing, Over) else str(thing.value) for thing in things)


def _count(least: int, most: int | None) -> str:
    if most is None:
        return f"{{{least},}}"
    if least != most:
        return f"{{{least},{most}}}"
    return "" if least == 1 else f"{{{least}}}"
