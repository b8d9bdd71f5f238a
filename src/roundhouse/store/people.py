"""People and their sessions."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.store.schema import PEOPLE, SESSIONS


class Person(NamedTuple):
    id: int
    name: str
    account: bool = False
    """Can come back with a password; a guest cannot."""


async def add_guest(connection: AsyncConnection, name: str, now: float) -> Person:
    added = insert(PEOPLE).values(name=name, made=now).returning(PEOPLE.c.id)
    return Person((await connection.execute(added)).scalar_one(), name)


async def add_session(
    connection: AsyncConnection, token: str, person: int, device: str, now: float
) -> None:
    """`token` is the digest of what the browser holds."""
    values = {"token": token, "person": person, "made": now, "used": now, "device": device}
    await connection.execute(insert(SESSIONS).values(values))


async def end_session(connection: AsyncConnection, token: str) -> int | None:
    """Whose session it was."""
    ended = delete(SESSIONS).where(SESSIONS.c.token == token).returning(SESSIONS.c.person)
    return (await connection.execute(ended)).scalar_one_or_none()


async def session_holder(
    connection: AsyncConnection, token: str, since: float
) -> tuple[Person, float] | None:
    """Who holds that session, and when it was last used; None when that was before `since`."""
    query = (
        select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.account, SESSIONS.c.used)
        .join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
        .where(SESSIONS.c.token == token, SESSIONS.c.used >= since)
    )
    row = (await connection.execute(query)).first()
    return row and (Person(row.id, row.name, row.account is not None), row.used)
