"""Web hooks call only public addresses, whatever the URL says and DNS answers."""

import asyncio
import socket
import ssl
from pathlib import Path
from typing import Any

import pytest

from pennant.kernel.errors import UsageError
from pennant.server import hooks
from pennant.server.hooks import Target, Unreachable, is_public, parse_url, post, resolve, signature
from tests.server.listening import certificate, receiver

PUBLIC = "93.184.215.14"
ALLOWED = ("127.0.0.1", "localhost")


class Names:
    """A fake resolver with configured answers, which counts its queries."""

    def __init__(self, *answers: list[str]) -> None:
        self.answers = list(answers)
        self.asked = 0

    def look_up(self, _host: str, port: int, **_: Any) -> list[Any]:
        answer = self.answers[min(self.asked, len(self.answers) - 1)]
        self.asked += 1
        if not answer:
            raise socket.gaierror("no such host")
        return [(0, 0, 0, "", (address, port)) for address in answer]


@pytest.fixture
def names(monkeypatch: pytest.MonkeyPatch) -> Names:
    names = Names([PUBLIC])
    monkeypatch.setattr(socket, "getaddrinfo", names.look_up)
    return names


# --- addresses --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("address", [PUBLIC, "8.8.8.8", "1.1.1.1", "2606:4700:4700::1111", "2a00:1450:4001:82a::200e"])
def test_is_public_accepts_internet_addresses(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "127.8.8.8", "0.0.0.0", "0.1.2.3",  # this machine
        "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "100.64.0.1", "100.100.100.200",  # private
        "169.254.169.254", "168.63.129.16", "fd00:ec2::254",  # metadata services of clouds
        "192.0.0.1", "192.0.2.1", "198.51.100.7", "203.0.113.7", "198.18.0.1", "192.88.99.1",  # reserved
        "224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255",  # multicast and broadcast
        "::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12:3456::1", "fec0::1", "ff02::1",
        "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::127.0.0.1", "::ffff:0:127.0.0.1",  # IPv4 in IPv6
        "64:ff9b::7f00:1", "64:ff9b::808:808", "64:ff9b:1::a00:1",  # translated
        "2002:7f00:1::", "2002:808:808::1", "2001:0:4136:e378:8000:63bf:3fff:fdd2",  # tunnels
        "2001:db8::1", "3fff::1", "100::1", "5f00::1", "2001:10::1", "2001:20::1",
        "localhost", "", "1.2.3", "0x7f000001",
    ],
)  # fmt: skip
def test_is_public_refuses_private_addresses(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    ("url", "target"),
    [
        ("https://bot.example.org", Target(True, "bot.example.org", 443, "/")),
        ("https://bot.example.org/a/b?c=d&e#part", Target(True, "bot.example.org", 443, "/a/b?c=d&e")),
        ("http://BOT.example.org:8080/x", Target(False, "bot.example.org", 8080, "/x")),
        ("http://[2606:4700::1]:8080/x", Target(False, "2606:4700::1", 8080, "/x")),
    ],
)
def test_parse_url_returns_parts(url: str, target: Target) -> None:
    assert parse_url(url) == target


@pytest.mark.parametrize(
    "url",
    [
        "", "bot.example.org", "//bot.example.org/", "ftp://bot.example.org/", "file:///etc/passwd", "gopher://x/_",
        "https://", "https:///path", "https://user@bot.example.org/", "https://user:word@bot.example.org/",
        "https://@127.0.0.1/", "https://bot.example.org:22/", "https://bot.example.org:25/", "https://x:99999/",
        "https://x:abc/", "https://bot.example.org/a b", "https://bot.example.org/\r\nX-Evil: 1",
        "https://bot.example.org/\n", "https://бот.example.org/", "https://bot.example.org/ф", "https://[::1",
        "https://[fe80::1%25eth0]/", "http://x\\@127.0.0.1/", "javascript:alert(1)", "HTTPS ://x/",
        "https://x/" + "a" * 600,
    ],
)  # fmt: skip
def test_parse_url_refuses_invalid_urls(url: str) -> None:
    with pytest.raises(UsageError):
        parse_url(url)


@pytest.mark.parametrize(
    "host", ["localhost", "127.0.0.1", "127.1", "2130706433", "0x7f.1", "0177.0.0.1", "[::1]", "[::ffff:127.0.0.1]"]
)
async def test_post_refuses_all_spellings_of_localhost(host: str) -> None:
    async with receiver() as listening:
        with pytest.raises(Unreachable):
            await post(f"http://{host}:{listening.port}/", b"{}", {})
        assert not listening.calls


