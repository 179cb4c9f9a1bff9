"""The cannon: the cue ball reaches both object balls; how many cushions came before the second."""

from __future__ import annotations

from dataclasses import dataclass

from abrikol.disciplines.carom.general import CaromLaw, touching_cushions
from abrikol.equipment.names import Ball, Cushion
from abrikol.referee.facts import Facts
from abrikol.rulebooks import Article
from abrikol.stroke.events import At, Event, Group, Hit, Rebound, Tip


@dataclass(frozen=True, slots=True)
class Cannon:
    """Whether both object balls were reached, and the cushions that counted before the second of them.

    `ignored` says that an impact on the cushion the cue ball touched was left out.
    """

    made: bool
    cushions: int
    ignored: bool


def cannon(facts: Facts[CaromLaw]) -> Cannon:
    """Follow the cue ball to its second object ball; what happens at that very instant came not before it."""
    cue, count = facts.cue_ball, 0
    reached: set[Ball] = set()
    free, literal = _uncounted(facts)
    left_out: set[Cushion] = set()
    begun = False
    for group in facts.groups:
        reached.update(_reached(group, cue))
        if len(reached) >= 2:
            return Cannon(True, count, bool(left_out))
        for event in group:
            if type(event) is Rebound and event.ball is cue:
                if event.cushion in free and event.cushion not in left_out and (literal or not begun):
                    left_out.add(event.cushion)
                else:
                    count += 1
        begun = begun or any(type(event) not in (Tip, At) for event in group)
    return Cannon(False, count, bool(left_out))


def ignored(facts: Facts[CaromLaw], seen: Cannon) -> tuple[Article, ...]:
    """The article on the impact that was left out, if one was."""
    return (facts.book["touching-cushion"],) if seen.ignored else ()


def _uncounted(facts: Facts[CaromLaw]) -> tuple[frozenset[Cushion], bool]:
    """The cushions whose first impact does not count, and whether that holds whatever came before it."""
    if facts.law.cushion_play_is_foul or not facts.before.frozen:
        return frozenset(), False
    return touching_cushions(facts), facts.before.option("frozen-cushion", "nothing-before") == "literal"


def _reached(group: Group, cue: Ball) -> list[Ball]:
    return [ball for event in group if (ball := _other(event, cue)) is not None]


def _other(event: Event, cue: Ball) -> Ball | None:
    if type(event) is not Hit:
        return None
    return event.other if event.ball is cue else event.ball if event.other is cue else None
