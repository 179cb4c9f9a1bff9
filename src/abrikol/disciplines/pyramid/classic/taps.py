"""What a scorer taps in the classic pyramid."""

from __future__ import annotations

from abrikol.referee.discipline import Tap

_MADE = (
    Tap(id="order", line="call ?{ball}@{pocket}", kind="act"),
    Tap(id="pot-ordered", line="?{ball}@{pocket} *C C>{ball} {ball}@{pocket}"),
    Tap(id="pot-ordered-more", line="?{ball}@{pocket} *C C>{ball} {ball}@{pocket} {other}@{pocket}"),
    Tap(id="pot-last", line="?other@{pocket} *C C>{ball} {ball}@{pocket}"),
)
_NOT_AS_ORDERED = Tap(id="not-as-ordered", line="?{ball}@{pocket} *C C>{ball} {other}@{pocket}", kind="end")
_FOULS = (
    Tap(id="cue-potted", line="*C C>{ball} C@{pocket}", kind="foul"),
    Tap(id="cue-potted-too", line="?{ball}@{pocket} *C C>{ball} {ball}@{pocket} C@{pocket}", kind="foul"),
    Tap(id="cue-off", line="*C C>{ball} C^floor", kind="foul"),
    Tap(id="wrong-ball", line="*{ball}", kind="foul"),
    Tap(id="no-contact", line="*C", kind="foul"),
    Tap(id="side-of-tip", line="*C C>{ball} #side-of-tip", kind="foul"),
    Tap(id="touch", line="*C C>{ball} #touch:{other}", kind="foul"),
    Tap(id="balls-moving", line="*C C>{ball} #balls-moving", kind="foul"),
    Tap(id="into-house", line="referee: rule foul pyramid_classic:into-house", kind="foul"),
    Tap(id="touch-between", line="touch {ball}", kind="foul"),
    Tap(id="not-over", line="touch {ball} #deliberate", kind="foul"),
)
_CONCEDE = Tap(id="concede", line="concede", kind="act")

TAPS = (
    *_MADE,
    Tap(id="not-made", line="*C C>{ball}", kind="end"),
    _NOT_AS_ORDERED,
    *_FOULS,
    Tap(id="void-push", line="?{ball}@{pocket} *C C>{ball} {ball}@{pocket} #push", kind="end"),
    Tap(id="void-body", line="?{ball}@{pocket} *C C>{ball} {ball}@{pocket} #body-over-rail", kind="end"),
    Tap(id="void-foot", line="?{ball}@{pocket} *C C>{ball} {ball}@{pocket} #foot-off", kind="end"),
    _CONCEDE,
)
"""By the text of 2005: a touch is enough, and a push only undoes the ball."""

OFFICIAL_TAPS = (
    *_MADE,
    Tap(id="valid", line="*C C>{ball} {ball}/l {ball}/f", kind="end"),
    Tap(id="break-valid", line="*C C>4 2/l 2/f", kind="end"),
    _NOT_AS_ORDERED,
    Tap(id="incomplete", line="*C C>{ball}", kind="foul"),
    Tap(id="break-bad", line="*C C>4", kind="foul"),
    *_FOULS,
    Tap(id="push", line="*C C>{ball} #push", kind="foul"),
    Tap(id="double-hit", line="*C C>{ball} #double-hit", kind="foul"),
    Tap(id="foot-off", line="*C C>{ball} #foot-off", kind="foul"),
    Tap(id="slow", line="referee: warn", kind="act"),
    Tap(id="extend", line="extend", kind="act"),
    _CONCEDE,
)
"""By the official rules: a stroke must be valid, and a push costs as any breach."""
