"""Rate limits by address, person or name."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Any

from litestar.connection import ASGIConnection
from litestar.exceptions import TooManyRequestsException
from litestar.handlers import BaseRouteHandler

from roundhouse.server.observability.metrics import LIMITED
from roundhouse.server.safety.buckets import Buckets, neighbourhood

Connection = ASGIConnection[Any, Any, Any, Any]


def usual_limits(leniency: float) -> dict[str, Buckets]:
    """Tries by what is tried; `leniency` widens them all (tests, a school behind one address)."""
    return {
        "passwords": Buckets(rate=leniency / 10, burst=10 * leniency),
        "letters": Buckets(rate=leniency / 600, burst=5 * leniency),
        "guests": Buckets(rate=leniency / 5, burst=20 * leniency),
        "hints": Buckets(rate=leniency / 5, burst=5 * leniency),
        "tables": Buckets(rate=leniency / 5, burst=20 * leniency),
        "pictures": Buckets(rate=leniency, burst=30 * leniency),
        "advice": Buckets(rate=10 * leniency, burst=60 * leniency),
        "lookbacks": Buckets(rate=leniency, burst=30 * leniency),
        "requests": Buckets(rate=20 * leniency, burst=200 * leniency),
    }


def limited(what: str) -> Callable[[Connection, BaseRouteHandler], None]:
    """A guard that lets an address try `what` only so often."""

    def guard(connection: Connection, _: BaseRouteHandler) -> None:
        check_limit(connection, what)

    return guard


def check_limit(connection: Connection, what: str) -> None:
    """One try of `what` by the connection's address; raises when there were too many."""
    bucket = connection.app.state.house.limits[what][neighbourhood(address_of(connection))]
    if not bucket.take():
        LIMITED.labels(what).inc()
        raise TooManyRequestsException(headers={"Retry-After": str(ceil(bucket.wait()))})


def address_of(connection: Connection) -> str:
    return connection.client.host if connection.client else ""
