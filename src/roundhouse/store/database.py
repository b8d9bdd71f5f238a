"""Opening the database, its transactions, and its three kinds of trouble."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final, Self
from uuid import uuid4

from sqlalchemy import URL, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from roundhouse.game import BadInput, RoundhouseError
from roundhouse.store.migrate import MigrationRefused, is_present, migrate
from roundhouse.store.sqlite import QuickWriter, make_room, prepare

APPLICATION: Final = "roundhouse "
UNAVAILABLE: Final = ("08", "40", "53", "57P")
"""How PostgreSQL's codes begin when a connection fails, transactions are in each other's way,
something is full, or it shuts down."""


class StoreError(RoundhouseError):
    """Something about the database that its owner must see to."""


class StoreUnavailable(StoreError):
    """The database cannot be reached or written now; nothing was kept, trying again may work."""


class Store:
    """The database: `read` and `write` give a connection in one transaction."""

    def __init__(self, url: str) -> None:
        self.url = address(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self._application = APPLICATION + uuid4().hex
        """How PostgreSQL knows our connections."""
        self.engine: AsyncEngine = _engine(self.url, self.is_sqlite, self._application)
        self._quick = QuickWriter(self.url)
        """For SQLite alone."""
        self._writing = asyncio.Lock()

    async def open(self) -> Self:
        """Bring the database up to date; raises StoreError in plain words when it cannot."""
        async with self._opening():
            await migrate(self.engine, self.file)
        return self

    async def is_up_to_date(self) -> bool:
        """Only looks; raises StoreError in plain words when it cannot."""
        async with self._opening(), self.engine.connect() as connection:
            return await connection.run_sync(is_present)

    @asynccontextmanager
    async def _opening(self) -> AsyncIterator[None]:
        try:
            yield
        except Exception as error:
            await self.engine.dispose()
            await asyncio.sleep(0.1)  # aiosqlite's thread has still to take leave of this loop
            if not isinstance(error, DBAPIError | sqlite3.Error | OSError | MigrationRefused):
                raise
            raise StoreError(
                f"the database {self.name} cannot be opened: {cause(error)}"
            ) from error

    async def make_room(self) -> None:
        """For moves, which are then written more quickly (SQLite); without it they are too."""
        if self.is_sqlite:
            async with self._writing:
                with suppress(sqlite3.Error, OSError):
                    await asyncio.to_thread(make_room, self.url)

    async def close(self) -> None:
        await self.engine.dispose()
        self._quick.close()

    @property
    def file(self) -> Path | None:
        """Where SQLite keeps it; None for PostgreSQL."""
        return Path(self.url.database or "") if self.is_sqlite else None

    async def has_other_servers(self, connection: AsyncConnection) -> bool:
        """Are others connected to this database (PostgreSQL)? Who is just leaving is none."""
        query = text(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
            "AND application_name LIKE :ours AND application_name <> :mine"
        )
        for _ in range(5):
            values = {"ours": f"{APPLICATION}%", "mine": self._application}
            if not await connection.scalar(query, values):
                return False
            await asyncio.sleep(0.2)
        return True

    @property
    def name(self) -> str:
        """The address without its password."""
        return self.url.render_as_string(hide_password=True)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """All that is read is of one moment: never new moves with old seats."""
        with _Trouble(self):
            async with self.engine.connect() as connection:
                if not self.is_sqlite:
                    await connection.execution_options(isolation_level="REPEATABLE READ")
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

    async def transact_quickly(
        self, kept: Callable[[], None], work: Callable[..., None], *args: Any
    ) -> None:
        """One transaction by a plain function (SQLite), with its own connection.

        `kept` is called at the very moment when it is on disk.
        """
        async with self._writing:
            with _Trouble(self):
                await self._quick.transact(kept, work, *args)


class _Trouble:
    """Turns a lost or full database into StoreUnavailable; other errors pass."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if error is not None and is_unavailable(error):
            sentence = f"the database {self._store.name} does not answer: {cause(error)}"
            raise StoreUnavailable(sentence) from error


def is_unavailable(error: BaseException) -> bool:
    """The database is away, comes or goes, or has no room: nothing is wrong with what was asked."""
    if isinstance(error, DBAPIError):
        state = str(getattr(error.orig, "sqlstate", None) or "")
        is_away = error.connection_invalidated or isinstance(error, OperationalError)
        return is_away or state.startswith(UNAVAILABLE)
    if type(error).__module__.startswith("asyncpg"):  # what SQLAlchemy did not wrap
        return True
    kinds = (sqlite3.OperationalError, OSError, TimeoutError, PoolTimeout)
    return isinstance(error, kinds)


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


def _engine(url: URL, is_sqlite: bool, application: str) -> AsyncEngine:
    try:
        if not is_sqlite:
            names = {"server_settings": {"application_name": application}}
            return create_async_engine(
                url, pool_size=10, max_overflow=10, pool_pre_ping=True, connect_args=names
            )
        engine = create_async_engine(url, pool_size=5, max_overflow=5)
    except (ModuleNotFoundError, NoSuchModuleError) as error:
        raise BadInput(
            "for PostgreSQL install the extra: pip install roundhouse[postgres]"
        ) from error
    event.listen(engine.sync_engine, "connect", lambda connection, _: prepare(connection))
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _begin_sqlite(connection: Any) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
