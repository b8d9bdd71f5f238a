"""The WebSocket of every page: what changes in the lobby, and whose turn it is."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from roundhouse.server.lobby.live import Listener
from roundhouse.server.people.visitor import TheHouse, visitor
from roundhouse.store import blocks

UNKNOWN: Final = 4401
"""Close code: say your name first."""
AGAIN: Final = 4408
"""Close code: too slow or logged out; connect anew and load afresh."""
_CHECK: Final = 300.0
"""Seconds after which an open page must still have its session."""

Socket = WebSocket[Any, Any, Any]


@websocket("/api/live")
async def live(socket: Socket, house: TheHouse) -> None:
    """Sends `table`, `gone` and `notice` events; it needs to hear nothing."""
    person = await visitor(socket, house)
    if person is None:
        await socket.close(code=UNKNOWN, reason="name first")
        return
    await socket.accept()
    async with house.store.read() as database:
        apart = await blocks.apart_from(database, person.id)
    with house.live.listening(person.id, apart) as listener:
        await socket.send_data(b'{"type":"hello"}', mode="text")
        hearing = asyncio.create_task(_hear(socket))
        try:
            await _tell(socket, house, listener, hearing)
        finally:
            hearing.cancel()


async def _tell(
    socket: Socket, house: TheHouse, listener: Listener, hearing: asyncio.Task[None]
) -> None:
    while True:
        event = asyncio.create_task(listener.waiting.get())
        done, _ = await asyncio.wait(
            {event, hearing}, timeout=_CHECK, return_when=asyncio.FIRST_COMPLETED
        )
        if hearing in done:
            event.cancel()
            return
        data = event.result() if event in done else b'{"type":"hello"}'
        event.cancel()
        if data is None or (event not in done and await visitor(socket, house) is None):
            await socket.close(code=AGAIN, reason="connect anew")
            return
        await socket.send_data(data, mode="text")


async def _hear(socket: Socket) -> None:
    """Ends when the page goes; whatever it says is not listened to."""
    try:
        while True:
            await socket.receive_data(mode="binary")
    except WebSocketDisconnect:
        return


HANDLERS: Final = (live,)
