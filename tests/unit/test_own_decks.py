"""Tests of players' own decks: as option values, as untrusted data, closed, and completed (C-2, C-R49)."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import pennant
from pennant.games import OWN
from pennant.games.clutch.cards import own_set
from pennant.games.clutch.cards.building import complete_deck
from pennant.games.clutch.cards.decks import (
    ROSTERS,
    SENTENCES,
    Breach,
    DeckText,
    breaches,
    deck_file,
    limits,
    load_deck,
    own_decks,
)
from pennant.games.clutch.decks import ClutchDecks, _render_breach
from pennant.games.clutch.text import ClutchText
from pennant.kernel.decks import LARGEST, Decks
from pennant.kernel.errors import CardError, PennantError, UsageError
from pennant.kernel.game import HIDDEN
from pennant.kernel.record import Record
from pennant.kernel.sitting import Sitting
from pennant.kernel.words import LANGUAGES, PHRASES, visible

GAME = pennant.game("clutch")
BOOK = own_set()
DECKS: Decks = ClutchDecks()
STANDARD = limits("standard")
SMALL = load_deck("small-ball")
GARDENERS = Path(__file__).parents[1] / "decks" / "gardeners.toml"
TEXT = deck_file(load_deck(GARDENERS))
"""The text of a player's own deck, as an option value."""


# --- option values ----------------------------------------------------------------------------------------------------


def test_deck_loads_equally_from_text_path_or_name() -> None:
    assert load_deck(TEXT) == load_deck(GARDENERS) == load_deck(str(GARDENERS))
    assert load_deck(deck_file(SMALL)) == SMALL
    by_text, by_path = (GAME.new("single", 1, decks=[word, "bullpen"]) for word in (TEXT, str(GARDENERS)))
    assert GAME.dump_state(by_text) == GAME.dump_state(by_path)


def test_game_with_deck_text_is_loaded_and_replayed_without_file() -> None:
    state = GAME.new("single", 5, decks=[TEXT, "bullpen"], listen=True)
    sitting = Sitting(GAME, state, {"kind": "small", "seed": 5}, ["random", "random"])
    for _ in range(30):
        seat = state.actors()[0]
        sitting.act(seat, state.legal(seat)[0])
    assert GAME.settings(state)[1]["decks"] == [TEXT, "bullpen"]
    assert GAME.digest(GAME.load(GAME.dump(state))) == GAME.digest(state)
    record = Record.parse(sitting.record.text().encode())
    assert GAME.digest(record.replay(GAME)) == GAME.digest(state)


def test_deck_titles_are_names_of_managers() -> None:
    state = GAME.new("single", 1, decks=[TEXT, "bullpen"])
    assert GAME.text("en").names(GAME.view(state, None)) == ["Gardeners", "Bullpen"]


def test_c_r49_closed_deck_is_visible_only_to_its_owner() -> None:
    state = GAME.new("single", 1, decks=[TEXT, "bullpen"], deck_lists="closed")
    assert [GAME.view(state, seat)["options"]["decks"] for seat in (0, 1, None)] == [
        [TEXT, HIDDEN],
        [HIDDEN, "bullpen"],
        [HIDDEN, HIDDEN],
    ]
    for seat in (1, None):
        assert "Gardeners" not in msgspec.json.encode(GAME.view(state, seat)).decode()


def test_for_everybody_shows_titles_of_open_decks_and_hides_closed_ones() -> None:
    options = {"decks": [TEXT, "bullpen"], "roster": "standard"}
    assert GAME.for_everybody({**options, "deck_lists": "open"})["decks"] == ["Gardeners", "bullpen"]
    assert GAME.for_everybody({**options, "deck_lists": "closed"})["decks"] == [HIDDEN, HIDDEN]
    assert GAME.for_everybody({"deck_lists": "closed"}) == {"deck_lists": "closed"}


