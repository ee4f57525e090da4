"""Timestamps, as the database and the protocol hold them: milliseconds since 1970."""

import time

HOUR = 3_600_000
DAY = 86_400_000


def now() -> int:
    """The current time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000
