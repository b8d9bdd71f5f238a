"""Copy the SQLite database of a server, also while it is running, and check the copy.

To restore, stop the server and put the copy in the database's place. PostgreSQL has pg_dump.
"""

from __future__ import annotations

import sqlite3
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Final

from roundhouse.game import BadInput
from roundhouse.store import Store
from roundhouse.store.backup import copy_sqlite

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
    source = store.file
    if source is None:
        raise BadInput("this is for SQLite; copy PostgreSQL with pg_dump")
    if not source.is_file():
        raise BadInput(f"there is no database {source}")
    if copy.exists():
        raise BadInput(f"{copy} is there already")
    try:
        return copy_sqlite(source, copy)
    except (sqlite3.Error, OSError) as error:
        raise BadInput(f"the copy of {source} failed: {error}") from error
