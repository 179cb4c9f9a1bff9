"""Words for people: the Fluent messages that the command line and the pages share.

Rooms below the doors pass keys and values (`phrase`); only a door puts them into words.
"""

from abrikol.language.phrase import Phrase, Told, Wrong, phrase, phrase_of
from abrikol.language.words import LANGUAGES, Words, preferred, speak

__all__ = ["LANGUAGES", "Phrase", "Told", "Words", "Wrong", "phrase", "phrase_of", "preferred", "speak"]
