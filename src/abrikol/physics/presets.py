"""A table's constants as a small file of named numbers (TOML), read over the constants of a known table."""

from __future__ import annotations

import tomllib
from difflib import get_close_matches
from math import isfinite
from pathlib import Path
from typing import Any

from abrikol.physics.parameters import World

GROUPS = tuple(name for name in World._fields if name not in ("bed", "gravity"))


class PresetError(ValueError):
    """A file that is no preset; the message names the value, the place and the nearest that is known."""


def read_preset(path: Path, base: World) -> World:
    """The constants of a file; what it leaves out is as in `base`. Raises `PresetError`."""
    try:
        held = tomllib.loads(path.read_text("utf-8"))
    except OSError as wrong:
        raise PresetError(f"{path}: {wrong.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
        raise PresetError(f"{path} is not TOML: {wrong}") from None
    for group, values in held.items():
        if group not in GROUPS:
            raise PresetError(_unknown(f"{path}: no group [{group}]", group, GROUPS))
        base = base._replace(**{group: _group(path, group, values, getattr(base, group))})
    return base


def _group(path: Path, group: str, values: Any, base: Any) -> Any:
    if not isinstance(values, dict):
        raise PresetError(f"{path}: {group} is {values!r}; write [{group}] and its constants below it")
    for name, value in values.items():
        if name not in base._fields:
            raise PresetError(_unknown(f"{path}, [{group}]: no constant {name}", name, base._fields))
        if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value) or value < 0:
            raise PresetError(f"{path}, [{group}] {name} = {value!r}: give a number, 0 or more")
    return base._replace(**{name: float(value) for name, value in values.items()})


def _unknown(what: str, word: str, known: tuple[str, ...]) -> str:
    near = get_close_matches(word, known, 1, 0.4)
    return f"{what}; {f'the nearest is {near[0]}' if near else 'known are ' + ', '.join(known)}"


def print_preset(world: World, base: World) -> str:
    """The text of a preset: the groups in which a table differs from `base`, each of them whole."""
    lines = []
    for group in GROUPS:
        values = getattr(world, group)
        if values != getattr(base, group):
            lines += [
                f"[{group}]",
                *(f"{name} = {value!r}" for name, value in zip(values._fields, values, strict=True)),
                "",
            ]
    return "\n".join(lines)
