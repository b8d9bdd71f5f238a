"""PostgreSQL: several servers share the database, and know each other by their connections."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final
from uuid import uuid4

from sqlalchemy import URL, text
from sqlalchemy.exc import NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from roundhouse.game import BadInput
from roundhouse.store.backend import Kept
from roundhouse.store.changes import Change, write_changes

APPLICATION: Final = "roundhouse "
FORMAT: Final = "2."
"""What this release reads: since 2 the logs of finished games may be packed. To be raised whenever
it writes what servers of the release before, which may still be running, could not read."""


class PostgresBackend:
    is_shared = True
    file = None

    def __init__(self, url: URL) -> None:
        self._application = APPLICATION + FORMAT + uuid4().hex
        """How the database knows our connections."""
        names = {"server_settings": {"application_name": self._application}}
        try:
            self.engine = create_async_engine(
                url, pool_size=10, max_overflow=10, pool_pre_ping=True, connect_args=names
            )
        except (ModuleNotFoundError, NoSuchModuleError) as error:
            raise BadInput(
                "for PostgreSQL install the extra: pip install roundhouse[postgres]"
            ) from error

    async def probe(self) -> None:
        """Its driver leaves nothing behind."""

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.begin() as connection:
            yield connection

    async def write_changes(self, changes: list[Change], kept: Kept) -> None:
        async with self.writing() as connection:
            await connection.run_sync(write_changes, changes)
        kept()

    async def make_room(self) -> None:
        """It looks after its log itself."""

    async def shrink(self) -> int:
        """Its files keep their size, and are filled again: servers may be at work meanwhile."""
        async with self.engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            await connection.execute(text("VACUUM ANALYZE"))
            size = await connection.scalar(text("SELECT pg_database_size(current_database())"))
        return int(size)

    async def has_other_servers(self, connection: AsyncConnection) -> bool:
        query = text(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
            "AND application_name LIKE :ours AND application_name <> :mine"
        )
        look_anew = text("SELECT pg_stat_clear_snapshot()")  # else a transaction sees one moment
        for _ in range(5):
            await connection.execute(look_anew)
            values = {"ours": f"{APPLICATION}%", "mine": self._application}
            if not await connection.scalar(query, values):
                return False
            await asyncio.sleep(0.2)
        return True

    async def has_older_servers(self, connection: AsyncConnection) -> bool:
        query = text(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
            "AND application_name LIKE :ours AND application_name NOT LIKE :same"
        )
        values = {"ours": f"{APPLICATION}%", "same": f"{APPLICATION}{FORMAT}%"}
        return bool(await connection.scalar(query, values))

    def close(self) -> None:
        pass
