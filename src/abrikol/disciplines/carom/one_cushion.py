"""One-cushion.

The cue ball must touch both object balls, and at least one cushion before it
reaches the second of them: before the first, or between the two. Each such
cannon scores one point and keeps the player at the table.
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
from abrikol.referee.discipline import Tap
from abrikol.referee.facts import Facts
from abrikol.referee.ruling import Call, Ruling
from abrikol.rulebooks import load
from abrikol.stroke.stroke import Stroke


def judge(facts: Facts[CaromLaw]) -> Ruling:
    """Rule on a stroke: foul, then point, then miss; other acts by the words carom has for them."""
    if not isinstance(facts.act, Stroke):
        return carom_act(facts)
    return safety_memory(facts, sentence(facts, human(facts) or find(facts)))


def find(facts: Facts[CaromLaw]) -> Finding:
    """What the stroke was: its fouls, else the cannon with or without a cushion, else a safety, else a miss."""
    if broken := breaches(STROKE_FOULS, facts):
        return Finding(Call.FOUL, broken)
    seen = cannon(facts)
    if seen.made and seen.cushions:
        return Finding(Call.POINT, (facts.book["one-cushion-cannon"], *ignored(facts, seen)))
    if seen.made:
        return Finding(_without(facts), (facts.book["no-cushion"], *ignored(facts, seen)))
    if declared(facts):
        return Finding(Call.MISS, (facts.book["safety"],))
    return Finding(_missed(facts), (facts.book["cannon-missed"],))


def _without(facts: Facts[CaromLaw]) -> Call:
    """DIGEST[no-cushion]: where errors cost points, a cannon without its cushion is one."""
    return Call.FOUL if facts.law.deducts else Call.MISS


def _missed(facts: Facts[CaromLaw]) -> Call:
    """DIGEST[penalty]: a plain miss costs nothing, unless the sides read that every error does."""
    return Call.FOUL if facts.before.option("errors", "fouls") == "misses-too" else Call.MISS


POINT = Tap(id="point", line="{own}>{red} {own}/h {own}>{other}")
WITHOUT = Tap(id="foul-no-cushion", line="{own}>{red} {own}>{other}", kind="foul")

# The text has 30 or 60 points: the shorter game for the clubs that play by the digest (CAR-1C-04).
ONE_CUSHION_UMB = carom_game(
    UMB,
    name="one-cushion",
    law=UMB_LAW,
    book=load("umb_one_cushion"),
    format="60",
    judge=judge,
    taps=taps(POINT),
)

ONE_CUSHION_DIGEST = carom_game(
    DIGEST,
    name="one-cushion",
    law=replace(DIGEST_LAW, deducts=1, penalty="penalty"),
    book=load("digest_one_cushion"),
    format="30",
    judge=judge,
    taps=taps(POINT, with_ball_off(POINT), WITHOUT, any_ball=False, safeties=True),
    choices=(
        ("errors", ("fouls", "misses-too"), "fouls"),
        ("below-zero", ("no", "yes"), "no"),
        ("frozen-cushion", ("nothing-before", "literal"), "nothing-before"),
    ),
)

ONE_CUSHION_HANDBOOK = carom_game(
    HANDBOOK,
    name="one-cushion",
    law=HANDBOOK_LAW,
    book=load("handbook_one_cushion"),
    format="60",
    judge=judge,
    taps=taps(POINT, with_ball_off(POINT), any_ball=False),
)

EDITIONS = (ONE_CUSHION_UMB, ONE_CUSHION_DIGEST, ONE_CUSHION_HANDBOOK)
