"""Positions of Clutch that are created from a description: defaults and errors; and how games start."""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

import pennant
from pennant.games.clutch import Clutch
from pennant.games.clutch.describe_state import chance_value
from pennant.games.clutch.position import STEPS
from pennant.games.clutch.rules.ballgame import Ballgame
from pennant.kernel.chance import scripted_chance
from pennant.kernel.errors import ChanceNeeded, PositionError
from pennant.kernel.scenario import run_file
from pennant.kernel.state import State

GAME = pennant.game("clutch")
NEEDED: dict[str, dict[str, Any]] = {
    "after the pitch": {"pitch": 2, "home": {"hand": ["R05"]}},
    "advantage": {"pitch": 9, "home": {"hand": ["G01"]}},
    "before the swing": {"chart": "batter", "away": {"hand": ["B18"]}},
    "after the swing": {"chart": "pitcher", "swing": 3, "away": {"hand": ["B14"]}},
    "result": {"pitch": 1, "swing": 24},
}
"""Fields that a step needs in addition to `at`."""


def position(given: dict[str, Any], cards: dict[str, Any] | None = None) -> Ballgame:
    state = GAME.position({"cards": cards or {}, "given": given})
    assert isinstance(state, Ballgame)
    return state


def describe(state: State) -> dict[str, Any]:
    return GAME.describe_state(state, GAME.seat_names(state))


def moments() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for at in STEPS:
        if at == "before the pitch":
            found.append({"at": at, "away": {"hand": ["B05"]}})
        elif at == "depth":
            found.append({"at": at, "bases": ["third"]})
        elif at in ("steal", "bunt"):
            found.append({"at": at, "bases": ["first"]})
        else:
            found.append({"at": at, **NEEDED.get(at, {})})
    clubs = {"home": {"club": "small-ball"}, "away": {"club": "bullpen"}}
    found += [{"inning": 8, "half": "bottom", "at": "at-bat", **clubs}, {"mode": "series", "game": 3, "inning": 9}]
    return found


@pytest.mark.parametrize("given", moments(), ids=lambda given: str(given.get("at", given.get("mode"))))
def test_every_described_position_is_valid_and_playable(given: dict[str, Any]) -> None:
    state, luck = position(given), Random(1)
    assert GAME.check(state) == []
    for _ in range(60):
        if state.is_over():
            break
        for viewer in (None, 0, 1):
            GAME.view(state, viewer)
        describe(state)
        seat = luck.choice(state.actors())
        state.play(seat, luck.choice(state.legal(seat)))
        assert GAME.check(state) == []


# --- defaults ---------------------------------------------------------------------------------------------------------


def test_omitted_fields_have_default_values() -> None:
    found = describe(position({}))
    assert found["asked"] == {"home": "walk"}
    assert (found["inning"], found["half"], found["outs"], found["bases"]) == (1, "top", 0, {})
    assert (found["batter"], found["pitcher"], found["stadium"]) == ("away-4", "home-SP1", "plain field")
    assert found["home"]["ratings"] == {"battery": 8, "infield": 9, "outfield": 5}
    assert found["home"]["bullpen"] == [f"home-RP{number}" for number in range(1, 9)]
    assert found["away"]["bench"] == ["away-10", "away-11", "away-12", "away-13"]
    assert [found["home"][zone] for zone in ("hand", "deck", "discard", "coaches")] == [[], [], [], []]


def test_named_players_replace_default_players() -> None:
    cards = {"RIDGE FOX": "speed 18", "GLOVE": "plays C 9", "ACE": "SP", "LONG": "RP"}
    given = {
        "batter": "RIDGE", "pitcher": "ACE", "bases": {"first": "FOX", "third": "away-1"},
        "home": {"lineup": {"C": "GLOVE"}, "bullpen": ["LONG"]},
    }  # fmt: skip
    found = describe(position(given, cards))
    assert (found["batter"], found["pitcher"]) == ("RIDGE", "ACE")
    assert found["bases"] == {"first": "FOX", "third": "away-1"}
    assert found["away"]["order"][:5] == ["away-1", "away-2", "FOX", "RIDGE", "away-5"]
    assert found["home"]["lineup"]["C"] == "GLOVE"
    assert found["home"]["ratings"]["battery"] == 10
    assert found["home"]["bullpen"] == ["LONG"]


def test_unnamed_runners_are_the_previous_batters() -> None:
    found = describe(position({"bases": ["first", "second", "third"], "batter": "away-2"}))
    assert found["bases"] == {"first": "away-1", "second": "away-9", "third": "away-8"}


def test_position_may_use_an_own_deck() -> None:
    given = {"at": "half start", "home": {"club": "glove-first", "hand": ["G01"]}, "inning": 4}
    state = position(given)
    found = describe(state)
    assert len(found["home"]["deck"]) == 49
    assert len(found["home"]["coaches"]) == 3
    assert found["stadium"] != "plain field"


