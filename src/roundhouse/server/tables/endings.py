"""People leave a game, and people end it."""

from __future__ import annotations

from roundhouse.game import CHANCE, Message, Seat
from roundhouse.match.ending import How
from roundhouse.server.tables import absence, moves
from roundhouse.server.tables.live import LiveTable
from roundhouse.server.tables.results import end_unplayable
from roundhouse.server.tables.state import Refuse
from roundhouse.store import Store, tables


async def resign(table: LiveTable, seat: Seat, person: int) -> None:
    """The seat gives up: a bot plays on, and it comes last. With one left, that one has won."""
    async with table.changing():
        moves.playing(table, seat, person)
        await table.note(seat, Message("note-resigned", {"player": seat}), person)
        await absence.give_to_bot(table, seat, left="resigned")
        if len(table.resigned) == len(table.row.seats) - 1 or not table.has_people:
            await finish(table, "resigned", seat, person)


async def leave(table: LiveTable, seat: Seat, person: int) -> None:
    """The seat is a bot's from now on, and counts as any other."""
    async with table.changing():
        moves.playing(table, seat, person)
        await table.note(seat, Message("note-left", {"player": seat}), person)
        await absence.give_to_bot(table, seat, person=None)
        await abandon_if_empty(table, seat, person)


async def left_empty(table: LiveTable, seat: Seat | None = None) -> None:
    """Somebody has lost a seat: a game that nobody plays any more ends."""
    async with table.changing():
        await abandon_if_empty(table, seat, None)


async def abandon_if_empty(table: LiveTable, seat: Seat | None, person: int | None) -> None:
    if table.to_act is not None and not table.has_people:
        await finish(table, "abandoned", seat, person)


async def call_off(table: LiveTable, person: int, seat: Seat | None) -> None:
    """The table's maker ends a game that has hardly begun, or that nobody else can play on."""
    async with table.changing():
        if not table.is_frozen:
            moves.playing(table)
        elif table.row.status != "playing":
            raise Refuse("over", Message("why-game-over"))
        if person != table.row.owner:
            raise Refuse("offer", Message("why-not-maker"))
        if not table.may_be_called_off():
            raise Refuse("offer", Message("why-begun"))
        if table.is_frozen:
            await table.end_frozen(person)
        else:
            await finish(table, "called-off", seat, person)


async def end_broken(store: Store, table_id: str, person: int, now: float) -> bool:
    """The same for a table that cannot be loaded; False when its game has ended already."""
    async with store.write() as connection:
        row = await tables.find(connection, table_id)
        return row is not None and await end_unplayable(connection, row, person, now)


async def finish(table: LiveTable, how: How, seat: Seat | None, person: int | None) -> None:
    """The game ends here; it is an entry of the log, so that no move can come after it."""
    assert table.match is not None
    trial = table.match.copy()
    trial.end(how, seat, table.resigned)
    await table.take_over(trial, CHANCE if seat is None else seat, person)
