"""The commands."""

import argparse
from collections.abc import Sequence

import abrikol


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and give its exit status: 0, or 2 for bad input."""
    parser = argparse.ArgumentParser(prog="abrikol", description="Referee and scorer of carom and Russian pyramid.")
    parser.add_argument("--version", action="version", version=f"abrikol {abrikol.__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    pages = commands.add_parser("serve", help="serve the pages")
    pages.add_argument("--data", default="matches", help="folder of the matches")
    pages.add_argument("--host", default="127.0.0.1")
    pages.add_argument("--port", type=int, default=8000)
    given = parser.parse_args(arguments)

    from abrikol.web import serve  # late: the web server takes half a second to load

    return serve(host=given.host, port=given.port)
