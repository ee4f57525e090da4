"""What clients say over a socket, frame by frame."""

from typing import Annotated

import msgspec

Id = Annotated[str, msgspec.Meta(pattern=r"\A[!-~]{1,40}\Z")]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
SAYINGS = frozenset({"hello", "good-luck", "nice-play", "well-played", "thanks", "oops", "one-moment", "rematch"})
"""What can be said without typing; clients have the words."""


class _Frame(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Anything a client may send."""


class Hello(_Frame, frozen=True, tag="hello"):
    """The first frame: whose seats, through whose eyes, and the last entry that is known already."""

    tokens: Annotated[list[Annotated[str, msgspec.Meta(max_length=200)]], msgspec.Meta(max_length=16)] = []
    eyes: Number | None = None
    last: Number | None = None
    lines: bool = False
    """Whether frames may have several messages, one a line: what is said at the same time travels together."""


class Look(_Frame, frozen=True, tag="look"):
    """Look through other eyes."""

    eyes: Number | None = None


class Move(_Frame, frozen=True, tag="move"):
    """A move, by its number or in words."""

    id: Id
    seat: Number
    seq: Number
    action: Number | None = None
    text: Annotated[str, msgspec.Meta(max_length=200)] | None = None


class Undo(_Frame, frozen=True, tag="undo"):
    """Take back the last move."""

    id: Id
    seat: Number
    seq: Number = 0


class Answer(_Frame, frozen=True, tag="answer"):
    """Whether somebody else may take back a move."""

    id: Id
    seat: Number
    yes: bool
    seq: Number = 0


class Resign(_Frame, frozen=True, tag="resign"):
    """Give up."""

    id: Id
    seat: Number
    seq: Number = 0


class Say(_Frame, frozen=True, tag="say"):
    """Say something: one of `SAYINGS`, or a line of one's own."""

    id: Id
    seat: Number
    phrase: str | None = None
    text: str | None = None
    seq: Number = 0


class Back(_Frame, frozen=True, tag="back"):
    """Take the seat again that a bot has kept warm."""

    id: Id
    seat: Number
    seq: Number = 0


class Orders(_Frame, frozen=True, tag="orders"):
    """The standing orders of a seat from now on."""

    id: Id
    seat: Number
    orders: Annotated[list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=40)]
    seq: Number = 0


class Ping(_Frame, frozen=True, tag="ping"):
    """A sign of life; it is answered."""


Frame = Hello | Look | Move | Undo | Answer | Resign | Say | Back | Orders | Ping
ForSeat = Move | Undo | Answer | Resign | Say | Back | Orders
_decoder = msgspec.json.Decoder(Frame)


def decode(text: str | bytes) -> Frame:
    """A frame; anything else is a `msgspec.DecodeError`."""
    frame: Frame = _decoder.decode(text)
    return frame
