"""Alembic migrations of the database. `upgrade` runs them when a server starts."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import text

from pennant.server.database import is_postgres, new_sync_engine

LOCK = 2045
"""The PostgreSQL advisory lock that lets one process at a time migrate the database."""


def upgrade(database: str, revision: str = "head") -> None:
    """Migrate a database to the latest schema, or to `revision`. An up-to-date database is not changed."""
    engine = new_sync_engine(database)
    on_postgres = is_postgres(str(engine.url))
    if not on_postgres:
        Path(str(engine.url.database)).parent.mkdir(parents=True, exist_ok=True)
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    with engine.begin() as connection:
        if on_postgres:
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    engine.dispose()
