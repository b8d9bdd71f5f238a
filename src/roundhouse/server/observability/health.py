"""Is the server well? For supervisors, load balancers and Prometheus."""

from __future__ import annotations

import asyncio
import hmac
from typing import Any, Final

from litestar import Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text

from roundhouse.game import Message
from roundhouse.server.people.visitor import TheHouse
from roundhouse.server.safety.problems import FORBIDDEN, Problem
from roundhouse.store import StoreUnavailable

_PATIENCE: Final = 2.0
_HERE: Final = ("127.0.0.1", "::1")


@get("/healthz", sync_to_thread=False, exclude_from_csrf=True)
def alive() -> dict[str, str]:
    """The process answers."""
    return {"status": "ok"}


@get("/readyz", exclude_from_csrf=True)
async def ready(house: TheHouse) -> Response[dict[str, str]]:
    """The database answers too, so people may be sent here."""
    try:
        async with asyncio.timeout(_PATIENCE), house.store.read() as database:
            await database.execute(text("SELECT 1"))
    except (StoreUnavailable, TimeoutError):
        return Response({"status": "no database"}, status_code=503)
    return Response({"status": "ok"})


@get("/metrics", exclude_from_csrf=True, include_in_schema=False, sync_to_thread=False)
def figures(request: Request[Any, Any, Any], house: TheHouse) -> Response[bytes]:
    """Figures for Prometheus: for this machine, or for who knows the token."""
    if not may_see_figures(request, house.settings.metrics_token):
        raise Problem(Message("problem-not-yours"), FORBIDDEN)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def may_see_figures(request: Request[Any, Any, Any], token: str) -> bool:
    if token:
        given = request.headers.get("authorization", "")
        return hmac.compare_digest(given.encode(), f"Bearer {token}".encode())
    return request.client is not None and request.client.host in _HERE


HANDLERS: Final = (alive, ready, figures)
