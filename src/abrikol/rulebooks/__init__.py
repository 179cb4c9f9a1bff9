"""The articles: what each edition's text says, where it says it, and which catalogue rows it settles."""

from abrikol.rulebooks.rulebook import Article, Rulebook, UnknownArticle, load, names

__all__ = ["Article", "Rulebook", "UnknownArticle", "load", "names"]
