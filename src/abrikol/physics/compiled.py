"""The one place where functions are handed to Numba.

Three kinds: `inlined` for the small functions of the inner loop, `compiled` for the rest of it, and `entry` for what
Python calls; only entries are kept in the cache, since everything else is compiled into them.

Measured on this kernel's ancestor: without reference counts on array arguments and with forced inlining the loop runs
2.3 times as fast. Measured here: leaving out the doors for Python and C that inner functions do not need takes a
quarter off the time to compile. Some of these words are Numba's private ones; where a version does not know them, we do
without. `fastmath` stays off, so that one build of the mathematical library gives the same bits everywhere.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
from numba.core import config
from numba.core.registry import CPUDispatcher

from abrikol.physics.cache import folder

F = TypeVar("F", bound=Callable[..., Any])

_njit: Any = numba.njit  # its types do not know all its options
_COMMON: dict[str, Any] = {"error_model": "numpy", "nogil": True, "fastmath": False}
_INNER: dict[str, Any] = {"_nrt": False, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}


class _Inner(CPUDispatcher):
    """A function without a door for Python, which would fall into the void behind it."""

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        raise TypeError(f"{self.py_func.__name__} is for compiled code only: call it from a function marked `entry`")


def _inner(function: F, **options: Any) -> F:
    """Compile for compiled callers: without reference counts and doors, if this Numba can."""
    try:
        made = _njit(**_COMMON, **options, **_INNER)(function)
    except KeyError:  # a word is gone: slower, same results
        return cast(F, _njit(**_COMMON, **options)(function))
    if isinstance(made, CPUDispatcher):  # not when compiling is switched off
        made.__class__ = _Inner
    return cast(F, made)


def inlined(function: F) -> F:
    """Compile a small function of the inner loop into its callers."""
    return _inner(function, forceinline=True)


def compiled(function: F) -> F:
    """Compile a function of the loop; the compiler decides whether to inline it."""
    return _inner(function)


def entry(function: F) -> F:
    """Compile what Python calls, and keep the result in this version's cache folder."""
    settings: Any = config  # the compiler's own settings: changed for this one function only
    before = settings.CACHE_DIR
    settings.CACHE_DIR = str(folder())
    try:
        return cast(F, _njit(**_COMMON, cache=True)(function))
    finally:
        settings.CACHE_DIR = before
