"""The database: its tables, and engines for SQLite (one process) and PostgreSQL (several)."""

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

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(40), primary_key=True, info={"person": True}),
    Column("name", String(40), nullable=False),
    Column("key", String(120), nullable=False, unique=True),
    Column("password", Text, nullable=False, info={"secret": True}),
    Column("created", BigInteger, nullable=False),
)
"""People with a name that is theirs and a password. The id is that of the guest whom an account was made for.

A column marked `person` holds ids of people: its rows belong to them, are exported to them and go with their account.
What is marked `secret` is told to nobody.
"""

aliases = Table(
    "aliases",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("account", String(40), nullable=False, info={"person": True}),
    Index("aliases_by_account", "account"),
)
"""The guests whose tables are those of an account, its own id among them: nobody comes as such a guest any more."""

passes = Table(
    "passes",
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
    Index("passes_by_account", "account"),
)
"""What lets somebody in as an account: sessions of browsers (`session`) and tokens of programs (`token`)."""

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
"""How games ended for the people who played them: `won`, `lost` or `shared`."""

settled = Table(
    "settled",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""Finished tables whose results and ratings are counted: each is counted once."""

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
"""How strong accounts are at a game: OpenSkill's estimate and its doubt, and the number that is shown."""

turns = Table(
    "turns",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("since", BigInteger, nullable=False),
    Column("rests", BigInteger),
    Column("mailed", BigInteger),
    Column("hooked", BigInteger),
)
"""The seats of people who owe a move at tables with days to think, written with the entries by which that came about.

`rests`: until when their clock stands still; `mailed`, `hooked`: when they were told.
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
"""Where people are written to, once they have `confirmed` that they were `asked` there.

`sent`: letters of one `day`; `next`: no letter before that moment; `lease`: until when a worker is at it.
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
"""Addresses of programs that are told when it is somebody's turn; `failing` ones were given up."""

vacations = Table(
    "vacations",
    metadata,
    Column("person", String(40), primary_key=True, info={"person": True}),
    Column("began", BigInteger, primary_key=True),
    Column("until", BigInteger, nullable=False),
)
"""When accounts were, or are, on vacation."""

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
"""Decks that people keep, as JSON; whoever has the code of one may look at it."""


def personal() -> list[Column[str]]:
    """The columns that say whose rows are."""
    return [column for table in metadata.sorted_tables for column in table.c if column.info.get("person")]


def put(table: Table, names: Sequence[str], postgres: bool, then: str) -> TextClause:
    """A statement that writes all rows of `:rows`, a JSON text, at once; `then` says what is done with rows that exist.

    Row by row a thread would have to wait for the interpreter's lock after each one.
    """
    columns = ", ".join(names)
    rows = _rows(table, names, postgres)
    return text(f"INSERT INTO {table.name} ({columns}) SELECT * FROM ({rows}) AS given WHERE true ORDER BY 1, 2 {then}")


def change(table: Table, key: str, number: str, names: Sequence[str], postgres: bool) -> TextClause:
    """A statement that changes all rows that `:rows` names, at once; what has no higher number comes too late."""
    rows = _rows(table, (key, number, *names), postgres)
    values = ", ".join(f"{name} = given.{name}" for name in (number, *names))
    where = f"{table.name}.{key} = given.{key} AND {table.name}.{number} < given.{number}"
    return text(f"UPDATE {table.name} SET {values} FROM ({rows}) AS given WHERE {where}")


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


LINE: dict[str, Any] = {
    "connect_timeout": 10,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 25_000,
}
"""A PostgreSQL whose machine or network is gone says nothing at all: after 25 seconds of that it is away for us."""


def new_sync_engine(url: str) -> Engine:
    """For what is best done in one go, in a thread."""
    plain = async_url(url).replace("+aiosqlite", "")
    if is_postgres(plain):
        return create_engine(plain, pool_size=2, max_overflow=0, pool_pre_ping=True, connect_args=LINE)
    engine = create_engine(plain, connect_args={"check_same_thread": False})
    event.listen(engine, "connect", _tune_sqlite)
    return engine


def new_engine(url: str) -> AsyncEngine:
    if is_postgres(async_url(url)):
        return create_async_engine(async_url(url), pool_size=8, max_overflow=8, pool_pre_ping=True, connect_args=LINE)
    engine = create_async_engine(async_url(url), poolclass=AsyncAdaptedQueuePool, pool_size=4, max_overflow=0)
    event.listen(engine.sync_engine, "connect", _tune_sqlite)
    return engine


def _tune_sqlite(connection: Any, _record: Any) -> None:
    """Ten times as many commits a second, and readers never wait for the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
