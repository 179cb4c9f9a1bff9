"""Three-cushion.

The cue ball must touch both object balls, and must have touched cushions at
least three times before it reaches the second one. Each such cannon scores one
point and keeps the player at the table.
"""

from __future__ import annotations

from abrikol.disciplines.carom.general import (
    FOULS,
    Breach,
    CaromLaw,
    Finding,
    breaches,
    into_touching_cushion,
    options,
    options_at,
)
from abrikol.disciplines.carom.general.cannon import Cannon, cannon
from abrikol.disciplines.carom.general.match_play import CAROM_LAG, ending
from abrikol.disciplines.carom.general.openings import (
    digest_opening,
    may_start_digest,
    may_start_umb,
    opening_by,
    umb_start,
    wrong_opening,
)
from abrikol.disciplines.carom.general.safeties import SAFETY_FOULS, declared, safety_memory
from abrikol.disciplines.carom.general.sentences import carom_act, foul, human, sentence
from abrikol.equipment.balls import CAROM
from abrikol.equipment.names import Ball
from abrikol.equipment.tables import MATCH_TABLE
from abrikol.referee.clock import ClockLaw
from abrikol.referee.discipline import Discipline, Tap
from abrikol.referee.facts import Facts
from abrikol.referee.ruling import Call, Ruling
from abrikol.rulebooks import Article, load
from abrikol.stroke.stroke import Stroke

CUSHIONS = 3


def judge(facts: Facts[CaromLaw]) -> Ruling:
    """Rule on a stroke: foul, then point, then miss; other acts by the words carom has for them."""
    if not isinstance(facts.act, Stroke):
        return carom_act(facts)
    found = human(facts) or find(facts)
    return safety_memory(facts, sentence(facts, found))


def find(facts: Facts[CaromLaw]) -> Finding:
    """What the stroke was: its fouls, else the cannon with its cushions, else a safety, else a miss."""
    if broken := breaches(STROKE_FOULS, facts):
        return Finding(Call.FOUL, broken)
    seen = cannon(facts)
    if seen.made and seen.cushions >= CUSHIONS:
        return Finding(Call.POINT, (facts.book["three-cushion-cannon"], *_ignored(facts, seen)))
    if seen.made:
        return Finding(Call.MISS, (facts.book["too-few-cushions"], *_ignored(facts, seen)))
    if declared(facts):
        return Finding(Call.MISS, (facts.book["safety"],))
    return Finding(Call.MISS, (facts.book["cannon-missed"],))


def _ignored(facts: Facts[CaromLaw], seen: Cannon) -> tuple[Article, ...]:
    return (facts.book["touching-cushion"],) if seen.ignored else ()


def cushion_played(facts: Facts[CaromLaw]) -> bool:
    """UMB[touching-cushion]: straight into the cushion the cue ball touched; the digest allows it."""
    return facts.law.cushion_play_is_foul and into_touching_cushion(facts)


STROKE_FOULS = (
    *FOULS,
    Breach("touching-cushion", cushion_played),
    Breach("opening-red", wrong_opening),
    *SAFETY_FOULS,
)

UMB = load("umb")
DIGEST = load("carom_digest")

TAPS = (
    Tap(id="point", line="{own}>{red} {own}/h {own}/l {own}/f {own}>{other}"),
    Tap(id="miss", line="{own}>{red}", kind="end"),
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

DIGEST_TAPS = (*TAPS[:2], Tap(id="safety", line="?safety {own}>{red} {red}/f", kind="end"), *TAPS[2:])

UMB_LAW = CaromLaw(
    may_start_at=may_start_umb,
    jumped=((1,), (2,), (3,)),
    jumped_by_turn=True,
    to_obstructor=True,
    direct_opening=True,
)

DIGEST_LAW = CaromLaw(
    may_start_at=may_start_digest,
    jumped=((1, 3, 2), (1, 3, 2), (3, 1, 2)),
    cushion_play_is_foul=False,
    safeties=True,
    equaliser=False,
    penalty="penalty",
)

THREE_CUSHION_UMB = Discipline(
    name="three-cushion",
    edition="umb",
    law=UMB_LAW,
    book=UMB,
    table=MATCH_TABLE,
    balls=CAROM,
    cue_balls=(Ball.W, Ball.Y),
    starter_has_first=True,
    own_shelf=False,
    format="40",
    opening=opening_by(umb_start, MATCH_TABLE),
    options=options,
    judge=judge,
    foul=foul,
    ending=ending(UMB_LAW.equaliser),
    lag=CAROM_LAG,
    clock=ClockLaw(warn_at=10, extension=30, per_game=3, in_decider=3),
    taps=TAPS,
)

THREE_CUSHION_DIGEST = Discipline(
    name="three-cushion",
    edition="digest",
    law=DIGEST_LAW,
    book=DIGEST,
    table=MATCH_TABLE,
    balls=CAROM,
    cue_balls=(Ball.W, Ball.Y),
    starter_has_first=True,
    own_shelf=False,
    players=(2, 3),
    format="30",
    opening=opening_by(digest_opening, MATCH_TABLE),
    options=options_at(),
    judge=judge,
    foul=foul,
    ending=ending(DIGEST_LAW.equaliser),
    lag=CAROM_LAG,
    clock=ClockLaw(),
    taps=DIGEST_TAPS,
    choices=(("frozen-cushion", ("nothing-before", "literal"), "nothing-before"),),
)

EDITIONS = (THREE_CUSHION_UMB, THREE_CUSHION_DIGEST)
