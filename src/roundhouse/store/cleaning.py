"""What nobody will miss: idle sessions, guests who left nothing, tables nobody came to or looks
into any more."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.store.accounts import IDLE
from roundhouse.store.guests import LINK_KEPT
from roundhouse.store.schema import PEOPLE, RETURN_LINKS, SEATS, SESSIONS, TABLES, TRIES

TRIED: Final = 24 * 3600
"""Seconds after which tries at a password are forgotten."""
WAITING: Final = 30 * 24 * 3600
"""Seconds that a table waits for players."""


async def clean(connection: AsyncConnection, now: float) -> int:
    """How many things were taken away. Games that people played, and accounts, stay for ever."""
    has_session = exists().where(SESSIONS.c.person == PEOPLE.c.id)
    has_seat = exists().where(SEATS.c.person == PEOPLE.c.id)
    has_link = exists().where(RETURN_LINKS.c.person == PEOPLE.c.id)
    has_table = exists().where(TABLES.c.owner == PEOPLE.c.id)
    guests = select(PEOPLE.c.id).where(PEOPLE.c.account.is_(None))
    unneeded = (
        delete(SESSIONS).where(SESSIONS.c.used < now - IDLE),
        delete(RETURN_LINKS).where(RETURN_LINKS.c.used < now - LINK_KEPT),
        delete(TRIES).where(TRIES.c.seen < now - TRIED),
        delete(TABLES).where(TABLES.c.status == "open", TABLES.c.moved < now - WAITING),
        delete(TABLES).where(
            TABLES.c.analysis, TABLES.c.owner.in_(guests), TABLES.c.moved < now - IDLE
        ),
        delete(PEOPLE).where(
            PEOPLE.c.account.is_(None), ~has_session, ~has_link, ~has_seat, ~has_table
        ),
    )
    gone = 0
    for query in unneeded:
        gone += (await connection.execute(query)).rowcount
    return gone
