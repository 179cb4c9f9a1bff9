"""The page docs/coverage.md, made from the coverage table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib.util import find_spec

from abrikol.disciplines import MODULES, editions
from abrikol.rulebooks.coverage import Covered, count

HEAD = """\
# Coverage

Which rule of the texts is settled by which article of our rulebooks, who judges it, and which case of the casebook
proves it. `ABRIKOL_WRITE=1 pytest tests/test_coverage.py` writes this page; the same test keeps it fresh.

A row judged by *code* is settled when a cited article names it and a case of its own, with a near miss, reaches that
article. *data* stands in tables of numbers, *referee* is for eyes, *organiser* belongs to tournaments, *none* is no
rule.
"""


def existing() -> tuple[str, ...]:
    """The games that are there."""
    return tuple(name for name, module in MODULES.items() if find_spec(f"abrikol.disciplines.{module}"))


def open_rows(rows: Iterable[Covered]) -> dict[str, list[str]]:
    """For every existing game, the code rows still open; a row of several games counts with the first there."""
    out: dict[str, list[str]] = {name: [] for name in existing()}
    for row in rows:
        game = next((name for name in row.games if name in out), None)
        if game is not None and row.by == "code" and not row.settled:
            out[game].append(row.id)
    return out


def page(rows: tuple[Covered, ...]) -> str:
    """The whole page."""
    return "\n".join((HEAD, *_summary(rows), "", *_waiting(rows), "", *_table(rows))) + "\n"


def _summary(rows: tuple[Covered, ...]) -> Iterator[str]:
    yield "## Per game and edition\n"
    yield "*Settled*: rows of code that the edition's book settles, each with its case; *unproven*: claimed, no case;"
    yield "*open*: rows of the game that no edition settles yet.\n"
    yield "| game | edition | settled | unproven | open |"
    yield "|---|---|---:|---:|---:|"
    for name in existing():
        for game in editions(name):
            told = count(rows, name, game.edition, game.book)
            yield f"| {name} | {game.edition} | {told.settled} | {told.unproven} | {told.open} |"


def _waiting(rows: tuple[Covered, ...]) -> Iterator[str]:
    there = set(existing())
    waiting: dict[str, int] = {}
    for row in rows:
        if row.by == "code" and not row.settled and there.isdisjoint(row.games):
            name = row.games[0] if row.games else "standings of tournaments"
            waiting[name] = waiting.get(name, 0) + 1
    yield (
        "Rows of games that are not there yet: "
        + (", ".join(f"{name} {number}" for name, number in sorted(waiting.items())) or "none")
        + "."
    )


def _table(rows: tuple[Covered, ...]) -> Iterator[str]:
    yield "## Every row\n"
    yield "| row | articles | judged by | cases |"
    yield "|---|---|---|---|"
    for row in rows:
        yield f"| {row.id} | {_articles(row)} | {row.by} | {_proof(row)} |"


def _articles(row: Covered) -> str:
    return ", ".join(f"`{article}`" for article in row.articles)


def _proof(row: Covered) -> str:
    if row.cases:
        return "; ".join(row.cases)
    if row.by == "code":
        return "**open**"
    return ", ".join(f"`{path}`" for path in row.where)
