"""Web hooks: signed POST requests to URLs that users choose, but never to private addresses.

This is written by hand to prevent server-side request forgery: the host name is resolved once, all its addresses are
checked, and the connection goes to one of these, so a DNS answer that changes later has no effect. Redirects are not
followed, only the status of the response is read, and everything together has a timeout.
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
TIMEOUT: Final = 10.0
"""Seconds for resolving, connecting, sending and reading the status."""
LONGEST_LINE: Final = 1024
LOWEST_UNPRIVILEGED_PORT: Final = 1024
_PRIVATE_NETWORKS: Final = tuple(
    map(
        ip_network,
        (
            "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12",
            "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24",
            "203.0.113.0/24", "224.0.0.0/3",
            "168.63.129.16/32",  # the host address of Azure machines
            "2001::/23",  # Teredo, benchmarking, ORCHID and other protocol assignments
            "2001:db8::/32", "2002::/16", "3fff::/20",
        ),
    )
)  # fmt: skip
"""Networks without public servers: private, local, reserved, for documentation, or tunnels to such networks."""
_PUBLIC_IPV6: Final = ip_network("2000::/3")
"""The only part of IPv6 with public servers. It excludes mapped and translated IPv4, local and multicast addresses."""
_RESOLVER_THREADS: Final = ThreadPoolExecutor(4, "names")
"""A separate thread pool, because users choose the host names and slow name servers must not block other work."""
_URL: Final = re.compile(r"https?://[!-~]+")


class Unreachable(PennantError):
    """A hook could not be called. The text is shown to the user who set it."""


class Target(NamedTuple):
    """The parsed URL of a hook."""

    https: bool
    host: str
    port: int
    path: str

    @property
    def authority(self) -> str:
        """The value of the `Host` header."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.https else 80) else f"{host}:{self.port}"


def parse_url(url: str) -> Target:
    """Parse the URL of a hook; a URL that cannot be used is a `UsageError`."""
    if len(url) > LONGEST_URL:
        raise UsageError(f"a URL has at most {LONGEST_URL} characters")
    if not _URL.fullmatch(url):
        raise UsageError("a hook needs a URL that begins with https:// or http://, in ASCII")
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        raise UsageError("this URL is malformed") from None
    if parts.username is not None or parts.password is not None:
        raise UsageError("the URL of a hook must not contain a user name or password: verify the signature instead")
    if not parts.hostname or "%" in parts.hostname or "\\" in parts.netloc:
        raise UsageError("this URL has no host")
    if port not in (80, 443) and port < LOWEST_UNPRIVILEGED_PORT:
        raise UsageError(f"the port of a hook must be 80, 443, or at least {LOWEST_UNPRIVILEGED_PORT}")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme == "https", parts.hostname, port, path)


def is_public(address: str) -> bool:
    """Whether an IP address is on the public internet: not on this machine, in its network, or a tunnel to these."""
    try:
        number = ip_address(address)
    except ValueError:  # link-local addresses with a zone
        return False
    if isinstance(number, IPv6Address) and number not in _PUBLIC_IPV6:
        return False
    return number.is_global and not any(_contains(network, number) for network in _PRIVATE_NETWORKS)


def _contains(network: object, number: IPv4Address | IPv6Address) -> bool:
    return number in network  # type: ignore[operator]


async def resolve(target: Target, allowed: Collection[str]) -> list[str]:
    """Resolve the host of a hook. All its addresses must be public, unless the operator allows the host."""
    look_up = partial(socket.getaddrinfo, target.host, target.port, type=socket.SOCK_STREAM)
    try:
        async with asyncio.timeout(TIMEOUT):
            found = await asyncio.get_running_loop().run_in_executor(_RESOLVER_THREADS, look_up)
    except (OSError, UnicodeError):
        found = []
    addresses = list(dict.fromkeys(str(where[0]) for *_, where in found))
    if not addresses or (target.host not in allowed and not all(map(is_public, addresses))):
        # the same text for both, so that it does not reveal which names exist in a private network
        raise Unreachable(f"there is no host {target.host} on the public internet")
    return addresses


def signature(secret: str, moment: int, body: bytes) -> str:
    """The header `Pennant-Signature`: the time, and the HMAC-SHA256 of the time, a dot and the body."""
    digest = hmac.new(secret.encode(), b"%d." % moment + body, hashlib.sha256).hexdigest()
    return f"t={moment},v1={digest}"


async def post(url: str, body: bytes, headers: dict[str, str], allowed: Collection[str] = ()) -> int:
    """POST a JSON body and return the status of the response; raises `Unreachable` if there is none."""
    target = parse_url(url)
    try:
        async with asyncio.timeout(TIMEOUT):
            reason = f"{target.host} does not answer"
            for address in await resolve(target, allowed):
                try:
                    return await _post(target, address, body, headers)
                except ssl.SSLError:
                    reason = f"{target.host} has no valid certificate"
                except (OSError, EOFError, asyncio.LimitOverrunError):
                    continue
    except TimeoutError:
        reason = f"{target.host} did not answer in time"
    raise Unreachable(reason)


async def _post(target: Target, address: str, body: bytes, headers: dict[str, str]) -> int:
    """Send the request to exactly this IP address, without resolving the name again."""
    encryption, name = (_ssl_context(), target.host) if target.https else (None, None)
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
        return _parse_status(await reader.readuntil(b"\n"))
    finally:
        writer.transport.abort()


def _parse_status(line: bytes) -> int:
    match = re.match(rb"HTTP/1\.[01] ([1-5]\d\d)\b", line)
    if match is None:
        raise EOFError("not an HTTP response")
    return int(match[1])


@cache
def _ssl_context() -> ssl.SSLContext:
    return ssl.create_default_context()
