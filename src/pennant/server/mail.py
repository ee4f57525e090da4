"""Plain-text e-mail, sent through the operator's SMTP server."""

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
TIMEOUT: Final = 20.0
"""Timeout of each SMTP step, in seconds."""
_POLICY: Final = SMTP.clone(max_line_length=300, cte_type="7bit")
"""Long lines keep links in one piece; 7-bit encoding works with every server."""
_LOCAL: Final = re.compile(r"[A-Za-z0-9_+'=~&-]+(\.[A-Za-z0-9_+'=~&-]+)*")
_LABEL: Final = re.compile(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?")
_PRIVATE_DOMAINS: Final = frozenset({
    "alt", "arpa", "corp", "example", "home", "internal", "intranet", "invalid", "lan", "local", "localdomain",
    "localhost", "onion", "private", "test",
})  # fmt: skip
"""Top-level domains that are not on the public internet."""


class Undeliverable(Exception):
    """The SMTP server did not accept a mail; `permanent` if the address does not exist."""

    def __init__(self, why: str, permanent: bool = False) -> None:
        super().__init__(why)
        self.permanent = permanent


class Mail(NamedTuple):
    """A mail to one person. `stop` is the link to unsubscribe."""

    to: str
    subject: str
    text: str
    id: str
    """The Message-ID, the same for each attempt, so that mail programs show a repeated mail once."""
    stop: str | None = None


def check_address(text: str) -> str:
    """Check and normalize an e-mail address at a public host; a mistake is a `UsageError`."""
    text = text.strip()
    local, at, host = text.rpartition("@")
    if not at or len(text) > LONGEST_ADDRESS:
        raise UsageError("this is not an e-mail address")
    try:
        host = host.encode("idna").decode().lower()
    except UnicodeError:
        raise UsageError("the part after the @ is not a valid host name") from None
    labels = host.split(".")
    if len(local) > LONGEST_LOCAL or not _LOCAL.fullmatch(local):
        raise UsageError("the part before the @ may have only letters, digits and . _ + -")
    if not all(map(_LABEL.fullmatch, labels)):
        raise UsageError("the part after the @ is not a valid host name")
    if len(labels) < 2 or labels[-1] in _PRIVATE_DOMAINS or labels[-1].isdigit() or len(labels[-1]) < 2:
        raise UsageError("the part after the @ is not on the public internet")
    return f"{local}@{host}"


def check_sender(text: str) -> str:
    """Check and normalize the sender of mails: `Pennant <table@example.org>`."""
    name, address = parseaddr(text)
    try:
        if not address:
            raise ValueError("there is no address in it")
        return str(Address(name, addr_spec=address))
    except (MessageError, ValueError, IndexError):
        raise UsageError(f"{text!r} is not a valid sender: write 'Pennant <table@your.host>'") from None


def read_password(settings: MailSettings) -> str:
    """The password for the SMTP server. A password file is read each time, so it can be changed at run time."""
    if settings.password_file is None:
        return settings.password
    return Path(settings.password_file).read_text(encoding="utf-8").strip()


class Mailer:
    """Sends mails through an SMTP server, with one connection per mail. It blocks: call it in a thread."""

    def __init__(self, settings: MailSettings) -> None:
        self._settings = settings

    def send(self, mail: Mail) -> None:
        """Send a mail, or raise `Undeliverable`."""
        message = self.build_message(mail)
        try:
            with self._connect() as server:
                server.send_message(message, to_addrs=[mail.to])
        except smtplib.SMTPRecipientsRefused as refused:
            code = next(iter(refused.recipients.values()))[0]
            raise Undeliverable(f"the recipient was refused with {code}", permanent=code >= 500) from None
        except (smtplib.SMTPException, OSError) as error:
            raise Undeliverable(f"{type(error).__name__}: {error}") from None

    def _connect(self) -> smtplib.SMTP:
        settings = self._settings
        if settings.security == "tls":
            context = ssl.create_default_context()
            server: smtplib.SMTP = smtplib.SMTP_SSL(settings.host, settings.port, timeout=TIMEOUT, context=context)
        else:
            server = smtplib.SMTP(settings.host, settings.port, timeout=TIMEOUT)
        try:
            if settings.security == "starttls":
                server.starttls(context=ssl.create_default_context())
            if settings.user:
                server.login(settings.user, read_password(settings))
        except BaseException:
            server.close()
            raise
        return server

    def build_message(self, mail: Mail) -> EmailMessage:
        """The message with its headers."""
        message = EmailMessage(policy=_POLICY)
        sender = check_sender(self._settings.sender)
        message["From"] = sender
        message["To"] = mail.to
        message["Subject"] = mail.subject
        message["Date"] = format_datetime(datetime.now(UTC))
        message["Message-ID"] = f"<{mail.id}@{parseaddr(sender)[1].rpartition('@')[2]}>"
        message["Auto-Submitted"] = "auto-generated"
        if mail.stop is not None:
            message["List-Unsubscribe"] = f"<{mail.stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(mail.text)
        return message
