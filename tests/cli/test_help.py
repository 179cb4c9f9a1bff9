"""Help, languages, and bad commands."""

from __future__ import annotations

import subprocess
import sys

import pytest
from fluent.syntax import FluentParser, ast

from abrikol.cli.shape import COMMANDS, help_texts, language_of
from abrikol.language import LANGUAGES
from abrikol.language.words import LOCALES
from tests.cli.command import abrikol

NAMES = [module.__name__.rpartition(".")[2] for module in COMMANDS]


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    ran = abrikol(capsys, "--help")
    assert ran.status == 0
    assert all(f"    {name} " in ran.out for name in NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_every_command_has_help_in_every_language(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    for language in LANGUAGES:
        ran = abrikol(capsys, name, "--help", "--lang", language)
        assert ran.status == 0
        assert help_texts(language)[f"help-{name}"] in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_read_without_fluent_as_fluent_would_read_it(language: str) -> None:
    source = (LOCALES / language / "help.ftl").read_text("utf-8")
    told = {
        entry.id.name: "".join(part.value for part in entry.value.elements if isinstance(part, ast.TextElement))
        for entry in FluentParser().parse(source).body
        if isinstance(entry, ast.Message) and entry.value
    }
    assert help_texts(language) == told


@pytest.mark.parametrize(
    ("words", "environment", "language"),
    [
        ((), {}, "en"),
        ((), {"LANG": "uk_UA.UTF-8"}, "uk"),
        ((), {"LANG": "uk_UA.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ((), {"LANG": "fr_FR"}, "en"),
        (("--lang", "ru"), {"LANG": "uk_UA"}, "ru"),
        (("games", "--lang=uk"), {}, "uk"),
        (("--lang", "la"), {"LANG": "uk"}, "uk"),
        (("--lang",), {}, "en"),
    ],
)
def test_the_language_is_named_or_that_of_the_environment(
    words: tuple[str, ...], environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language_of(words) == language


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ((), "the following arguments are required: COMMAND"),
        (("judg",), "invalid choice: 'judg'"),
        (("judge", "three-cushion"), "the following arguments are required: LINE"),
        (("games", "--lang", "la"), "invalid choice: 'la'"),
        (("replay",), "one of the arguments FILE --sample is required"),
        (("replay", "x.jsonl", "--sample"), "not allowed with argument"),
    ],
)
def test_a_bad_command_is_told_in_one_line(
    words: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = abrikol(capsys, *words)
    assert ran.status == 2 and message in ran.err
    assert ran.err.count("\n") == 1 and "--help" in ran.err


def test_who_stops_reading_ends_the_command() -> None:
    program = f"{sys.executable} -m abrikol rulebook three-cushion --json | head -c 1"
    ran = subprocess.run(["bash", "-c", program], capture_output=True, text=True, check=True)
    assert (ran.stdout, ran.stderr) == ("{", "")


def test_a_terminal_without_our_letters_shows_question_marks() -> None:
    command = [sys.executable, "-m", "abrikol", "innings", "1-2", "--lang", "uk"]
    environment = {"PYTHONIOENCODING": "ascii", "PATH": ""}
    ran = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    assert ran.stdout.startswith("3 ??")


@pytest.mark.parametrize("words", [("judge", "three-cushion", "W>R"), ("games",), ("replay", "--sample")])
def test_no_door_of_the_law_needs_numbers(words: tuple[str, ...]) -> None:
    program = f"import sys; from abrikol.cli import main; main({list(words)!r}); print(*sys.modules, file=sys.stderr)"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert {"numpy", "numba", "fastapi", "uvicorn"}.isdisjoint(ran.stderr.split())
    assert ran.stdout
