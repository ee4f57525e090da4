"""How the database came to look as it does, step by step. `upgrade` brings one up to date."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import text

from pennant.server.database import is_postgres, new_sync_engine

LOCK = 2045
"""Of PostgreSQL: one process at a time brings the database up to date."""


def upgrade(database: str) -> None:
    """Bring a database up to date; nothing is done to one that is."""
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
        command.upgrade(config, "head")
    engine.dispose()
