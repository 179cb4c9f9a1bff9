"""Balkline.

The cue ball must touch both object balls: a cannon, one point, and the turn
goes on. Lines divide the bed into zones, and on every line's end sits an
anchor. While both object balls stay in one zone only so many cannons count:
in a game N/2 the second in a row must drive one of them out, if only for a
moment; one that does not is void and ends the inning.
"""

from __future__ import annotations

from abrikol.disciplines.carom.general import FOULS, Breach, CaromLaw, Finding, breaches, object_balls
from abrikol.disciplines.carom.general.cannon import cannon
from abrikol.disciplines.carom.general.match_play import CAROM_LAG, ending
from abrikol.disciplines.carom.general.openings import may_start_umb, opening_by, umb_start, wrong_opening
from abrikol.disciplines.carom.general.sentences import carom_act, foul, human, sentence
from abrikol.disciplines.carom.general.whereabouts import is_anchor
from abrikol.disciplines.carom.general.zones import (
    DEDANS,
    ENTRE,
    ZoneStory,
    keep_zones,
    opening_in,
    options_in,
    reaches_target,
    zone_story,
)
from abrikol.equipment.balls import CAROM
from abrikol.equipment.names import Ball
from abrikol.equipment.tables import MATCH_TABLE, Table
from abrikol.layout.zones import zone_plan
from abrikol.referee.clock import ClockLaw
from abrikol.referee.discipline import Discipline, Tap
from abrikol.referee.facts import Facts
from abrikol.referee.ruling import Call, Ruling
from abrikol.rulebooks import Article, load
from abrikol.stroke.stroke import Stroke


def judge(facts: Facts[CaromLaw]) -> Ruling:
    """Rule on a stroke: foul, then void, then point, then miss; every act leaves the zones as they then stand."""
    if not isinstance(facts.act, Stroke):
        return keep_zones(facts, carom_act(facts))
    story = zone_story(facts)
    found = human(facts) or find(facts, story)
    if facts.verdict is None and found.call is Call.POINT and (wanted := question(facts, story)):
        return Ruling.need(wanted, facts.before.turn)
    return keep_zones(facts, sentence(facts, found), story)


def find(facts: Facts[CaromLaw], story: ZoneStory) -> Finding:
    """What the stroke was: its fouls, else a cannon that stayed in, else a cannon, else a miss."""
    if broken := breaches(STROKE_FOULS, facts):
        return Finding(Call.FOUL, broken)
    if not cannon(facts).made:
        return Finding(Call.MISS, (facts.book["cannon-missed"],))
    if story.stayed:
        return Finding(Call.VOID, (facts.book["reste-dedans"], *_beside(facts, story)))
    return Finding(Call.POINT, (facts.book["cannon"], *_of_zones(facts, story)))


def question(facts: Facts[CaromLaw], story: ZoneStory) -> str | None:
    """What must still be told of the object balls; nothing where the cannon ends the game whatever they do."""
    if reaches_target(facts) and not _may_be_void(facts, story):
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
        (ENTRE, ENTRE in words),
        (DEDANS, DEDANS in words),
    )
    return (*(facts.book[slug] for slug, happened in told if happened), *_beside(facts, story))


def _beside(facts: Facts[CaromLaw], story: ZoneStory) -> tuple[Article, ...]:
    """The articles on anchors, and on a ball that lies on a line."""
    zones = story.after.zones
    told = (("anchor", any(map(is_anchor, zones))), ("line-ball", bool(zones) and story.after.on_line))
    return tuple(facts.book[slug] for slug, happened in told if happened)


STROKE_FOULS = (*FOULS, Breach("opening-red", wrong_opening))

UMB = load("umb_balkline")

TAPS = (
    Tap(id="point-free", line="{own}>{red} {own}>{other} both=none"),
    Tap(id="point-in-zone", line="{own}>{red} {own}>{other} both={zone}"),
    Tap(id="point-out-and-in", line="{own}>{red} {own}>{other} {red}-{zone} {red}+{zone} both={zone}"),
    Tap(id="miss", line="{own}>{red}", kind="end"),
    Tap(id="inning-free", line="referee: arrange both=none", kind="act"),
    Tap(id="inning-in-zone", line="referee: arrange both={zone}", kind="act"),
    Tap(id="foul-wrong-ball", line="*{other}", kind="foul"),
    Tap(id="foul-balls-outside", line="{own}>{red} {red}^floor", kind="foul"),
    Tap(id="foul-balls-moving", line="*{own} #balls-moving", kind="foul"),
    Tap(id="foul-foot", line="*{own} #foot-off", kind="foul"),
    Tap(id="foul-tip", line="*{own} #side-of-tip", kind="foul"),
    Tap(id="foul-push", line="*{own} #push", kind="foul"),
    Tap(id="foul-touch", line="*{own} #touch:{ball}", kind="foul"),
    Tap(id="frozen-next", line="{own}>{red} frozen={other}-{ball}", kind="end"),
    Tap(id="timeout", line="extend", kind="act"),
    Tap(id="concede", line="concede", kind="act"),
)


def balkline(name: str, table: Table, target: str) -> Discipline[CaromLaw]:
    """The game of a name N/k: lines N cm from the cushions, the k-th cannon in a zone must drive a ball out."""
    line, _, cannons = name.partition("/")
    plan = zone_plan(line, table)
    law = CaromLaw(
        may_start_at=may_start_umb,
        jumped=((1,), (2,), (3,)),
        jumped_by_turn=True,
        direct_opening=True,
        all_to_start=True,
        cannons=int(cannons),
    )
    return Discipline(
        name=f"balkline-{line}-{cannons}",
        edition="umb",
        decimals=2,
        law=law,
        book=UMB,
        table=table,
        balls=CAROM,
        cue_balls=(Ball.W, Ball.Y),
        zones=plan,
        format=target,
        own_shelf=False,
        opening=opening_in(plan, law, opening_by(umb_start, table)),
        options=options_in(plan),
        judge=judge,
        foul=foul,
        ending=ending(law.equaliser),
        lag=CAROM_LAG,
        clock=ClockLaw(),
        taps=TAPS,
    )


# 300 points: the distance of the highest class in the Netherlands and Belgium (kotwemmel.be)
BALKLINE_47_2 = balkline("47/2", MATCH_TABLE, "300")

EDITIONS = (BALKLINE_47_2,)
