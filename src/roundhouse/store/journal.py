"""Group commit: moves of many tables that arrive together reach the disk together."""

from __future__ import annotations

import asyncio
import sqlite3

from sqlalchemy.exc import IntegrityError

from roundhouse.store.backend import settle
from roundhouse.store.changes import Change, NumberTaken
from roundhouse.store.database import Store


class Journal:
    """Hands changes to the database in the order in which they come."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: list[tuple[Change, asyncio.Future[None]]] = []
        self._writing: list[tuple[Change, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._writer: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._writer = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Write what still waits, then stop."""
        self._closing = True
        self._wake.set()
        if self._writer is not None:
            await self._writer

    @property
    def waiting(self) -> int:
        """How many changes are being written, or wait for it."""
        return len(self._waiting) + len(self._writing)

    @property
    def is_busy(self) -> bool:
        """Changes of several tables are being written, or wait for it."""
        return self.waiting > 1

    def write(self, change: Change) -> asyncio.Future[None]:
        """Done when the change is on disk; fails with NumberTaken or StoreUnavailable if not."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        self._wake.set()
        return done

    async def _run(self) -> None:
        while not self._closing or self._waiting:
            await self._wake.wait()
            self._wake.clear()
            self._writing, self._waiting = self._waiting, []
            await self._write_all(self._writing)
            is_crowd, self._writing = len(self._writing) > 1, []
            if is_crowd:
                # Two turns of the event loop: in the first everybody who has just been shown a move
                # is heard, in the second their next moves come here. So a crowd's answers are
                # written together, with one wait for the disk, instead of one by one.
                await asyncio.sleep(0)
                await asyncio.sleep(0)

    async def _write_all(self, batch: list[tuple[Change, asyncio.Future[None]]]) -> None:
        if not batch:
            return

        def kept() -> None:
            for _, done in batch:
                settle(done)

        try:
            await self._store.write_changes([change for change, _ in batch], kept)
        except (IntegrityError, sqlite3.IntegrityError, NumberTaken) as error:
            if len(batch) == 1:
                settle(batch[0][1], NumberTaken(f"somebody was quicker: {error}"))
                return
            for one in batch:  # one of them was too late, the others must not suffer
                await self._write_all([one])
        except Exception as error:
            for _, done in batch:
                settle(done, error)
