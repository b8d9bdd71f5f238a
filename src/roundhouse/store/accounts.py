"""People who come back: accounts, sessions and settings."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, NamedTuple

from sqlalchemy import delete, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.store.names import likeness, name_key
from roundhouse.store.schema import PEOPLE, SESSIONS

IDLE: Final = 90 * 24 * 3600
"""Seconds after which a session that nobody used is gone."""
FRESH: Final = 3600
"""How exactly we remember when a session was last used, so that reading rarely writes."""
SHOWN: Final = 16
"""How much of a session's digest is its name in lists; the rest nobody needs to see."""


class Account(NamedTuple):
    person: int
    name: str
    password: str


class Session(NamedTuple):
    id: str
    device: str
    made: float
    used: float


async def find_account(connection: AsyncConnection, name: str) -> Account | None:
    """The account that who types this name means."""
    columns = (PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.password)
    query = select(*columns).where(PEOPLE.c.account == name_key(name))
    row = (await connection.execute(query)).first()
    return None if row is None else Account(row.id, row.name, row.password)


async def is_account_like(connection: AsyncConnection, name: str) -> bool:
    """Is there an account of that name, or of one that looks like it?"""
    alike = or_(PEOPLE.c.account == name_key(name), PEOPLE.c.likeness == likeness(name))
    return await connection.scalar(select(PEOPLE.c.id).where(alike).limit(1)) is not None


async def make_account(connection: AsyncConnection, person: int, name: str, password: str) -> bool:
    """The guest becomes an account and keeps everything; False when the name is taken."""
    if await is_account_like(connection, name):
        return False
    values = {"account": name_key(name), "likeness": likeness(name)}
    values |= {"name": name, "password": password}
    try:
        async with connection.begin_nested():
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(values))
    except IntegrityError:
        return False
    return True


async def set_password(connection: AsyncConnection, person: int, password: str) -> None:
    await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(password=password))


async def password_of(connection: AsyncConnection, person: int) -> str | None:
    """The stored hash; None for a guest."""
    query = select(PEOPLE.c.password).where(PEOPLE.c.id == person)
    found: str | None = await connection.scalar(query)
    return found


async def settings(connection: AsyncConnection, person: int) -> str:
    """What a person has set, as JSON."""
    query = select(PEOPLE.c.settings).where(PEOPLE.c.id == person)
    return str(await connection.scalar(query))


async def names_and_settings(
    connection: AsyncConnection, people: Collection[int]
) -> dict[int, tuple[str, str]]:
    """What these people are called, and what they have set, as JSON."""
    query = select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.settings).where(PEOPLE.c.id.in_(people))
    return {row.id: (row.name, row.settings) for row in await connection.execute(query)}


async def set_settings(connection: AsyncConnection, person: int, settings: str) -> None:
    await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(settings=settings))


async def sessions(connection: AsyncConnection, person: int) -> list[Session]:
    """The person's sessions, the last used first."""
    query = select(SESSIONS).where(SESSIONS.c.person == person).order_by(SESSIONS.c.used.desc())
    return [
        Session(row.token[:SHOWN], row.device, row.made, row.used)
        for row in await connection.execute(query)
    ]


async def close_sessions(connection: AsyncConnection, person: int, *conditions: Any) -> int:
    """Ends the person's sessions that fit; says how many there were."""
    result = await connection.execute(
        delete(SESSIONS).where(SESSIONS.c.person == person, *conditions)
    )
    return result.rowcount


async def touch(connection: AsyncConnection, token: str, now: float) -> None:
    """The session was used."""
    await connection.execute(update(SESSIONS).where(SESSIONS.c.token == token).values(used=now))
