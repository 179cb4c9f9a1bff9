"""Finding a thing by name, with an error that names the nearest one."""

from collections.abc import Mapping
from typing import TypeVar

T = TypeVar("T")


class UnknownNameError(ValueError):
    """A name that stands in no registry; the message names the nearest and all there are."""


def look_up(kind: str, name: str, registry: Mapping[str, T]) -> T:
    """Return what `registry` holds under `name`; raise `UnknownNameError` that speaks of a `kind` otherwise."""
    if name not in registry:
        raise UnknownNameError(_complaint(kind, name, tuple(registry)))
    return registry[name]


def _complaint(kind: str, name: str, known: tuple[str, ...]) -> str:
    from difflib import get_close_matches  # imported late: only a mistake pays for it

    nearest = get_close_matches(name, known, n=1, cutoff=0.5)
    hint = f"; did you mean {nearest[0]!r}?" if nearest else ""
    return f"no {kind} is called {name!r}{hint} (known: {', '.join(known)})"
