"""Every refusal has its words: keys that the code raises are messages, with these values; and none is idle."""

from __future__ import annotations

import ast
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

import abrikol
from abrikol.disciplines import UnknownGame
from abrikol.language import LANGUAGES, Wrong, phrase, speak
from abrikol.language.words import LOCALES
from abrikol.stroke.notation import NotationError, parse_line
from tests.language.test_locales import messages

SOURCES = sorted(Path(abrikol.__file__).parent.rglob("*.py"))
REFUSALS = messages(LOCALES / "en/refusals.ftl")
PASSED_ON = {"_check", "_unknown", "NotationError"}
"""Functions that pass a key on; their values may be told by more than one call."""


def refusing_names(trees: dict[Path, ast.Module]) -> set[str]:
    """The classes below `Wrong`, by name."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for tree in trees.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found = {"Wrong"}
    while more := {name for name, above in bases.items() if above & found and name not in found}:
        found |= more
    return found


TREES = {path: ast.parse(path.read_text("utf-8")) for path in SOURCES}
NAMES = refusing_names(TREES) - PASSED_ON


def calls(names: set[str]) -> Iterator[tuple[str, ast.Call]]:
    for path, tree in TREES.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                yield f"{path.name}:{node.lineno}", node


def literal_keys(node: ast.expr) -> list[str]:
    """The keys an argument can be: a text, or one of two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    return [*literal_keys(node.body), *literal_keys(node.orelse)] if isinstance(node, ast.IfExp) else []


def test_names_are_found() -> None:
    assert {"Refused", "FormatError", "OverlapError", "RecordError", "BadInput", "Refusal", "UnknownGame"} <= NAMES


def test_every_refusal_is_raised_by_a_key_with_all_its_values() -> None:
    wrong = []
    for where, call in calls(NAMES | {"phrase"}):
        told = {keyword.arg for keyword in call.keywords}
        for key in literal_keys(call.args[0]) if call.args else ():
            known = messages_of(key)
            if known is None or (None not in told and told != known):
                wrong.append(f"{where} {key}: {sorted(map(str, told))}, not {sorted(known or ())}")
    assert not wrong


def messages_of(key: str) -> frozenset[str] | None:
    if key in REFUSALS:
        return REFUSALS[key]
    found = [part for path in (LOCALES / "en").glob("*.ftl") for name, part in messages(path).items() if name == key]
    return found[0] if found else None


def test_no_refusal_is_a_sentence() -> None:
    """A key has no blank; a sentence in the code would be English only."""
    sentences = [
        (where, part.value)
        for where, call in calls(NAMES)
        for part in ast.walk(call.args[0] if call.args else call)
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and " " in part.value
    ]
    assert not [found for found in sentences if "join" not in found[1]]


def test_no_message_is_idle() -> None:
    texts = {
        node.value
        for tree in TREES.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    idle = [key for key in REFUSALS if key not in texts and key.removesuffix("-near") not in texts]
    assert not idle


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phrase_inside_a_phrase_is_worded_first(language: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_line("W>Q")
    said = speak(language).tell(caught.value.phrase)
    assert {"en": "expected a ball", "uk": "а треба: куля", "ru": "а нужно: шар"}[language] in said
    assert "'Q'" in said


def test_a_refusal_comes_whole_out_of_another_process() -> None:
    wrong = UnknownGame("no-game-near", name="free", near="free-pyramid")
    again = pickle.loads(pickle.dumps(wrong))
    assert (type(again), str(again)) == (UnknownGame, "no game 'free'; the nearest is free-pyramid")


def test_a_refusal_is_a_value_error_with_plain_values() -> None:
    wrong = Wrong("at-line", line="3", what=phrase("nothing-to-undo"))
    assert isinstance(wrong, ValueError)
    assert wrong.phrase.spoken() == {
        "key": "at-line",
        "told": {"line": "3", "what": {"key": "nothing-to-undo", "told": {}}},
    }
