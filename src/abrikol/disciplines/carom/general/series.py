"""The series in barred zones: what a cannon is there, and what must be told before that can be ruled."""

from __future__ import annotations

from abrikol.disciplines.carom.general import CaromLaw, Finding, breaches, object_balls
from abrikol.disciplines.carom.general.acts import carom_act
from abrikol.disciplines.carom.general.cannon import cannon
from abrikol.disciplines.carom.general.fouls import STROKE_FOULS
from abrikol.disciplines.carom.general.safeties import declared, safety_memory
from abrikol.disciplines.carom.general.sentences import human, sentence
from abrikol.disciplines.carom.general.whereabouts import is_anchor
from abrikol.disciplines.carom.general.zones import (
    DEDANS,
    ENTRE,
    ZoneStory,
    keep_zones,
    reaches_target,
    zone_story,
)
from abrikol.equipment.names import Ball
from abrikol.referee.facts import Facts
from abrikol.referee.ruling import Call, Reset, Ruling
from abrikol.rulebooks import Article
from abrikol.stroke.stroke import Stroke


def judge_in_zones(facts: Facts[CaromLaw]) -> Ruling:
    """Rule on a stroke: foul, then void, then point, then miss; every act leaves the zones as they then stand."""
    if not isinstance(facts.act, Stroke):
        return keep_zones(facts, carom_act(facts))
    story = zone_story(facts)
    found = human(facts) or find(facts, story)
    ruling = safety_memory(facts, sentence(facts, found))
    if facts.verdict is None and found.call is Call.POINT and (wanted := question(facts, story, ruling)):
        return Ruling.need(wanted, facts.before.turn)
    return keep_zones(facts, ruling, story)


def find(facts: Facts[CaromLaw], story: ZoneStory) -> Finding:
    """What the stroke was: its fouls, else a cannon that stayed in, else a cannon, else a safety or a miss."""
    if broken := breaches(STROKE_FOULS, facts):
        return Finding(Call.FOUL, broken)
    if not cannon(facts).made:
        return Finding(Call.MISS, (facts.book["safety" if declared(facts) else "cannon-missed"],))
    if story.stayed:
        return Finding(Call.VOID, (facts.book["reste-dedans"], *_beside(facts, story)))
    return Finding(Call.POINT, (facts.book["cannon"], *_of_zones(facts, story)))


def question(facts: Facts[CaromLaw], story: ZoneStory, ruling: Ruling) -> str | None:
    """What must still be told of the object balls; nothing where the cannon counts, and they will not lie there."""
    if (reaches_target(facts) or Reset() in ruling.moves) and not _may_be_void(facts, story):
        return None
    if story.after.untold:
        return f"position of {_named(story.after.untold)}"
    if story.untold_before:
        return f"position of {_named(object_balls(facts.cue_ball))} before the stroke"
    return None


def _may_be_void(facts: Facts[CaromLaw], story: ZoneStory) -> bool:
    """Some zone was dedans before the stroke, or may have been."""
    hidden = story.unknown and (story.first == DEDANS or not facts.before.fresh)
    return hidden or DEDANS in story.before.values()


def _named(balls: tuple[Ball, ...]) -> str:
    """The balls by name, the red first."""
    return ", ".join(sorted((ball.value for ball in balls), key="RWY".index))


def _of_zones(facts: Facts[CaromLaw], story: ZoneStory) -> tuple[Article, ...]:
    """The articles on what the cannon made of the zones."""
    if story.after.untold:
        return ()
    words = {word for zone, word in story.states() if zone not in story.re_entered}
    told = (
        ("driven-out", bool(story.driven_out)),
        ("re-entered", bool(story.re_entered)),
        (ENTRE, bool(words - {DEDANS})),
        (DEDANS, DEDANS in words),
    )
    return (*(facts.book[slug] for slug, happened in told if happened), *_beside(facts, story))


def _beside(facts: Facts[CaromLaw], story: ZoneStory) -> tuple[Article, ...]:
    """The articles on anchors, and on a ball that lies on a line."""
    zones = story.after.zones
    told = (("anchor", any(map(is_anchor, zones))), ("line-ball", bool(zones) and story.after.on_line))
    return tuple(facts.book[slug] for slug, happened in told if happened)
