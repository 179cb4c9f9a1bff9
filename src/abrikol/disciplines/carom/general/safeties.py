"""Declared safeties: what must reach a cushion, and that nobody plays two in a row.

Only a declared safety is one (`?safety`); a stroke that merely misses is not.
A safety that makes its cannon all the same is judged as a cannon.
"""

from __future__ import annotations

from dataclasses import replace

from abrikol.disciplines.carom.general import Breach, CaromLaw
from abrikol.equipment.names import Ball, Cushion
from abrikol.referee.facts import Facts
from abrikol.referee.ruling import Call, Ruling
from abrikol.stroke.calls import Announcement
from abrikol.stroke.events import CushionTouch, Hit, Rebound

LAST = "lastsafety"


def declared(facts: Facts[CaromLaw]) -> bool:
    """The striker announced a safety, in an edition that knows them."""
    return facts.law.safeties and Announcement.SAFETY in facts.stroke.calls


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
    """After a contact the cue ball, or a ball it had hit, came to a cushion; not to one that held that ball."""
    cue = facts.cue_ball
    met: set[Ball] = set()
    for group in facts.groups:
        if any(
            type(event) is Rebound and event.ball in met and (event.ball, event.cushion) not in held for event in group
        ):
            return True
        for event in group:
            if type(event) is Hit and cue in (event.ball, event.other):
                met.update((event.ball, event.other))
    return False


SAFETY_FOULS = (
    Breach("safety-twice", twice_in_a_row),
    Breach("safety", no_cushion),
    Breach("safety-frozen", frozen_object),
)


def safety_memory(facts: Facts[CaromLaw], ruling: Ruling) -> Ruling:
    """Remember who ended his turn with a safety, until he ends one otherwise."""
    if not facts.law.safeties or ruling.call is Call.REPLAY or ruling.turn is facts.before.turn:
        return ruling
    before = facts.before.recall(LAST) or ""
    others = before.replace(facts.side.value, "")
    now = "".join(sorted(others + facts.side.value)) if declared(facts) else others
    return ruling if now == before else replace(ruling, memory=(*ruling.memory, (LAST, now or None)))
