"""People who are out of time, come back, or leave their seat to a bot."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any, Final

import msgspec

from roundhouse.game import Message, Seat
from roundhouse.match.clock import Clock
from roundhouse.server.tables.frames import Offer
from roundhouse.server.tables.live import STAND_IN_TURNS, LiveTable, Refuse
from roundhouse.server.tables.talk import note
from roundhouse.store import tables

if TYPE_CHECKING:
    from roundhouse.server.house import House

LEAST: Final = 60.0
"""Seconds of reserve at least for somebody who comes back, whatever the table's clock."""


async def run_out(house: House, table: LiveTable) -> bool:
    """The seat to act may be out of time: the table's rule applies. Has somebody lost a seat?"""
    async with table.lock:
        seat = table.to_act
        if seat is None or table.clock is None or table.clock.seat != seat:
            return False
        deadline = table.clock.deadline
        if deadline is None or house.now() < deadline:
            return False
        is_dropped = table.row.pace.timeout == "drop"
        key = "note-dropped" if is_dropped else "note-bot-plays-on"
        values = {"player": seat} if is_dropped else {"player": seat, "turns": STAND_IN_TURNS}
        await note(house, table, "note", seat, Message(key, {**values}))
        if is_dropped:
            await give_to_bot(house, table, seat, person=None)
        else:
            await change_seat(house, table, seat, away=True, level=stand_in(house, table, seat))
        await turn_clock(house, table, None)
    return is_dropped


async def back(house: House, table: LiveTable, person: int) -> None:
    """The person is back, and takes over from the bots at all of their seats."""
    async with table.lock:
        for seat, row in enumerate(table.row.seats):
            if row.person == person and (row.away or row.left == "removed"):
                await come_back(house, table, seat)
    house.hub.after(table)


async def come_back(house: House, table: LiveTable, seat: Seat) -> None:
    """The bot that stood in steps back; who has used up all reserve gets a little."""
    if table.to_act is None:
        raise Refuse("over", Message("why-game-over"))
    await change_seat(house, table, seat, kind="person", away=False, left="")
    await note(house, table, "note", seat, Message("note-back", {"player": seat}))
    if table.clock is not None:
        await refill(house, table, seat)


async def refill(house: House, table: LiveTable, seat: Seat) -> None:
    """A person takes the seat up; whatever was used up, there is a little time."""
    clock = deepcopy(table.clock)
    assert clock is not None
    clock.grant(seat, LEAST)
    if table.to_act == seat:
        clock.turn(seat, house.now())
    await keep_clock(house, table, clock, table.offer())


async def give_to_bot(house: House, table: LiveTable, seat: Seat, **values: Any) -> None:
    """A bot plays the seat from now on."""
    level = stand_in(house, table, seat)
    await change_seat(house, table, seat, kind="bot", level=level, away=False, link=None, **values)
    if table.clock is not None and table.clock.seat == seat:
        await turn_clock(house, table, None)


def stand_in(house: House, table: LiveTable, seat: Seat) -> str:
    return table.row.seats[seat].level or house.settings.stand_in


async def change_seat(house: House, table: LiveTable, seat: Seat, **values: Any) -> None:
    async with house.store.write() as connection:
        await tables.change_seat(connection, table.id, seat, **values)
    for name, value in values.items():
        setattr(table.row.seats[seat], name, value)
    table.reseated()


async def turn_clock(house: House, table: LiveTable, seat: Seat | None) -> None:
    """That seat's clock runs from now on; None stops it."""
    assert table.clock is not None
    clock = deepcopy(table.clock)
    clock.turn(seat, house.now())
    await keep_clock(house, table, clock, table.offer())


async def keep_clock(
    house: House, table: LiveTable, clock: Clock | None, offer: Offer | None
) -> None:
    """The clock and the offer as they are now, and when the first of them runs out."""
    deadline = table.deadline(clock, offer)
    house.hub.upkeep.expect(deadline)
    clock_text = None if clock is None else msgspec.json.encode(clock).decode()
    offer_text = None if offer is None else msgspec.json.encode(offer).decode()
    values: dict[str, Any] = {"clock": clock_text, "offer": offer_text, "deadline": deadline}
    async with house.store.write() as connection:
        await tables.change(connection, table.id, **values)
    table.row = msgspec.structs.replace(table.row, **values)
    table.clock = clock
    table.changed()
