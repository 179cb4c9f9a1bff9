"""The server: one process, until it is told to stop."""

import uvicorn

from abrikol.web.app import create_app

PATIENCE = 3  # seconds that open connections have to finish once the server is told to stop


def serve(*, host: str, port: int) -> int:
    """Serve the pages until interrupted; the exit status."""
    uvicorn.run(create_app(), host=host, port=port, timeout_graceful_shutdown=PATIENCE)
    return 0
