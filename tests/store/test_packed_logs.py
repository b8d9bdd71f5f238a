"""Finished games are packed: a row instead of hundreds, and nothing is lost."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import func, insert, select, text

from roundhouse.server.tables.loading import load
from roundhouse.server.tables.state import TableState
from roundhouse.store import Store, log, packed_logs, personal_data, tables
from roundhouse.store import postgres as postgres_backend
from roundhouse.store.compaction import compact
from roundhouse.store.entries import EntryRow
from roundhouse.store.schema import ACTIONS, PACKED_LOGS, PACKED_PEOPLE, PEOPLE, TABLES
from tests.postgres import Postgres
from tests.store.releases import RELEASES, Rows, contents, make
from tests.waiting import PATIENCE

SOON = 1e12
"""Later than anything ended."""
ENTRIES = [
    EntryRow("t", 0, '{"type":"Deal","seat":0,"city":"Köln \\"X\\""}', -1, "box", None, 1.7e9),
    EntryRow("t", 1, '{"type":"Lay", "edge":3}', 0, "person", 7, 1.7e9 + 0.125),
    EntryRow("t", 2, '{"type":"Undo","seat":0,"actions":1}', 0, "person", 9, 1.7e9 - 3600),
    EntryRow("t", 3, '{"type":"Pass"}', 1, "bot", None, 1.7e9),
    EntryRow("t", 4, '{"type":"Pass"}', 0, "programme", 7, 1.7e9 + 12345.678),
]


def test_a_packed_log_is_the_same_log() -> None:
    data, people = packed_logs.pack(ENTRIES)
    assert people == [7, 9]
    assert packed_logs.unpack("t", data, people) == ENTRIES
    assert packed_logs.unpack("t", *packed_logs.pack([])) == []


def test_people_are_named_outside_it() -> None:
    data, _ = packed_logs.pack(ENTRIES)
    rows = packed_logs.unpack("t", data, [None, 11])
    assert [row.person for row in rows] == [None, None, 11, None, None]


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> Rows:
    """What the latest release left behind."""
    return contents(RELEASES[-1], tmp_path_factory.mktemp("release"))


def finished(rows: Rows) -> list[str]:
    return [row["id"] for row in rows["tables"] if row["status"] == "over"]


async def seen(store: Store, table_id: str) -> tuple[Any, ...]:
    """Everything that a table shows, and its log but for fractions of a millisecond."""
    state = TableState(await load(store, table_id))
    assert state.match is not None
    views = [state.match.view(seat) for seat in (None, *range(state.match.seats))]
    made = [(row.number, row.entry, row.seat, row.source, row.person) for row in state.made]
    return views, state.match.log, state.match.scores(), made, [round(e.at, 3) for e in state.made]


def test_packed_games_open_as_before(database: str, rows: Rows) -> None:
    over = finished(rows)
    assert over

    async def scene() -> None:
        await make(database, "head", rows)
        store = await Store(database).open()
        before = [await seen(store, table) for table in over]
        assert await compact(store, before=0.0) == 0, "they ended later"
        assert await compact(store, SOON) == len(over)
        assert await compact(store, SOON) == 0
        assert [await seen(store, table) for table in over] == before
        async with store.read() as connection:
            left = set(await connection.scalars(select(ACTIONS.c.table_id)))
            assert left.isdisjoint(over)
            assert len(left) > 0, "games that go on are left alone"
            assert await connection.scalar(select(func.count()).select_from(PACKED_LOGS)) == len(
                over
            )
        await store.close()

    asyncio.run(scene())


def test_a_packed_game_goes_on_and_is_packed_again(database: str, rows: Rows) -> None:
    """Entries after the packed ones are found, from the first and from the middle."""
    table_id = finished(rows)[0]

    async def scene() -> None:
        await make(database, "head", rows)
        store = await Store(database).open()
        await compact(store, SOON)
        async with store.write() as connection:
            table = await tables.find(connection, table_id)
            assert table is not None
            last = table.number
            more = EntryRow(table_id, last, '{"type":"Undo"}', 0, "person", None, 2e9)
            await connection.execute(insert(ACTIONS).values(_values(more)))
            await tables.change(connection, table_id, number=last + 1)
        for is_packed in (False, True):
            async with store.read() as connection:
                table = await tables.find(connection, table_id)
                assert table is not None
                whole = await log.entries(connection, table)
                assert [row.number for row in whole] == list(range(last + 1))
                assert whole[-1] == more
                assert await log.entries(connection, table, last - 1) == whole[-2:]
                assert await log.entries(connection, table, last + 1) == []
            assert await compact(store, SOON) == (not is_packed)
        await store.close()

    asyncio.run(scene())


def _values(row: EntryRow) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


def test_people_find_their_packed_moves_move_in_and_are_forgotten(
    database: str, rows: Rows
) -> None:
    async def scene() -> None:
        await make(database, "head", rows)
        store = await Store(database).open()
        async with store.read() as connection:
            query = select(ACTIONS.c.person).join(TABLES, TABLES.c.id == ACTIONS.c.table_id)
            query = query.where(TABLES.c.status == "over", ACTIONS.c.person.is_not(None))
            guest, account = sorted(set(await connection.scalars(query)))
            before = [await moves(connection, person) for person in (guest, account)]
        await compact(store, SOON)
        async with store.write() as connection:
            assert [await moves(connection, person) for person in (guest, account)] == before
            newcomer = {"id": 99, "name": "New", "account": "new", "made": 0.0}
            await connection.execute(insert(PEOPLE).values(newcomer))
            await personal_data.move_in(connection, guest, 99)
            assert await moves(connection, 99) == before[0]
            assert await moves(connection, guest) == []
            await personal_data.forget(connection, 99, "steady")
            known = set(await connection.scalars(select(PACKED_PEOPLE.c.person)))
            assert known == {account, None}
            assert await moves(connection, account) == before[1]
        await store.close()

    asyncio.run(scene())


async def moves(connection: Any, person: int) -> list[tuple[str, int, str]]:
    kept = await personal_data.everything(connection, person)
    return sorted((row["table_id"], row["number"], row["entry"]) for row in kept.moves)


def test_a_log_with_a_hole_is_left_alone(tmp_path: Any, rows: Rows) -> None:
    async def scene() -> None:
        store = Store(str(tmp_path / "house.db"))
        await make(str(tmp_path / "house.db"), "head", rows)
        async with store.write() as connection:
            await connection.execute(text("DELETE FROM actions WHERE number = 3"))
            before = await connection.scalar(select(func.count()).select_from(ACTIONS))
        assert await compact(store, SOON) == 0
        async with store.read() as connection:
            assert await connection.scalar(select(func.count()).select_from(ACTIONS)) == before
        await store.close()

    asyncio.run(scene())


def test_nothing_is_packed_while_an_older_server_is_connected(
    postgres: Postgres, rows: Rows, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgres.database()

    async def scene() -> None:
        await make(database, "head", rows)
        with monkeypatch.context() as of_old:
            of_old.setattr(postgres_backend, "FORMAT", "")
            older = Store(database)
        store = Store(database)
        async with older.read() as connection:
            await connection.execute(text("SELECT 1"))
            assert await compact(store, SOON) == 0
        await older.close()
        async with asyncio.timeout(PATIENCE):
            while await compact(store, SOON) == 0:  # until PostgreSQL knows that it has gone
                await asyncio.sleep(0.05)
        await store.close()

    asyncio.run(scene())
