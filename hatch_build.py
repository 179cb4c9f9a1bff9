"""Build hook: the package carries its pages, built from web/ by web/pages.py.

Runs for sdist, wheel and editable installs. An sdist already holds the built pages, so nothing is built from it.
Node is asked for as a build requirement only where pages must be built and the machine has none: never in vain.
`ABRIKOL_SKIP_WEB=1` leaves the pages out, for work on the rules alone.
"""

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def load_pages(root: str) -> ModuleType:
    """web/pages.py as a module; it lies beside the package, not in it."""
    spec = importlib.util.spec_from_file_location("abrikol_pages", Path(root) / "web/pages.py")
    if spec is None or spec.loader is None:
        raise RuntimeError(f"no web/pages.py in {root}")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their own module up
    spec.loader.exec_module(module)
    return module


class Pages(BuildHookInterface[Any]):
    """Builds the pages before the package is packed."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """The package with Node, if one is needed."""
        pages = load_pages(self.root)
        return [] if skipped() or pages.is_built() else pages.requirements()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is not built."""
        if not skipped():
            load_pages(self.root).build()


def skipped() -> bool:
    return os.environ.get("ABRIKOL_SKIP_WEB") == "1"
