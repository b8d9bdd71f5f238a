"""Seats that people have left or pass on, offers at a table, and the talk of onlookers."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0008"
down_revision: Final = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("offer", sa.Text()))
    op.add_column("seats", sa.Column("left", sa.String(10), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("link", sa.String(64)))
    op.add_column("talk", sa.Column("name", sa.String(40), nullable=False, server_default=""))
