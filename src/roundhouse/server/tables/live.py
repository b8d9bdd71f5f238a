"""A table in memory: what the store holds, ready to be played. Only a cache, never the truth."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Any, Final, Protocol

import msgspec

from roundhouse import game as contract
from roundhouse.game import OVER, Message, RoundhouseError, Seat
from roundhouse.match import History, Match, Snapshot, Step
from roundhouse.match.clock import Clock
from roundhouse.match.match import read_options
from roundhouse.match.record import decode
from roundhouse.server.bots.thinking import Question
from roundhouse.server.close_codes import CloseCode
from roundhouse.server.tables.frames import Ask, Entry, Reason
from roundhouse.server.tables.programme import Kept
from roundhouse.store import Store, log, tables
from roundhouse.store.log import EntryRow, TalkRow
from roundhouse.store.people import Person
from roundhouse.store.tables import TableRow

LOG: Final = logging.getLogger("roundhouse.tables")

TALK_KEPT: Final = 200
"""So many of the last things said are in memory and sent to who comes in."""


class Refuse(RoundhouseError):
    """A wish of a client that is not granted; nothing has changed."""

    def __init__(self, reason: Reason, message: Message, rule: str | None = None) -> None:
        super().__init__(message.key)
        self.reason: Reason = reason
        self.message = message
        self.rule = rule


class NoTable(RoundhouseError):
    """There is no such table."""


class Watcher(Protocol):
    """A connection that wants to know when the table changes."""

    @property
    def person(self) -> Person | None: ...

    @property
    def seat(self) -> Seat | None:
        """From where it looks, as the table is now."""

    @property
    def language(self) -> str: ...

    def wake(self) -> None: ...

    def show(self) -> None:
        """Show it at once."""

    def cut_off(self, code: CloseCode = CloseCode.AGAIN) -> None:
        """End the connection; by default who still has a session connects anew."""


class Saved(msgspec.Struct):
    """What a snapshot holds."""

    movers: list[Seat]
    state: msgspec.Raw


class RenderCache:
    """The expensive parts of the frames that show one state, each rendered once."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.views: dict[Seat | None, msgspec.Raw] = {}
        """By who looks."""
        self.choices: dict[str, msgspec.Raw] = {}
        """Of the seat to act, by language."""
        self.news: dict[tuple[Seat | None, str], list[Entry]] = {}
        """The entries that led to the state, by who looks and in which language."""


class LiveTable:
    def __init__(self, row: TableRow, said: Sequence[TalkRow], kept: dict[Seat, Kept]) -> None:
        self.row = row
        self.id = row.id
        self.game = contract.game(row.game)
        self.match: Match | None = None
        self.to_act: Seat | None = None
        """The seat whose turn it is; None when nobody's."""
        self.history: History
        self.made: list[EntryRow] = []
        """The log as it was kept: who made each entry, and when."""
        self.said = list(said)
        self.programmes = kept
        self.clock = None if row.clock is None else msgspec.json.decode(row.clock, type=Clock)
        self.watchers: set[Watcher] = set()
        self.lock = asyncio.Lock()
        self.frames: dict[Any, bytes] = {}
        """Frames that several watchers share, until the next change."""
        self.render_cache = RenderCache(None)
        """For the next frames: of the state now, or of that which a move would lead to."""
        self.shown_seats: dict[tuple[Seat, ...], msgspec.Raw] = {}
        """The seats as JSON for who holds those, until others sit there."""
        self._names: list[str] = []
        self._held: dict[int, tuple[Seat, ...]] = {}
        self.stamp = 0
        self.used = time.monotonic()
        self.snapped = 0
        """The entry up to which the state is kept in the store."""
        self.auto: asyncio.Task[None] | None = None
        """Plays for bots and programmes."""
        self.is_frozen = False
        """Begun with older rules, and what was played does not fit those of today: only to see."""

    @property
    def number(self) -> int:
        return len(self.made)

    @property
    def names(self) -> list[str]:
        """What the players are called; a bot by its level and seat."""
        if not self._names:
            self._names = [
                seat.name or f"{(seat.level or '').capitalize()} {number}".strip()
                for number, seat in enumerate(self.row.seats, 1)
            ]
        return self._names

    def reseated(self) -> None:
        """Another plays a seat now."""
        self._names = []
        self._held.clear()
        self.shown_seats.clear()
        self.changed()

    def seats_of(self, person: int | None) -> tuple[Seat, ...]:
        """The seats that this person holds."""
        if person is None:
            return ()
        found = self._held.get(person)
        if found is None:
            seats = enumerate(self.row.seats)
            found = self._held[person] = tuple(n for n, seat in seats if seat.person == person)
        return found

    def bot_level(self, seat: Seat) -> str | None:
        """The bot that plays this seat now; None when a person does."""
        found = self.row.seats[seat]
        return found.level if found.kind == "bot" or found.away else None

    def must_agree(self, seat: Seat) -> list[Seat]:
        """The other seats whose people are asked when this one wants an undo; bots agree."""
        mine = self.row.seats[seat].person
        return [
            n
            for n, other in enumerate(self.row.seats)
            if other.kind == "person" and not other.away and other.person != mine
        ]

    def ask(self) -> Ask | None:
        """The undo that somebody asks for at this moment."""
        asked: Seat | None = None
        agreed: list[Seat] = []
        for row in self.said:
            if row.number != self.number or row.seat is None:
                continue
            if row.kind == "ask":
                asked, agreed = row.seat, []
            elif row.kind == "refuse":
                asked = None
            elif row.kind == "agree":
                agreed.append(row.seat)
        if asked is None:
            return None
        waiting = [seat for seat in self.must_agree(asked) if seat not in agreed]
        return Ask(asked, agreed, waiting)

    def install(self, match: Match, steps: Sequence[Step | None], rows: Sequence[EntryRow]) -> None:
        """Entries that are on disk now; `steps` holds None for an undo."""
        for number, step in enumerate(steps, self.number):
            self.history.add(match.log[number], step)
        self.made.extend(rows)
        self.take_up(match)
        self.changed()

    def take_up(self, match: Match) -> None:
        """This is how far the game has come."""
        self.match = match
        self.to_act = None if match.to_act == OVER or self.is_frozen else match.to_act

    def add_talk(self, row: TalkRow) -> None:
        self.said.append(row)
        del self.said[:-TALK_KEPT]
        self.changed()

    def changed(self) -> None:
        self.stamp += 1
        self.used = time.monotonic()
        self.frames.clear()
        for watcher in self.watchers:
            watcher.wake()

    def show_next(self) -> None:
        """Who is to act sees it before anything else is done; all do when the game is over."""
        for watcher in self.watchers:
            if self.to_act is None or watcher.seat == self.to_act:
                watcher.show()

    def question(self, seat: Seat) -> Question:
        """What a bot is asked for that seat, whose turn it is."""
        assert self.match is not None
        view, legal = self.match.view(seat), self.match.legal()
        return Question(self.row.game, self.id, seat, self.number, view, legal)

    def snapshot(self) -> bytes:
        assert self.match is not None
        state = msgspec.Raw(self.game.dump(self.match.state))
        return msgspec.json.encode(Saved(list(self.match.movers), state))


