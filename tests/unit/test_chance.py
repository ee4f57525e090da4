"""The kinds of chance, and the bit sets that they draw from."""

import hashlib
import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from math import sqrt
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
import pytest

from pennant.kernel.bits import count, members_of, nth, octet_members_from
from pennant.kernel.chance import (
    TABLE,
    Chance,
    SealedChance,
    SmallChance,
    load_chance,
    mix,
    rolled_chance,
    scripted_chance,
    small_chance,
)
from pennant.kernel.errors import ChanceNeeded

DOCUMENT = Path(__file__).parents[2] / "docs/chance.md"


def plain(counts: Counter[int], cells: int) -> bool:
    """Whether chi-square finds these counts plausible for so many equally likely cells.

    The bound is passed by chance about once in ten thousand times; the seeds are fixed, so it is never passed twice.
    """
    expected = sum(counts.values()) / cells
    chi_square = sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))
    freedom = cells - 1
    bound = freedom * (1 - 2 / (9 * freedom) + 3.7 * sqrt(2 / (9 * freedom))) ** 3  # Wilson and Hilferty
    return chi_square < bound


# --- small ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [2, 3, 6, 7, 15, 20, 60, 100])
def test_small_numbers_are_equally_likely(n: int) -> None:
    chance = small_chance(2045, 1)
    assert plain(Counter(chance.below(TABLE, n) for _ in range(20_000)), n)


def test_small_pairs_of_numbers_are_equally_likely() -> None:
    chance = small_chance(7, 1)
    pairs = Counter(chance.below(TABLE, 10) * 10 + chance.below(TABLE, 10) for _ in range(40_000))
    assert plain(pairs, 100)


@pytest.mark.parametrize("distance", [1, 2, 1 << 16, 1 << 32, 1 << 48])
def test_neighbouring_seeds_are_unrelated(distance: int) -> None:
    pairs: Counter[int] = Counter()
    for seed in range(20_000):
        one, other = small_chance(seed, 1), small_chance(seed + distance, 1)
        pairs[one.below(TABLE, 10) * 10 + other.below(TABLE, 10)] += 1
    assert plain(pairs, 100)


def test_the_streams_of_a_seed_are_unrelated() -> None:
    pairs: Counter[int] = Counter()
    for seed in range(20_000):
        chance = small_chance(seed, 2)
        pairs[chance.below(0, 10) * 10 + chance.below(1, 10)] += 1
    assert plain(pairs, 100)


def test_a_generator_starts_below_2_62_and_stays_there() -> None:
    for seed in (0, 1, 2**31, 2**32 - 1, 2**62 - 1, 2**70 + 5, -1):
        for salt in (0, 1, 17, 2**32 - 1):
            assert 0 < mix(seed, salt) < 1 << 62
    assert len({mix(seed, salt) for seed in range(500) for salt in range(5)}) == 2500
    chance = small_chance(2**62 - 1, 1)
    for _ in range(1000):
        chance.below(TABLE, 6)
        assert 0 < chance.streams[TABLE].state < 1 << 62


def test_the_same_seed_gives_the_same_numbers_in_every_build() -> None:
    chance = small_chance(7, 2)
    assert [chance.below(0, 6) for _ in range(8)] == [5, 1, 5, 5, 4, 4, 0, 2]
    assert [chance.below(1, 1000) for _ in range(4)] == [51, 407, 317, 918]


def test_small_draws_are_equally_likely_whatever_the_size_of_the_set() -> None:
    chance = small_chance(3, 1)
    for pool in (0b1, 0b1010_0110, 0b1000_0001_0000_0110, 1 << 15, 0x5555_0000_3333, (1 << 200) | (1 << 70) | 1):
        members = members_of(pool)
        drawn = [chance.draw(TABLE, pool) for _ in range(4000)]
        assert set(drawn) <= set(members)
        if len(members) > 1:
            assert plain(Counter(members.index(member) for member in drawn), len(members))


def test_counters_count_the_numbers_that_were_told() -> None:
    chance = small_chance(1, 2)
    places = []
    for stream in (0, 0, 1, 0):
        chance.below(stream, 6)
        places.append(chance.counter(stream))
    assert places == [0, 1, 0, 2]


# --- sealed -----------------------------------------------------------------------------------------------------------