def test_described_home_team_is_at_home_in_every_game_of_a_series() -> None:
    """C-3.2.1, C-6.1: the home team of the description is at home, whatever the number of the game."""
    for game, home in ((1, 0), (2, 0), (3, 0)):
        assert position({"mode": "series", "game": game}).home == home


def test_line_score_adds_up_to_described_runs() -> None:
    state = position({"inning": 3, "half": "bottom", "home": {"runs": 4}, "away": {"runs": 2}, "so_far": {"runs": 1}})
    assert list(state.line) == [2, 3, 0, 0, 0]
    assert state.half_runs == 1


class OtherSeats(Clutch):
    """Clutch with the home team of every position on seat 1."""

    def position(self, data: Mapping[str, Any], cards: Any = None) -> State:
        return super().position({**data, "given": {**data.get("given", {}), "home_seat": 1}}, cards)


SEAT_BY_SEAT = ("between-games-everything-is-restored", "line-ups")
"""Scenarios in which managers act at the same time, which happens in the order of the seats."""


@pytest.mark.slow
def test_scenarios_pass_with_swapped_seats() -> None:
    """No rule depends on the seats of the managers."""
    files = sorted((Path(__file__).parents[1] / "conformance/clutch").glob("*.toml"))
    results = [run_file(file, OtherSeats()) for file in files if file.stem not in SEAT_BY_SEAT]
    assert len(results) > 300
    assert [result for result in results if not result.passed] == []


# --- errors -----------------------------------------------------------------------------------------------------------

REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"innings": 3}, "given: 'innings' means nothing here: did you mean 'inning'?"),
    ({"inning": 0}, "given.inning should be a number from 1 to 99, not 0"),
    ({"half": "middle"}, "given.half cannot be 'middle'"),
    ({"outs": 3}, "three outs belong to at = 'half end'"),
    ({"at": "half end", "outs": 2}, "three outs belong to at = 'half end'"),
    ({"at": "pitching"}, "given.at cannot be 'pitching': did you mean 'pitch'?"),
    ({"at": "half start", "bases": ["first"]}, "at = 'half start' nobody is out or on base"),
    ({"bases": ["fourth"]}, "given.bases: 'fourth' means nothing here"),
    ({"bases": {"first": "away-4"}}, "a player is in one place only, and the batter is not on base"),
    ({"bases": {"first": "NOBODY"}}, "given.bases.first: the set 'pennant-clutch' has no batter 'NOBODY'"),
    ({"pitch": 3}, "given.pitch means nothing at = 'pitch': it is known from 'after the pitch' on"),
    ({"at": "after the pitch"}, "at = 'after the pitch' needs `pitch`"),
    ({"at": "result"}, "at = 'result' needs `swing`"),
    ({"at": "result", "swing": 3, "result": "K"}, "given.result follows from the swing: say one of them"),
    ({"at": "result", "result": "IBB"}, "given.result: IBB is not read on a chart"),
    ({"at": "result", "result": "3B", "chart": "pitcher"}, "no swing reads 3B on the pitcher's chart"),
    ({"at": "result", "pitch": 20, "chart": "batter", "result": "K"}, "with this pitch it is the pitcher's"),
    ({"at": "before the pitch"}, "needs a die roll or a draw before the first decision: use at = 'pitch'"),
    ({"infield": "in"}, "given.infield: it comes in with a runner on third"),
    ({"stadium": "S77"}, "given.stadium: the set 'pennant-clutch' has no stadium 'S77'"),
    ({"stadium": "plain dome", "weather": "W01"}, "given.weather: there is none under a roof"),
    ({"weather": "B01"}, "given.weather: this is not a weather card"),
    ({"mode": "cup"}, "given.mode cannot be 'cup'"),
    ({"options": {"window": "open"}}, "given.options: mode single has no option 'window': did you mean 'windows'?"),
    ({"options": 3}, "given.options should be a table"),
    ({"so_far": {"runs": 2}}, "given.so_far.runs: away has 0 runs in all"),
    ({"home": {"hands": []}}, "given.home: 'hands' means nothing here: did you mean 'hand'?"),
    ({"home": {"hand": ["B99"]}}, "given.home.hand: the set 'pennant-clutch' has no strategy card 'B99'"),
    ({"home": {"hand": "B01"}}, "given.home.hand should be a list, not 'B01'"),
    ({"home": {"known": ["B01"]}}, "given.home.known: B01 is not in the hand"),
    ({"home": {"coaches": ["H1", "H2"]}}, "given.home.coaches: there is one hitting coach"),
    ({"home": {"in_play": ["B01"]}}, "given.home.in_play: B01 does not stay in play"),
    ({"away": {"in_play": ["B08 on away-1"]}}, "this card is not left on a player, so not on away-1"),
    ({"home": {"played": ["R24"]}}, "given.home.played: R24 is not in force for an at-bat"),
    ({"home": {"order": ["home-1"] * 10}}, "given.home.order: there are nine batters"),
    ({"home": {"bench": ["home-1"]}}, "somebody is in two places of line-up, bench and left"),
    ({"home": {"rotation": ["home-SP1"] * 6}}, "given.home.rotation: there are 5 starters"),
    ({"pitcher": "home-SP2", "home": {"pitcher": "home-SP1"}}, "given.pitcher is the same as given.home.pitcher"),
    ({"pitcher": "away-SP2"}, ""),  # not an error: he pitches for the other side in this game
    ({"pitched": {"strikes": 2}}, "given.pitched: 'strikes' means nothing here"),
    ({"home": {"club": "nowhere"}}, "there is no deck 'nowhere'"),
]


