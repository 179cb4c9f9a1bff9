"""A table's constants as a small file of named numbers (TOML), read over the constants of a known table."""

from __future__ import annotations

import tomllib
from difflib import get_close_matches
from math import isfinite
from pathlib import Path
from typing import Any

from abrikol.language import Wrong
from abrikol.physics.parameters import World

GROUPS = tuple(name for name in World._fields if name not in ("bed", "gravity"))


class PresetError(Wrong):
    """A file that is no preset; the message names the value, the place and the nearest that is known."""


def read_preset(path: Path, base: World) -> World:
    """The constants of a file; what it leaves out is as in `base`. Raises `PresetError`, or `OSError`."""
    try:
        held = tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
        raise PresetError("not-toml", file=str(path), why=str(wrong)) from None
    for group, values in held.items():
        if group not in GROUPS:
            raise _unknown("no-group", group, GROUPS, file=str(path))
        base = base._replace(**{group: _group(path, group, values, getattr(base, group))})
    return base


def _group(path: Path, group: str, values: Any, base: Any) -> Any:
    if not isinstance(values, dict):
        raise PresetError("no-table", file=str(path), group=group)
    for name, value in values.items():
        if name not in base._fields:
            raise _unknown("no-constant", name, base._fields, file=str(path), group=group)
        if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value) or value < 0:
            raise PresetError("bad-constant", file=str(path), group=group, name=name, value=repr(value))
    return base._replace(**{name: float(value) for name, value in values.items()})


def _unknown(key: str, word: str, known: tuple[str, ...], **told: str) -> PresetError:
    for near in get_close_matches(word, known, 1, 0.4):
        return PresetError(f"{key}-near", name=word, near=near, **told)
    return PresetError(key, name=word, known=", ".join(known), **told)


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
