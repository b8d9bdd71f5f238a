"""The tables in memory: opening them, letting go of them, and keeping them moving."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

import msgspec

from roundhouse.game import Message, RoundhouseError, Seat
from roundhouse.match import History, Match
from roundhouse.match.clock import Clock
from roundhouse.match.record import decode
from roundhouse.server.close_codes import CloseCode
from roundhouse.server.gc_schedule import GcSchedule
from roundhouse.server.tables import moves
from roundhouse.server.tables.live import BrokenTable, LiveTable, NoTable, Refuse
from roundhouse.server.tables.loading import load, read_programmes, replay
from roundhouse.server.tables.programme import Kept
from roundhouse.server.tables.talk import note
from roundhouse.server.tables.upkeep import Upkeep
from roundhouse.store import StoreUnavailable, log, tables
from roundhouse.store.journal import Change, SnapshotRow
from roundhouse.store.lobby import TableCard, card_of

if TYPE_CHECKING:
    from roundhouse.server.house import House

LOG: Final = logging.getLogger("roundhouse.tables")

SNAPSHOT_EVERY: Final = 200
"""Entries of the log: opening a table plays so many of them at most."""
RETRY: Final = 60.0
"""Seconds after which a table that could not be loaded is tried again."""
STALLED: Final = "note-stalled"


class Hub:
    def __init__(self, house: House) -> None:
        self._house = house
        self.tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._broken: dict[str, float] = {}
        """Tables that could not be loaded, and until when nobody tries again."""
        self.upkeep = Upkeep(house)
        self.gc_schedule = GcSchedule()
        self.standing: dict[str, float] = {}
        """Tables where somebody who is away is to act and no bot plays: when we last looked."""

    async def open(self) -> None:
        await self.upkeep.open()
        self.spawn(self._house.pubsub.listen(self._changed_elsewhere))

    async def close(self) -> None:
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*[self.keep_state(table) for table in self.tables.values()])
        await self.upkeep.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something beside; it is ended with the hub, and the log says when it failed."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StoreUnavailable):
            LOG.warning("%s", error)
        elif error is not None and not isinstance(error, RoundhouseError):
            LOG.error("%s failed", task.get_coro(), exc_info=error)

    async def get(self, table_id: str) -> LiveTable:
        """The table, from memory or from the store. Raises NoTable or BrokenTable."""
        table = self.tables.get(table_id)
        if table is not None:
            return table
        if time.monotonic() < self._broken.get(table_id, 0.0):
            raise BrokenTable(f"table {table_id} cannot be loaded")
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
            self._broken.pop(table_id, None)
            if table.row.version != table.game.version and not table.is_frozen:
                await self._renew_rules(table)
        except (NoTable, StoreUnavailable):
            raise
        except Exception as error:  # whatever is wrong with what is kept, other tables go on
            LOG.exception("table %s cannot be loaded", table_id)
            self._broken[table_id] = time.monotonic() + RETRY
            raise BrokenTable(f"table {table_id} cannot be loaded") from error
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
            await note(self._house, table, "note", None, Message("note-new-rules"))

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
        self._house.pubsub.publish(table.id)
        if table.match is not None and table.number - table.snapped >= SNAPSHOT_EVERY:
            table.snapped = table.number
            self.spawn(self._snapshot(table))
        self._house.table_changed(table.id)
        self.keep_moving(table)
        self.gc_schedule.moved()

    async def let_go(self, table: LiveTable) -> None:
        """Nobody looks at the table any more: it leaves the memory."""
        del self.tables[table.id]
        await self.keep_state(table)

    async def keep_state(self, table: LiveTable) -> None:
        """Whatever rules come next can be held against where the game stood."""
        if table.to_act is not None and table.number > table.snapped:
            table.snapped = table.number
            await self._snapshot(table)

    async def _snapshot(self, table: LiveTable) -> None:
        """Kept after the move has been shown; the log alone would do."""
        try:
            snapshot = SnapshotRow(table.id, table.number, table.snapshot())
            await self._house.journal.write(Change([], None, snapshot))
        except Exception as error:
            LOG.warning("no snapshot of table %s: %r", table.id, error)

    def end_programme(self, table: LiveTable, seat: Seat) -> None:
        kept = table.programmes.pop(seat, None)
        if kept is not None:
            table.ended_programmes[seat] = kept
            table.changed_for(seat)
            self.spawn(self._forget_programme(table, seat, kept))

    async def _forget_programme(self, table: LiveTable, seat: Seat, kept: Kept) -> None:
        """Not one that was made since, here or elsewhere."""
        try:
            async with table.lock:
                async with self._house.store.write() as connection:
                    await log.end_programme(connection, table.id, seat, kept.text)
                if table.ended_programmes.get(seat) == kept:
                    del table.ended_programmes[seat]
        except StoreUnavailable as error:
            LOG.warning("table %s: a programme is over and still kept: %s", table.id, error)

    def keep_moving(self, table: LiveTable) -> None:
        """See to it that a seat played by a bot or a programme acts."""
        seat = table.to_act
        self.standing.pop(table.id, None)
        if seat is None or (table.auto is not None and not table.auto.done()):
            return
        if seat in table.programmes or table.bot_level(seat) is not None:
            table.auto = self.spawn(self._move_on(table))
        elif table.stalled is not None:
            self.standing[table.id] = time.monotonic()
            if not table.times_noted(STALLED):
                self.spawn(self._note_stalled(table, seat))

    async def _note_stalled(self, table: LiveTable, seat: Seat) -> None:
        async with table.lock:
            if table.stalled == seat and not table.times_noted(STALLED):
                await note(self._house, table, "note", seat, Message(STALLED, {"player": seat}))

    async def wake_bots(self, table: LiveTable) -> None:
        self.keep_moving(table)

    async def _move_on(self, table: LiveTable) -> None:
        while (seat := table.to_act) is not None and table.match is not None:
            seen = table.number
            action = moves.programmed(self._house, table, seat)
            kept, level = table.programmes.get(seat), table.bot_level(seat)
            try:
                if action is not None:
                    await moves.play(self._house, table, seat, action, seen, "programme", kept=kept)
                elif level is not None:
                    if table.row.seats[seat].kind == "person":  # who is away may look on
                        await asyncio.sleep(self._house.settings.stand_in_pace)
                        if (table.number, table.bot_level(seat)) != (seen, level):
                            continue
                    action = await self._house.bots.choose(table.question(seat), level)
                    await moves.play(self._house, table, seat, action, seen, "bot")
                else:
                    break
            except Refuse as refusal:
                if refusal.reason not in ("stale", "duplicate", "turn", "over"):
                    LOG.error("table %s: a bot was refused: %s", table.id, refusal)
                    return
                if table.number == seen:  # another process has moved, and told us nothing yet
                    await self.refresh(table)
            except StoreUnavailable as error:
                LOG.warning("table %s waits: %s", table.id, error)
                return
            except Exception:
                LOG.exception("table %s: its bots have stopped", table.id)
                return
        table.auto = None
        self.keep_moving(table)

    def table_changed(self, table_id: str) -> None:
        """The lobby has changed a table that has not begun: show it to who looks at it."""
        table = self.tables.get(table_id)
        if table is not None and table.match is None:
            self.schedule_refresh(table)

    def schedule_refresh(self, table: LiveTable) -> None:
        """The store knows more than we do: look again."""
        self.spawn(self.refresh(table))

    async def catch_up(self, table: LiveTable) -> None:
        """What other processes have done is known before a decision; with SQLite there are none."""
        if not self._house.store.is_sqlite:
            await self._refresh(table)

    async def refresh(self, table: LiveTable) -> None:
        async with table.lock:
            await self._refresh(table)
        self.keep_moving(table)

    async def _refresh(self, table: LiveTable) -> None:
        """Take over what other processes have written."""
        async with self._house.store.read() as connection:
            row = await tables.find(connection, table.id)
            if row is None:
                self._gone(table)
                return
            entries = []
            if not table.is_frozen:  # else the rest of the log does not fit
                entries = await log.entries(connection, table.id, table.number)
            last = table.last_said
            said = await log.talk(connection, table.id, last)
            looked = await log.talk(connection, table.id, last, onlookers=True)
            programmes = read_programmes(await log.programmes(connection, table.id))
        self._take_programmes(table, programmes)
        if row == table.row and not entries and not said and not looked:
            return
        table.row = row
        table.clock = None if row.clock is None else msgspec.json.decode(row.clock, type=Clock)
        table.said += said
        table.looked += looked
        if table.match is None and row.status != "open":
            replay(table, entries, None)
        elif entries:
            assert table.match is not None
            trial, start = table.match.copy(), table.number
            steps = [trial.follow(decode(e.entry.encode(), table.game.Action)) for e in entries]
            table.install(trial, steps, entries)
            moves.drop_programmes(self._house, table, start)
        table.reseated()

    def _take_programmes(self, table: LiveTable, programmes: dict[Seat, Kept]) -> None:
        """Those that are in force elsewhere; each is its seat's secret."""
        for seat, ended in table.ended_programmes.items():
            if programmes.get(seat) == ended:
                del programmes[seat]
        old, table.programmes = table.programmes, programmes
        for seat in {*old, *programmes}:
            if old.get(seat) != programmes.get(seat):
                table.changed_for(seat)

    def _gone(self, table: LiveTable) -> None:
        """Its maker has taken the table away."""
        self.tables.pop(table.id, None)
        for watcher in list(table.watchers):
            watcher.cut_off(CloseCode.MISSING)

    async def _changed_elsewhere(self, table_id: str) -> None:
        """Another process has changed this table."""
        table = self.tables.get(table_id)
        if table is not None:
            await self.refresh(table)
