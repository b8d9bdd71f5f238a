"""Moves are written quickly on SQLite: the log has room, and a move touches few pages."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from roundhouse.store import Store, sqlite
from roundhouse.store.changes import Change
from roundhouse.store.entries import EntryRow
from roundhouse.store.journal import Journal
from roundhouse.store.sqlite import LOG_PAGES, PAGE
from roundhouse.store.tables import SeatRow, TableRow, add, find

ROOT = Path(__file__).parents[2]
FRAME = PAGE + 24
"""A page in the log, with its header."""


def log_of(file: Path) -> Path:
    return file.with_name(f"{file.name}-wal")


def new_table() -> TableRow:
    return TableRow("transamerica", 1, {}, [SeatRow("person", None, "Anna")], None, 1e9, 1e9)


def entry(table: str, number: int) -> EntryRow:
    return EntryRow(table, number, '{"type":"pass"}', 0, "person", None, 1e9)


def test_the_log_has_room_and_the_file_does_not_grow(tmp_path: Path) -> None:
    file = tmp_path / "house.db"

    async def open_twice() -> None:
        for _ in range(2):
            store = await Store(str(file)).open()
            size = file.stat().st_size
            await store.make_room()
            assert log_of(file).stat().st_size >= LOG_PAGES * FRAME
            assert file.stat().st_size == size
            async with store.write() as connection:
                await add(connection, new_table())
            await store.close()

    asyncio.run(open_twice())
    with closing(sqlite3.connect(file)) as connection:
        tables = {row[0] for row in connection.execute("SELECT name FROM sqlite_schema")}
        assert "tables" in tables
        assert "room" not in tables
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (2,)
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


CRASH = """
import asyncio, os, sys
from roundhouse.store import Store, sqlite
from roundhouse.store.tables import add
from tests.store.test_room import new_table

async def crash():
    store = await Store(sys.argv[1]).open()
    await store.make_room()
    async with store.write() as connection:
        row = new_table()
        await add(connection, row)
    print(row.id, flush=True)
    os._exit(0)

asyncio.run(crash())
"""


def test_what_was_kept_behind_the_room_outlives_a_crash(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    command = [sys.executable, "-c", CRASH, str(file)]
    crashed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)

    async def found() -> TableRow | None:
        store = await Store(str(file)).open()
        async with store.read() as connection:
            table = await find(connection, crashed.stdout.strip())
        await store.close()
        return table

    assert log_of(file).exists()
    assert asyncio.run(found()) is not None


SMALL = """
import asyncio, resource, signal, sys
from pathlib import Path
from roundhouse.store import Store, sqlite
from roundhouse.store.tables import add
from tests.store.test_room import new_table

async def open_on_a_small_disk():
    store = await Store(sys.argv[1]).open()
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4_000_000, 4_000_000))
    await store.make_room()
    print(Path(sys.argv[1] + "-wal").stat().st_size)
    async with store.write() as connection:
        await add(connection, new_table())
    await store.close()

asyncio.run(open_on_a_small_disk())
"""


def test_a_disk_without_so_much_left_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    command = [sys.executable, "-c", SMALL, str(file)]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    assert int(done.stdout) == 0
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (1,)


def test_without_room_the_house_opens_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(sqlite, "make_room", full)

    async def opened() -> None:
        store = await Store(str(tmp_path / "house.db")).open()
        await store.make_room()
        await store.close()

    asyncio.run(opened())


def test_a_move_writes_its_entry_and_its_table_and_no_index(tmp_path: Path) -> None:
    """The first page of each changes; a begun and an ended game change the index besides."""
    file = tmp_path / "house.db"

    async def pages() -> list[int]:
        store = await Store(str(file)).open()
        row = new_table()
        async with store.write() as connection:
            await add(connection, row)
        journal = Journal(store)
        journal.open()
        written: list[int] = []
        row.status = "playing"
        for number, is_going_on in enumerate([False, True, True, False]):
            before = log_of(file).stat().st_size
            row.number, row.moved = number + 1, 1e9 + number
            if number == 3:
                row.status, row.result = "over", "{}"
            await journal.write(Change([entry(row.id, number)], row, is_going_on=is_going_on))
            written.append((log_of(file).stat().st_size - before) // FRAME)
        await journal.close()
        async with store.read() as connection:
            assert await find(connection, row.id) == row
        await store.close()
        return written

    assert asyncio.run(pages()) == [3, 2, 2, 3]


def test_only_changes_of_several_tables_make_the_journal_busy(tmp_path: Path) -> None:
    async def write() -> None:
        store = await Store(str(tmp_path / "house.db")).open()
        rows = [new_table() for _ in range(2)]
        async with store.write() as connection:
            for row in rows:
                await add(connection, row)
        journal = Journal(store)
        journal.open()
        busy: list[bool] = []
        alone = journal.write(Change([entry(rows[0].id, 0)], rows[0]))
        busy.append(journal.is_busy)
        other = journal.write(Change([entry(rows[1].id, 0)], rows[1]))
        busy.append(journal.is_busy)
        await asyncio.gather(alone, other)
        last = journal.write(Change([entry(rows[1].id, 1)], rows[1]))
        await asyncio.sleep(0)
        busy.append(journal.is_busy)
        await last
        assert busy == [False, True, False]
        await journal.close()
        await store.close()

    asyncio.run(write())
