"""What has to be seen to now and then: clocks that ran out, idle bots, tables nobody looks at.

One table that cannot be read or played on keeps no other from its turn.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.game import RoundhouseError
from roundhouse.match.clock import Clock
from roundhouse.server.tables import absence, endings, offers
from roundhouse.server.tables.live import LiveTable
from roundhouse.store import StoreUnavailable, tables
from roundhouse.store.heartbeat import alive
from roundhouse.store.schema import SEATS, TABLES

if TYPE_CHECKING:
    from roundhouse.server.house import House

LOG: Final = logging.getLogger("roundhouse.tables")

IDLE: Final = 120.0
"""Seconds after which a table that nobody watches leaves the memory."""
SWEEP: Final = 0.5
"""Seconds between looks at clocks that have run out."""
LONG_SWEEP: Final = 5.0
"""The same while no clock that this process has set can have run out."""
STILL: Final = 5.0
"""Seconds without a move after which a bot's turn is looked after."""
ALIVE: Final = 10.0
"""Seconds between signs of life: so much at most of a server's absence is not noticed."""
GRACE: Final = 30.0
"""Seconds that everybody has at least after the server was away."""
STANDING: Final = 600.0
"""Seconds between looks at tables that wait for somebody who is away."""
NOTABLE: Final = 2.0
"""Seconds by which the machine's clock must be set before anybody is told."""


class Upkeep:
    def __init__(self, house: House) -> None:
        self._house = house
        self._sweep_from = 0.0
        """No clock that we know of runs out before."""
        self._told_behind = 0.0

    async def open(self) -> None:
        await self._give_back_time()
        hub = self._house.hub
        hub.spawn(self._every(ALIVE, self._heartbeat))
        hub.spawn(self._every(SWEEP, self.sweep))
        hub.spawn(self._every(5.0, self.look_after))

    async def close(self) -> None:
        try:
            await self._heartbeat()
        except StoreUnavailable as error:
            LOG.warning("%s", error)

    def expect(self, deadline: float | None) -> None:
        """A clock or an offer runs out then."""
        if deadline is not None:
            self._sweep_from = min(self._sweep_from, deadline)

    async def sweep(self) -> None:
        """Clocks and offers that have run out."""
        now = self._house.now()
        if now < self._sweep_from:
            return
        self._sweep_from = now + LONG_SWEEP
        query = select(TABLES.c.id, TABLES.c.deadline)
        query = query.where(TABLES.c.status == "playing", TABLES.c.deadline < self._sweep_from)
        async with self._house.store.read() as connection:
            soon = (await connection.execute(query)).all()
        for row in soon:
            self._sweep_from = min(self._sweep_from, row.deadline)
            if row.deadline < now:
                await self._see_to(row.id, self._run_out)

    async def _run_out(self, table: LiveTable) -> None:
        """The time of a player, or of an offer, is up."""
        if await absence.run_out(self._house, table):
            await endings.left_empty(self._house, table)
        await offers.look_again(self._house, table)
        self._house.hub.after(table)

    async def look_after(self) -> None:
        """Bots that were left waiting, tables nobody looks at any more, news that got lost."""
        hub = self._house.hub
        hub.gc_schedule.look_through()
        for table in list(hub.tables.values()):
            if is_idle(table):
                await hub.let_go(table)
            elif table.watchers and not self._house.store.is_sqlite:
                await self._see_to(table.id, hub.refresh)
        now = time.monotonic()
        for table_id in await self._waiting_for_bots():
            if now - hub.standing.get(table_id, -STANDING) >= STANDING:
                await self._see_to(table_id, hub.wake_bots)

    async def _waiting_for_bots(self) -> list[str]:
        """Tables where a bot should have moved a while ago, by whatever clock that was noted."""
        now = self._house.now()
        at_turn = (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.seat == TABLES.c.to_act)
        query = TABLES.join(SEATS, at_turn).select().with_only_columns(TABLES.c.id)
        played = (SEATS.c.kind == "bot") | SEATS.c.away
        still = ~TABLES.c.moved.between(now - STILL, now + STILL)
        async with self._house.store.read() as connection:
            query = query.where(TABLES.c.status == "playing", played, still)
            return [row.id for row in await connection.execute(query)]

    async def _see_to(self, table_id: str, work: Callable[[LiveTable], Awaitable[None]]) -> None:
        """Do that for the table; when it cannot be done, the log says where, and others go on."""
        try:
            await work(await self._house.hub.get(table_id))
        except StoreUnavailable:
            raise
        except RoundhouseError as error:
            LOG.warning("table %s is left alone: %s", table_id, error)
        except Exception:
            LOG.exception("table %s could not be seen to", table_id)

    async def _every(self, seconds: float, work: Callable[[], Coroutine[None, None, None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except RoundhouseError as error:
                LOG.warning("%s", error)
            except Exception:
                LOG.exception("%s failed", work.__name__)

    async def _give_back_time(self) -> None:
        """Time that the server was away is not held against the players.

        Nor is an hour by which the machine's clock was set meanwhile, either way.
        """
        has_clock = (TABLES.c.status == "playing", TABLES.c.clock.is_not(None))
        async with self._house.store.write() as connection:
            away = await self._time_away(connection)
            now = self._house.now()
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
        now = self._house.now()
        seen = await alive(connection, now)
        if self._house.store.is_sqlite:
            return now - seen
        if -NOTABLE < now - seen < 1.5 * ALIVE:
            return 0.0
        if await self._house.store.has_other_servers(connection):
            self._house.clock.set(seen)
            return 0.0
        return now - seen

    async def _heartbeat(self) -> None:
        behind = self._house.clock.behind()
        if abs(behind - self._told_behind) > NOTABLE:
            self._told_behind = behind
            LOG.warning(
                "the machine's clock was set: %+.0f s from the time that this server keeps", behind
            )
        async with self._house.store.write() as connection:
            await alive(connection, self._house.now())


def is_idle(table: LiveTable) -> bool:
    """Nobody watches the table, and nothing is under way there."""
    is_busy = table.watchers or table.lock.locked()
    is_thinking = table.auto is not None and not table.auto.done()
    return not is_busy and not is_thinking and time.monotonic() - table.used > IDLE
