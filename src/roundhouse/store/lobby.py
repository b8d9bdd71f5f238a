"""Which tables there are, and who sits at them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, and_, delete, exists, func, or_, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.store.rows import plain
from roundhouse.store.schema import PEOPLE, SEATS, TABLES
from roundhouse.store.tables import Left, Pace, SeatKind, Status, TableRow

PAGE: Final = 50
"""Tables in one answer."""
LATEST: Final = 500
FEW: Final = 3
"""Finished games from which a usual length is worked out: the latest, and no fewer than that."""


class SeatCard(msgspec.Struct, frozen=True):
    kind: SeatKind
    name: str
    person: int | None = None
    level: str | None = None
    away: bool = False
    left: Left = ""


class TableCard(msgspec.Struct, frozen=True):
    """A table as it lies in the lobby: who plays what and how, nothing of the game itself."""

    id: str
    game: str
    options: dict[str, Any]
    status: Status
    private: bool
    onlookers: bool
    talk: bool
    hints: bool
    hot_seat: bool
    analysis: bool
    """Copied, made from a record or to learn: its owner may take it away at any time."""
    lesson: bool
    """A guided first game that goes on."""
    pace: Pace
    owner: int | None
    number: int
    to_act: int
    made: float
    moved: float
    parent: str | None
    result: str | None
    seats: list[SeatCard]

    def has(self, person: int) -> bool:
        """Is it theirs, or do they sit there?"""
        return self.owner == person or any(seat.person == person for seat in self.seats)

    def people(self) -> set[int]:
        """Who keeps it and who sits there."""
        found = {self.owner, *(seat.person for seat in self.seats)}
        return {person for person in found if person is not None}


def card_of(row: TableRow) -> TableCard:
    """The card of a table whose row is at hand."""
    names = [name for name in TableCard.__struct_fields__ if name != "seats"]
    seats = [
        SeatCard(seat.kind, seat.name, seat.person, seat.level, seat.away, seat.left)
        for seat in row.seats
    ]
    return TableCard(**{name: getattr(row, name) for name in names}, seats=seats)


_COLUMNS: Final = [TABLES.c[name] for name in TableCard.__struct_fields__ if name != "seats"]


async def card(connection: AsyncConnection, table_id: str) -> TableCard | None:
    found = await _cards(connection, TABLES.c.id == table_id, 1)
    return found[0] if found else None


async def open_tables(connection: AsyncConnection, apart: Collection[int] = ()) -> list[TableCard]:
    """Public tables that wait for players, the newest first; none of people to keep apart from."""
    is_open = and_(TABLES.c.status == "open", TABLES.c.private.is_(False), _without(apart))
    return await _cards(connection, is_open, PAGE)


async def tables_to_watch(
    connection: AsyncConnection, apart: Collection[int] = ()
) -> list[TableCard]:
    """Public games that are going on and may be looked on."""
    going_on = and_(
        TABLES.c.status == "playing",
        TABLES.c.private.is_(False),
        TABLES.c.onlookers.is_(True),
        _without(apart),
    )
    return await _cards(connection, going_on, PAGE)


async def tables_of(
    connection: AsyncConnection, person: int, before: float | None = None
) -> list[TableCard]:
    """The person's tables, those with the latest moves first; `before` turns the page."""
    sits_at = select(SEATS.c.table_id).where(SEATS.c.person == person)
    theirs = or_(TABLES.c.owner == person, TABLES.c.id.in_(sits_at))
    if before is not None:
        theirs = and_(theirs, TABLES.c.moved < before)
    return await _cards(connection, theirs, PAGE)


async def unfinished_tables_of(connection: AsyncConnection, person: int) -> list[TableCard]:
    """Every table at which the person sits and that is not over, held until the end."""
    sits_at = select(SEATS.c.table_id).where(SEATS.c.person == person)
    theirs = and_(TABLES.c.id.in_(sits_at), TABLES.c.status != "over")
    await connection.execute(select(TABLES.c.id).where(theirs).with_for_update(key_share=True))
    return await _cards(connection, theirs, None)


async def lesson_of(connection: AsyncConnection, person: int, game: str) -> str | None:
    """The table at which the person learns that game, the latest of them."""
    theirs = (TABLES.c.owner == person, TABLES.c.game == game, TABLES.c.lesson)
    query = select(TABLES.c.id).where(*theirs).order_by(TABLES.c.moved.desc()).limit(1)
    found: str | None = await connection.scalar(query)
    return found


class Length(msgspec.Struct, frozen=True):
    """Games of a title with so many seats have about so many entries in their log."""

    game: str
    seats: int
    entries: int


