"""What a scorer taps in every game of a series, besides what scores in it."""

from __future__ import annotations

from abrikol.referee.discipline import Tap

MISS = Tap(id="miss", line="{own}>{red}", kind="end")
SAFETY = Tap(id="safety", line="?safety {own}>{red} {red}/f", kind="end")
BALL_OFF = (
    Tap(id="miss-ball-off", line="{own}>{red} {red}^floor", kind="end"),
    Tap(id="foul-own-ball-off", line="{own}>{red} {own}^floor", kind="foul"),
)
"""Where only one's own ball off the table is a foul."""
ANY_BALL_OFF = (Tap(id="foul-balls-outside", line="{own}>{red} {red}^floor", kind="foul"),)

RARER = (
    Tap(id="foul-wrong-ball", line="*{other}", kind="foul"),
    Tap(id="foul-balls-moving", line="*{own} #balls-moving", kind="foul"),
    Tap(id="foul-foot", line="*{own} #foot-off", kind="foul"),
    Tap(id="foul-tip", line="*{own} #side-of-tip", kind="foul"),
    Tap(id="foul-push", line="*{own} #push", kind="foul"),
    Tap(id="foul-touch", line="*{own} #touch:{ball}", kind="foul"),
    Tap(id="frozen-next", line="{own}>{red} frozen={other}-{ball}", kind="end"),
    Tap(id="timeout", line="extend", kind="act"),
    Tap(id="concede", line="concede", kind="act"),
)


def taps(*own: Tap, any_ball: bool = True, safeties: bool = False) -> tuple[Tap, ...]:
    """A game's own taps, then the end of the inning, a safety where there is one, and what is rarer."""
    return (*own, MISS, *((SAFETY,) if safeties else ()), *(ANY_BALL_OFF if any_ball else BALL_OFF), *RARER)


def with_ball_off(point: Tap) -> Tap:
    """The same point with the red off the table, where that is no foul."""
    return Tap(id="point-ball-off", line=f"{point.line} {{red}}^floor")


# Games with zones --------------------------------------------------------------------------------

CANNON = Tap(id="point", line="{own}>{red} {own}>{other}")
IN_ZONES = (
    Tap(id="point-free", line=f"{CANNON.line} both=none"),
    Tap(id="point-in-zone", line=f"{CANNON.line} both={{zone}}"),
    Tap(id="point-out-and-in", line=f"{CANNON.line} {{red}}-{{zone}} {{red}}+{{zone}} both={{zone}}"),
)
"""Where both object balls came to lie, and whether one of them had left meanwhile."""
INNING = (
    Tap(id="inning-free", line="referee: arrange both=none", kind="act"),
    Tap(id="inning-in-zone", line="referee: arrange both={zone}", kind="act"),
)
"""Where the striker finds them when he comes to the table."""