# --- untrusted data ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", OWN)
def test_from_outside_refuses_file_paths(name: str, tmp_path: Path) -> None:
    """This holds for every option of any game that is a list of words."""
    game = pennant.game(name)
    file = tmp_path / "deck.toml"
    file.write_text(TEXT)
    for mode in game.modes.values():
        for option in mode.options:
            if option.kind == "words":
                for word in (str(file), f"../{file.name}", "/etc/passwd", str(GARDENERS), "C:\\deck.toml"):
                    with pytest.raises(UsageError, match=f"option {option.name} cannot be"):
                        game.from_outside(mode.name, {option.name: [word, word]})


@pytest.mark.parametrize("name", OWN)
def test_from_outside_accepts_default_options(name: str) -> None:
    game = pennant.game(name)
    for mode in game.modes.values():
        assert game.from_outside(mode.name, {}) == mode.resolve_options({})


def test_from_outside_normalizes_deck() -> None:
    untidy = TEXT.replace('"Gardeners"', '"  Gar\\uE000den\\u200Bers\\n "') + "\n# a comment\n"
    options = GAME.from_outside("single", {"decks": [untidy, "bullpen"]})
    assert options["decks"] == [TEXT, "bullpen"]
    with pytest.raises(UsageError, match="at most"):
        GAME.from_outside("single", {"decks": [TEXT + "#" * LARGEST, "bullpen"]})


WRONG: dict[str, Any] = {
    "a list": [],
    "a word for a list": {"players": "FER-05"},
    "a field that there is not": {"secret": 1},
    "half a copy": {"strategy": {"B01": 0.5}},
    "less than no copies": {"strategy": {"B01": -1}},
    "more copies than anybody has": {"strategy": {"B01": 10**9}},
    "a crowd": {"players": ["FER-05"] * 101},
    "an id with a phrase in it": {"players": ["\ue000you\ue001"]},
    "an id of two lines": {"stadium": "S1\nS2"},
    "a path": {"coaches": ["../../etc/passwd"]},
    "a position that there is not": {"lineup": [["FER-05", "CX"]]},
    "a line-up of words": {"lineup": ["FER-05"]},
}


@pytest.mark.parametrize("case", WRONG)
def test_tidy_refuses_invalid_deck_data(case: str) -> None:
    with pytest.raises(CardError):
        DECKS.tidy(WRONG[case])


