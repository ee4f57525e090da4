"""Web hooks: a signed POST to an address that a person has named, and to no address inside of anybody's network.

The name is looked up once, all its addresses are checked, and the connection goes to one of those: what a name server
says a moment later makes no difference. There are no redirects, nothing of the answer but its status is read, and all
of it together has a few seconds.
"""

import asyncio
import hashlib
import hmac
import re
import socket
import ssl
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from pennant import __version__
from pennant.kernel.errors import PennantError, UsageError

LONGEST_URL: Final = 500
WITHIN: Final = 10.0
"""Seconds for looking up, connecting, sending and hearing the status."""
LONGEST_LINE: Final = 1024
LOWEST_FREE_PORT: Final = 1024
_INSIDE: Final = tuple(
    map(
        ip_network,
        (
            "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12",
            "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24",
            "203.0.113.0/24", "224.0.0.0/3",
            "168.63.129.16/32",  # how machines in one of the clouds talk to their host
            "2001::/23",  # Teredo, benchmarks, ORCHID and others for protocols
            "2001:db8::/32", "2002::/16", "3fff::/20",
        ),
    )
)  # fmt: skip
"""Networks that are nobody's public server: private, local, reserved, for examples, or a tunnel to any of these."""
_OUTSIDE: Final = ip_network("2000::/3")
"""The only part of IPv6 with public servers: mapped and translated IPv4, local and multicast ones are not in it."""
_LOOKING_UP: Final = ThreadPoolExecutor(4, "names")
"""Threads of its own: strangers say which name servers are asked, and nobody else is to wait for these."""
_URL: Final = re.compile(r"https?://[!-~]+")


class Unreachable(PennantError):
    """A hook could not be called; the sentence is for the person who has named it."""


class Target(NamedTuple):
    """Where a hook goes."""

    https: bool
    host: str
    port: int
    path: str

    @property
    def authority(self) -> str:
        """As the header Host has it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.https else 80) else f"{host}:{self.port}"


def target_of(url: str) -> Target:
    """A URL taken apart; what is none, or none for a hook, is a `UsageError`."""
    if len(url) > LONGEST_URL:
        raise UsageError(f"an address has at most {LONGEST_URL} characters")
    if not _URL.fullmatch(url):
        raise UsageError("a hook is an address that begins with https:// or http://, in plain letters")
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        raise UsageError("this address can not be read") from None
    if parts.username is not None or parts.password is not None:
        raise UsageError("a hook's address has no name and password in it: the signature says who calls")
    if not parts.hostname or "%" in parts.hostname or "\\" in parts.netloc:
        raise UsageError("this address names no host")
    if port not in (80, 443) and port < LOWEST_FREE_PORT:
        raise UsageError(f"a hook listens at port 80, 443, or one from {LOWEST_FREE_PORT} on")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme == "https", parts.hostname, port, path)


def is_public(address: str) -> bool:
    """Whether an address is one of the internet's, and not of this machine, its network, or a way around to these."""
    try:
        number = ip_address(address)
    except ValueError:  # with a zone, as link-local ones have it
        return False
    if isinstance(number, IPv6Address) and number not in _OUTSIDE:
        return False
    return number.is_global and not any(_holds(network, number) for network in _INSIDE)


def _holds(network: object, number: IPv4Address | IPv6Address) -> bool:
    return number in network  # type: ignore[operator]


async def addresses_of(target: Target, allowed: Collection[str]) -> list[str]:
    """The addresses of a host, all of them public; hosts that the operator allows may be anywhere."""
    look_up = partial(socket.getaddrinfo, target.host, target.port, type=socket.SOCK_STREAM)
    try:
        async with asyncio.timeout(WITHIN):
            found = await asyncio.get_running_loop().run_in_executor(_LOOKING_UP, look_up)
    except (OSError, UnicodeError):
        found = []
    addresses = list(dict.fromkeys(str(where[0]) for *_, where in found))
    if not addresses or (target.host not in allowed and not all(map(is_public, addresses))):
        # the same sentence for both: nobody is to learn which names there are inside of a network
        raise Unreachable(f"there is no host {target.host} on the public internet")
    return addresses


def signature(secret: str, moment: int, body: bytes) -> str:
    """The header `Pennant-Signature`: when it was sent, and the HMAC-SHA256 of that, a dot and the body."""
    digest = hmac.new(secret.encode(), b"%d." % moment + body, hashlib.sha256).hexdigest()
    return f"t={moment},v1={digest}"


async def post(url: str, body: bytes, headers: dict[str, str], allowed: Collection[str] = ()) -> int:
    """Post JSON; the status of the answer. Whatever prevents one is `Unreachable`."""
    target = target_of(url)
    try:
        async with asyncio.timeout(WITHIN):
            reason = f"{target.host} does not answer"
            for address in await addresses_of(target, allowed):
                try:
                    return await _post(target, address, body, headers)
                except ssl.SSLError:
                    reason = f"{target.host} has no valid certificate"
                except (OSError, EOFError, asyncio.LimitOverrunError):
                    continue
    except TimeoutError:
        reason = f"{target.host} does not answer in time"
    raise Unreachable(reason)


async def _post(target: Target, address: str, body: bytes, headers: dict[str, str]) -> int:
    """Talk to exactly this address, whatever the host's name stands for by now."""
    encryption, name = (_encryption(), target.host) if target.https else (None, None)
    reader, writer = await asyncio.open_connection(
        address, target.port, limit=LONGEST_LINE, ssl=encryption, server_hostname=name
    )
    try:
        lines = [
            f"POST {target.path} HTTP/1.1",
            f"Host: {target.authority}",
            f"User-Agent: Pennant/{__version__}",
            "Content-Type: application/json",
            f"Content-Length: {len(body)}",
            "Connection: close",
            *(f"{name}: {value}" for name, value in headers.items()),
        ]
        writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
        await writer.drain()
        return _status(await reader.readuntil(b"\n"))
    finally:
        writer.transport.abort()


def _status(line: bytes) -> int:
    match = re.match(rb"HTTP/1\.[01] ([1-5]\d\d)\b", line)
    if match is None:
        raise EOFError("this is no answer")
    return int(match[1])


@cache
def _encryption() -> ssl.SSLContext:
    return ssl.create_default_context()
