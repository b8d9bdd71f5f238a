"""Attempts at passwords and the like, counted by all processes together."""

from __future__ import annotations

from hashlib import sha256

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.store.rows import add_if_missing
from roundhouse.store.schema import TRIES


async def take_try(
    connection: AsyncConnection, name: str, rate: float, burst: float, now: float
) -> bool:
    """One try by that name: `burst` at once, `rate` a second in the long run; False: too many."""
    key = sha256(name.encode()).hexdigest()
    here = TRIES.c.name == key
    await add_if_missing(connection, TRIES, {"name": key, "left": burst, "seen": now})
    row = (await connection.execute(select(TRIES).where(here).with_for_update())).one()
    left = min(burst, row.left + max(0.0, now - row.seen) * rate)
    is_allowed = bool(left >= 1)
    values = {"left": left - 1 if is_allowed else left, "seen": now}
    await connection.execute(update(TRIES).where(here).values(values))
    return is_allowed


async def give_try_back(connection: AsyncConnection, name: str) -> None:
    """The last try shall not count after all."""
    here = TRIES.c.name == sha256(name.encode()).hexdigest()
    await connection.execute(update(TRIES).where(here).values(left=TRIES.c.left + 1))
