"""The pages: HTTP, and the built pages beside it."""

from abrikol.web.app import create_app

__all__ = ["create_app"]
