"""Base running as pure functions, tabulated once.

The runners of a team are one small integer: two bits per base hold the speed of the runner there (0 = empty). There are
only 64 such positions, so every rule about runners becomes a table. An entry of a table is `runs << 6 | position`.
"""

from typing import Final

from mypy_extensions import i64

SLOW: Final = 1
AVERAGE: Final = 2
FAST: Final = 3
SPEEDS: Final = (SLOW, AVERAGE, FAST)

SINGLE: Final = 1
DOUBLE: Final = 2
TRIPLE: Final = 3
HOME_RUN: Final = 4
WALK: Final = 5
"""Not a hit, but it waits on the plate like one (H-11.15)."""
HITS: Final = (SINGLE, DOUBLE, TRIPLE, HOME_RUN)

FIRST: Final = 1
SECOND: Final = 2
THIRD: Final = 3
HOME: Final = 4

POSITIONS: Final = 64
Path = tuple[int, int]
"""The path of one runner: from base, to base. The batter starts from 0; a runner who scores arrives at `HOME`."""


def runner_on(bases: int, base: int) -> int:
    """The speed of the runner on a base, 0 if it is empty."""
    return bases >> (base * 2 - 2) & 3


def put(bases: int, base: int, speed: int) -> int:
    """The position with one more runner."""
    return bases | speed << (base * 2 - 2)


def without(bases: int, base: int) -> int:
    """The position with this base empty."""
    return bases & ~(3 << (base * 2 - 2))


def distance(speed: int, base: int, hit: int) -> int:
    """How far a runner goes on a hit if no other runner is in the way (H-10.1, H-10.5, H-R2)."""
    if hit == HOME_RUN:
        return HOME
    if speed == FAST:
        return hit + 1
    if speed == AVERAGE and base == SECOND and hit == SINGLE:
        return 2
    return hit


def _running(bases: int, steps: tuple[int, int, int]) -> list[Path]:
    """Move the runners, the leading one first; nobody passes, shares a base or holds back (H-10.2, H-10.4, H-R14).

    A slow runner on second can stop a fast one on first; no other two get in each other's way (H-10.6, H-10.7).
    """
    paths: list[Path] = []
    ahead = HOME
    for base in (THIRD, SECOND, FIRST):
        if runner_on(bases, base):
            target = min(base + steps[base - 1], HOME)
            if target < HOME or ahead < HOME:
                target = min(target, ahead - 1)
                ahead = target
            paths.append((base, target))
    return paths


def hit_paths(hit: int, bases: int) -> list[Path]:
    """The paths on a hit: the runners', then the batter's, who goes as far as the hit (H-10.3, H-10.8 to H-10.10)."""
    steps = (
        distance(runner_on(bases, FIRST), FIRST, hit),
        distance(runner_on(bases, SECOND), SECOND, hit),
        distance(runner_on(bases, THIRD), THIRD, hit),
    )
    return [*_running(bases, steps), (0, hit)]


def clutch_paths(hit: int, bases: int) -> list[Path]:
    """A clutch hit moves every runner one base more than the hit, whatever its speed (H-11.21, H-10.13)."""
    return [*_running(bases, (hit + 1, hit + 1, hit + 1)), (0, hit)]


def walk_paths(bases: int) -> list[Path]:
    """On a walk a runner moves only if the pawn behind him needs his base (H-10.14, H-10.11, H-R4)."""
    forced: list[Path] = []
    for base in (FIRST, SECOND, THIRD):
        if not runner_on(bases, base):
            break
        forced.insert(0, (base, base + 1))
    return [*forced, (0, FIRST)]


def steal_paths(bases: int) -> list[Path]:
    """Each average or fast runner moves up if the next base is free; slow ones stay and block (H-11.18, H-10.12)."""
    paths: list[Path] = []
    for base in (THIRD, SECOND, FIRST):
        if runner_on(bases, base) >= AVERAGE and (base == THIRD or not runner_on(bases, base + 1)):
            paths.append((base, base + 1))
            speed = runner_on(bases, base)
            bases = without(bases, base)
            if base < THIRD:
                bases = put(bases, base + 1, speed)
    return paths


def follow(bases: int, batter: int, paths: list[Path]) -> int:
    """Follow the paths; returns `runs << 6 | position`."""
    after, runs = bases, 0
    for start, _ in paths:
        if start:
            after = without(after, start)
    for start, end in paths:
        if end == HOME:
            runs += 1
        else:
            after = put(after, end, runner_on(bases, start) if start else batter)
    return runs << 6 | after


