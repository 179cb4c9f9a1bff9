"""The referee's notation: text to values and back.

``parse_line("three balls")`` raises a `NotationError` that points at the character;
printing what was parsed and parsing what was printed give back the same. The
grammar stands in docs/notation.md.
"""

from __future__ import annotations

from abrikol.stroke.notation_acts import read_action
from abrikol.stroke.notation_print import print_action, print_line
from abrikol.stroke.notation_print_events import print_event
from abrikol.stroke.notation_print_settings import print_settings
from abrikol.stroke.notation_settings import BARE_HAND, read_settings
from abrikol.stroke.notation_tokens import NotationError, Reader
from abrikol.stroke.settings import LineOfPlay, Settings
from abrikol.stroke.stroke import Action

__all__ = [
    "BARE_HAND",
    "FORMAT",
    "NotationError",
    "parse_action",
    "parse_line",
    "parse_settings",
    "print_action",
    "print_event",
    "print_line",
    "print_settings",
]

FORMAT = "abrikol notation 1"
"""The name and version of the format, for files that hold it."""

_AFTER_ACTION = "expected-after-action"


def parse_line(text: str) -> LineOfPlay:
    """A line of play: settings in brackets or none, then actions parted by semicolons.

    Raises `NotationError`.
    """
    reader = Reader(text)
    settings = Settings()
    if reader.accept("["):
        settings = read_settings(reader)
        reader.expect("]")
    actions = [read_action(reader)]
    while reader.accept(";"):
        actions.append(read_action(reader))
    reader.expect_end(_AFTER_ACTION)
    return LineOfPlay(settings, tuple(actions))


def parse_action(text: str) -> Action:
    """One action, as a record stores it. Raises `NotationError`."""
    reader = Reader(text)
    action = read_action(reader)
    reader.expect_end("expected-remark-or-end")
    return action


def parse_settings(text: str) -> Settings:
    """Settings without their brackets; an empty text states nothing. Raises `NotationError`."""
    reader = Reader(text)
    settings = read_settings(reader)
    reader.expect_end("expected-setting")
    return settings
