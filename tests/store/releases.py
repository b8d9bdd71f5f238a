"""Databases as earlier releases left them, of every revision of the schema."""

import json
import lzma
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, MetaData, Table, insert, select, text

from roundhouse.store import Store
from roundhouse.store.migrate import upgrade

FOLDER: Final = Path(__file__).parent / "releases"
RELEASES: Final = sorted(path.name.removesuffix(".db.xz") for path in FOLDER.glob("*.db.xz"))
VERSIONS: Final = "alembic_version"

Rows = dict[str, list[dict[str, Any]]]

BROWSER: Final = {
    "id": 1,
    "person": 1,
    "endpoint": "https://push.example/1",
    "browser": "key",
    "shared": "secret",
    "made": 1.5,
}
"""A subscription, which no release under test makes by itself."""


def unpack(release: str, folder: Path) -> Path:
    """The database of that release, as it was left."""
    file = folder / f"{release}.db"
    file.write_bytes(lzma.decompress((FOLDER / f"{release}.db.xz").read_bytes()))
    return file


@cache
def views(release: str) -> dict[str, list[Any]]:
    """What each table of that release showed at its end: to onlookers, then to each seat."""
    packed = (FOLDER / f"{release}.views.json.xz").read_bytes()
    found: dict[str, list[Any]] = json.loads(lzma.decompress(packed))
    return found


def shows(new: Any, old: Any) -> bool:
    """All that was shown is shown still; fields may have been added."""
    if isinstance(old, dict):
        return all(name in new and shows(new[name], value) for name, value in old.items())
    if isinstance(old, list):
        return len(new) == len(old) and all(map(shows, new, old))
    return bool(new == old)


def contents(release: str, folder: Path) -> Rows:
    """All rows of that release's database, by table."""
    with closing(sqlite3.connect(unpack(release, folder))) as database:
        database.row_factory = sqlite3.Row
        names = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        rows = {
            name: [dict(row) for row in database.execute(f"SELECT * FROM {name}")]
            for (name,) in names
            if name != VERSIONS
        }
    rows["subscriptions"].append(BROWSER)
    return rows


def reflected(connection: Connection) -> list[Table]:
    """The tables that the database has, those that others refer to first."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != VERSIONS]


def fill(connection: Connection, rows: Rows) -> None:
    """Put the rows in, with the columns that this revision has."""
    for table in reflected(connection):
        names = {column.name for column in table.columns}
        held = rows.get(table.name, [])  # none where the table is newer than the release
        kept = [{name: row[name] for name in row if name in names} for row in held]
        kept.sort(key=lambda row: row.get("parent") is not None)
        if kept:
            connection.execute(insert(table), kept)
        if "id" in names and connection.dialect.name == "postgresql" and table.name != "tables":
            serial = f"pg_get_serial_sequence('{table.name}', 'id')"
            last = f"(SELECT max(id) FROM {table.name})"
            connection.execute(text(f"SELECT setval({serial}, {last})"))


async def make(database: str, revision: str, rows: Rows) -> Rows:
    """A database of that revision with these rows in it; what it holds."""
    store = Store(database)
    async with store.engine.connect() as connection:
        await connection.execution_options(writes=True)
        async with connection.begin():
            await connection.run_sync(upgrade, revision)
            await connection.run_sync(fill, rows)
            held = await connection.run_sync(everything)
    await store.close()
    return held


def everything(connection: Connection) -> Rows:
    """Every row there is, by table, in an order that does not depend on where it lies."""
    return {
        table.name: sorted(
            [dict(row) for row in connection.execute(select(table)).mappings()], key=repr
        )
        for table in reflected(connection)
    }
