"""The fouls of a stroke in the games of a series: those of every carom game, then cushion, opening and safeties."""

from __future__ import annotations

from abrikol.disciplines.carom.general import FOULS, Breach, CaromLaw, into_touching_cushion
from abrikol.disciplines.carom.general.openings import wrong_opening
from abrikol.disciplines.carom.general.safeties import SAFETY_FOULS
from abrikol.referee.facts import Facts


def cushion_played(facts: Facts[CaromLaw]) -> bool:
    """UMB[touching-cushion]: straight into the cushion the cue ball touched; the digest allows it."""
    return facts.law.cushion_play_is_foul and into_touching_cushion(facts)


STROKE_FOULS = (
    *FOULS,
    Breach("touching-cushion", cushion_played),
    Breach("opening-red", wrong_opening),
    *SAFETY_FOULS,
)
"""In the order the referee sees them; an edition without safeties knows no foul of one."""
