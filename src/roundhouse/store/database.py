"""Opening the database, its transactions, and its three kinds of trouble."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final, Self

from sqlalchemy import URL, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from roundhouse.game import BadInput, RoundhouseError
from roundhouse.store.migrate import upgrade

MIGRATION_LOCK: Final = 7_061_907
"""Server processes that start together migrate one after the other (PostgreSQL)."""


BUSY_SECONDS: Final = 10
"""How long to wait for another process that writes to the SQLite file."""
BUSY_TRIES: Final = 1000


class StoreError(RoundhouseError):
    """Something about the database that its owner must see to."""


class StoreUnavailable(StoreError):
    """The database cannot be reached or written now; nothing was kept, trying again may work."""


class Store:
    """The database: `read` and `write` give a connection in one transaction."""

    def __init__(self, url: str) -> None:
        self.url = address(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.engine: AsyncEngine = _engine(self.url, self.is_sqlite)
        self._direct = _direct_engine(self.url) if self.is_sqlite else None
        self._own: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, "store")
        self._writing = asyncio.Lock()

    async def open(self) -> Self:
        """Bring the database up to date; raises StoreError in plain words when it cannot."""
        try:
            async with self.engine.connect() as connection:
                if not self.is_sqlite:
                    await connection.execute(text(f"SELECT pg_advisory_lock({MIGRATION_LOCK})"))
                    await connection.commit()
                await connection.run_sync(upgrade)
                await connection.commit()
                if not self.is_sqlite:
                    await connection.execute(text(f"SELECT pg_advisory_unlock({MIGRATION_LOCK})"))
        except (DBAPIError, OSError) as error:
            await self.engine.dispose()
            await asyncio.sleep(0.1)  # aiosqlite's thread has still to take leave of this loop
            raise StoreError(
                f"the database {self.name} cannot be opened: {cause(error)}"
            ) from error
        return self

    async def close(self) -> None:
        await self.engine.dispose()
        if self._direct is not None:
            self._direct.dispose()
        self._thread.shutdown()

    @property
    def name(self) -> str:
        """The address without its password."""
        return self.url.render_as_string(hide_password=True)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        with _Trouble(self):
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction, on disk when the block has been left."""
        async with AsyncExitStack() as stack:
            if self.is_sqlite:  # it has one writer at a time: wait here, not in its threads
                await stack.enter_async_context(self._writing)
            stack.enter_context(_Trouble(self))
            connection = await stack.enter_async_context(self.engine.connect())
            await connection.execution_options(writes=True)
            async with connection.begin():
                yield connection

    async def transact(self, work: Callable[..., None], *args: Any) -> None:
        """One transaction by a plain function (PostgreSQL)."""
        async with self.write() as connection:
            await connection.run_sync(work, *args)

    async def transact_here(self, work: Callable[..., None], *args: Any) -> None:
        """One transaction by a plain function (SQLite), on this very thread.

        Statements only touch memory; the commit, which waits for the disk, has a thread of its own
        and needs no Python while it waits.
        """
        async with self._writing:
            with _Trouble(self):
                connection = self._driver()
                await _begin(connection)
                try:
                    work(connection, *args)
                    loop = asyncio.get_running_loop()
                    await loop.run_in_executor(self._thread, connection.execute, "COMMIT")
                except BaseException:
                    if connection.in_transaction:
                        connection.execute("ROLLBACK")
                    raise

    def _driver(self) -> sqlite3.Connection:
        """SQLite's own connection, without anything in between."""
        if self._own is None:
            assert self._direct is not None
            with self._direct.connect() as connection:
                self._own = connection.connection.driver_connection
            assert self._own is not None
        return self._own


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


class _Trouble:
    """Turns a lost or full database into StoreUnavailable; other errors pass."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        lost = isinstance(error, sqlite3.OperationalError) or (
            isinstance(error, DBAPIError)
            and (error.connection_invalidated or isinstance(error, OperationalError))
        )
        starting = type(error).__module__.startswith("asyncpg")  # what SQLAlchemy did not wrap
        if error is not None and (lost or starting or isinstance(error, OSError | TimeoutError)):
            sentence = f"the database {self._store.name} does not answer: {cause(error)}"
            raise StoreUnavailable(sentence) from error


def cause(error: BaseException) -> str:
    """What the database itself said, on one line."""
    said = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return " ".join(str(said).split()) or type(said).__name__


def address(url: str) -> URL:
    """`postgresql://…`, `sqlite:///file.db` or just a file name; drivers are put in."""
    try:
        found = make_url(url if "://" in url else f"sqlite:///{url}")
    except ArgumentError as error:
        raise BadInput(f"{url!r} is not the address of a database") from error
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
    backend = "postgresql" if found.drivername == "postgres" else found.get_backend_name()
    if backend not in drivers:
        raise BadInput(f"{url!r}: the database is SQLite or PostgreSQL, not {backend}")
    return found.set(drivername=drivers[backend])


def _engine(url: URL, is_sqlite: bool) -> AsyncEngine:
    try:
        if not is_sqlite:
            return create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True)
        engine = create_async_engine(url, pool_size=5, max_overflow=5)
    except (ModuleNotFoundError, NoSuchModuleError) as error:
        raise BadInput(
            "for PostgreSQL install the extra: pip install roundhouse[postgres]"
        ) from error
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _direct_engine(url: URL) -> Engine:
    """The same SQLite file without asyncio in between."""
    pool = {"poolclass": StaticPool, "connect_args": {"check_same_thread": False}}
    engine = create_engine(url.set(drivername="sqlite"), **pool)
    event.listen(engine, "connect", _prepare_direct)
    return engine


def _prepare_direct(connection: Any, record: object) -> None:
    _prepare_sqlite(connection, record)
    connection.execute("PRAGMA busy_timeout = 0")


def _prepare_sqlite(connection: Any, _: object) -> None:
    """Commits reach the disk (synchronous FULL) and readers never wait (WAL)."""
    connection.isolation_level = None  # transactions are begun by `_begin_sqlite` alone
    cursor: sqlite3.Cursor = connection.cursor()
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        f"busy_timeout = {BUSY_SECONDS * 1000}",
        "journal_size_limit = 67108864",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Any) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
