"""Where accounts get notices of their turns: confirmed e-mail addresses and web hooks."""

import re
import secrets
from typing import Any, Literal

from sqlalchemy import Row, Table, delete, select, update

from pennant.server.database import hooks, mails
from pennant.server.store import Store
from pennant.server.timestamps import now

Pace = Literal["each", "hourly", "daily"]
_TOKEN = re.compile("[A-Za-z0-9_-]{1,40}")


class Notices:
    """Stores e-mail addresses and web hooks by account id."""

    def __init__(self, store: Store) -> None:
        self._engine = store.engine
        self._insert = store.insert

    async def mail(self, person: str) -> Row[Any] | None:
        return await self._row(mails, person)

    async def hook(self, person: str) -> Row[Any] | None:
        return await self._row(hooks, person)

    async def _row(self, table: Table, person: str) -> Row[Any] | None:
        async with self._engine.connect() as connection:
            return (await connection.execute(select(table).where(table.c.person == person))).first()

    # --- e-mail -------------------------------------------------------------------------------------------------------

    async def set_mail(self, person: str, address: str, pace: Pace, lang: str) -> None:
        """Set the e-mail address of an account. A new address has to be confirmed; a confirmed one stays so."""
        async with self._engine.begin() as connection:
            changed = await connection.execute(
                update(mails)
                .where(mails.c.person == person, mails.c.address == address, mails.c.confirmed.is_not(None))
                .values(pace=pace, lang=lang, next=0)
            )
        if not changed.rowcount:
            fresh = {"address": address, "lang": lang, "pace": pace, "token": secrets.token_urlsafe(24),
                     "created": now(), "asked": None, "confirmed": None, "day": 0, "sent": 0}  # fmt: skip
            await self._put(mails, person, fresh)

    async def delete_mail(self, person: str) -> None:
        await self._delete(mails, person)

    async def find_by_token(self, token: str) -> Row[Any] | None:
        """The row that a link in an e-mail refers to."""
        if not _TOKEN.fullmatch(token):
            return None
        async with self._engine.connect() as connection:
            return (await connection.execute(select(mails).where(mails.c.token == token))).first()

    async def confirm(self, row: Row[Any]) -> None:
        """Mark an address as confirmed: its owner has opened the link."""
        async with self._engine.begin() as connection:
            statement = update(mails).where(mails.c.token == row.token, mails.c.confirmed.is_(None))
            await connection.execute(statement.values(confirmed=now(), failures=0, next=0))

    # --- web hooks ----------------------------------------------------------------------------------------------------

    async def set_hook(self, person: str, url: str) -> str:
        """Set the web hook of an account. Returns the secret that signs its calls."""
        secret = "whs_" + secrets.token_urlsafe(32)
        await self._put(hooks, person, {"url": url, "secret": secret, "created": now(), "failing": 0})
        return secret

    async def delete_hook(self, person: str) -> None:
        await self._delete(hooks, person)

    async def reset_hook(self, person: str, url: str) -> None:
        """Call a hook again that was marked as failing and has answered now."""
        async with self._engine.begin() as connection:
            mended = update(hooks).where(hooks.c.person == person, hooks.c.url == url)
            await connection.execute(mended.values(failing=0, failures=0, next=0))

    async def _put(self, table: Table, person: str, values: dict[str, Any]) -> None:
        values = {**values, "failures": 0, "next": 0, "lease": 0}
        statement = self._insert(table).values(person=person, **values)
        async with self._engine.begin() as connection:
            await connection.execute(statement.on_conflict_do_update(index_elements=["person"], set_=values))

    async def _delete(self, table: Table, person: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(delete(table).where(table.c.person == person))
