"""The heartbeat of the server processes that share a database."""

from __future__ import annotations

from secrets import token_hex
from typing import Final

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.store.rows import add_if_missing
from roundhouse.store.schema import SETTINGS

_ALIVE: Final = "alive"
_TRIED: Final = "tried"


async def alive(connection: AsyncConnection, now: float) -> float:
    """Give a sign of life; when was the last one before?"""
    here = SETTINGS.c.name == _ALIVE
    await add_if_missing(connection, SETTINGS, {"name": _ALIVE, "value": str(now)})
    query = select(SETTINGS.c.value).where(here).with_for_update()
    seen = float(await connection.scalar(query) or now)
    await connection.execute(update(SETTINGS).where(here).values(value=str(now)))
    return seen


async def try_to_write(connection: AsyncConnection) -> None:
    """Write something that nobody reads, to see whether it can be written."""
    value = token_hex(8)
    await add_if_missing(connection, SETTINGS, {"name": _TRIED, "value": value})
    query = update(SETTINGS).where(SETTINGS.c.name == _TRIED)
    await connection.execute(query.values(value=value))
