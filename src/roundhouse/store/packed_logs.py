"""Logs of finished games, each packed into one row instead of one for every entry.

Nothing is lost but fractions of a millisecond. A game that goes on after all, as its last move was
taken back, has its new entries in rows of their own until it is finished again.
"""

from __future__ import annotations

import zlib
from typing import Final

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.store.entries import EntryRow, Source
from roundhouse.store.schema import PACKED_LOGS, PACKED_PEOPLE, PEOPLE

NOBODY: Final = -1
"""The slot of entries that no person made."""
MILLISECONDS: Final = 1000

Slots = list[int | None]
"""Who made the entries, by slot; None who was forgotten."""


class Columns(msgspec.Struct, array_like=True):
    """A log by columns, which deflate much better than rows."""

    entries: list[msgspec.Raw]
    seats: list[int]
    sources: list[Source]
    slots: list[int]
    times: list[int]
    """Milliseconds: of the first entry since 1970, of each other one since the entry before."""


def pack(rows: list[EntryRow]) -> tuple[bytes, Slots]:
    """A whole log as bytes, and the people whom these name by slot."""
    people: Slots = list(dict.fromkeys(row.person for row in rows if row.person is not None))
    slot_of = {person: slot for slot, person in enumerate(people)} | {None: NOBODY}
    times = [round(row.at * MILLISECONDS) for row in rows]
    columns = Columns(
        [msgspec.Raw(row.entry.encode()) for row in rows],
        [row.seat for row in rows],
        [row.source for row in rows],
        [slot_of[row.person] for row in rows],
        [time - before for time, before in zip(times, [0, *times], strict=False)],
    )
    return zlib.compress(msgspec.json.encode(columns), 9), people


def unpack(table_id: str, data: bytes, people: Slots) -> list[EntryRow]:
    columns = msgspec.json.decode(zlib.decompress(data), type=Columns)
    whose = [*people, None]  # the last one for NOBODY
    rows: list[EntryRow] = []
    at = 0
    made = zip(columns.seats, columns.sources, columns.slots, columns.times, strict=True)
    for number, (entry, (seat, source, slot, time)) in enumerate(
        zip(columns.entries, made, strict=True)
    ):
        at += time
        text = bytes(entry).decode()
        rows.append(EntryRow(table_id, number, text, seat, source, whose[slot], at / MILLISECONDS))
    return rows


async def read(connection: AsyncConnection, table_id: str) -> list[EntryRow]:
    """The packed part of a log, from its first entry on; nothing where there is none."""
    query = select(PACKED_LOGS.c.data).where(PACKED_LOGS.c.table_id == table_id)
    data = await connection.scalar(query)
    if data is None:
        return []
    people = select(PACKED_PEOPLE.c.person).where(PACKED_PEOPLE.c.table_id == table_id)
    slots = list(await connection.scalars(people.order_by(PACKED_PEOPLE.c.slot)))
    return unpack(table_id, data, slots)


async def replace(
    connection: AsyncConnection, table_id: str, number: int, data: bytes, people: Slots
) -> None:
    """Keep a packed log, in the place of the one that the table may have had.

    Who is no longer known, as cleaning took that guest away, is nobody.
    """
    known = select(PEOPLE.c.id).where(PEOPLE.c.id.in_(people))
    still = set(await connection.scalars(known.with_for_update(read=True, key_share=True)))
    for table in (PACKED_PEOPLE, PACKED_LOGS):
        await connection.execute(delete(table).where(table.c.table_id == table_id))
    values = {"table_id": table_id, "number": number, "data": data}
    await connection.execute(insert(PACKED_LOGS).values(values))
    slots = [
        {"table_id": table_id, "slot": slot, "person": person if person in still else None}
        for slot, person in enumerate(people)
    ]
    if slots:
        await connection.execute(insert(PACKED_PEOPLE), slots)


async def made_by(connection: AsyncConnection, person: int) -> list[EntryRow]:
    """Every entry that this person made, of all packed logs."""
    query = select(PACKED_PEOPLE.c.table_id).where(PACKED_PEOPLE.c.person == person)
    tables = list(await connection.scalars(query.distinct().order_by(PACKED_PEOPLE.c.table_id)))
    logs = [await read(connection, table) for table in tables]
    return [row for log in logs for row in log if row.person == person]
