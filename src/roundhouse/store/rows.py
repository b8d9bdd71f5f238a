"""Rows of the database as plain values."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row


def plain(row: Row[Any]) -> dict[str, Any]:
    """By name; msgspec wants names that are plain strings."""
    return {str(name): value for name, value in row._mapping.items()}
