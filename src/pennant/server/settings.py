"""What an operator can set, by flags of `pennant serve` or by variables of the environment."""

import os
from pathlib import Path
from typing import Any, Literal

import msgspec
from platformdirs import user_data_path

from pennant.kernel.errors import UsageError, nearest

VARIABLE = "PENNANT_SERVER"
"""How the settings reach worker processes."""


PORTS = {"starttls": 587, "tls": 465, "none": 25}
"""Where an SMTP server listens, by how the line to it is made safe."""


class MailSettings(msgspec.Struct, frozen=True, kw_only=True):
    """The SMTP server that takes our letters."""

    host: str
    port: int
    security: Literal["starttls", "tls", "none"] = "starttls"
    user: str | None = None
    password: str = ""
    password_file: str | None = None
    """Read each time, in place of `password`."""
    sender: str = ""


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True):
    """How this server runs."""

    home: str
    database: str
    host: str = "127.0.0.1"
    port: int = 8045
    public_url: str | None = None
    workers: int = 1
    thinkers: int = 1
    limits: float = 1.0
    """A factor on all rates; 0: no limits."""
    grace: float = 45.0
    """Seconds before somebody who is gone is missed, and again as many before a bot plays for them."""
    idle: float = 60.0
    """Seconds after which a quiet table is dropped from memory."""
    waiting_days: float = 1.0
    """How long a table waits for players before it goes."""
    playing_days: float = 30.0
    """How long a game that nobody goes on with is kept open."""
    mail: MailSettings | None = None
    """Without it nobody is written to."""
    notice_after: float = 60.0
    """Seconds that somebody must be away from a table before they are told that it is their turn."""
    hook_hosts: tuple[str, ...] = ()
    """Hosts that web hooks may reach even if they are not on the public internet."""
    vacation_days: int = 30
    """How long an account's clocks of days may stand still, each year."""
    log_json: bool = False

    @property
    def https(self) -> bool:
        return bool(self.public_url and self.public_url.startswith("https:"))

    def saved(self) -> None:
        """Put the settings where worker processes find them."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def found(cls) -> "ServerSettings":
        return msgspec.json.decode(os.environ[VARIABLE], type=cls)


def settings_of(**given: Any) -> ServerSettings:
    """Settings with what was given; the rest from the environment or as usual."""
    wanted = {name: value for name, value in given.items() if value is not None}
    home = Path(wanted.pop("home", None) or os.environ.get("PENNANT_HOME") or user_data_path("pennant", False))
    database = wanted.pop("database", None) or os.environ.get("PENNANT_DATABASE")
    public_url = wanted.pop("public_url", None) or os.environ.get("PENNANT_PUBLIC_URL")
    mail = _mail({name: wanted.pop(name, None) for name in MAIL})
    return ServerSettings(
        home=str(home),
        database=database or f"sqlite:///{home / 'pennant.db'}",
        public_url=public_url.rstrip("/") if public_url else None,
        mail=mail,
        **wanted,
    )


MAIL = ("smtp_host", "smtp_port", "smtp_security", "smtp_user", "smtp_password", "smtp_password_file", "mail_from")
"""Settings that may stand in the environment: `PENNANT_SMTP_HOST` and so on."""


def _mail(given: dict[str, Any]) -> MailSettings | None:
    found = {name: given[name] or os.environ.get(f"PENNANT_{name.upper()}") for name in MAIL}
    if not found["smtp_host"]:
        return None
    security: Any = found["smtp_security"] or "starttls"
    if security not in PORTS:
        raise UsageError(f"there is no {security!r} for SMTP: {nearest(security, PORTS)}")
    port = str(found["smtp_port"] or PORTS[security])
    if not port.isdecimal() or not 0 < int(port) < 65536:
        raise UsageError(f"{port!r} is no port of an SMTP server")
    return MailSettings(
        host=found["smtp_host"],
        port=int(port),
        security=security,
        user=found["smtp_user"],
        password=found["smtp_password"] or "",
        password_file=found["smtp_password_file"] and str(Path(found["smtp_password_file"]).resolve()),
        sender=found["mail_from"] or "",
    )
