"""Five pins.

Strokes alternate. The cue ball must meet the opponent's ball first; what that
ball or the red then fells, and a carom, are points. Whatever a fault brings
about goes to the opponent, who as a rule plays his ball in hand: pins that the
cue ball itself fells, caroms, and two points for every fault.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from abrikol.disciplines.carom.five_pins.in_hand import LOWER
from abrikol.disciplines.carom.five_pins.lots import HALVES
from abrikol.disciplines.carom.five_pins.pins import PinsLaw, PinStory, carom_worth, pin_story, worth
from abrikol.disciplines.carom.five_pins.sentences import NO_POINTS, breach, pins_act, sentence
from abrikol.disciplines.carom.general import (
    Breach,
    Finding,
    balls_outside,
    breaches,
    double_hit,
    into_touching_ball,
    into_touching_cushion,
    out_of_turn,
    own_ball,
    pushed,
    wrong_ball,
)
from abrikol.disciplines.carom.general.match_play import hit_other_across, hit_red, innings_limit, over
from abrikol.disciplines.carom.general.sentences import human
from abrikol.equipment.balls import CAROM
from abrikol.equipment.names import Ball, Cushion
from abrikol.equipment.pins import FIVE, KING
from abrikol.equipment.tables import MATCH_TABLE
from abrikol.layout.starts import five_pins_lag, five_pins_start
from abrikol.referee.clock import ClockLaw
from abrikol.referee.discipline import Discipline, Opening, Options, Tap
from abrikol.referee.facts import Facts
from abrikol.referee.format import BreakOrder
from abrikol.referee.lag import LagBall, LagFault, LagLaw
from abrikol.referee.ruling import Call, Ruling
from abrikol.referee.situation import Hand, Phase, Situation
from abrikol.referee.verdict import PLAY_ON, Verdict
from abrikol.rulebooks import Article, load
from abrikol.stroke.stroke import Stroke, Word

# The stroke -------------------------------------------------------------------------------------


def judge(facts: Facts[PinsLaw]) -> Ruling:
    """Rule on a stroke: its faults, else its points; other acts by the words five pins has for them."""
    if not isinstance(facts.act, Stroke):
        return pins_act(facts)
    story = pin_story(facts)
    return sentence(facts, story, human(facts) or find(facts, story))


def find(facts: Facts[PinsLaw], story: PinStory) -> Finding:
    """What the stroke was: its faults, all of them; else what it scored, and whether it may."""
    if broken := faults(facts, story):
        return Finding(Call.FOUL, broken)
    if not worth(facts.law.agreed(facts.before), story):
        return Finding(Call.MISS, (facts.book["touched-only"], *_of_pins(facts, story)))
    if facts.before.recall(NO_POINTS):
        return Finding(Call.VOID, (facts.book["no-faultless-stroke"],))
    return Finding(Call.POINT, (facts.book["positive"], *_scored(facts, story), *_of_pins(facts, story)))


def faults(facts: Facts[PinsLaw], story: PinStory) -> tuple[Article, ...]:
    """Every fault of the stroke, in the referee's order; with a wrong ball, what it met first is none of its own."""
    broken = breaches(FAULTS, facts)
    if wrong_ball(facts):
        return broken
    met = (
        ("red-first", story.red_first),
        ("pins-first", story.pins_first),
        ("jumped-over", story.jumped_over),
        ("missed", story.missed),
        ("pins-by-cue", story.pins_by_cue),
    )
    return (*broken, *(facts.book[slug] for slug, happened in met if happened))


def _scored(facts: Facts[PinsLaw], story: PinStory) -> tuple[Article, ...]:
    """The articles on what made the points."""
    king, sides = KING in story.felled, any(pin is not KING for pin in story.felled)
    carom = carom_worth(facts.law, story)
    told = (
        ("side-pin", sides),
        ("centre-pin", king and sides),
        ("centre-pin-alone", king and not sides),
        ("carom-direct", carom == facts.law.direct),
        ("carom-indirect", carom == facts.law.indirect),
        ("one-carom", story.two_caroms),
        ("sum", bool(story.felled) and carom > 0),
        ("opening", facts.before.phase is Phase.OPENING),
    )
    return tuple(facts.book[slug] for slug, happened in told if happened)


def _of_pins(facts: Facts[PinsLaw], story: PinStory) -> tuple[Article, ...]:
    """The articles on pins that fell, or did not, in a way that needs saying."""
    told = (
        ("pin-down", story.by_pin or any(pin in story.displaced for pin in story.felled)),
        ("pin-stands", any(pin not in story.felled for pin in story.displaced)),
        ("pin-leaning", story.leaning),
        ("pin-covered", story.cleared),
    )
    return tuple(facts.book[slug] for slug, happened in told if happened)


# How a game opens and ends ----------------------------------------------------------------------


def opening(before: Situation) -> Opening:
    """The opponent's ball on the top mark, the red on its own, the starter's in hand in the lower half."""
    starter = own_ball(before, before.turn)
    return Opening(position=five_pins_start(MATCH_TABLE, starter), hand=Hand(LOWER))


def options(before: Situation) -> Options:
    """Everybody plays his own ball, from where it lies or in hand; before the lag he may choose the half."""
    offers = HALVES if before.phase is Phase.LAG else ()
    return Options(cue_balls=(own_ball(before, before.turn),), hand=before.hand, offers=offers)


def ending(now: Situation) -> Verdict:
    """The first to reach the points agreed on has won; or the better score at the agreed number of innings."""
    reached = next((side for side in now.sides if now.score(side) >= now.format.target), None)
    if reached is not None:
        return over(now, reached)
    return innings_limit(now) if now.format.innings else PLAY_ON


