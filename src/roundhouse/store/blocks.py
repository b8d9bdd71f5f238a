"""With whom a person does not want to sit."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, insert, or_, select, union
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.store.schema import BLOCKS, PEOPLE


class Blocked(NamedTuple):
    id: int
    name: str


async def blocked_by(connection: AsyncConnection, person: int) -> list[Blocked]:
    """Whom that person has blocked."""
    query = (
        select(PEOPLE.c.id, PEOPLE.c.name)
        .join(BLOCKS, BLOCKS.c.other == PEOPLE.c.id)
        .where(BLOCKS.c.person == person)
        .order_by(BLOCKS.c.made)
    )
    return [Blocked(row.id, row.name) for row in await connection.execute(query)]


async def apart_from(connection: AsyncConnection, person: int) -> frozenset[int]:
    """Whom that person has blocked, and who has blocked that person."""
    mine = select(BLOCKS.c.other).where(BLOCKS.c.person == person)
    theirs = select(BLOCKS.c.person).where(BLOCKS.c.other == person)
    return frozenset(await connection.scalars(union(mine, theirs)))


async def block(connection: AsyncConnection, person: int, other: int, now: float) -> bool:
    """Not with them; False when there is nobody of that number."""
    if await connection.scalar(select(PEOPLE.c.id).where(PEOPLE.c.id == other)) is None:
        return False
    await unblock(connection, person, other)
    await connection.execute(insert(BLOCKS).values(person=person, other=other, made=now))
    return True


async def unblock(connection: AsyncConnection, person: int, other: int) -> None:
    await connection.execute(
        delete(BLOCKS).where(BLOCKS.c.person == person, BLOCKS.c.other == other)
    )


async def move(connection: AsyncConnection, guest: int, account: int) -> None:
    """A guest turns out to be somebody we know."""
    for found in await blocked_by(connection, guest):
        made = select(BLOCKS.c.made).where(BLOCKS.c.person == guest, BLOCKS.c.other == found.id)
        if found.id != account:
            await block(connection, account, found.id, await connection.scalar(made) or 0.0)
    gone = or_(BLOCKS.c.person == guest, BLOCKS.c.other == guest)
    await connection.execute(delete(BLOCKS).where(gone))
