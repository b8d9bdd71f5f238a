"""Tables and their seats."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import Select, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.store.rows import plain
from roundhouse.store.schema import SEATS, TABLES

Status = Literal["open", "playing", "over"]
SeatKind = Literal["open", "person", "bot"]


Left = Literal["", "resigned", "removed"]


class SeatRow(msgspec.Struct):
    """Who sits there: nobody yet, a person, or a bot of that level (and style)."""

    kind: SeatKind
    person: int | None = None
    name: str = ""
    level: str | None = None
    away: bool = False
    """A bot of that level acts for the person until the person is back."""
    left: Left = ""
    """Why a bot plays for good in this person's place."""
    link: str | None = None
    """Digest of the token by which another person may take the seat over."""


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How quickly a table plays, in seconds; 0 is without a clock."""

    move: int = 0
    """Free for every move."""
    reserve: int = 0
    """For the whole game, used up when a move takes longer."""
    timeout: Literal["bot", "drop"] = "bot"
    """When both are used up: a bot plays on until the person is back, or for good."""


class TableRow(msgspec.Struct):
    """A table as it is kept; `id` cannot be guessed, so a private table is shared by its link."""

    game: str
    version: int
    options: dict[str, Any]
    seats: list[SeatRow]
    owner: int | None
    made: float
    moved: float
    id: str = msgspec.field(default_factory=lambda: secrets.token_urlsafe(9))
    seed: str = msgspec.field(default_factory=lambda: secrets.token_hex(16))
    status: Status = "open"
    private: bool = False
    onlookers: bool = True
    talk: bool = True
    hints: bool = True
    """May players ask what the expert would do?"""
    hot_seat: bool = False
    """One device goes round: its person holds every seat that is no bot's."""
    pace: Pace = Pace()
    clock: str | None = None
    """Seconds of reserve left to each seat."""
    deadline: float | None = None
    """When the seat to act runs out of time."""
    number: int = 0
    """How many entries the log has."""
    to_act: int = 0
    result: str | None = None
    offer: str | None = None
    """What somebody proposes now, as JSON."""
    parent: str | None = None
    analysis: bool = False
    """Its owner's alone, and counted nowhere: copied, made from a record, or to learn."""
    lesson: bool = False
    """A guided first game that goes on."""
    study: int | None = None
    """In a study, the length of the log with which it began: what comes after are variations."""


_AS_JSON = ("options", "pace")


async def add(connection: AsyncConnection, table: TableRow) -> None:
    values = {
        name: getattr(table, name) for name in table.__struct_fields__ if name in TABLES.columns
    }
    for name in _AS_JSON:
        values[name] = msgspec.json.encode(values[name]).decode()
    await connection.execute(insert(TABLES).values(values))
    seats = [
        {"table_id": table.id, "seat": number, **msgspec.structs.asdict(seat)}
        for number, seat in enumerate(table.seats)
    ]
    await connection.execute(insert(SEATS), seats)


async def find(connection: AsyncConnection, table_id: str) -> TableRow | None:
    found = await find_all(connection, [table_id])
    return found[0] if found else None


async def find_all(connection: AsyncConnection, ids: Sequence[str]) -> list[TableRow]:
    """Those of the tables that there are, by two queries for all."""
    rows = (await connection.execute(select(TABLES).where(TABLES.c.id.in_(ids)))).all()
    if not rows:
        return []
    seats: dict[str, list[dict[str, Any]]] = {row.id: [] for row in rows}
    query = select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)
    for seat in await connection.execute(query):
        if seat.table_id in seats:  # else made since
            seats[seat.table_id].append(plain(seat))
    return [_read(plain(row), seats[row.id]) for row in rows]


def _read(values: dict[str, Any], seats: list[dict[str, Any]]) -> TableRow:
    for name in _AS_JSON:
        values[name] = msgspec.json.decode(values[name])
    return msgspec.convert(values | {"seats": seats}, TableRow)


def bot_in_charge(table_id: str, seat: int) -> Select[Any]:
    """A row, held until the transaction ends, if a bot still acts for that seat."""
    where = (SEATS.c.table_id == table_id, SEATS.c.seat == seat)
    is_bot = or_(SEATS.c.kind == "bot", SEATS.c.away)
    return select(SEATS.c.seat).where(*where, is_bot).with_for_update(read=True)


def ready_to_begin(table_id: str) -> tuple[Select[Any], ...]:
    """Rows, held until the transaction ends, if the game has not begun and no seat is free.

    First the table is held, as the lobby holds it to change a seat: the second query then sees what
    the lobby has done, and the lobby waits until we are through.
    """
    is_table = TABLES.c.id == table_id
    held = select(TABLES.c.id).where(is_table).with_for_update(key_share=True)
    free = select(SEATS.c.seat).where(SEATS.c.table_id == table_id, SEATS.c.kind == "open")
    ready = select(TABLES.c.id).where(is_table, TABLES.c.status == "open", ~free.exists())
    return held, ready


async def change(connection: AsyncConnection, table_id: str, **values: Any) -> None:
    await connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(values))


async def change_seat(connection: AsyncConnection, table_id: str, seat: int, **values: Any) -> None:
    where = (SEATS.c.table_id == table_id, SEATS.c.seat == seat)
    await connection.execute(update(SEATS).where(*where).values(values))
