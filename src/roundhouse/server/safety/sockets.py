"""How many WebSockets may be open at a time: in all, from one address, of one person."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from litestar import WebSocket

from roundhouse.game import RoundhouseError
from roundhouse.server.observability.metrics import LIMITED
from roundhouse.server.safety.buckets import neighbourhood

_LIMITED: Final = LIMITED.labels("sockets")


class TooManySockets(RoundhouseError):
    """As many are open as there may be: in all, from that address, or of that person."""


class OpenSockets:
    """Counts those of this process."""

    def __init__(self, in_all: float, per_address: float, per_person: float) -> None:
        self._in_all = in_all
        self._per_address = per_address
        self._per_person = per_person
        self._open: Counter[tuple[str, str | int]] = Counter()

    @contextmanager
    def from_address(self, socket: WebSocket[Any, Any, Any]) -> Iterator[None]:
        """While it is open, it counts for the address that it came from."""
        address = socket.client.host if socket.client else ""
        with (
            self._counted(("server", "itself"), self._in_all),
            self._counted(("address", neighbourhood(address)), self._per_address),
        ):
            yield

    @contextmanager
    def of_person(self, person: int | None) -> Iterator[None]:
        """While it is open, it counts for that person; strangers count for their address alone."""
        if person is None:
            yield
            return
        with self._counted(("person", person), self._per_person):
            yield

    @contextmanager
    def _counted(self, who: tuple[str, str | int], limit: float) -> Iterator[None]:
        if self._open[who] >= limit:
            _LIMITED.inc()
            raise TooManySockets(f"{who[0]} {who[1]} has {limit:g} sockets open")
        self._open[who] += 1
        try:
            yield
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]
