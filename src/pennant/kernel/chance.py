"""Chance is a part of the state. It draws numbers from independent streams.

Stream 0 belongs to the table, and stream 1 + seat to the draws of that seat, so that one player's actions do not change
the luck of another. Four kinds share one interface: small (fast, for simulation and search), sealed (provable, for
games between people), scripted (values given one by one, for tests) and rolled (people roll real dice, the rest is
generated).
"""

import hashlib
import hmac
from typing import Final

from mypy_extensions import i64, mypyc_attr

from pennant.kernel.bits import OCTETS, count, nth
from pennant.kernel.errors import ChanceNeeded

TABLE: Final = 0

_LOW: Final = 0xFFFFFFFF
_MULTIPLIER: Final = 1043822853  # a * 2**32 - 1 is a safe prime, and the state stays below 2**62
_MIXER: Final = 0x45D9F3B  # below 2**31, so that products of 32-bit words stay below 2**63


@mypyc_attr(acyclic=True)
class Chance:
    """The source of randomness for the rules."""

    def below(self, stream: int, n: int) -> int:
        """A number from 0 to n - 1."""
        raise NotImplementedError

    def roll(self, stream: int, sides: int) -> int:
        """Roll a die; returns its face."""
        return self.below(stream, sides) + 1

    def draw(self, stream: int, pool: int) -> int:
        """Draw a member of a bit set that is not empty."""
        return nth(pool, self.below(stream, count(pool)))

    def counter(self, stream: int) -> int:
        """Zero-based index of the last draw in its stream. Call it once per draw."""
        raise NotImplementedError

    def copy(self) -> "Chance":
        raise NotImplementedError

    def dump(self) -> dict[str, object]:
        raise NotImplementedError


def _scramble(word: i64) -> i64:
    """Mix the bits of a 32-bit word, one to one."""
    word = (((word >> 16) ^ word) * _MIXER) & _LOW
    word = (((word >> 16) ^ word) * _MIXER) & _LOW
    return (word >> 16) ^ word


def mix(seed: int, salt: int) -> int:
    """A generator state below 2**62. The states of neighboring seeds and salts are unrelated."""
    seed &= (1 << 62) - 1
    low: i64 = seed & _LOW
    high: i64 = seed >> 32
    tail: i64 = salt & _LOW
    low = _scramble(low ^ _scramble(high ^ _scramble(tail + 0x9E3779B9 & _LOW)))
    high = _scramble(low ^ 0x5BF03635)
    return (1 + high % (_MULTIPLIER - 2) << 32) + low


@mypyc_attr(acyclic=True, free_list_len=1)
class Stream:
    """A multiply-with-carry generator."""

    def __init__(self) -> None:
        self.state: i64 = 1
        self.told: i64 = 0  # how many of its numbers were reported to a log

    def copy(self) -> "Stream":
        twin = Stream()
        twin.state = self.state
        return twin


@mypyc_attr(acyclic=True, free_list_len=1)
class SmallChance(Chance):
    """One small generator per stream. Predictable from its output: never use it for games between people."""

    def __init__(self) -> None:
        self.streams: list[Stream] = []

    def add(self, state: int) -> None:
        """Add a stream in this state."""
        stream = Stream()
        stream.state = state
        self.streams.append(stream)

    def below(self, stream: int, n: int) -> int:
        source = self.streams[stream]
        state = source.state
        state = (state & _LOW) * _MULTIPLIER + (state >> 32)
        source.state = state
        sides: i64 = n
        return (((state ^ state >> 32) & _LOW) * sides) >> 32

    def draw(self, stream: int, pool: int) -> int:
        if pool >> 16:
            return nth(pool, self.below(stream, count(pool)))
        low, high = OCTETS[pool & 255], OCTETS[pool >> 8]
        size: i64 = len(low)
        source = self.streams[stream]
        state = source.state
        state = (state & _LOW) * _MULTIPLIER + (state >> 32)
        source.state = state
        place = (((state ^ state >> 32) & _LOW) * (size + len(high))) >> 32
        return low[place] if place < size else 8 + high[place - size]

    def counter(self, stream: int) -> int:
        source = self.streams[stream]
        source.told += 1
        return source.told - 1

    def copy(self) -> Chance:
        twin = SmallChance()
        twin.streams = [stream.copy() for stream in self.streams]
        return twin

    def dump(self) -> dict[str, object]:
        return {"kind": "small", "streams": [int(stream.state) for stream in self.streams]}


def small_chance(seed: int, streams: int) -> SmallChance:
    """A small generator with this many streams."""
    chance = SmallChance()
    for stream in range(streams):
        chance.add(mix(seed, stream))
    return chance


_GUESS_SALT: Final = 0x5DEECE66D
"""Separates the guesses of a seed from the game with the same seed."""


def guess_chance(seed: int, streams: int) -> SmallChance:
    """A small generator for a guess."""
    return small_chance(seed ^ _GUESS_SALT, streams)


