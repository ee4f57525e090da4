"""The database: its tables, and engines for SQLite (one process) and PostgreSQL (several)."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    BigInteger,
    Column,
    Engine,
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
"""All that ever happened, once and for all: a number of a table is given to one entry only."""

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
"""What can be found without reading the log of a table; all of it follows from the entries."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(40), nullable=False),
    Index("seats_by_guest", "guest"),
)
"""Whose tables are whose."""

presence = Table(
    "presence",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("seen", BigInteger, nullable=False),
)
"""When somebody at a seat was last connected, to any worker."""

bans = Table(
    "bans",
    metadata,
    Column("who", String(80), primary_key=True),
    Column("until", BigInteger),
    Column("why", Text, nullable=False),
)
"""Guests (`guest:…`) and addresses (`address:…`) that are not welcome."""

facts = Table(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What this installation keeps to itself: the key that signs cookies and seat tokens."""


def put(table: Table, names: Sequence[str], postgres: bool, then: str) -> TextClause:
    """A statement that writes all rows of `:rows`, a JSON text, at once; `then` says what is done with rows that exist.

    Row by row a thread would have to wait for the interpreter's lock after each one.
    """
    columns = ", ".join(names)
    rows = _rows(table, names, postgres)
    return text(f"INSERT INTO {table.name} ({columns}) SELECT * FROM ({rows}) AS given WHERE true ORDER BY 1, 2 {then}")


def change(table: Table, key: str, names: Sequence[str], postgres: bool) -> TextClause:
    """A statement that changes all rows that `:rows` names, at once."""
    rows = _rows(table, (key, *names), postgres)
    values = ", ".join(f"{name} = given.{name}" for name in names)
    return text(f"UPDATE {table.name} SET {values} FROM ({rows}) AS given WHERE {table.name}.{key} = given.{key}")


def _rows(table: Table, names: Sequence[str], postgres: bool) -> str:
    """The objects of a JSON text as rows."""
    if postgres:
        dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
        columns = ", ".join(f"{name} {table.c[name].type.compile(dialect=dialect)}" for name in names)
        return f"SELECT * FROM json_to_recordset(CAST(:rows AS json)) AS each_row({columns})"
    columns = ", ".join(f"value ->> '{name}' AS {name}" for name in names)
    return f"SELECT {columns} FROM json_each(:rows)"


def is_postgres(url: str) -> bool:
    return url.startswith("postgresql")


def async_url(url: str) -> str:
    """The address of a database as people write it, with the driver that we use."""
    for short, full in (("postgres://", "postgresql+psycopg://"), ("postgresql://", "postgresql+psycopg://")):
        if url.startswith(short):
            return full + url.removeprefix(short)
    if url.startswith("sqlite:///"):
        return "sqlite+aiosqlite:///" + url.removeprefix("sqlite:///")
    return url


def new_sync_engine(url: str) -> Engine:
    """For what is best done in one go, in a thread."""
    plain = async_url(url).replace("+aiosqlite", "")
    if is_postgres(plain):
        return create_engine(plain, pool_size=2, max_overflow=0, pool_pre_ping=True)
    engine = create_engine(plain, connect_args={"check_same_thread": False})
    event.listen(engine, "connect", _tune_sqlite)
    return engine


def new_engine(url: str) -> AsyncEngine:
    if is_postgres(async_url(url)):
        return create_async_engine(async_url(url), pool_size=8, max_overflow=8, pool_pre_ping=True)
    engine = create_async_engine(async_url(url), poolclass=AsyncAdaptedQueuePool, pool_size=4, max_overflow=0)
    event.listen(engine.sync_engine, "connect", _tune_sqlite)
    return engine


def _tune_sqlite(connection: Any, _record: Any) -> None:
    """Ten times as many commits a second, and readers never wait for the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
