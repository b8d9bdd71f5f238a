"""Publish and subscribe between server processes: PostgreSQL's LISTEN and NOTIFY, through
Litestar's channels.

With SQLite there is one process, and nothing to tell.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final
from uuid import uuid4

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from roundhouse.store import Store, StoreUnavailable

LOG: Final = logging.getLogger("roundhouse.pubsub")

TABLES: Final = "tables"
LOBBY: Final = "lobby"
PEOPLE: Final = "people"
BOTS: Final = "bots"


class News(msgspec.Struct, frozen=True):
    """A table or a person has changed; `process` need not be told what it did itself."""

    process: str
    about: str


class PubSub:
    def __init__(self, store: Store) -> None:
        self._is_shared = store.is_shared
        self._process = uuid4().hex
        self.plugin = ChannelsPlugin(_backend(store), channels=[TABLES, LOBBY, PEOPLE, BOTS])

    def publish(self, about: str, channel: str = TABLES) -> None:
        """Tell the other processes that this table or person has changed."""
        if self._is_shared:
            with suppress(RuntimeError):  # the server closes; others see it when they look
                self.plugin.publish(News(self._process, about), channel)

    async def listen(self, told: Callable[[str], Awaitable[None]], channel: str = TABLES) -> None:
        """Call `told` with everything that another process has changed."""
        async with self.plugin.start_subscription(channel) as subscriber:
            async for event in subscriber.iter_events():
                news = msgspec.json.decode(event, type=News)
                if news.process != self._process:
                    try:
                        await told(news.about)
                    except StoreUnavailable as error:
                        LOG.warning("%s", error)
                    except Exception:  # the next news must be heard all the same
                        LOG.exception("news of %s %s lost", channel, news.about)


def _backend(store: Store) -> ChannelsBackend:
    if not store.is_shared:
        return MemoryChannelsBackend()
    from roundhouse.server.postgres_pubsub import PostgresBackend

    return PostgresBackend(store)
