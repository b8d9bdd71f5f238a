"""Hints, people one does not want to sit with, and tries at passwords."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0002"
down_revision: Final = "0001"


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(
            sa.Column("hints", sa.Boolean(), server_default=sa.true(), nullable=False)
        )
    op.create_table(
        "blocks",
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("other", sa.Integer(), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_blocks_person_people"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["other"], ["people.id"], name=op.f("fk_blocks_other_people"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "other", name=op.f("pk_blocks")),
    )
    op.create_index(op.f("ix_blocks_other"), "blocks", ["other"], unique=False)
    op.create_table(
        "tries",
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("left", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_tries")),
    )
