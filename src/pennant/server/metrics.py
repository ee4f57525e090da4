"""The server's metrics for Prometheus. With several workers, every worker reports the sum over all of them."""

import os
import shutil
from pathlib import Path

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

SHARED_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable by which prometheus_client finds the files that workers share."""
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

MOVES = Counter("pennant_moves", "Moves that were made.")
TABLES = Counter("pennant_tables", "Tables that were created.")
TABLES_IN_MEMORY = Gauge("pennant_tables_in_memory", "Tables that are loaded now.", multiprocess_mode="livesum")
CONNECTIONS = Gauge("pennant_connections", "Open connections to tables.", multiprocess_mode="livesum")
MESSAGES = Counter("pennant_messages", "Messages sent to clients.")
COMMAND_SECONDS = Histogram("pennant_command_seconds", "Time from a command to its answer.", buckets=BUCKETS)
ENTRIES = Counter("pennant_entries", "Entries that were stored.")
COMMITS = Counter("pennant_commits", "Commits of batches of entries.")
COMMIT_SECONDS = Histogram("pennant_commit_seconds", "Time of a commit.", buckets=BUCKETS)
DATABASE_RETRIES = Counter("pennant_database_retries", "Commits that were repeated while the database was unavailable.")
LETTERS = Counter("pennant_letters", "E-mails that were sent.")
LETTERS_FAILED = Counter("pennant_letters_failed", "E-mails that could not be sent.")
CALLS = Counter("pennant_calls", "Web hooks that were called.")
CALLS_FAILED = Counter("pennant_calls_failed", "Web hooks that failed.")


def render_metrics() -> bytes:
    """All metrics in the text format of Prometheus."""
    if SHARED_FOLDER not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def share_metrics(folder: Path) -> None:
    """Let the workers that this process will start share their metrics through files in a folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    os.environ[SHARED_FOLDER] = str(folder)


def forget_worker(pid: int | None) -> None:
    """Remove the gauges of a worker that has ended."""
    if pid is not None and SHARED_FOLDER in os.environ:
        multiprocess.mark_process_dead(pid)  # type: ignore[no-untyped-call]
