"""The modes of Clutch Baseball, their options and editions, and the decks of players (C-2, C-6, C-R49, C-V)."""

from pathlib import Path
from typing import Any

import pytest

import pennant
from pennant.games.clutch.cards.decks import load_deck, own_decks
from pennant.games.clutch.rules.ballgame import Ballgame
from pennant.games.clutch.rules.setup import CAPPED, LARGEST, OPEN, QUICK, Rulebook
from pennant.games.clutch.setups import DEFAULT_DECKS, Edition, editions, rulebook
from pennant.kernel.errors import UsageError
from pennant.kernel.record import Record
from pennant.kernel.sitting import Sitting
from tests.cases import decks

GAME = pennant.game("clutch")
NUMBERS = [field for field in Edition.__struct_fields__ if field not in ("title", "doubling")]


def new_game(mode: str = "single", seed: int = 1, **options: Any) -> Ballgame:
    state = GAME.new(mode, seed, **options)
    assert isinstance(state, Ballgame)
    return state


# --- editions ---------------------------------------------------------------------------------------------------------


def test_c_v_usual_edition_has_default_numbers() -> None:
    usual, plain = rulebook("4.5.1"), Rulebook()
    assert {name: getattr(usual, name) for name in NUMBERS} == {name: getattr(plain, name) for name in NUMBERS}
    assert usual.doubling == plain.doubling == LARGEST


def test_c_v_later_edition_changes_these_numbers() -> None:
    usual, later = rulebook("4.5.1"), rulebook("2022")
    changed = {name: getattr(later, name) for name in NUMBERS if getattr(later, name) != getattr(usual, name)}
    assert changed == {"first_hand": 5, "home_bonus": 3, "two_out_bonus": 3}
    assert later.doubling == CAPPED
    assert later.cap == 3


def test_c_v_edition_sets_every_number_of_the_rules() -> None:
    assert editions() == ("4.5.1", "2022")
    found = {name for name in dir(Rulebook()) if not name.startswith("_")}
    assert found - {"doubling"} == set(NUMBERS)


def test_c_v_edition_sets_size_of_first_hand() -> None:
    assert [len(new_game(rules=rules).teams[0].hand) for rules in editions()] == [3, 5]


# --- options ----------------------------------------------------------------------------------------------------------


def test_options_are_converted_for_the_rules() -> None:
    setup = new_game("series", games=5, windows="quick", deck_lists="closed", slot=2, strategy=False).setup
    assert (setup.games, setup.wins, setup.is_season) == (5, 3, False)
    assert (setup.windows, setup.open_decks, setup.slot, setup.strategy) == (QUICK, False, 2, False)


def test_modes_have_expected_defaults() -> None:
    single, series, season = (new_game(mode).setup for mode in ("single", "series", "season"))
    assert (single.games, single.slot, single.windows, single.open_decks, single.strategy) == (1, 0, OPEN, True, True)
    assert (series.games, series.wins, series.slot) == (3, 2, 1)
    assert (season.games, season.is_season, season.slot) == (20, True, 1)
    assert single.options["decks"] == DEFAULT_DECKS


def test_series_of_four_games_is_refused() -> None:
    with pytest.raises(UsageError, match="option games is one of 3, 5, 7, not 4"):
        new_game("series", games=4)


def test_c_r11_slot_must_be_in_both_rotations() -> None:
    twenty: dict[str, Any] = {"roster": "20-man", "decks": decks("twenty", "other-twenty")}
    assert new_game(slot=3, **twenty).teams[0].mound == 2
    with pytest.raises(UsageError, match=r"option slot is 4, but the rotation of .*twenty.toml has 3 starters"):
        new_game(slot=4, **twenty)


def test_c_3_2_5_starters_of_the_chosen_slot_begin() -> None:
    assert [[int(team.mound) for team in new_game(slot=slot).teams] for slot in range(1, 6)] == [
        [n, n] for n in range(5)
    ]


# --- decks ------------------------------------------------------------------------------------------------------------


def test_every_own_deck_can_start_a_game() -> None:
    assert set(DEFAULT_DECKS) <= set(own_decks())
    for name in own_decks():
        assert new_game(decks=[name, DEFAULT_DECKS[0]]).actors() == (0, 1)


def test_single_deck_is_refused() -> None:
    with pytest.raises(UsageError, match="option decks names two decks, one for each manager, not 1"):
        new_game(decks="small-ball")


def test_unknown_deck_is_refused_with_similar_name() -> None:
    with pytest.raises(UsageError, match=r"there is no deck 'smal-ball', .*did you mean 'small-ball'\?"):
        new_game(decks=["smal-ball", "bullpen"])


def test_c_2_breaches_of_both_decks_are_listed() -> None:
    with pytest.raises(UsageError) as error:
        new_game(roster="20-man", decks=["small-ball", "bullpen"])
    text = str(error.value)
    for title in ("Small Ball", "Bullpen"):
        assert f"the deck '{title}' is not legal: there must be 12 batters, not 13 (C-2.1.7)" in text
    assert text.count("there must be 8 pitchers, not 13 (C-2.1.7)") == 2


def test_illegal_deck_used_by_both_managers_is_reported_once() -> None:
    with pytest.raises(UsageError) as error:
        new_game(roster="20-man", decks=["small-ball", "small-ball"])
    assert str(error.value).count("is not legal") == 1


def test_changed_deck_file_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = Path(decks("gardeners")[0]).read_text(encoding="utf-8")
    file.write_text(text, encoding="utf-8")
    assert new_game(decks=[str(file), "bullpen"]).setup.options["decks"] == [str(file), "bullpen"]
    file.write_text(text.replace('stadium = "S4"', 'stadium = "S99"'), encoding="utf-8")
    with pytest.raises(UsageError, match="there is no stadium 'S99'"):
        new_game(decks=[str(file), "bullpen"])


def test_record_keeps_decks_and_can_be_replayed() -> None:
    options: dict[str, Any] = {"windows": "quick", "decks": [*decks("gardeners"), "glove-first"]}
    state = GAME.new("single", 4, listen=True, **options)
    sitting = Sitting(GAME, state, {"kind": "small", "seed": 4})
    for _ in range(60):
        seat = state.actors()[0]
        sitting.act(seat, state.legal(seat)[-1])
    record = Record.parse(sitting.record.text().encode())
    assert record.options["decks"] == options["decks"]
    assert GAME.digest(record.replay(GAME)) == GAME.digest(state)


def test_c_2_4_1_club_has_all_cards_of_its_deck() -> None:
    deck = load_deck("bullpen")
    club = new_game(decks=["bullpen", "small-ball"]).setup.clubs[0]
    assert (len(club.batters), len(club.pitchers), int(club.starters)) == (13, 13, 5)
    assert len(club.deck.strategies) == sum(deck.strategy.values()) == 50
    assert len(club.coaches) == 3
