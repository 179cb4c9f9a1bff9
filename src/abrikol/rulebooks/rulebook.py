"""A rulebook: articles by slug, read from the TOML file of the same name.

Editions renumber, so code cites by slug (`book["balls-outside"]`). A book may
stand on others (`on = ["pyramid_2005"]`): what it does not say, they say.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from abrikol.language import Wrong


class UnknownArticle(Wrong, KeyError):
    """A slug that neither the book nor those it stands on have."""


@dataclass(frozen=True, slots=True)
class Article:
    """One article: its number in this edition, what the referee announces, its gist in each language, its rows."""

    book: str
    slug: str
    number: str
    call: str
    gist: Mapping[str, str]
    catalogue: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.book}:{self.slug}"

    def __hash__(self) -> int:
        return hash((self.book, self.slug))


@dataclass(frozen=True, slots=True)
class Rulebook:
    """An edition of a text; `book["slug"]` gives the article, its own or that of a book it stands on."""

    name: str
    title: Mapping[str, str]
    source: str
    own: Mapping[str, Article]
    on: tuple[Rulebook, ...]
    reach: Mapping[str, Article]

    def __getitem__(self, slug: str) -> Article:
        try:
            return self.reach[slug]
        except KeyError:
            raise self._missing(slug) from None

    def __contains__(self, slug: object) -> bool:
        return slug in self.reach

    def __iter__(self) -> Iterator[Article]:
        return iter(self.own.values())

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        return f"<Rulebook {self.name}>"

    def _missing(self, slug: str) -> UnknownArticle:
        for near in get_close_matches(slug, self.reach, 1):
            return UnknownArticle("no-article-near", book=self.name, slug=slug, near=near)
        return UnknownArticle("no-article", book=self.name, slug=slug)


def _folder() -> Iterator[str]:
    return (entry.name for entry in files("abrikol.rulebooks").iterdir() if entry.name.endswith(".toml"))


@cache
def names() -> tuple[str, ...]:
    """The names of all rulebooks that abrikol carries, sorted."""
    return tuple(sorted(name.removesuffix(".toml") for name in _folder()))


@cache
def load(name: str) -> Rulebook:
    """The rulebook of that name; `FileNotFoundError` if abrikol carries none."""
    raw = tomllib.loads(files("abrikol.rulebooks").joinpath(f"{name}.toml").read_text("utf-8"))
    own = {slug: _article(name, slug, row) for slug, row in raw["articles"].items()}
    on = tuple(load(base) for base in raw.get("on", ()))
    reach: dict[str, Article] = {}
    for base in reversed(on):
        reach.update(base.reach)
    reach.update(own)
    return Rulebook(name, raw["title"], raw["source"], MappingProxyType(own), on, MappingProxyType(reach))


def _article(book: str, slug: str, row: Mapping[str, object]) -> Article:
    gist = row["gist"]
    catalogue = row.get("catalogue", [])
    assert isinstance(gist, dict) and isinstance(catalogue, list), f"{book}:{slug} is malformed"
    return Article(book, slug, str(row["number"]), str(row["call"]), gist, tuple(catalogue))
