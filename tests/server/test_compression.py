"""Compression of responses that are the same for all clients."""

import brotli
import httpx2
import pytest

from pennant.server.compression import choose_encoding, compress
from tests.server.process import Server

TEXT = b"take me out to the ball game " * 50


@pytest.mark.parametrize(
    ("accepted", "expected"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("BR ; q=0.1", "br"),
        ("deflate, brown", ""),
        ("", ""),
    ],
)
def test_choose_encoding_prefers_brotli(accepted: str, expected: str) -> None:
    assert choose_encoding(accepted) == expected


def test_compress_returns_nothing_if_not_smaller() -> None:
    assert brotli.decompress(compress(TEXT, "br")) == TEXT
    assert compress(TEXT, "") == b""
    assert compress(b"short", "br") == b""


@pytest.mark.parametrize("path", ["/assets/core.js", "/text/clutch/en.ftl", "/api/games/fantasy/cards"])
def test_responses_decode_to_same_content(server: Server, path: str) -> None:
    found = set()
    with httpx2.Client(base_url=server.url, trust_env=False, timeout=60) as http:
        for encoding in ("br", "gzip", "identity"):
            answer = http.get(path, headers={"accept-encoding": encoding})
            assert answer.headers.get("content-encoding", "identity") == encoding
            assert encoding == "identity" or answer.headers["vary"] == "Accept-Encoding"
            found.add(answer.content)
            again = {"accept-encoding": encoding, "if-none-match": answer.headers["etag"]}
            assert http.get(path, headers=again).status_code == 304
    assert len(found) == 1
