"""The tables in memory: opening them, letting go of them, and keeping them moving."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.game import Message, RoundhouseError, Seat
from roundhouse.match import History, Match
from roundhouse.match.clock import Clock
from roundhouse.match.record import decode
from roundhouse.server.close_codes import CloseCode
from roundhouse.server.tables import moves
from roundhouse.server.tables.live import LiveTable, Refuse
from roundhouse.server.tables.loading import load, replay
from roundhouse.server.tidying import Tidying
from roundhouse.store import StoreUnavailable, log, tables
from roundhouse.store.journal import Change, NumberTaken, SnapshotRow
from roundhouse.store.lobby import TableCard, card_of
from roundhouse.store.meters import alive
from roundhouse.store.schema import SEATS, TABLES

if TYPE_CHECKING:
    from roundhouse.server.house import House

LOG: Final = logging.getLogger("roundhouse.tables")

SNAPSHOT_EVERY: Final = 200
"""Entries of the log: opening a table plays so many of them at most."""
IDLE: Final = 120.0
"""Seconds after which a table that nobody watches leaves the memory."""
SWEEP: Final = 0.5
"""Seconds between looks at clocks that have run out."""
LONG_SWEEP: Final = 5.0
"""The same while no clock that this process has set can have run out."""
ALIVE: Final = 10.0
"""Seconds between signs of life: so much at most of a server's absence is not noticed."""
GRACE: Final = 30.0
"""Seconds that everybody has at least after the server was away."""


