"""Three languages, one set of messages."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from abrikol.language.words import LANGUAGES, LOCALES

FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))


class Variables(Visitor):
    """Collects the names of the variables in a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the visitor's naming
        self.names.add(node.id.name)


def variables(part: ast.SyntaxNode) -> frozenset[str]:
    collector = Variables()
    collector.visit(part)
    return frozenset(collector.names)


def messages(path: Path) -> dict[str, frozenset[str]]:
    """Every message of a file, and every attribute of one, with the variables it uses."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: not Fluent: {entry.content!r}"
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
        parts = {name: entry.value} | {f"{name}.{one.id.name}": one.value for one in entry.attributes}
        for key, value in parts.items():
            assert key not in found, f"{path.name}: {key} twice"
            found[key] = variables(value) if value else frozenset()
    return found


def test_there_is_something_to_compare() -> None:
    assert FILES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(path.name for path in (LOCALES / language).iterdir()) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_has_the_same_messages_and_variables(language: str, file: str) -> None:
    assert messages(LOCALES / language / file) == messages(LOCALES / "en" / file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_in_two_files(language: str) -> None:
    keys = [key for file in FILES for key in messages(LOCALES / language / file)]
    assert len(keys) == len(set(keys))
