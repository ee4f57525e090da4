"""Copies, dumps and digests carry every field of every state class, and damaged dumps are refused."""

from random import Random
from typing import Any

import msgspec
import pytest

import pennant
from pennant.conformance import Case, check_fields
from pennant.games import OWN
from pennant.kernel.chance import Chance, SealedChance, rolled_chance, scripted_chance, small_chance
from pennant.kernel.errors import UsageError
from pennant.kernel.inspection import attribute_names, find_difference, walk_objects
from pennant.kernel.state import LISTENER_FIELDS, State
from tests.cases import CLUTCH, FANTASY, HIGHLIGHTS, TOURNAMENTS

CASES = {
    "highlights": [*HIGHLIGHTS, *TOURNAMENTS],
    "fantasy": [*FANTASY],
    "clutch": [CLUTCH[0], CLUTCH[1], CLUTCH[7]],
}
PLACES = {
    "highlights": {"Match", "Match.sides.Side", "Match.pairs.Pair", "Match.boxes.Box"},
    "fantasy": {"Season", "Season.managers.Manager"},
    "clutch": {
        "Ballgame",
        "Ballgame.teams.Team",
        "Ballgame.plays.Play",
        "Ballgame.standing.Play",
        "Ballgame.stack.Play",
    },
}
"""The objects that a state of each game consists of, besides its chance."""


def fields_of(game_name: str, case: Case, seed: int) -> set[str]:
    """Return every field of every object in the state of a random game, at any of its decisions."""
    game = pennant.game(game_name)
    state, luck, found = game.new(case.mode, seed, **case.options), Random(seed), set[str]()
    skipped = LISTENER_FIELDS | game.derived_fields
    while not state.is_over():
        for place, thing in walk_objects(state, skipped):
            found |= {f"{place}.{name}" for name in attribute_names(thing) if name not in skipped}
        seat = luck.choice(state.actors())
        state.apply(seat, luck.choice(state.legal(seat)))
    return found


def test_cases_cover_every_game() -> None:
    assert tuple(CASES) == tuple(PLACES) == tuple(OWN)


@pytest.mark.parametrize("game", OWN)
def test_copies_and_dumps_carry_every_field(game: str) -> None:
    proved = set[str]()
    for case in CASES[game]:
        proved |= check_fields(pennant.game(game), case, seed=1, every=7 if game == "clutch" else 1)
    expected = set().union(*(fields_of(game, case, seed=1) for case in CASES[game][:2]))
    places = {name.rpartition(".")[0] for name in expected}
    assert PLACES[game] <= places, "a part of the state was never seen"
    assert proved >= {name for name in expected if not name.endswith(".chance")}


def make_sealed_chance() -> SealedChance:
    chance = SealedChance()
    chance.seal(b"s" * 32, ("a", "b"), 3)
    return chance


CHANCES = {
    "small": small_chance(1, 3),
    "sealed": make_sealed_chance(),
    "scripted": scripted_chance((1, 2)),
    "rolled": rolled_chance(1, 3, (4, 5)),
}
DERIVED = {"SealedChance.key"}
"""Computed from the secret and the contributions."""


@pytest.mark.parametrize("kind", CHANCES)
def test_chance_copies_and_dumps_carry_every_field(kind: str) -> None:
    chance: Chance = CHANCES[kind]
    for place, thing in walk_objects(chance, LISTENER_FIELDS):
        for name in attribute_names(thing):
            value = getattr(thing, name)
            if name in LISTENER_FIELDS or not isinstance(value, int | bytes | tuple | list):
                continue
            before = msgspec.json.encode(chance.dump())
            setattr(thing, name, value + 1 if isinstance(value, int) else value[:-1])
            assert find_difference(chance.copy(), chance, LISTENER_FIELDS) is None
            if f"{place}.{name}" not in DERIVED:
                assert msgspec.json.encode(chance.dump()) != before, name
            setattr(thing, name, value)


def state_in_midgame(game_name: str) -> State:
    game, luck = pennant.game(game_name), Random(3)
    mode, options, moves = {
        "highlights": ("standard", {}, 40),
        "fantasy": ("season", {"seats": 3, "events": True}, 60),
        "clutch": ("single", {}, 150),
    }[game_name]
    state = game.new(mode, 3, **options)  # type: ignore[arg-type]
    for _ in range(moves):
        seat = luck.choice(state.actors())
        state.apply(seat, luck.choice(state.legal(seat)))
    return state


def places_of(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the path of every value in JSON data; a list of numbers counts as one value."""
    if isinstance(data, dict):
        items = list(data.items())
    elif isinstance(data, list) and data and isinstance(data[0], dict):
        items = list(enumerate(data))
    else:
        return [path]
    return [place for key, value in items for place in places_of(value, (*path, key))]


@pytest.mark.parametrize("game_name", OWN)
@pytest.mark.parametrize("damage", [None, "x", -1, []], ids=["missing", "text", "number", "empty"])
def test_damaged_dump_is_refused(game_name: str, damage: Any) -> None:
    game = pennant.game(game_name)
    text = msgspec.json.encode(game.dump(state_in_midgame(game_name)))
    places = places_of(msgspec.json.decode(text))
    assert len(places) > 50
    for *path, last in places:
        data = msgspec.json.decode(text)
        holder = data
        for key in path:
            holder = holder[key]
        if holder[last] == damage:
            continue
        if damage is None:
            del holder[last]
        else:
            holder[last] = damage
        with pytest.raises(UsageError, match=r"^this (is a|dump) "):
            game.load(data)


def test_dump_of_impossible_state_is_refused() -> None:
    """The digest of the dump is right, but loading also checks types and the invariants of the game."""
    game = pennant.game("fantasy")
    state: Any = state_in_midgame("fantasy")
    state.win_deck, state.win_tail, state.used_wins = [], (), ()
    with pytest.raises(UsageError, match=r"damaged: F-13\.1: the Win cards are not each in one place"):
        game.load(game.dump(state))
    state = state_in_midgame("fantasy")
    state.managers = state.managers[:1]
    with pytest.raises(UsageError, match="this dump is damaged"):
        game.load(game.dump(state))


def test_loaded_state_keeps_edition_of_dump() -> None:
    class NewerGame(type(pennant.game("clutch"))):  # type: ignore[misc]
        edition = 2

    game, state = NewerGame(), pennant.game("clutch").new("single", 1)
    state.edition = 2
    assert game.load(game.dump(state)).edition == 2
