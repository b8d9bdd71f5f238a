"""People who are out of time, come back, or leave their seat to a bot.

What has no lock of its own here is called by who holds the table's.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from roundhouse.game import Message, Seat
from roundhouse.server.tables.live import LiveTable
from roundhouse.server.tables.state import STAND_IN_TURNS, Refuse

LEAST: Final = 60.0
"""Seconds of reserve at least for somebody who comes back, whatever the table's clock."""


async def run_out(table: LiveTable) -> bool:
    """The seat to act may be out of time: the table's rule applies. Has somebody lost a seat?"""
    is_dropped = False
    async with table.changing():
        if (seat := out_of_time(table)) is not None:
            is_dropped = table.row.pace.timeout == "drop"
            key = "note-dropped" if is_dropped else "note-bot-plays-on"
            values = {"player": seat} if is_dropped else {"player": seat, "turns": STAND_IN_TURNS}
            await table.note(seat, Message(key, {**values}))
            if is_dropped:
                await give_to_bot(table, seat, person=None)
            else:
                await table.change_seat(seat, away=True, level=stand_in(table, seat))
            await turn_clock(table, None)
    return is_dropped


def out_of_time(table: LiveTable) -> Seat | None:
    """The seat to act, if its clock has run out."""
    seat, clock = table.to_act, table.clock
    if seat is None or clock is None or clock.seat != seat or clock.deadline is None:
        return None
    return None if table.now() < clock.deadline else seat


async def back(table: LiveTable, person: int) -> None:
    """The person is back, and takes over from the bots at all of their seats."""
    async with table.changing():
        for seat, row in enumerate(table.row.seats):
            if row.person == person and (row.away or row.left == "removed"):
                await come_back(table, seat)


async def come_back(table: LiveTable, seat: Seat) -> None:
    """The bot that stood in steps back; who has used up all reserve gets a little."""
    if table.to_act is None:
        raise Refuse("over", Message("why-game-over"))
    await table.change_seat(seat, kind="person", away=False, left="")
    await table.note(seat, Message("note-back", {"player": seat}))
    await refill(table, seat)


async def refill(table: LiveTable, seat: Seat) -> None:
    """A person takes the seat up; whatever was used up, there is a little time."""
    clock = deepcopy(table.clock)
    if clock is None:
        return
    clock.grant(seat, LEAST)
    if table.to_act == seat:
        clock.turn(seat, table.now())
    await table.set_clock(clock, table.offer())


async def give_to_bot(table: LiveTable, seat: Seat, **values: Any) -> None:
    """A bot plays the seat from now on."""
    level = stand_in(table, seat)
    await table.change_seat(seat, kind="bot", level=level, away=False, link=None, **values)
    if table.clock is not None and table.clock.seat == seat:
        await turn_clock(table, None)


def stand_in(table: LiveTable, seat: Seat) -> str:
    return table.row.seats[seat].level or table.settings.stand_in


async def turn_clock(table: LiveTable, seat: Seat | None) -> None:
    """That seat's clock runs from now on; None stops it."""
    clock = deepcopy(table.clock)
    assert clock is not None
    clock.turn(seat, table.now())
    await table.set_clock(clock, table.offer())
