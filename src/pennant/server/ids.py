"""Random ids: of tables, and idempotency keys of entries."""

import re
import secrets

_WORDS = (
    "acorn", "amber", "anchor", "anvil", "apple", "arrow", "aspen", "badge", "banjo", "barn", "beacon", "birch",
    "bison", "blaze", "bluff", "bounce", "brass", "breeze", "brick", "bridge", "bronze", "brook", "bugle", "cabin",
    "cactus", "candle", "canyon", "castle", "cedar", "chalk", "cherry", "circus", "clover", "cobalt", "comet",
    "copper", "coral", "cotton", "cricket", "crown", "daisy", "delta", "diamond", "domino", "drum", "dugout",
    "eagle", "ember", "falcon", "ferry", "fiddle", "flint", "forge", "fox", "garnet", "ginger", "glacier", "gravel",
    "harbor", "harvest", "hazel", "heron", "hickory", "honey", "hornet", "indigo", "ivory", "jasper", "jersey",
    "juniper", "kettle", "lantern", "laurel", "lemon", "lilac", "lumber", "lyric", "magnet", "maple", "marble",
    "meadow", "mesa", "mint", "mitten", "nickel", "nutmeg", "oak", "olive", "onyx", "orbit", "otter", "paddle",
    "pearl", "pepper", "piano", "pine", "plum", "poplar", "prairie", "quartz", "quilt", "raven", "ribbon", "river",
    "rocket", "saddle", "saffron", "sable", "sail", "sierra", "silver", "sorrel", "spruce", "sugar", "summit",
    "sunset", "tangle", "teal", "thunder", "timber", "topaz", "trolley", "tulip", "valley", "velvet", "violet",
    "wagon", "walnut", "willow", "winter", "zephyr",
)  # fmt: skip
_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"


def new_table_id() -> str:
    """An id that is easy to read aloud and hard to guess: `lantern-7kq2m`."""
    tail = "".join(secrets.choice(_LETTERS) for _ in range(5))
    return f"{secrets.choice(_WORDS)}-{tail}"


def is_table_id(text: str) -> bool:
    """Whether a text has the form of a table id. Other texts are rejected without a database query."""
    return re.fullmatch("[a-z]{2,12}-[0-9a-z]{5}", text) is not None


def new_idempotency_key() -> str:
    """A unique idempotency key for an entry or a delivery."""
    return secrets.token_urlsafe(12)
