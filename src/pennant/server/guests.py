"""Identities: guests, who have a signed cookie, and seats, which belong to the holder of a token."""

import hashlib
import hmac
import secrets
import unicodedata
from base64 import urlsafe_b64encode
from typing import NamedTuple

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

from pennant.kernel.errors import UsageError
from pennant.kernel.words import visible

GUEST_COOKIE = "pennant"
LONGEST_GUEST_NAME = 24
LONGEST_KEY = 120
LONGEST_TEXT = 200
LONGEST_CONTRIBUTION = 64
_PUNCTUATION = " -_.'’"
_CONFUSABLES = str.maketrans("01ilıјіӏаеорсухквмнтѕԁԛԝαβεικνορτυχ", "olllljllaeopcyxkbmhtsdqwabelknoptux")
"""Digits and letters of other alphabets that are easily confused with Latin letters."""


class Guest(msgspec.Struct, frozen=True):
    """A person at this server: a guest, identified by a random id, or a person who is signed in to an account."""

    id: str
    name: str
    account: bool = False
    others: frozenset[str] = frozenset()
    """The ids of guests who have signed in to the account. Their tables belong to it."""
    session_id: str = ""
    """The id of the session or API token that authenticated an account; empty for guests."""
    scopes: frozenset[str] | None = None
    """The scopes of an API token; `None` for a browser session, which may do everything."""

    @property
    def ids(self) -> frozenset[str]:
        """All ids that this person may have at tables."""
        return self.others | {self.id}

    @property
    def may_play(self) -> bool:
        return self.scopes is None or "play" in self.scopes

    def is_at(self, guest: str | None) -> bool:
        """Whether the guest of a seat is this person."""
        return guest is not None and guest in self.ids


class SeatToken(NamedTuple):
    """The content of a seat token."""

    table: str
    seat: int
    epoch: int
    session_id: str
    """The session of the account that requested it; empty for a guest."""


class Keys:
    """Signs and verifies guest cookies and seat tokens."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._cookies = URLSafeSerializer(key, salt="guest")

    def guest_cookie(self, guest: Guest) -> str:
        return str(self._cookies.dumps([guest.id, guest.name]))

    def read_guest_cookie(self, cookie: str | None) -> Guest | None:
        """The guest of a cookie, if the signature is valid."""
        if not cookie:
            return None
        try:
            number, name = self._cookies.loads(cookie)
            return Guest(str(number), str(name))
        except (BadSignature, ValueError, TypeError):
            return None

    def seat_token(self, table: str, seat: int, epoch: int, session_id: str = "") -> str:
        """The token of a seat. It cannot be guessed, and becomes void when somebody else takes the seat.

        The token of an account contains the session that requested it, and becomes void when that ends.
        """
        name = f"{table}.{seat}.{epoch}" + (f".{session_id}" if session_id else "")
        return f"{name}.{self._mac(name)}"

    def read_seat_token(self, token: str) -> SeatToken | None:
        """The content of a seat token, if the signature is valid."""
        name, _, mac = token.rpartition(".")
        table, seat, epoch, session_id = (*name.split(".", 3), "", "", "", "")[:4]
        good = hmac.compare_digest(mac.encode(), self._mac(name).encode())
        return (
            SeatToken(table, int(seat), int(epoch), session_id) if good and seat.isdigit() and epoch.isdigit() else None
        )

    def _mac(self, name: str) -> str:
        digest = hmac.new(self._key, b"seat:" + name.encode(), hashlib.sha256).digest()
        return urlsafe_b64encode(digest[:24]).decode()


def new_guest() -> Guest:
    return Guest(secrets.token_urlsafe(12), "")


def clean_name(name: str) -> str:
    """Check and normalize a name: visible characters, not too many."""
    name = visible(name)
    if not name:
        raise UsageError("a name needs at least one visible character")
    if len(name) > LONGEST_GUEST_NAME:
        raise UsageError(f"a name has at most {LONGEST_GUEST_NAME} characters")
    return name


def name_key(name: str) -> str:
    """A key that is equal for names that look alike: it ignores case, accents, spaces and confusable letters."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    letters = "".join(each for each in plain if unicodedata.category(each)[0] in "LN").translate(_CONFUSABLES)
    return (letters or visible(plain))[:LONGEST_KEY]


def clean_account_name(name: str) -> str:
    """Check and normalize the name of an account, which also appears in URLs."""
    name = clean_name(name)
    kinds = [unicodedata.category(each)[0] for each in name]
    if sum(kind in "LN" for kind in kinds) < 2:
        raise UsageError("the name of an account needs at least two letters or digits")
    if any(kind not in "LMN" and each not in _PUNCTUATION for each, kind in zip(name, kinds, strict=True)):
        raise UsageError("the name of an account may have only letters, digits, spaces and - _ . '")
    return name


def clean_text(text: str) -> str:
    """Check and normalize a chat message."""
    text = visible(text)
    if not text:
        raise UsageError("the message is empty")
    if len(text) > LONGEST_TEXT:
        raise UsageError(f"a message has at most {LONGEST_TEXT} characters")
    return text


def clean_contribution(text: str) -> str:
    """Check and normalize a player's contribution to the sealed chance; an empty one is replaced by a random one."""
    text = visible(text)
    if len(text) > LONGEST_CONTRIBUTION:
        raise UsageError(f"a contribution has at most {LONGEST_CONTRIBUTION} characters")
    return text or secrets.token_hex(8)
