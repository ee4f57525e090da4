"""What an operator can set, by flags of `pennant serve` or by variables of the environment."""

import os
from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_data_path

VARIABLE = "PENNANT_SERVER"
"""How the settings reach worker processes."""


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
    return ServerSettings(
        home=str(home),
        database=database or f"sqlite:///{home / 'pennant.db'}",
        public_url=public_url.rstrip("/") if public_url else None,
        **wanted,
    )
