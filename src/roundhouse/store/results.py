"""Finished games of people, and whom they played with."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

import msgspec
from sqlalchemy import Select, case, func, or_, select, true
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.store.schema import PEOPLE, SEATS, TABLES

MOST: Final = 1000
"""Finished games that are looked at for one person, the latest."""
PARTNERS: Final = 50
_NONE: Final = '{"scores": [], "winners": []}'
"""Of a game that was called off, or left by all."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended, as tables keep it."""

    scores: list[int]
    winners: list[int]
    places: list[int] = []
    """Of each seat, from 1; results that were kept early have none."""


class Finished(msgspec.Struct, frozen=True):
    """A finished game between people and bots, each at a device of their own, and somebody won."""

    table: str
    game: str
    moved: float
    outcome: Outcome
    people: list[int | None]
    """Who sat at each seat, also who resigned; None for a bot, or somebody who was forgotten."""


class Partner(msgspec.Struct, frozen=True):
    """Somebody with whom a person has sat at a table."""

    id: int
    name: str
    games: int
    last: float
    settings: str


_FINISHED: Final = (TABLES.c.status == "over", TABLES.c.hot_seat.is_(False), ~TABLES.c.analysis)
_SAT: Final = or_(SEATS.c.kind == "person", SEATS.c.left != "")
"""Somebody's seat, though a bot may have played it to the end."""
_COLUMNS: Final = (TABLES.c.id, TABLES.c.game, TABLES.c.moved, TABLES.c.result)


async def finished_games(connection: AsyncConnection, person: int) -> list[Finished]:
    """The person's finished games, the latest first."""
    sat = select(SEATS.c.table_id).where(SEATS.c.person == person, _SAT)
    query = select(*_COLUMNS).where(TABLES.c.id.in_(sat), *_FINISHED)
    return await _finished(connection, query.order_by(TABLES.c.moved.desc()).limit(MOST))


async def finished_game(connection: AsyncConnection, table: str) -> Finished | None:
    query = select(*_COLUMNS).where(TABLES.c.id == table, *_FINISHED)
    found = await _finished(connection, query)
    return found[0] if found else None


async def partners(
    connection: AsyncConnection,
    person: int,
    apart: Collection[int],
    among: Collection[int] | None = None,
) -> list[Partner]:
    """With whom the person has played, the latest first; none of people to keep apart from."""
    mine, other = SEATS.alias("mine"), SEATS.alias("other")
    last = func.max(TABLES.c.moved)
    query = (
        select(
            PEOPLE.c.id, PEOPLE.c.name, func.count(TABLES.c.id.distinct()), last, PEOPLE.c.settings
        )
        .select_from(mine)
        .join(TABLES, TABLES.c.id == mine.c.table_id)
        .join(other, other.c.table_id == mine.c.table_id)
        .join(PEOPLE, PEOPLE.c.id == other.c.person)
        .where(mine.c.person == person, TABLES.c.status != "open")
        .where(other.c.person != person, PEOPLE.c.id.not_in(apart))
        .where(true() if among is None else PEOPLE.c.id.in_(among))
        .group_by(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.settings)
        .order_by(last.desc())
        .limit(PARTNERS)
    )
    return [Partner(*row) for row in await connection.execute(query)]


async def _finished(connection: AsyncConnection, query: Select[Any]) -> list[Finished]:
    rows = (await connection.execute(query)).all()
    seats: dict[str, list[int | None]] = {row.id: [] for row in rows}
    person = case((_SAT, SEATS.c.person), else_=None).label("person")
    sat = select(SEATS.c.table_id, person).where(SEATS.c.table_id.in_(list(seats)))
    for seat in await connection.execute(sat.order_by(SEATS.c.table_id, SEATS.c.seat)):
        seats[seat.table_id].append(seat.person)
    outcomes = {row.id: msgspec.json.decode(row.result or _NONE, type=Outcome) for row in rows}
    return [
        Finished(row.id, row.game, row.moved, outcomes[row.id], seats[row.id])
        for row in rows
        if outcomes[row.id].winners
    ]
