"""What a judge asks when events cannot tell it, as a question for people."""

from __future__ import annotations

import re

from abrikol.language import Phrase, phrase

_ONE_BALL = re.compile(r"position of ([WYRC]|\d+)")


def question(needs: str) -> Phrase:
    """The message that asks for what a ruling `needs`."""
    if found := _ONE_BALL.fullmatch(needs):
        return phrase("needs-position", ball=phrase("ball", ball=found[1]))
    if needs.startswith("position of"):
        return phrase("needs-both-before" if needs.endswith("before the stroke") else "needs-both")
    return phrase(f"needs-{needs.replace(' ', '-')}")
