"""Open pages: the WebSocket on which a browser hears what changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.direct import PATIENT
from tests.server.running import Browser, Running
from tests.waiting import PATIENCE


@contextmanager
def page(server: Running, browser: Browser, **headers: str) -> Iterator[ClientConnection]:
    """The WebSocket of an open page."""
    sent = {"Cookie": f"roundhouse={browser.cookies.get('roundhouse')}", **headers}
    with connect(f"{server.socket_url}/api/live", additional_headers=sent, **PATIENT) as socket:
        assert msgspec.json.decode(socket.recv(PATIENCE))["type"] == "hello"
        yield socket


def close_code(receive: Callable[[], object]) -> int | None:
    """Hear everything until the server ends the connection; with which code it did."""
    try:
        while True:
            receive()
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code
