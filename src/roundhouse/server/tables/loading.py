"""Reads a table from the store and plays its log, or what a snapshot leaves of it."""

from __future__ import annotations

import logging
from typing import Any, Final, NamedTuple

import msgspec

from roundhouse import game as contract
from roundhouse.game import OVER, AnyGame, RoundhouseError, Seat
from roundhouse.match import History, Match, Snapshot, ending, snapshot
from roundhouse.match.match import read_options
from roundhouse.match.record import decode
from roundhouse.server.tables.frames import Result
from roundhouse.server.tables.replays import SHORT, in_thread
from roundhouse.server.tables.standing_orders import OrdersInForce
from roundhouse.store import Store, log, tables
from roundhouse.store.entries import EntryRow
from roundhouse.store.log import TalkRow
from roundhouse.store.tables import TableRow

LOG: Final = logging.getLogger("roundhouse.tables")

TALK_KEPT: Final = 200
"""So many of the last things said are in memory and sent to who comes in."""
LOG_PAGE: Final = 100
"""So many entries at most come with a table frame; older ones are asked for."""

Saved = tuple[int, bytes]
"""A snapshot as the store has it: after how many entries, and the state."""


class NoTable(RoundhouseError):
    """There is no such table."""


class BrokenTable(RoundhouseError):
    """What is kept of the table cannot be read; the log says why."""


class Replayed(NamedTuple):
    """A game, played again from its log."""

    match: Match
    history: History
    snapped: int
    """The entry of the snapshot it was played from."""
    is_frozen: bool
    """It does not fit today's rules, and is played only as far as it does."""


class Loaded(NamedTuple):
    """All that is kept of a table."""

    row: TableRow
    said: list[TalkRow]
    looked: list[TalkRow]
    orders: dict[Seat, OrdersInForce]
    entries: list[EntryRow]
    """Those that were played again."""
    replayed: Replayed | None
    """None before the game begins."""


def read_orders(kept: dict[Seat, str]) -> dict[Seat, OrdersInForce]:
    return {seat: msgspec.json.decode(text, type=OrdersInForce) for seat, text in kept.items()}


async def load(store: Store, table_id: str) -> Loaded:
    """Read a table from the store. Raises NoTable."""
    entries: list[EntryRow] = []
    saved: Saved | None = None
    async with store.read() as connection:
        row = await tables.find(connection, table_id)
        if row is None:
            raise NoTable(f"there is no table {table_id}")
        said = await log.talk(connection, table_id, limit=TALK_KEPT)
        looked = await log.talk(connection, table_id, limit=TALK_KEPT, onlookers=True)
        orders = read_orders(await log.standing_orders(connection, table_id))
        if row.status != "open":
            entries = await log.entries(connection, row)
            saved = await log.latest_snapshot(connection, table_id)
    if row.status == "open":
        return Loaded(row, said, looked, orders, [], None)
    work = replay if row.version == contract.game(row.game).version else replay_older
    if len(entries) <= SHORT:
        replayed = work(row, entries, saved)
    else:
        replayed = await in_thread(work, row, entries, saved)
    return Loaded(row, said, looked, orders, entries[: len(replayed.match.log)], replayed)


def replay(row: TableRow, entries: list[EntryRow], saved: Saved | None) -> Replayed:
    """The match and the history of a table, from its log."""
    game = contract.game(row.game)
    is_of_use = saved is not None and saved[0] <= len(entries)
    kept = read_snapshot(game, row.id, saved) if saved is not None and is_of_use else None
    match = Match.resume(
        row.game,
        seats=len(row.seats),
        seed=row.seed,
        options=row.options,
        log=[decode(entry.entry.encode(), game.Action) for entry in entries],
        snapshot=kept,
    )
    return with_history(match, len(entries), kept)


def read_snapshot(game: AnyGame, table_id: str, saved: Saved) -> Snapshot | None:
    """The snapshot, where the title still understands it: the log alone would do."""
    try:
        return snapshot.restore(game, *saved)
    except Exception as error:  # it may be of an older release, and of any form
        LOG.warning("the snapshot of table %s cannot be read: %s", table_id, error)
        return None


def replay_older(row: TableRow, entries: list[EntryRow], saved: Saved | None) -> Replayed:
    """The same for a table begun with older rules: every entry is checked by those of today.

    Where one does not fit, or leads elsewhere than it did, the table is shown as it was before.
    """
    game, is_frozen = contract.game(row.game), False
    match = Match(game, len(row.seats), read_options(game, row.options), row.seed)
    try:
        for number, entry in enumerate(entries):
            check_same(match, number, saved)
            match.follow(decode(entry.entry.encode(), game.Action))
        check_same(match, len(entries), saved)
        check_end(row, match)
    except Exception as error:  # today's rules may stumble in any way
        LOG.warning("table %s does not fit today's rules: %s", row.id, error)
        is_frozen = True
    return with_history(match, len(match.log), None)._replace(is_frozen=is_frozen)


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


def check_end(row: TableRow, match: Match) -> None:
    """The same seat must be to act, or have won."""
    if match.to_act != row.to_act:
        raise ValueError(f"seat {row.to_act} was to act, now {match.to_act}")
    if match.to_act == OVER and row.result is not None:
        kept = msgspec.json.decode(row.result, type=Result)
        gone = resigned(row) if match.ended is None else match.ended.resigned
        won = ending.winners(match.game, match.state, match.ended, gone)
        if (kept.scores, kept.winners) != (match.scores(), won):
            raise ValueError(f"the result was {row.result}")


def resigned(row: TableRow) -> tuple[Seat, ...]:
    """Seats whose people gave up."""
    return tuple(n for n, seat in enumerate(row.seats) if seat.left == "resigned")


def with_history(match: Match, length: int, kept: Snapshot | None) -> Replayed:
    """The match with its history. The states that are needed first are worked out here, beside the
    event loop for a long game: where the shown end of the log begins, and the last state behind
    which nothing can be taken back.
    """
    game = match.game
    history = History(game, game.start(match.seats, match.options))
    for entry in match.log:
        history.add(entry)
    if kept is not None:
        history.keep(kept.number, kept.state)
    history.keep(length, match.state)
    history.state(max(0, length - LOG_PAGE))
    barrier = len(match.actions) - len(match.movers)
    match.hold(barrier, history.state(history.moment_of(barrier)))
    return Replayed(match, history, 0 if kept is None else kept.number, is_frozen=False)
