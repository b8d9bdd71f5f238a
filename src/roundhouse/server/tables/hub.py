"""The tables in memory: opens them, and lets go of them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from roundhouse.game import RoundhouseError
from roundhouse.server.tables import moves
from roundhouse.server.tables.live import LiveTable, TableContext
from roundhouse.server.tables.loading import BrokenTable, NoTable, load
from roundhouse.server.tables.orders import is_stopped
from roundhouse.store import StoreUnavailable
from roundhouse.store.lobby import TableCard, card_of

LOG: Final = logging.getLogger("roundhouse.tables")

RETRY: Final = 60.0
"""Seconds after which a table that could not be loaded is tried again."""


class Hub:
    def __init__(self, context: TableContext) -> None:
        self._context = context
        self.tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._broken: dict[str, float] = {}
        """Tables that could not be loaded, and until when nobody tries again."""
        context.events.gone.append(self._gone)

    async def close(self) -> None:
        await asyncio.gather(*[keep_state(table) for table in self.tables.values()])

    async def get(self, table_id: str) -> LiveTable:
        """The table, from memory or from the store. Raises NoTable or BrokenTable."""
        table = self.tables.get(table_id)
        if table is not None:
            return table
        if time.monotonic() < self._broken.get(table_id, 0.0):
            raise BrokenTable(f"table {table_id} cannot be loaded")
        opening = self._opening.get(table_id)
        if opening is None:
            opening = self._opening[table_id] = self._context.tasks.spawn(self._open(table_id))
        return await asyncio.shield(opening)

    async def _open(self, table_id: str) -> LiveTable:
        try:
            loaded = await load(self._context.store, table_id)
            table = self.tables[table_id] = LiveTable(self._context, loaded)
            self._broken.pop(table_id, None)
            if table.row.version != table.game.version and not table.is_frozen:
                await table.renew_rules()
        except (NoTable, StoreUnavailable):
            raise
        except Exception as error:  # whatever is wrong with what is kept, other tables go on
            LOG.exception("table %s cannot be loaded", table_id)
            self._broken[table_id] = time.monotonic() + RETRY
            raise BrokenTable(f"table {table_id} cannot be loaded") from error
        finally:
            del self._opening[table_id]
        for seat in list(table.orders):
            if is_stopped(table, seat, table.orders[seat].number):
                table.end_orders(seat)
        for told in self._context.events.refreshed:
            told(table)
        return table

    async def see_to(self, table_id: str, work: Callable[[LiveTable], Awaitable[object]]) -> None:
        """Do that for the table; when it cannot be done, the log says where, and others go on."""
        try:
            await work(await self.get(table_id))
        except StoreUnavailable:
            raise
        except RoundhouseError as error:
            LOG.warning("table %s is left alone: %s", table_id, error)
        except Exception:
            LOG.exception("table %s could not be seen to", table_id)

    async def begin(self, table_id: str) -> LiveTable:
        """Begin the game at a table whose seats are all taken."""
        table = await self.get(table_id)
        await moves.begin(table)
        return table

    def card(self, table_id: str) -> TableCard | None:
        """The lobby's card of a table that is in memory and has begun."""
        table = self.tables.get(table_id)
        return None if table is None or table.match is None else card_of(table.row)

    async def let_go(self, table: LiveTable) -> None:
        """Nobody looks at the table any more: it leaves the memory."""
        del self.tables[table.id]
        await keep_state(table)

    def drop(self, table_id: str) -> None:
        """What is known of that table here is out of date: its connections are made anew."""
        table = self.tables.pop(table_id, None)
        if table is not None:
            table.audience.cut_off()

    def cut_off(self, person: int) -> None:
        """A session of this person ended: every connection of theirs is made anew."""
        for table in self.tables.values():
            table.audience.cut_off(person=person)

    def changed_by_lobby(self, table_id: str) -> None:
        """Somebody sat down or stood up at that table, or it is gone: look again."""
        table = self.tables.get(table_id)
        if table is not None:
            table.schedule_refresh()

    async def changed_elsewhere(self, table_id: str) -> None:
        """Another process has changed this table."""
        table = self.tables.get(table_id)
        if table is not None:
            await table.refresh()

    def _gone(self, table: LiveTable) -> None:
        self.tables.pop(table.id, None)


async def keep_state(table: LiveTable) -> None:
    """Whatever rules come next can be held against where the game stood."""
    if table.to_act is not None:
        await table.keep_snapshot()
