"""Sources of random numbers (small, sealed, scripted, rolled), and the bit sets that they draw from."""

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


def is_uniform(counts: Counter[int], cells: int) -> bool:
    """Whether a chi-square test accepts these counts as uniform over the given number of cells.

    Uniform counts exceed the bound about once in ten thousand times. Seeds are fixed, so the tests are not flaky.
    """
    expected = sum(counts.values()) / cells
    chi_square = sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))
    freedom = cells - 1
    bound = freedom * (1 - 2 / (9 * freedom) + 3.7 * sqrt(2 / (9 * freedom))) ** 3  # Wilson-Hilferty approximation
    return chi_square < bound


# --- small chance -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [2, 3, 6, 7, 15, 20, 60, 100])
def test_small_chance_is_uniform(n: int) -> None:
    chance = small_chance(2045, 1)
    assert is_uniform(Counter(chance.below(TABLE, n) for _ in range(20_000)), n)


def test_small_chance_is_uniform_over_pairs() -> None:
    chance = small_chance(7, 1)
    pairs = Counter(chance.below(TABLE, 10) * 10 + chance.below(TABLE, 10) for _ in range(40_000))
    assert is_uniform(pairs, 100)


@pytest.mark.parametrize("distance", [1, 2, 1 << 16, 1 << 32, 1 << 48])
def test_neighboring_seeds_give_uncorrelated_numbers(distance: int) -> None:
    pairs: Counter[int] = Counter()
    for seed in range(20_000):
        one, other = small_chance(seed, 1), small_chance(seed + distance, 1)
        pairs[one.below(TABLE, 10) * 10 + other.below(TABLE, 10)] += 1
    assert is_uniform(pairs, 100)


def test_streams_of_a_seed_are_uncorrelated() -> None:
    pairs: Counter[int] = Counter()
    for seed in range(20_000):
        chance = small_chance(seed, 2)
        pairs[chance.below(0, 10) * 10 + chance.below(1, 10)] += 1
    assert is_uniform(pairs, 100)


def test_generator_state_stays_below_two_to_the_62() -> None:
    for seed in (0, 1, 2**31, 2**32 - 1, 2**62 - 1, 2**70 + 5, -1):
        for salt in (0, 1, 17, 2**32 - 1):
            assert 0 < mix(seed, salt) < 1 << 62
    assert len({mix(seed, salt) for seed in range(500) for salt in range(5)}) == 2500
    chance = small_chance(2**62 - 1, 1)
    for _ in range(1000):
        chance.below(TABLE, 6)
        assert 0 < chance.streams[TABLE].state < 1 << 62


def test_seed_gives_the_same_numbers_in_every_build() -> None:
    chance = small_chance(7, 2)
    assert [chance.below(0, 6) for _ in range(8)] == [5, 1, 5, 5, 4, 4, 0, 2]
    assert [chance.below(1, 1000) for _ in range(4)] == [51, 407, 317, 918]


def test_small_draws_are_uniform_for_sets_of_any_size() -> None:
    chance = small_chance(3, 1)
    for pool in (0b1, 0b1010_0110, 0b1000_0001_0000_0110, 1 << 15, 0x5555_0000_3333, (1 << 200) | (1 << 70) | 1):
        members = members_of(pool)
        drawn = [chance.draw(TABLE, pool) for _ in range(4000)]
        assert set(drawn) <= set(members)
        if len(members) > 1:
            assert is_uniform(Counter(members.index(member) for member in drawn), len(members))


def test_counter_is_index_of_last_number_in_stream() -> None:
    chance = small_chance(1, 2)
    places = []
    for stream in (0, 0, 1, 0):
        chance.below(stream, 6)
        places.append(chance.counter(stream))
    assert places == [0, 1, 0, 2]


# --- sealed chance ----------------------------------------------------------------------------------------------------


class Deal(NamedTuple):
    """A sealed chance in the document."""

    secret: bytes
    contributions: tuple[str, ...]
    commitment: str
    key: bytes


class Vector(NamedTuple):
    """A test vector in the document: one random number and how it is derived."""

    stream: int
    counter: int
    n: int
    attempt: int
    word: int
    value: int


def document_rows(columns: int) -> Iterator[list[str]]:
    """Rows of tables in the document that have this number of columns and start with a capital letter."""
    for line in DOCUMENT.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip().strip("`") for cell in line.strip("|").split("|")]
        if len(cells) == columns and re.fullmatch("[A-Z]", cells[0]):
            yield cells


DEALS = {
    name: Deal(bytes.fromhex(secret), tuple(json.loads(contributions)), commitment, bytes.fromhex(key))
    for name, secret, contributions, commitment, key in document_rows(5)
}
VECTORS = [
    (name, Vector(int(stream), int(counter), int(n), int(attempt), int(word, 16), int(value)))
    for name, stream, counter, n, attempt, word, value in document_rows(7)
]


