"""Brings a database to the present schema; run at every start.

All migrations that are missing are made in one transaction, after a copy was kept: either the
database is as it was, or it is up to date.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from roundhouse.store.backup import keep_postgres, keep_sqlite

LOG: Final = logging.getLogger("roundhouse.store")
MIGRATION_LOCK: Final = 7_061_907
"""Server processes that start together migrate one after the other (PostgreSQL)."""
MIGRATIONS: Final = Path(__file__).parent / "migrations"


class MigrationRefused(Exception):
    """The database was left as it is; says why."""


async def migrate(engine: AsyncEngine, file: Path | None) -> None:
    """Bring the database up to date; `file` is SQLite's."""
    async with engine.connect() as connection:
        if await connection.run_sync(is_present):
            return
        await connection.rollback()
        await connection.execution_options(writes=True)
        if file is None:
            async with connection.begin():
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
                await connection.run_sync(upgrade_postgres)
        else:
            await migrate_sqlite(connection, file)


async def migrate_sqlite(connection: AsyncConnection, file: Path) -> None:
    """A table is rebuilt by dropping it, at which its rows' children would go as well: foreign
    keys do not act meanwhile, which SQLite only allows between transactions.
    """
    driver = (await connection.get_raw_connection()).driver_connection
    assert driver is not None
    await driver.execute("PRAGMA foreign_keys = OFF")
    try:
        async with connection.begin():
            if await connection.run_sync(is_present):  # since we looked
                return
            revision = await connection.run_sync(current)
            if revision is not None:
                kept = await asyncio.to_thread(keep_sqlite, file, revision)
                LOG.info("the database as it was is kept in %s", kept)
            await connection.run_sync(upgrade_soundly)
    finally:
        await driver.execute("PRAGMA foreign_keys = ON")


def upgrade_postgres(connection: Connection) -> None:
    if is_present(connection):
        return
    revision = current(connection)
    if revision is not None:
        kept = keep_postgres(connection, revision)
        LOG.info("the rows as they were are kept in the schema %s", kept)
    upgrade(connection)


def upgrade_soundly(connection: Connection) -> None:
    """No row may lose what it refers to."""
    before = orphans(connection)
    upgrade(connection)
    lost = orphans(connection) - before
    if lost:
        names = ", ".join(sorted({child for child, _ in lost}))
        raise MigrationRefused(f"the migration would leave rows of {names} without their owner")


def orphans(connection: Connection) -> Counter[tuple[str, str]]:
    """How many rows of each table refer to a row of another that is not there (SQLite)."""
    found = connection.exec_driver_sql("PRAGMA foreign_key_check")
    return Counter((child, parent) for child, _, parent, _ in found)


def upgrade(connection: Connection, revision: str = "head") -> None:
    command.upgrade(config(connection), revision)


def current(connection: Connection) -> str | None:
    """The revision of the database; None when it is new."""
    return MigrationContext.configure(connection).get_current_revision()


def is_present(connection: Connection) -> bool:
    """Is it up to date? Raises MigrationRefused for a database of a later release."""
    revision = current(connection)
    known = revisions()
    if revision is not None and revision not in known:
        raise MigrationRefused(
            f"it was made by a later release (revision {revision}, this one knows {known[-1]})"
        )
    return revision == known[-1]


def revisions() -> list[str]:
    """Every revision there ever was, the first one first."""
    scripts = ScriptDirectory(str(MIGRATIONS))
    return [script.revision for script in scripts.walk_revisions()][::-1]


def config(connection: Connection) -> Config:
    """Alembic's settings for a connection that is open already."""
    settings = Config()
    settings.set_main_option("script_location", str(MIGRATIONS))
    settings.set_main_option("file_template", "r%%(rev)s_%%(slug)s")
    settings.attributes["connection"] = connection
    return settings
