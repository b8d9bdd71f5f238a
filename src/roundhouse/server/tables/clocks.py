"""Keeps the clocks: handles players and offers that have run out of time.

One table that cannot be read or played on keeps no other from its turn.
"""

from __future__ import annotations

import logging
from typing import Final

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.match.clock import Clock
from roundhouse.server.clock import SteadyClock
from roundhouse.server.tables import absence, endings, offers
from roundhouse.server.tables.hub import Hub
from roundhouse.server.tables.live import LiveTable
from roundhouse.server.tasks import Tasks
from roundhouse.store import Store, StoreUnavailable, tables
from roundhouse.store.heartbeat import alive
from roundhouse.store.schema import TABLES

LOG: Final = logging.getLogger("roundhouse.tables")

SWEEP: Final = 0.5
"""Seconds between looks at clocks that have run out."""
LONG_SWEEP: Final = 5.0
"""The same while no clock that this process has set can have run out."""
ALIVE: Final = 10.0
"""Seconds between signs of life: so much at most of a server's absence is not noticed."""
GRACE: Final = 30.0
"""Seconds that everybody has at least after the server was away."""
NOTABLE: Final = 2.0
"""Seconds by which the machine's clock must be set before anybody is told."""


class Clocks:
    def __init__(self, store: Store, clock: SteadyClock, hub: Hub) -> None:
        self._store = store
        self._clock = clock
        self._hub = hub
        self._sweep_from = 0.0
        """No clock that we know of runs out before."""
        self._told_behind = 0.0

    async def open(self, tasks: Tasks) -> None:
        await self._give_back_time()
        tasks.every(ALIVE, self._heartbeat)
        tasks.every(SWEEP, self.sweep)

    async def close(self) -> None:
        try:
            await self._heartbeat()
        except StoreUnavailable as error:
            LOG.warning("%s", error)

    def expect(self, deadline: float) -> None:
        """A clock or an offer runs out then."""
        self._sweep_from = min(self._sweep_from, deadline)

    async def sweep(self) -> None:
        """Clocks and offers that have run out."""
        now = self._clock.now()
        if now < self._sweep_from:
            return
        self._sweep_from = now + LONG_SWEEP
        query = select(TABLES.c.id, TABLES.c.deadline)
        query = query.where(TABLES.c.status == "playing", TABLES.c.deadline < self._sweep_from)
        async with self._store.read() as connection:
            soon = (await connection.execute(query)).all()
        for row in soon:
            self._sweep_from = min(self._sweep_from, row.deadline)
            if row.deadline < now:
                await self._hub.see_to(row.id, run_out)

    async def _give_back_time(self) -> None:
        """Time that the server was away is not held against the players.

        Nor is an hour by which the machine's clock was set meanwhile, either way.
        """
        has_clock = (TABLES.c.status == "playing", TABLES.c.clock.is_not(None))
        async with self._store.write() as connection:
            away = await self._time_away(connection)
            now = self._clock.now()
            await alive(connection, now)
            rows = await connection.execute(select(TABLES.c.id, TABLES.c.clock).where(*has_clock))
            for row in rows.all():
                clock = msgspec.json.decode(row.clock, type=Clock)
                if clock.deadline is None:  # it stands still; an offer has a time of its own
                    continue
                clock.give_back(away, now + GRACE)
                text = msgspec.json.encode(clock).decode()
                await tables.change(connection, row.id, clock=text, deadline=clock.deadline)

    async def _time_away(self, connection: AsyncConnection) -> float:
        """Seconds since a server last gave a sign of life; 0 when another one is running.

        Less than 0 when the machine's clock was set back meanwhile. Where others run by a time
        of their own, because it was set while they ran, theirs is taken over.
        """
        now = self._clock.now()
        seen = await alive(connection, now)
        if not self._store.is_shared:
            return now - seen
        if -NOTABLE < now - seen < 1.5 * ALIVE:
            return 0.0
        if await self._store.has_other_servers(connection):
            self._clock.set(seen)
            return 0.0
        return now - seen

    async def _heartbeat(self) -> None:
        behind = self._clock.behind()
        if abs(behind - self._told_behind) > NOTABLE:
            self._told_behind = behind
            LOG.warning(
                "the machine's clock was set: %+.0f s from the time that this server keeps", behind
            )
        async with self._store.write() as connection:
            await alive(connection, self._clock.now())


async def run_out(table: LiveTable) -> None:
    """The time of a player, or of an offer, is up."""
    if await absence.run_out(table):
        await endings.left_empty(table)
    await offers.look_again(table)
