"""A table's past: any moment as the seat may see it, the log, the record, and copies."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from roundhouse.game import OVER, BadInput, Message, Seat
from roundhouse.match import Match
from roundhouse.match.record import Header
from roundhouse.server.house import House
from roundhouse.server.people.visitor import TheHouse, ThePerson
from roundhouse.server.safety.answers import language_of
from roundhouse.server.safety.limits import limited
from roundhouse.server.safety.problems import BAD, CONFLICT, FORBIDDEN, MISSING, Problem
from roundhouse.server.tables.access import check_wish, seat_now
from roundhouse.server.tables.frames import Entry
from roundhouse.server.tables.live import LiveTable, NoTable, Refuse
from roundhouse.server.tables.moves import result
from roundhouse.server.tables.screen import log_entries
from roundhouse.store import tables
from roundhouse.store.journal import Change, write_changes
from roundhouse.store.log import EntryRow
from roundhouse.store.people import Person
from roundhouse.store.tables import SeatRow, TableRow
from roundhouse.words import say

TableId = Annotated[str, PathParameter(max_length=24, pattern="^[A-Za-z0-9_-]+$")]
Number = Annotated[int, QueryParameter(ge=0, le=2**31)]
SeatWish = FromQuery[int | None]

PAGE: Final = 200
"""Entries in one page of the log."""
LONGEST: Final = 20_000
"""Lines of a record that may be brought along."""


class Moment(msgspec.Struct, frozen=True):
    """The table after `number` entries of its log."""

    number: int
    to_act: Seat | None
    seat: Seat | None
    view: dict[str, Any]
    """The title's view, as the seat saw it then."""


class Page(msgspec.Struct, frozen=True):
    """Part of the log; `number` is its whole length."""

    start: int
    number: int
    entries: list[dict[str, Any]]


class Copy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: Annotated[int, msgspec.Meta(ge=0, le=2**31)] | None = None
    """The moment to go on from; now when left out."""


