"""The address of a finished game's report; `report_jobs` has it made."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from litestar import Request, delete, get, post

from roundhouse.bots.judging import judge
from roundhouse.game import Message
from roundhouse.server.house import House
from roundhouse.server.people.visitor import TheHouse, ThePerson
from roundhouse.server.safety.answers import language_of
from roundhouse.server.safety.limits import limited
from roundhouse.server.safety.problems import CONFLICT, MISSING, Problem
from roundhouse.server.tables.live import LiveTable
from roundhouse.server.tables.past import TableId, looked_at
from roundhouse.server.tables.speech import sentence
from roundhouse.store import reports
from roundhouse.store.people import Person


class ReportState(msgspec.Struct, frozen=True):
    """How far the report on a game is."""

    status: Literal["none", "making", "ready"]
    done: int = 0
    """Of `total` parts."""
    total: int = 0
    report: Any = None
    """A `Report` once it is ready, with sentences where it holds messages."""


@post("/api/tables/{table_id:str}/report", status_code=202, guards=[limited("lookbacks")])
async def start(
    request: Request[Any, Any, Any], table_id: TableId, person: ThePerson, house: TheHouse
) -> ReportState:
    """Have a finished game analysed; what decided it is then told by the same address."""
    table = await finished(house, table_id, person)
    await house.reports.start(table, person.id)
    return await state_of(house, table, language_of(request))


@get("/api/tables/{table_id:str}/report", guards=[limited("advice")])
async def read(
    request: Request[Any, Any, Any], table_id: TableId, person: ThePerson, house: TheHouse
) -> ReportState:
    """What decided a finished game, or how far its analysis is."""
    table = await finished(house, table_id, person)
    return await state_of(house, table, language_of(request))


@delete("/api/tables/{table_id:str}/report", status_code=204)
async def stop(table_id: TableId, person: ThePerson, house: TheHouse) -> None:
    """Stop the analysis; a report that is ready stays."""
    await finished(house, table_id, person)
    async with house.store.write() as database:
        await reports.stop(database, table_id)


async def finished(house: House, table_id: str, person: Person) -> LiveTable:
    """A table whose game is over, of a title that somebody can judge."""
    table, _ = await looked_at(house, table_id, person, None)
    if table.row.status != "over":
        raise Problem(Message("report-not-over"), CONFLICT)
    if judge(table.row.game) is None:
        raise Problem(Message("report-no-judge"), MISSING)
    return table


async def state_of(house: House, table: LiveTable, language: str) -> ReportState:
    async with house.store.read() as database:
        row = await reports.find(database, table.id, house.now())
    if row is None:
        return ReportState("none")
    if row.report is None:
        return ReportState("making", row.done, row.total)
    found = msgspec.json.decode(row.report)
    return ReportState("ready", row.total, row.total, said(found, language, table.names))


def said(value: Any, language: str, names: list[str]) -> Any:
    """What was kept, with sentences in the place of messages."""
    match value:
        case {"key": str(key), "values": dict(values), **rest} if not rest:
            return sentence(Message(key, values), language, names)
        case dict():
            return {name: said(part, language, names) for name, part in value.items()}
        case list():
            return [said(part, language, names) for part in value]
        case _:
            return value


HANDLERS: Final[tuple[Any, ...]] = (start, read, stop)
