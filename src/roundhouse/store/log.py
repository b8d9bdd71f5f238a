"""The action log, its snapshots, talk and programmes of a table."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from sqlalchemy import ColumnElement, Select, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.store.rows import plain
from roundhouse.store.schema import ACTIONS, PROGRAMMES, SNAPSHOTS, TALK

Source = Literal["box", "person", "bot", "programme"]
"""Who really acted: chance, the seat's person, a bot, or what the person had programmed."""
TalkKind = Literal["say", "greet", "note", "ask", "agree", "refuse", "lapse", "look"]
"""Said or greeted by a player; noted by the table; about an offer; said by an onlooker."""
ONLOOKERS: Final[TalkKind] = "look"


class EntryRow(msgspec.Struct):
    """One entry of the log: an action or an undo as JSON."""

    table_id: str
    number: int
    entry: str
    seat: int
    source: Source
    person: int | None
    at: float


class TalkRow(msgspec.Struct):
    """Something said at the table, noted by it, or asked and answered about an undo."""

    table_id: str
    kind: TalkKind
    seat: int | None
    person: int | None
    number: int
    text: str
    at: float
    name: str = ""
    """Of an onlooker."""
    id: int = 0


async def entries(connection: AsyncConnection, table_id: str, start: int = 0) -> list[EntryRow]:
    query = (
        select(ACTIONS)
        .where(ACTIONS.c.table_id == table_id, ACTIONS.c.number >= start)
        .order_by(ACTIONS.c.number)
    )
    return [EntryRow(*row) for row in await connection.execute(query)]


async def latest_snapshot(connection: AsyncConnection, table_id: str) -> tuple[int, bytes] | None:
    query = (
        select(SNAPSHOTS.c.number, SNAPSHOTS.c.data)
        .where(SNAPSHOTS.c.table_id == table_id)
        .order_by(SNAPSHOTS.c.number.desc())
        .limit(1)
    )
    row = (await connection.execute(query)).first()
    return None if row is None else (row.number, row.data)


async def talk(
    connection: AsyncConnection,
    table_id: str,
    after: int = 0,
    limit: int = 200,
    *,
    onlookers: bool = False,
) -> list[TalkRow]:
    """The last things said at the table, or else among the onlookers, oldest first."""
    whose = TALK.c.kind == ONLOOKERS if onlookers else TALK.c.kind != ONLOOKERS
    query = (
        select(TALK)
        .where(TALK.c.table_id == table_id, TALK.c.id > after, whose)
        .order_by(TALK.c.id.desc())
        .limit(limit)
    )
    rows = [plain(row) for row in await connection.execute(query)]
    return msgspec.convert(rows[::-1], list[TalkRow])


async def add_talk(connection: AsyncConnection, row: TalkRow) -> TalkRow:
    values = msgspec.structs.asdict(row)
    del values["id"]
    query = insert(TALK).values(values).returning(TALK.c.id)
    row.id = (await connection.execute(query)).scalar_one()
    return row


async def programmes(connection: AsyncConnection, table_id: str) -> dict[int, str]:
    query = select(PROGRAMMES.c.seat, PROGRAMMES.c.programme).where(
        PROGRAMMES.c.table_id == table_id
    )
    return {row.seat: row.programme for row in await connection.execute(query)}


async def end_programme(
    connection: AsyncConnection, table_id: str, seat: int, programme: str
) -> None:
    """That one is over; another that the seat has meanwhile is not."""
    await connection.execute(delete(PROGRAMMES).where(*_is_programme(table_id, seat, programme)))


def programme_in_force(table_id: str, seat: int, programme: str) -> Select[Any]:
    """A row, held until the transaction ends, if the seat's programme is still that one."""
    where = _is_programme(table_id, seat, programme)
    return select(PROGRAMMES.c.seat).where(*where).with_for_update(read=True)


def _is_programme(table_id: str, seat: int, programme: str) -> tuple[ColumnElement[bool], ...]:
    where = (PROGRAMMES.c.table_id == table_id, PROGRAMMES.c.seat == seat)
    return (*where, PROGRAMMES.c.programme == programme)


async def set_programme(
    connection: AsyncConnection, table_id: str, seat: int, programme: str | None, number: int
) -> None:
    """The seat's programme from now on; None for none."""
    where = (PROGRAMMES.c.table_id == table_id, PROGRAMMES.c.seat == seat)
    await connection.execute(delete(PROGRAMMES).where(*where))
    if programme is not None:
        values: dict[str, Any] = {"table_id": table_id, "seat": seat}
        values |= {"programme": programme, "number": number}
        await connection.execute(insert(PROGRAMMES).values(values))
