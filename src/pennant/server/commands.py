"""The frames that clients send over a WebSocket."""

from typing import Annotated

import msgspec

Id = Annotated[str, msgspec.Meta(pattern=r"\A[!-~]{1,40}\Z")]
"""The idempotency key of a command, chosen by the client."""
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
SAYINGS = frozenset({"hello", "good-luck", "nice-play", "well-played", "thanks", "oops", "one-moment", "rematch"})
"""Chat phrases that can be sent without typing. Clients have their texts."""


class _Frame(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """The base of all frames that a client may send."""


class Hello(_Frame, frozen=True, tag="hello"):
    """The first frame: seat tokens, the viewer, and the last entry that the client already has."""

    tokens: Annotated[list[Annotated[str, msgspec.Meta(max_length=200)]], msgspec.Meta(max_length=16)] = []
    eyes: Number | None = None
    last: Number | None = None
    lines: bool = False
    """Whether the client accepts frames with several messages, one per line, to batch what is sent together."""


class Look(_Frame, frozen=True, tag="look"):
    """Change the viewer; the answer is a new snapshot."""

    eyes: Number | None = None


class Move(_Frame, frozen=True, tag="move"):
    """A move, as an action number or as text."""

    id: Id
    seat: Number
    seq: Number
    action: Number | None = None
    text: Annotated[str, msgspec.Meta(max_length=200)] | None = None


class Undo(_Frame, frozen=True, tag="undo"):
    """Take the last move back."""

    id: Id
    seat: Number
    seq: Number = 0


class Answer(_Frame, frozen=True, tag="answer"):
    """Answer another player's request to take a move back."""

    id: Id
    seat: Number
    yes: bool
    seq: Number = 0


class Resign(_Frame, frozen=True, tag="resign"):
    """Resign the game."""

    id: Id
    seat: Number
    seq: Number = 0


class Say(_Frame, frozen=True, tag="say"):
    """Send a chat message: one of `SAYINGS`, or a text."""

    id: Id
    seat: Number
    phrase: str | None = None
    text: str | None = None
    seq: Number = 0


class Back(_Frame, frozen=True, tag="back"):
    """Take the seat back from the bot that stood in."""

    id: Id
    seat: Number
    seq: Number = 0


class Orders(_Frame, frozen=True, tag="orders"):
    """Replace the standing orders of a seat."""

    id: Id
    seat: Number
    orders: Annotated[list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=40)]
    seq: Number = 0


class Ping(_Frame, frozen=True, tag="ping"):
    """A heartbeat, answered with `pong`."""


Frame = Hello | Look | Move | Undo | Answer | Resign | Say | Back | Orders | Ping
ForSeat = Move | Undo | Answer | Resign | Say | Back | Orders
_decoder = msgspec.json.Decoder(Frame)


def decode(text: str | bytes) -> Frame:
    """Decode a frame; anything else raises `msgspec.DecodeError`."""
    frame: Frame = _decoder.decode(text)
    return frame
