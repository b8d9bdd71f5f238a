"""Guests have no password: a secret link brings them back, and they may change their name."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.store.people import Person
from roundhouse.store.schema import PEOPLE, RETURN_LINKS, SEATS, SESSIONS, TABLES

LINK_KEPT: Final = 365 * 24 * 3600
"""Seconds after which a link that nobody followed is gone."""


async def set_link(connection: AsyncConnection, person: int, token: str, now: float) -> None:
    """The digest of the person's new link; the one before stops working."""
    await drop_link(connection, person)
    values = {"token": token, "person": person, "made": now, "used": now}
    await connection.execute(insert(RETURN_LINKS).values(values))


async def drop_link(connection: AsyncConnection, person: int) -> None:
    await connection.execute(delete(RETURN_LINKS).where(RETURN_LINKS.c.person == person))


async def link_made(connection: AsyncConnection, person: int) -> float | None:
    """When the person's link was made; None where there is none."""
    query = select(RETURN_LINKS.c.made).where(RETURN_LINKS.c.person == person)
    found: float | None = await connection.scalar(query)
    return found


async def follow_link(connection: AsyncConnection, token: str, now: float) -> Person | None:
    """Whose link it is; it is kept for as long again."""
    where = (RETURN_LINKS.c.token == token, RETURN_LINKS.c.used >= now - LINK_KEPT)
    query = select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.account)
    query = query.join(RETURN_LINKS, RETURN_LINKS.c.person == PEOPLE.c.id).where(*where)
    row = (await connection.execute(query)).first()
    if row is None:
        return None
    await connection.execute(update(RETURN_LINKS).where(*where).values(used=now))
    return Person(row.id, row.name, row.account is not None)


async def tables_out_of_reach(connection: AsyncConnection, person: int, session: str) -> int:
    """How many unfinished tables a guest cannot come back to once that session has ended."""
    others = (SESSIONS.c.person == person, SESSIONS.c.token != session)
    if await connection.scalar(select(SESSIONS.c.token).where(*others).limit(1)) is not None:
        return 0
    if await link_made(connection, person) is not None:
        return 0
    sits_at = select(SEATS.c.table_id).where(SEATS.c.person == person)
    theirs = or_(TABLES.c.owner == person, TABLES.c.id.in_(sits_at))
    query = select(func.count()).where(theirs, TABLES.c.status != "over")
    return int(await connection.scalar(query) or 0)


async def rename(connection: AsyncConnection, person: Person, name: str) -> None:
    """Also at the tables that are not over; seats of others at one device keep their names."""
    await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(name=name))
    unfinished = select(TABLES.c.id).where(TABLES.c.status != "over")
    seats = (SEATS.c.person == person.id, SEATS.c.name == person.name)
    await connection.execute(
        update(SEATS).where(*seats, SEATS.c.table_id.in_(unfinished)).values(name=name)
    )
