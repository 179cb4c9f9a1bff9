"""The write guard: only our own pages may change anything.

A browser tells with `Sec-Fetch-Site` where a request comes from; over plain HTTP on a local network it does not, and
then `Origin` must name this host. The header `x-abrikol: 1` is one that no form on another site can send.
"""

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

HARMLESS = frozenset({"GET", "HEAD", "OPTIONS"})
MARK = ("x-abrikol", "1")


class WriteGuard:
    """Middleware, plain ASGI: refuses with 403 every write that did not come from a page of this server."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the request through, or answer it."""
        if scope["type"] != "http" or scope["method"] in HARMLESS or ours(Headers(scope=scope)):
            await self.app(scope, receive, send)
            return
        refusal = {"error": {"kind": "foreign", "message": "only a page of this server may write"}}
        await JSONResponse(refusal, 403)(scope, receive, send)


def ours(headers: Headers) -> bool:
    """Whether a write carries our mark and comes from our own pages (or from no page at all)."""
    if headers.get(MARK[0]) != MARK[1]:
        return False
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site == "same-origin"
    return same_host(headers)


def same_host(headers: Headers) -> bool:
    """Whether a request comes from a page of this host, or from no page at all."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")
