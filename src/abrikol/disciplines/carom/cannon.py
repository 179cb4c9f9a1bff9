"""The cannon: the cue ball reaches both object balls; how many cushions came before the second."""

from __future__ import annotations

from dataclasses import dataclass

from abrikol.disciplines.carom.general import CaromLaw, touching_cushions
from abrikol.equipment.names import Ball
from abrikol.referee.facts import Facts
from abrikol.stroke.events import Event, Group, Hit, Rebound, Tip


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
    cue, count, ignored = facts.cue_ball, 0, False
    reached: set[Ball] = set()
    nothing_before = True
    touching = frozenset() if facts.law.cushion_play_is_foul else touching_cushions(facts)
    literal = bool(touching) and facts.before.option("frozen-cushion", "nothing-before") == "literal"
    for group in facts.groups:
        reached.update(_reached(group, cue))
        if len(reached) >= 2:
            return Cannon(True, count, ignored)
        for event in group:
            if type(event) is Rebound and event.ball is cue:
                if event.cushion in touching and not ignored and (nothing_before or literal):
                    ignored = True
                else:
                    count += 1
        nothing_before = nothing_before and all(type(event) is Tip for event in group)
    return Cannon(False, count, ignored)


def _reached(group: Group, cue: Ball) -> list[Ball]:
    return [ball for event in group if (ball := _other(event, cue)) is not None]


def _other(event: Event, cue: Ball) -> Ball | None:
    if type(event) is not Hit:
        return None
    return event.other if event.ball is cue else event.ball if event.other is cue else None
