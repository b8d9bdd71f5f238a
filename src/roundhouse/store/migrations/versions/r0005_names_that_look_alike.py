"""No new account looks like one that is there."""

from typing import Final

import sqlalchemy as sa
from alembic import op

from roundhouse.store.names import LIKENESS, likeness

revision: Final = "0005"
down_revision: Final = "0004"


def upgrade() -> None:
    op.add_column("people", sa.Column("likeness", sa.String(LIKENESS), nullable=True))
    people = sa.table(
        "people",
        sa.column("id", sa.Integer),
        sa.column("name", sa.String),
        sa.column("account", sa.String),
        sa.column("likeness", sa.String),
    )
    connection = op.get_bind()
    accounts = sa.select(people.c.id, people.c.name).where(people.c.account.is_not(None))
    first: dict[str, int] = {}
    for row in connection.execute(accounts.order_by(people.c.id)):
        first.setdefault(likeness(row.name), row.id)  # who came later keeps the account as well
    for alike, person in first.items():
        connection.execute(sa.update(people).where(people.c.id == person).values(likeness=alike))
    op.create_index(op.f("ix_people_likeness"), "people", ["likeness"], unique=True)
