"""Backups of the database: on request, and before a migration."""

from __future__ import annotations

import filecmp
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import chain, count
from pathlib import Path
from shutil import copymode

from sqlalchemy import Connection, inspect, text


def copy_sqlite(source: Path, copy: Path) -> int:
    """One sound file with one moment of the database; how many tables it holds.

    Readers and writers go on meanwhile. `copy` is there when all of it is, or not at all.
    """
    unfinished = copy.with_name(copy.name + ".unfinished")
    read_only = f"{source.absolute().as_uri()}?mode=ro"
    try:
        unfinished.unlink(missing_ok=True)
        with (
            closing(sqlite3.connect(read_only, uri=True)) as original,
            closing(sqlite3.connect(unfinished)) as target,
        ):
            original.backup(target)
            tables = checked(target)
        unfinished.rename(copy)
    except (sqlite3.Error, OSError):
        unfinished.unlink(missing_ok=True)
        raise
    return tables


def checked(copy: sqlite3.Connection) -> int:
    """The copy as one file, checked."""
    copy.execute("PRAGMA journal_mode = DELETE")
    (verdict,) = copy.execute("PRAGMA integrity_check").fetchone()
    if verdict != "ok":
        raise sqlite3.DatabaseError(verdict)
    (tables,) = copy.execute("SELECT count(*) FROM tables").fetchone()
    return int(tables)


def keep_sqlite(source: Path, revision: str) -> Path:
    """A copy beside the file before it is migrated from that revision to another.

    A copy of the same is kept once, however often a migration is tried; others are never replaced.
    """
    new = source.with_name(f"{source.name}.new")
    new.unlink(missing_ok=True)
    copy_sqlite(source, new)
    copymode(source, new)
    for name in numbered(f"{source.name}.revision-{revision}", "-"):
        kept = source.with_name(name)
        if not kept.exists():
            break
        if filecmp.cmp(new, kept, shallow=False):
            new.unlink()
            return kept
    return new.rename(kept)


def keep_postgres(connection: Connection, revision: str) -> str:
    """The rows of all tables in a schema of their own, in the transaction that migrates."""
    found = inspect(connection)
    taken = set(found.get_schema_names())
    schema = next(name for name in numbered(f"revision_{revision}", "_") if name not in taken)
    tables = [f'"{table}"' for table in found.get_table_names()]
    connection.execute(text(f'CREATE SCHEMA "{schema}"'))
    connection.execute(text(f"LOCK TABLE {', '.join(tables)} IN SHARE MODE"))
    for table in tables:
        connection.execute(text(f'CREATE TABLE "{schema}".{table} AS TABLE {table}'))
    return schema


def numbered(name: str, separator: str) -> Iterator[str]:
    """The name, then the same with 2, 3 and so on."""
    return chain([name], (f"{name}{separator}{number}" for number in count(2)))
