"""A table that is being played: the one object that changes it.

Every change is on disk before anybody hears of it: it is written, then taken over into memory, then
the table's connections are woken and the listeners in `TableEvents` are told. Loading, clocks,
bots and notices call a table or listen to it; it knows none of them.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from copy import deepcopy
from typing import Any, Final, NamedTuple

import msgspec

from roundhouse.game import CHANCE, OVER, Message, Seat
from roundhouse.match import End, History, Match, Step
from roundhouse.match.clock import Clock
from roundhouse.match.record import decode
from roundhouse.server.clock import SteadyClock
from roundhouse.server.close_codes import CloseCode
from roundhouse.server.settings import Settings
from roundhouse.server.tables.audience import Watcher
from roundhouse.server.tables.frames import Offer
from roundhouse.server.tables.loading import TALK_KEPT, Loaded, read_orders, replay
from roundhouse.server.tables.orders import stopped_orders
from roundhouse.server.tables.results import end_unplayable, entry_rows, result_text
from roundhouse.server.tables.showing import FAR, time_to_show
from roundhouse.server.tables.standing_orders import OrdersInForce
from roundhouse.server.tables.state import Refuse, TableState, first_deadline, read_clock
from roundhouse.server.tasks import Tasks
from roundhouse.store import Store, StoreUnavailable, log, tables
from roundhouse.store.changes import Change, Ground, NumberTaken, SnapshotRow
from roundhouse.store.entries import EntryRow, Source
from roundhouse.store.journal import Journal
from roundhouse.store.log import ONLOOKERS, TalkKind, TalkRow
from roundhouse.store.tables import TableRow

LOG: Final = logging.getLogger("roundhouse.tables")

SNAPSHOT_EVERY: Final = 200
"""Entries of the log: opening a table plays so many of them at most."""

_encode: Final = msgspec.json.Encoder().encode


class TableEvents:
    """Who is told what happens at tables, each in the order in which they are listed."""

    def __init__(self) -> None:
        self.changed: list[Callable[[LiveTable], None]] = []
        """It was changed here, which is on disk."""
        self.refreshed: list[Callable[[LiveTable], None]] = []
        """It has caught up with what another process has changed."""
        self.orders_given: list[Callable[[LiveTable], None]] = []
        """A seat has other standing orders, which nobody else may notice."""
        self.gone: list[Callable[[LiveTable], None]] = []
        """Its maker has taken it away."""
        self.deadline_set: list[Callable[[float], None]] = []
        """A clock or an offer runs out then, which is on disk."""


class TableContext(NamedTuple):
    """What a live table needs of the server around it."""

    store: Store
    journal: Journal
    clock: SteadyClock
    settings: Settings
    tasks: Tasks
    events: TableEvents


class LiveTable(TableState):
    def __init__(self, context: TableContext, loaded: Loaded) -> None:
        super().__init__(loaded)
        self._context = context
        self.lock = asyncio.Lock()
        """Held while something is decided and changed."""
        self.used = time.monotonic()
        self._recount: asyncio.TimerHandle | None = None
        self.lookbacks: dict[Any, tuple[int, asyncio.Task[bytes]]] = {}
        """What is worked out from the whole log, by kind and seat, with the log's length then."""

    def now(self) -> float:
        return self._context.clock.now()

    @property
    def settings(self) -> Settings:
        return self._context.settings

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        """Decide and change something, knowing what other processes did; then tell of it."""
        async with self.lock:
            await self.catch_up()
            yield
        self.announce()

    def announce(self) -> None:
        """The table was changed here: who listens is told."""
        if self.number - self.snapped >= SNAPSHOT_EVERY:
            self._context.tasks.spawn(self.keep_snapshot())
        for told in self._context.events.changed:
            told(self)

    async def start(self, match: Match, clock: Clock | None) -> None:
        """The game begins, unless a seat has been left at the same moment. Raises Refuse."""
        steps = list(match.steps())
        rows = entry_rows(self, steps, "box", None, self.now())
        ground = tables.ready_to_begin(self.id)
        await self._write(rows, match.state, clock, ground=ground)
        self.history = History(match.game, match.at(0))
        self._install(match, steps, rows)

    async def play(
        self, steps: Sequence[Step], source: Source, person: int | None, ground: Ground
    ) -> None:
        """The steps that `Match.prepare` gave, made by that source. Raises Refuse."""
        assert self.match is not None
        rows = entry_rows(self, steps, source, person, self.now())
        if not self._context.store.is_shared:  # the one process that writes holds the table's lock
            ground = ()
        await self._write(rows, steps[-1].after, self.clock, ground=ground)
        for step in steps:
            self.match.commit(step)
        self._install(self.match, steps, rows)
        if not self._context.journal.is_busy:  # else many are shown what is new in one go
            self.audience.show_next(self.to_act)

    async def take_over(
        self, match: Match, seat: Seat, person: int | None, steps: Sequence[Step | None] = ()
    ) -> None:
        """What is new in the log of a copy of the match: undos or an end by that seat, or, in a
        study, `steps` of another variation."""
        now = self.now()
        entries = match.log[self.number :]
        steps = steps or [None] * len(entries)
        seats = [seat if step is None else step.seat for step in steps]
        rows = [
            EntryRow(
                *(self.id, number, _encode(entry).decode(), mover),
                *(("box", None) if mover == CHANCE else ("person", person)),
                now,
            )
            for number, (entry, mover) in enumerate(zip(entries, seats, strict=True), self.number)
        ]
        await self._write(rows, match.state, self.clock, end=match.ended)
        self._install(match, steps, rows)

    async def _write(
        self,
        rows: list[EntryRow],
        state: Any,
        clock: Clock | None,
        *,
        ground: Ground = (),
        end: End | None = None,
    ) -> None:
        """Write entries that lead to that state; they are on disk when this returns.

        A game may begin without any: nothing had to be drawn. `end`: people end it here.
        """
        row, clock = self._row_after(rows, state, clock, end)
        is_going_on = row.status == self.row.status
        journal = self._context.journal
        kept = journal.write(Change(rows, row, is_going_on=is_going_on, ground=ground))
        try:
            await kept
        except NumberTaken as error:
            self.schedule_refresh()
            raise Refuse("stale", Message("why-stale")) from error
        self.row = row
        self.clock = clock
        self._tell_deadline()

    def _row_after(
        self, rows: list[EntryRow], state: Any, clock: Clock | None, end: End | None
    ) -> tuple[TableRow, Clock | None]:
        """The table's row after these entries, and its clock."""
        now = rows[-1].at if rows else self.now()
        to_act = self.game.to_act(state) if end is None else OVER
        offer = self.offer()
        if clock is not None:
            clock = deepcopy(clock)
            runs = to_act != OVER and self.is_here(to_act)
            grace = self._grace(to_act, rows, now) if runs else 0.0
            clock.turn(to_act if runs else None, now, grace)
        if offer is not None and (to_act == OVER or (offer.kind == "undo" and rows)):
            offer = None
        is_over = to_act == OVER
        row = msgspec.structs.replace(
            self.row,
            status="over" if is_over else "playing",
            number=self.number + len(rows),
            to_act=to_act,
            clock=None if clock is None else _encode(clock).decode(),
            deadline=first_deadline(clock, offer),
            result=result_text(self.game, state, self.resigned, end) if is_over else None,
            moved=now,
        )
        return row, clock

    def _grace(self, seat: Seat, rows: Sequence[EntryRow], now: float) -> float:
        """Seconds before the seat's clock begins: its page still shows what the others did."""
        mine = self.seats_of(self.row.seats[seat].person)
        return time_to_show([*self.made[-FAR:], *rows], mine, now)

    def _tell_deadline(self) -> None:
        """Who keeps the clocks is told when the clock or the offer runs out."""
        if self.row.deadline is not None:
            for told in self._context.events.deadline_set:
                told(self.row.deadline)

    def _install(
        self, match: Match, steps: Sequence[Step | None], rows: Sequence[EntryRow]
    ) -> None:
        """Entries that are on disk now; `steps` holds None for an undo or an end."""
        start = self.number
        for number, step in enumerate(steps, start):
            self.history.add(match.log[number], step)
        self.made.extend(rows)
        self._take_match(match)
        self.changed()
        for seat in stopped_orders(self, start) if self.orders else ():
            self.end_orders(seat)

    async def end_frozen(self, person: int) -> None:
        """The table's maker ends a game that does not fit today's rules."""
        async with self._context.store.write() as connection:
            await end_unplayable(connection, self.row, person, self.now())
        await self._refresh()

    async def end_lesson(self) -> None:
        """From now on it is a game as any other."""
        async with self._context.store.write() as connection:
            await tables.change(connection, self.id, lesson=False)
        self.row.lesson = False
        self.changed()

    async def let_look(self) -> None:
        """Who has the link may look on from now on."""
        async with self._context.store.write() as connection:
            await tables.change(connection, self.id, onlookers=True)
        self.row.onlookers = True
        self.changed()

    async def change_seat(self, seat: Seat, **values: Any) -> None:
        async with self._context.store.write() as connection:
            await tables.change_seat(connection, self.id, seat, **values)
        for name, value in values.items():
            setattr(self.row.seats[seat], name, value)
        self.reseated()

    async def set_clock(self, clock: Clock | None, offer: Offer | None) -> None:
        """The clock and the offer as they are now, and when the first of them runs out."""
        values: dict[str, Any] = {
            "clock": None if clock is None else _encode(clock).decode(),
            "offer": None if offer is None else _encode(offer).decode(),
            "deadline": first_deadline(clock, offer),
        }
        async with self._context.store.write() as connection:
            await tables.change(connection, self.id, **values)
        self.row = msgspec.structs.replace(self.row, **values)
        self.clock = clock
        self._tell_deadline()
        self.changed()

    async def add_talk(
        self, kind: TalkKind, seat: Seat | None, text: str, person: int | None, name: str = ""
    ) -> TalkRow:
        row = TalkRow(self.id, kind, seat, person, self.number, text, self.now(), name)
        async with self._context.store.write() as connection:
            await log.add_talk(connection, row)
        said = self.looked if row.kind == ONLOOKERS else self.said
        said.append(row)
        del said[:-TALK_KEPT]
        self.changed()
        return row

    async def note(
        self,
        seat: Seat | None,
        message: Message,
        person: int | None = None,
        kind: TalkKind = "note",
    ) -> TalkRow:
        """What the table itself puts on record, in every reader's language."""
        return await self.add_talk(kind, seat, _encode(message).decode(), person)

    async def renew_rules(self) -> None:
        """What was played fits the rules of today: from now on these hold."""
        version = self.game.version
        async with self._context.store.write() as connection:
            await tables.change(connection, self.id, version=version)
        self.row.version = version
        if self.to_act is not None:
            await self.note(None, Message("note-new-rules"))

    async def set_orders(self, seat: Seat, given: OrdersInForce | None) -> None:
        """The seat's standing orders from now on; None ends them."""
        text = None if given is None else given.text
        async with self._context.store.write() as connection:
            await log.set_orders(connection, self.id, seat, text, self.number)
        if given is None:
            self.orders.pop(seat, None)
        else:
            self.orders[seat] = given
        self.changed_for(seat)
        for told in self._context.events.orders_given:
            told(self)

    def end_orders(self, seat: Seat) -> None:
        """At once; they leave the store a little later."""
        given = self.orders.pop(seat, None)
        if given is not None:
            self.ended_orders[seat] = given
            self.changed_for(seat)
            self._context.tasks.spawn(self._forget_orders(seat, given))

    async def _forget_orders(self, seat: Seat, given: OrdersInForce) -> None:
        """Not those that were given since, here or elsewhere."""
        try:
            async with self.lock:
                async with self._context.store.write() as connection:
                    await log.end_orders(connection, self.id, seat, given.text)
                if self.ended_orders.get(seat) == given:
                    del self.ended_orders[seat]
        except StoreUnavailable as error:
            LOG.warning("table %s: orders are over and still kept: %s", self.id, error)

    async def keep_snapshot(self) -> None:
        """Kept after the move has been shown; the log alone would do."""
        if self.match is None or self.is_frozen or self.number <= self.snapped:
            return
        self.snapped = self.number
        try:
            snapshot = SnapshotRow(self.id, self.number, self.snapshot())
            await self._context.journal.write(Change([], None, snapshot))
        except Exception as error:
            LOG.warning("no snapshot of table %s: %r", self.id, error)

    def schedule_refresh(self) -> None:
        """The store knows more than we do: look again."""
        self._context.tasks.spawn(self.refresh())

    async def refresh(self) -> None:
        """Take over what other processes or the lobby have written."""
        async with self.lock:
            await self._refresh()
        for told in self._context.events.refreshed:
            told(self)

    async def catch_up(self) -> None:
        """What other processes have done is known before a decision; the lock is held.

        Before a game begins the lobby changes its seats, in this process too.
        """
        if self.match is None or self._context.store.is_shared:
            await self._refresh()

    async def _refresh(self) -> None:
        async with self._context.store.read() as connection:
            row = await tables.find(connection, self.id)
            if row is None:
                self._gone()
                return
            entries = []
            if not self.is_frozen:  # else the rest of the log does not fit
                entries = await log.entries(connection, row, self.number)
            last = self.last_said
            said = await log.talk(connection, self.id, last)
            looked = await log.talk(connection, self.id, last, onlookers=True)
            orders = read_orders(await log.standing_orders(connection, self.id))
        self._take_orders(orders)
        if row == self.row and not entries and not said and not looked:
            return
        self.row = row
        self.clock = read_clock(row.clock)
        self.said += said
        self.looked += looked
        if self.match is None and row.status != "open":
            self.made = entries
            self._take_replayed(replay(row, entries, None))
        elif entries:
            assert self.match is not None
            trial = self.match.copy()
            steps = [trial.follow(decode(e.entry.encode(), self.game.Action)) for e in entries]
            self._install(trial, steps, entries)
        self.reseated()

    def _take_orders(self, orders: dict[Seat, OrdersInForce]) -> None:
        """Those that are in force elsewhere; each is its seat's secret."""
        for seat, ended in self.ended_orders.items():
            if orders.get(seat) == ended:
                del orders[seat]
        old, self.orders = self.orders, orders
        for seat in {*old, *orders}:
            if old.get(seat) != orders.get(seat):
                self.changed_for(seat)

    def _gone(self) -> None:
        self.audience.cut_off(CloseCode.MISSING)
        for told in self._context.events.gone:
            told(self)

    def join(self, watcher: Watcher) -> None:
        self.audience.watchers.add(watcher)
        self._audience_changed()

    def leave(self, watcher: Watcher) -> None:
        self.audience.watchers.discard(watcher)
        self._audience_changed()

    def _audience_changed(self) -> None:
        """How many look on is told a moment later, for all who came and went at once."""
        if self._recount is None:
            self._recount = asyncio.get_running_loop().call_later(1.0, self._count_onlookers)

    def _count_onlookers(self) -> None:
        self._recount = None
        if self.audience.count(self.players):
            self.changed()

    def reseated(self) -> None:
        """Another plays a seat now."""
        self._names = []
        self._held = None
        self.shown_seats.clear()
        self.changed()

    def changed(self) -> None:
        self._stamp += 1
        self.used = time.monotonic()
        self.frames.clear()
        self.crowd_frames.clear()
        self.shown_alike.clear()
        self.audience.wake()

    def changed_for(self, seat: Seat) -> None:
        """Something that this seat alone is shown."""
        self._own_stamps[seat] = self._own_stamps.get(seat, 0) + 1
        self.frames.clear()
        self.crowd_frames.clear()
        self.shown_alike.clear()
        self.audience.wake_seat(seat)
