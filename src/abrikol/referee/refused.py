"""What is refused: an input error, where everything that can be done is ruled."""

from __future__ import annotations

from abrikol.language import Wrong


class Refused(Wrong):
    """What nobody could do here, or what no article has a word for: an input error, never a ruling."""
