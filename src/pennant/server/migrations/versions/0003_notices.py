"""Turns at correspondence tables, addresses for notices, and vacations."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "turns",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("rests", sa.BigInteger),
        sa.Column("mailed", sa.BigInteger),
        sa.Column("hooked", sa.BigInteger),
    )
    op.create_table(
        "mails",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("token", sa.String(40), nullable=False, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("asked", sa.BigInteger),
        sa.Column("confirmed", sa.BigInteger),
        sa.Column("day", sa.BigInteger, nullable=False),
        sa.Column("sent", sa.Integer, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("next", sa.BigInteger, nullable=False),
        sa.Column("lease", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "hooks",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("url", sa.String(500), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("failing", sa.Integer, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("next", sa.BigInteger, nullable=False),
        sa.Column("lease", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "vacations",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("began", sa.BigInteger, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
