"""The WebSocket of every page: what changes in the lobby, and whose turn it is."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from uvicorn.protocols.utils import ClientDisconnected

from roundhouse.server.close_codes import CloseCode, close
from roundhouse.server.house import House
from roundhouse.server.lobby.presence import Listener, PageHello
from roundhouse.server.page import script
from roundhouse.server.people.visitor import TheHouse, visitor
from roundhouse.server.raw_websocket import RawWebSocket, raw_websocket
from roundhouse.server.safety.sockets import TooManySockets
from roundhouse.server.wire import message
from roundhouse.store import blocks
from roundhouse.store.people import Person

_CHECK: Final = 300.0
"""Seconds after which an open page must still have its session."""

LOG: Final = logging.getLogger("roundhouse.lobby")

Socket = WebSocket[Any, Any, Any]


@websocket("/api/live")
async def live(socket: Socket, house: TheHouse) -> None:
    """Sends `table`, `gone` and `notice` events; it needs to hear nothing."""
    try:
        with house.sockets.from_address(socket):
            await _live(socket, house)
    except TooManySockets:
        await close(socket, CloseCode.CROWDED)
    except ClientDisconnected:
        LOG.debug("a page went before it was let in")


async def _live(socket: Socket, house: House) -> None:
    person, apart = await _who(socket, house)
    if person is None:
        await close(socket, CloseCode.UNKNOWN)
        return
    with (
        house.sockets.of_person(person.id),
        house.presence.listening(person.id, apart) as listener,
    ):
        await socket.accept()
        raw = raw_websocket(socket)
        raw.take(house.settings.leniency)
        raw.tell([message(hello())])
        hearing = asyncio.create_task(_hear(raw))
        try:
            await _tell(socket, house, listener, hearing)
        finally:
            hearing.cancel()


async def _who(socket: Socket, house: House) -> tuple[Person | None, frozenset[int]]:
    """Whose page it is and whose tables it does not show; read again if that has just changed."""
    while True:
        changes = house.people_changes
        person = await visitor(socket, house)
        apart = frozenset[int]()
        if person is not None:
            async with house.store.read() as database:
                apart = await blocks.apart_from(database, person.id)
        if changes == house.people_changes:
            return person, apart


async def _tell(
    socket: Socket, house: House, listener: Listener, hearing: asyncio.Task[None]
) -> None:
    raw = raw_websocket(socket)
    while True:
        event = asyncio.create_task(listener.waiting.get())
        done, _ = await asyncio.wait(
            {event, hearing}, timeout=_CHECK, return_when=asyncio.FIRST_COMPLETED
        )
        if hearing in done:
            event.cancel()
            return
        data = event.result() if event in done else hello()
        event.cancel()
        if data is None or (event not in done and await visitor(socket, house) is None):
            await close(socket, CloseCode.AGAIN)
            return
        await raw.writable.wait()
        raw.tell([message(data)])


def hello() -> bytes:
    return msgspec.json.encode(PageHello(script()))


async def _hear(raw: RawWebSocket) -> None:
    """Ends when the page goes; whatever it says is not listened to."""
    while await raw.hear() is not None:
        pass


HANDLERS: Final = (live,)
