"""What breaks the law of the classic pyramid, and what only undoes the ball."""

from __future__ import annotations

from abrikol.disciplines.pyramid.classic.points import ClassicLaw, agreed
from abrikol.disciplines.pyramid.general import STRIKE, Breach, Story
from abrikol.disciplines.pyramid.general.breaches import no_contact, struck_twice, touched
from abrikol.disciplines.pyramid.general.house import CUE, from_hand, into_house, outside_though_warned, wrong_ball
from abrikol.referee.facts import Facts
from abrikol.stroke.stroke import Word


def tip_waived(facts: Facts[ClassicLaw], story: Story) -> bool:
    """Struck with the side or the butt, which the sides agreed not to penalise."""
    return facts.saw(Word.SIDE_OF_TIP) and agreed(facts.before, "waive") in ("tip", "both")


def touch_waived(facts: Facts[ClassicLaw], story: Story) -> bool:
    """A ball was touched, which the sides agreed not to penalise."""
    return touched(facts, story) and agreed(facts.before, "waive") in ("touch", "both")


_CUE_BALL = (
    Breach("into-house", into_house),
    Breach("no-contact", lambda facts, story: no_contact(facts, story) and not wrong_ball(facts, story)),
    Breach("cue-potted", lambda facts, story: CUE in story.potted),
    Breach("cue-off", lambda facts, story: CUE in story.off),
)

BREACHES = (
    Breach("early", lambda facts, story: facts.saw(Word.BALLS_MOVING)),
    Breach("wrong-ball", wrong_ball),
    Breach("strike", lambda facts, story: facts.saw(Word.SIDE_OF_TIP)),
    Breach("touch", touched),
    Breach("outside-house", outside_though_warned),
    *_CUE_BALL,
)
"""What costs five points, in the order the referee meets it; no cushion need be reached (CLASSIC-37)."""

WAIVED = (Breach("strike", tip_waived), Breach("touch", touch_waived))

VOIDS = (
    Breach("push", lambda facts, story: facts.saw(Word.PRESS) or struck_twice(facts, story)),
    Breach("body-over-rail", lambda facts, story: facts.saw(Word.BODY_OVER_RAIL) and from_hand(facts.before)),
    Breach("foot", lambda facts, story: facts.saw(Word.FOOT_OFF)),
)
"""What only undoes the ball: press and double hit (the push is asked for apart), body and legs, feet."""

OFFICIAL = (
    *STRIKE,
    Breach("wrong-ball", wrong_ball),
    Breach("push", lambda facts, story: facts.saw(Word.PRESS)),
    Breach("outside-house", outside_though_warned),
    Breach("body-over-rail", lambda facts, story: facts.saw(Word.BODY_OVER_RAIL) and from_hand(facts.before)),
    *_CUE_BALL,
)
"""The official list: whatever free pyramid forbids at the strike, and what the cue ball alone may not do."""
