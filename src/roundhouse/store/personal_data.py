"""Everything that is stored about a person: export and deletion."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.store import accounts, blocks, guests, notices, packed_logs, ratings
from roundhouse.store.schema import ACTIONS, PACKED_PEOPLE, PEOPLE, SEATS, TABLES, TALK


class Kept(msgspec.Struct, frozen=True):
    """All that is known of a person."""

    name: str
    account: bool
    email: str | None
    made: float
    settings: msgspec.Raw
    sessions: list[dict[str, Any]]
    return_link_made: float | None
    browsers: list[str]
    tables: list[dict[str, Any]]
    ratings: dict[str, dict[str, Any]]
    blocked: list[str]
    said: list[dict[str, Any]]
    moves: list[dict[str, Any]]


async def everything(connection: AsyncConnection, person: int) -> Kept:
    """What is kept of a person. The secrets of games are not theirs to take: only own moves."""
    row = (await connection.execute(select(PEOPLE).where(PEOPLE.c.id == person))).one()
    sat = SEATS.join(TABLES, SEATS.c.table_id == TABLES.c.id)
    table = (TABLES.c.id, TABLES.c.game, TABLES.c.status, TABLES.c.made, TABLES.c.moved)
    tables = select(*table, SEATS.c.seat, SEATS.c.name).select_from(sat)
    said = select(TALK.c.table_id, TALK.c.at, TALK.c.text)
    return Kept(
        name=row.name,
        account=row.account is not None,
        email=row.email,
        made=row.made,
        settings=msgspec.Raw(row.settings.encode()),
        sessions=[session._asdict() for session in await accounts.sessions(connection, person)],
        return_link_made=await guests.link_made(connection, person),
        browsers=[found.endpoint for found in await notices.subscriptions(connection, person)],
        tables=await _rows(connection, tables.where(SEATS.c.person == person)),
        ratings={
            game: rating._asdict()
            for game, rating in (await ratings.ratings_of(connection, person)).items()
        },
        blocked=[found.name for found in await blocks.blocked_by(connection, person)],
        said=await _rows(connection, said.where(TALK.c.person == person, TALK.c.kind == "say")),
        moves=await _moves(connection, person),
    )


async def forget(connection: AsyncConnection, person: int, stand_in: str) -> list[str]:
    """Take a person away: games go on with that bot, without their name. Which tables these are."""
    theirs = (TABLES.c.owner == person) | TABLES.c.id.in_(
        select(SEATS.c.table_id).where(SEATS.c.person == person)
    )
    rows = await connection.execute(select(TABLES.c.id, TABLES.c.status).where(theirs))
    found = [(row.id, row.status) for row in rows]
    waiting = [table for table, status in found if status == "open"]
    await _stand_up(connection, person, waiting)
    nameless = {"person": None, "name": "", "level": stand_in, "away": True}
    await connection.execute(update(SEATS).where(SEATS.c.person == person).values(nameless))
    await connection.execute(delete(TALK).where(TALK.c.person == person))
    await connection.execute(update(ACTIONS).where(ACTIONS.c.person == person).values(person=None))
    await connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))
    return [table for table, _ in found]


async def leave_waiting_tables(connection: AsyncConnection, person: int) -> list[str]:
    """Stand up wherever the game has not begun; which tables these are."""
    sits_at = select(SEATS.c.table_id).where(SEATS.c.person == person)
    theirs = (TABLES.c.owner == person) | TABLES.c.id.in_(sits_at)
    waiting = list(
        await connection.scalars(select(TABLES.c.id).where(theirs, TABLES.c.status == "open"))
    )
    await _stand_up(connection, person, waiting)
    return waiting


async def move_in(connection: AsyncConnection, guest: int, account: int) -> list[str]:
    """A guest turns out to be somebody we know: their tables become that account's.

    Where both sit at a table the guest stays who they are. Gives the tables this touches.
    """
    both = select(SEATS.c.table_id).where(SEATS.c.person == account)
    moved = select(SEATS.c.table_id).where(SEATS.c.person == guest, SEATS.c.table_id.not_in(both))
    tables = list(await connection.scalars(moved))
    seats = (SEATS.c.table_id.in_(tables), SEATS.c.person == guest)
    await connection.execute(update(SEATS).where(*seats).values(person=account))
    owned = update(TABLES).where(TABLES.c.owner == guest).values(owner=account)
    await connection.execute(owned)
    made = (ACTIONS.c.table_id.in_(tables), ACTIONS.c.person == guest)
    await connection.execute(update(ACTIONS).where(*made).values(person=account))
    packed = (PACKED_PEOPLE.c.table_id.in_(tables), PACKED_PEOPLE.c.person == guest)
    await connection.execute(update(PACKED_PEOPLE).where(*packed).values(person=account))
    said = (TALK.c.table_id.in_(tables), TALK.c.person == guest)
    await connection.execute(update(TALK).where(*said).values(person=account))
    await blocks.move(connection, guest, account)
    await guests.drop_link(connection, guest)
    await ratings.move(connection, guest, account)
    return tables


async def _stand_up(connection: AsyncConnection, person: int, waiting: list[str]) -> None:
    """Tables that have not begun: the seats are free, the next in line keeps the table."""
    seats = (SEATS.c.table_id.in_(waiting), SEATS.c.person == person)
    free = {"kind": "open", "person": None, "name": ""}
    await connection.execute(update(SEATS).where(*seats).values(free))
    heir = (
        select(func.min(SEATS.c.person))
        .where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == "person")
        .scalar_subquery()
    )
    owned = (TABLES.c.id.in_(waiting), TABLES.c.owner == person)
    await connection.execute(update(TABLES).where(*owned).values(owner=heir))
    empty = (TABLES.c.id.in_(waiting), TABLES.c.owner.is_(None))
    await connection.execute(delete(TABLES).where(*empty))


async def _moves(connection: AsyncConnection, person: int) -> list[dict[str, Any]]:
    names = ("table_id", "number", "at", "entry")
    query = select(*(ACTIONS.c[name] for name in names)).where(ACTIONS.c.person == person)
    packed = await packed_logs.made_by(connection, person)
    return await _rows(connection, query) + [
        {name: getattr(row, name) for name in names} for row in packed
    ]


async def _rows(connection: AsyncConnection, query: Any) -> list[dict[str, Any]]:
    return [
        {str(name): value for name, value in row._mapping.items()}
        for row in await connection.execute(query)
    ]
