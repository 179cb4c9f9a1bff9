"""The specification of the notation is complete, and its examples read."""

from __future__ import annotations

import re
from dataclasses import fields
from enum import Enum
from pathlib import Path

import pytest

from abrikol.equipment.names import Pin
from abrikol.stroke.calls import Announcement, Way
from abrikol.stroke.events import Line, Mark, Thing
from abrikol.stroke.notation import (
    FORMAT,
    NotationError,
    parse_action,
    parse_line,
    parse_settings,
    print_action,
    print_line,
)
from abrikol.stroke.notation_acts import ACT_WORDS, VERDICTS
from abrikol.stroke.settings import Settings
from abrikol.stroke.stroke import Word

PAGE = (Path(__file__).parents[2] / "docs/notation.md").read_text(encoding="utf-8")
MARKED = PAGE.replace("\\|", "|")
EXAMPLES = [line for block in re.findall(r"```notation\n(.*?)```", PAGE, re.DOTALL) for line in block.splitlines()]


def rows(title: str) -> list[str]:
    """What stands in backticks in the first column of the tables of a section."""
    section = MARKED.split(f"## {title}\n", 1)[1].split("\n## ", 1)[0].split("\n### ", 1)[0]
    cells = [line.split("` |", 1)[0] for line in section.splitlines() if line.startswith("| `")]
    return [word for cell in cells for word in re.findall(r"`([^`]+)`", f"{cell}`")]


def test_the_page_names_the_format() -> None:
    assert f"`{FORMAT}`" in PAGE


@pytest.mark.parametrize("text", EXAMPLES)
def test_examples_read(text: str) -> None:
    assert print_line(parse_line(text)) == text


@pytest.mark.parametrize("text", [*rows("Events"), *rows("Acts")])
def test_rows_of_events_and_acts_read(text: str) -> None:
    assert print_action(parse_action(text)) == text


@pytest.mark.parametrize(
    "text",
    [f"*W {rest}" for rest in rows("Rests")]
    + [f"{call} *W" for call in rows("Calls")]
    + [f"*W {remark}" for remark in rows("Remarks")],
)
def test_rows_of_rests_calls_and_remarks_read(text: str) -> None:
    assert print_action(parse_action(text)) == text


@pytest.mark.parametrize("text", rows("Settings"))
def test_rows_of_settings_read(text: str) -> None:
    assert parse_settings(text) != Settings()


def test_every_remark_act_and_setting_has_a_row() -> None:
    assert {row[1:].split(":")[0] for row in rows("Remarks")} == {word.value for word in Word}
    assert {row.split()[0] for row in rows("Acts")} == set(ACT_WORDS)
    named = {re.split("=", row)[0] for row in rows("Settings")}
    assert named - {"with"} | {"options"} == {field.name for field in fields(Settings)}


@pytest.mark.parametrize("kind", [Announcement, Line, Mark, Pin, Thing, Way])
def test_every_word_is_on_the_page(kind: type[Enum]) -> None:
    assert [member.value for member in kind if member.value not in PAGE] == []


def test_every_verdict_is_on_the_page() -> None:
    assert [word for word in VERDICTS if f"`{word}`" not in PAGE] == []


def test_the_error_shown_is_the_error_raised() -> None:
    with pytest.raises(NotationError) as caught:
        parse_line("W>R W=hous")
    assert f"```\n{caught.value}\n```" in PAGE
