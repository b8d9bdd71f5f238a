"""Tables that teach are told from the others."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0009"
down_revision: Final = "0008"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("lesson", sa.Boolean(), server_default=sa.false(), nullable=False)
    )
