"""Servers on one PostgreSQL know each other by their connections."""

import asyncio
from types import SimpleNamespace

import asyncpg
import pytest
from sqlalchemy import text

from roundhouse.store import Store
from roundhouse.store import postgres as backend
from tests.postgres import Postgres
from tests.waiting import PATIENCE


async def gone(database: str, process: int) -> None:
    """Once that process of PostgreSQL's has ended, which takes a moment."""
    connection = await asyncpg.connect(database, timeout=PATIENCE)
    try:
        while await connection.fetch("SELECT FROM pg_stat_activity WHERE pid = $1", process):
            await asyncio.sleep(0.01)
    finally:
        await connection.close()


@pytest.mark.parametrize("leaves", [True, False])
def test_a_server_that_is_just_leaving_is_none(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, leaves: bool
) -> None:
    """It is looked at several times, in one transaction."""
    database = postgres.database()

    async def scene() -> bool:
        store, other = Store(database), Store(database)
        async with other.read() as connection:
            process = await connection.scalar(text("SELECT pg_backend_pid()"))

        async def meanwhile(_: float) -> None:
            if leaves:
                await other.close()
                await gone(database, process)

        monkeypatch.setattr(backend, "asyncio", SimpleNamespace(sleep=meanwhile))
        try:
            async with store.write() as connection:
                return await store.has_other_servers(connection)
        finally:
            await other.close()
            await store.close()

    assert asyncio.run(scene()) is not leaves
