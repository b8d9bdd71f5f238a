"""Runs the application: says where to find it, and serves until told to stop."""

from __future__ import annotations

import asyncio
import gc
import socket
from importlib.util import find_spec
from typing import Final

import uvicorn

from roundhouse.game import BadInput, Message
from roundhouse.languages import LANGUAGES
from roundhouse.server.app import create_app
from roundhouse.server.house import House
from roundhouse.server.listener import handed_over, listen
from roundhouse.server.observability.watch import Watch
from roundhouse.server.raw_websocket import RawWebSocket
from roundhouse.server.safety.headers import SafeHeaders
from roundhouse.server.settings import Settings
from roundhouse.store import Store
from roundhouse.words import say

FRAME_LIMIT: Final = 64 * 1024
"""Bytes a client may send in one WebSocket message."""
PATIENCE: Final = 10
"""Seconds that requests under way are given when the server is told to stop."""


def configure(settings: Settings) -> uvicorn.Config:
    app = create_app(settings)
    house: House = app.state.house
    return uvicorn.Config(
        Watch(SafeHeaders(app, house.now)),
        host=settings.host,
        port=settings.port,
        ws=RawWebSocket,
        ws_max_size=FRAME_LIMIT,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=PATIENCE,
        server_header=False,
        date_header=False,
        lifespan="on",
    )


class Server(uvicorn.Server):
    """Says where it is once it can be opened."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            host, port = sockets[0].getsockname()[:2]
            shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host
            print(f"Roundhouse is open at http://{shown}:{port}", flush=True)


def serve(settings: Settings) -> None:
    """Serve until interrupted. Trouble with the database is told before anything else."""
    if settings.bots == "queue":
        check_queue(settings.database)
    asyncio.run(prepare(settings))
    listener = handed_over() or listen(settings.host, settings.port)
    server = Server(configure(settings))
    make_quick()
    server.run(sockets=[listener])


def make_quick() -> None:
    """Parse catalogues, and take what lives for good from the garbage collector's rounds."""
    for language in LANGUAGES:
        say(Message("player-number", {"number": 1}), language)
    gc.collect()
    gc.freeze()


async def prepare(settings: Settings) -> None:
    store = await Store(settings.database).open()
    await store.close()


def check_queue(database: str) -> None:
    """The queue of bots' turns needs PostgreSQL and the extra that installs procrastinate."""
    if not Store(database).is_shared:
        raise BadInput("the bots' queue needs PostgreSQL: --database postgresql://…")
    if find_spec("procrastinate") is None:
        raise BadInput("for the bots' queue install the extra: pip install roundhouse[postgres]")
