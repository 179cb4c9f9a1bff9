"""Words for people: the Fluent messages that the command line and the pages share.

Rooms below the doors pass keys and arguments; only a door puts them into words.
"""

from abrikol.language.words import LANGUAGES, Words, preferred, speak

__all__ = ["LANGUAGES", "Words", "preferred", "speak"]