@pytest.mark.parametrize("answer", [["10.0.0.1"], [PUBLIC, "127.0.0.1"], ["2606:4700::1", "fe80::1"], []])
async def test_post_answers_private_name_like_unknown_name(names: Names, answer: list[str]) -> None:
    names.answers = [answer]
    with pytest.raises(Unreachable) as refused:
        await resolve(parse_url("https://evil.example.org/"), ())
    assert str(refused.value) == "there is no host evil.example.org on the public internet"


async def test_post_connects_to_checked_address(names: Names, monkeypatch: pytest.MonkeyPatch) -> None:
    """DNS rebinding: the name is not resolved again after the check."""
    names.answers = [[PUBLIC], ["127.0.0.1"]]
    connected: list[Any] = []

    async def connect(host: str, port: int, **more: Any) -> Any:
        connected.append((host, port, more["server_hostname"]))
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(Unreachable):
        await post("https://evil.example.org/", b"{}", {})
    assert connected == [(PUBLIC, 443, "evil.example.org")]
    assert names.asked == 1


async def test_post_allows_private_hosts_of_operator() -> None:
    async with receiver() as listening:
        assert await post(listening.url, b"{}", {}, ALLOWED) == 204
        with pytest.raises(Unreachable):
            await post(listening.url, b"{}", {}, ("127.0.0.2",))
        assert len(listening.calls) == 1


# --- calls ------------------------------------------------------------------------------------------------------------


async def test_post_does_not_follow_redirects() -> None:
    async with receiver() as inside, receiver() as listening:
        listening.answer = f"HTTP/1.1 307 Temporary Redirect\r\nLocation: {inside.url}\r\n\r\n"
        assert await post(listening.url, b"{}", {}, ALLOWED) == 307
        assert not inside.calls


@pytest.mark.parametrize(
    "answer", ["", "HTTP/1.1 200", "HTTP/2 200 OK\r\n", "SSH-2.0-OpenSSH\r\n", "x" * 5000 + "\r\n"]
)
async def test_post_refuses_malformed_response(answer: str) -> None:
    async with receiver(answer) as listening:
        with pytest.raises(Unreachable) as failed:
            await post(listening.url, b"{}", {}, ALLOWED)
        assert "SSH" not in str(failed.value)


async def test_post_has_total_timeout(monkeypatch: pytest.MonkeyPatch) -> None:
    """The receiver sends one byte per tenth of a second. A slow machine delays the timeout, but adds no bytes."""
    monkeypatch.setattr(hooks, "TIMEOUT", 0.5)
    dripped = ""

    async def drip(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal dripped
        try:
            for letter in "HTTP/1.1 200 OK, but so slowly that nobody can wait for it" + "." * 1000:
                writer.write(letter.encode())
                dripped += letter
                await asyncio.sleep(0.1)
        finally:
            writer.close()

    server = await asyncio.start_server(drip, "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(Unreachable, match="in time"):
            await post(f"http://127.0.0.1:{port}/", b"{}", {}, ALLOWED)
        assert len(dripped) < 50, "in less than five seconds"


async def test_post_requires_valid_certificate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with receiver(encryption=certificate(tmp_path)) as listening:
        for host in ALLOWED:
            with pytest.raises(Unreachable, match="certificate"):
                await post(f"https://{host}:{listening.port}/", b"{}", {}, ALLOWED)
        trusting = ssl.create_default_context(cafile=tmp_path / "certificate.pem")
        monkeypatch.setattr(hooks, "_ssl_context", lambda: trusting)
        assert await post(f"https://localhost:{listening.port}/", b"{}", {}, ALLOWED) == 204
        with pytest.raises(Unreachable, match="certificate"):
            await post(f"https://127.0.0.1:{listening.port}/", b"{}", {}, ALLOWED)


def test_signature_matches_documentation() -> None:
    """Computed with `printf '1700000000.{"event":"test"}' | openssl dgst -sha256 -hmac whs_secret`."""
    digest = "33f4e0561ec0473621b17d475c4bcff6843b8e7ed16ee8ee2592031eca63ec05"
    assert signature("whs_secret", 1_700_000_000, b'{"event":"test"}') == f"t=1700000000,v1={digest}"
