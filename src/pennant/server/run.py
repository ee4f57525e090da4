"""Starts the server."""

import errno
import os
import socket
from pathlib import Path

from pennant.kernel.errors import PennantError, UsageError
from pennant.server.database import async_url, is_postgres
from pennant.server.settings import ServerSettings


def prepare(settings: ServerSettings) -> None:
    """All that must be right before the first worker starts; what is not becomes a sentence."""
    from sqlalchemy.exc import DBAPIError, SQLAlchemyError

    from pennant.server.migrations import upgrade

    if settings.workers > 1 and not is_postgres(async_url(settings.database)):
        raise UsageError("several workers need PostgreSQL: name it with --database postgresql://…")
    try:
        Path(settings.home).mkdir(parents=True, exist_ok=True)
        upgrade(settings.database)
    except OSError as error:
        raise PennantError(f"the data folder {settings.home} can not be used: {error.strerror}") from None
    except ModuleNotFoundError as error:
        raise PennantError(f"this database needs the package {error.name}: pip install 'pennant[postgres]'") from None
    except (DBAPIError, SQLAlchemyError) as error:
        raise PennantError(f"the database can not be used: {str(error).splitlines()[0]}") from None
    _can_mail(settings)
    _port_is_free(settings)


def _can_mail(settings: ServerSettings) -> None:
    from pennant.server.mail import checked_sender, password_of

    if settings.mail is None:
        return
    if settings.public_url is None:
        raise UsageError("letters name the address of this server: say it with --public-url")
    checked_sender(settings.mail.sender)
    try:
        password_of(settings.mail)
    except (OSError, UnicodeError) as error:
        raise PennantError(f"the password for SMTP can not be read: {error}") from None


def _port_is_free(settings: ServerSettings) -> None:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                raise UsageError(f"port {settings.port} is in use: name another one with --port") from None
            raise UsageError(f"{settings.host}:{settings.port} can not be used: {error.strerror}") from None


def serve(settings: ServerSettings) -> None:
    """Serve until interrupted."""
    import uvicorn

    from pennant.server import supervisor
    from pennant.server.logs import set_up_logs

    settings.saved()
    supervisor.notice_deaths_at_once()
    set_up_logs(settings.log_json)
    uvicorn.run(
        "pennant.server.app:app_from_environment",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=16 * 1024,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        proxy_headers=True,
        forwarded_allow_ips=os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1"),
        server_header=False,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=75,  # longer than proxies keep theirs: whoever closes first must not be us
        timeout_worker_healthcheck=30,  # a worker that starts on a busy machine is not a dead one
        backlog=4096,
    )
