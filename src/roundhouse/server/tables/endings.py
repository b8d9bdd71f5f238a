"""People leave a game, and people end it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from roundhouse.game import CHANCE, Message, Seat
from roundhouse.match.ending import How
from roundhouse.server.tables import absence, moves
from roundhouse.server.tables.live import LiveTable, Refuse
from roundhouse.server.tables.talk import note
from roundhouse.store.log import EntryRow

if TYPE_CHECKING:
    from roundhouse.server.house import House


async def resign(house: House, table: LiveTable, seat: Seat, person: int) -> None:
    """The seat gives up: a bot plays on, and it comes last. With one left, that one has won."""
    async with table.lock:
        await house.hub.catch_up(table)
        moves.playing(table, seat, person)
        await note(house, table, "note", seat, Message("note-resigned", {"player": seat}), person)
        await absence.give_to_bot(house, table, seat, left="resigned")
        if len(moves.resigned(table)) == len(table.row.seats) - 1 or not has_people(table):
            await finish(house, table, "resigned", seat, person)
    house.hub.after(table)


async def leave(house: House, table: LiveTable, seat: Seat, person: int) -> None:
    """The seat is a bot's from now on, and counts as any other."""
    async with table.lock:
        await house.hub.catch_up(table)
        moves.playing(table, seat, person)
        await note(house, table, "note", seat, Message("note-left", {"player": seat}), person)
        await absence.give_to_bot(house, table, seat, person=None)
        await abandon_if_empty(house, table, seat, person)
    house.hub.after(table)


async def left_empty(house: House, table: LiveTable, seat: Seat | None = None) -> None:
    """Somebody has lost a seat: a game that nobody plays any more ends."""
    async with table.lock:
        await abandon_if_empty(house, table, seat, None)
    house.hub.after(table)


async def abandon_if_empty(
    house: House, table: LiveTable, seat: Seat | None, person: int | None
) -> None:
    if table.to_act is not None and not has_people(table):
        await finish(house, table, "abandoned", seat, person)


def has_people(table: LiveTable) -> bool:
    return any(seat.kind == "person" for seat in table.row.seats)


async def call_off(house: House, table: LiveTable, person: int, seat: Seat | None) -> None:
    """The table's maker ends a game that has hardly begun, or that nobody else plays."""
    async with table.lock:
        await house.hub.catch_up(table)
        moves.playing(table)
        if person != table.row.owner:
            raise Refuse("offer", Message("why-not-maker"))
        if not table.may_be_called_off():
            raise Refuse("offer", Message("why-begun"))
        await finish(house, table, "called-off", seat, person)
    house.hub.after(table)


async def finish(
    house: House, table: LiveTable, how: How, seat: Seat | None, person: int | None
) -> None:
    """The game ends here; it is an entry of the log, so that no move can come after it."""
    assert table.match is not None
    trial = table.match.copy()
    trial.end(how, seat, moves.resigned(table))
    text = msgspec.json.encode(trial.log[-1]).decode()
    at = CHANCE if seat is None else seat
    row = EntryRow(table.id, table.number, text, at, "person", person, house.now())
    await moves.keep(house, table, [row], trial.state, end=trial.ended)
    table.install(trial, [None], [row])
    moves.drop_programmes(house, table, row.number)
