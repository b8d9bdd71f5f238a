"""People and their sessions."""

from __future__ import annotations

import hashlib
import secrets
from typing import NamedTuple

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.store.schema import PEOPLE, SESSIONS


class Person(NamedTuple):
    id: int
    name: str


async def add_guest(connection: AsyncConnection, name: str, now: float) -> Person:
    query = insert(PEOPLE).values(name=name, made=now).returning(PEOPLE.c.id)
    return Person((await connection.execute(query)).scalar_one(), name)


async def open_session(connection: AsyncConnection, person: int, now: float) -> str:
    """A new session; what is returned goes to the browser, only its hash is kept."""
    token = secrets.token_urlsafe(32)
    await connection.execute(
        insert(SESSIONS).values(token=hashed(token), person=person, made=now, used=now)
    )
    return token


async def person_of(connection: AsyncConnection, token: str) -> Person | None:
    """Who holds that session."""
    query = (
        select(PEOPLE.c.id, PEOPLE.c.name)
        .join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
        .where(SESSIONS.c.token == hashed(token))
    )
    row = (await connection.execute(query)).first()
    return None if row is None else Person(row.id, row.name)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
