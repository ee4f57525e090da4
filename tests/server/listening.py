"""Fake receivers: an SMTP server, and a program that web hooks call."""

import asyncio
import hashlib
import hmac
import json
import re
import shutil
import ssl
import subprocess
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from pennant.server.settings import MailSettings
from tests.server.process import PATIENCE, free_port


class Received(NamedTuple):
    """A received mail with its envelope."""

    sender: str
    recipients: list[str]
    message: EmailMessage

    @property
    def text(self) -> str:
        return str(self.message.get_content()).replace("\r\n", "\n")

    def link(self, kind: str) -> str:
        """The path of a link in the mail."""
        found = re.search(rf"https?://[^/\s]+(/notices/{kind}/[\w-]+)", self.text)
        assert found, self.text
        return found[1]


class MailServer:
    """An SMTP server that keeps mails, or answers as configured."""

    def __init__(self, **settings: Any) -> None:
        self.letters: list[Received] = []
        self.answer = ""
        """The SMTP answer in place of accepting a mail."""
        self.refuses_recipients = ""
        self._controller = Controller(self, hostname="127.0.0.1", port=free_port(), ready_timeout=PATIENCE, **settings)

    @property
    def settings(self) -> MailSettings:
        sender = "Pennant <table@pennant.example.org>"
        return MailSettings(host="localhost", port=int(self._controller.port), security="none", sender=sender)

    async def handle_RCPT(  # noqa: N802
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, _options: list[str]
    ) -> str:
        if self.refuses_recipients:
            return self.refuses_recipients
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802
        if self.answer:
            return self.answer
        assert isinstance(envelope.content, bytes)
        message = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(message, EmailMessage)
        self.letters.append(Received(envelope.mail_from or "", envelope.rcpt_tos, message))
        return "250 OK"

    def wait(self, letters: int = 1) -> list[Received]:
        """Wait until this many mails have arrived, and return all of them."""
        give_up_at = time.monotonic() + PATIENCE
        while len(self.letters) < letters:
            assert time.monotonic() < give_up_at, f"{len(self.letters)} mails have arrived, not {letters}"
            time.sleep(0.1)
        return self.letters

    def __enter__(self) -> "MailServer":
        self._controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._controller.stop()


def only_with(user: str, password: str) -> dict[str, Any]:
    """Options of a mail server that requires authentication."""

    def check(_server: SMTP, _session: Session, _envelope: Envelope, _mechanism: str, given: Any) -> AuthResult:
        good = isinstance(given, LoginPassword) and given == LoginPassword(user.encode(), password.encode())
        return AuthResult(success=good, handled=False)

    return {"authenticator": check, "auth_required": True, "require_starttls": True}


def certificate(folder: Path) -> ssl.SSLContext:
    """A TLS context of a server for `localhost`; its certificate is written to `certificate.pem` in the folder."""
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("openssl is not installed")
    key, file = folder / "key.pem", folder / "certificate.pem"
    command = [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    names = ["-addext", "subjectAltName=DNS:localhost"]
    subprocess.run([*command, *names, "-keyout", str(key), "-out", str(file)], check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file, key)
    return context


class Call(NamedTuple):
    """A received request."""

    line: str
    headers: dict[str, str]
    body: bytes

    @property
    def data(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.body)
        return found

    def is_signed_with(self, secret: str) -> bool:
        """Verify the signature as documented."""
        moment, given = re.fullmatch(r"t=(\d+),v1=([0-9a-f]{64})", self.headers["pennant-signature"]).groups()  # type: ignore[union-attr]
        return hmac.compare_digest(
            given, hmac.new(secret.encode(), f"{moment}.".encode() + self.body, hashlib.sha256).hexdigest()
        )


class Receiver:
    """A program that receives hook calls."""

    def __init__(self, port: int, answers: str) -> None:
        self.port = port
        self.calls: list[Call] = []
        self.answer = answers

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook?for=ann"

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            line, *rest = head.strip().split("\r\n")
            headers = {name.lower(): value for name, _, value in (each.partition(": ") for each in rest)}
            body = await reader.readexactly(int(headers["content-length"]))
            self.calls.append(Call(line, headers, body))
            writer.write(self.answer.encode())
            await writer.drain()
        finally:
            writer.close()


@asynccontextmanager
async def receiver(
    answer: str = "HTTP/1.1 204 No Content\r\n\r\n", encryption: ssl.SSLContext | None = None
) -> AsyncIterator[Receiver]:
    """Run a receiver."""
    listening = Receiver(0, answer)
    server = await asyncio.start_server(listening.take, "127.0.0.1", 0, ssl=encryption)
    listening.port = server.sockets[0].getsockname()[1]
    async with server:
        yield listening
