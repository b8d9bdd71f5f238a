"""How Alembic runs our migrations: on the connection it is given, in its transaction."""

from alembic import context

from roundhouse.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