def reference_hmac(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA-256 by its definition, for keys of 32 bytes."""
    padded = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


def reference_number(key: bytes, stream: int, counter: int, n: int) -> tuple[int, int, int]:
    """The number as the document defines it: the attempt that succeeded, its word, and the value."""
    attempt = 0
    while True:
        message = b"".join(number.to_bytes(size, "big") for number, size in ((stream, 4), (counter, 8), (attempt, 4)))
        word = int.from_bytes(reference_hmac(key, message)[:8], "big")
        if word < 2**64 - 2**64 % n:
            return attempt, word, word % n
        attempt += 1


def seal_chance(deal: Deal, streams: int = 4) -> SealedChance:
    chance = SealedChance()
    chance.seal(deal.secret, deal.contributions, streams)
    return chance


def test_document_contains_vectors_with_rejected_words() -> None:
    assert len(DEALS) == 3
    assert len(VECTORS) == 19
    assert {vector.attempt for _, vector in VECTORS} == {0, 1, 3, 4}


@pytest.mark.parametrize("deal", DEALS.values(), ids=DEALS)
def test_commitment_and_key_match_document(deal: Deal) -> None:
    assert hashlib.sha256(deal.secret).hexdigest() == deal.commitment
    assert reference_hmac(deal.secret, "\n".join(deal.contributions).encode()) == deal.key
    chance = seal_chance(deal)
    assert chance.commitment() == deal.commitment
    assert chance.key == deal.key


@pytest.mark.parametrize(("name", "vector"), VECTORS)
def test_sealed_number_matches_document(name: str, vector: Vector) -> None:
    attempt, word, value = reference_number(DEALS[name].key, vector.stream, vector.counter, vector.n)
    assert (attempt, word, value) == (vector.attempt, vector.word, vector.value)
    chance = seal_chance(DEALS[name])
    for _ in range(vector.counter):
        chance.below(vector.stream, 6)  # only the number of earlier calls matters, not their arguments
    assert chance.below(vector.stream, vector.n) == vector.value
    assert chance.counter(vector.stream) == vector.counter


def test_sealed_rolls_and_draws_are_derived_from_numbers() -> None:
    name, vector = VECTORS[0]
    assert seal_chance(DEALS[name]).roll(vector.stream, vector.n) == vector.value + 1
    pool = 0b1000_0100_0001_0110_1000  # a set of six members; the sixth is drawn
    assert seal_chance(DEALS[name]).draw(vector.stream, pool) == members_of(pool)[vector.value]


def test_sealed_chance_is_uniform() -> None:
    chance = seal_chance(DEALS["A"])
    assert is_uniform(Counter(chance.below(TABLE, 6) for _ in range(6000)), 6)


def test_contributions_change_numbers_but_not_commitment() -> None:
    secret = DEALS["A"].secret
    deals = [("17", "4"), ("17", "5"), ("18", "4"), ("4", "17"), ("17",)]
    chances = [seal_chance(Deal(secret, contributions, "", b"")) for contributions in deals]
    assert len({tuple(chance.below(0, 1000) for _ in range(4)) for chance in chances}) == len(deals)
    assert len({chance.commitment() for chance in chances}) == 1


@pytest.mark.parametrize("size", [0, 31, 33])
def test_secret_of_wrong_length_is_refused(size: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        SealedChance().seal(b"x" * size, (), 1)


# --- scripted chance --------------------------------------------------------------------------------------------------


def test_scripted_chance_returns_its_values_in_order() -> None:
    chance = scripted_chance((3, 6, 5))
    assert chance.below(0, 4) == 3
    assert chance.roll(1, 6) == 6
    assert chance.draw(2, 0b110_0000) == 5
    assert chance.counter(2) == 2


def test_exhausted_script_raises_chance_needed_with_details() -> None:
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


def test_script_can_be_extended_after_chance_needed() -> None:
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


def test_scripted_value_out_of_range_is_refused() -> None:
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


# --- every kind of chance ---------------------------------------------------------------------------------------------


def chances_of_every_kind() -> list[Chance]:
    """One instance of every kind of chance."""
    luck = Random(1)
    script = scripted_chance(tuple([luck.randrange(6) for _ in range(200)]))
    return [small_chance(11, 3), seal_chance(DEALS["A"], 3), script]


KINDS = ["small", "sealed", "scripted"]


@pytest.mark.parametrize("chance", chances_of_every_kind(), ids=KINDS)
def test_copy_of_chance_is_independent(chance: Chance) -> None:
    chance = chance.copy()
    chance.below(0, 6)
    before = chance.dump()
    twin = chance.copy()
    ahead = [twin.below(stream, 6) for stream in (0, 1, 2, 0, 0, 1)]
    assert chance.dump() == before
    assert [chance.below(stream, 6) for stream in (0, 1, 2, 0, 0, 1)] == ahead
    assert chance.dump() == twin.dump()


@pytest.mark.parametrize("chance", chances_of_every_kind()[:2], ids=KINDS[:2])
def test_streams_are_independent(chance: Chance) -> None:
    quiet, busy = chance.copy(), chance.copy()
    for _ in range(9):
        busy.below(1, 15)
        busy.roll(2, 6)
    assert [busy.below(0, 60) for _ in range(20)] == [quiet.below(0, 60) for _ in range(20)]


@pytest.mark.parametrize("chance", chances_of_every_kind(), ids=KINDS)
def test_chance_continues_the_same_after_dump_and_load(chance: Chance) -> None:
    chance = chance.copy()
    for _ in range(5):
        chance.below(0, 6)
    loaded = load_chance(msgspec.json.decode(msgspec.json.encode(chance.dump())))
    assert type(loaded) is type(chance)
    assert loaded.dump() == chance.dump()
    asks = [(0, 6), (1, 6), (2, 6), (0, 6)]
    assert [loaded.below(*ask) for ask in asks] == [chance.below(*ask) for ask in asks]


def test_unknown_kind_of_chance_cannot_be_loaded() -> None:
    with pytest.raises(ValueError, match="no chance of the kind 'loaded dice'"):
        load_chance({"kind": "loaded dice"})


def test_dump_of_sealed_chance_contains_its_secret() -> None:
    assert seal_chance(DEALS["A"]).dump()["secret"] == DEALS["A"].secret.hex()


def test_small_chance_without_streams_dumps_empty_list() -> None:
    assert SmallChance().dump() == {"kind": "small", "streams": []}


# --- bit sets ---------------------------------------------------------------------------------------------------------


def slow_members_of(pool: int) -> list[int]:
    """Reference implementation of `members_of`."""
    return [member for member, digit in enumerate(reversed(f"{pool:b}")) if digit == "1"]


def test_count_and_members_are_correct_for_all_16_bit_sets() -> None:
    for pool in range(1 << 16):
        members = slow_members_of(pool)
        if count(pool) != len(members) or members_of(pool) != members:
            pytest.fail(f"{pool:#x}: count {count(pool)}, members {members_of(pool)}, but it has {members}")


def test_nth_finds_every_member_of_16_bit_sets() -> None:
    for pool in range(1, 1 << 16, 7):
        if [nth(pool, place) for place in range(count(pool))] != slow_members_of(pool):
            pytest.fail(f"{pool:#x}")


@pytest.mark.parametrize("width", [31, 32, 33, 61, 62, 63, 64, 65, 127, 128, 200, 500])
def test_bit_sets_of_any_width_are_supported(width: int) -> None:
    luck = Random(width)
    pools = [luck.getrandbits(width) | 1 << width - 1 for _ in range(50)]
    for pool in (1 << width - 1, (1 << width) - 1, *pools):
        members = slow_members_of(pool)
        assert count(pool) == len(members)
        assert members_of(pool) == members
        assert [nth(pool, place) for place in range(len(members))] == members


def test_empty_set_has_no_members() -> None:
    assert count(0) == 0
    assert members_of(0) == []


def test_octet_members_start_at_given_number() -> None:
    table = octet_members_from(100)
    assert len(table) == 256
    for octet in range(256):
        assert list(table[octet]) == [100 + member for member in slow_members_of(octet)]


def test_member_lists_are_not_shared_between_callers() -> None:
    for pool in (0, 0b1, 0b1111_0000, 0b1_0000_0000, 1 << 40):
        before = members_of(pool)
        members_of(pool).append(-1)
        assert members_of(pool) == before


# --- rolled chance ----------------------------------------------------------------------------------------------------


def test_rolled_chance_uses_rolls_for_table_and_seed_for_seats() -> None:
    chance, alone = rolled_chance(5, 3, (20, 1)), small_chance(5, 3)
    drawn = [chance.below(stream, 24 if stream == TABLE else 50) for stream in (1, TABLE, 2, TABLE, 1)]
    assert [drawn[1], drawn[3]] == [19, 0]
    assert [drawn[0], drawn[2], drawn[4]] == [alone.below(1, 50), alone.below(2, 50), alone.below(1, 50)]


def test_missing_roll_raises_chance_needed_and_invalid_roll_is_refused() -> None:
    chance = rolled_chance(5, 3, (21,))
    with pytest.raises(ValueError, match="a 21 was rolled, but the die has faces 1 to 20"):
        chance.roll(TABLE, 20)
    assert chance.roll(TABLE, 24) == 21
    with pytest.raises(ChanceNeeded) as needed:
        chance.roll(TABLE, 20)
    assert (needed.value.kind, needed.value.n, needed.value.stream) == ("roll", 20, TABLE)


def test_rolled_chance_survives_copy_dump_and_load() -> None:
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
