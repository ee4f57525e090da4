"""Who you are: a guest with a name, known by a signed cookie; and whose seat it is, known by a token."""

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

COOKIE = "pennant"
LONGEST_GUEST_NAME = 24
LONGEST_KEY = 120
LONGEST_TEXT = 200
LONGEST_CONTRIBUTION = 64
_BETWEEN = " -_.'’"
_ALIKE = str.maketrans("01ilıјіӏаеорсухквмнтѕԁԛԝαβεικνορτυχ", "olllljllaeopcyxkbmhtsdqwabelknoptux")
"""Letters of other alphabets, and digits, that are easily taken for Latin letters."""


class Guest(msgspec.Struct, frozen=True):
    """Somebody at this server: a guest, known by nothing but a random id, or whoever is signed in to an account."""

    id: str
    name: str
    account: bool = False
    others: frozenset[str] = frozenset()
    """The ids of guests who have signed in to the account: their games are its own."""
    entry: str = ""
    """The id of the session or API token by which an account came in."""
    scopes: frozenset[str] | None = None
    """What an API token is for; `None` for people in a browser, who may do anything."""

    @property
    def ids(self) -> frozenset[str]:
        """All ids under which tables may know this person."""
        return self.others | {self.id}

    @property
    def may_play(self) -> bool:
        return self.scopes is None or "play" in self.scopes

    def is_at(self, guest: str | None) -> bool:
        """Whether the guest of a seat is this person."""
        return guest is not None and guest in self.ids


class SeatToken(NamedTuple):
    """What the token of a seat says."""

    table: str
    seat: int
    epoch: int
    entry: str
    """The session by which an account got it; nothing if a guest did."""


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

    def token(self, table: str, seat: int, epoch: int, entry: str = "") -> str:
        """The key to a seat. It can not be guessed, and it is void when somebody else sits down there.

        The token of an account names the session by which it was asked for, and is void when that has ended.
        """
        name = f"{table}.{seat}.{epoch}" + (f".{entry}" if entry else "")
        return f"{name}.{self._mac(name)}"

    def seat(self, token: str) -> SeatToken | None:
        """What a token is for, if it is one of ours."""
        name, _, mac = token.rpartition(".")
        table, seat, epoch, entry = (*name.split(".", 3), "", "", "", "")[:4]
        good = hmac.compare_digest(mac.encode(), self._mac(name).encode())
        return SeatToken(table, int(seat), int(epoch), entry) if good and seat.isdigit() and epoch.isdigit() else None

    def _mac(self, name: str) -> str:
        digest = hmac.new(self._key, b"seat:" + name.encode(), hashlib.sha256).digest()
        return urlsafe_b64encode(digest[:24]).decode()


def new_guest() -> Guest:
    return Guest(secrets.token_urlsafe(12), "")


def clean_name(name: str) -> str:
    """A name for a scoreboard: visible characters, not too many."""
    name = visible(name)
    if not name:
        raise UsageError("a name needs at least one visible character")
    if len(name) > LONGEST_GUEST_NAME:
        raise UsageError(f"a name has at most {LONGEST_GUEST_NAME} characters")
    return name


def name_key(name: str) -> str:
    """What is the same for names that look alike: case, accents, spaces, and letters that are drawn alike."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    letters = "".join(each for each in plain if unicodedata.category(each)[0] in "LN").translate(_ALIKE)
    return (letters or visible(plain))[:LONGEST_KEY]


def account_name(name: str) -> str:
    """A name for an account: one that can be read out and stands in addresses of pages."""
    name = clean_name(name)
    kinds = [unicodedata.category(each)[0] for each in name]
    if sum(kind in "LN" for kind in kinds) < 2:
        raise UsageError("the name of an account has at least two letters or digits")
    if any(kind not in "LMN" and each not in _BETWEEN for each, kind in zip(name, kinds, strict=True)):
        raise UsageError("the name of an account has letters, digits, spaces and - _ . ' only")
    return name


def clean_text(text: str) -> str:
    """Something said at a table."""
    text = visible(text)
    if not text:
        raise UsageError("there is nothing to read in it")
    if len(text) > LONGEST_TEXT:
        raise UsageError(f"at most {LONGEST_TEXT} characters at a time")
    return text


def clean_contribution(text: str) -> str:
    """A player's part of the sealed chance: a short line."""
    text = visible(text)
    if len(text) > LONGEST_CONTRIBUTION:
        raise UsageError(f"a contribution has at most {LONGEST_CONTRIBUTION} characters")
    return text or secrets.token_hex(8)
