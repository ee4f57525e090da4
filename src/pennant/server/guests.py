"""Who you are: a guest with a name, known by a signed cookie; and whose seat it is, known by a token."""

import hashlib
import hmac
import secrets
import unicodedata
from base64 import urlsafe_b64encode

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

from pennant.kernel.errors import UsageError

COOKIE = "pennant"
LONGEST_NAME = 24
LONGEST_TEXT = 200
LONGEST_CONTRIBUTION = 64
_UNSEEN = ("C", "Zl", "Zp")
"""Categories of characters that nobody can see: controls, formats, private use, separators of lines."""


class Guest(msgspec.Struct, frozen=True):
    """Somebody at this server, known by nothing but a random id."""

    id: str
    name: str


class Keys:
    """Signs cookies and seat tokens."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._cookies = URLSafeSerializer(key, salt="guest")

    def cookie(self, guest: Guest) -> str:
        return str(self._cookies.dumps([guest.id, guest.name]))

    def guest(self, cookie: str | None) -> Guest | None:
        """The guest of a cookie that we signed."""
        if not cookie:
            return None
        try:
            number, name = self._cookies.loads(cookie)
            return Guest(str(number), str(name))
        except (BadSignature, ValueError, TypeError):
            return None

    def token(self, table: str, seat: int, epoch: int) -> str:
        """The key to a seat. It can not be guessed, and it is void when somebody else sits down there."""
        name = f"{table}.{seat}.{epoch}"
        return f"{name}.{self._mac(name)}"

    def seat(self, token: str) -> tuple[str, int, int] | None:
        """The table, seat and epoch that a token is for, if it is one of ours."""
        name, _, mac = token.rpartition(".")
        table, _, rest = name.partition(".")
        seat, _, epoch = rest.partition(".")
        good = hmac.compare_digest(mac.encode(), self._mac(name).encode())
        return (table, int(seat), int(epoch)) if good and seat.isdigit() and epoch.isdigit() else None

    def _mac(self, name: str) -> str:
        digest = hmac.new(self._key, b"seat:" + name.encode(), hashlib.sha256).digest()
        return urlsafe_b64encode(digest[:24]).decode()


def new_guest() -> Guest:
    return Guest(secrets.token_urlsafe(12), "")


def clean_name(name: str) -> str:
    """A name for a scoreboard: visible characters, not too many."""
    name = _visible(name)
    if not name:
        raise UsageError("a name needs at least one visible character")
    if len(name) > LONGEST_NAME:
        raise UsageError(f"a name has at most {LONGEST_NAME} characters")
    return name


def clean_text(text: str) -> str:
    """Something said at a table."""
    text = _visible(text)
    if not text:
        raise UsageError("there is nothing to read in it")
    if len(text) > LONGEST_TEXT:
        raise UsageError(f"at most {LONGEST_TEXT} characters at a time")
    return text


def clean_contribution(text: str) -> str:
    """A player's part of the sealed chance: a short line."""
    text = _visible(text)
    if len(text) > LONGEST_CONTRIBUTION:
        raise UsageError(f"a contribution has at most {LONGEST_CONTRIBUTION} characters")
    return text or secrets.token_hex(8)


def _visible(text: str) -> str:
    kept = "".join(" " if each.isspace() else each for each in text)
    kept = "".join(each for each in kept if not unicodedata.category(each).startswith(_UNSEEN))
    return " ".join(unicodedata.normalize("NFC", kept).split())
