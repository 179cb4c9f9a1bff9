"""Rulebooks, code, catalogue and casebooks: what cites what, and the table that comes of it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from abrikol.rulebooks import Article, load, names
from abrikol.rulebooks.coverage import Covered, catalogue, games_of
from tests.casebook_schema import Case, Expectation, casebook

SOURCES = Path(__file__).parent.parent / "src/abrikol"
LAW_ROOMS = ("disciplines", "referee", "match")

_DOC_CITATION = re.compile(r"\b[A-Z][A-Z0-9_]*\[([a-z0-9][a-z0-9-]*)\]")
_ID = re.compile(r"\b[A-Z][A-Z0-9]*(?:-[A-Za-z0-9.]+)+")


def articles() -> list[Article]:
    """Every article of every rulebook."""
    return [article for name in names() for article in load(name)]


# what the code cites ------------------------------------------------------------


def law_trees() -> Iterator[tuple[str, ast.Module]]:
    """Each file of the rooms of law, parsed."""
    for room in LAW_ROOMS:
        for path in sorted((SOURCES / room).rglob("*.py")):
            yield path.relative_to(SOURCES).as_posix(), ast.parse(path.read_text("utf-8"))


def constants(tree: ast.AST) -> set[str]:
    """Every text in the code."""
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def citations(tree: ast.Module) -> set[str]:
    """The slugs that are surely citations: `….book["slug"]`, `BOOK["slug"]`, and `BOOK[slug]` in docstrings."""
    books = _loaded(tree)
    found = {
        node.slice.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Subscript)
        and isinstance(node.slice, ast.Constant)
        and isinstance(node.slice.value, str)
        and _is_book(node.value, books)
    }
    for text in constants(tree):
        found.update(_DOC_CITATION.findall(text))
    return found


def _loaded(tree: ast.Module) -> set[str]:
    """Names that hold a rulebook: `UMB = load("umb")`."""
    return {
        target.id
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)
        for target in node.targets
        if isinstance(target, ast.Name) and isinstance(node.value.func, ast.Name) and node.value.func.id == "load"
    }


def _is_book(node: ast.expr, books: set[str]) -> bool:
    if isinstance(node, ast.Name):
        return node.id in books or node.id == "book"
    return isinstance(node, ast.Attribute) and node.attr == "book"


# the table ------------------------------------------------------------------------


def table() -> tuple[Covered, ...]:
    """Every row of the catalogue with its articles, cases and sources."""
    settling = _articles_by_row()
    proving = _cases_by_row()
    standing = _sources_by_row()
    return tuple(
        Covered(
            id=row,
            by=by,
            games=games_of(row),
            articles=tuple(settling.get(row, ())),
            cases=tuple(proving.get(row, ())),
            where=tuple(standing.get(row, ())),
        )
        for row, by in catalogue().items()
    )


def _articles_by_row() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for article in articles():
        for row in article.catalogue:
            found.setdefault(row, []).append(str(article))
    return found


def _cases_by_row() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for case in casebook():
        for row in case.ids:
            found.setdefault(row, []).append(str(case))
    return found


def _sources_by_row() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for path in sorted(SOURCES.rglob("*.py")):
        told = {word.rstrip(".") for word in _ID.findall(path.read_text("utf-8"))}
        for row in told & catalogue().keys():
            found.setdefault(row, []).append(path.relative_to(SOURCES).as_posix())
    return found


# the cases, as the rule pages show them -----------------------------------------------


def told_cases() -> list[dict[str, Any]]:
    """Every case as plain values."""
    return [_told(case) for case in casebook()]


def _told(case: Case) -> dict[str, Any]:
    head = {"file": case.file, "name": case.name, "story": " ".join(case.story.split()), "ids": list(case.ids)}
    return {**head, **_ruled(case.expected), "near": _ruled(case.near)}


def _ruled(expected: Expectation) -> dict[str, Any]:
    return {"game": expected.game, "line": expected.line, **expected.ruled}
