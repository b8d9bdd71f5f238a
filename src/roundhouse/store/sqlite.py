"""SQLite: one process has the file, and writes moves with nothing between it and the driver.

Statements of a move only touch memory and run on the caller's thread. The commit waits for the
disk: it has a thread of its own, which needs no Python while it waits, and is quicker to reach than
a pool's.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final

from sqlalchemy import URL, event
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from roundhouse.store.backend import Kept, settle
from roundhouse.store.changes import Change, write_quickly

BUSY_SECONDS: Final = 10
"""How long to wait for another process that writes to the file."""
BUSY_TRIES: Final = 1000
PAGE: Final = 4096
LOG_PAGES: Final = 8000
"""Pages in the write-ahead log before it is carried over into the file: the move that
does so waits, and the pages of busy tables are carried over once for many moves."""
CACHE: Final = 100
"""Pages that may wait in memory while room is made."""

Commit = tuple[asyncio.AbstractEventLoop, asyncio.Future[None], Kept]


class SqliteBackend:
    is_shared = False

    def __init__(self, url: URL) -> None:
        self._url = url
        self.engine = create_async_engine(url, pool_size=5, max_overflow=5)
        event.listen(self.engine.sync_engine, "connect", lambda connection, _: prepare(connection))
        event.listen(self.engine.sync_engine, "begin", _begin_by_name)
        self._quick = QuickWriter(url)
        self._lock = asyncio.Lock()
        """SQLite has one writer at a time: wait here, not in its threads."""

    @property
    def file(self) -> Path:
        return Path(self._url.database or "")

    async def probe(self) -> None:
        """Without aiosqlite: of a connection that it cannot make, it leaves a thread behind that
        looks for its event loop a moment later, when that may be closed.
        """
        await asyncio.to_thread(lambda: connect(self._url).close())

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        async with self._lock, self.engine.connect() as connection:
            await connection.execution_options(writes=True)
            async with connection.begin():
                yield connection

    async def write_changes(self, changes: list[Change], kept: Kept) -> None:
        async with self._lock:
            await self._quick.transact(kept, write_quickly, changes)

    async def make_room(self) -> None:
        async with self._lock:
            with suppress(sqlite3.Error, OSError):
                await asyncio.to_thread(make_room, self._url)

    async def shrink(self) -> int:
        async with self._lock:
            await asyncio.to_thread(vacuum, self._url)
        return self.file.stat().st_size

    async def has_other_servers(self, connection: AsyncConnection) -> bool:
        return False

    async def has_older_servers(self, connection: AsyncConnection) -> bool:
        return False

    def close(self) -> None:
        self._quick.close()


class QuickWriter:
    """A connection of its own to the file."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._connection: sqlite3.Connection | None = None
        self._commits: SimpleQueue[Commit | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="commits", daemon=True)

    def close(self) -> None:
        if self._thread.is_alive():
            self._commits.put(None)
            self._thread.join()
        if self._connection is not None:
            self._connection.close()

    async def transact(self, kept: Kept, work: Callable[..., None], *args: Any) -> None:
        """One transaction by a plain function, on disk when this returns."""
        if self._connection is None:
            self._connection = connect(self._url)
            self._thread.start()
        connection = self._connection
        await _begin(connection)
        try:
            work(connection, *args)
            loop = asyncio.get_running_loop()
            done: asyncio.Future[None] = loop.create_future()
            self._commits.put((loop, done, kept))
            await done
        except Exception:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def _run(self) -> None:
        assert self._connection is not None
        while (asked := self._commits.get()) is not None:
            error: Exception | None = None
            try:
                self._connection.execute("COMMIT")
            except Exception as trouble:
                error = trouble
            asked[0].call_soon_threadsafe(_finish, asked, error)


def connect(url: URL) -> sqlite3.Connection:
    """A connection for any thread, which never waits for other writers by itself."""
    (name,), options = dialect().create_connect_args(url.set(drivername="sqlite"))
    given: dict[str, Any] = {**options, "check_same_thread": False}
    connection: sqlite3.Connection = sqlite3.connect(str(name), **given)
    try:
        prepare(connection)
        connection.execute("PRAGMA busy_timeout = 0")
    except BaseException:
        connection.close()
        raise
    return connection


def make_room(url: URL) -> None:
    """Let the write-ahead log grow to its size: a disk is quicker to write what is there already.

    A transaction too big for the cache goes to the log, and is given up. Where the disk has not
    that much left, nothing is taken.
    """
    connection = connect(url)
    try:
        connection.execute(f"PRAGMA cache_size = {CACHE}")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("CREATE TABLE room (filling BLOB)")
        filling = (LOG_PAGES + CACHE) * PAGE
        connection.execute("INSERT INTO room VALUES (zeroblob(?))", (filling,))
        connection.execute("ROLLBACK")
    except sqlite3.Error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        raise
    finally:
        connection.close()
    with Path(f"{url.database}-wal").open("rb+") as log:
        os.fsync(log.fileno())


def vacuum(url: URL) -> None:
    """Rewrite the file without the pages that nothing is on."""
    connection = connect(url)
    try:
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        connection.close()


def prepare(connection: Any) -> None:
    """Commits reach the disk (synchronous FULL), readers never wait (WAL)."""
    connection.isolation_level = None  # transactions are begun by name alone
    cursor: sqlite3.Cursor = connection.cursor()
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        f"busy_timeout = {BUSY_SECONDS * 1000}",
        f"wal_autocheckpoint = {LOG_PAGES}",
        "journal_size_limit = 67108864",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_by_name(connection: Any) -> None:
    """The driver's own transactions are off; who will write says so at once."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


async def _begin(connection: sqlite3.Connection) -> None:
    """Wait for another process that writes (there should be none), without blocking this one."""
    for left in range(BUSY_TRIES - 1, -1, -1):
        try:
            connection.execute("BEGIN IMMEDIATE")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or not left:
                raise
        await asyncio.sleep(BUSY_SECONDS / BUSY_TRIES)


def _finish(asked: Commit, error: Exception | None) -> None:
    _, done, kept = asked
    if error is None:
        kept()
    settle(done, error)
