"""What nobody will miss is taken away, and nothing else."""

from __future__ import annotations

import asyncio

from sqlalchemy import insert, select

from roundhouse.store import Store
from roundhouse.store.accounts import IDLE
from roundhouse.store.cleaning import WAITING, clean
from roundhouse.store.guests import LINK_KEPT
from roundhouse.store.schema import PEOPLE, RETURN_LINKS, SEATS, SESSIONS, TABLES
from roundhouse.store.tables import SeatRow, TableRow, add

NOW = 1e9


def table(name: str, owner: int, status: str, moved: float, analysis: bool = False) -> TableRow:
    row = TableRow("transamerica", 1, {}, [SeatRow("person", owner, "x")], owner, moved, moved)
    row.analysis = analysis
    row.id = name
    row.status = "open" if status == "open" else "over"
    return row


async def scene(database: str) -> tuple[list[int], list[str], list[str], int]:
    store = await Store(database).open()
    async with store.write() as connection:
        for number in range(1, 9):
            account = "kept" if number == 2 else None
            values = {"id": number, "name": f"p{number}", "account": account, "made": NOW}
            await connection.execute(insert(PEOPLE).values(values))
        for person, used in [(1, NOW - IDLE - 1), (3, NOW - IDLE + 1), (5, NOW - IDLE - 1)]:
            values = {"token": f"t{person}", "person": person, "made": 0.0, "used": used}
            await connection.execute(insert(SESSIONS).values(values))
        for person, used in [(7, NOW - LINK_KEPT - 1), (8, NOW - LINK_KEPT + 1)]:
            values = {"token": f"r{person}", "person": person, "made": 0.0, "used": used}
            await connection.execute(insert(RETURN_LINKS).values(values))
        await add(connection, table("stale", 4, "open", NOW - WAITING - 1))
        await add(connection, table("waiting", 6, "open", NOW - WAITING + 1))
        await add(connection, table("played", 5, "over", 0.0))
        await add(connection, table("analysis-old", 3, "over", NOW - IDLE - 1, analysis=True))
        await add(connection, table("analysis-new", 3, "over", NOW - IDLE + 1, analysis=True))
        await add(connection, table("analysis-kept", 2, "over", 0.0, analysis=True))
        gone = await clean(connection, NOW)
        people = list(await connection.scalars(select(PEOPLE.c.id).order_by(PEOPLE.c.id)))
        tokens = list(await connection.scalars(select(SESSIONS.c.token)))
        tables = list(await connection.scalars(select(TABLES.c.id).order_by(TABLES.c.id)))
        assert set(await connection.scalars(select(SEATS.c.table_id))) == set(tables)
    await store.close()
    return people, tokens, tables, gone


def test_only_what_nobody_needs_goes(database: str) -> None:
    people, tokens, tables, gone = asyncio.run(scene(database))
    assert people == [2, 3, 5, 6, 8]
    assert tokens == ["t3"]
    assert tables == ["analysis-kept", "analysis-new", "played", "waiting"]
    assert gone == 8
