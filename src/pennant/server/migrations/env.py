"""Alembic environment: runs migrations on the connection that `upgrade` passes."""

from alembic import context

from pennant.server.database import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
