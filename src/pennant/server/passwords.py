"""Passwords: argon2id, in threads, a few at a time; and which ones are too easily guessed."""

import asyncio
from functools import cache
from pathlib import Path
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from pennant.server.guests import name_key
from pennant.server.table import Refused

SHORTEST: Final = 8
AT_ONCE: Final = 2
"""How many are hashed at once by a worker: each takes 64 MB for a moment."""
FEWEST_LETTERS: Final = 4
"""Different ones, that is."""
COMMON: Final = frozenset(Path(__file__).with_name("passwords.txt").read_text(encoding="utf-8").split())


class Passwords:
    """Hashes and checks."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._few = asyncio.Semaphore(AT_ONCE)

    async def hashed(self, password: str) -> str:
        async with self._few:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, password: str, hashed: str | None) -> bool:
        """Whether it is the right one; takes as long where there is none."""
        async with self._few:
            return await asyncio.to_thread(self._fits, password, hashed)

    def _fits(self, password: str, hashed: str | None) -> bool:
        try:
            self._hasher.verify(hashed or _nobodys(), password)
        except (VerificationError, InvalidHashError):
            return False
        return hashed is not None

    def is_old(self, hashed: str) -> bool:
        """Whether it was hashed with less care than we take today."""
        return self._hasher.check_needs_rehash(hashed)


@cache
def _nobodys() -> str:
    """What the passwords of people who are not there are compared with."""
    return PasswordHasher().hash("")


def check_strength(password: str, name: str) -> None:
    """Refuse what others would try first."""
    if len(password) < SHORTEST:
        raise Refused("weak", f"a password has at least {SHORTEST} characters")
    plain = password.casefold()
    if plain in COMMON or len(set(plain)) < FEWEST_LETTERS:
        raise Refused("weak", "this password is among the first that others would try: take another")
    if name_key(name) and name_key(password).strip("0123456789ol") == name_key(name).strip("0123456789ol"):
        raise Refused("weak", "a password is not one's name")
