"""A table's past: any moment as the seat may see it, the log and the record."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.params import FromQuery, PathParameter, QueryParameter

from roundhouse.game import OVER, Message, Seat
from roundhouse.server.house import House
from roundhouse.server.people.visitor import TheHouse, ThePerson
from roundhouse.server.safety.answers import language_of
from roundhouse.server.safety.limits import limited
from roundhouse.server.safety.problems import CONFLICT, FORBIDDEN, MISSING, Problem
from roundhouse.server.tables.access import check_wish, seat_now
from roundhouse.server.tables.frames import Entry
from roundhouse.server.tables.live import LiveTable
from roundhouse.server.tables.loading import NoTable
from roundhouse.server.tables.lookback import CourseTask, RecordTask
from roundhouse.server.tables.replays import in_thread
from roundhouse.server.tables.screen import log_entries
from roundhouse.server.tables.state import Refuse
from roundhouse.store.people import Person

TableId = Annotated[str, PathParameter(max_length=24, pattern="^[A-Za-z0-9_-]+$")]
Number = Annotated[int, QueryParameter(ge=0, le=2**31)]
SeatWish = FromQuery[int | None]

PAGE: Final = 200
"""Entries in one page of the log."""
FAR: Final = 64
"""Actions between a moment and a state at hand that are too many for the event loop."""


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


@get("/api/tables/{table_id:str}/past")
async def past(
    table_id: TableId, person: ThePerson, house: TheHouse, at: Number, seat: SeatWish = None
) -> Moment:
    """The table after `at` entries of its log, as the seat may see it."""
    table, sits = await looked_at(house, table_id, person, seat)
    if at > table.number:
        raise Problem(Message("problem-missing"), MISSING)
    await made_near(table, at)
    state = table.history.state(at)
    table, sits = await looked_at(house, table_id, person, seat)
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
    return await log_page(house, table_id, person, seat, language_of(request), start)


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
    start = after_last_turn(table, sits)
    return await log_page(house, table_id, person, seat, language_of(request), start)


@get("/api/tables/{table_id:str}/record", media_type="text/plain", guards=[limited("lookbacks")])
async def record(table_id: TableId, person: ThePerson, house: TheHouse) -> Response[str]:
    """The record file. While others still play, secrets are left out: such lines are `null`."""
    table, text = await looked_back(house, table_id, person, None, RecordTask)
    name = f"{table.row.game}-{table.id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text.decode(), media_type="text/plain", headers=headers)


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


async def made_near(table: LiveTable, moment: int) -> None:
    """Play what leads to a moment that is far from every state at hand, beside the event loop."""
    if table.history.distance(moment) > FAR:
        await in_thread(table.history.state, moment)


async def looked_back(
    house: House,
    table_id: str,
    person: Person,
    wish: int | None,
    kind: type[RecordTask | CourseTask],
) -> tuple[LiveTable, bytes]:
    """The table, and what is computed from its whole log for the seat that the person has now."""
    table, seat = await looked_at(house, table_id, person, wish)
    match = table.match
    assert match is not None
    is_over = table.row.status == "over"
    known = table.lookbacks.get((kind, seat))
    if known is None or known[0] != table.number:
        task = kind(match.header(), [made.entry for made in table.made], seat, is_over)
        work = asyncio.create_task(house.replays.perform(person.id, task))
        known = table.lookbacks[kind, seat] = (table.number, work)
        work.add_done_callback(lambda _: forget_failed(table, kind, seat, work))
    found = await asyncio.shield(known[1])
    if await looked_at(house, table_id, person, wish) != (table, seat):
        raise Problem(Message("why-not-your-seat"), FORBIDDEN)
    return table, found


def forget_failed(
    table: LiveTable, kind: type[Any], seat: Seat | None, work: asyncio.Task[bytes]
) -> None:
    """The next who asks may have more luck."""
    if (work.cancelled() or work.exception() is not None) and table.lookbacks.get((kind, seat)):
        del table.lookbacks[kind, seat]


async def log_page(
    house: House, table_id: str, person: Person, wish: int | None, language: str, start: int
) -> Page:
    table, _ = await looked_at(house, table_id, person, wish)
    if start < table.number:
        await made_near(table, start)
    table, seat = await looked_at(house, table_id, person, wish)
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


HANDLERS: Final = (past, page, news, record)