class Import(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    record: Annotated[str, msgspec.Meta(min_length=1, max_length=250_000)]


class Copied(msgspec.Struct, frozen=True):
    id: str
    """The new table."""


@get("/api/tables/{table_id:str}/past")
async def past(
    table_id: TableId, person: ThePerson, house: TheHouse, at: Number, seat: SeatWish = None
) -> Moment:
    """The table after `at` entries of its log, as the seat may see it."""
    table, sits = await looked_at(house, table_id, person, seat)
    if at > table.number:
        raise Problem(Message("problem-missing"), MISSING)
    state = table.history.state(at)
    to_act = table.game.to_act(state)
    view = msgspec.to_builtins(table.game.view(state, sits))
    return Moment(at, None if to_act == OVER else to_act, sits, view)


@get("/api/tables/{table_id:str}/log")
async def page(
    request: Request[Any, Any, Any],
    table_id: TableId,
    person: ThePerson,
    house: TheHouse,
    start: Number = 0,
    seat: SeatWish = None,
) -> Page:
    """Up to 200 entries of the log from `start` on, as the seat may see them."""
    table, sits = await looked_at(house, table_id, person, seat)
    return log_page(table, sits, language_of(request), start)


@get("/api/tables/{table_id:str}/news")
async def news(
    request: Request[Any, Any, Any],
    table_id: TableId,
    person: ThePerson,
    house: TheHouse,
    seat: SeatWish = None,
) -> Page:
    """What happened since my last turn."""
    table, sits = await looked_at(house, table_id, person, seat)
    return log_page(table, sits, language_of(request), after_last_turn(table, sits))


@get("/api/tables/{table_id:str}/record", media_type="text/plain")
async def record(table_id: TableId, person: ThePerson, house: TheHouse) -> Response[str]:
    """The record file. While others still play, secrets are left out: such lines are `null`."""
    table, sits = await looked_at(house, table_id, person, None)
    text = "\n".join([msgspec.json.encode(line).decode() for line in record_lines(table, sits)])
    name = f"{table.row.game}-{table.id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text + "\n", media_type="text/plain", headers=headers)


@post("/api/tables/{table_id:str}/copy", status_code=201, guards=[limited("tables")])
async def copy(
    table_id: TableId, data: JSONBody[Copy], person: ThePerson, house: TheHouse
) -> Copied:
    """A table of my own from any moment of a finished or hot-seat game, all seats mine."""
    table, _ = await looked_at(house, table_id, person, None)
    number = table.number if data.number is None else data.number
    if table.match is None or number > table.number:
        raise Problem(Message("problem-missing"), MISSING)
    if not sees_all(table, person.id):
        raise Problem(Message("table-playing"), CONFLICT)
    row = analysis_table(table.row, table.names, person, house.now())
    row.parent = table.id
    match = Match.resume(
        row.game,
        seats=len(row.seats),
        seed=row.seed,
        options=row.options,
        log=table.match.log[:number],
    )
    await add_with_log(house, row, match, [made.seat for made in table.made])
    return Copied(row.id)


@post("/api/records", status_code=201, guards=[limited("tables")])
async def bring(
    request: Request[Any, Any, Any], data: JSONBody[Import], person: ThePerson, house: TheHouse
) -> Copied:
    """A table from a record, all seats mine: to play on by turns or to look into."""
    text = data.record.encode()
    if text.count(b"\n") > LONGEST:
        raise Problem(Message("record-wrong", {"why": f"> {LONGEST}"}), BAD)
    try:
        match = await asyncio.to_thread(Match.read, text)
    except BadInput as error:
        raise Problem(Message("record-wrong", {"why": str(error)}), BAD) from error
    language = language_of(request)
    numbers = range(1, match.seats + 1)
    names = [say(Message("player-number", {"number": number}), language) for number in numbers]
    now = house.now()
    source = TableRow(
        game=match.game.name,
        version=match.game.version,
        options=msgspec.to_builtins(match.options),
        seats=[],
        owner=person.id,
        made=now,
        moved=now,
    )
    row = analysis_table(source, names, person, now)
    await add_with_log(house, row, match, [step.seat for step in match.steps()])
    return Copied(row.id)


async def looked_at(
    house: House, table_id: str, person: Person, wish: int | None
) -> tuple[LiveTable, Seat | None]:
    """The table, and the seat from which this person may look at it."""
    try:
        table = await house.hub.get(table_id)
        check_wish(table, person.id, wish)
    except NoTable as error:
        raise Problem(Message("problem-missing"), MISSING) from error
    except Refuse as error:
        raise Problem(error.message, FORBIDDEN) from error
    if table.match is None:
        raise Problem(Message("why-not-begun"), CONFLICT)
    return table, seat_now(table, person.id, wish)


def log_page(table: LiveTable, seat: Seat | None, language: str, start: int) -> Page:
    end = min(start + PAGE, table.number)
    entries: list[Entry] = log_entries(table, seat, language, start, end)
    return Page(start, table.number, msgspec.to_builtins(entries))


def after_last_turn(table: LiveTable, seat: Seat | None) -> int:
    """The entry after the seat's last one before its present turn."""
    number = table.number
    while number and table.made[number - 1].seat == seat and table.to_act == seat:
        number -= 1
    while number and table.made[number - 1].seat != seat:
        number -= 1
    return number


def sees_all(table: LiveTable, person: int) -> bool:
    """Nothing is secret any more, or everybody here is the same person."""
    mine = all(seat.kind == "bot" or seat.person == person for seat in table.row.seats)
    return table.row.status == "over" or (table.row.hot_seat and mine)


def record_lines(table: LiveTable, seat: Seat | None) -> list[Header | Any]:
    match = table.match
    assert match is not None
    if table.row.status == "over":
        return [match.header(), *match.log]
    steps = table.history.steps(0, table.number)
    seen = [
        table.history.log[number]
        if step is None
        else table.game.seen(step.before, step.action, seat)
        for number, step in enumerate(steps)
    ]
    return [match.header(), *seen]


def analysis_table(source: TableRow, names: list[str], person: Person, now: float) -> TableRow:
    """Like the source, with new cards to come, and all seats this person's."""
    return TableRow(
        game=source.game,
        version=source.version,
        options=source.options,
        seats=[SeatRow("person", person.id, name) for name in names],
        owner=person.id,
        made=now,
        moved=now,
        private=True,
        onlookers=False,
        talk=False,
        hot_seat=True,
    )


async def add_with_log(house: House, row: TableRow, match: Match, seats: list[Seat]) -> None:
    """Keep a table together with what was played there."""
    row.status = "over" if match.over else "playing"
    row.number, row.to_act = len(match.log), match.to_act
    row.result = result(match.game, match.state) if match.over else None
    entries = [
        EntryRow(
            table_id=row.id,
            number=number,
            entry=msgspec.json.encode(entry).decode(),
            seat=seats[number] if number < len(seats) else -1,
            source="person" if number < len(seats) and seats[number] >= 0 else "box",
            person=None,
            at=row.made,
        )
        for number, entry in enumerate(match.log)
    ]
    async with house.store.write() as connection:
        await tables.add(connection, row)
        await connection.run_sync(write_changes, [Change(entries, row)])


HANDLERS: Final = (past, page, news, record, copy, bring)
