"""The action log, its snapshots, talk and standing orders of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import ColumnElement, Select, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.game import OVER
from roundhouse.store import packed_logs
from roundhouse.store.entries import EntryRow
from roundhouse.store.rows import plain
from roundhouse.store.schema import ACTIONS, SNAPSHOTS, STANDING_ORDERS, TABLES, TALK
from roundhouse.store.tables import TableRow

TalkKind = Literal["say", "greet", "note", "ask", "agree", "refuse", "lapse", "look"]
"""Said or greeted by a player; noted by the table; about an offer; said by an onlooker."""
ONLOOKERS: Final[TalkKind] = "look"
SAID: Final[tuple[TalkKind, ...]] = ("say", "greet", ONLOOKERS)
"""What people said, not what the table noted."""


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


async def entries(connection: AsyncConnection, table: TableRow, start: int = 0) -> list[EntryRow]:
    """The log of a table, packed or not, from that entry on."""
    query = (
        select(ACTIONS)
        .where(ACTIONS.c.table_id == table.id, ACTIONS.c.number >= start)
        .order_by(ACTIONS.c.number)
    )
    rows = [EntryRow(*row) for row in await connection.execute(query)]
    if start + len(rows) < table.number:
        rows = (await packed_logs.read(connection, table.id))[start:] + rows
    return rows


async def end_unplayable(
    connection: AsyncConnection,
    table_id: str,
    entry: str,
    seat: int,
    person: int | None,
    at: float,
    result: str,
) -> bool:
    """The last entry of a game that cannot be played on, whatever its log says before it.

    False when the game has ended already.
    """
    query = select(TABLES.c.number).where(TABLES.c.id == table_id, TABLES.c.status == "playing")
    number = await connection.scalar(query.with_for_update(key_share=True))
    if number is None:
        return False
    row = EntryRow(table_id, number, entry, seat, "person", person, at)
    await connection.execute(insert(ACTIONS).values(msgspec.structs.asdict(row)))
    over = {"status": "over", "to_act": OVER, "number": number + 1, "moved": at, "result": result}
    still = {"clock": None, "deadline": None, "offer": None}
    await connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(over | still))
    return True


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


async def last_talk(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, int]:
    """The number of the last thing said at each of these tables, where anything was."""
    last = func.max(TALK.c.id).label("last")
    query = select(TALK.c.table_id, last).where(TALK.c.table_id.in_(ids)).group_by(TALK.c.table_id)
    return {row.table_id: row.last for row in await connection.execute(query)}


async def add_talk(connection: AsyncConnection, row: TalkRow) -> TalkRow:
    values = msgspec.structs.asdict(row)
    del values["id"]
    query = insert(TALK).values(values).returning(TALK.c.id)
    row.id = (await connection.execute(query)).scalar_one()
    return row


async def standing_orders(connection: AsyncConnection, table_id: str) -> dict[int, str]:
    return (await all_standing_orders(connection, [table_id])).get(table_id, {})


async def all_standing_orders(
    connection: AsyncConnection, ids: Sequence[str]
) -> dict[str, dict[int, str]]:
    """By table and seat, where there are any."""
    query = select(STANDING_ORDERS).where(STANDING_ORDERS.c.table_id.in_(ids))
    found: dict[str, dict[int, str]] = {}
    for row in await connection.execute(query):
        found.setdefault(row.table_id, {})[row.seat] = row.programme
    return found


async def end_orders(connection: AsyncConnection, table_id: str, seat: int, orders: str) -> None:
    """Those are over; others that the seat has meanwhile are not."""
    await connection.execute(delete(STANDING_ORDERS).where(*_are_orders(table_id, seat, orders)))


def orders_in_force(table_id: str, seat: int, orders: str) -> Select[Any]:
    """A row, held until the transaction ends, if the seat's standing orders are still those."""
    where = _are_orders(table_id, seat, orders)
    return select(STANDING_ORDERS.c.seat).where(*where).with_for_update(read=True)


def _are_orders(table_id: str, seat: int, orders: str) -> tuple[ColumnElement[bool], ...]:
    where = (STANDING_ORDERS.c.table_id == table_id, STANDING_ORDERS.c.seat == seat)
    return (*where, STANDING_ORDERS.c.programme == orders)


async def set_orders(
    connection: AsyncConnection, table_id: str, seat: int, orders: str | None, number: int
) -> None:
    """The seat's standing orders from now on; None for none."""
    where = (STANDING_ORDERS.c.table_id == table_id, STANDING_ORDERS.c.seat == seat)
    await connection.execute(delete(STANDING_ORDERS).where(*where))
    if orders is not None:
        values: dict[str, Any] = {"table_id": table_id, "seat": seat}
        values |= {"programme": orders, "number": number}
        await connection.execute(insert(STANDING_ORDERS).values(values))
