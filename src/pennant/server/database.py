"""The database schema, and engines for SQLite (one process) and PostgreSQL (several processes).

A column marked `person` holds ids of people: its rows belong to them, are part of their data export and are deleted
with their account. A column marked `secret` is not exported.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    BigInteger,
    Column,
    Engine,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TextClause,
    create_engine,
    event,
    text,
)
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

metadata = MetaData()

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("ref", String(80), nullable=False),
)
"""The append-only logs of all tables; `(table_id, seq)` is unique. `ref` is the idempotency key of an entry."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(12), nullable=False),
    Column("listed", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("due", BigInteger),
    Index("tables_by_status", "status", "listed", "updated"),
    Index("tables_by_due", "due"),
    Index("tables_by_update", "updated"),
)
"""An index of tables for queries. All of it can be computed from the entries."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(40), nullable=False),
    Index("seats_by_guest", "guest"),
)
"""The guests at the seats of tables."""

presence = Table(
    "presence",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("seen", BigInteger, nullable=False),
)
"""When a client at a seat was last connected, to any worker."""

bans = Table(
    "bans",
    metadata,
    Column("who", String(80), primary_key=True),
    Column("until", BigInteger),
    Column("why", Text, nullable=False),
)
"""Banned guests (`guest:…`) and addresses (`address:…`)."""

server_secrets = Table(
    "server_secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Secrets of this installation: the key that signs cookies and seat tokens."""

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(40), primary_key=True, info={"person": True}),
    Column("name", String(40), nullable=False),
    Column("key", String(120), nullable=False, unique=True),
    Column("password", Text, nullable=False, info={"secret": True}),
    Column("created", BigInteger, nullable=False),
)
"""People with a name and a password. The id is that of the guest who registered; `key` is `guests.name_key(name)`."""

aliases = Table(
    "aliases",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("account", String(40), nullable=False, info={"person": True}),
    Index("aliases_by_account", "account"),
)
"""The guests whose tables belong to an account, including its own id. Their guest cookies are no longer valid."""

credentials = Table(
    "credentials",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("account", String(40), nullable=False, info={"person": True}),
    Column("kind", String(8), nullable=False),
    Column("digest", String(64), nullable=False, unique=True, info={"secret": True}),
    Column("name", String(160), nullable=False),
    Column("scopes", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger),
    Column("until", BigInteger),
    Index("credentials_by_account", "account"),
)
"""What authenticates an account: browser sessions (kind `session`) and API tokens (kind `token`)."""

results = Table(
    "results",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(40), nullable=False, info={"person": True}),
    Column("game", String(40), nullable=False),
    Column("mode", String(40), nullable=False),
    Column("outcome", String(8), nullable=False),
    Column("rated", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("results_by_guest", "guest"),
)
"""The outcome of finished games for each person who played: `won`, `lost` or `shared`."""

