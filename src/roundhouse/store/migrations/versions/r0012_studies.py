"""Tables at which a finished game is studied know where that began."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0012"
down_revision: Final = "0011"


def upgrade() -> None:
    op.add_column("tables", sa.Column("study", sa.Integer()))
