"""Where people want to be told: mail addresses and browsers that listen for push messages."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.store.schema import PEOPLE, SUBSCRIPTIONS

BROWSERS: Final = 10
"""Browsers of one person that are called; the oldest make room."""


class Subscription(NamedTuple):
    endpoint: str
    browser: str
    shared: str


class Receiver(NamedTuple):
    account: bool
    settings: str
    email: str | None
    """The address that the person has confirmed."""
    subscriptions: list[Subscription]


async def receiver(connection: AsyncConnection, person: int) -> Receiver | None:
    query = select(PEOPLE.c.account, PEOPLE.c.settings, PEOPLE.c.email).where(PEOPLE.c.id == person)
    row = (await connection.execute(query)).first()
    if row is None:
        return None
    subscribed = await subscriptions(connection, person)
    return Receiver(row.account is not None, row.settings, row.email, subscribed)


async def subscriptions(connection: AsyncConnection, person: int) -> list[Subscription]:
    columns = (SUBSCRIPTIONS.c.endpoint, SUBSCRIPTIONS.c.browser, SUBSCRIPTIONS.c.shared)
    query = select(*columns).where(SUBSCRIPTIONS.c.person == person)
    rows = await connection.execute(query.order_by(SUBSCRIPTIONS.c.id))
    return [Subscription(*row) for row in rows]


async def subscribe(
    connection: AsyncConnection, person: int, subscription: Subscription, now: float
) -> None:
    """That browser shall be called; it was perhaps known already."""
    await unsubscribe(connection, person, subscription.endpoint)
    values = {"person": person, "made": now, **subscription._asdict()}
    await connection.execute(insert(SUBSCRIPTIONS).values(values))
    known = await subscriptions(connection, person)
    for old in known[:-BROWSERS]:
        await unsubscribe(connection, person, old.endpoint)


async def unsubscribe(connection: AsyncConnection, person: int, endpoint: str) -> None:
    where = (SUBSCRIPTIONS.c.person == person, SUBSCRIPTIONS.c.endpoint == endpoint)
    await connection.execute(delete(SUBSCRIPTIONS).where(*where))


async def confirm_email(connection: AsyncConnection, person: int, email: str) -> None:
    await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(email=email))


async def forget_other_email(connection: AsyncConnection, person: int, email: str) -> None:
    """The person has that address now, or none: whatever else was confirmed no longer is."""
    other = (PEOPLE.c.id == person, PEOPLE.c.email != email)
    await connection.execute(update(PEOPLE).where(*other).values(email=None))
