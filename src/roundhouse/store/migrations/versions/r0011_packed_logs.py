"""Logs of finished games, packed."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0011"
down_revision: Final = "0010"


def upgrade() -> None:
    op.create_table(
        "packed_logs",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
            name=op.f("fk_packed_logs_table_id_tables"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_packed_logs")),
    )
    op.create_table(
        "packed_people",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("slot", sa.Integer(), nullable=False),
        sa.Column("person", sa.Integer()),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
            name=op.f("fk_packed_people_table_id_tables"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
            name=op.f("fk_packed_people_person_people"),
            ondelete="SET NULL",
        ),
        sa.PrimaryKeyConstraint("table_id", "slot", name=op.f("pk_packed_people")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_packed_people_person"), "packed_people", ["person"])
