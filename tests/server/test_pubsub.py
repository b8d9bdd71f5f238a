"""News between processes: all that waits goes in one transaction, and the same news once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from roundhouse.server.postgres_pubsub import PostgresBackend
from roundhouse.store import Store
from tests.postgres import Postgres

NEWS = 300


@asynccontextmanager
async def listening(database: str) -> AsyncIterator[PostgresBackend]:
    store = Store(database)
    backend = PostgresBackend(store)
    await backend.on_startup()
    await backend.subscribe(["tables", "lobby"])
    try:
        yield backend
    finally:
        await backend.on_shutdown()
        await store.close()


def test_a_crowd_of_moves_is_told_in_a_few_transactions(postgres: Postgres) -> None:
    database = postgres.database()

    async def scene() -> None:
        async with listening(database) as here, listening(database) as there:
            queries: list[str] = []
            here._listener_conn.add_query_logger(lambda told: queries.append(told.query))
            for number in range(NEWS):
                await here.publish(f"table {number}".encode(), ["tables"])
                await here.publish(b"the same", ["lobby"])
            events = there.stream_events()
            heard = [await anext(events) for _ in range(NEWS + 1)]
            assert {data for channel, data in heard if channel == "tables"} == {
                f"table {number}".encode() for number in range(NEWS)
            }
            assert [data for channel, data in heard if channel == "lobby"] == [b"the same"]
            while not queries:  # it is told of a moment later
                await asyncio.sleep(0.01)
            assert len(queries) == 1

    asyncio.run(scene())


def test_the_last_news_are_sent_before_it_stops(postgres: Postgres) -> None:
    database = postgres.database()

    async def scene() -> None:
        async with listening(database) as there:
            async with listening(database) as here:
                await here.publish(b"farewell", ["tables"])
            assert await anext(there.stream_events()) == ("tables", b"farewell")

    asyncio.run(scene())


class Busy:
    """A connection that takes too long for the first thing it is asked."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection
        self._is_late = True

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    async def execute(self, *asked: Any, **wishes: Any) -> Any:
        if self._is_late:
            self._is_late = False
            raise TimeoutError
        return await self._connection.execute(*asked, **wishes)


def test_news_that_the_database_is_too_busy_to_take_are_sent_again(postgres: Postgres) -> None:
    database = postgres.database()

    async def scene() -> None:
        async with listening(database) as here, listening(database) as there:
            here._listener_conn = Busy(here._listener_conn)
            await here.publish(b"after all", ["tables"])
            assert await anext(there.stream_events()) == ("tables", b"after all")

    asyncio.run(scene())


def test_news_wait_while_the_connection_is_lost(postgres: Postgres) -> None:
    database = postgres.database()

    async def scene() -> None:
        async with listening(database) as here, listening(database) as there:
            here._listener_conn.terminate()
            await here.publish(b"after all", ["tables"])
            assert await anext(there.stream_events()) == ("tables", b"after all")

    asyncio.run(scene())
