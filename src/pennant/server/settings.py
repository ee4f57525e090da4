"""Server settings, from flags of `pennant serve` and from environment variables."""

import os
from pathlib import Path
from typing import Any, Literal

import msgspec
from platformdirs import user_data_path

from pennant.kernel.errors import UsageError, nearest

ENVIRONMENT_VARIABLE = "PENNANT_SERVER"
"""The environment variable that passes the settings to worker processes."""
SMTP_PORTS = {"starttls": 587, "tls": 465, "none": 25}
"""The usual ports of SMTP servers, by the security of the connection."""


class MailSettings(msgspec.Struct, frozen=True, kw_only=True):
    """The SMTP server for outgoing e-mail."""

    host: str
    port: int
    security: Literal["starttls", "tls", "none"] = "starttls"
    user: str | None = None
    password: str = ""
    password_file: str | None = None
    """Read before each mail, in place of `password`."""
    sender: str = ""


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings of a server."""

    home: str
    database: str
    host: str = "127.0.0.1"
    port: int = 8045
    public_url: str | None = None
    workers: int = 1
    bot_workers: int = 1
    """Processes for bots, per worker."""
    limits: float = 1.0
    """A factor for all rate limits; 0 turns them off."""
    grace: float = 45.0
    """Seconds until a disconnected player counts as away, and again until a bot plays for them."""
    idle: float = 60.0
    """Seconds after which an idle table is dropped from memory."""
    waiting_days: float = 1.0
    """Days after which a table that has not started is removed."""
    playing_days: float = 30.0
    """Days after which an abandoned game is closed."""
    mail: MailSettings | None = None
    """`None`: the server does not send e-mail."""
    notice_after: float = 60.0
    """Seconds that a player must be away from a table before a notice of their turn is sent."""
    hook_hosts: tuple[str, ...] = ()
    """Hosts that web hooks may call even if they are not on the public internet."""
    vacation_days: int = 30
    """Days of vacation per year and account."""
    log_json: bool = False

    @property
    def https(self) -> bool:
        return bool(self.public_url and self.public_url.startswith("https:"))

    def to_environment(self) -> None:
        """Store the settings in the environment, for worker processes."""
        os.environ[ENVIRONMENT_VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def from_environment(cls) -> "ServerSettings":
        """Read the settings that `to_environment` stored."""
        return msgspec.json.decode(os.environ[ENVIRONMENT_VARIABLE], type=cls)


def read_settings(**given: Any) -> ServerSettings:
    """Settings from these values, then from the environment, then from defaults."""
    wanted = {name: value for name, value in given.items() if value is not None}
    home = Path(wanted.pop("home", None) or os.environ.get("PENNANT_HOME") or user_data_path("pennant", False))
    database = wanted.pop("database", None) or os.environ.get("PENNANT_DATABASE")
    public_url = wanted.pop("public_url", None) or os.environ.get("PENNANT_PUBLIC_URL")
    mail = _mail_settings({name: wanted.pop(name, None) for name in MAIL_OPTIONS})
    return ServerSettings(
        home=str(home),
        database=database or f"sqlite:///{home / 'pennant.db'}",
        public_url=public_url.rstrip("/") if public_url else None,
        mail=mail,
        **wanted,
    )


MAIL_OPTIONS = (
    "smtp_host",
    "smtp_port",
    "smtp_security",
    "smtp_user",
    "smtp_password",
    "smtp_password_file",
    "mail_from",
)
"""Options that can also be set by environment variables: `PENNANT_SMTP_HOST` and so on."""


def _mail_settings(given: dict[str, Any]) -> MailSettings | None:
    found = {name: given[name] or os.environ.get(f"PENNANT_{name.upper()}") for name in MAIL_OPTIONS}
    if not found["smtp_host"]:
        return None
    security: Any = found["smtp_security"] or "starttls"
    if security not in SMTP_PORTS:
        raise UsageError(f"unknown security {security!r} for SMTP: {nearest(security, SMTP_PORTS)}")
    port = str(found["smtp_port"] or SMTP_PORTS[security])
    if not port.isdecimal() or not 0 < int(port) < 65536:
        raise UsageError(f"{port!r} is not a valid port of an SMTP server")
    return MailSettings(
        host=found["smtp_host"],
        port=int(port),
        security=security,
        user=found["smtp_user"],
        password=found["smtp_password"] or "",
        password_file=found["smtp_password_file"] and str(Path(found["smtp_password_file"]).resolve()),
        sender=found["mail_from"] or "",
    )
