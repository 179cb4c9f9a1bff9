"""The server: one process, until it is told to stop."""

from pathlib import Path

import uvicorn

from abrikol.web.app import MATCHES, create_app

PATIENCE = 3  # seconds that open connections have to finish once the server is told to stop
MESSAGE = 1 << 14  # bytes: the longest that a page says over its socket


def serve(*, host: str, port: int, data: Path = MATCHES) -> int:
    """Serve the pages until interrupted; the exit status."""
    uvicorn.run(create_app(data), host=host, port=port, timeout_graceful_shutdown=PATIENCE, ws_max_size=MESSAGE)
    return 0
