"""Copy the SQLite database of a server, also while it is running, and check the copy.

To restore, stop the server and put the copy in the database's place. PostgreSQL has pg_dump.
"""

from __future__ import annotations

import sqlite3
from argparse import ArgumentParser, Namespace
from contextlib import closing
from pathlib import Path
from typing import Final

from roundhouse.game import BadInput
from roundhouse.store import Store

HELP: Final = "copy a running server's SQLite database"


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("copy", type=Path, help="the file to write; it must not exist yet")
    parser.add_argument(
        "--database",
        default="roundhouse.db",
        metavar="FILE",
        help="the SQLite file to copy (default: roundhouse.db)",
    )


def run(args: Namespace) -> int:
    tables = back_up(args.database, args.copy)
    print(f"{args.copy} holds {tables} tables and is sound.")
    return 0


def back_up(database: str, copy: Path) -> int:
    """How many tables the sound copy holds. Readers and writers go on meanwhile."""
    store = Store(database)
    if not store.is_sqlite:
        raise BadInput("this is for SQLite; copy PostgreSQL with pg_dump")
    source = Path(store.url.database or "")
    if not source.is_file():
        raise BadInput(f"there is no database {source}")
    if copy.exists():
        raise BadInput(f"{copy} is there already")
    unfinished = copy.with_name(copy.name + ".unfinished")
    read_only = f"{source.absolute().as_uri()}?mode=ro"
    try:
        with (
            closing(sqlite3.connect(read_only, uri=True)) as original,
            closing(sqlite3.connect(unfinished)) as target,
        ):
            original.backup(target)
            tables = checked(target)
        unfinished.rename(copy)
    except (sqlite3.Error, OSError) as error:
        unfinished.unlink(missing_ok=True)
        raise BadInput(f"the copy of {source} failed: {error}") from error
    return tables


def checked(copy: sqlite3.Connection) -> int:
    """The copy as one file, looked through."""
    copy.execute("PRAGMA journal_mode = DELETE")
    (verdict,) = copy.execute("PRAGMA integrity_check").fetchone()
    if verdict != "ok":
        raise sqlite3.DatabaseError(verdict)
    (tables,) = copy.execute("SELECT count(*) FROM tables").fetchone()
    return int(tables)
