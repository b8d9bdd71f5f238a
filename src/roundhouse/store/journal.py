"""Group commit: moves of many tables that arrive together reach the disk together."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final, NamedTuple

from msgspec.structs import asdict
from sqlalchemy import Connection, Insert, Update, bindparam, insert, update
from sqlalchemy.dialects.sqlite import dialect as sqlite_dialect
from sqlalchemy.exc import IntegrityError

from roundhouse.game import RoundhouseError
from roundhouse.store.database import Store
from roundhouse.store.log import EntryRow
from roundhouse.store.schema import ACTIONS, TABLES
from roundhouse.store.sqlite import settle
from roundhouse.store.tables import TableRow


class NumberTaken(RoundhouseError):
    """Another process made an entry of that number first."""


class Change(NamedTuple):
    """New entries of one table and what they make of it."""

    entries: list[EntryRow]
    table: TableRow
    """As it is after them."""


MOVED: Final = ("status", "number", "to_act", "clock", "deadline", "result", "moved")

_INSERT: Final = insert(ACTIONS)
_UPDATE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("b_id"))
    .values({name: bindparam(f"b_{name}") for name in MOVED})
)


class Journal:
    """Hands changes to the database in the order in which they come."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: list[tuple[Change, asyncio.Future[None]]] = []
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

    async def write(self, change: Change) -> None:
        """Returns when the change is on disk; raises NumberTaken or StoreUnavailable when not."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        self._wake.set()
        await done

    async def _run(self) -> None:
        while not self._closing or self._waiting:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if batch:
                await self._write_all(batch)

    async def _write_all(self, batch: list[tuple[Change, asyncio.Future[None]]]) -> None:
        try:
            changes = [change for change, _ in batch]
            if self._store.is_sqlite:
                await self._store.transact_quickly(write_quickly, changes)
            else:
                await self._store.transact(write_changes, changes)
        except (IntegrityError, sqlite3.IntegrityError) as error:
            if len(batch) == 1:
                settle(batch[0][1], NumberTaken(f"somebody was quicker: {error}"))
                return
            for one in batch:  # one of them was too late, the others must not suffer
                await self._write_all([one])
        except Exception as error:
            for _, done in batch:
                settle(done, error)
        else:
            for _, done in batch:
                settle(done)


def write_changes(connection: Connection, changes: list[Change]) -> None:
    """A number that is taken already raises IntegrityError: somebody else was quicker."""
    rows = [asdict(entry) for change in changes for entry in change.entries]
    connection.execute(_INSERT, rows)
    connection.execute(_UPDATE, [_moved(change.table) for change in changes])


def _moved(table: TableRow) -> dict[str, Any]:
    return {"b_id": table.id} | {f"b_{name}": getattr(table, name) for name in MOVED}


def _for_driver(statement: Insert | Update) -> tuple[str, Callable[[Any], Any]]:
    """The same statement for SQLite's own connection, and what takes its values from a row."""
    compiled = statement.compile(dialect=sqlite_dialect())
    names = [name.removeprefix("b_") for name in compiled.positiontup or ()]
    return str(compiled), attrgetter(*names)


_QUICK_INSERT, _entry_values = _for_driver(_INSERT)
_QUICK_UPDATE, _table_values = _for_driver(_UPDATE)


def write_quickly(connection: sqlite3.Connection, changes: list[Change]) -> None:
    """What `write_changes` does, without SQLAlchemy in the way of every move."""
    rows = [_entry_values(entry) for change in changes for entry in change.entries]
    connection.executemany(_QUICK_INSERT, rows)
    connection.executemany(_QUICK_UPDATE, [_table_values(change.table) for change in changes])
