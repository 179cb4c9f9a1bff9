"""What is refused: an input error, where everything that can be done is ruled."""

from __future__ import annotations


class Refused(ValueError):
    """What nobody could do here, or what no article has a word for: an input error, never a ruling."""
