"""Saved decks."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "decks",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("code", sa.String(24), unique=True),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
    op.create_index("decks_by_person", "decks", ["person", "game"])
