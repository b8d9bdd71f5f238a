"""Headers on every answer: what a browser may do with our pages, which is little."""

from __future__ import annotations

from collections.abc import Callable
from email.utils import formatdate
from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
ALWAYS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
_YEAR: Final = 365 * 24 * 3600


class SafeHeaders:
    """Adds the headers; on https also the wish to stay there. Caches keep no answer, except those
    that are the same for everybody: they say so, and carry no cookie."""

    def __init__(self, app: ASGIApp, now: Callable[[], float]) -> None:
        self._app = app
        self._now = now
        """The house's time: pages set their clocks by the date of an answer."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message.setdefault("headers", [])
                headers = MutableScopeHeaders.from_message(message)
                for name, value in ALWAYS.items():
                    headers[name] = value
                headers["date"] = formatdate(self._now(), usegmt=True)
                headers.setdefault("cache-control", "no-store")
                if headers["cache-control"].startswith("public"):
                    headers.pop("set-cookie", None)
                if scope["scheme"] == "https":
                    headers["strict-transport-security"] = f"max-age={_YEAR}"
            await send(message)

        await self._app(scope, receive, send_with_headers)
