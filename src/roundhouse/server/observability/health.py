"""Is the server well? For supervisors, load balancers and Prometheus."""

from __future__ import annotations

import hmac
import shutil
from typing import Any, Final

from litestar import Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from roundhouse.game import Message
from roundhouse.server.house import House
from roundhouse.server.observability.metrics import BOT_WAIT, DISK_FREE, TABLES, WAITING
from roundhouse.server.people.visitor import TheHouse
from roundhouse.server.safety.problems import FORBIDDEN, Problem

_HERE: Final = ("127.0.0.1", "::1")


@get("/healthz", sync_to_thread=False, exclude_from_csrf=True)
def alive() -> dict[str, str]:
    """The process answers."""
    return {"status": "ok"}


@get("/readyz", exclude_from_csrf=True)
async def ready(request: Request[Any, Any, Any], house: TheHouse) -> Response[dict[str, str]]:
    """Moves can be kept too, so people may be sent here; else the reason, on one line.

    Only who may see the figures is told what the database itself says.
    """
    reason = await house.readiness.why_not()
    if reason is not None:
        told = [reason.what]
        if reason.detail and may_see_figures(request, house.settings.metrics_token):
            told.append(reason.detail)
        return Response({"status": ": ".join(told)}, status_code=503)
    warning = house.readiness.warning()
    return Response({"status": "ok"} if warning is None else {"status": "ok", "warning": warning})


@get("/metrics", exclude_from_csrf=True, include_in_schema=False, sync_to_thread=False)
def figures(request: Request[Any, Any, Any], house: TheHouse) -> Response[bytes]:
    """Figures for Prometheus: for this machine, or for who knows the token."""
    if not may_see_figures(request, house.settings.metrics_token):
        raise Problem(Message("problem-not-yours"), FORBIDDEN)
    take_stock(house)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def take_stock(house: House) -> None:
    """Figures that are counted when they are asked for."""
    TABLES.set(len(house.hub.tables))
    WAITING.set(house.journal.waiting)
    BOT_WAIT.set(house.bots.longest_wait())
    if house.store.file is not None:
        DISK_FREE.set(shutil.disk_usage(house.store.file.absolute().parent).free)


def may_see_figures(request: Request[Any, Any, Any], token: str) -> bool:
    if token:
        given = request.headers.get("authorization", "")
        return hmac.compare_digest(given.encode(), f"Bearer {token}".encode())
    return request.client is not None and request.client.host in _HERE


HANDLERS: Final = (alive, ready, figures)
