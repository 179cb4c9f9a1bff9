"""The one place where functions are handed to Numba.

Three kinds: `inlined` for the small functions of the inner loop, `compiled` for the rest of it, and `entry` for what
Python calls; only entries are kept in the cache, since everything else is compiled into them.

Measured on this kernel's ancestor: without reference counts on array arguments and with forced inlining the loop runs
2.3 times as fast. `_nrt=False` is Numba's private word for the first; where a version does not know it, we do without.
`fastmath` stays off, so that one build of the mathematical library gives the same bits everywhere.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
from numba.core import config

from abrikol.physics.cache import folder

F = TypeVar("F", bound=Callable[..., Any])

_njit: Any = numba.njit  # its types do not know all its options
_COMMON: dict[str, Any] = {"error_model": "numpy", "nogil": True, "fastmath": False}


def _lean(function: F, **options: Any) -> F:
    """Compile without reference counts, if this Numba can."""
    try:
        return cast(F, _njit(**_COMMON, **options, _nrt=False)(function))
    except KeyError:  # the option is gone: slower, same results
        return cast(F, _njit(**_COMMON, **options)(function))


def inlined(function: F) -> F:
    """Compile a small function of the inner loop into its callers."""
    return _lean(function, forceinline=True)


def compiled(function: F) -> F:
    """Compile a function of the loop; the compiler decides whether to inline it."""
    return _lean(function)


def entry(function: F) -> F:
    """Compile what Python calls, and keep the result in this version's cache folder."""
    settings: Any = config  # the compiler's own settings: changed for this one function only
    before = settings.CACHE_DIR
    settings.CACHE_DIR = str(folder())
    try:
        return cast(F, _njit(**_COMMON, cache=True)(function))
    finally:
        settings.CACHE_DIR = before