class Deal(NamedTuple):
    """A sealed chance of the document."""

    secret: bytes
    contributions: tuple[str, ...]
    commitment: str
    key: bytes


class Vector(NamedTuple):
    """A number of the document."""

    stream: int
    counter: int
    n: int
    attempt: int
    word: int
    value: int


def rows(columns: int) -> Iterator[list[str]]:
    """The rows of those tables in the document that have so many columns and begin with a capital letter."""
    for line in DOCUMENT.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip().strip("`") for cell in line.strip("|").split("|")]
        if len(cells) == columns and re.fullmatch("[A-Z]", cells[0]):
            yield cells


DEALS = {
    name: Deal(bytes.fromhex(secret), tuple(json.loads(contributions)), commitment, bytes.fromhex(key))
    for name, secret, contributions, commitment, key in rows(5)
}
VECTORS = [
    (name, Vector(int(stream), int(counter), int(n), int(attempt), int(word, 16), int(value)))
    for name, stream, counter, n, attempt, word, value in rows(7)
]


def own_hmac(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA-256 by its definition, for keys of 32 bytes."""
    padded = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


def own_number(key: bytes, stream: int, counter: int, n: int) -> tuple[int, int, int]:
    """The number that the document describes: the attempt that succeeded, its word, the value."""
    attempt = 0
    while True:
        message = b"".join(number.to_bytes(size, "big") for number, size in ((stream, 4), (counter, 8), (attempt, 4)))
        word = int.from_bytes(own_hmac(key, message)[:8], "big")
        if word < 2**64 - 2**64 % n:
            return attempt, word, word % n
        attempt += 1


def sealed(deal: Deal, streams: int = 4) -> SealedChance:
    chance = SealedChance()
    chance.seal(deal.secret, deal.contributions, streams)
    return chance


def test_the_document_has_vectors_with_rejected_words() -> None:
    assert len(DEALS) == 3
    assert len(VECTORS) == 19
    assert {vector.attempt for _, vector in VECTORS} == {0, 1, 3, 4}


@pytest.mark.parametrize("deal", DEALS.values(), ids=DEALS)
def test_commitment_and_key_are_those_of_the_document(deal: Deal) -> None:
    assert hashlib.sha256(deal.secret).hexdigest() == deal.commitment
    assert own_hmac(deal.secret, "\n".join(deal.contributions).encode()) == deal.key
    chance = sealed(deal)
    assert chance.commitment() == deal.commitment
    assert chance.key == deal.key


@pytest.mark.parametrize(("name", "vector"), VECTORS)
def test_a_sealed_number_is_that_of_the_document(name: str, vector: Vector) -> None:
    attempt, word, value = own_number(DEALS[name].key, vector.stream, vector.counter, vector.n)
    assert (attempt, word, value) == (vector.attempt, vector.word, vector.value)
    chance = sealed(DEALS[name])
    for _ in range(vector.counter):
        chance.below(vector.stream, 6)  # what was asked before does not matter, only how often
    assert chance.below(vector.stream, vector.n) == vector.value
    assert chance.counter(vector.stream) == vector.counter


def test_sealed_rolls_and_draws_follow_from_the_numbers() -> None:
    name, vector = VECTORS[0]
    assert sealed(DEALS[name]).roll(vector.stream, vector.n) == vector.value + 1
    pool = 0b1000_0100_0001_0110_1000  # six members, of which the sixth is drawn
    assert sealed(DEALS[name]).draw(vector.stream, pool) == members_of(pool)[vector.value]


def test_sealed_numbers_are_equally_likely() -> None:
    chance = sealed(DEALS["A"])
    assert plain(Counter(chance.below(TABLE, 6) for _ in range(6000)), 6)


def test_every_contribution_changes_the_deal() -> None:
    secret = DEALS["A"].secret
    deals = [("17", "4"), ("17", "5"), ("18", "4"), ("4", "17"), ("17",)]
    chances = [sealed(Deal(secret, contributions, "", b"")) for contributions in deals]
    assert len({tuple(chance.below(0, 1000) for _ in range(4)) for chance in chances}) == len(deals)
    assert len({chance.commitment() for chance in chances}) == 1


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_secret_has_32_bytes(size: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        SealedChance().seal(b"x" * size, (), 1)


# --- scripted ---------------------------------------------------------------------------------------------------------


def test_a_script_is_followed_value_by_value() -> None:
    chance = scripted_chance((3, 6, 5))
    assert chance.below(0, 4) == 3
    assert chance.roll(1, 6) == 6
    assert chance.draw(2, 0b110_0000) == 5
    assert chance.counter(2) == 2


def test_a_script_that_runs_dry_says_what_it_needs() -> None:
    chance = scripted_chance(())
    needs = []
    asks: list[Callable[[], int]] = [
        lambda: chance.below(0, 4),
        lambda: chance.roll(1, 20),
        lambda: chance.draw(2, 0b1011),
    ]
    for ask in asks:
        with pytest.raises(ChanceNeeded) as needed:
            ask()
        needs.append((needed.value.kind, needed.value.n, needed.value.stream, needed.value.pool))
    assert needs == [("number", 4, 0, 0), ("roll", 20, 1, 0), ("draw", 3, 2, 0b1011)]


def test_a_script_is_filled_up_by_trying_again() -> None:
    values: list[int] = []
    table = iter((2, 5))
    while True:
        trial = scripted_chance(tuple(values))
        try:
            outcome = trial.below(0, 4), trial.roll(0, 6)
        except ChanceNeeded:
            values.append(next(table))
        else:
            break
    assert outcome == (2, 5)


def test_a_value_that_can_not_be_is_refused() -> None:
    with pytest.raises(ValueError, match="a number from 0 to 3"):
        scripted_chance((4,)).below(0, 4)
    with pytest.raises(ValueError, match="a number from 0 to 3"):
        scripted_chance((-1,)).below(0, 4)
    with pytest.raises(ValueError, match="faces 1 to 6"):
        scripted_chance((7,)).roll(0, 6)
    with pytest.raises(ValueError, match="faces 1 to 6"):
        scripted_chance((0,)).roll(0, 6)
    with pytest.raises(ValueError, match="not in the pool"):
        scripted_chance((2,)).draw(0, 0b1011)
    with pytest.raises(ValueError, match="not in the pool"):
        scripted_chance((-1,)).draw(0, 0b1011)


# --- all kinds --------------------------------------------------------------------------------------------------------


def kinds() -> list[Chance]:
    """One chance of every kind."""
    luck = Random(1)
    script = scripted_chance(tuple([luck.randrange(6) for _ in range(200)]))
    return [small_chance(11, 3), sealed(DEALS["A"], 3), script]


KINDS = ["small", "sealed", "scripted"]


@pytest.mark.parametrize("chance", kinds(), ids=KINDS)
def test_a_copy_goes_its_own_way(chance: Chance) -> None:
    chance = chance.copy()
    chance.below(0, 6)
    before = chance.dump()
    twin = chance.copy()
    ahead = [twin.below(stream, 6) for stream in (0, 1, 2, 0, 0, 1)]
    assert chance.dump() == before
    assert [chance.below(stream, 6) for stream in (0, 1, 2, 0, 0, 1)] == ahead
    assert chance.dump() == twin.dump()


@pytest.mark.parametrize("chance", kinds()[:2], ids=KINDS[:2])
def test_streams_do_not_disturb_each_other(chance: Chance) -> None:
    quiet, busy = chance.copy(), chance.copy()
    for _ in range(9):
        busy.below(1, 15)
        busy.roll(2, 6)
    assert [busy.below(0, 60) for _ in range(20)] == [quiet.below(0, 60) for _ in range(20)]


@pytest.mark.parametrize("chance", kinds(), ids=KINDS)
def test_a_chance_is_written_down_and_goes_on_the_same(chance: Chance) -> None:
    chance = chance.copy()
    for _ in range(5):
        chance.below(0, 6)
    loaded = load_chance(msgspec.json.decode(msgspec.json.encode(chance.dump())))
    assert type(loaded) is type(chance)
    assert loaded.dump() == chance.dump()
    asks = [(0, 6), (1, 6), (2, 6), (0, 6)]
    assert [loaded.below(*ask) for ask in asks] == [chance.below(*ask) for ask in asks]


def test_a_kind_of_chance_that_does_not_exist_can_not_be_loaded() -> None:
    with pytest.raises(ValueError, match="no chance of the kind 'loaded dice'"):
        load_chance({"kind": "loaded dice"})


def test_the_dump_of_a_sealed_chance_holds_its_secret() -> None:
    assert sealed(DEALS["A"]).dump()["secret"] == DEALS["A"].secret.hex()


def test_small_chance_without_streams_is_empty() -> None:
    assert SmallChance().dump() == {"kind": "small", "streams": []}


# --- bit sets ---------------------------------------------------------------------------------------------------------


def slow_members_of(pool: int) -> list[int]:
    """The members of a set, the slow and simple way."""
    return [member for member, digit in enumerate(reversed(f"{pool:b}")) if digit == "1"]


def test_all_sets_of_16_bits_are_counted_and_found() -> None:
    for pool in range(1 << 16):
        members = slow_members_of(pool)
        if count(pool) != len(members) or members_of(pool) != members:
            pytest.fail(f"{pool:#x}: count {count(pool)}, members {members_of(pool)}, but it has {members}")


def test_every_member_of_a_16_bit_set_is_found() -> None:
    for pool in range(1, 1 << 16, 7):
        if [nth(pool, place) for place in range(count(pool))] != slow_members_of(pool):
            pytest.fail(f"{pool:#x}")


@pytest.mark.parametrize("width", [31, 32, 33, 61, 62, 63, 64, 65, 127, 128, 200, 500])
def test_sets_of_any_width(width: int) -> None:
    luck = Random(width)
    pools = [luck.getrandbits(width) | 1 << width - 1 for _ in range(50)]
    for pool in (1 << width - 1, (1 << width) - 1, *pools):
        members = slow_members_of(pool)
        assert count(pool) == len(members)
        assert members_of(pool) == members
        assert [nth(pool, place) for place in range(len(members))] == members


def test_an_empty_set_has_no_members() -> None:
    assert count(0) == 0
    assert members_of(0) == []


def test_members_can_be_numbered_from_anywhere() -> None:
    table = octet_members_from(100)
    assert len(table) == 256
    for octet in range(256):
        assert list(table[octet]) == [100 + member for member in slow_members_of(octet)]


def test_member_lists_are_not_shared_between_callers() -> None:
    for pool in (0, 0b1, 0b1111_0000, 0b1_0000_0000, 1 << 40):
        before = members_of(pool)
        members_of(pool).append(-1)
        assert members_of(pool) == before


# --- rolled -----------------------------------------------------------------------------------------------------------


def test_people_roll_the_table_and_the_program_draws_for_the_seats() -> None:
    chance, alone = rolled_chance(5, 3, (20, 1)), small_chance(5, 3)
    drawn = [chance.below(stream, 24 if stream == TABLE else 50) for stream in (1, TABLE, 2, TABLE, 1)]
    assert [drawn[1], drawn[3]] == [19, 0]
    assert [drawn[0], drawn[2], drawn[4]] == [alone.below(1, 50), alone.below(2, 50), alone.below(1, 50)]


def test_a_missing_roll_is_asked_for_and_a_wrong_one_refused() -> None:
    chance = rolled_chance(5, 3, (21,))
    with pytest.raises(ValueError, match="a 21 was rolled, but the die has faces 1 to 20"):
        chance.roll(TABLE, 20)
    assert chance.roll(TABLE, 24) == 21
    with pytest.raises(ChanceNeeded) as needed:
        chance.roll(TABLE, 20)
    assert (needed.value.kind, needed.value.n, needed.value.stream) == ("roll", 20, TABLE)


def test_rolled_chance_is_copied_and_written_down() -> None:
    chance = rolled_chance(5, 3, (3, 4, 5))
    chance.below(TABLE, 20)
    chance.below(2, 50)
    twin = load_chance(msgspec.json.decode(msgspec.json.encode(chance.dump())))
    copied = chance.copy()
    for other in (twin, copied):
        assert other.dump() == chance.dump()
    expected = [chance.below(TABLE, 20), chance.below(1, 50), chance.below(2, 50)]
    for other in (twin, copied):
        assert [other.below(TABLE, 20), other.below(1, 50), other.below(2, 50)] == expected
    assert chance.counter(TABLE) == 1
    assert [chance.counter(1), chance.counter(1)] == [0, 1]
