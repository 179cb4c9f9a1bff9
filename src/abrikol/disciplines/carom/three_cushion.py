"""Three-cushion.

The cue ball must touch both object balls, and must have touched cushions at
least three times before it reaches the second one. Each such cannon scores one
point and keeps the player at the table.
"""

from __future__ import annotations

from dataclasses import replace

from abrikol.disciplines.carom.general import CaromLaw, Finding, breaches
from abrikol.disciplines.carom.general.acts import carom_act
from abrikol.disciplines.carom.general.cannon import cannon, ignored
from abrikol.disciplines.carom.general.editions import (
    DIGEST,
    DIGEST_LAW,
    HANDBOOK,
    HANDBOOK_LAW,
    UMB,
    UMB_LAW,
    carom_game,
)
from abrikol.disciplines.carom.general.fouls import STROKE_FOULS
from abrikol.disciplines.carom.general.safeties import declared, safety_memory
from abrikol.disciplines.carom.general.sentences import human, sentence
from abrikol.disciplines.carom.general.taps import taps, with_ball_off
from abrikol.referee.clock import ClockLaw
from abrikol.referee.discipline import Tap
from abrikol.referee.facts import Facts
from abrikol.referee.ruling import Call, Ruling
from abrikol.rulebooks import load
from abrikol.stroke.stroke import Stroke

CUSHIONS = 3


def judge(facts: Facts[CaromLaw]) -> Ruling:
    """Rule on a stroke: foul, then point, then miss; other acts by the words carom has for them."""
    if not isinstance(facts.act, Stroke):
        return carom_act(facts)
    return safety_memory(facts, sentence(facts, human(facts) or find(facts)))


def find(facts: Facts[CaromLaw]) -> Finding:
    """What the stroke was: its fouls, else the cannon with its cushions, else a safety, else a miss."""
    if broken := breaches(STROKE_FOULS, facts):
        return Finding(Call.FOUL, broken)
    seen = cannon(facts)
    if seen.made and seen.cushions >= CUSHIONS:
        return Finding(Call.POINT, (facts.book["three-cushion-cannon"], *ignored(facts, seen)))
    if seen.made:
        return Finding(Call.MISS, (facts.book["too-few-cushions"], *ignored(facts, seen)))
    if declared(facts):
        return Finding(Call.MISS, (facts.book["safety"],))
    return Finding(Call.MISS, (facts.book["cannon-missed"],))


# Since 2020 a stroke has 30 s (`40-T30`), ten seconds before the end the player is warned, and each of his three
# time-outs, four from forty points on, makes them 60 (umb-carom.org). Until 2019 it was `40-T40-E3`.
CLOCK = ClockLaw(warn_at=10, extension=30, per_game=3, in_decider=3, longer=((40, 4),))

POINT = Tap(id="point", line="{own}>{red} {own}/h {own}/l {own}/f {own}>{other}")

THREE_CUSHION_UMB = carom_game(
    UMB,
    name="three-cushion",
    law=replace(UMB_LAW, all_to_start=False, to_obstructor=True),
    book=load("umb"),
    format="40",
    judge=judge,
    taps=taps(POINT),
    clock=CLOCK,
)

THREE_CUSHION_DIGEST = carom_game(
    DIGEST,
    name="three-cushion",
    law=replace(DIGEST_LAW, object_jump_is_foul=True, penalty="penalty"),
    book=load("carom_digest"),
    format="30",
    judge=judge,
    taps=taps(POINT, safeties=True),
    choices=(("frozen-cushion", ("nothing-before", "literal"), "nothing-before"),),
)

# Three winning sets of fifteen points, as the world championships of 1988 to 2011 were played (CAR-BALK-09); no set
# can be drawn in them, so no reply is given. In one game, `40`, the handbook gives it.
THREE_CUSHION_HANDBOOK = carom_game(
    HANDBOOK,
    name="three-cushion",
    law=replace(HANDBOOK_LAW, all_to_start=False, to_obstructor=True),
    book=load("carom_handbook"),
    format="15x3-NEQ",
    judge=judge,
    taps=taps(POINT, with_ball_off(POINT), any_ball=False),
)

EDITIONS = (THREE_CUSHION_UMB, THREE_CUSHION_DIGEST, THREE_CUSHION_HANDBOOK)
