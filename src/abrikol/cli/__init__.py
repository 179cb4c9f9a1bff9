"""The commands: one file each; what a command needs is loaded when it runs, so that `--help` is there at once."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from abrikol.cli.refusal import in_words
from abrikol.cli.shape import parser
from abrikol.language import Wrong


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and give its exit status: 0, or 2 for bad input, told in one line on stderr."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without Cyrillic shows question marks
    given = sys.argv[1:] if arguments is None else list(arguments)
    wanted = parser(given).parse_args(given)
    try:
        status: int = wanted.run(wanted)
        sys.stdout.flush()
    except Wrong as wrong:
        print(f"abrikol: {in_words(wrong, wanted.lang)}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # who reads us has read enough
        return 0
    return status
