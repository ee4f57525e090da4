"""Accounts: people with a name and a password, and the sessions and API tokens that authenticate them.

A guest who registers keeps their guest id, and with it their tables. Guests who sign in to an account later are stored
as its aliases. A session that an operator or another worker ends is invalid here after at most `CACHE_TTL` seconds.
"""

import asyncio
import contextlib
import hashlib
import logging
import secrets
import time
from collections.abc import Iterable, Mapping
from typing import Any, Final, Protocol

from sqlalchemy import Delete, delete, literal, or_, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from pennant.server.database import accounts, aliases, credentials, personal_columns, seats
from pennant.server.errors import CommandRefused
from pennant.server.guests import GUEST_COOKIE, Guest, Keys, SeatToken, clean_account_name, clean_name, name_key
from pennant.server.messages import ByeCode
from pennant.server.passwords import Passwords, check_strength
from pennant.server.seats import GONE
from pennant.server.store import Store
from pennant.server.timestamps import DAY, now

log = logging.getLogger("pennant.accounts")

SESSION_COOKIE: Final = "pennant-session"
"""The name of the session cookie."""
TOKEN_PREFIX: Final = "pnt_"
"""API tokens begin with this prefix."""
CACHE_TTL: Final = 2.0
"""TTL of the identity cache, in seconds."""
CACHE_SIZE: Final = 5_000
SESSION_LIFETIME: Final = 90 * DAY
"""A session that is not used for this long expires."""
MARK_USED_EVERY: Final = 600_000
"""Milliseconds between two updates of the time when a session was last used."""
TOKENS_ALLOWED: Final = 20
TAKEN: Final = "this name, or one that looks like it, is taken: choose another one"
WRONG: Final = "wrong name or password"


class AuthenticatedConnection(Protocol):
    """A connection that is closed when one of the sessions and API tokens that opened it ends."""

    session_ids: frozenset[str]

    def close(self, code: ByeCode) -> None: ...


