"""Requests that change something, and WebSockets, come from our own pages only."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from roundhouse.game import Message
from roundhouse.server.safety.problems import FORBIDDEN, Problem

_SAFE: Final = ("GET", "HEAD", "OPTIONS")
_POLICY: Final = 1008
"""The WebSocket close code for a broken policy."""


def is_ours(origin: str | None, host: str, public: str | None) -> bool:
    """Is the page at this origin one of ours? A program that is no browser sends none."""
    if origin is None:
        return True
    parts = urlsplit(origin)
    if parts.scheme not in ("http", "https"):
        return False
    return origin.rstrip("/") == public or (public is None and parts.netloc == host)


class OwnOrigin:
    """Refuses requests from foreign origins before anything else."""

    def __init__(self, app: ASGIApp, public: str | None) -> None:
        self._app = app
        self._public = public.rstrip("/") if public else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_safe = scope["type"] == ScopeType.HTTP and scope["method"] in _SAFE
        if is_safe or self._is_ours(scope):
            await self._app(scope, receive, send)
        elif scope["type"] == ScopeType.HTTP:
            raise Problem(Message("problem-origin"), FORBIDDEN)
        else:
            await receive()
            await send({"type": "websocket.close", "code": _POLICY, "reason": "origin"})

    def _is_ours(self, scope: Scope) -> bool:
        headers = Headers.from_scope(scope)
        return is_ours(headers.get("origin"), headers.get("host", ""), self._public)
