"""What nobody will miss is taken away, and nothing else."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import insert, select, update

from roundhouse.store import Store
from roundhouse.store.accounts import IDLE
from roundhouse.store.cleaning import DAY, WAITING, Retention, clean
from roundhouse.store.guests import LINK_KEPT
from roundhouse.store.log import TalkRow, add_talk
from roundhouse.store.schema import (
    ACTIONS,
    PEOPLE,
    RETURN_LINKS,
    SEATS,
    SESSIONS,
    SNAPSHOTS,
    TABLES,
    TALK,
)
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
        gone = await clean(connection, NOW, Retention())
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


KEPT = Retention(guests=10, talk=20, snapshots=30)
"""Days."""


async def old_games(database: str, kept: Retention) -> dict[str, list[object]]:
    """Guest n sat at a game that ended n days ago; what is left of it all."""
    store = await Store(database).open()
    async with store.write() as connection:
        for days in (9, 11, 19, 21, 29, 31):
            guest = {"id": days, "name": f"g{days}", "account": None, "made": 0.0}
            await connection.execute(insert(PEOPLE).values(guest))
            row = table(f"t{days}", days, "over", NOW - days * DAY)
            await add(connection, row)
            move = {"table_id": row.id, "number": 0, "entry": "{}", "seat": 0, "source": "person"}
            await connection.execute(insert(ACTIONS).values(move | {"person": days, "at": 0.0}))
            state = {"table_id": row.id, "number": 1, "data": b"{}"}
            await connection.execute(insert(SNAPSHOTS).values(state))
            await add_talk(connection, TalkRow(row.id, "say", 0, days, 0, "hello", 0.0))
            await add_talk(connection, TalkRow(row.id, "note", None, None, 0, "begun", 0.0))
        await clean(connection, NOW, kept)
        queries = {
            "people": select(PEOPLE.c.id).order_by(PEOPLE.c.id),
            "names": select(SEATS.c.name).order_by(SEATS.c.table_id),
            "movers": select(ACTIONS.c.person).where(ACTIONS.c.person.is_not(None)),
            "said": select(TALK.c.table_id).where(TALK.c.kind == "say").order_by(TALK.c.id),
            "speakers": select(TALK.c.person).where(TALK.c.person.is_not(None)),
            "notes": select(TALK.c.table_id).where(TALK.c.kind == "note"),
            "snapshots": select(SNAPSHOTS.c.table_id).order_by(SNAPSHOTS.c.table_id),
            "tables": select(TABLES.c.id),
        }
        left = {name: list(await connection.scalars(query)) for name, query in queries.items()}
    await store.close()
    return left


def test_guests_talk_and_snapshots_go_when_their_time_is_up(database: str) -> None:
    left = asyncio.run(old_games(database, KEPT))
    assert left["people"] == left["movers"] == left["speakers"] == [9]
    assert left["names"] == ["x"] * 6, "who played is still told"
    assert left["said"] == ["t9", "t11", "t19"]
    assert left["snapshots"] == ["t11", "t19", "t21", "t29", "t9"]
    assert len(left["tables"]) == len(left["notes"]) == 6


def test_without_a_limit_everything_is_kept(tmp_path: Path) -> None:
    left = asyncio.run(old_games(str(tmp_path / "house.db"), Retention()))
    assert {name: len(found) for name, found in left.items()} == dict.fromkeys(left, 6)


def test_a_guest_who_still_plays_is_kept(tmp_path: Path) -> None:
    async def scene() -> list[int]:
        store = await Store(str(tmp_path / "house.db")).open()
        async with store.write() as connection:
            guest = {"id": 1, "name": "g", "account": None, "made": 0.0}
            await connection.execute(insert(PEOPLE).values(guest))
            await add(connection, table("over", 1, "over", 0.0))
            await add(connection, table("played", 1, "over", 0.0))
            going_on = update(TABLES).where(TABLES.c.id == "played").values(status="playing")
            await connection.execute(going_on)
            await clean(connection, NOW, KEPT)
            people = list(await connection.scalars(select(PEOPLE.c.id)))
        await store.close()
        return people

    assert asyncio.run(scene()) == [1]
