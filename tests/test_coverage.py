"""Rulebooks, code, catalogue and casebooks hold together; what they prove is written to the package and to docs.

`ABRIKOL_WRITE=1 pytest tests/test_coverage.py` writes coverage.tsv, cases.json and docs/coverage.md anew.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from abrikol.language import LANGUAGES
from abrikol.rulebooks import load, names
from abrikol.rulebooks.coverage import Covered, catalogue, count, games_of, read_table, write_table
from tests.coverage_page import existing, open_rows, page
from tests.coverage_table import SOURCES, articles, citations, constants, law_trees, table, told_cases
from tests.small_game import BOOK

DOCS = SOURCES.parent.parent / "docs"
DECIDERS = {"code", "data", "referee", "organiser", "none"}


@pytest.fixture(scope="module")
def rows() -> tuple[Covered, ...]:
    return table()


# rulebooks and catalogue ---------------------------------------------------------


def test_every_row_of_the_catalogue_has_a_decider_and_its_games() -> None:
    assert set(catalogue().values()) == DECIDERS
    assert {game for row in catalogue() for game in games_of(row)} >= set(existing())


def test_no_article_settles_a_row_that_no_catalogue_has() -> None:
    unknown = [(str(article), row) for article in articles() for row in article.catalogue if row not in catalogue()]
    assert not unknown


def test_every_article_speaks_all_languages_and_has_a_number() -> None:
    for article in articles():
        assert tuple(sorted(article.gist)) == tuple(sorted(LANGUAGES)) and all(article.gist.values()), str(article)
        assert article.number and article.call, str(article)


@pytest.mark.parametrize("name", names())
def test_every_book_has_its_title_and_source(name: str) -> None:
    book = load(name)
    assert sorted(book.title) == sorted(LANGUAGES) and book.source


# rulebooks and code --------------------------------------------------------------


def test_code_cites_no_slug_that_no_book_has() -> None:
    known = {article.slug for article in articles()}
    missing = {name: sorted(cited - known) for name, tree in law_trees() if (cited := citations(tree))}
    assert not {name: slugs for name, slugs in missing.items() if slugs}


def test_every_article_is_cited_by_code() -> None:
    cited = set[str]().union(*(constants(tree) for _, tree in law_trees()))
    assert not [str(article) for article in articles() if article.slug not in cited]


# rows and cases --------------------------------------------------------------------


def test_cases_name_rows_of_the_catalogue(rows: tuple[Covered, ...]) -> None:
    assert not {row for case in told_cases() for row in case["ids"]} - catalogue().keys()


def allowed() -> dict[str, str]:
    """The patterns of open rows with their reasons."""
    told = Path(__file__).with_name("open_rows.txt").read_text("utf-8").splitlines()
    pairs = (line.split(maxsplit=1) for line in told if line and not line.startswith("#"))
    return {pattern: reason for pattern, reason in pairs}  # noqa: C416  # lists of two, not pairs


def test_open_rows_of_existing_games_are_allowed_and_the_allowance_shrinks(rows: tuple[Covered, ...]) -> None:
    found = open_rows(rows)
    print({game: len(left) for game, left in found.items()})  # noqa: T201  # pytest -s shows the count
    left = [row for game in found.values() for row in game]
    assert not [row for row in left if not any(fnmatchcase(row, pattern) for pattern in allowed())]
    unsettled = [row.id for row in rows if row.by == "code" and not row.settled]
    assert not [pattern for pattern in allowed() if not any(fnmatchcase(row, pattern) for row in unsettled)]


# what is written ---------------------------------------------------------------------

WRITTEN: dict[Path, Callable[[tuple[Covered, ...]], str]] = {
    SOURCES / "rulebooks/coverage.tsv": write_table,
    SOURCES / "rulebooks/cases.json": lambda rows: json.dumps(told_cases(), ensure_ascii=False, indent=1) + "\n",
    DOCS / "coverage.md": page,
}


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: path.name)
def test_what_is_written_is_fresh(path: Path, rows: tuple[Covered, ...]) -> None:
    now = WRITTEN[path](rows)
    if os.environ.get("ABRIKOL_WRITE"):
        path.write_text(now, "utf-8")
    assert now == path.read_text("utf-8"), "stale: ABRIKOL_WRITE=1 pytest tests/test_coverage.py"


# the table itself ------------------------------------------------------------------------


def test_a_table_is_read_as_it_was_written(rows: tuple[Covered, ...]) -> None:
    assert read_table(write_table(rows)) == rows


@pytest.mark.parametrize(
    ("by", "articles", "cases", "where", "settled"),
    [
        ("code", ("umb:point",), ("three-cushion: a point",), (), True),
        ("code", ("umb:point",), (), ("equipment/balls.py",), False),
        ("code", (), ("three-cushion: a point",), (), False),
        ("data", (), (), ("equipment/balls.py",), True),
        ("data", (), (), (), False),
        ("referee", ("umb:seated",), (), (), True),
    ],
)
def test_what_settles_a_row(
    by: str, articles: tuple[str, ...], cases: tuple[str, ...], where: tuple[str, ...], settled: bool
) -> None:
    assert Covered("CAR-GEN-01", by, ("three-cushion",), articles, cases, where).settled is settled


def test_an_edition_counts_the_rows_of_its_own_book() -> None:
    def row(id: str, *cases: str, game: str = "small", by: str = "code") -> Covered:  # noqa: A002
        return Covered(id, by, (game,), ("small:pot",) if id != "SMALL-99" else (), cases)

    told = count(
        [
            row("SMALL-01", "a"),
            row("SMALL-02", "b"),
            row("SMALL-03"),
            row("SMALL-99"),
            row("SMALL-04", "c", game="other"),
            row("SMALL-05", by="data"),
        ],
        "small",
        "here",
        BOOK,
    )
    assert (told.settled, told.unproven, told.open) == (2, 1, 2)


@pytest.mark.parametrize(
    ("row", "games"),
    [
        ("FREE-20.2a", ("free-pyramid",)),
        ("CAR-FREE-01", ("free-game",)),
        ("CODEX-AFR-01", ("dynamic",)),
        ("DYN-D-07", ("dynamic",)),
        ("CAR-RANK-01", ()),
        ("CAR-BALK-02", ("balkline-47-1",)),
        ("CAR-BALK-12", ("balkline-47-2",)),
    ],
)
def test_a_row_knows_its_games(row: str, games: tuple[str, ...]) -> None:
    assert games_of(row) == games


def test_a_row_of_no_chapter_is_an_error() -> None:
    with pytest.raises(KeyError, match="NINE-BALL-1"):
        games_of("NINE-BALL-1")
