"""The WebSocket of a client at a table: one seat's window."""

from __future__ import annotations

import asyncio
import logging
from typing import Annotated, Final

from litestar import websocket
from litestar.params import FromQuery, PathParameter

from roundhouse.server.house import House
from roundhouse.server.people.visitor import TheHouse, visitor
from roundhouse.server.safety.answers import language_of
from roundhouse.server.tables.live import NoTable, Refuse
from roundhouse.server.tables.place import BROKEN, Place, Socket, hear, place_to_sit
from roundhouse.store import StoreUnavailable, blocks
from roundhouse.words import LANGUAGES

TableId = Annotated[str, PathParameter(max_length=24, pattern="^[A-Za-z0-9_-]+$")]

LOG: Final = logging.getLogger("roundhouse.tables")

MISSING: Final = 4404
"""Close codes: there is no such table, or not for you; the store does not answer."""
FORBIDDEN: Final = 4403
LATER: Final = 4503


@websocket("/api/tables/{table_id:str}/play")
async def play(
    socket: Socket,
    table_id: TableId,
    house: TheHouse,
    seat: FromQuery[int | None] = None,
    since: FromQuery[int] = -1,
    language: FromQuery[str] = "",
) -> None:
    """Sit at a table, or look on. The frames are those of `tables/frames.py`."""
    person = await visitor(socket, house)
    await socket.accept()
    try:
        table = await house.hub.get(table_id)
        place = Place(socket, table, person, chosen_language(socket, language), since)
        place.seat = place_to_sit(table, person, seat)
        if person is not None and table.row.talk:
            place.deaf_to = await blocked(house, person.id)
    except NoTable:
        return await socket.close(code=MISSING, reason="missing")
    except Refuse:
        return await socket.close(code=FORBIDDEN, reason="not for you")
    except StoreUnavailable:
        return await socket.close(code=LATER, reason="later")
    table.watchers.add(place)
    place.window.take(resumed=place.wake)
    place.wake()
    try:
        await asyncio.create_task(hear(house, place))  # woken without all that stands around it
    except Exception:
        LOG.exception("a client's window at table %s broke", table_id)
        await socket.close(code=BROKEN, reason="ours")
    finally:
        table.watchers.discard(place)
    return None


async def blocked(house: House, person: int) -> frozenset[int]:
    async with house.store.read() as database:
        return frozenset(found.id for found in await blocks.blocked_by(database, person))


def chosen_language(socket: Socket, wish: str) -> str:
    return wish if wish in LANGUAGES else language_of(socket)


HANDLERS: Final = (play,)
