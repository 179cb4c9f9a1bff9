"""How long a fresh process takes to its first stroke: with an empty cache of compiled code, and with a filled one.

    python bench/first_stroke.py [--filled N]

Seconds on the clock and of the processor; on a busy machine only the second tells how much work it was.
"""

import argparse
import os
import resource
import subprocess
import sys
from tempfile import TemporaryDirectory
from time import perf_counter

FIRST = "from abrikol.physics.simulate import *; simulate([Strike(0, 3.0, 0.3)], [(0.7, 0.7), (2.1, 0.9), (2.1, 0.4)])"


def first_stroke(folder: str) -> tuple[float, float]:
    """Seconds from the start of a process to its end, one stroke later: on the clock, and of the processor."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), perf_counter()
    subprocess.run([sys.executable, "-c", FIRST], env={**os.environ, "ABRIKOL_CACHE": folder}, check=True)
    clock, after = perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    return clock, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--filled", type=int, default=5, metavar="N", help="starts with a filled cache; the least counts"
    )
    options = parser.parse_args()
    with TemporaryDirectory() as folder:
        print(f"{'cache':8}{'seconds':>9}{'processor':>11}")
        print("{:8}{:9.2f}{:11.2f}".format("empty", *first_stroke(folder)))
        print("{:8}{:9.2f}{:11.2f}".format("filled", *min(first_stroke(folder) for _ in range(options.filled))))


if __name__ == "__main__":
    main()