@mypyc_attr(acyclic=True)
class SealedChance(Chance):
    """HMAC-SHA-256 in counter mode over a secret, mixed with a number from every player.

    The byte layout is in docs/chance.md with test vectors, so that other programs can verify every draw.
    """

    def __init__(self) -> None:
        self.secret = b""
        self.contributions: tuple[str, ...] = ()
        self.key = b""
        self.counters: list[int] = []

    def seal(self, secret: bytes, contributions: tuple[str, ...], streams: int) -> None:
        if len(secret) != 32:
            raise ValueError("a sealed chance needs a secret of 32 bytes")
        if "\n" in "".join(contributions):
            raise ValueError("a contribution to a sealed chance is a single line")
        self.secret = secret
        self.contributions = contributions
        self.key = hmac.new(secret, "\n".join(contributions).encode(), hashlib.sha256).digest()
        self.counters = [0] * streams

    def commitment(self) -> str:
        """The commitment, published before the first deal."""
        return hashlib.sha256(self.secret).hexdigest()

    def below(self, stream: int, n: int) -> int:
        counter = self.counters[stream]
        self.counters[stream] = counter + 1
        limit = (1 << 64) // n * n
        attempt = 0
        while True:
            message = stream.to_bytes(4, "big") + counter.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            word = int.from_bytes(hmac.new(self.key, message, hashlib.sha256).digest()[:8], "big")
            if word < limit:
                return word % n
            attempt += 1

    def counter(self, stream: int) -> int:
        return self.counters[stream] - 1

    def copy(self) -> Chance:
        twin = SealedChance()
        twin.secret = self.secret
        twin.contributions = self.contributions
        twin.key = self.key
        twin.counters = self.counters[:]
        return twin

    def dump(self) -> dict[str, object]:
        return {
            "kind": "sealed",
            "secret": self.secret.hex(),
            "contributions": list(self.contributions),
            "counters": list(self.counters),
        }


@mypyc_attr(acyclic=True)
class ScriptedChance(Chance):
    """Values given in advance: a number, the face of a die, or the member that is drawn."""

    def __init__(self) -> None:
        self.values: tuple[int, ...] = ()
        self.used = 0

    def _next(self, kind: str, n: int, stream: int, pool: int) -> int:
        if self.used == len(self.values):
            raise ChanceNeeded(kind, n, stream, pool)
        value = self.values[self.used]
        self.used += 1
        return value

    def below(self, stream: int, n: int) -> int:
        value = self._next("number", n, stream, 0)
        if not 0 <= value < n:
            raise ValueError(f"the script says {value}, but a number from 0 to {n - 1} is needed")
        return value

    def roll(self, stream: int, sides: int) -> int:
        value = self._next("roll", sides, stream, 0)
        if not 1 <= value <= sides:
            raise ValueError(f"the script says {value}, but the die has faces 1 to {sides}")
        return value

    def draw(self, stream: int, pool: int) -> int:
        member = self._next("draw", count(pool), stream, pool)
        if member < 0 or not pool >> member & 1:
            raise ValueError(f"the script draws {member}, which is not in the pool")
        return member

    def counter(self, stream: int) -> int:
        return self.used - 1

    def copy(self) -> Chance:
        twin = ScriptedChance()
        twin.values = self.values
        twin.used = self.used
        return twin

    def dump(self) -> dict[str, object]:
        return {"kind": "scripted", "values": list(self.values), "used": self.used}


def scripted_chance(values: tuple[int, ...]) -> ScriptedChance:
    """A chance that returns exactly these values and then raises `ChanceNeeded`."""
    chance = ScriptedChance()
    chance.values = values
    return chance


@mypyc_attr(acyclic=True)
class RolledChance(Chance):
    """People roll the dice of stream 0, and the faces are given one by one; a small generator draws for the seats."""

    def __init__(self) -> None:
        self.rolls: tuple[int, ...] = ()
        self.used = 0
        self.others = SmallChance()

    def below(self, stream: int, n: int) -> int:
        if stream != TABLE:
            return self.others.below(stream, n)
        if self.used == len(self.rolls):
            raise ChanceNeeded("roll", n, stream, 0)
        face = self.rolls[self.used]
        if not 1 <= face <= n:
            raise ValueError(f"a {face} was rolled, but the die has faces 1 to {n}")
        self.used += 1
        return face - 1

    def counter(self, stream: int) -> int:
        return self.used - 1 if stream == TABLE else self.others.counter(stream)

    def copy(self) -> Chance:
        twin = RolledChance()
        twin.rolls = self.rolls
        twin.used = self.used
        twin.others.streams = [stream.copy() for stream in self.others.streams]
        return twin

    def dump(self) -> dict[str, object]:
        states = [int(stream.state) for stream in self.others.streams]
        return {"kind": "rolled", "rolls": list(self.rolls), "used": self.used, "streams": states}


def rolled_chance(seed: int, streams: int, rolls: tuple[int, ...] = ()) -> RolledChance:
    """Dice rolled by people, with the rolls so far; the seed generates everything else."""
    chance = RolledChance()
    chance.rolls = rolls
    chance.others = small_chance(seed, streams)
    return chance


def load_chance(data: dict[str, object]) -> Chance:
    """Restore the chance that `dump` saved."""
    kind = data["kind"]
    if kind == "small":
        small = SmallChance()
        for state in _numbers(data["streams"]):
            small.add(state)
        return small
    if kind == "sealed":
        sealed = SealedChance()
        contributions = data["contributions"]
        counters = _numbers(data["counters"])
        assert isinstance(contributions, list)
        sealed.seal(bytes.fromhex(str(data["secret"])), tuple([str(each) for each in contributions]), len(counters))
        sealed.counters = counters
        return sealed
    if kind == "scripted":
        scripted = scripted_chance(tuple(_numbers(data["values"])))
        used = data["used"]
        assert isinstance(used, int)
        scripted.used = used
        return scripted
    if kind == "rolled":
        rolled = RolledChance()
        rolled.rolls = tuple(_numbers(data["rolls"]))
        rolled.used = _numbers([data["used"]])[0]
        for state in _numbers(data["streams"]):
            rolled.others.add(state)
        return rolled
    raise ValueError(f"there is no chance of the kind {kind!r}")


def _numbers(values: object) -> list[int]:
    assert isinstance(values, list)
    return [int(value) for value in values]