def hit_long_cushion(ball: LagBall) -> bool:
    """The lagged ball touched a long cushion."""
    return ball.rebounds(Cushion.LEFT, Cushion.RIGHT) > 0


LAG = LagLaw(
    lay=five_pins_lag,
    faults=(
        LagFault("lag-red", hit_red),
        LagFault("lag-pins", LagBall.felled),
        LagFault("lag-long", hit_long_cushion),
        LagFault("lag-across", hit_other_across),
        LagFault("lag-outside", LagBall.flew),
        LagFault("lag-short", lambda ball: not ball.reached_foot()),
    ),
    late_start="lag-late",
    collision_repeats=True,
)


def foot(facts: Facts[Any]) -> bool:
    """No foot on the floor; or, at the opening and from hand, one outside the marked zone."""
    marked = facts.before.phase is Phase.OPENING or facts.before.hand is not None
    return facts.saw(Word.FOOT_OFF) or (marked and facts.saw(Word.OUTSIDE_HOUSE))


def _saw(word: Word) -> Callable[[Facts[Any]], bool]:
    return lambda facts: facts.saw(word)


FAULTS = (
    Breach("alternate", out_of_turn),
    Breach("wrong-ball", wrong_ball),
    Breach("balls-outside", balls_outside),
    Breach("balls-moving", _saw(Word.BALLS_MOVING)),
    Breach("not-the-tip", _saw(Word.SIDE_OF_TIP)),
    Breach("double-hit", double_hit),
    Breach("cleaning", _saw(Word.CLEANING)),
    Breach("shifted", _saw(Word.SHIFTED)),
    Breach("touching-ball", into_touching_ball),
    Breach("touching-cushion", into_touching_cushion),
    Breach("foot", foot),
    Breach("touch", _saw(Word.TOUCH)),
    Breach("push", pushed),
)
"""The faults that are not about what the cue ball met first; each counts for itself."""

TAPS = (
    Tap(id="pins", line="{own}>{other} {other:pins}"),
    Tap(id="pins-carom", line="{own}>{other} {own}>{red} {other:pins} {red:pins}"),
    Tap(id="pins-casin", line="{own}>{other} {other}>{red} {other:pins} {red:pins}"),
    Tap(id="no-points", line="{own}>{other}", kind="end"),
    Tap(id="foul-pins-by-cue", line="{own}>{other} {own:pins} {other:pins}", kind="foul"),
    Tap(id="foul-missed", line="*{own} {own}={half}", kind="foul"),
    Tap(id="foul-red-first", line="{own}>{red} {red:pins} {own:pins} {own}={half}", kind="foul"),
    Tap(id="foul-pins-first", line="*{own} {own:pins} {own}>{other} {other:pins} {own}={half}", kind="foul"),
    Tap(id="foul-jumped-over", line="{own}^kc {own}>{other} {other:pins} {own}={half}", kind="foul"),
    Tap(id="foul-wrong-ball", line="*{other} {own}={half}", kind="foul"),
    Tap(id="foul-balls-outside", line="{own}>{other} {ball}^floor {own}={half}", kind="foul"),
    Tap(id="foul-balls-moving", line="{own}>{other} {own}={half} #balls-moving", kind="foul"),
    Tap(id="foul-tip", line="{own}>{other} {own}={half} #side-of-tip", kind="foul"),
    Tap(id="foul-double-hit", line="{own}>{other} {own}={half} #double-hit", kind="foul"),
    Tap(id="foul-push", line="{own}>{other} {own}={half} #push", kind="foul"),
    Tap(id="foul-foot", line="{own}>{other} {own}={half} #foot-off", kind="foul"),
    Tap(id="foul-touch", line="{own}>{other} {own}={half} #touch:{ball}", kind="foul"),
    Tap(id="no-faultless-stroke", line="referee: arrange", kind="act"),
    Tap(id="concede", line="concede", kind="act"),
)

WCBS_1997 = Discipline(
    name="five-pins",
    edition="wcbs-1997",
    law=PinsLaw(
        side=2,
        centre=4,
        alone=8,
        direct=4,
        indirect=3,
        fault=2,
        prices=(("red-first", 4), ("pins-by-cue", 0)),
    ),
    book=load("five_pins_1997"),
    table=MATCH_TABLE,
    balls=CAROM,
    pins=FIVE,
    cue_balls=(Ball.W, Ball.Y),
    format="60",
    own_shelf=False,
    breaks=BreakOrder.LAG_DECIDER,
    odd_games=True,
    opening=opening,
    options=options,
    judge=judge,
    foul=breach,
    ending=ending,
    lag=LAG,
    clock=ClockLaw(),
    taps=TAPS,
    choices=(("centre-alone", ("8", "10"), "8"), ("faults", ("add", "dearest"), "add")),
)

# Ten for the centre pin alone, 45 s a stroke, one time-out of 60 s in a game, a point for a late stroke: Lega Biliardo
# (legabiliardo.com), as the catalogue quotes it (PIN5-8-3 and section 3.2).
PRO = replace(
    WCBS_1997,
    edition="pro",
    law=replace(WCBS_1997.law, alone=10, late=1),
    book=load("five_pins_pro"),
    clock=ClockLaw(limit=45, extension=60, per_game=1, in_decider=1),
    taps=(*TAPS, Tap(id="timeout", line="extend", kind="act")),
    choices=(("faults", ("add", "dearest"), "add"),),
)

EDITIONS = (WCBS_1997, PRO)
