"""The application: what answers under which address."""

from pathlib import Path

from fastapi import FastAPI
from fastapi.staticfiles import StaticFiles

import abrikol
from abrikol.web.folder import Folder
from abrikol.web.games import all_games
from abrikol.web.guard import WriteGuard
from abrikol.web.headers import SecurityHeaders
from abrikol.web.live import live
from abrikol.web.matches import matches
from abrikol.web.refusals import refuse_well
from abrikol.web.table import table

STATIC = Path(__file__).parent / "static"
MATCHES = Path("matches")
LARGEST_BODY = 1 << 20  # bytes; a match of a whole evening is a tenth of it


def create_app(data: Path = MATCHES) -> FastAPI:
    """The application over a data folder. Raises RuntimeError where the pages were never built."""
    if not (STATIC / "index.html").is_file():
        raise RuntimeError(f"{STATIC} holds no pages: install abrikol without ABRIKOL_SKIP_WEB")
    app = FastAPI(
        title="abrikol",
        version=abrikol.__version__,
        docs_url=None,  # FastAPI's own pages load their scripts from elsewhere
        redoc_url=None,
        max_body_size=LARGEST_BODY,
    )
    app.add_middleware(WriteGuard)
    app.add_middleware(SecurityHeaders)
    refuse_well(app)
    app.add_api_route("/api/games", all_games)
    folder = Folder(data)
    app.include_router(matches(folder))
    app.include_router(table(folder))
    app.include_router(live(folder))
    app.mount("/", StaticFiles(directory=STATIC, html=True), name="pages")
    return app
