"""Rows of the database: as plain values, and added unless they are there."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


def plain(row: Row[Any]) -> dict[str, Any]:
    """By name; msgspec wants names that are plain strings."""
    return {str(name): value for name, value in row._mapping.items()}


async def add_if_missing(connection: AsyncConnection, table: Table, values: dict[str, Any]) -> None:
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    await connection.execute(insert(table).values(values).on_conflict_do_nothing())
