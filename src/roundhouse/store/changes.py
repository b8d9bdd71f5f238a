"""What a move changes in the database, and how: by SQLAlchemy, or by the driver of SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import asdict
from sqlalchemy import Connection, Delete, Insert, Select, Update, bindparam, delete, insert, update
from sqlalchemy.dialects.sqlite import dialect as sqlite_dialect

from roundhouse.game import RoundhouseError
from roundhouse.store.entries import EntryRow
from roundhouse.store.schema import ACTIONS, SNAPSHOTS, TABLES
from roundhouse.store.tables import TableRow


class NumberTaken(RoundhouseError):
    """Another process was first: it made an entry of that number, or took the ground for this."""


class SnapshotRow(msgspec.Struct, frozen=True):
    """A table's state after that many entries, as bytes."""

    table_id: str
    number: int
    data: bytes


Ground = tuple[Select[Any], ...]
"""Queries, one after the other, each of which must find a row."""


class Change(NamedTuple):
    """New entries of one table and what they make of it."""

    entries: list[EntryRow]
    table: TableRow | None
    """As it is after them; a game may begin without any. None: nothing but a snapshot is new."""
    snapshot: SnapshotRow | None = None
    """Now and then; it replaces older ones."""
    is_going_on: bool = False
    """The table was being played before and still is."""
    ground: Ground = ()
    """What must hold when the entries are written, or they are not."""


MOVED: Final = ("number", "to_act", "clock", "deadline", "moved")
"""What every move changes. None of it is in an index, whose pages would have to be written too."""
TURNED: Final = ("status", "result")
"""What changes when the game begins or ends."""


def _update(names: Iterable[str]) -> Update:
    values: dict[str, Any] = {name: bindparam(f"b_{name}") for name in names}
    return update(TABLES).where(TABLES.c.id == bindparam("b_id")).values(values)


_INSERT: Final = insert(ACTIONS)
_MOVE: Final = _update(MOVED)
_TURN: Final = _update(TURNED)
_FORGET: Final = delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == bindparam("b_table_id"))
_SNAP: Final = insert(SNAPSHOTS)


def write_changes(connection: Connection, changes: list[Change]) -> None:
    """A number that is taken already raises IntegrityError: somebody else was quicker."""
    for change in changes:
        for query in change.ground:
            if connection.execute(query).first() is None:
                raise NumberTaken("what this was done for has changed")
    rows = [asdict(entry) for change in changes for entry in change.entries]
    if rows:
        connection.execute(_INSERT, rows)
    moved = [_values(table, MOVED) for table in _moved(changes)]
    if moved:
        connection.execute(_MOVE, moved)
    turned = [_values(table, TURNED) for table in _turned(changes)]
    if turned:
        connection.execute(_TURN, turned)
    snapshots = [change.snapshot for change in changes if change.snapshot is not None]
    if snapshots:
        connection.execute(_FORGET, [{"b_table_id": one.table_id} for one in snapshots])
        connection.execute(_SNAP, [asdict(one) for one in snapshots])


def _moved(changes: list[Change]) -> list[TableRow]:
    return [change.table for change in changes if change.table is not None]


def _turned(changes: list[Change]) -> list[TableRow]:
    return _moved([change for change in changes if not change.is_going_on])


def _values(table: TableRow, names: Iterable[str]) -> dict[str, Any]:
    return {"b_id": table.id} | {f"b_{name}": getattr(table, name) for name in names}


def _for_driver(statement: Insert | Update | Delete) -> tuple[str, Callable[[Any], Any]]:
    """The same statement for SQLite's own connection, and what takes its values from a row."""
    compiled = statement.compile(dialect=sqlite_dialect())
    names = [name.removeprefix("b_") for name in compiled.positiontup or ()]
    return str(compiled), attrgetter(*names)


_QUICK_INSERT, _entry_values = _for_driver(_INSERT)
_QUICK_MOVE, _moved_values = _for_driver(_MOVE)
_QUICK_TURN, _turned_values = _for_driver(_TURN)
_QUICK_FORGET, _table_id = _for_driver(_FORGET)
_QUICK_SNAP, _snapshot_values = _for_driver(_SNAP)


def write_quickly(connection: sqlite3.Connection, changes: list[Change]) -> None:
    """What `write_changes` does, without SQLAlchemy in the way of every move."""
    for query in [query for change in changes for query in change.ground]:
        compiled = query.compile(dialect=sqlite_dialect(), compile_kwargs={"literal_binds": True})
        if connection.execute(str(compiled)).fetchone() is None:
            raise NumberTaken("what this was done for has changed")
    rows = [_entry_values(entry) for change in changes for entry in change.entries]
    connection.executemany(_QUICK_INSERT, rows)
    connection.executemany(_QUICK_MOVE, [_moved_values(table) for table in _moved(changes)])
    connection.executemany(_QUICK_TURN, [_turned_values(table) for table in _turned(changes)])
    for snapshot in [change.snapshot for change in changes if change.snapshot is not None]:
        connection.execute(_QUICK_FORGET, (_table_id(snapshot),))
        connection.execute(_QUICK_SNAP, _snapshot_values(snapshot))
