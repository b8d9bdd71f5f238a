"""The WebSocket of a client at a table."""

from __future__ import annotations

import asyncio
import logging
from typing import Annotated, Final

from litestar import websocket
from litestar.params import FromQuery, PathParameter
from uvicorn.protocols.utils import ClientDisconnected

from roundhouse.game import RoundhouseError
from roundhouse.languages import LANGUAGES
from roundhouse.server.close_codes import CloseCode, close
from roundhouse.server.house import House
from roundhouse.server.people.visitor import TheHouse, visitor
from roundhouse.server.safety.answers import language_of
from roundhouse.server.safety.sockets import TooManySockets
from roundhouse.server.tables.access import check_wish
from roundhouse.server.tables.connection import ClientConnection, Socket
from roundhouse.server.tables.loading import BrokenTable, NoTable
from roundhouse.server.tables.senders import PlainSender, Sender, SlimSender
from roundhouse.server.tables.state import Refuse
from roundhouse.server.tables.wishes import hear
from roundhouse.store import StoreUnavailable, blocks

TableId = Annotated[str, PathParameter(max_length=24, pattern="^[A-Za-z0-9_-]+$")]

LOG: Final = logging.getLogger("roundhouse.tables")

CHECK: Final = 300.0
"""Seconds after which who has a session must still have it."""
CODES: Final[dict[type[RoundhouseError], CloseCode]] = {
    NoTable: CloseCode.MISSING,
    BrokenTable: CloseCode.BROKEN,
    Refuse: CloseCode.FORBIDDEN,
    StoreUnavailable: CloseCode.LATER,
    TooManySockets: CloseCode.CROWDED,
}


@websocket("/api/tables/{table_id:str}/play")
async def play(
    socket: Socket,
    table_id: TableId,
    house: TheHouse,
    seat: FromQuery[int | None] = None,
    since: FromQuery[int] = -1,
    language: FromQuery[str] = "",
    slim: FromQuery[bool] = False,
    deflate: FromQuery[bool] = False,
) -> None:
    """Sit at a table, or look on. The frames are those of `tables/frames.py`; a client that can
    take them asks for those of `tables/slim.py`, and for long ones to be deflated."""
    spoken = language if language in LANGUAGES else language_of(socket)
    try:
        with house.sockets.from_address(socket):
            await socket.accept()
            sender = SlimSender(deflate) if slim else PlainSender()
            client = await connected(socket, house, table_id, seat, spoken, since, sender)
            try:
                with house.sockets.of_person(client.person_id):
                    await attend(socket, house, client)
            finally:
                client.table.leave(client)
    except (NoTable, BrokenTable, Refuse, StoreUnavailable, TooManySockets) as error:
        await close(socket, CODES[type(error)])
    except ClientDisconnected:
        LOG.debug("a client went before it was let in")
    except Exception:
        LOG.exception("a client's connection to table %s broke", table_id)
        await close(socket, CloseCode.BROKEN)


async def attend(socket: Socket, house: House, client: ClientConnection) -> None:
    """Hear the client until it is gone, and look now and then whether it still has its session."""
    hearing = asyncio.create_task(hear(house, client))  # woken without all that stands around it
    while not (await asyncio.wait({hearing}, timeout=CHECK))[0]:
        person = await visitor(socket, house)
        if (None if person is None else person.id) != client.person_id:
            client.cut_off()
    await hearing


async def connected(
    socket: Socket,
    house: House,
    table_id: str,
    wish: int | None,
    language: str,
    since: int,
    sender: Sender,
) -> ClientConnection:
    """The connection of whoever holds the session, among those who watch the table.

    A session that ends or a block list that changes while we read would not find the connection
    among the watchers yet: then we read again.
    """
    while True:
        changes = house.people_changes
        person = await visitor(socket, house)
        deaf_to = frozenset[int]() if person is None else await blocked(house, person.id)
        table = await house.hub.get(table_id)
        if changes == house.people_changes:
            break
    check_wish(table, None if person is None else person.id, wish)
    client = ClientConnection(socket, table, person, wish, language, since, sender)
    client.deaf_to = deaf_to
    table.join(client)
    client.raw.take(house.settings.leniency, resumed=client.wake)
    client.wake()
    return client


async def blocked(house: House, person: int) -> frozenset[int]:
    async with house.store.read() as database:
        return frozenset(found.id for found in await blocks.blocked_by(database, person))


HANDLERS: Final = (play,)
