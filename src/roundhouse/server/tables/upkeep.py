"""Periodic upkeep: bots that stand still, idle tables, lost notifications of other processes."""

from __future__ import annotations

import time
from typing import Final

from roundhouse.server.clock import SteadyClock
from roundhouse.server.tables.autoplay import Autoplay
from roundhouse.server.tables.hub import Hub
from roundhouse.server.tables.live import LiveTable
from roundhouse.server.tables.loading import read_orders
from roundhouse.server.tasks import Tasks
from roundhouse.store import Store, log, tables
from roundhouse.store.schema import SEATS, TABLES

IDLE: Final = 120.0
"""Seconds after which a table that nobody watches leaves the memory."""
STILL: Final = 5.0
"""Seconds without a move after which a bot's turn is looked after."""
LOOK: Final = 5.0
"""Seconds between looks."""
BATCH: Final = 200
"""Tables that are looked at together."""


class Upkeep:
    def __init__(
        self,
        store: Store,
        clock: SteadyClock,
        hub: Hub,
        autoplay: Autoplay,
    ) -> None:
        self._store = store
        self._clock = clock
        self._hub = hub
        self._autoplay = autoplay

    def open(self, tasks: Tasks) -> None:
        tasks.every(LOOK, self.look_after)

    async def look_after(self) -> None:
        """Bots that were left waiting, tables nobody looks at any more, news that got lost."""
        for table in list(self._hub.tables.values()):
            if self._is_idle(table):
                await self._hub.let_go(table)
            elif table.to_act in table.orders:  # they were left waiting when the store was away
                self._autoplay.keep_moving(table)
        if self._store.is_shared:
            await self._catch_up()
        for table_id in await self._waiting_for_bots():
            if self._autoplay.is_due(table_id):
                await self._hub.see_to(table_id, self._wake_bots)

    async def _catch_up(self) -> None:
        """Tables that people look at, and of which another process knows more."""
        watched = [table for table in self._hub.tables.values() if table.audience.watchers]
        for start in range(0, len(watched), BATCH):
            for table in await self._behind(watched[start : start + BATCH]):
                await self._hub.see_to(table.id, LiveTable.refresh)

    async def _behind(self, watched: list[LiveTable]) -> list[LiveTable]:
        """Those that the store knows otherwise, by a few queries for all of them."""
        ids = [table.id for table in watched]
        async with self._store.read() as connection:
            rows = {row.id: row for row in await tables.find_all(connection, ids)}
            said = await log.last_talk(connection, ids)
            orders = await log.all_standing_orders(connection, ids)
        return [
            table
            for table in watched
            if rows.get(table.id) != table.row
            or said.get(table.id, 0) > table.last_said
            or read_orders(orders.get(table.id, {})) != table.orders
        ]

    async def _wake_bots(self, table: LiveTable) -> None:
        self._autoplay.keep_moving(table)

    async def _waiting_for_bots(self) -> list[str]:
        """Tables where a bot should have moved a while ago, by whatever clock that was noted."""
        now = self._clock.now()
        at_turn = (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.seat == TABLES.c.to_act)
        query = TABLES.join(SEATS, at_turn).select().with_only_columns(TABLES.c.id)
        played = (SEATS.c.kind == "bot") | SEATS.c.away
        still = ~TABLES.c.moved.between(now - STILL, now + STILL)
        async with self._store.read() as connection:
            query = query.where(TABLES.c.status == "playing", played, still)
            return [row.id for row in await connection.execute(query)]

    def _is_idle(self, table: LiveTable) -> bool:
        """Nobody watches the table, and nothing is under way there."""
        is_busy = table.audience.watchers or table.lock.locked() or self._autoplay.is_playing(table)
        return not is_busy and time.monotonic() - table.used > IDLE
