"""What a scorer taps in games that free pyramid's taps suit."""

from __future__ import annotations

from abrikol.referee.discipline import Tap

FREE_TAPS = (
    Tap(id="pot", line="*{own} {own}>{ball} {ball}@{pocket}"),
    Tap(id="pot-own", line="*{own} {own}>{ball} {own}@{pocket}"),
    Tap(id="pot-both", line="*{own} {own}>{ball} {ball}@{pocket} {own}@{pocket}"),
    Tap(id="pot-two", line="*{own} {own}>{ball} {ball}@{pocket} {other}@{pocket}"),
    Tap(id="valid", line="*{own} {own}>{ball} {ball}/l {ball}/f", kind="end"),
    Tap(id="incomplete", line="*{own} {own}>{ball}", kind="foul"),
    Tap(id="no-contact", line="*{own}", kind="foul"),
    Tap(id="off-table", line="*{own} {own}>{ball} {ball}^floor", kind="foul"),
    Tap(id="double-hit", line="*{own} {own}>{ball} #double-hit", kind="foul"),
    Tap(id="push", line="*{own} {own}>{ball} #push", kind="foul"),
    Tap(id="touch", line="*{own} {own}>{ball} #touch:{other}", kind="foul"),
    Tap(id="foot-off", line="*{own} {own}>{ball} #foot-off", kind="foul"),
    Tap(id="side-of-tip", line="*{own} {own}>{ball} #side-of-tip", kind="foul"),
    Tap(id="balls-moving", line="*{own} {own}>{ball} #balls-moving", kind="foul"),
    Tap(id="touch-between", line="touch {ball}", kind="foul"),
    Tap(id="break-valid", line="*C C>1 1/l 1/f", kind="end"),
    Tap(id="break-bad", line="*C C>1", kind="foul"),
    Tap(id="break-pot", line="*C C>{ball} {ball}@{pocket}"),
    Tap(id="take", line="take {ball}", kind="act"),
    Tap(id="drop", line="drop {ball} {pocket} t7", kind="act"),
    Tap(id="interfere", line="bystander: interfere", kind="act"),
    Tap(id="slow", line="referee: warn", kind="act"),
    Tap(id="extend", line="extend", kind="act"),
)
