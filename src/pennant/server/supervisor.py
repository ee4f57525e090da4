"""Faster detection of dead worker processes, which uvicorn then restarts."""

from multiprocessing.connection import wait

from uvicorn.supervisors import multiprocess

from pennant.server.metrics import forget_worker


class _Worker(multiprocess.Process):
    """A worker process whose death is noticed during a health check.

    Uvicorn's own class waits for the answer of a dead worker as long as for that of a busy one, and starts no
    replacement in the meantime.
    """

    def ping(self, timeout: float = 5) -> bool:
        try:
            self.parent_conn.send(b"ping")
            if self.parent_conn in wait([self.parent_conn, self.process.sentinel], timeout):
                self.parent_conn.recv()
                return True
        except (OSError, EOFError):
            pass
        return False

    def join(self) -> None:
        super().join()
        forget_worker(self.pid)


def install() -> None:
    """Make uvicorn use this class for its workers."""
    multiprocess.Process = _Worker  # type: ignore[misc]
