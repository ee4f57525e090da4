"""Clearer names: `credentials`, `server_secrets`, `rated_tables`, and the columns of `turns`."""

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.drop_index("passes_by_account", table_name="passes")
    op.rename_table("passes", "credentials")
    op.create_index("credentials_by_account", "credentials", ["account"])
    op.rename_table("facts", "server_secrets")
    op.rename_table("settled", "rated_tables")
    for old, new in (("rests", "vacation_until"), ("mailed", "mail_sent_at"), ("hooked", "hook_called_at")):
        op.execute(f"ALTER TABLE turns RENAME COLUMN {old} TO {new}")
