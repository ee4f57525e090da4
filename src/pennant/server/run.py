"""Starting the server."""

import errno
import os
import socket
from pathlib import Path

from pennant.kernel.errors import PennantError, UsageError
from pennant.server.database import async_url, is_postgres
from pennant.server.settings import ServerSettings


def prepare(settings: ServerSettings) -> None:
    """Migrate the database and check the settings before the first worker starts; a mistake raises a clear error."""
    from sqlalchemy.exc import DBAPIError, SQLAlchemyError

    from pennant.server.migrations import upgrade

    if settings.workers > 1 and not is_postgres(async_url(settings.database)):
        raise UsageError("several workers need PostgreSQL: set --database postgresql://…")
    try:
        Path(settings.home).mkdir(parents=True, exist_ok=True)
        upgrade(settings.database)
    except OSError as error:
        raise PennantError(f"the data folder {settings.home} cannot be used: {error.strerror}") from None
    except ModuleNotFoundError as error:
        raise PennantError(f"this database needs the package {error.name}: pip install 'pennant[postgres]'") from None
    except (DBAPIError, SQLAlchemyError) as error:
        raise PennantError(f"the database cannot be used: {str(error).splitlines()[0]}") from None
    _check_mail(settings)
    _check_port(settings)


def _check_mail(settings: ServerSettings) -> None:
    from pennant.server.mail import check_sender, read_password

    if settings.mail is None:
        return
    if settings.public_url is None:
        raise UsageError("e-mails contain the address of this server: set --public-url")
    check_sender(settings.mail.sender)
    try:
        read_password(settings.mail)
    except (OSError, UnicodeError) as error:
        raise PennantError(f"the SMTP password cannot be read: {error}") from None


def _check_port(settings: ServerSettings) -> None:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                raise UsageError(f"port {settings.port} is in use: choose another one with --port") from None
            raise UsageError(f"{settings.host}:{settings.port} cannot be used: {error.strerror}") from None


def serve(settings: ServerSettings) -> None:
    """Serve until interrupted."""
    import uvicorn

    from pennant.server import supervisor
    from pennant.server.logs import set_up_logs
    from pennant.server.metrics import share_metrics

    settings.to_environment()
    supervisor.install()
    set_up_logs(settings.log_json)
    if settings.workers > 1:
        share_metrics(Path(settings.home) / f"metrics-{settings.port}")
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
        timeout_keep_alive=75,  # longer than that of proxies, so that we never close first
        timeout_worker_healthcheck=30,  # a worker may start slowly on a busy machine
        backlog=4096,
    )
