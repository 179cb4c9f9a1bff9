"""The pages: HTTP, and the built pages beside it."""

from abrikol.web.app import create_app
from abrikol.web.server import serve

__all__ = ["create_app", "serve"]
