"""Packs the logs of games that are finished for a while, one game in a transaction."""

from __future__ import annotations

import asyncio

from sqlalchemy import delete, exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.store import log, packed_logs, tables
from roundhouse.store.database import Store
from roundhouse.store.schema import ACTIONS, TABLES


async def compact(store: Store, before: float, pause: float = 0.0) -> int:
    """Pack every game that ended before that time; how many these were.

    None while a server of an earlier release is connected, which could not read them. The pause
    between two games leaves the database to those who play.
    """
    async with store.read() as connection:
        if await store.has_older_servers(connection):
            return 0
        found = await finished(connection, before)
    packed = 0
    for table_id in found:
        async with store.write() as connection:
            packed += await compact_table(connection, table_id)
        await asyncio.sleep(pause)
    return packed


async def finished(connection: AsyncConnection, before: float) -> list[str]:
    """Games that ended before that time and have entries that are not packed."""
    has_rows = exists().where(ACTIONS.c.table_id == TABLES.c.id)
    query = select(TABLES.c.id).where(TABLES.c.status == "over", TABLES.c.moved < before, has_rows)
    return list(await connection.scalars(query))


async def compact_table(connection: AsyncConnection, table_id: str) -> bool:
    """Pack the log of a table; not if it is being played on, or another process is at it.

    Its row is held so that no entry comes meanwhile, and its entries so that a person who moves in
    or is forgotten at this moment waits, and then finds them packed.
    """
    held = select(TABLES.c.id).where(TABLES.c.id == table_id, TABLES.c.status == "over")
    if await connection.scalar(held.with_for_update(skip_locked=True)) is None:
        return False
    kept = ACTIONS.c.table_id == table_id
    await connection.execute(select(ACTIONS.c.number).where(kept).with_for_update())
    table = await tables.find(connection, table_id)
    assert table is not None
    rows = await log.entries(connection, table)
    if [row.number for row in rows] != list(range(table.number)):
        return False  # a log with holes is left as it is, for whoever mends it
    data, people = await asyncio.to_thread(packed_logs.pack, rows)
    await packed_logs.replace(connection, table_id, table.number, data, people)
    await connection.execute(delete(ACTIONS).where(kept))
    return True
