"""Would the tests notice? The law with one thing wrong at a time, each against the tests of its room.

    python bench/mutants.py                       # 400 mutants, seed 1, two at a time
    python bench/mutants.py --sample 40 --only disciplines/carom

A mutant is a module of disciplines/, referee/ or match/ with one flipped comparison,
a lost `not`, `and` for `or`, a number off by one, swapped members of a tuple, a
reversed choice, or a lost return value. The sample is drawn with the seed, so two
runs over the same sources test the same mutants. Results go to a file of JSON lines
as they come, and a run that was stopped goes on from there: a mutant of an unchanged
module is not tested again, unless --again asks for the survivors.

What survives is printed; `equivalent.txt` beside this file gives the argument where
a mutant changes nothing that anybody could see.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import queue
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

from mutations import mutants_of, mutated  # beside this file

from abrikol.disciplines import MODULES

ROOT = Path(__file__).parent.parent
CASES = ROOT / "tests/casebook"
ROOMS = ("disciplines", "referee", "match")
EQUIVALENT = Path(__file__).with_name("equivalent.txt")
PATIENCE = 8
"""A suite that takes so many times what it takes on unspoiled sources, and a minute more, hangs."""

CASEBOOK = "casebook"
"""A suite that begins so runs the named casebooks without pytest: most mutants die there within a second."""

RANDOM = ("tests/test_every_discipline.py", "tests/test_playthroughs.py")


def games(family: str) -> tuple[str, ...]:
    """The games of a family of disciplines, by the names of their ids."""
    return tuple(name for name, module in MODULES.items() if module.startswith(family))


def books(family: str) -> tuple[str, ...]:
    """The casebooks of a family's games."""
    known = {path.stem: tomllib.loads(path.read_text("utf-8"))["game"] for path in sorted(CASES.glob("*.toml"))}
    return tuple(name for name, game in known.items() if game.partition("@")[0] in games(family))


# The tests of a module, the quickest first; the longest beginning of its path counts.
TESTS: dict[str, tuple[tuple[str, ...], ...]] = {
    "disciplines/carom": (
        (CASEBOOK, *books("carom")),
        ("tests/disciplines/carom", "tests/test_vocabulary.py"),
        (*RANDOM, "-k", " or ".join(games("carom"))),
    ),
    "disciplines/pyramid": (
        (CASEBOOK, *books("pyramid")),
        ("tests/disciplines/pyramid", "tests/test_vocabulary.py"),
        (*RANDOM, "-k", " or ".join(games("pyramid"))),
    ),
    "": (
        (CASEBOOK, *books("carom"), *books("pyramid")),
        ("tests/referee", "tests/match", "tests/test_vocabulary.py", "tests/disciplines/carom/test_three_cushion.py"),
        ("tests/record", "tests/disciplines", *RANDOM, "-k", "not fresh"),
    ),
}
QUICK = """
import sys
from tests.casebook_schema import FOLDER, read
for name in sys.argv[1:]:
    for case in read(FOLDER / f"{name}.toml"):
        if case.expected.differences() or case.near.differences():
            sys.exit(1)
"""


@dataclass(frozen=True, slots=True)
class Mutant:
    """One wrong thing in one module; `number` counts the mutants of that module."""

    module: str
    number: int
    line: int
    what: str
    source: str
    """The hash of the module it was made from."""

    @property
    def key(self) -> str:
        """What names it in the results."""
        return f"{self.module}:{self.number}:{self.source}"


def all_mutants(package: Path, only: str) -> Iterator[Mutant]:
    """Every mutant of the rooms of law, in the order of modules and lines."""
    for room in ROOMS:
        for path in sorted((package / room).rglob("*.py")):
            module, text = path.relative_to(package).as_posix(), path.read_text("utf-8")
            if module.startswith(only):
                source = hashlib.sha256(text.encode()).hexdigest()[:12]
                for number, (line, what) in enumerate(mutants_of(text)):
                    yield Mutant(module, number, line, what, source)


