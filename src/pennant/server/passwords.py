"""Password hashing with argon2id, in threads, and the check for weak passwords."""

import asyncio
from functools import cache
from pathlib import Path
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from pennant.server.errors import CommandRefused
from pennant.server.guests import name_key

MINIMUM_LENGTH: Final = 8
CONCURRENT_HASHES: Final = 2
"""Concurrent hashes per worker: each one needs 64 MB of memory."""
MINIMUM_DISTINCT: Final = 4
"""Distinct characters in a password, at least."""
COMMON: Final = frozenset(Path(__file__).with_name("passwords.txt").read_text(encoding="utf-8").split())


class Passwords:
    """Hashes and verifies passwords."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._semaphore = asyncio.Semaphore(CONCURRENT_HASHES)

    async def hash(self, password: str) -> str:
        async with self._semaphore:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def verify(self, password: str, hashed: str | None) -> bool:
        """Whether a password is right. Without a hash to compare with, this takes the same time."""
        async with self._semaphore:
            return await asyncio.to_thread(self._verify, password, hashed)

    def _verify(self, password: str, hashed: str | None) -> bool:
        try:
            self._hasher.verify(hashed or _dummy_hash(), password)
        except (VerificationError, InvalidHashError):
            return False
        return hashed is not None

    def needs_rehash(self, hashed: str) -> bool:
        """Whether a hash was made with weaker parameters than today's."""
        return self._hasher.check_needs_rehash(hashed)


@cache
def _dummy_hash() -> str:
    """A hash to compare with if the account does not exist, so that the answer takes the same time."""
    return PasswordHasher().hash("")


def check_strength(password: str, name: str) -> None:
    """Refuse weak passwords."""
    if len(password) < MINIMUM_LENGTH:
        raise CommandRefused("weak", f"a password needs at least {MINIMUM_LENGTH} characters")
    plain = password.casefold()
    if plain in COMMON or len(set(plain)) < MINIMUM_DISTINCT:
        raise CommandRefused("weak", "this password is too easy to guess: choose another one")
    if name_key(name) and name_key(password).strip("0123456789ol") == name_key(name).strip("0123456789ol"):
        raise CommandRefused("weak", "the password must not be the name of the account")
