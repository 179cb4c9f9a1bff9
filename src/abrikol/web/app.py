"""The application: what answers under which address."""

from pathlib import Path

from fastapi import FastAPI
from fastapi.staticfiles import StaticFiles

import abrikol
from abrikol.web.headers import SecurityHeaders

STATIC = Path(__file__).parent / "static"
LARGEST_BODY = 1 << 20  # bytes; a match of a whole evening is a tenth of it


def create_app() -> FastAPI:
    """The application that serves the pages. Raises RuntimeError where the pages were never built."""
    if not (STATIC / "index.html").is_file():
        raise RuntimeError(f"{STATIC} holds no pages: install abrikol without ABRIKOL_SKIP_WEB")
    app = FastAPI(
        title="abrikol",
        version=abrikol.__version__,
        docs_url=None,  # FastAPI's own pages load their scripts from elsewhere
        redoc_url=None,
        max_body_size=LARGEST_BODY,
    )
    app.add_middleware(SecurityHeaders)
    app.mount("/", StaticFiles(directory=STATIC, html=True), name="pages")
    return app
