"""What nobody will miss: idle sessions, guests who cannot come back, tables nobody came to or looks
into any more, and what was said or noted for later at games that ended long ago."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, and_, delete, exists, or_, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.store.accounts import IDLE
from roundhouse.store.guests import LINK_KEPT
from roundhouse.store.log import SAID
from roundhouse.store.schema import (
    ACTIONS,
    PEOPLE,
    RETURN_LINKS,
    SEATS,
    SESSIONS,
    SNAPSHOTS,
    TABLES,
    TALK,
    TRIES,
)

DAY: Final = 24 * 3600
TRIED: Final = DAY
"""Seconds after which tries at a password are forgotten."""
BATCH: Final = 500
"""Guests that are taken away by one statement."""
WAITING: Final = 30 * DAY
"""Seconds that a table waits for players."""


class Retention(NamedTuple):
    """For how many days something is kept; 0 is for ever."""

    guests: float = 0
    """Who cannot come back any more, after their last game."""
    talk: float = 0
    """What people said, after the game."""
    snapshots: float = 0
    """The last state of a game, after the game: only a shortcut, the log gives it as well."""


async def clean(connection: AsyncConnection, now: float, kept: Retention) -> int:
    """How many things were taken away. Games that people played, and accounts, stay for ever."""
    guests = select(PEOPLE.c.id).where(PEOPLE.c.account.is_(None))
    unneeded = [
        delete(SESSIONS).where(SESSIONS.c.used < now - IDLE),
        delete(RETURN_LINKS).where(RETURN_LINKS.c.used < now - LINK_KEPT),
        delete(TRIES).where(TRIES.c.seen < now - TRIED),
        delete(TABLES).where(TABLES.c.status == "open", TABLES.c.moved < now - WAITING),
        delete(TABLES).where(
            TABLES.c.analysis, TABLES.c.owner.in_(guests), TABLES.c.moved < now - IDLE
        ),
    ]
    if kept.snapshots:
        ended = select(TABLES.c.id).where(is_over(now - kept.snapshots * DAY))
        unneeded.append(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id.in_(ended)))
    if kept.talk:
        ended = select(TABLES.c.id).where(is_over(now - kept.talk * DAY))
        unneeded.append(delete(TALK).where(TALK.c.table_id.in_(ended), TALK.c.kind.in_(SAID)))
    gone = 0
    for query in unneeded:
        gone += (await connection.execute(query)).rowcount
    return gone + await forget_guests(connection, now - kept.guests * DAY if kept.guests else None)


async def forget_guests(connection: AsyncConnection, before: float | None) -> int:
    """Guests who cannot come back, and have no table but such as ended before that time.

    Their names stay at the tables where they played. Their numbers stay nowhere: SQLite may give
    them to somebody else.
    """
    ended = is_over(before) if before is not None else ~true()
    has_session = exists().where(SESSIONS.c.person == PEOPLE.c.id)
    has_link = exists().where(RETURN_LINKS.c.person == PEOPLE.c.id)
    sits = and_(SEATS.c.person == PEOPLE.c.id, SEATS.c.table_id == TABLES.c.id)
    has_seat = exists(TABLES.c.id).where(sits, ~ended)
    has_table = exists().where(TABLES.c.owner == PEOPLE.c.id, ~ended)
    query = select(PEOPLE.c.id).where(
        PEOPLE.c.account.is_(None), ~or_(has_session, has_link, has_seat, has_table)
    )
    found = list(await connection.scalars(query))
    for start in range(0, len(found), BATCH):
        people = found[start : start + BATCH]
        for table in (ACTIONS, TALK):
            theirs = table.c.person.in_(people)
            await connection.execute(update(table).where(theirs).values(person=None))
        await connection.execute(delete(PEOPLE).where(PEOPLE.c.id.in_(people)))
    return len(found)


def is_over(before: float) -> ColumnElement[bool]:
    """The game at a table ended before that time."""
    return and_(TABLES.c.status == "over", TABLES.c.moved < before)
