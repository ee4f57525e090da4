"""E-mail: letters of plain text to one person each, handed to the operator's SMTP server."""

import re
import smtplib
import ssl
from datetime import UTC, datetime
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, parseaddr
from pathlib import Path
from typing import Final, NamedTuple

from pennant.kernel.errors import UsageError
from pennant.server.settings import MailSettings

LONGEST_ADDRESS: Final = 254
LONGEST_LOCAL: Final = 64
WITHIN: Final = 20.0
"""Seconds that the SMTP server may take for each step."""
_FORM: Final = SMTP.clone(max_line_length=300, cte_type="7bit")
"""Links stay on one line, and every server can take a letter."""
_LOCAL: Final = re.compile(r"[A-Za-z0-9_+'=~&-]+(\.[A-Za-z0-9_+'=~&-]+)*")
_LABEL: Final = re.compile(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?")
_NOWHERE: Final = frozenset({
    "alt", "arpa", "corp", "example", "home", "internal", "intranet", "invalid", "lan", "local", "localdomain",
    "localhost", "onion", "private", "test",
})  # fmt: skip
"""Last parts of names that are not of the public internet: nobody has post there, except inside of a network."""


class Undeliverable(Exception):
    """A letter was not taken; `for_good` if there is nobody at this address."""

    def __init__(self, why: str, for_good: bool = False) -> None:
        super().__init__(why)
        self.for_good = for_good


class Letter(NamedTuple):
    """What is written to whom. `stop` is the address by which they hear no more of us."""

    to: str
    subject: str
    text: str
    id: str
    """The same for the same letter: if it is sent again, readers are shown one."""
    stop: str | None = None


def checked_address(text: str) -> str:
    """An address of one person at a public host; else a `UsageError`."""
    text = text.strip()
    local, at, host = text.rpartition("@")
    if not at or len(text) > LONGEST_ADDRESS:
        raise UsageError("this is no e-mail address")
    try:
        host = host.encode("idna").decode().lower()
    except UnicodeError:
        raise UsageError("the part after the @ is no name of a host") from None
    labels = host.split(".")
    if len(local) > LONGEST_LOCAL or not _LOCAL.fullmatch(local):
        raise UsageError("the part before the @ can not be used: letters, digits and . _ + - only")
    if not all(map(_LABEL.fullmatch, labels)):
        raise UsageError("the part after the @ is no name of a host")
    if len(labels) < 2 or labels[-1] in _NOWHERE or labels[-1].isdigit() or len(labels[-1]) < 2:
        raise UsageError("the part after the @ is not on the public internet")
    return f"{local}@{host}"


def checked_sender(text: str) -> str:
    """How letters are signed: `Pennant <table@example.org>`."""
    name, address = parseaddr(text)
    try:
        if not address:
            raise ValueError("there is no address in it")
        return str(Address(name, addr_spec=address))
    except (MessageError, ValueError, IndexError):
        raise UsageError(f"{text!r} is no sender for e-mail: write 'Pennant <table@your.host>'") from None


def password_of(settings: MailSettings) -> str:
    """The password for the SMTP server; one in a file may be changed while we run."""
    if settings.password_file is None:
        return settings.password
    return Path(settings.password_file).read_text(encoding="utf-8").strip()


class Mailer:
    """Hands letters to an SMTP server, each over a connection of its own. All of it waits: use a thread."""

    def __init__(self, settings: MailSettings) -> None:
        self._settings = settings

    def send(self, letter: Letter) -> None:
        """Send a letter, or say why not (`Undeliverable`)."""
        message = self.message(letter)
        try:
            with self._connected() as server:
                server.send_message(message, to_addrs=[letter.to])
        except smtplib.SMTPRecipientsRefused as refused:
            code = next(iter(refused.recipients.values()))[0]
            raise Undeliverable(f"the recipient was refused with {code}", for_good=code >= 500) from None
        except (smtplib.SMTPException, OSError) as error:
            raise Undeliverable(f"{type(error).__name__}: {error}") from None

    def _connected(self) -> smtplib.SMTP:
        settings = self._settings
        if settings.security == "tls":
            context = ssl.create_default_context()
            server: smtplib.SMTP = smtplib.SMTP_SSL(settings.host, settings.port, timeout=WITHIN, context=context)
        else:
            server = smtplib.SMTP(settings.host, settings.port, timeout=WITHIN)
        try:
            if settings.security == "starttls":
                server.starttls(context=ssl.create_default_context())
            if settings.user:
                server.login(settings.user, password_of(settings))
        except BaseException:
            server.close()
            raise
        return server

    def message(self, letter: Letter) -> EmailMessage:
        """A letter as it goes over the wire."""
        message = EmailMessage(policy=_FORM)
        sender = checked_sender(self._settings.sender)
        message["From"] = sender
        message["To"] = letter.to
        message["Subject"] = letter.subject
        message["Date"] = format_datetime(datetime.now(UTC))
        message["Message-ID"] = f"<{letter.id}@{parseaddr(sender)[1].rpartition('@')[2]}>"
        message["Auto-Submitted"] = "auto-generated"
        if letter.stop is not None:
            message["List-Unsubscribe"] = f"<{letter.stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.text)
        return message