def _all_hits() -> tuple[int, ...]:
    """By hit (a walk included), batter's speed and position: index `(hit * 4 + speed) * 64 + bases`."""
    table = [0] * (6 * 4 * POSITIONS)
    for hit in (*HITS, WALK):
        for batter in SPEEDS:
            for bases in range(POSITIONS):
                paths = walk_paths(bases) if hit == WALK else hit_paths(hit, bases)
                table[(hit * 4 + batter) * POSITIONS + bases] = follow(bases, batter, paths)
    return tuple(table)


def _all_clutch_hits() -> tuple[int, ...]:
    """The same for clutch hits."""
    table = [0] * (5 * 4 * POSITIONS)
    for hit in HITS:
        for batter in SPEEDS:
            for bases in range(POSITIONS):
                table[(hit * 4 + batter) * POSITIONS + bases] = follow(bases, batter, clutch_paths(hit, bases))
    return tuple(table)


AFTER_HIT: Final = _all_hits()
AFTER_CLUTCH: Final = _all_clutch_hits()
AFTER_STEAL: Final = tuple([follow(bases, 0, steal_paths(bases)) for bases in range(POSITIONS)])
"""The position after a hit or walk, a clutch hit, or a stolen base: `runs << 6 | position`."""


def _occupied(bases: int, slowest: int, fastest: int) -> int:
    found = 0
    for base in (FIRST, SECOND, THIRD):
        if slowest <= runner_on(bases, base) <= fastest:
            found |= 1 << base - 1
    return found


def _remaining(bases: int, removed: int) -> int:
    for base in (FIRST, SECOND, THIRD):
        if removed >> base - 1 & 1:
            bases = without(bases, base)
    return bases


OCCUPIED: Final = tuple([_occupied(bases, SLOW, FAST) for bases in range(POSITIONS)])
NOT_FAST: Final = tuple([_occupied(bases, SLOW, AVERAGE) for bases in range(POSITIONS)])
"""The bases whose runner a double play can remove (H-11.17)."""
WITHOUT: Final = tuple([_remaining(bases, removed) for removed in range(8) for bases in range(POSITIONS)])
"""The position after the runners on a set of bases are removed: index `set * 64 + bases`."""

# The plate holds at most as many batters as a card can have (H-10.15): five bits each, hit | speed << 3; the leftmost
# is in the lowest bits.
THREAT_BITS: Final = 5
THREAT_MASK: Final = 31


def threat(hit: int, speed: int) -> int:
    """One threatened hit."""
    return hit | speed << 3


def threats(plate: int) -> list[tuple[int, int]]:
    """The threatened hits of a plate, left to right, as (hit, speed)."""
    found: list[tuple[int, int]] = []
    while plate:
        found.append((plate & 7, plate >> 3 & 3))
        plate >>= THREAT_BITS
    return found


def plate_of(waiting: list[tuple[int, int]]) -> int:
    """A plate from its threats, left to right."""
    plate = 0
    for place, (hit, speed) in enumerate(waiting):
        plate |= threat(hit, speed) << place * THREAT_BITS
    return plate


def without_threat(plate: i64, index: i64) -> i64:
    """The plate after the threat at this index is cancelled; the others keep their order (H-R15)."""
    below = plate & ((1 << index * THREAT_BITS) - 1)
    return below | plate >> (index + 1) * THREAT_BITS << index * THREAT_BITS


def weaken_threats(plate: i64) -> i64:
    """Take one base off every threatened hit: a single is cancelled, a walk stays (H-11.14, H-R5)."""
    left: i64 = 0
    place: i64 = 0
    while plate:
        threat = plate & THREAT_MASK
        if threat & 7 != WALK:
            threat -= 1
        if threat & 7:
            left |= threat << place
            place += THREAT_BITS
        plate >>= THREAT_BITS
    return left


def turn_threats_into_walks(plate: i64) -> i64:
    """Turn every threatened hit into a walk (H-11.15, H-R3)."""
    changed: i64 = 0
    place: i64 = 0
    while plate:
        changed |= (plate & 0b11000 | WALK) << place
        place += THREAT_BITS
        plate >>= THREAT_BITS
    return changed
