"""Declared safeties: what must reach a cushion, and that nobody plays two in a row.

Only a declared safety is one (`?safety`); a stroke that merely misses is not.
A safety that makes its cannon all the same is judged as a cannon.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from abrikol.disciplines.carom.general import Breach, CaromLaw
from abrikol.equipment.names import Ball, Cushion
from abrikol.referee.facts import Facts
from abrikol.referee.ruling import Call, Ruling
from abrikol.stroke.calls import Announcement
from abrikol.stroke.events import CushionTouch, Event, Hit, Rebound

LAST = "lastsafety"


def declared(facts: Facts[CaromLaw]) -> bool:
    """The striker announced a safety, in an edition that knows them."""
    return facts.law.safeties and Announcement.SAFETY in facts.stroke.calls


def played_safe(facts: Facts[CaromLaw]) -> bool:
    """A declared safety that broke nothing."""
    return declared(facts)


def twice_in_a_row(facts: Facts[CaromLaw]) -> bool:
    """The striker's turn before was a safety too."""
    return declared(facts) and facts.side.value in (facts.before.recall(LAST) or "")


def no_cushion(facts: Facts[CaromLaw]) -> bool:
    """After the contact neither the cue ball nor the ball it hit reached a cushion."""
    return declared(facts) and not _held(facts) and not _reached(facts, frozenset())


def frozen_object(facts: Facts[CaromLaw]) -> bool:
    """Off a ball that lay on a cushion, neither the cue ball reached one nor that ball another."""
    return declared(facts) and bool(_held(facts)) and not _reached(facts, _held(facts))


def _held(facts: Facts[CaromLaw]) -> frozenset[tuple[Ball, Cushion]]:
    """The object balls hit first and the cushions they lay on."""
    first = facts.first_hit()
    touches = (touch for touch in facts.before.frozen if type(touch) is CushionTouch)
    return frozenset((touch.ball, touch.cushion) for touch in touches if touch.ball in first)


def _reached(facts: Facts[CaromLaw], held: frozenset[tuple[Ball, Cushion]]) -> bool:
    concerned = facts.first_hit() | {facts.cue_ball}
    return any(
        type(event) is Rebound and event.ball in concerned and (event.ball, event.cushion) not in held
        for event in _after_contact(facts)
    )


def _after_contact(facts: Facts[CaromLaw]) -> Iterator[Event]:
    """What happened once the cue ball had met a ball."""
    met = False
    for event in facts.events():
        if met:
            yield event
        met = met or (type(event) is Hit and facts.cue_ball in (event.ball, event.other))


SAFETY_FOULS = (
    Breach("safety-twice", twice_in_a_row),
    Breach("safety", no_cushion),
    Breach("safety-frozen", frozen_object),
)


def safety_memory(facts: Facts[CaromLaw], ruling: Ruling) -> Ruling:
    """Remember whose last turn ended in a safety, and forget it after any other stroke of that side."""
    if not facts.law.safeties or ruling.call is Call.REPLAY:
        return ruling
    others = (facts.before.recall(LAST) or "").replace(facts.side.value, "")
    safe = declared(facts) and ruling.call is not Call.POINT
    now = "".join(sorted(others + facts.side.value)) if safe else others
    return replace(ruling, memory=(*ruling.memory, (LAST, now or None)))
