"""The migrations lead to the schema that the queries expect."""

import asyncio

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from roundhouse.store import Store
from roundhouse.store.schema import METADATA


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


async def migrated(database: str) -> list[object]:
    store = await Store(database).open()
    async with store.read() as connection:
        found = await connection.run_sync(differences)
    await store.close()
    return found


def test_migrations_make_the_schema_and_run_twice_without_harm(database: str) -> None:
    assert asyncio.run(migrated(database)) == []
    assert asyncio.run(migrated(database)) == []
