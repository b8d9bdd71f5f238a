"""Studies: one's own table from a moment of a finished game, where lines are tried and left again.

The log is the tree of variations: a `Rewind` goes back, what follows it is another line. So a study
is kept, shown, copied and shared as any other table is.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import post
from litestar.params import JSONBody

from roundhouse.bots import bot
from roundhouse.game import Action, Message
from roundhouse.server.house import House
from roundhouse.server.people.visitor import TheHouse, ThePerson
from roundhouse.server.safety.limits import limited
from roundhouse.server.safety.problems import BAD, CONFLICT, FORBIDDEN, MISSING, Problem
from roundhouse.server.tables.live import LiveTable
from roundhouse.server.tables.past import TableId, looked_at, made_near
from roundhouse.store import reports
from roundhouse.store.people import Person

LONGEST: Final = 3000
"""Entries of the log that variations may add: every way back and forth adds some."""


class Go(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    """The moment to play on from: the table after so many entries of its log."""


class StudySeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, msgspec.Meta(ge=0, le=20)]
    level: Annotated[str, msgspec.Meta(max_length=20)] | None = None
    """The bot that plays it from now on, as for a new table; nobody but me when left out."""


@post("/api/tables/{table_id:str}/study/go", status_code=204, guards=[limited("advice")])
async def go(table_id: TableId, data: JSONBody[Go], person: ThePerson, house: TheHouse) -> None:
    """Play on from any moment that my study has seen, in whichever variation."""
    table = await studied(house, table_id, person)
    if data.number > table.number:
        raise Problem(Message("problem-missing"), MISSING)
    await made_near(table, data.number)
    async with table.changing():
        match = table.match
        assert match is not None
        assert table.row.study is not None
        if table.number - table.row.study > LONGEST:
            raise Problem(Message("study-full"), CONFLICT)
        entries = table.history.standing_entries(data.number)
        path = [entry for n in entries if isinstance(entry := table.history.log[n], Action)]
        trial = match.copy()
        steps = trial.vary(path)
        if not steps:
            return
        if table.row.status == "over":
            async with house.store.write() as database:
                await reports.remove(database, table.id)
        await table.take_over(trial, table.seats_of(person.id)[0], person.id, steps)


@post("/api/tables/{table_id:str}/study/seats", status_code=204, guards=[limited("advice")])
async def set_seat(
    table_id: TableId, data: JSONBody[StudySeat], person: ThePerson, house: TheHouse
) -> None:
    """Give a seat of my study to a bot, or take it back."""
    table = await studied(house, table_id, person)
    if data.level is not None:
        bot(data.level, table.row.game)
    async with table.changing():
        if data.seat not in range(len(table.row.seats)):
            raise Problem(Message("problem-missing"), MISSING)
        if data.level is None:
            await table.change_seat(data.seat, kind="person", person=person.id, level=None)
            return
        if set(table.seats_of(person.id)) <= {data.seat}:
            raise Problem(Message("study-one-seat"), BAD)
        await table.change_seat(data.seat, kind="bot", person=None, level=data.level)


@post("/api/tables/{table_id:str}/study/share", status_code=204)
async def share(table_id: TableId, person: ThePerson, house: TheHouse) -> None:
    """Who has the link of my study may look at it from now on, and take a copy to try own lines."""
    table = await studied(house, table_id, person)
    async with table.changing():
        await table.let_look()


async def studied(house: House, table_id: str, person: Person) -> LiveTable:
    """A study of this person's."""
    table, _ = await looked_at(house, table_id, person, None)
    if table.row.study is None:
        raise Problem(Message("study-none"), CONFLICT)
    if table.row.owner != person.id:
        raise Problem(Message("study-not-yours"), FORBIDDEN)
    if table.is_frozen:
        raise Problem(Message("table-older-rules"), CONFLICT)
    return table


HANDLERS: Final = (go, set_seat, share)
