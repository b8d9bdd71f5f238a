"""Ratings by person and title, updated game by game."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.store.schema import PEOPLE, RATED, RATINGS, TABLES


class Rating(NamedTuple):
    """The model's mean and standard deviation, after so many games."""

    mu: float
    sigma: float
    games: int


async def unrated(connection: AsyncConnection, limit: int) -> list[str]:
    """Finished tables that no rating knows of, the first to end first."""
    query = (
        select(TABLES.c.id)
        .outerjoin(RATED, RATED.c.table_id == TABLES.c.id)
        .where(TABLES.c.status == "over", RATED.c.table_id.is_(None))
        .order_by(TABLES.c.moved)
        .limit(limit)
    )
    return list(await connection.scalars(query))


async def is_rated(connection: AsyncConnection, table: str) -> bool:
    query = select(RATED.c.table_id).where(RATED.c.table_id == table)
    return await connection.scalar(query) is not None


async def hold(connection: AsyncConnection, people: Collection[int]) -> None:
    """Nobody else changes these people's ratings until the transaction ends."""
    query = select(PEOPLE.c.id).where(PEOPLE.c.id.in_(people)).order_by(PEOPLE.c.id)
    await connection.execute(query.with_for_update(key_share=True))


async def ratings(
    connection: AsyncConnection, people: Collection[int], game: str
) -> dict[int, Rating]:
    """Those of them who have played that title."""
    query = select(RATINGS).where(RATINGS.c.person.in_(people), RATINGS.c.game == game)
    rows = await connection.execute(query)
    return {row.person: Rating(row.mu, row.sigma, row.games) for row in rows}


async def ratings_of(connection: AsyncConnection, person: int) -> dict[str, Rating]:
    """One person's, by title."""
    query = select(RATINGS).where(RATINGS.c.person == person).order_by(RATINGS.c.game)
    rows = await connection.execute(query)
    return {row.game: Rating(row.mu, row.sigma, row.games) for row in rows}


async def rated(
    connection: AsyncConnection, table: str, game: str, after: Mapping[int, Rating]
) -> None:
    """What the people's ratings are now that the table is over."""
    await connection.execute(insert(RATED).values(table_id=table))
    if not after:
        return
    old = (RATINGS.c.person.in_(list(after)), RATINGS.c.game == game)
    await connection.execute(delete(RATINGS).where(*old))
    rows = [{"person": person, "game": game, **new._asdict()} for person, new in after.items()]
    await connection.execute(insert(RATINGS), rows)


async def move(connection: AsyncConnection, guest: int, account: int) -> None:
    """A guest turns out to be somebody we know: titles that only the guest played come along."""
    known = select(RATINGS.c.game).where(RATINGS.c.person == account)
    theirs = (RATINGS.c.person == guest, RATINGS.c.game.not_in(known))
    await connection.execute(update(RATINGS).where(*theirs).values(person=account))
    await connection.execute(delete(RATINGS).where(RATINGS.c.person == guest))
