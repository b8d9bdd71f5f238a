"""Brings a database to the present schema; run at every start."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def upgrade(connection: Connection) -> None:
    command.upgrade(config(connection), "head")


def config(connection: Connection) -> Config:
    """Alembic's settings for a connection that is open already."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    settings.set_main_option("file_template", "r%%(rev)s_%%(slug)s")
    settings.attributes["connection"] = connection
    return settings
