"""Databases of every revision there ever was are brought up to date, and nothing is lost."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection

from roundhouse.match.match import Match
from roundhouse.match.record import decode
from roundhouse.match.snapshot import Saved
from roundhouse.server.tables.loading import load
from roundhouse.server.tables.state import TableState
from roundhouse.store import Store, StoreError, migrate
from tests.store.releases import RELEASES, Rows, contents, everything, make, shows, unpack, views

REVISIONS = migrate.revisions()


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> Rows:
    """What the latest release left behind."""
    return contents(RELEASES[-1], tmp_path_factory.mktemp("release"))


async def upgraded(database: str) -> Rows:
    """Everything in the database after this release has opened it."""
    store = await Store(database).open()
    async with store.read() as connection:
        held = await connection.run_sync(everything)
    await store.close()
    return held


async def loaded(database: str, rows: Rows) -> list[TableState]:
    """Its tables."""
    store = Store(database)
    tables = [TableState(await load(store, row["id"])) for row in rows["tables"]]
    await store.close()
    return tables


def check_nothing_lost(before: Rows, after: Rows) -> None:
    for name, old in before.items():
        columns = list(old[0]) if old else []
        found = [{column: row[column] for column in columns} for row in after[name]]
        assert sorted(found, key=repr) == old, name


@pytest.fixture(scope="module")
def games() -> dict[str, Match]:
    """By table, replayed once for all revisions."""
    return {}


def replayed(rows: Rows, table: TableState) -> Match:
    """The table's game from its log alone, as it was before the upgrade."""
    entries = [row for row in rows["actions"] if row["table_id"] == table.id]
    entries.sort(key=lambda row: int(row["number"]))
    return Match.resume(
        table.row.game,
        seats=len(table.row.seats),
        seed=table.row.seed,
        options=table.row.options,
        log=[decode(row["entry"].encode(), table.game.Action) for row in entries],
    )


def check_game(rows: Rows, table: TableState, games: dict[str, Match]) -> None:
    """It stands where it stood, to every seat; rules that have changed since may forbid that."""
    (kept,) = [row for row in rows["tables"] if row["id"] == table.id]
    if kept["status"] == "open":
        assert table.match is None
        return
    assert table.match is not None
    if table.is_frozen:
        assert kept["version"] != table.game.version
        return
    match = games.get(table.id) or games.setdefault(table.id, replayed(rows, table))
    assert (table.number, table.match.to_act) == (kept["number"], kept["to_act"])
    seats = (None, *range(match.seats))
    assert [table.match.view(seat) for seat in seats] == [match.view(seat) for seat in seats]
    if kept["version"] == table.game.version:
        now = msgspec.json.decode(msgspec.json.encode([match.view(seat) for seat in seats]))
        assert shows(now, views(RELEASES[-1])[table.id])
    for row in rows["snapshots"]:
        if row["table_id"] == table.id:
            held = msgspec.json.decode(row["data"], type=Saved)
            now = msgspec.json.decode(table.game.dump(table.match.state))
            assert shows(now, msgspec.json.decode(held.state))
            assert tuple(held.movers) == table.match.movers


@pytest.mark.parametrize("revision", REVISIONS)
def test_nothing_is_lost_from_any_revision(
    database: str, rows: Rows, games: dict[str, Match], revision: str
) -> None:
    before = asyncio.run(make(database, revision, rows))
    assert len(before["actions"]) == len(rows["actions"]) > 1000
    after = asyncio.run(upgraded(database))
    check_nothing_lost(before, after)
    tables = asyncio.run(loaded(database, after))
    assert {table.row.game for table in tables if table.match is not None} == {
        "african-rails",
        "american-rails",
        "transamerica",
    }
    for table in tables:
        check_game(rows, table, games)
        assert len(table.said) == sum(row["table_id"] == table.id for row in rows["talk"])


@pytest.mark.parametrize("revision", REVISIONS[:-1])
def test_a_copy_is_kept_before_a_migration(tmp_path: Path, rows: Rows, revision: str) -> None:
    file = tmp_path / "house.db"
    before = asyncio.run(make(str(file), revision, rows))
    for _ in range(2):
        asyncio.run(upgraded(str(file)))
    kept = [path.name for path in tmp_path.iterdir() if "revision" in path.name]
    assert kept == [f"house.db.revision-{revision}"]
    copy = tmp_path / kept[0]
    assert asyncio.run(held_in(str(copy))) == before
    after = asyncio.run(upgraded(str(copy)))
    check_nothing_lost(before, after)


