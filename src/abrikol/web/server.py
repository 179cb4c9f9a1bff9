"""The server: one process, until it is told to stop."""

from pathlib import Path

import uvicorn

from abrikol.web.app import MATCHES, create_app

PATIENCE = 3  # seconds that open connections have to finish once the server is told to stop


def serve(*, host: str, port: int, data: Path = MATCHES) -> int:
    """Serve the pages until interrupted; the exit status."""
    uvicorn.run(create_app(data), host=host, port=port, timeout_graceful_shutdown=PATIENCE)
    return 0
