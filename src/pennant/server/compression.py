"""What is the same for everybody, packed as small as whoever asks can read it: with Brotli, or else with gzip."""

import gzip
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Final

import brotli

LEAST: Final = 600
"""Bytes below which packing is not worth it."""
_PACKERS: Final[dict[str, Callable[[bytes], bytes]]] = {
    "br": partial(brotli.compress, quality=10),  # 11 takes three times as long, for two parts in a hundred
    "gzip": partial(gzip.compress, compresslevel=9, mtime=0),
}
"""The best comes first."""


def encoding_for(accepted: str) -> str:
    """The best encoding of those in a header Accept-Encoding; none is the empty one."""
    offers = (offer.replace(" ", "").lower().partition(";") for offer in accepted.split(","))
    known = {name for name, _, weight in offers if weight not in ("q=0", "q=0.0")}
    return next((name for name in _PACKERS if name in known), "")


def packed(plain: bytes, encoding: str) -> bytes:
    """Nothing if it is not worth it."""
    if not encoding or len(plain) < LEAST:
        return b""
    small = _PACKERS[encoding](plain)
    return small if len(small) < len(plain) else b""


packed_once = lru_cache(maxsize=128)(packed)
"""For what is asked for all the time."""
