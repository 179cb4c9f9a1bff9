"""A match as a text file: JSON Lines, a header and then one action a line, only ever appended to.

Whoever keeps a match folds its record (`match_of`), asks for one more action
(`match.after`) and appends the entry that comes of it (`entry`, `append`).
"""

from abrikol.record.check import Checked, Difference, check
from abrikol.record.file import append, begin
from abrikol.record.lines import VERSION, Broken, Entry, Header, Record, RecordError, parse, read
from abrikol.record.replay import Replay, entry, match_of, start_of
from abrikol.record.sample import sample

__all__ = [
    "VERSION",
    "Broken",
    "Checked",
    "Difference",
    "Entry",
    "Header",
    "Record",
    "RecordError",
    "Replay",
    "append",
    "begin",
    "check",
    "entry",
    "match_of",
    "parse",
    "read",
    "sample",
    "start_of",
]