async def load(store: Store, table_id: str) -> LiveTable:
    """Read a table from the store. Raises NoTable."""
    async with store.read() as connection:
        row = await tables.find(connection, table_id)
        if row is None:
            raise NoTable(f"there is no table {table_id}")
        said = await log.talk(connection, table_id, limit=TALK_KEPT)
        programmes = await log.programmes(connection, table_id)
        kept = {seat: msgspec.json.decode(text, type=Kept) for seat, text in programmes.items()}
        table = LiveTable(row, said, kept)
        if row.status != "open":
            entries = await log.entries(connection, table_id)
            saved = await log.latest_snapshot(connection, table_id)
            if row.version == table.game.version:
                replay(table, entries, saved)
            else:
                replay_older(table, entries, saved)
    return table


def replay(table: LiveTable, entries: list[EntryRow], saved: tuple[int, bytes] | None) -> None:
    """Make the table's match and history from its log."""
    row = table.row
    snapshot = None if saved is None or saved[0] > len(entries) else read_snapshot(table, saved)
    match = Match.resume(
        row.game,
        seats=len(row.seats),
        seed=row.seed,
        options=row.options,
        log=[decode(entry.entry.encode(), table.game.Action) for entry in entries],
        snapshot=snapshot,
    )
    lay_out(table, match, entries, snapshot)


def replay_older(
    table: LiveTable, entries: list[EntryRow], saved: tuple[int, bytes] | None
) -> None:
    """The same for a table begun with older rules: every entry is checked by those of today.

    Where one does not fit, or leads elsewhere than it did, the table is shown as it was before.
    """
    row, game = table.row, table.game
    match = Match(game, len(row.seats), read_options(game, row.options), row.seed)
    for number, entry in enumerate(entries):
        try:
            if saved is not None and number == saved[0] and not is_same(table, match, saved):
                break
            match.follow(decode(entry.entry.encode(), game.Action))
        except Exception as error:  # today's rules may stumble in any way
            LOG.warning("table %s does not fit today's rules: %s", table.id, error)
            break
    table.is_frozen = len(match.log) < len(entries) or (
        saved is not None and saved[0] == len(entries) and not is_same(table, match, saved)
    )
    lay_out(table, match, entries[: len(match.log)], None)


def is_same(table: LiveTable, match: Match, saved: tuple[int, bytes]) -> bool:
    """Is this the state that was kept?"""
    kept = read_snapshot(table, saved)
    return table.game.dump(kept.state) == table.game.dump(match.state)


def read_snapshot(table: LiveTable, saved: tuple[int, bytes]) -> Snapshot:
    held = msgspec.json.decode(saved[1], type=Saved)
    return Snapshot(saved[0], tuple(held.movers), table.game.restore(bytes(held.state)))


def lay_out(
    table: LiveTable, match: Match, entries: list[EntryRow], snapshot: Snapshot | None
) -> None:
    game = table.game
    table.take_up(match)
    table.history = History(game, game.start(match.seats, match.options))
    for entry in match.log:
        table.history.add(entry)
    if snapshot is not None:
        table.history.keep(snapshot.number, snapshot.state)
        table.snapped = snapshot.number
    table.history.keep(len(entries), match.state)
    table.made = entries
