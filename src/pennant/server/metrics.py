"""Metrics of the server, in the text format of Prometheus."""

from bisect import bisect_left
from collections import defaultdict
from typing import Final

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """Counters, gauges and histograms of one worker."""

    def __init__(self) -> None:
        self._counters: defaultdict[str, float] = defaultdict(float)
        self._gauges: dict[str, float] = {}
        self._histograms: dict[str, list[int]] = {}
        self._sums: defaultdict[str, float] = defaultdict(float)

    def count(self, name: str, by: float = 1) -> None:
        self._counters[name] += by

    def gauge(self, name: str, value: float) -> None:
        self._gauges[name] = value

    def observe(self, name: str, seconds: float) -> None:
        """Add a duration to a histogram."""
        counts = self._histograms.setdefault(name, [0] * (len(BUCKETS) + 1))
        counts[bisect_left(BUCKETS, seconds)] += 1
        self._sums[name] += seconds

    def text(self) -> str:
        lines: list[str] = []
        for name, value in sorted(self._counters.items()):
            lines += [f"# TYPE pennant_{name}_total counter", f"pennant_{name}_total {value:g}"]
        for name, value in sorted(self._gauges.items()):
            lines += [f"# TYPE pennant_{name} gauge", f"pennant_{name} {value:g}"]
        for name, counts in sorted(self._histograms.items()):
            lines.append(f"# TYPE pennant_{name} histogram")
            total = 0
            for bound, count in zip((*BUCKETS, "+Inf"), counts, strict=True):
                total += count
                lines.append(f'pennant_{name}_bucket{{le="{bound}"}} {total}')
            lines += [f"pennant_{name}_sum {self._sums[name]:g}", f"pennant_{name}_count {total}"]
        return "\n".join(lines) + "\n"


METRICS: Final = Metrics()
