"""Pack the logs of all finished games at once, and give the room back to the disk.

A server does the same by itself, a day after a game's end; its SQLite file only grows more slowly
then. With SQLite stop the server first.
"""

from __future__ import annotations

import asyncio
import time
from argparse import ArgumentParser, Namespace
from typing import Final

from roundhouse.cli.serve import add_database
from roundhouse.game import BadInput
from roundhouse.store import Store
from roundhouse.store.compaction import compact

HELP: Final = "pack the logs of finished games now"


def arguments(parser: ArgumentParser) -> None:
    add_database(parser)


def run(args: Namespace) -> int:
    packed, size = asyncio.run(compacted(args.database))
    print(f"{packed} games were packed; the database has {size / 1e6:.1f} MB.")
    return 0


async def compacted(database: str) -> tuple[int, int]:
    """How many games were packed, and how many bytes the database has afterwards."""
    store = Store(database)
    if store.file is not None and not store.file.is_file():
        raise BadInput(f"there is no database {store.file}")
    await store.open()
    try:
        packed = await compact(store, time.time())
        return packed, await store.shrink()
    finally:
        await store.close()
