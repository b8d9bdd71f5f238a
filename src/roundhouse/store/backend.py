"""The interface of a database backend."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Protocol

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from roundhouse.store.changes import Change

Kept = Callable[[], None]
"""Called on the event loop as soon as a transaction is on disk."""


class Backend(Protocol):
    engine: AsyncEngine

    @property
    def is_shared(self) -> bool:
        """May other processes write to it?"""

    @property
    def file(self) -> Path | None:
        """Where it is kept; None where it is a server."""

    async def probe(self) -> None:
        """Before the engine's first connection; raises what the driver says if none can be made."""

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection that sees one moment."""

    def writing(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection in a transaction that is committed at the end of the block."""

    async def write_changes(self, changes: list[Change], kept: Kept) -> None:
        """Moves, in one transaction."""

    async def make_room(self) -> None:
        """Before the first move: what makes writing quicker."""

    async def shrink(self) -> int:
        """Make the room of deleted rows free again; how many bytes the database has then."""

    async def has_other_servers(self, connection: AsyncConnection) -> bool:
        """Are other servers connected to it?"""

    async def has_older_servers(self, connection: AsyncConnection) -> bool:
        """Are servers connected that cannot read all that this release may write?"""

    def close(self) -> None:
        """After the engine has been disposed of."""


def settle(done: asyncio.Future[None], error: Exception | None = None) -> None:
    """Tell who waits, if anybody still does."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
