"""PostgreSQL's LISTEN and NOTIFY for Litestar's channels, over lost connections too."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import asyncpg
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

from roundhouse.server.tasks import end
from roundhouse.store import Store

LOG: Final = logging.getLogger("roundhouse.pubsub")
NOTIFY: Final = (
    "SELECT pg_notify(channel, data) FROM unnest($1::text[], $2::text[]) AS news (channel, data)"
)
AGAIN: Final = 1.0
"""Seconds until a lost connection is made anew."""
LAST: Final = 5.0
"""Seconds for news to be taken, until they are sent again, and for the last of them when the server
stops."""


class PostgresBackend(AsyncPgChannelsBackend):
    """Publishes and listens by one connection, which is made anew after it was lost."""

    def __init__(self, store: Store) -> None:
        super().__init__(make_connection=lambda: asyncpg.connect(dsn(store)))
        self._waiting: dict[tuple[str, str], None] = {}
        """What has still to be sent, by channel; the same news once."""
        self._sending: asyncio.Task[None] | None = None

    async def publish(self, data: bytes, channels: Any) -> None:
        """Soon: what comes while a transaction is under way is sent by the next, together."""
        self._waiting |= {(channel, data.decode()): None for channel in channels}
        if self._sending is None:
            self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        """By the connection that listens: one trip to the database instead of a pool's four."""
        while self._waiting:
            news, self._waiting = self._waiting, {}
            try:
                async with self._listener_lock:
                    await self._listener_conn.execute(
                        NOTIFY,
                        [channel for channel, _ in news],
                        [data for _, data in news],
                        timeout=LAST,
                    )
            except Exception as error:
                is_late = isinstance(error, TimeoutError)  # they may have gone all the same
                if not is_late and not self._listener_conn.is_closed():
                    LOG.warning("news lost: %s", error)  # every process looks for itself as well
                    continue
                LOG.warning("news wait: %r", error)
                self._waiting = news | self._waiting
                await asyncio.sleep(AGAIN)
        self._sending = None

    async def on_startup(self) -> None:
        await super().on_startup()
        self._watch = asyncio.create_task(self._listen_again())

    async def on_shutdown(self) -> None:
        sending = self._sending
        if sending is not None:
            await asyncio.wait([sending], timeout=LAST)
        # Both may have the connection in hand.
        await end([self._watch] if sending is None else [self._watch, sending])
        await super().on_shutdown()

    async def _listen_again(self) -> None:
        while True:
            await asyncio.sleep(AGAIN)
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