async def usual_lengths(connection: AsyncConnection) -> list[Length]:
    """From the latest games that were played to their end, where there are a few of them."""
    latest = (
        select(TABLES.c.id, TABLES.c.game, TABLES.c.number)
        .where(TABLES.c.status == "over", ~TABLES.c.analysis, ~TABLES.c.result.contains('"how":'))
        .order_by(TABLES.c.moved.desc())
        .limit(LATEST)
        .subquery()
    )
    sizes = (
        select(latest.c.game, latest.c.number, func.count().label("seats"))
        .join(SEATS, SEATS.c.table_id == latest.c.id)
        .group_by(latest.c.id, latest.c.game, latest.c.number)
        .subquery()
    )
    query = (
        select(sizes.c.game, sizes.c.seats, func.avg(sizes.c.number))
        .group_by(sizes.c.game, sizes.c.seats)
        .having(func.count() >= FEW)
        .order_by(sizes.c.game, sizes.c.seats)
    )
    rows = await connection.execute(query)
    return [Length(game, seats, round(mean)) for game, seats, mean in rows]


async def count_open(connection: AsyncConnection, person: int) -> int:
    """How many tables the person keeps waiting, playing or to look into."""
    counts = or_(TABLES.c.status != "over", TABLES.c.analysis)
    query = select(func.count()).where(TABLES.c.owner == person, counts)
    return int(await connection.scalar(query) or 0)


async def take_seat(
    connection: AsyncConnection, table_id: str, seat: int, person: int, name: str
) -> bool:
    """Sit down; False when somebody else was quicker."""
    values = {"kind": "person", "person": person, "name": name}
    return await _change_seat(connection, table_id, seat, SEATS.c.kind == "open", values)


async def free_seat(connection: AsyncConnection, table_id: str, seat: int, person: int) -> bool:
    """Stand up before the game."""
    values = {"kind": "open", "person": None, "name": ""}
    return await _change_seat(connection, table_id, seat, SEATS.c.person == person, values)


async def drop(connection: AsyncConnection, table_id: str) -> None:
    """A table that never began, or that its owner has alone."""
    goes = or_(TABLES.c.status == "open", TABLES.c.analysis)
    await connection.execute(delete(TABLES).where(TABLES.c.id == table_id, goes))


async def rematches_of(connection: AsyncConnection, table_id: str) -> list[str]:
    """The tables that were made to play this one again, the oldest first."""
    again = (TABLES.c.parent == table_id, TABLES.c.status != "over", ~TABLES.c.analysis)
    query = select(TABLES.c.id).where(*again).order_by(TABLES.c.made)
    return list(await connection.scalars(query))


async def hold(connection: AsyncConnection, table_id: str) -> None:
    """Nobody else changes this table's seats until the transaction ends.

    Others may refer to the table meanwhile (a snapshot, a rating), or we would wait for each other.
    """
    held = select(TABLES.c.id).where(TABLES.c.id == table_id)
    await connection.execute(held.with_for_update(key_share=True))


async def names_of(connection: AsyncConnection, people: Iterable[int]) -> dict[int, str]:
    query = select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(list(people)))
    return {row.id: row.name for row in await connection.execute(query)}


def _without(people: Collection[int]) -> ColumnElement[bool]:
    """Tables that none of them keeps or sits at."""
    sits = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.person.in_(people))
    owner = or_(TABLES.c.owner.is_(None), TABLES.c.owner.not_in(people))
    return and_(owner, ~sits) if people else true()


async def _change_seat(
    connection: AsyncConnection,
    table_id: str,
    seat: int,
    condition: ColumnElement[bool],
    values: dict[str, Any],
) -> bool:
    where = (SEATS.c.table_id == table_id, SEATS.c.seat == seat, condition)
    result = await connection.execute(update(SEATS).where(*where).values(values))
    return result.rowcount == 1


async def _cards(
    connection: AsyncConnection, condition: ColumnElement[bool], limit: int | None
) -> list[TableCard]:
    query = select(*_COLUMNS).where(condition).order_by(TABLES.c.moved.desc()).limit(limit)
    rows = [plain(row) for row in await connection.execute(query)]
    seats = await _seats(connection, [row["id"] for row in rows])
    for row in rows:
        row["options"] = msgspec.json.decode(row["options"])
        row["pace"] = msgspec.json.decode(row["pace"])
        row["seats"] = seats.get(row["id"], [])
    return msgspec.convert(rows, list[TableCard])


async def _seats(
    connection: AsyncConnection, tables: Sequence[str]
) -> dict[str, list[dict[str, Any]]]:
    query = select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.seat)
    found: dict[str, list[dict[str, Any]]] = {}
    for row in await connection.execute(query):
        values = plain(row)
        found.setdefault(values.pop("table_id"), []).append(values)
    return found
