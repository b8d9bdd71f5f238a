"""The server's speed-ups, and how to switch each off, for `bench/server.py --without`.

Nothing in the product knows of this: each switch puts the plain way of doing the same thing in the
place of the quick one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from roundhouse import words
from roundhouse.server import run
from roundhouse.server.tables import connection, speech
from roundhouse.store.changes import write_changes
from roundhouse.store.sqlite import SqliteBackend


class AsgiSocket:
    """What `RawWebSocket` does, through ASGI and the library alone."""

    is_jammed = False

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        self.loop = asyncio.get_running_loop()
        self._waiting: list[bytes] = []
        self._sender: asyncio.Task[None] | None = None

    def take(self, leniency: float, resumed: Callable[[], None] | None = None) -> None:
        pass

    async def hear(self) -> str | None:
        try:
            return await self._socket.receive_text()
        except WebSocketDisconnect:
            return None

    def tell(self, messages: Iterable[bytes]) -> None:
        self._waiting += messages
        if self._sender is None or self._sender.done():
            self._sender = asyncio.create_task(self._send())

    async def _send(self) -> None:
        while self._waiting:
            messages, self._waiting = self._waiting, []
            for message in messages:
                await self._socket.send_text(text_of(message))


def text_of(message: bytes) -> str:
    """The text in a WebSocket frame that is neither masked nor compressed."""
    size = {126: 4, 127: 10}.get(message[1], 2)
    return message[size:].decode()


def raw_websocket() -> None:
    connection.raw_websocket = AsgiSocket  # type: ignore[assignment]
    run.RawWebSocket = "websockets-sansio"  # type: ignore[assignment,misc]


def quick_sqlite() -> None:
    async def write(self: SqliteBackend, changes: Any, kept: Callable[[], None]) -> None:
        async with self.writing() as database:
            await database.run_sync(write_changes, changes)
        kept()

    SqliteBackend.write_changes = write  # type: ignore[method-assign]


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    folder = files("roundhouse").joinpath("locale", language)
    for path in folder.iterdir():
        if path.name.endswith(".ftl"):
            made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def own_fluent() -> None:
    """Fluent's own runtime says every sentence."""

    def say(message: Any, language: str = "en", names: Any = ()) -> str:
        made = bundle(language)
        values = {
            key: words._spoken(key, value, language, names) for key, value in message.values.items()
        }
        return str(made.format_pattern(made.get_message(message.key).value, values)[0])

    words.say = say
    speech.say = say
    run.say = say


SWITCHES: Final = {
    "raw-websocket": raw_websocket,
    "quick-sqlite": quick_sqlite,
    "own-fluent": own_fluent,
}
ALL: Final = "all"


def switch_off(name: str) -> None:
    """Before the server is started."""
    SWITCHES[name]()