async def held_in(database: str) -> Rows:
    """Everything in a database that is left as it is."""
    store = Store(database)
    async with store.read() as connection:
        held = await connection.run_sync(everything)
    await store.close()
    return held


def test_postgresql_keeps_its_rows_before_a_migration(postgres: Any, rows: Rows) -> None:
    database = postgres.database()
    before = asyncio.run(make(database, REVISIONS[0], rows))
    asyncio.run(upgraded(database))
    counted = asyncio.run(counts(database, f"revision_{REVISIONS[0]}", list(before)))
    assert counted == {name: len(kept) for name, kept in before.items()}


async def counts(database: str, schema: str, tables: list[str]) -> dict[str, int]:
    store = Store(database)
    found: dict[str, int] = {}
    async with store.read() as connection:
        for table in tables:
            query = f'SELECT count(*) FROM "{schema}"."{table}"'
            found[table] = (await connection.exec_driver_sql(query)).scalar_one()
    await store.close()
    return found


def spoil(monkeypatch: pytest.MonkeyPatch, harm: str, error: Exception | None) -> None:
    """The last migration does harm, and may fail afterwards."""
    honest = migrate.upgrade

    def harmful(connection: Connection, revision: str = "head") -> None:
        honest(connection, revision)
        connection.exec_driver_sql(harm)
        if error is not None:
            raise error

    monkeypatch.setattr(migrate, "upgrade", harmful)


@pytest.mark.parametrize("revision", [REVISIONS[0], REVISIONS[-2]])
@pytest.mark.parametrize(
    ("harm", "error"),
    [
        ("DELETE FROM tables", OSError("the disk is full")),
        ("DELETE FROM people", KeyError("a mistake of ours")),
        ("CREATE TABLE x (y INTEGER); this is no SQL", None),
    ],
)
def test_a_failed_migration_changes_nothing(
    database: str,
    rows: Rows,
    monkeypatch: pytest.MonkeyPatch,
    revision: str,
    harm: str,
    error: Exception | None,
) -> None:
    before = asyncio.run(make(database, revision, rows))
    with monkeypatch.context() as spoilt:
        spoil(spoilt, harm, error)
        for _ in range(2):
            with pytest.raises((StoreError, KeyError)):
                asyncio.run(upgraded(database))
    assert asyncio.run(held_in(database)) == before
    after = asyncio.run(upgraded(database))
    check_nothing_lost(before, after)


def test_a_failed_migration_leaves_the_file_as_it_is(
    tmp_path: Path, rows: Rows, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "house.db"
    asyncio.run(make(str(file), REVISIONS[0], rows))
    before = file.read_bytes()
    spoil(monkeypatch, "DELETE FROM seats", OSError("the disk is full"))
    for _ in range(2):
        with pytest.raises(StoreError, match="the disk is full"):
            asyncio.run(upgraded(str(file)))
    assert file.read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "house.db",
        f"house.db.revision-{REVISIONS[0]}",
    ]


def test_a_migration_that_leaves_rows_without_their_table_is_refused(
    tmp_path: Path, rows: Rows, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = str(tmp_path / "house.db")
    before = asyncio.run(make(file, REVISIONS[0], rows))
    spoil(monkeypatch, "DELETE FROM tables WHERE game = 'transamerica'", None)
    with pytest.raises(StoreError, match="rows of actions"):
        asyncio.run(upgraded(file))
    assert asyncio.run(held_in(file)) == before


def test_a_table_that_was_rebuilt_still_looks_after_its_rows(tmp_path: Path, rows: Rows) -> None:
    """Foreign keys act again after the migration, in every connection."""
    file = str(tmp_path / "house.db")
    asyncio.run(make(file, REVISIONS[0], rows))
    left = asyncio.run(without_tables(file))
    assert (left["seats"], left["actions"], left["snapshots"]) == ([], [], [])


async def without_tables(database: str) -> Rows:
    store = await Store(database).open()
    async with store.write() as connection:
        await connection.exec_driver_sql("DELETE FROM tables")
        held = await connection.run_sync(everything)
    await store.close()
    return held


def test_a_database_of_a_later_release_is_left_alone(tmp_path: Path) -> None:
    file = unpack(RELEASES[-1], tmp_path)
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    with pytest.raises(StoreError, match="later release"):
        asyncio.run(upgraded(str(file)))