@pytest.mark.parametrize(("given", "sentence"), REFUSED, ids=lambda each: str(each)[:60])
def test_invalid_description_raises_error_with_reason(given: dict[str, Any], sentence: str) -> None:
    if not sentence:
        position(given)
        return
    with pytest.raises(pennant.PennantError) as caught:
        position(given)
    assert sentence in str(caught.value)


@pytest.mark.parametrize(
    ("shape", "sentence"),
    [
        ("speed fast", "cards.X: speed needs a number, not 'fast'"),
        ("speed 30", "field speed: 30 is not between 0 and 24"),
        ("bats Q", "'Q' is not a valid hand"),
        ("plays SS", "positions and ratings in turn, such as 'plays SS 3 2B 2'"),
        ("arm 3", "cards.X: 'arm 3' says nothing about a player"),
        ("SP, bats L", "cards.X: 'bats L' says nothing about a player: did you mean 'throws L'?"),
        ("K 1-5, HR 7+", "HR starts at 7, but must start at 6"),
        ({"effects": [{"mod": "swings", "by": 1}]}, "'swings' is not a valid attribute"),
        ({"colour": "green", "effects": [{"draw": 1}]}, "'green' is not a valid colour"),
    ],
)
def test_invalid_card_description_raises_position_error(shape: Any, sentence: str) -> None:
    with pytest.raises(PositionError) as caught:
        position({}, {"X": shape})
    assert sentence in str(caught.value)


def test_chance_value_accepts_die_faces_and_card_ids() -> None:
    state = position({"home": {"deck": ["R05", "R14"]}})
    assert chance_value(state, ChanceNeeded("number", 20, 0, 0), 20) == 19
    assert chance_value(state, ChanceNeeded("number", 2, 1, 0), "R14") == 1
    for needed, word in ((ChanceNeeded("number", 20, 0, 0), 21), (ChanceNeeded("number", 20, 0, 0), "R05")):
        with pytest.raises(PositionError, match="a die with 20 sides is rolled here"):
            chance_value(state, needed, word)
    with pytest.raises(PositionError, match="R01 is not in the deck that is drawn from: there is R05, R14"):
        chance_value(state, ChanceNeeded("number", 2, 1, 0), "R01")
    with pytest.raises(PositionError, match="a card is drawn here"):
        chance_value(state, ChanceNeeded("number", 2, 1, 0), 3)


# --- start of a game --------------------------------------------------------------------------------------------------


def start_game(*rolls: int, **options: Any) -> Ballgame:
    """Start a game with these rolls, in which managers draw the first cards of their decks."""
    chance = scripted_chance(tuple(roll - 1 for roll in rolls) + (0,) * 6)
    state = GAME.new("single", chance=chance, **options)
    assert isinstance(state, Ballgame)
    return state


def test_c_3_2_1_manager_with_higher_roll_is_at_home() -> None:
    assert [start_game(*rolls, slot=1).home for rolls in ((12, 3), (3, 12))] == [0, 1]


def test_c_r10_equal_rolls_are_rolled_again() -> None:
    assert start_game(7, 7, 2, 9, slot=1).home == 1


def test_c_r11_one_roll_decides_the_rotation_slot_of_both_teams() -> None:
    """C-3.2.5: each of the five rotation slots has four numbers of the die."""
    for roll in range(1, 21):
        state = start_game(12, 3, roll)
        assert [team.mound for team in state.teams] == [(roll - 1) // 4] * 2


def test_c_3_2_6_each_manager_draws_three_cards() -> None:
    state = start_game(12, 3, slot=1)
    assert [len(team.hand) for team in state.teams] == [3, 3]
    assert [len(team.deck) for team in state.teams] == [47, 47]


def test_c_0_1_seed_and_moves_determine_the_game() -> None:
    states = [GAME.new("single", 12), GAME.new("single", 12)]
    luck = Random(3)
    for _ in range(400):
        seat = states[0].actors()[0]
        action = luck.choice(states[0].legal(seat))
        for state in states:
            state.play(seat, action)
    assert GAME.dump(states[0]) == GAME.dump(states[1])
