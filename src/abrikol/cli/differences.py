"""What the editions of each game differ in, in a player's words: from the data of the games (`docs/games.md`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from abrikol.language import Words
    from abrikol.referee.discipline import Discipline

PLATE = ("format", "players", "countdown", "decimals", "breaks", "odd_games", "counts_debts", "lags")
"""Fields of a game itself that are told, besides its law and its clock."""

UNTOLD = frozenset(
    {
        "law-penalty",
        "law-penalty-levy",
        "law-prices",
        "law-tens",
        "law-more",
        "law-breaches",
        "law-voids",
        "law-at-break",
        "law-strike",
        "law-break-rule-test",
        "law-safety-rule-test",
        "law-break-rule-fails",
        "law-safety-rule-fails",
    }
)
"""Fields that have no words of their own: names of articles, functions told by their names, tables of prices."""

SINGLY = frozenset({"law-jumped", "law-jumped-by-turn", "law-to-obstructor"})
"""Where single balls go; it means nothing where all go to the start."""


def page(words: Words) -> str:
    """The page: every game in a sentence, what its editions differ in, and how it differs from its family."""
    from abrikol.disciplines import MODULES, editions

    told = ("\n".join(_game(words, name, editions(name), editions(_eldest(MODULES, name))[0])) for name in MODULES)
    head = (f"# {words.say('differences-title')}", words.say("differences-says"))
    return "\n\n".join((*head, *told)) + "\n"


def _eldest(modules: Mapping[str, str], name: str) -> str:
    """The first game of the same family: the one that others are told beside."""
    family = modules[name].partition(".")[0]
    return next(other for other, module in modules.items() if module.startswith(f"{family}."))


def _game(words: Words, name: str, games: tuple[Discipline[Any], ...], eldest: Discipline[Any]) -> Iterator[str]:
    yield f"## {words.say(f'game-{name}')}\n"
    yield words.say(f"says-{name}")
    plates = [plate(game) for game in games]
    differing = differences(plates)
    for game, told in zip(games, plates, strict=True):
        yield f"\n**{game.book.title[words.language]}** (`{game.id}`)\n"
        length = "format" if game.length_in == "points" else f"length-{game.length_in}"
        keys = dict.fromkeys((length, "players", *(key for key in differing if key != "format")))
        yield from _sentences(words, keys, told | {length: told["format"]})
    if eldest is not games[0]:
        yield f"\n{words.say('differences-beside', game=eldest.id)}\n"
        own, other = plates[0], plate(eldest)
        told_already = {*differing, "format", "players"}
        yield from _sentences(
            words, [key for key in own if own[key] != other.get(key) and key not in told_already], own
        )


def _sentences(words: Words, keys: Iterable[str], told: Mapping[str, str]) -> Iterator[str]:
    """What these values mean to a player; a value that means nothing is passed over."""
    said = (words.say(f"plate-{key}", value=_value(words, key, told[key] or "none")) for key in keys if key in told)
    return (f"* {sentence}" for sentence in said if sentence)


def _value(words: Words, key: str, value: str) -> str:
    """The value as it is spoken: options by their labels, a format of sets in words."""
    if key == "options":
        return ", ".join(_option(words, name) for name in value.split(", "))
    return _length(words, value) if key == "format" else value


def _length(words: Words, code: str) -> str:
    from abrikol.referee.format import parse_format

    agreed = parse_format(code)
    return words.say("length-of-sets", target=agreed.target, games=agreed.games) if agreed.sets else code


def _option(words: Words, name: str) -> str:
    """An agreed option by its label; a head start names the side that has it."""
    head, _, side = name.rpartition("-")
    if head == "fora" and side.isupper():
        return words.say("option-fora", who=side)
    label = f"option-{name}"
    return words.say(label) if label in words else name


def differences(plates: list[dict[str, str]]) -> tuple[str, ...]:
    """The keys whose values differ between these plates, in the order of the first."""
    keys = dict.fromkeys(key for told in plates for key in told)
    return tuple(key for key in keys if len({told.get(key) for told in plates}) > 1)


def plate(game: Discipline[Any]) -> dict[str, str]:
    """Everything that the data of a game says to a player, flat: name and value as text."""
    told = {name.replace("_", "-"): _text(getattr(game, name)) for name in PLATE}
    told.update(_flat("law", game.law))
    clock = game.clock
    told["clock-limit"] = _text(clock.limit)
    told["clock-imposed"] = _text(clock.imposed)
    told["clock-extension"] = _text(clock.extension)
    kept = clock.limit or clock.imposed or clock.extension
    told["clock-per-game"] = _text(clock.per_game if kept else None)
    told["clock-longer"] = ", ".join(f"{points}: {count}" for points, count in clock.longer)
    told["clock-in-decider"] = _text(clock.in_decider if kept else None)
    told["clock-down-stops"] = _text(clock.down_stops)
    told["options"] = ", ".join(name for name, _, _ in game.choices)
    untold = UNTOLD | (SINGLY if told.get("law-all-to-start") == "yes" else frozenset())
    return {key: value for key, value in told.items() if key not in untold}


def _flat(name: str, value: Any) -> Iterator[tuple[str, str]]:
    if not is_dataclass(value):
        yield name, _text(value)
        return
    for one in fields(value):
        yield from _flat(f"{name}-{one.name.replace('_', '-')}", getattr(value, one.name))


def _text(value: Any) -> str:
    """A value as a message can ask for it: words and numbers."""
    if isinstance(value, Enum):
        return value.name.lower().replace("_", "-")
    if isinstance(value, str):
        return value.replace("_", "-")
    if callable(value):
        return str(getattr(value, "__name__", value)).replace("_", "-")
    if isinstance(value, frozenset | set):
        return "-".join(sorted(map(_text, value)))
    if isinstance(value, tuple):
        return (" / " if any(isinstance(item, tuple) for item in value) else ", ").join(map(_text, value))
    if value is None:
        return "none"
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)
