"""What all processes of a house count together: signs of life, and tries at passwords."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

from sqlalchemy import Table, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.store.schema import SETTINGS, TRIES

_ALIVE: Final = "alive"


async def alive(connection: AsyncConnection, now: float) -> float:
    """Give a sign of life; when was the last one before?"""
    here = SETTINGS.c.name == _ALIVE
    await _add_if_missing(connection, SETTINGS, {"name": _ALIVE, "value": str(now)})
    query = select(SETTINGS.c.value).where(here).with_for_update()
    seen = float(await connection.scalar(query) or now)
    await connection.execute(update(SETTINGS).where(here).values(value=str(now)))
    return seen


async def take_try(
    connection: AsyncConnection, name: str, rate: float, burst: float, now: float
) -> bool:
    """One try by that name: `burst` at once, `rate` a second in the long run; False: too many."""
    key = sha256(name.encode()).hexdigest()
    here = TRIES.c.name == key
    await _add_if_missing(connection, TRIES, {"name": key, "left": burst, "seen": now})
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


async def _add_if_missing(
    connection: AsyncConnection, table: Table, values: dict[str, Any]
) -> None:
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    await connection.execute(insert(table).values(values).on_conflict_do_nothing())
