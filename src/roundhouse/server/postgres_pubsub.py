"""PostgreSQL's LISTEN and NOTIFY for Litestar's channels, over lost connections too."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import asyncpg
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from sqlalchemy import text

from roundhouse.store import Store

LOG: Final = logging.getLogger("roundhouse.pubsub")
NOTIFY: Final = text(
    "SELECT pg_notify(channel, data) "
    "FROM unnest(CAST(:channels AS text[]), CAST(:data AS text[])) AS news (channel, data)"
)


class PostgresBackend(AsyncPgChannelsBackend):
    """Publishes through the store's connections, and listens again after a lost one."""

    def __init__(self, store: Store) -> None:
        super().__init__(make_connection=lambda: asyncpg.connect(dsn(store)))
        self._store = store
        self._waiting: dict[tuple[str, str], None] = {}
        """What has still to be sent, by channel; the same news once."""
        self._sending: asyncio.Task[None] | None = None

    async def publish(self, data: bytes, channels: Any) -> None:
        """Soon: what comes while a transaction is under way is sent by the next, together."""
        self._waiting |= {(channel, data.decode()): None for channel in channels}
        if self._sending is None:
            self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        while self._waiting:
            news, self._waiting = self._waiting, {}
            values = {"channels": [one[0] for one in news], "data": [one[1] for one in news]}
            try:
                async with self._store.write() as connection:
                    await connection.execute(NOTIFY, values)
            except Exception as error:  # every process looks for itself now and then
                LOG.warning("news lost: %s", error)
        self._sending = None

    async def on_startup(self) -> None:
        await super().on_startup()
        self._watch = asyncio.create_task(self._listen_again())

    async def on_shutdown(self) -> None:
        if self._sending is not None:
            await self._sending
        self._watch.cancel()
        await asyncio.wait([self._watch])  # it may be about to have a new connection
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


def dsn(store: Store) -> str:
    return store.url.set(drivername="postgresql").render_as_string(hide_password=False)