BROKEN = {
    "nothing": "",
    "no TOML": "Dear Pennant",
    "many brackets": f"players = {'[' * 5000}",
    "a number with thousands of digits": f"title = {'9' * 5000}",
    "a field too many": TEXT + "\n[more]\nx = 1\n",
    "a field too few": TEXT.replace("stadium", "#"),
    "half a file": TEXT[: len(TEXT) // 2],
    "copies in words": TEXT + 'B27 = "two"\n',
}


@pytest.mark.parametrize("case", BROKEN)
def test_read_refuses_broken_deck_file(case: str) -> None:
    with pytest.raises(PennantError, match="deck"):
        DECKS.read(BROKEN[case])


def test_unfinished_deck_survives_round_trip_through_text() -> None:
    for data in ({}, {"title": "x", "players": ["FER-05"], "strategy": {"B01": 2, "B02": 0}}):
        deck = DECKS.tidy(data)
        assert DECKS.read(DECKS.text(deck)) == deck
    assert DECKS.tidy({})["title"]
    assert len(DECKS.tidy({"title": "Ж" * 900})["title"]) == 40


def test_visible_removes_invisible_characters() -> None:
    assert visible(" a\t\ue000b\u200b\n c ") == "a b c"


# --- checks -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", [*LANGUAGES, PHRASES])
def test_every_breach_has_a_message(language: str) -> None:
    words = ClutchText(language, BOOK)
    data: dict[str, Any] = {
        "id": "NOBODY", "near": "", "count": 2, "wanted": "1", "least": 1, "most": 19, "positions": ("C", "1B"),
        "needed": 2, "players": ("FER-05",), "total": 6100, "over": 100, "cap": 6000, "ids": ("B01", "B02"),
        "name": "Somebody", "kind": "bench", "position": "C", "listed": ("LF", "RF"),
    }  # fmt: skip
    for message in SENTENCES:
        said = _render_breach(Breach("C-2.1.1", message, data, ("FER-05", "B01", "NOBODY")), words)
        assert said
        assert "deck-breach" not in said or language == PHRASES


def test_check_reports_breaches_meters_and_lineup() -> None:
    deck = DECKS.content("small-ball")
    legal = DECKS.check(deck, {}, BOOK)
    assert legal.breaches == []
    assert all((m.least or 0) <= m.value <= (m.most or m.value) for m in legal.meters)
    assert legal.lineup == [tuple(place) for place in deck["lineup"]]
    assert len(DECKS.check({**deck, "lineup": []}, {}, BOOK).lineup) == 9
    less = {**deck, "players": [*deck["players"][1:], "NOBODY"], "stadium": "", "lineup": []}
    found = DECKS.check(less, {"roster": "20-man"}, BOOK)
    assert {"C-2.1.1", "C-2.1.7", "C-2.4.1"} <= {breach.rule for breach in found.breaches}
    assert ("NOBODY",) in [breach.cards for breach in found.breaches]
    assert DECKS.check(DECKS.tidy({}), {}, BOOK).lineup == []


def test_fits_lists_roster_options_of_deck() -> None:
    assert DECKS.fits(DECKS.content("bullpen"), BOOK) == {"roster": ["standard"]}
    twenty = DECKS.content(str(GARDENERS.with_name("twenty.toml")))
    assert DECKS.fits(twenty, BOOK) == {"roster": ["20-man"]}
    assert DECKS.fits(DECKS.tidy({}), BOOK) == {"roster": []}


# --- completion -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("roster", ROSTERS, ids=[roster.name for roster in ROSTERS])
@pytest.mark.parametrize("name", own_decks())
def test_complete_deck_makes_any_partial_deck_legal(name: str, roster: Any) -> None:
    deck, rng = load_deck(name), Random(name)
    for _ in range(4):
        part = msgspec.structs.replace(
            deck,
            players=tuple(rng.sample(deck.players, rng.randrange(20))),
            strategy={card: n for card, n in deck.strategy.items() if rng.random() < 0.5},
            coaches=deck.coaches[: rng.randrange(4)],
            stadium=rng.choice((deck.stadium, "")),
            lineup=(),
        )
        full = complete_deck(part, BOOK, roster, rng)
        assert breaches(full, BOOK, roster) == []
        if roster is STANDARD:
            assert set(part.players) <= set(full.players)
            assert all(full.strategy[card] >= n for card, n in part.strategy.items())
            assert set(part.coaches) <= set(full.coaches)
            assert part.stadium in ("", full.stadium)


def test_complete_deck_keeps_legal_deck() -> None:
    full = complete_deck(SMALL, BOOK, STANDARD, Random(1))
    assert (set(full.players), full.strategy, full.lineup) == (set(SMALL.players), SMALL.strategy, SMALL.lineup)


def test_complete_deck_drops_unknown_cards_and_cards_over_salary_cap() -> None:
    dear = sorted(BOOK.batters, key=lambda card: -card.salary)[:13]
    wish = DeckText(
        "Dear", (*(card.id for card in dear), dear[0].id, "NOBODY"), {"B01": 9, "NOTHING": 2}, ("X", "P1", "P2"), "Y"
    )
    full = complete_deck(wish, BOOK, STANDARD, Random(1))
    assert breaches(full, BOOK, STANDARD) == []
    assert 5 <= len({card.id for card in dear} & set(full.players)) < 13
    assert full.strategy["B01"] == 3
    assert full.coaches[1] == "P1"


def test_complete_is_deterministic() -> None:
    begun = DECKS.tidy({"players": list(SMALL.players[:9])})
    assert DECKS.complete(begun, {}, BOOK) == DECKS.complete(begun, {}, BOOK)
