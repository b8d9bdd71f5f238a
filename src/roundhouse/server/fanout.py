"""News between server processes: PostgreSQL's LISTEN and NOTIFY, through Litestar's channels.

With SQLite there is one process, and nothing to tell.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final
from uuid import uuid4

import asyncpg
import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy import text

from roundhouse.store import Store, StoreUnavailable

LOG: Final = logging.getLogger("roundhouse.fanout")

TABLES: Final = "tables"
LOBBY: Final = "lobby"
PEOPLE: Final = "people"


class News(msgspec.Struct, frozen=True):
    """A table has changed; `process` need not be told what it did itself."""

    process: str
    table: str


class PostgresBackend(AsyncPgChannelsBackend):
    """Publishes through the store's connections, and listens again after a lost one."""

    def __init__(self, store: Store) -> None:
        super().__init__(make_connection=lambda: asyncpg.connect(dsn(store)))
        self._store = store

    async def publish(self, data: bytes, channels: Any) -> None:
        try:
            async with self._store.write() as connection:
                for channel in channels:
                    values = {"channel": channel, "data": data.decode()}
                    await connection.execute(text("SELECT pg_notify(:channel, :data)"), values)
        except StoreUnavailable as error:
            LOG.warning("news lost: %s", error)  # every process looks for itself now and then

    async def on_startup(self) -> None:
        await super().on_startup()
        self._watch = asyncio.create_task(self._listen_again())

    async def on_shutdown(self) -> None:
        self._watch.cancel()
        await super().on_shutdown()

    async def _listen_again(self) -> None:
        while True:
            await asyncio.sleep(1)
            if not self._listener_conn.is_closed():
                continue
            try:
                async with self._listener_lock:
                    self._listener_conn = await self._connect()
                    for channel in self._subscribed_channels:
                        listener: Any = self._listener
                        await self._listener_conn.add_listener(channel, listener)
            except (OSError, asyncpg.PostgresError) as error:
                LOG.warning("no news from other processes: %s", error)


class Fanout:
    def __init__(self, store: Store) -> None:
        self._alone = store.is_sqlite
        self._process = uuid4().hex
        backend = MemoryChannelsBackend() if self._alone else PostgresBackend(store)
        self.plugin = ChannelsPlugin(backend, channels=[TABLES, LOBBY, PEOPLE])

    def poke(self, table: str) -> None:
        """Tell the other processes that this table has changed."""
        if not self._alone:
            self.plugin.publish(News(self._process, table), TABLES)

    async def listen(self, told: Callable[[str], Awaitable[None]]) -> None:
        """Call `told` with every table that another process has changed."""
        async with self.plugin.start_subscription(TABLES) as subscriber:
            async for event in subscriber.iter_events():
                news = msgspec.json.decode(event, type=News)
                if news.process != self._process:
                    try:
                        await told(news.table)
                    except StoreUnavailable as error:
                        LOG.warning("%s", error)


def dsn(store: Store) -> str:
    return store.url.set(drivername="postgresql").render_as_string(hide_password=False)
