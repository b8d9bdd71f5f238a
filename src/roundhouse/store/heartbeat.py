"""The heartbeat of the server processes that share a database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.store.rows import add_if_missing
from roundhouse.store.schema import SETTINGS

_ALIVE: Final = "alive"


async def alive(connection: AsyncConnection, now: float) -> float:
    """Give a sign of life; when was the last one before?"""
    here = SETTINGS.c.name == _ALIVE
    await add_if_missing(connection, SETTINGS, {"name": _ALIVE, "value": str(now)})
    query = select(SETTINGS.c.value).where(here).with_for_update()
    seen = float(await connection.scalar(query) or now)
    await connection.execute(update(SETTINGS).where(here).values(value=str(now)))
    return seen
