"""The shape of the command line: commands, arguments, help in the wanted language."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NoReturn

import abrikol
from abrikol.cli import calibrate, check, coverage, figures, fit, games, innings, judge, replay, rulebook, serve, stroke
from abrikol.language import LANGUAGES, preferred
from abrikol.language.words import LOCALES

COMMANDS = (games, judge, stroke, figures, replay, check, coverage, rulebook, innings, fit, calibrate, serve)

Help = Callable[[str], str]


def parser(given: Sequence[str]) -> argparse.ArgumentParser:
    """The parser of the whole command line, its help in the language that these arguments ask for."""
    words = help_texts(language_of(given))
    shared = _Parser(add_help=False)
    shared.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=words["help-lang"])
    whole = _Parser(prog="abrikol", description=words["help-abrikol"], parents=[shared], add_help=False)
    _help(whole, words)
    whole.set_defaults(lang=language_of(given))
    whole.add_argument(
        "--version", action="version", version=f"abrikol {abrikol.__version__}", help=words["help-version"]
    )
    commands = whole.add_subparsers(
        dest="command", required=True, metavar="COMMAND", title=words["help-commands"], parser_class=_Parser
    )
    for module in COMMANDS:
        _add(commands, module, shared, words)
    return whole


def _add(commands: Any, module: Any, shared: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    name = module.__name__.rpartition(".")[2]
    does = words[f"help-{name}"]
    command = commands.add_parser(name, help=does, description=does, parents=[shared], add_help=False)
    _help(command, words)
    command.add_argument("--json", action="store_true", help=words["help-json"])
    module.arguments(command, words.__getitem__)
    command.set_defaults(run=module.run)


def _help(one: argparse.ArgumentParser, words: Mapping[str, str]) -> None:
    one.add_argument("-h", "--help", action="help", default=argparse.SUPPRESS, help=words["help-help"])
    one._positionals.title = words["help-arguments"]
    one._optionals.title = words["help-options"]


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; see {self.prog} --help\n")


def language_of(given: Sequence[str]) -> str:
    """The language asked for by `--lang`, else by the environment, else English."""
    for at, word in enumerate(given):
        wanted = word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        wanted = given[at + 1] if word == "--lang" and at + 1 < len(given) else wanted
        if wanted in LANGUAGES:
            return wanted
    named = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return preferred([next(filter(None, named), "")])


@cache
def help_texts(language: str) -> dict[str, str]:
    """The messages of help.ftl, which are plain lines: reading all others takes longer than help may."""
    lines = (LOCALES / language / "help.ftl").read_text("utf-8").splitlines()
    pairs = (line.split(" = ", 1) for line in lines if " = " in line and not line.startswith("#"))
    return {key: text for key, text in pairs}  # noqa: C416  # lists of two, not pairs