rated_tables = Table(
    "rated_tables",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""Finished tables whose results and ratings were counted. Each table is counted once."""

ratings = Table(
    "ratings",
    metadata,
    Column("account", String(40), primary_key=True, info={"person": True}),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("rating", Integer, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Index("ratings_by_game", "game", "rating"),
)
"""The ratings of accounts by game: OpenSkill's mu and sigma, and the displayed number."""

turns = Table(
    "turns",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("since", BigInteger, nullable=False),
    Column("vacation_until", BigInteger),
    Column("mail_sent_at", BigInteger),
    Column("hook_called_at", BigInteger),
)
"""The seats of people who owe a move at correspondence tables, written in the same transaction as the entries.

`vacation_until`: when the vacation of the person ends; `mail_sent_at`, `hook_called_at`: when their notices were sent.
"""

mails = Table(
    "mails",
    metadata,
    Column("person", String(40), primary_key=True, info={"person": True}),
    Column("address", String(254), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("pace", String(8), nullable=False),
    Column("token", String(40), nullable=False, unique=True, info={"secret": True}),
    Column("created", BigInteger, nullable=False),
    Column("asked", BigInteger),
    Column("confirmed", BigInteger),
    Column("day", BigInteger, nullable=False),
    Column("sent", Integer, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("next", BigInteger, nullable=False),
    Column("lease", BigInteger, nullable=False),
)
"""E-mail addresses for notices. Mail is sent once the address is `confirmed`; `asked` is when we asked for that.

`sent`: mails on one `day`; `next`: no mail before this moment; `lease`: until when a worker is handling the row.
"""

hooks = Table(
    "hooks",
    metadata,
    Column("person", String(40), primary_key=True, info={"person": True}),
    Column("url", String(500), nullable=False),
    Column("secret", String(64), nullable=False, info={"secret": True}),
    Column("created", BigInteger, nullable=False),
    Column("failing", Integer, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("next", BigInteger, nullable=False),
    Column("lease", BigInteger, nullable=False),
)
"""Web hooks, called when it is a person's turn. Hooks marked `failing` are no longer called."""

vacations = Table(
    "vacations",
    metadata,
    Column("person", String(40), primary_key=True, info={"person": True}),
    Column("began", BigInteger, primary_key=True),
    Column("until", BigInteger, nullable=False),
)
"""Past, current and future vacations of accounts."""

decks = Table(
    "decks",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(40), nullable=False, info={"person": True}),
    Column("game", String(40), nullable=False),
    Column("body", Text, nullable=False),
    Column("code", String(24), unique=True),
    Column("updated", BigInteger, nullable=False),
    Index("decks_by_person", "person", "game"),
)
"""Saved decks, as JSON. Anyone with the `code` of a deck can see it."""


def personal_columns() -> list[Column[str]]:
    """The columns that hold ids of people."""
    return [column for table in metadata.sorted_tables for column in table.c if column.info.get("person")]


def insert_rows(table: Table, names: Sequence[str], postgres: bool, on_conflict: str) -> TextClause:
    """A statement that inserts all rows of `:rows`, a JSON text, at once.

    With one statement per row, the writer's thread would have to wait for the interpreter lock after each of them.
    """
    columns = ", ".join(names)
    rows = _rows(table, names, postgres)
    return text(
        f"INSERT INTO {table.name} ({columns}) SELECT * FROM ({rows}) AS given WHERE true ORDER BY 1, 2 {on_conflict}"
    )


def update_rows(table: Table, key: str, number: str, names: Sequence[str], postgres: bool) -> TextClause:
    """A statement that updates all rows of `:rows` at once, unless the stored `number` is already as high."""
    rows = _rows(table, (key, number, *names), postgres)
    values = ", ".join(f"{name} = given.{name}" for name in (number, *names))
    where = f"{table.name}.{key} = given.{key} AND {table.name}.{number} < given.{number}"
    return text(f"UPDATE {table.name} SET {values} FROM ({rows}) AS given WHERE {where}")


def _rows(table: Table, names: Sequence[str], postgres: bool) -> str:
    """SQL that turns the objects of a JSON text into rows."""
    if postgres:
        dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
        columns = ", ".join(f"{name} {table.c[name].type.compile(dialect=dialect)}" for name in names)
        return f"SELECT * FROM json_to_recordset(CAST(:rows AS json)) AS each_row({columns})"
    columns = ", ".join(f"value ->> '{name}' AS {name}" for name in names)
    return f"SELECT {columns} FROM json_each(:rows)"


def is_postgres(url: str) -> bool:
    return url.startswith("postgresql")


def async_url(url: str) -> str:
    """The URL of a database with the driver that we use."""
    for short, full in (("postgres://", "postgresql+psycopg://"), ("postgresql://", "postgresql+psycopg://")):
        if url.startswith(short):
            return full + url.removeprefix(short)
    if url.startswith("sqlite:///"):
        return "sqlite+aiosqlite:///" + url.removeprefix("sqlite:///")
    return url


CONNECT_ARGS: dict[str, Any] = {
    "connect_timeout": 10,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 25_000,
}
"""Timeouts of PostgreSQL connections: if its machine or network fails, it counts as unavailable after 25 seconds."""


def new_sync_engine(url: str) -> Engine:
    """A blocking engine, for work that is done in a thread."""
    plain = async_url(url).replace("+aiosqlite", "")
    if is_postgres(plain):
        return create_engine(plain, pool_size=2, max_overflow=0, pool_pre_ping=True, connect_args=CONNECT_ARGS)
    engine = create_engine(plain, connect_args={"check_same_thread": False})
    event.listen(engine, "connect", _tune_sqlite)
    return engine


def new_engine(url: str) -> AsyncEngine:
    if is_postgres(async_url(url)):
        return create_async_engine(
            async_url(url), pool_size=8, max_overflow=8, pool_pre_ping=True, connect_args=CONNECT_ARGS
        )
    engine = create_async_engine(async_url(url), poolclass=AsyncAdaptedQueuePool, pool_size=4, max_overflow=0)
    event.listen(engine.sync_engine, "connect", _tune_sqlite)
    return engine


def _tune_sqlite(connection: Any, _record: Any) -> None:
    """Enable WAL mode: about ten times the commit throughput, and readers do not block."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
