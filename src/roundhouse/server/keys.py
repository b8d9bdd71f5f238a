"""The server's secrets: made once, stored in the database, shared by all its processes."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Self

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from roundhouse.server.notices.push import new_key
from roundhouse.store import Store
from roundhouse.store.schema import SETTINGS


class Keys(msgspec.Struct, frozen=True):
    session: bytes
    """Signs session cookies."""
    csrf: str
    """Signs the tokens that our own pages send along."""
    push: str
    """Signs requests to push services."""

    @classmethod
    async def load(cls, store: Store) -> Self:
        """The keys of this house; a new house makes them."""
        return cls(
            session=(await _kept(store, "session-key", secrets.token_hex)).encode(),
            csrf=await _kept(store, "csrf-key", secrets.token_hex),
            push=await _kept(store, "push-key", new_key),
        )

    def __repr__(self) -> str:
        return "Keys(…)"


async def _kept(store: Store, name: str, make: Callable[[], str]) -> str:
    query = select(SETTINGS.c.value).where(SETTINGS.c.name == name)
    async with store.write() as connection:
        found: str | None = await connection.scalar(query)
        if found is not None:
            return found
        try:
            async with connection.begin_nested():
                value = make()
                await connection.execute(insert(SETTINGS).values(name=name, value=value))
                return value
        except IntegrityError:  # another process was quicker
            return str(await connection.scalar(query))
