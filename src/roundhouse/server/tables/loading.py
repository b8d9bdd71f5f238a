"""Opens a table: reads it from the store and plays its log, or what a snapshot leaves of it."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec

from roundhouse.game import OVER, Seat
from roundhouse.match import History, Match, Snapshot, ending, snapshot
from roundhouse.match.match import read_options
from roundhouse.match.record import decode
from roundhouse.server.tables.frames import Result
from roundhouse.server.tables.live import TALK_KEPT, LiveTable, NoTable
from roundhouse.server.tables.moves import resigned
from roundhouse.server.tables.programme import Kept
from roundhouse.server.tables.replays import SHORT, in_thread
from roundhouse.server.tables.screen import LOG_PAGE
from roundhouse.store import Store, log, tables
from roundhouse.store.log import EntryRow

LOG: Final = logging.getLogger("roundhouse.tables")

Saved = tuple[int, bytes]
"""A snapshot as the store has it: after how many entries, and the state."""


def read_programmes(kept: dict[Seat, str]) -> dict[Seat, Kept]:
    return {seat: msgspec.json.decode(text, type=Kept) for seat, text in kept.items()}


async def load(store: Store, table_id: str) -> LiveTable:
    """Read a table from the store. Raises NoTable."""
    entries: list[EntryRow] = []
    saved: Saved | None = None
    async with store.read() as connection:
        row = await tables.find(connection, table_id)
        if row is None:
            raise NoTable(f"there is no table {table_id}")
        said = await log.talk(connection, table_id, limit=TALK_KEPT)
        looked = await log.talk(connection, table_id, limit=TALK_KEPT, onlookers=True)
        programmes = await log.programmes(connection, table_id)
        if row.status != "open":
            entries = await log.entries(connection, table_id)
            saved = await log.latest_snapshot(connection, table_id)
    table = LiveTable(row, said, read_programmes(programmes), looked)
    if row.status == "open":
        return table
    work = replay if row.version == table.game.version else replay_older
    if len(entries) <= SHORT:
        work(table, entries, saved)
    else:
        await in_thread(work, table, entries, saved)
    return table


def replay(table: LiveTable, entries: list[EntryRow], saved: Saved | None) -> None:
    """Make the table's match and history from its log."""
    row = table.row
    kept = None if saved is None or saved[0] > len(entries) else read_snapshot(table, saved)
    match = Match.resume(
        row.game,
        seats=len(row.seats),
        seed=row.seed,
        options=row.options,
        log=[decode(entry.entry.encode(), table.game.Action) for entry in entries],
        snapshot=kept,
    )
    lay_out(table, match, entries, kept)


def read_snapshot(table: LiveTable, saved: Saved) -> Snapshot | None:
    """The snapshot, where the title still understands it: the log alone would do."""
    try:
        return snapshot.restore(table.game, *saved)
    except Exception as error:  # it may be of an older release, and of any form
        LOG.warning("the snapshot of table %s cannot be read: %s", table.id, error)
        return None


def replay_older(table: LiveTable, entries: list[EntryRow], saved: Saved | None) -> None:
    """The same for a table begun with older rules: every entry is checked by those of today.

    Where one does not fit, or leads elsewhere than it did, the table is shown as it was before.
    """
    row, game = table.row, table.game
    match = Match(game, len(row.seats), read_options(game, row.options), row.seed)
    try:
        for number, entry in enumerate(entries):
            check_same(match, number, saved)
            match.follow(decode(entry.entry.encode(), game.Action))
        check_same(match, len(entries), saved)
        check_end(table, match)
    except Exception as error:  # today's rules may stumble in any way
        LOG.warning("table %s does not fit today's rules: %s", table.id, error)
        table.is_frozen = True
    lay_out(table, match, entries[: len(match.log)], None)


def check_same(match: Match, number: int, saved: Saved | None) -> None:
    """Does a snapshot after that many entries say the same as today's rules, of what both know?"""
    if saved is None or saved[0] != number:
        return
    kept = msgspec.json.decode(saved[1], type=snapshot.Saved)
    state = match.game.dump(match.state)
    if not agree(msgspec.json.decode(kept.state), msgspec.json.decode(state)):
        raise ValueError(f"the game stood elsewhere after {number} entries")


def agree(old: Any, new: Any) -> bool:
    """Fields that were added or are gone do not count."""
    if isinstance(old, dict) and isinstance(new, dict):
        return all(agree(old[name], new[name]) for name in old.keys() & new.keys())
    return bool(old == new)


def check_end(table: LiveTable, match: Match) -> None:
    """The same seat must be to act, or have won."""
    row = table.row
    if match.to_act != row.to_act:
        raise ValueError(f"seat {row.to_act} was to act, now {match.to_act}")
    if match.to_act == OVER and row.result is not None:
        kept = msgspec.json.decode(row.result, type=Result)
        gone = resigned(table) if match.ended is None else match.ended.resigned
        won = ending.winners(match.game, match.state, match.ended, gone)
        if (kept.scores, kept.winners) != (match.scores(), won):
            raise ValueError(f"the result was {row.result}")


def lay_out(table: LiveTable, match: Match, entries: list[EntryRow], kept: Snapshot | None) -> None:
    """The table's match and history. The end of the log, which is shown first, is made ready, and
    so is the state behind which nothing can be taken back.
    """
    game = table.game
    table.take_up(match)
    history = table.history = History(game, game.start(match.seats, match.options))
    for entry in match.log:
        history.add(entry)
    if kept is not None:
        history.keep(kept.number, kept.state)
        table.snapped = kept.number
    history.keep(len(entries), match.state)
    history.state(max(0, len(entries) - LOG_PAGE))
    barrier = len(match.actions) - len(match.movers)
    match.hold(barrier, history.state(history.moment_of(barrier)))
    table.made = entries