def drawn(everything: list[Mutant], seed: int, count: int) -> list[Mutant]:
    """So many of them by lot; a change of one module leaves what was drawn of the others."""

    def lot(mutant: Mutant) -> str:
        return hashlib.sha256(f"{seed}:{mutant.module}:{mutant.number}:{mutant.what}".encode()).hexdigest()

    return sorted(everything, key=lot)[:count]


def tests_of(module: str) -> tuple[tuple[str, ...], ...]:
    """The tests of a module's room, in the order in which they are tried."""
    begin = max((name for name in TESTS if module.startswith(name)), key=len)
    return TESTS[begin]


# one worker ---------------------------------------------------------------------------


def copied(source: Path, folder: Path) -> Path:
    """A copy of what the tests need, so that nobody's work meanwhile changes anything."""
    left = shutil.ignore_patterns("__pycache__", "static", "browser")
    for name in ("src", "tests", "docs"):
        shutil.copytree(source / name, folder / name, ignore=left)
    shutil.copy(source / "pyproject.toml", folder)
    return folder


class Bench:
    """A copy of the checkout in which modules are spoiled one after the other."""

    def __init__(self, folder: Path, usual: dict[tuple[str, ...], float]) -> None:
        self.folder = folder
        self.usual = usual

    def verdict(self, mutant: Mutant) -> str:
        """`killed`, `survived`, or `timeout`, which also kills."""
        path = self.folder / "src/abrikol" / mutant.module
        whole = path.read_text("utf-8")
        path.write_text(mutated(whole, mutant.number), "utf-8")
        try:
            return next(
                (end for suite in tests_of(mutant.module) if (end := self.run(suite)) != "survived"), "survived"
            )
        finally:
            path.write_text(whole, "utf-8")

    def command(self, suite: tuple[str, ...]) -> tuple[str, ...]:
        """What runs some tests; folders that are not there yet are left out."""
        first, *rest = suite
        if first == CASEBOOK:
            return (sys.executable, "-c", QUICK, *rest)
        there = tuple(name for name in suite if not name.startswith("tests/") or (self.folder / name).exists())
        return (sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--hypothesis-seed=0", *there)

    def run(self, suite: tuple[str, ...]) -> str:
        """Run some tests in the copy."""
        told = {"PYTHONPATH": f"{self.folder}/src{os.pathsep}{self.folder}", "PYTHONDONTWRITEBYTECODE": "1"}
        command, limit = self.command(suite), 60 + PATIENCE * self.usual.get(suite, 60)
        try:
            ended = subprocess.run(
                command, cwd=self.folder, env={**os.environ, **told}, capture_output=True, timeout=limit, check=False
            )
        except subprocess.TimeoutExpired:
            return "timeout"
        return "survived" if ended.returncode in (0, 5) else "killed"  # 5: no test was selected


# the run -----------------------------------------------------------------------------


def known(out: Path, *, again: bool) -> dict[str, str]:
    """The verdicts of an earlier run; with `again`, without its survivors."""
    rows = [json.loads(line) for line in out.read_text("utf-8").splitlines()] if out.exists() else []
    return {row["key"]: row["verdict"] for row in rows if not (again and row["verdict"] == "survived")}


def tried(
    todo: list[Mutant], whole: Path, usual: dict[tuple[str, ...], float], out: Path, workers: int
) -> Iterator[tuple[Mutant, str]]:
    """Every mutant with its verdict, as they come; each is written before it is told."""
    jobs: queue.SimpleQueue[Mutant] = queue.SimpleQueue()
    for mutant in todo:
        jobs.put(mutant)
    ends: queue.SimpleQueue[tuple[Mutant, str]] = queue.SimpleQueue()
    for number in range(workers):
        bench = Bench(copied(whole, whole.with_name(str(number))), usual)
        threading.Thread(target=_work, args=(bench, jobs, ends), daemon=True).start()
    for _ in todo:
        told = ends.get()
        with out.open("a", encoding="utf-8") as file:
            file.write(json.dumps(_row(*told), ensure_ascii=False) + "\n")
        yield told


def _work(bench: Bench, jobs: queue.SimpleQueue[Mutant], ends: queue.SimpleQueue[Any]) -> None:
    while True:
        try:
            mutant = jobs.get_nowait()
        except queue.Empty:
            return
        ends.put((mutant, bench.verdict(mutant)))


def _row(mutant: Mutant, verdict: str) -> dict[str, Any]:
    return {
        "key": mutant.key,
        "module": mutant.module,
        "line": mutant.line,
        "what": mutant.what,
        "verdict": verdict,
    }


def usual_times(todo: list[Mutant], whole: Path) -> dict[tuple[str, ...], float]:
    """How long the tests of these modules take on unspoiled sources; `SystemExit` if they fail there."""
    usual: dict[tuple[str, ...], float] = {}
    bench = Bench(whole, usual)
    for suite in sorted({suite for mutant in todo for suite in tests_of(mutant.module)}):
        began = time.monotonic()
        if bench.run(suite) != "survived":
            raise SystemExit(f"fails on unspoiled sources: {' '.join(suite)}")
        usual[suite] = time.monotonic() - began
    return usual


def arguments() -> dict[str, str]:
    """Why a mutant changes nothing, by `module · what`."""
    lines = EQUIVALENT.read_text("utf-8").splitlines() if EQUIVALENT.exists() else []
    told = (line.split(" | ") for line in lines if line and not line.startswith("#"))
    return {f"{module} · {what}": why for module, what, why in told}


def report(sample: list[Mutant], verdicts: dict[str, str], began: float) -> None:
    """Print the score and what survived."""
    why = arguments()
    alive = [mutant for mutant in sample if verdicts[mutant.key] == "survived"]
    excused = [mutant for mutant in alive if f"{mutant.module} · {mutant.what}" in why]
    for mutant in sample:
        if verdicts[mutant.key] == "timeout":
            print(f"hung      {mutant.module}:{mutant.line}  {mutant.what}")
    for mutant in alive:
        argument = why.get(f"{mutant.module} · {mutant.what}", "")
        print(f"survived  {mutant.module}:{mutant.line}  {mutant.what}" + (f"  — {argument}" if argument else ""))
    killed = len(sample) - len(alive)
    print(
        f"{killed} of {len(sample)} killed, {100 * killed / len(sample):.1f} %; {len(excused)} survivors are equivalent"
    )
    print(f"{time.monotonic() - began:.0f} s, load {os.getloadavg()[0]:.1f}")


def main() -> int:
    """Draw the sample, try what is not known yet, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--sample", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="modules that begin so, like disciplines/carom")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, default=ROOT / ".mutants.jsonl")
    parser.add_argument("--again", action="store_true", help="try the survivors of earlier runs again")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        run(copied(ROOT, Path(folder) / "whole"), chosen)
    return 0


def run(whole: Path, chosen: argparse.Namespace) -> None:
    """The same on a copy of the checkout."""
    began = time.monotonic()
    everything = list(all_mutants(whole / "src/abrikol", chosen.only))
    sample = drawn(everything, chosen.seed, chosen.sample)
    verdicts = known(chosen.out, again=chosen.again)
    todo = [mutant for mutant in sample if mutant.key not in verdicts]
    print(f"{len(everything)} mutants, {len(sample)} drawn, {len(sample) - len(todo)} known", flush=True)
    usual = usual_times(todo, whole)
    for done, (mutant, verdict) in enumerate(tried(todo, whole, usual, chosen.out, chosen.workers), 1):
        verdicts[mutant.key] = verdict
        print(f"{done}/{len(todo)} {verdict:8} {mutant.module}:{mutant.line} {mutant.what}", flush=True)
    report(sorted(sample, key=lambda mutant: (mutant.module, mutant.line)), verdicts, began)


if __name__ == "__main__":
    sys.exit(main())
