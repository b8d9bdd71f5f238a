"""Once an hour: what nobody needs is deleted, and finished games are packed."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from roundhouse.server.clock import SteadyClock
from roundhouse.server.settings import Settings
from roundhouse.store import Store, StoreError
from roundhouse.store.cleaning import DAY, Retention, clean
from roundhouse.store.compaction import compact

LOG: Final = logging.getLogger("roundhouse.housekeeping")
HOUR: Final = 3600
PAUSE: Final = 0.05
"""Seconds between two games that are packed, so that moves do not wait for a queue of them."""


class Housekeeping:
    def __init__(self, store: Store, clock: SteadyClock, settings: Settings) -> None:
        self._store = store
        self._clock = clock
        self._kept = Retention(settings.keep_guests, settings.keep_talk, settings.keep_snapshots)
        self._compact_after = settings.compact_after

    async def run(self) -> None:
        """Again and again, also after the database was away."""
        while True:
            try:
                await self.tidy()
            except StoreError as error:
                LOG.warning("not cleaned: %s", error)
            except Exception:
                LOG.exception("not cleaned")
            await asyncio.sleep(HOUR)

    async def tidy(self) -> None:
        now = self._clock.now()
        async with self._store.write() as connection:
            gone = await clean(connection, now, self._kept)
        packed = 0
        if self._compact_after:
            packed = await compact(self._store, now - self._compact_after * DAY, PAUSE)
        LOG.info("cleaned", extra={"gone": gone, "packed": packed})
