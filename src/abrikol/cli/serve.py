"""`abrikol serve`: the pages, on this machine."""

from __future__ import annotations

import argparse
import json
import socket
from pathlib import Path
from typing import Any

from abrikol.cli.refusal import Refusal

FIRST, LAST = 8000, 8099
"""Ports that are tried in turn when none is named."""


def arguments(parser: argparse.ArgumentParser, text: Any) -> None:
    """What the command takes."""
    parser.add_argument("--data", metavar="DIR", type=Path, default=Path("matches"), help=text("help-data"))
    parser.add_argument("--host", default="127.0.0.1", help=text("help-host"))
    parser.add_argument("--port", type=int, help=text("help-port"))


def run(given: argparse.Namespace) -> int:
    """Serve until interrupted."""
    port = _named(given.host, given.port) if given.port is not None else _free(given.host)
    from abrikol.language import speak
    from abrikol.web import serve  # late: the web server takes half a second to load

    address = f"http://{f'[{given.host}]' if ':' in given.host else given.host}:{port}/"
    print(
        json.dumps({"address": address}) if given.json else speak(given.lang).say("cli-serves", address=address),
        flush=True,
    )
    try:
        return serve(host=given.host, port=port, data=given.data)
    except RuntimeError as wrong:  # the pages were never built
        raise Refusal("pages-not-built") from wrong


def _named(host: str, port: int) -> int:
    if not 0 < port < 1 << 16:
        raise Refusal("no-port", port=str(port), last=str((1 << 16) - 1))
    if not _is_free(host, port):
        raise Refusal("port-in-use", port=str(port), host=host)
    return port


def _free(host: str) -> int:
    for port in range(FIRST, LAST + 1):
        if _is_free(host, port):
            return port
    raise Refusal("no-free-port", host=host, first=str(FIRST), last=str(LAST))


def _is_free(host: str, port: int) -> bool:
    try:
        family, kind, *_, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except socket.gaierror:
        raise Refusal("no-address", host=host) from None
    with socket.socket(family, kind) as one:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            one.bind(place)
            one.listen(1)
        except PermissionError:
            raise Refusal("port-forbidden", port=str(port), host=host) from None
        except OSError as wrong:
            import errno

            if wrong.errno == errno.EADDRINUSE:
                return False
            raise Refusal("no-address", host=host) from None
    return True
