"""Middleware: counts, times and logs each request, and gives it an id."""

from __future__ import annotations

import logging
import secrets
import time
from typing import Any, Final

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from roundhouse.server.observability.metrics import REQUESTS, SOCKETS

_LOG: Final = logging.getLogger("roundhouse.requests")
_QUIET: Final = ("/healthz", "/readyz", "/metrics")
_ELSEWHERE: Final = "elsewhere"
"""The route of requests that have none: a thousand wrong addresses are one figure."""


class Watch:
    """Logs name the route and not the address, which may hold a private table's link."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        watched = {ScopeType.HTTP: self._request, ScopeType.WEBSOCKET: self._socket}
        await watched.get(scope["type"], self._app)(scope, receive, send)

    async def _request(self, scope: Any, receive: Receive, send: Send) -> None:
        number = scope["request_number"] = secrets.token_hex(6)
        began = time.perf_counter()
        status = 500

        async def numbered(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message.setdefault("headers", [])
                MutableScopeHeaders.from_message(message)["x-request-id"] = number
            await send(message)

        try:
            await self._app(scope, receive, numbered)
        finally:
            took = time.perf_counter() - began
            route = scope.get("path_template") or _ELSEWHERE
            method = scope["method"] if route != _ELSEWHERE else "any"
            REQUESTS.labels(method, route, status).observe(took)
            seen = {"request": number, "method": scope["method"], "route": route}
            seen |= {"status": status, "milliseconds": round(took * 1000, 1)}
            level = logging.DEBUG if route in _QUIET else logging.INFO
            _LOG.log(level, "request", extra=seen)

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:
        route: str | None = None

        async def noticed(message: Message) -> None:
            nonlocal route
            if message["type"] == "websocket.accept":
                route = scope.get("path_template") or _ELSEWHERE
                SOCKETS.labels(route).inc()
            await send(message)

        try:
            await self._app(scope, receive, noticed)
        finally:
            if route is not None:
                SOCKETS.labels(route).dec()
