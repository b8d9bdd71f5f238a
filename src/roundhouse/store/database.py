"""The store: opening the database, its transactions, its errors."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, Self

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.game import BadInput, RoundhouseError
from roundhouse.store.backend import Backend, Kept
from roundhouse.store.changes import Change
from roundhouse.store.migrate import MigrationRefused, is_present, migrate
from roundhouse.store.postgres import PostgresBackend
from roundhouse.store.sqlite import SqliteBackend

BACKENDS: Final[dict[str, type[SqliteBackend | PostgresBackend]]] = {
    "sqlite": SqliteBackend,
    "postgresql": PostgresBackend,
}
UNAVAILABLE: Final = ("08", "40", "53", "57P")
"""How PostgreSQL's codes begin when a connection fails, transactions are in each other's way,
something is full, or it shuts down."""


class StoreError(RoundhouseError):
    """A problem with the database that an administrator must solve."""


class StoreUnavailable(StoreError):
    """The database cannot be reached or written now; nothing was kept, trying again may work."""


class Store:
    """The database: `read` and `write` give a connection in one transaction."""

    def __init__(self, url: str) -> None:
        self.url = address(url)
        self._backend: Backend = BACKENDS[self.url.get_backend_name()](self.url)
        self.engine = self._backend.engine

    @property
    def is_shared(self) -> bool:
        """May other processes write to this database?"""
        return self._backend.is_shared

    @property
    def file(self) -> Path | None:
        """Where it is kept; None for a database that is a server."""
        return self._backend.file

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
            await self._backend.probe()
            yield
        except Exception as error:
            await self.engine.dispose()
            if not isinstance(error, DBAPIError | sqlite3.Error | OSError | MigrationRefused):
                raise
            raise StoreError(
                f"the database {self.name} cannot be opened: {cause(error)}"
            ) from error

    async def make_room(self) -> None:
        """For moves, which are then written more quickly; without it they are written too."""
        await self._backend.make_room()

    async def shrink(self) -> int:
        """Make the room of deleted rows free again; how many bytes the database has then."""
        with _Trouble(self):
            return await self._backend.shrink()

    async def close(self) -> None:
        await self.engine.dispose()
        self._backend.close()

    async def has_other_servers(self, connection: AsyncConnection) -> bool:
        """Are other servers connected to this database? Who is just leaving is none."""
        return await self._backend.has_other_servers(connection)

    async def has_older_servers(self, connection: AsyncConnection) -> bool:
        """Are servers connected that cannot read all that this release may write?"""
        return await self._backend.has_older_servers(connection)

    @property
    def name(self) -> str:
        """The address without its password."""
        return self.url.render_as_string(hide_password=True)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """All that is read is of one moment: never new moves with old seats."""
        with _Trouble(self):
            async with self._backend.reading() as connection:
                yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction, on disk when the block has been left."""
        with _Trouble(self):
            async with self._backend.writing() as connection:
                yield connection

    async def write_changes(self, changes: list[Change], kept: Kept) -> None:
        """Write moves in one transaction; `kept` is called at the moment when it is on disk."""
        with _Trouble(self):
            await self._backend.write_changes(changes, kept)


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
