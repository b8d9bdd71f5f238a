"""Tables made from a record or copied are told from those that people played."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0006"
down_revision: Final = "0005"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("analysis", sa.Boolean(), server_default=sa.false(), nullable=False)
    )
