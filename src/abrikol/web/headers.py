"""Security headers on every answer."""

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "style-src 'self' 'unsafe-inline'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'self'",
    )
)
HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}
A_YEAR = "max-age=31536000"


class SecurityHeaders:
    """Middleware, plain ASGI so that it never holds a stream back."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and dress its answer."""

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                dress(MutableHeaders(scope=message), scope)
            await send(message)

        await self.app(scope, receive, dressed if scope["type"] == "http" else send)


def dress(headers: MutableHeaders, scope: Scope) -> None:
    """Add what every answer carries; what the answer says itself stays."""
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope["scheme"] == "https":
        headers.setdefault("strict-transport-security", A_YEAR)
    headers.setdefault("cache-control", f"{A_YEAR}, immutable" if is_hashed(scope["path"]) else "no-cache")


def is_hashed(path: str) -> bool:
    """Whether the address changes with its content, so that a browser may keep it for ever."""
    return path.startswith("/assets/")