class Hub:
    def __init__(self, house: House) -> None:
        self._house = house
        self.tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._sweep_from = 0.0
        """No clock that we know of runs out before."""
        self._tidying = Tidying()

    async def open(self) -> None:
        await self._give_back_time()
        self.spawn(self._every(ALIVE, self._heartbeat))
        self.spawn(self._every(SWEEP, self._sweep))
        self.spawn(self._every(5.0, self._look_after))
        self.spawn(self._house.fanout.listen(self._poked))

    async def close(self) -> None:
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*[self._let_go(table) for table in self.tables.values()])
        try:
            await self._heartbeat()
        except StoreUnavailable as error:
            LOG.warning("%s", error)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something beside; it is ended with the hub."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def get(self, table_id: str) -> LiveTable:
        """The table, from memory or from the store. Raises NoTable."""
        table = self.tables.get(table_id)
        if table is not None:
            return table
        opening = self._opening.get(table_id)
        if opening is None:
            opening = self._opening[table_id] = self.spawn(self._open(table_id))
        return await asyncio.shield(opening)

    def card(self, table_id: str) -> TableCard | None:
        """The lobby's card of a table that is in memory and has begun."""
        table = self.tables.get(table_id)
        return None if table is None or table.match is None else card_of(table.row)

    async def _open(self, table_id: str) -> LiveTable:
        try:
            table = self.tables[table_id] = await load(self._house.store, table_id)
            if table.row.version != table.game.version and not table.is_frozen:
                await self._renew_rules(table)
        finally:
            del self._opening[table_id]
        for seat in list(table.programmes):
            if moves.is_stopped(table, seat, table.programmes[seat].number):
                self.end_programme(table, seat)
        self.keep_moving(table)
        return table

    async def _renew_rules(self, table: LiveTable) -> None:
        """What was played fits the rules of today: from now on these hold."""
        version = table.game.version
        async with self._house.store.write() as connection:
            await tables.change(connection, table.id, version=version)
        table.row.version = version
        if table.to_act is not None:
            await moves.note(self._house, table, "note", None, Message("note-new-rules"))

    async def begin(self, table_id: str) -> LiveTable:
        """Every seat is taken: the game begins. Does nothing when it has begun."""
        table = await self.get(table_id)
        async with table.lock:
            if table.match is None:
                await self._refresh(table)
            if table.match is None and all(seat.kind != "open" for seat in table.row.seats):
                await self._start(table)
        self.after(table)
        return table

    async def _start(self, table: LiveTable) -> None:
        row = table.row
        seats = len(row.seats)
        match = Match.start(row.game, seats=seats, seed=row.seed, options=row.options)
        if row.pace.move or row.pace.reserve:
            table.clock = Clock(row.pace.move, [float(row.pace.reserve)] * seats)
        table.history = History(match.game, match.at(0))
        steps = list(match.steps())
        rows = moves.entry_rows(self._house, table, steps, "box", None)
        await moves.keep(self._house, table, rows, match.state, steps)
        table.install(match, steps, rows)

    def after(self, table: LiveTable) -> None:
        """A table was changed here: tell the other processes, and let bots move."""
        self._house.fanout.poke(table.id)
        if table.match is not None and table.number - table.snapped >= SNAPSHOT_EVERY:
            table.snapped = table.number
            self.spawn(self._snapshot(table))
        self._house.stirred(table.id)
        self.keep_moving(table)
        self._tidying.moved()

    async def _let_go(self, table: LiveTable) -> None:
        """Whatever rules come next can be held against where the game stood."""
        if table.to_act is not None and table.number > table.snapped:
            table.snapped = table.number
            await self._snapshot(table)

    async def _snapshot(self, table: LiveTable) -> None:
        """Kept after the move has been shown; the log alone would do."""
        snapshot = SnapshotRow(table.id, table.number, table.snapshot())
        try:
            await self._house.journal.write(Change([], None, snapshot))
        except (StoreUnavailable, NumberTaken) as error:
            LOG.warning("no snapshot of table %s: %s", table.id, error)

    def end_programme(self, table: LiveTable, seat: Seat) -> None:
        table.programmes.pop(seat, None)
        table.changed()
        self.spawn(self._forget_programme(table, seat))

    async def _forget_programme(self, table: LiveTable, seat: Seat) -> None:
        async with table.lock:
            if seat not in table.programmes:
                async with self._house.store.write() as connection:
                    await log.set_programme(connection, table.id, seat, None, table.number)

    def keep_moving(self, table: LiveTable) -> None:
        """See to it that a seat played by a bot or a programme acts."""
        seat = table.to_act
        if seat is None or (table.auto is not None and not table.auto.done()):
            return
        if seat in table.programmes or table.bot_level(seat) is not None:
            table.auto = self.spawn(self._move_on(table))

    async def _move_on(self, table: LiveTable) -> None:
        while (seat := table.to_act) is not None and table.match is not None:
            seen = table.number
            action = moves.programmed(self._house, table, seat)
            level = table.bot_level(seat)
            try:
                if action is not None:
                    await moves.play(self._house, table, seat, action, seen, "programme")
                elif level is not None:
                    action = await self._house.bots.choose(table.question(seat), level)
                    await moves.play(self._house, table, seat, action, seen, "bot")
                else:
                    return
            except Refuse as refusal:
                if refusal.reason not in ("stale", "duplicate", "turn", "over"):
                    LOG.error("table %s: a bot was refused: %s", table.id, refusal)
                    return
                if table.number == seen:  # another process has moved, and told us nothing yet
                    await self.refresh(table)
            except StoreUnavailable as error:
                LOG.warning("table %s waits: %s", table.id, error)
                return

    def stirred(self, table_id: str) -> None:
        """The lobby has changed a table that has not begun: show it to who looks at it."""
        table = self.tables.get(table_id)
        if table is not None and table.match is None:
            self.doubt(table)

    def doubt(self, table: LiveTable) -> None:
        """The store knows more than we do: look again."""
        self.spawn(self.refresh(table))

    async def refresh(self, table: LiveTable) -> None:
        async with table.lock:
            await self._refresh(table)
        self.keep_moving(table)

    async def _refresh(self, table: LiveTable) -> None:
        """Take over what other processes have written."""
        if table.is_frozen:
            return
        async with self._house.store.read() as connection:
            row = await tables.find(connection, table.id)
            if row is None:
                self._gone(table)
                return
            entries = await log.entries(connection, table.id, table.number)
            last = table.said[-1].id if table.said else 0
            said = await log.talk(connection, table.id, last)
        if row == table.row and not entries and not said:
            return
        table.row = row
        table.clock = None if row.clock is None else msgspec.json.decode(row.clock, type=Clock)
        table.said += said
        if table.match is None and row.status != "open":
            replay(table, entries, None)
        elif entries:
            assert table.match is not None
            trial, start = table.match.copy(), table.number
            steps = [trial.follow(decode(e.entry.encode(), table.game.Action)) for e in entries]
            table.install(trial, steps, entries)
            moves.drop_programmes(self._house, table, start)
        table.reseated()

    def _gone(self, table: LiveTable) -> None:
        """Its maker has taken the table away."""
        self.tables.pop(table.id, None)
        for watcher in list(table.watchers):
            watcher.cut_off(CloseCode.MISSING)

    async def _poked(self, table_id: str) -> None:
        """Another process has changed this table."""
        table = self.tables.get(table_id)
        if table is not None:
            await self.refresh(table)

    async def _every(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except RoundhouseError as error:
                LOG.warning("%s", error)
            except Exception:
                LOG.exception("%s failed", work.__name__)

    async def _give_back_time(self) -> None:
        """Time that the server was away is not held against the players."""
        now = self._house.now()
        has_clock = (TABLES.c.status == "playing", TABLES.c.deadline.is_not(None))
        async with self._house.store.write() as connection:
            away = await self._time_away(connection, now)
            rows = await connection.execute(select(TABLES.c.id, TABLES.c.clock).where(*has_clock))
            for row in rows.all():
                clock = msgspec.json.decode(row.clock, type=Clock)
                clock.give_back(away, now + GRACE)
                text = msgspec.json.encode(clock).decode()
                await tables.change(connection, row.id, clock=text, deadline=clock.deadline)

    async def _time_away(self, connection: AsyncConnection, now: float) -> float:
        """Seconds since a server last gave a sign of life; 0 when another one is running."""
        seen = await alive(connection, now)
        is_alone = self._house.store.is_sqlite or now - seen > 1.5 * ALIVE
        return max(0.0, now - seen) if is_alone else 0.0

    async def _heartbeat(self) -> None:
        async with self._house.store.write() as connection:
            await alive(connection, self._house.now())

    def expect(self, clock: Clock) -> None:
        """That clock runs now."""
        if clock.deadline is not None:
            self._sweep_from = min(self._sweep_from, clock.deadline)

    async def _sweep(self) -> None:
        """Clocks that have run out."""
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
                await moves.run_out(self._house, await self.get(row.id))

    async def _look_after(self) -> None:
        """Bots that were left waiting, tables nobody looks at any more, news that got lost."""
        self._tidying.look_through()
        now = time.monotonic()
        for table in list(self.tables.values()):
            busy = table.watchers or table.lock.locked()
            if not busy and now - table.used > IDLE and (table.auto is None or table.auto.done()):
                del self.tables[table.id]
                await self._let_go(table)
            elif table.watchers and not self._house.store.is_sqlite:
                await self.refresh(table)
        at_turn = (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.seat == TABLES.c.to_act)
        query = TABLES.join(SEATS, at_turn).select().with_only_columns(TABLES.c.id)
        played = (SEATS.c.kind == "bot") | SEATS.c.away
        still = TABLES.c.moved < self._house.now() - 5
        async with self._house.store.read() as connection:
            query = query.where(TABLES.c.status == "playing", played, still)
            waiting = [row.id for row in await connection.execute(query)]
        for table_id in waiting:
            self.keep_moving(await self.get(table_id))
