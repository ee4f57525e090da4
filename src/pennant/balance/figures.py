"""Sums over games, and statistics: shares, means, confidence intervals, and p-values."""

from collections.abc import Iterable, Iterator, Sequence
from math import erfc, sqrt

import msgspec

from pennant.sim import Z95, wilson


class Sum(msgspec.Struct):
    """A sum of values and of their squares, for their mean and standard error."""

    games: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.games += 1
        self.total += value
        self.squares += value * value

    def merge(self, other: "Sum") -> None:
        self.games += other.games
        self.total += other.total
        self.squares += other.squares

    def mean(self) -> float:
        return self.total / self.games

    def error(self) -> float:
        """The standard error of the mean."""
        if self.games < 2:
            return float("inf")
        variance = (self.squares - self.total * self.total / self.games) / (self.games - 1)
        return sqrt(max(0.0, variance) / self.games)


class Tally:
    """Sums by name. A name has parts, such as `"single", "boston", "new-york"`."""

    def __init__(self) -> None:
        self.sums: dict[tuple[str, ...], Sum] = {}

    def add(self, value: float, *name: str) -> None:
        found = self.sums.get(name)
        if found is None:
            found = self.sums[name] = Sum()
        found.add(value)

    def of(self, *name: str) -> Sum:
        return self.sums.get(name) or Sum()

    def merge(self, other: "Tally") -> None:
        for name, found in other.sums.items():
            self.sums.setdefault(name, Sum()).merge(found)


class Figure(msgspec.Struct, frozen=True):
    """A measured number with its 95 % confidence interval."""

    games: int
    value: float
    low: float
    high: float
    error: float
    """The standard error, which is used to judge the distance from the fair value."""


def share(found: Sum, fair: float | None = None) -> Figure:
    """A share with Wilson's interval; its standard error is that of the fair share, if given."""
    value = found.mean()
    expected = value if fair is None else fair
    low, high = wilson(found.total, found.games)
    return Figure(found.games, value, low, high, sqrt(expected * (1.0 - expected) / found.games))


def mean(found: Sum) -> Figure:
    """A mean with the normal interval."""
    return around(found.mean(), found.error(), found.games)


def around(value: float, error: float, games: int) -> Figure:
    """A number with a known standard error, and the normal interval."""
    return Figure(games, value, value - Z95 * error, value + Z95 * error, error)


def by_chance(distance: float, error: float) -> float:
    """The two-sided p-value of a distance from the fair value."""
    if not distance:
        return 1.0
    return erfc(abs(distance) / error / sqrt(2.0)) if error else 0.0


def holm(chances: Sequence[float]) -> list[float]:
    """Holm's correction of p-values for multiple comparisons: in many rows, some values are extreme by chance."""
    ranked = sorted(range(len(chances)), key=lambda row: chances[row])
    corrected, least = [0.0] * len(chances), 0.0
    for rank, row in enumerate(ranked):
        least = max(least, min(1.0, chances[row] * (len(chances) - rank)))
        corrected[row] = least
    return corrected


class LinearFit(msgspec.Struct, frozen=True):
    """The least-squares fit of values to columns and a constant."""

    fitted: list[float]
    leverage: list[float]
    """The leverage of each value on the fit, from 0 to 1."""
    slope: float
    """The slope of the last column."""


def fit(values: Sequence[float], *columns: Sequence[float]) -> LinearFit:
    """Fit by orthogonal columns (Gram-Schmidt); a linearly dependent column, such as a constant, is ignored."""
    count = len(values)
    fitted, leverage, slope = [0.0] * count, [0.0] * count, 0.0
    for column, size in _orthogonal([[1.0] * count, *columns]):
        slope = _product(values, column) / size if size else 0.0
        for row, entry in enumerate(column):
            fitted[row] += slope * entry
            leverage[row] += entry * entry / size if size else 0.0
    return LinearFit(fitted, leverage, slope)


def _orthogonal(columns: Iterable[Sequence[float]]) -> Iterator[tuple[list[float], float]]:
    """The columns made orthogonal to those before, with their squared norms; 0 for a linearly dependent column."""
    done: list[tuple[list[float], float]] = []
    for column in columns:
        left = list(column)
        for other, size in done:
            factor = _product(left, other) / size if size else 0.0
            left = [entry - factor * known for entry, known in zip(left, other, strict=True)]
        size = _product(left, left)
        done.append((left, size if size > 1e-9 * _product(column, column) else 0.0))
        yield done[-1]


def _product(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))
