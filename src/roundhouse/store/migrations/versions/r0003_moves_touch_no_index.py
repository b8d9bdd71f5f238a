"""What every move changes is in no index, so that a move writes few pages."""

from typing import Final

from alembic import op

revision: Final = "0003"
down_revision: Final = "0002"


def upgrade() -> None:
    op.drop_index("ix_tables_status_moved", "tables")
    op.drop_index("ix_tables_deadline", "tables")
    op.create_index("ix_tables_status", "tables", ["status"])
