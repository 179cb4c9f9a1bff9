"""What pyramid games share: the story of a stroke, its breaches, the valid stroke, penalties, sentences, incidents.

A game's judge tells the story, finds what it was, and passes the sentence:

    story = tell(facts)
    return sentence(facts, story, human(facts) or find(facts, story))

Acts that are no strokes go to `pyramid_act`.
"""

from abrikol.disciplines.pyramid.general.breaches import (
    BALLS,
    BREAK,
    STRIKE,
    Breach,
    breaking,
    found,
    meddler,
    out_of_turn,
    striker,
)
from abrikol.disciplines.pyramid.general.carry import Carried, carried
from abrikol.disciplines.pyramid.general.finding import breaches, broken_law, completion, find, spoilt
from abrikol.disciplines.pyramid.general.incidents import pyramid_act
from abrikol.disciplines.pyramid.general.lagging import FREE_LAG, GEN_LAG
from abrikol.disciplines.pyramid.general.law import (
    AFTER_BREAK,
    AFTER_FOUL,
    CHALK_PUSH,
    LAMP_IS_FIXED,
    LAMP_IS_FOREIGN,
    OLD_PUSH,
    Levy,
    Penalty,
    PushRule,
    PyramidLaw,
)
from abrikol.disciplines.pyramid.general.penalties import OPPONENT_SHELF, SPOT_OWN, credit
from abrikol.disciplines.pyramid.general.plates import SLOW_PLAY, any_ball, first_to_target, racked
from abrikol.disciplines.pyramid.general.push import PushFound, pushed
from abrikol.disciplines.pyramid.general.sentences import (
    HOUSE,
    Finding,
    choice,
    choices,
    cited,
    foul,
    human,
    incident_foul,
    legal,
    open_takes,
    sentence,
    stroke_foul,
    void,
)
from abrikol.disciplines.pyramid.general.spotting import spotted
from abrikol.disciplines.pyramid.general.story import Story, tell
from abrikol.disciplines.pyramid.general.taps import FREE_TAPS
from abrikol.disciplines.pyramid.general.validity import CONTACT, MKP_BREAK, MKP_STROKE, Done, Validity

__all__ = [
    "AFTER_BREAK",
    "AFTER_FOUL",
    "BALLS",
    "BREAK",
    "CHALK_PUSH",
    "CONTACT",
    "FREE_LAG",
    "FREE_TAPS",
    "GEN_LAG",
    "HOUSE",
    "LAMP_IS_FIXED",
    "LAMP_IS_FOREIGN",
    "MKP_BREAK",
    "MKP_STROKE",
    "OLD_PUSH",
    "OPPONENT_SHELF",
    "SLOW_PLAY",
    "SPOT_OWN",
    "STRIKE",
    "Breach",
    "Carried",
    "Done",
    "Finding",
    "Levy",
    "Penalty",
    "PushFound",
    "PushRule",
    "PyramidLaw",
    "Story",
    "Validity",
    "any_ball",
    "breaches",
    "breaking",
    "broken_law",
    "carried",
    "choice",
    "choices",
    "cited",
    "completion",
    "credit",
    "find",
    "first_to_target",
    "foul",
    "found",
    "human",
    "incident_foul",
    "legal",
    "meddler",
    "open_takes",
    "out_of_turn",
    "pushed",
    "pyramid_act",
    "racked",
    "sentence",
    "spoilt",
    "spotted",
    "striker",
    "stroke_foul",
    "tell",
    "void",
]
