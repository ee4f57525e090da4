"""Several workers, and who starts them anew."""

from multiprocessing.connection import wait

from uvicorn.supervisors import multiprocess


class _Worker(multiprocess.Process):
    """A worker whose death is noticed while it is asked how it is.

    The one of uvicorn waits for the answer of a dead worker as long as for that of a busy one, and nobody is started in
    its place meanwhile.
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


def notice_deaths_at_once() -> None:
    """Let uvicorn start its workers in this way."""
    multiprocess.Process = _Worker  # type: ignore[misc]