class Accounts:
    """Registers and authenticates people, and manages their sessions and API tokens."""

    def __init__(self, store: Store, keys: Keys) -> None:
        self._engine = store.engine
        self._insert = store.insert
        self._keys = keys
        self._passwords = Passwords()
        self._cache: dict[tuple[str, str], tuple[float, Any]] = {}
        self.connections: set[AuthenticatedConnection] = set()

    # --- authentication -----------------------------------------------------------------------------------------------

    async def authenticate(self, cookies: Mapping[str, str], authorization: str) -> Guest | None:
        """The person with this API token, session cookie or guest cookie; `None` for a new visitor."""
        kind, _, token = authorization.partition(" ")
        if kind.lower() == "bearer":
            found = await self._find_by_token(token.strip(), "token")
            if found is None:
                raise CommandRefused("token", "this token is unknown or has expired")
            return found
        if cookies.get(SESSION_COOKIE) and (found := await self._find_by_token(cookies[SESSION_COOKIE], "session")):
            return found
        guest = self._keys.read_guest_cookie(cookies.get(GUEST_COOKIE))
        if guest is None or await self.account_of(guest.id) is not None:
            return None
        return Guest(guest.id, "" if await self.holder(guest.name) else guest.name)

    async def _find_by_token(self, token: str, kind: str) -> Guest | None:
        digest = _digest(token)
        found: Guest | None
        if (known := self._get_from_cache(kind, digest)) is not None:
            (found,) = known
            return found
        query = (
            select(credentials.c.id, credentials.c.scopes, credentials.c.seen, accounts.c.id, accounts.c.name)
            .join(accounts, accounts.c.id == credentials.c.account)
            .where(credentials.c.digest == digest, credentials.c.kind == kind, _not_expired())
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
            others = select(aliases.c.guest).where(aliases.c.account == row[3]) if row else None
            guests = (await connection.execute(others)).scalars().all() if others is not None else ()
        found = None
        if row is not None:
            session_id, scopes, seen, account, name = row
            allowed = frozenset(scopes.split()) if kind == "token" else None
            found = Guest(account, name, True, frozenset(guests) - {account}, session_id, allowed)
            if seen is None or seen < now() - MARK_USED_EVERY:
                await self._mark_used(session_id, kind)
        self._put_in_cache(kind, digest, found)
        return found

    async def _mark_used(self, session_id: str, kind: str) -> None:
        values = {"seen": now()} | ({"until": now() + SESSION_LIFETIME} if kind == "session" else {})
        try:
            async with self._engine.begin() as connection:
                await connection.execute(update(credentials).where(credentials.c.id == session_id).values(values))
        except SQLAlchemyError as error:  # authentication must work even if the database is read-only
            log.warning("the last use of a session could not be stored: %s", str(error).splitlines()[:1])

    async def account_of(self, guest: str) -> str | None:
        """The account that a guest belongs to, if any."""
        return await self._look_up("guest", guest, select(aliases.c.account).where(aliases.c.guest == guest))

    async def holder(self, name: str) -> str | None:
        """The account that has this name, or one that looks like it."""
        if not name:
            return None
        return await self._look_up("name", name, select(accounts.c.id).where(accounts.c.key == name_key(name)))

    async def name_at_table(self, guest: Guest, wish: str | None) -> str:
        """The name of a person at a table: that of their account, or one that no account has."""
        if guest.account or not wish:
            return guest.name
        return await self.free_name(guest, clean_name(wish))

    async def free_name(self, guest: Guest, name: str) -> str:
        """Check that a name does not belong to another person's account."""
        if await self.holder(name) not in (None, guest.id):
            raise CommandRefused("name-taken", "this name belongs to an account: choose another one")
        return name

    async def _look_up(self, kind: str, what: str, query: Any) -> str | None:
        found: str | None
        if (known := self._get_from_cache(kind, what)) is not None:
            (found,) = known
            return found
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).scalar_one_or_none()
        self._put_in_cache(kind, what, found)
        return found

    def _get_from_cache(self, kind: str, what: str) -> tuple[Any] | None:
        then, found = self._cache.get((kind, what), (-CACHE_TTL, None))
        return (found,) if time.monotonic() - then < CACHE_TTL else None

    def _put_in_cache(self, kind: str, what: str, found: Any) -> None:
        if len(self._cache) >= CACHE_SIZE:
            self._cache.clear()
        self._cache[kind, what] = time.monotonic(), found

    async def is_valid(self, token: SeatToken, guest: str | None, person: Guest | None) -> bool:
        """Whether a seat token is still valid; `guest` is the guest at the seat.

        The token of an account ends with the session that requested it. The token of a guest becomes void when the
        guest registers or signs in, except for the account itself.
        """
        if token.session_id:
            query = select(credentials.c.id).where(credentials.c.id == token.session_id, _not_expired())
            return await self._look_up("session id", token.session_id, query) is not None
        if guest == GONE:
            return False
        return guest is None or await self.account_of(guest) is None or bool(person and person.is_at(guest))

    async def watch_connections(self) -> None:
        """Close connections whose sessions have ended, in this worker or another one."""
        while True:
            await asyncio.sleep(CACHE_TTL)
            with contextlib.suppress(SQLAlchemyError):
                await self.close_ended()

    async def close_ended(self) -> None:
        wanted = {session_id for opened in self.connections for session_id in opened.session_ids}
        if not wanted:
            return
        good: set[str] = set()
        async with self._engine.connect() as connection:
            listed = sorted(wanted)
            for start in range(0, len(listed), 500):
                query = select(credentials.c.id).where(
                    credentials.c.id.in_(listed[start : start + 500]), _not_expired()
                )
                good |= set((await connection.execute(query)).scalars())
        for opened in [opened for opened in self.connections if opened.session_ids - good]:
            opened.close("signed-out")

    # --- sessions -----------------------------------------------------------------------------------------------------

    async def register(self, guest: Guest, name: str, password: str, agent: str) -> str:
        """Turn a guest into an account, and return the cookie of its first session."""
        if guest.account:
            raise CommandRefused("signed-in", "you already have an account: sign out first")
        name = clean_account_name(name)
        check_strength(password, name)
        hashed, at = await self._passwords.hash(password), now()
        row = {"id": guest.id, "name": name, "key": name_key(name), "password": hashed, "created": at}
        try:
            async with self._engine.begin() as connection:
                await connection.execute(aliases.insert().values(guest=guest.id, account=guest.id))
                await connection.execute(accounts.insert().values(row))
        except IntegrityError:
            raise CommandRefused("taken", TAKEN) from None
        self._cache.clear()
        return await self._new_credential(guest.id, "session", agent, "", at + SESSION_LIFETIME)

    async def sign_in(self, guest: Guest, name: str, password: str, agent: str) -> tuple[Guest, str]:
        """Sign in: the account and the cookie of its new session. The tables of the guest move to the account."""
        query = select(accounts.c.id, accounts.c.name, accounts.c.password).where(accounts.c.key == name_key(name))
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).first()
        if not await self._passwords.verify(password, found.password if found else None) or found is None:
            raise CommandRefused("wrong", WRONG)
        if self._passwords.needs_rehash(found.password):
            await self._set_password(found.id, password)
        if guest.session_id:
            await self.end_credentials(credentials.c.id == guest.session_id)
        if not guest.account and await self._has_data(guest.id):
            moved = self._insert(aliases).values(guest=guest.id, account=found.id).on_conflict_do_nothing()
            async with self._engine.begin() as connection:
                await connection.execute(moved)
        self._cache.clear()
        cookie = await self._new_credential(found.id, "session", agent, "", now() + SESSION_LIFETIME)
        return Guest(found.id, found.name, True), cookie

    async def _has_data(self, guest: str) -> bool:
        """Whether the database holds anything of a guest that should move to the account."""
        async with self._engine.connect() as connection:
            for column in (seats.c.guest, *personal_columns()):
                found = await connection.execute(select(literal(1)).where(column == guest).limit(1))
                if found.first() is not None:
                    return True
        return False

    async def _new_credential(self, account: str, kind: str, name: str, scopes: str, until: int | None) -> str:
        token = (TOKEN_PREFIX if kind == "token" else "") + secrets.token_urlsafe(32)
        row = {"id": secrets.token_urlsafe(9), "account": account, "kind": kind, "digest": _digest(token), "name": name}
        times = {"created": now(), "seen": now() if kind == "session" else None, "until": until}
        async with self._engine.begin() as connection:
            await connection.execute(credentials.insert().values(**row, **times, scopes=scopes))
        return token

    async def end_credentials(self, *which: Any) -> int:
        """End sessions or API tokens, and the connections that they opened. Returns how many were ended."""
        statement: Delete = delete(credentials).where(*which)
        async with self._engine.begin() as connection:
            ended = (await connection.execute(statement)).rowcount
        self._cache.clear()
        await self.close_ended()
        return ended

    # --- the account itself -------------------------------------------------------------------------------------------

    async def find(self, name: str) -> tuple[Guest, int]:
        """The account with this name, and when it was created."""
        query = select(accounts.c.id, accounts.c.name, accounts.c.created).where(accounts.c.key == name_key(name))
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).first()
            if found is None:
                raise CommandRefused("unknown", "there is no account with this name")
            others = await connection.execute(select(aliases.c.guest).where(aliases.c.account == found.id))
            return Guest(found.id, found.name, True, frozenset(others.scalars())), found.created

    async def credentials_of(self, account: str, kind: str) -> list[dict[str, Any]]:
        """The sessions or API tokens of an account, the newest first."""
        query = select(credentials).where(credentials.c.account == account, credentials.c.kind == kind, _not_expired())
        async with self._engine.connect() as connection:
            rows = await connection.execute(query.order_by(credentials.c.created.desc()))
            return [dict(row._mapping) for row in rows]

    async def new_token(
        self, account: str, name: str, scopes: Iterable[str], days: int | None
    ) -> tuple[str, dict[str, Any]]:
        """Create an API token. Returns the token, which cannot be read again later, and its row."""
        if len(await self.credentials_of(account, "token")) >= TOKENS_ALLOWED:
            raise CommandRefused("full", f"an account can have at most {TOKENS_ALLOWED} tokens: end one first")
        until = None if days is None else now() + days * DAY
        token = await self._new_credential(account, "token", name, " ".join(sorted(set(scopes))), until)
        row = next(row for row in await self.credentials_of(account, "token") if row["digest"] == _digest(token))
        return token, row

    async def check_password(self, account: str, password: str) -> None:
        query = select(accounts.c.password).where(accounts.c.id == account)
        async with self._engine.connect() as connection:
            hashed = (await connection.execute(query)).scalar_one_or_none()
        if not await self._passwords.verify(password, hashed):
            raise CommandRefused("wrong", "wrong password")

    async def change_password(self, guest: Guest, old: str, new: str) -> None:
        """Change the password and end all other sessions."""
        await self.check_password(guest.id, old)
        check_strength(new, guest.name)
        await self._set_password(guest.id, new)
        await self.end_credentials(
            credentials.c.account == guest.id, credentials.c.kind == "session", credentials.c.id != guest.session_id
        )

    async def reset_password(self, name: str) -> str:
        """Reset a forgotten password and end all sessions and API tokens. Returns the new password."""
        person, _ = await self.find(name)
        password = secrets.token_urlsafe(12)
        await self._set_password(person.id, password)
        await self.end_credentials(credentials.c.account == person.id)
        return password

    async def _set_password(self, account: str, password: str) -> None:
        hashed = await self._passwords.hash(password)
        async with self._engine.begin() as connection:
            await connection.execute(update(accounts).where(accounts.c.id == account).values(password=hashed))

    async def rename(self, guest: Guest, name: str) -> str:
        name = clean_account_name(name)
        changed = update(accounts).where(accounts.c.id == guest.id).values(name=name, key=name_key(name))
        try:
            async with self._engine.begin() as connection:
                await connection.execute(changed)
        except IntegrityError:
            raise CommandRefused("taken", TAKEN) from None
        self._cache.clear()
        return name

    def clear_cache(self) -> None:
        """Clear the identity cache."""
        self._cache.clear()


def _not_expired() -> Any:
    return or_(credentials.c.until.is_(None), credentials.c.until > now())


def _digest(token: str) -> str:
    """The hash under which a token is stored. Tokens have 256 random bits, so a fast hash is safe."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()
