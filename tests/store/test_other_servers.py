"""Servers on one PostgreSQL know each other by their connections."""

import asyncio
from types import SimpleNamespace

import pytest
from sqlalchemy import text

from roundhouse.store import Store
from roundhouse.store import postgres as backend
from tests.postgres import Postgres


@pytest.mark.parametrize("leaves", [True, False])
def test_a_server_that_is_just_leaving_is_none(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, leaves: bool
) -> None:
    """It is looked at several times, in one transaction."""
    database = postgres.database()

    async def scene() -> bool:
        store, other = Store(database), Store(database)

        async def meanwhile(seconds: float) -> None:
            if leaves:
                await other.close()
                await asyncio.sleep(seconds)

        monkeypatch.setattr(backend, "asyncio", SimpleNamespace(sleep=meanwhile))
        async with other.read() as connection:
            await connection.execute(text("SELECT 1"))
        try:
            async with store.write() as connection:
                return await store.has_other_servers(connection)
        finally:
            await other.close()
            await store.close()

    assert asyncio.run(scene()) is not leaves
