"""A person is deleted: their seats are freed, or given to bots."""

from __future__ import annotations

from contextlib import suppress

from roundhouse.game import RoundhouseError
from roundhouse.server.house import House
from roundhouse.server.tables import endings
from roundhouse.store import lobby, personal_data


async def give_up_seats(house: House, person: int) -> None:
    """Seats at tables that have not begun are free; in games that go on a bot takes over."""
    async with house.store.write() as database:
        waiting = await personal_data.leave_waiting_tables(database, person)
        playing = await lobby.unfinished_tables_of(database, person)
    for table_id in waiting:
        house.reseated(table_id)
    for card in playing:
        with suppress(RoundhouseError):  # it has ended meanwhile, or cannot be opened
            table = await house.hub.get(card.id)
            for seat in table.seats_of(person):
                await endings.leave(table, seat, person)
