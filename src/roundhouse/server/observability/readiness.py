"""May people be sent to this process? If not, why, in one line."""

from __future__ import annotations

import asyncio
import time
from typing import Final, NamedTuple

from sqlalchemy import text

from roundhouse.server.bots.thinking import Bots
from roundhouse.server.tasks import end
from roundhouse.store import Store, StoreError
from roundhouse.store.heartbeat import try_to_write

PATIENCE: Final = 5.0
"""Seconds that the database may take for next to nothing."""
WRITE_EVERY: Final = 1.0
"""Seconds for which a successful try to write is believed: who asks often costs no more."""
BOTS_WAIT: Final = 60.0
"""Seconds after which a bot's turn is not slow but stuck: bots think for one second."""


class Reason(NamedTuple):
    what: str
    detail: str = ""
    """What the database itself says; it may name hosts and folders."""


class Readiness:
    def __init__(self, store: Store, bots: Bots) -> None:
        self._store = store
        self._bots = bots
        self._trying: asyncio.Task[Reason | None] | None = None
        self._written = -WRITE_EVERY

    async def why_not(self) -> Reason | None:
        """Why no move could be kept here now; None when all is well.

        A try that hangs goes on: whoever asks next waits for the same one.
        """
        if self._trying is None or self._trying.done():
            self._trying = asyncio.create_task(self._try())
        done, _ = await asyncio.wait({self._trying}, timeout=PATIENCE)
        if not done:
            return Reason(f"the database has not answered for {PATIENCE:.0f} seconds")
        return self._trying.result()

    def warning(self) -> str | None:
        """What does not keep people from playing here, and should be seen to."""
        waits = self._bots.longest_wait()
        if waits < BOTS_WAIT:
            return None
        return f"a bot's turn has been waiting for {waits:.0f} seconds: are enough workers running?"

    async def close(self) -> None:
        if self._trying is not None:
            await end([self._trying])

    async def _try(self) -> Reason | None:
        try:
            async with self._store.read() as connection:
                await connection.execute(text("SELECT 1"))
        except StoreError as error:
            return Reason("the database cannot be read", str(error))
        if time.monotonic() - self._written < WRITE_EVERY:
            return None
        try:
            async with self._store.write() as connection:
                await try_to_write(connection)
        except StoreError as error:
            return Reason("the database cannot be written (is the disk full?)", str(error))
        self._written = time.monotonic()
        return None
