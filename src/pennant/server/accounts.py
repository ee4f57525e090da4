"""Accounts: guests who have a name of their own and a password, and the sessions and tokens that let them in.

Whoever registers keeps the id of the guest they were, and with it their tables. Guests who sign in to an account later
are remembered as its aliases. What an operator or another worker ends is over here after `FRESH_FOR` at the latest.
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

from pennant.server.database import accounts, aliases, passes, personal, seats
from pennant.server.desk import now
from pennant.server.guests import COOKIE, Guest, Keys, SeatToken, account_name, clean_name, name_key
from pennant.server.passwords import Passwords, check_strength
from pennant.server.store import Store
from pennant.server.table import GONE, Refused

log = logging.getLogger("pennant.accounts")

SESSION: Final = "pennant-session"
"""The cookie of a session."""
TOKEN: Final = "pnt_"
"""How API tokens begin."""
FRESH_FOR: Final = 2.0
"""Seconds for which it is not looked up again who somebody is."""
REMEMBERED: Final = 5_000
DAY: Final = 86_400_000
UNUSED: Final = 90 * DAY
"""A session that nobody uses for so long is over."""
SEEN_EVERY: Final = 600_000
MOST_TOKENS: Final = 20
TAKEN: Final = "somebody has this name, or one that looks like it: take another"
WRONG: Final = "this name and this password do not go together"


class Line(Protocol):
    """A connection that lasts only as long as the sessions and tokens that opened it."""

    entries: frozenset[str]

    def close(self, code: str) -> None: ...


class Accounts:
    """Who somebody is."""

    def __init__(self, store: Store, keys: Keys) -> None:
        self._engine = store.engine
        self._insert = store.insert
        self._keys = keys
        self._passwords = Passwords()
        self._known: dict[tuple[str, str], tuple[float, Any]] = {}
        self.lines: set[Line] = set()

    # --- who asks -----------------------------------------------------------------------------------------------------

    async def person(self, cookies: Mapping[str, str], authorization: str) -> Guest | None:
        """Whoever has this token, this session or this guest's cookie; `None` for somebody new."""
        kind, _, token = authorization.partition(" ")
        if kind.lower() == "bearer":
            found = await self._let_in(token.strip(), "token")
            if found is None:
                raise Refused("token", "this token is not known here, or no more")
            return found
        if cookies.get(SESSION) and (found := await self._let_in(cookies[SESSION], "session")):
            return found
        guest = self._keys.guest(cookies.get(COOKIE))
        if guest is None or await self.account_of(guest.id) is not None:
            return None
        return Guest(guest.id, "" if await self.holder(guest.name) else guest.name)

    async def _let_in(self, token: str, kind: str) -> Guest | None:
        digest = _digest(token)
        found: Guest | None
        if (known := self._fresh(kind, digest)) is not None:
            (found,) = known
            return found
        question = (
            select(passes.c.id, passes.c.scopes, passes.c.seen, accounts.c.id, accounts.c.name)
            .join(accounts, accounts.c.id == passes.c.account)
            .where(passes.c.digest == digest, passes.c.kind == kind, _lasts())
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(question)).first()
            others = select(aliases.c.guest).where(aliases.c.account == row[3]) if row else None
            guests = (await connection.execute(others)).scalars().all() if others is not None else ()
        found = None
        if row is not None:
            entry, scopes, seen, account, name = row
            allowed = frozenset(scopes.split()) if kind == "token" else None
            found = Guest(account, name, True, frozenset(guests) - {account}, entry, allowed)
            if seen is None or seen < now() - SEEN_EVERY:
                await self._seen(entry, kind)
        self._remember(kind, digest, found)
        return found

    async def _seen(self, entry: str, kind: str) -> None:
        values = {"seen": now()} | ({"until": now() + UNUSED} if kind == "session" else {})
        try:
            async with self._engine.begin() as connection:
                await connection.execute(update(passes).where(passes.c.id == entry).values(values))
        except SQLAlchemyError as error:  # one can come in even if nothing can be written
            log.warning("a session could not be marked as used: %s", str(error).splitlines()[:1])

    async def account_of(self, guest: str) -> str | None:
        """The account that a guest has become."""
        return await self._looked_up("guest", guest, select(aliases.c.account).where(aliases.c.guest == guest))

    async def holder(self, name: str) -> str | None:
        """The account that has this name, or one that looks like it."""
        if not name:
            return None
        return await self._looked_up("name", name, select(accounts.c.id).where(accounts.c.key == name_key(name)))

    async def name_at_table(self, guest: Guest, wish: str | None) -> str:
        """What somebody is called where they sit down: an account by its name, a guest by none that an account has."""
        if guest.account or not wish:
            return guest.name
        return await self.free_name(guest, clean_name(wish))

    async def free_name(self, guest: Guest, name: str) -> str:
        """A name that is no other person's."""
        if await self.holder(name) not in (None, guest.id):
            raise Refused("name-taken", "this is the name of somebody with an account: take another")
        return name

    async def _looked_up(self, kind: str, what: str, question: Any) -> str | None:
        found: str | None
        if (known := self._fresh(kind, what)) is not None:
            (found,) = known
            return found
        async with self._engine.connect() as connection:
            found = (await connection.execute(question)).scalar_one_or_none()
        self._remember(kind, what, found)
        return found

    def _fresh(self, kind: str, what: str) -> tuple[Any] | None:
        then, found = self._known.get((kind, what), (-FRESH_FOR, None))
        return (found,) if time.monotonic() - then < FRESH_FOR else None

    def _remember(self, kind: str, what: str, found: Any) -> None:
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known[kind, what] = time.monotonic(), found

    async def opens(self, token: SeatToken, guest: str | None, person: Guest | None) -> bool:
        """Whether a token still opens its seat, where this guest sits.

        It ends with the session that it was given to. What a guest was given is void when the guest has become an
        account, except for the account itself.
        """
        if token.entry:
            question = select(passes.c.id).where(passes.c.id == token.entry, _lasts())
            return await self._looked_up("entry", token.entry, question) is not None
        if guest == GONE:
            return False
        return guest is None or await self.account_of(guest) is None or bool(person and person.is_at(guest))

    async def watch_lines(self) -> None:
        """Close connections whose sessions have ended, here or at another worker."""
        while True:
            await asyncio.sleep(FRESH_FOR)
            with contextlib.suppress(SQLAlchemyError):
                await self.close_ended()

    async def close_ended(self) -> None:
        wanted = {entry for line in self.lines for entry in line.entries}
        if not wanted:
            return
        good: set[str] = set()
        async with self._engine.connect() as connection:
            listed = sorted(wanted)
            for start in range(0, len(listed), 500):
                question = select(passes.c.id).where(passes.c.id.in_(listed[start : start + 500]), _lasts())
                good |= set((await connection.execute(question)).scalars())
        for line in [line for line in self.lines if line.entries - good]:
            line.close("signed-out")

    # --- coming and going ---------------------------------------------------------------------------------------------

    async def register(self, guest: Guest, name: str, password: str, agent: str) -> str:
        """Make a guest an account; the cookie of its first session."""
        if guest.account:
            raise Refused("signed-in", "you have an account already: sign out first")
        name = account_name(name)
        check_strength(password, name)
        hashed, at = await self._passwords.hashed(password), now()
        row = {"id": guest.id, "name": name, "key": name_key(name), "password": hashed, "created": at}
        try:
            async with self._engine.begin() as connection:
                await connection.execute(aliases.insert().values(guest=guest.id, account=guest.id))
                await connection.execute(accounts.insert().values(row))
        except IntegrityError:
            raise Refused("taken", TAKEN) from None
        self._known.clear()
        return await self._new_pass(guest.id, "session", agent, "", at + UNUSED)

    async def sign_in(self, guest: Guest, name: str, password: str, agent: str) -> tuple[Guest, str]:
        """Whoever it is now, and the cookie of the session. A guest's tables move along."""
        question = select(accounts.c.id, accounts.c.name, accounts.c.password).where(accounts.c.key == name_key(name))
        async with self._engine.connect() as connection:
            found = (await connection.execute(question)).first()
        if not await self._passwords.fits(password, found.password if found else None) or found is None:
            raise Refused("wrong", WRONG)
        if self._passwords.is_old(found.password):
            await self._keep_password(found.id, password)
        if guest.entry:
            await self.end(passes.c.id == guest.entry)
        if not guest.account and await self._left_traces(guest.id):
            moved = self._insert(aliases).values(guest=guest.id, account=found.id).on_conflict_do_nothing()
            async with self._engine.begin() as connection:
                await connection.execute(moved)
        self._known.clear()
        cookie = await self._new_pass(found.id, "session", agent, "", now() + UNUSED)
        return Guest(found.id, found.name, True), cookie

    async def _left_traces(self, guest: str) -> bool:
        """Whether anything of a guest is kept here that would be theirs elsewhere, too."""
        async with self._engine.connect() as connection:
            for column in (seats.c.guest, *personal()):
                found = await connection.execute(select(literal(1)).where(column == guest).limit(1))
                if found.first() is not None:
                    return True
        return False

    async def _new_pass(self, account: str, kind: str, name: str, scopes: str, until: int | None) -> str:
        token = (TOKEN if kind == "token" else "") + secrets.token_urlsafe(32)
        row = {"id": secrets.token_urlsafe(9), "account": account, "kind": kind, "digest": _digest(token), "name": name}
        times = {"created": now(), "seen": now() if kind == "session" else None, "until": until}
        async with self._engine.begin() as connection:
            await connection.execute(passes.insert().values(**row, **times, scopes=scopes))
        return token

    async def end(self, *which: Any) -> int:
        """End sessions or tokens, and the connections that they opened; how many there were."""
        statement: Delete = delete(passes).where(*which)
        async with self._engine.begin() as connection:
            ended = (await connection.execute(statement)).rowcount
        self._known.clear()
        await self.close_ended()
        return ended

    # --- an account's own ---------------------------------------------------------------------------------------------

    async def named(self, name: str) -> tuple[Guest, int]:
        """The account of this name, and since when there is one."""
        question = select(accounts.c.id, accounts.c.name, accounts.c.created).where(accounts.c.key == name_key(name))
        async with self._engine.connect() as connection:
            found = (await connection.execute(question)).first()
            if found is None:
                raise Refused("unknown", "there is nobody of this name with an account")
            others = await connection.execute(select(aliases.c.guest).where(aliases.c.account == found.id))
            return Guest(found.id, found.name, True, frozenset(others.scalars())), found.created

    async def passes_of(self, account: str, kind: str) -> list[dict[str, Any]]:
        """Sessions or tokens, the latest first."""
        question = select(passes).where(passes.c.account == account, passes.c.kind == kind, _lasts())
        async with self._engine.connect() as connection:
            rows = await connection.execute(question.order_by(passes.c.created.desc()))
            return [dict(row._mapping) for row in rows]

    async def new_token(
        self, account: str, name: str, scopes: Iterable[str], days: int | None
    ) -> tuple[str, dict[str, Any]]:
        """A token for a program, which is told only now, and its row."""
        if len(await self.passes_of(account, "token")) >= MOST_TOKENS:
            raise Refused("full", f"an account has at most {MOST_TOKENS} tokens: end one that you do not need")
        until = None if days is None else now() + days * DAY
        token = await self._new_pass(account, "token", name, " ".join(sorted(set(scopes))), until)
        row = next(row for row in await self.passes_of(account, "token") if row["digest"] == _digest(token))
        return token, row

    async def must_know_password(self, account: str, password: str) -> None:
        question = select(accounts.c.password).where(accounts.c.id == account)
        async with self._engine.connect() as connection:
            hashed = (await connection.execute(question)).scalar_one_or_none()
        if not await self._passwords.fits(password, hashed):
            raise Refused("wrong", "this is not your password")

    async def change_password(self, guest: Guest, old: str, new: str) -> None:
        """Take another password; all other sessions end."""
        await self.must_know_password(guest.id, old)
        check_strength(new, guest.name)
        await self._keep_password(guest.id, new)
        await self.end(passes.c.account == guest.id, passes.c.kind == "session", passes.c.id != guest.entry)

    async def reset_password(self, name: str) -> str:
        """A new password for somebody who has forgotten theirs; whoever is signed in, is so no longer."""
        person, _ = await self.named(name)
        password = secrets.token_urlsafe(12)
        await self._keep_password(person.id, password)
        await self.end(passes.c.account == person.id)
        return password

    async def _keep_password(self, account: str, password: str) -> None:
        hashed = await self._passwords.hashed(password)
        async with self._engine.begin() as connection:
            await connection.execute(update(accounts).where(accounts.c.id == account).values(password=hashed))

    async def rename(self, guest: Guest, name: str) -> str:
        name = account_name(name)
        changed = update(accounts).where(accounts.c.id == guest.id).values(name=name, key=name_key(name))
        try:
            async with self._engine.begin() as connection:
                await connection.execute(changed)
        except IntegrityError:
            raise Refused("taken", TAKEN) from None
        self._known.clear()
        return name

    def forget_lookups(self) -> None:
        """Look up anew who is who."""
        self._known.clear()


def _lasts() -> Any:
    return or_(passes.c.until.is_(None), passes.c.until > now())


def _digest(token: str) -> str:
    """What is stored of a token: it has 256 random bits, so that nobody finds it by trying."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()
