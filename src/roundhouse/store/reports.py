"""Reports on finished games: those that are made, and how far those in the making are."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.store.schema import REPORTS

STALE: Final = 180.0
"""Seconds without progress after which whoever makes a report is taken to be gone."""


class ReportRow(NamedTuple):
    table_id: str
    job: str
    """Who makes it."""
    at: float
    """When there was progress last."""
    done: int
    total: int
    report: str | None
    """As JSON, once it is made."""


async def find(connection: AsyncConnection, table_id: str, now: float) -> ReportRow | None:
    """The report of a table, made or in the making."""
    query = select(REPORTS).where(REPORTS.c.table_id == table_id)
    row = (await connection.execute(query)).one_or_none()
    if row is None or (row.report is None and row.at < now - STALE):
        return None
    return ReportRow(*row)


async def begin(connection: AsyncConnection, table_id: str, job: str, now: float) -> None:
    """A job makes the report from now on, and nobody else does."""
    await remove(connection, table_id)
    row = ReportRow(table_id, job, now, 0, 0, None)
    await connection.execute(insert(REPORTS).values(row._asdict()))


async def go_on(connection: AsyncConnection, job: str, now: float, done: int, total: int) -> bool:
    """Note the progress of a job; False if it was stopped, or another one has taken over."""
    values = {"at": now, "done": done, "total": total}
    query = update(REPORTS).where(REPORTS.c.job == job).values(values)
    return (await connection.execute(query)).rowcount == 1


async def finish(connection: AsyncConnection, job: str, report: str) -> None:
    await connection.execute(update(REPORTS).where(REPORTS.c.job == job).values(report=report))


async def give_up(connection: AsyncConnection, job: str) -> None:
    await connection.execute(
        delete(REPORTS).where(REPORTS.c.job == job, REPORTS.c.report.is_(None))
    )


async def stop(connection: AsyncConnection, table_id: str) -> None:
    """Whoever makes a report of that table is to stop; one that is made stays."""
    await connection.execute(
        delete(REPORTS).where(REPORTS.c.table_id == table_id, REPORTS.c.report.is_(None))
    )


async def remove(connection: AsyncConnection, table_id: str) -> None:
    await connection.execute(delete(REPORTS).where(REPORTS.c.table_id == table_id))
