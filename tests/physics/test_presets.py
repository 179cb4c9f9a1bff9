"""A table's constants in a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from abrikol.physics.parameters import CAROM
from abrikol.physics.presets import PresetError, print_preset, read_preset


def preset(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "club.toml"
    path.write_text(text, "utf-8")
    return path


def test_what_is_named_changes_and_the_rest_stays(tmp_path: Path) -> None:
    world = read_preset(preset(tmp_path, "[cloth]\nspin = 8\n"), CAROM)
    assert world == CAROM._replace(cloth=CAROM.cloth._replace(spin=8.0))


def test_what_was_printed_reads_back(tmp_path: Path) -> None:
    world = CAROM._replace(cloth=CAROM.cloth._replace(roll=0.1), ball=CAROM.ball._replace(scale=1.0, floor=0.0))
    text = print_preset(world, CAROM)
    assert read_preset(preset(tmp_path, text), CAROM) == world
    assert "[cushion]" not in text


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[cloht]\nspin = 8", "no group [cloht]; the nearest is cloth"),
        ("[cloth]\nspinn = 8", "[cloth]: no constant spinn; the nearest is spin"),
        ("[cloth]\nspin = -1", "spin = -1: give a number, 0 or more"),
        ("[cloth]\nspin = nan", "spin = nan: give a number"),
        ('[cloth]\nspin = "fast"', "spin = 'fast'"),
        ("cloth = 3", "write [cloth]"),
        ("[cloth", "is not TOML"),
    ],
)
def test_what_is_wrong_is_named(text: str, says: str, tmp_path: Path) -> None:
    with pytest.raises(PresetError) as told:
        read_preset(preset(tmp_path, text), CAROM)
    assert says in str(told.value)
