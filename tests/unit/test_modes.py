"""Tests of the modes of Highlights for one and two players, with random games (section 16)."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import pennant
from pennant.games.highlights.cards import own_set
from pennant.kernel.errors import PennantError
from pennant.kernel.events import SeenEvent
from pennant.kernel.state import State

GAME = pennant.game("highlights")
SEEDS = range(25)


def move(state: State, luck: Random) -> None:
    seat = luck.choice(state.actors())
    state.apply(seat, luck.choice(state.legal(seat)))


def play(mode: str, seed: int, **options: Any) -> tuple[State, list[SeenEvent]]:
    """Play a match with random decisions; return its final state and its events."""
    luck = Random(seed)
    state = GAME.new(mode, seed=seed, listen=True, **options)
    while not state.is_over():
        move(state, luck)
    return state, GAME.events(state, None, reveal=True)


def games_of_stage(events: Sequence[SeenEvent], stage: str) -> list[tuple[int, int]]:
    """Return home side and winner of every mini-game of a stage."""
    found: list[tuple[int, int]] = []
    home, now = -1, ""
    for event in events:
        if event["kind"] == "game":
            home, now = event["home"], event["stage"]
        elif event["kind"] == "won" and now == stage:
            found.append((home, event["seat"]))
    return found


def count(events: Sequence[SeenEvent], kind: str) -> int:
    return sum(event["kind"] == kind for event in events)


def two_three_two(lead: int, length: int) -> list[int]:
    other = 1 - lead
    return [lead, lead, other, other, other, lead, lead][:length]


def assert_ends_with_win(played: Sequence[tuple[int, int]], wanted: int) -> None:
    """Assert that the series ends with the deciding win, and not before (H-1.1)."""
    winners = [winner for _, winner in played]
    assert winners.count(winners[-1]) == wanted
    assert all(winners[:-1].count(seat) < wanted for seat in (0, 1))


@pytest.mark.parametrize("seed", SEEDS)
def test_beginner_plays_mini_season_then_best_of_seven(seed: int) -> None:
    """Home alternates in three games; then four wins decide, 2-3-2 (H-16.1, H-16.9, H-14.5, H-R29, H-R41)."""
    state, events = play("beginner", seed)
    season, series = games_of_stage(events, "mini-season"), games_of_stage(events, "series")
    homes = [home for home, _ in season]
    assert homes == [homes[0], 1 - homes[0], homes[0]]
    lead = max((0, 1), key=[winner for _, winner in season].count)
    assert [home for home, _ in series] == two_three_two(lead, len(series))
    assert_ends_with_win(series, 4)
    assert count(events, "buy-round") == len(season) + len(series) - 1
    assert state.ranks()[series[-1][1]] == 1


@pytest.mark.parametrize("seed", SEEDS)
def test_standard_has_three_buy_rounds_then_best_of_seven(seed: int) -> None:
    """Roles are swapped after each buy round; then four wins decide, 2-3-2 (H-16.2, H-16.6, H-R28)."""
    _, events = play("standard", seed)
    rounds = [event["home"] for event in events if event["kind"] == "game" and event["stage"] == "pre-rounds"]
    assert rounds == [rounds[0], 1 - rounds[0], rounds[0]]
    assert games_of_stage(events, "pre-rounds") == []
    series = games_of_stage(events, "series")
    assert [home for home, _ in series] == two_three_two(series[0][0], len(series))
    assert_ends_with_win(series, 4)
    assert count(events, "buy-round") == 3 + len(series) - 1


def test_standard_draws_home_side_again_for_series() -> None:
    """The home side of the buy rounds does not decide the home side of the series (H-16.2, H-R28)."""
    seen = set()
    for seed in range(60):
        _, events = play("standard", seed)
        first = next(event["home"] for event in events if event["kind"] == "game")
        seen.add((first, games_of_stage(events, "series")[0][0]))
    assert seen == {(0, 0), (0, 1), (1, 0), (1, 1)}


@pytest.mark.parametrize("seed", SEEDS)
def test_expert_plays_first_to_six_wins(seed: int) -> None:
    """Home alternates, and there is no stage before the series (H-16.3, H-R29)."""
    _, events = play("expert", seed)
    series = games_of_stage(events, "series")
    assert [home for home, _ in series] == [(series[0][0] + game) % 2 for game in range(len(series))]
    assert_ends_with_win(series, 6)
    assert count(events, "buy-round") == len(series) - 1
    assert {event["stage"] for event in events if event["kind"] == "game"} == {"series"}


@pytest.mark.parametrize("mode", ["beginner", "standard", "expert", "solitaire"])
def test_decks_are_shuffled_once_before_match(mode: str) -> None:
    """After that, only an empty lineup leads to a shuffle (H-7.2, H-16.8)."""
    for seed in SEEDS:
        state, events = play(mode, seed)
        assert count(events, "shuffled") == state.seats
        assert max(place for place, event in enumerate(events) if event["kind"] == "shuffled") < next(
            place for place, event in enumerate(events) if event["kind"] == "game"
        )


def play_with_winners(mode: str, winners: Sequence[int], seed: int = 1) -> State:
    """Play a match whose mini-games these seats win; repeat every game that another seat wins."""
    luck = Random(seed)
    state = GAME.new(mode, seed=seed)
    for number, winner in enumerate(winners, start=1):
        while True:
            trial = state.copy()
            while len(results(trial)) < number:
                move(trial, luck)
            visitor, home, runs, runs_at_home = results(trial)[-1]
            if winner == (visitor if runs > runs_at_home else home):
                state = trial
                break
    return state


def results(state: State) -> list[list[int]]:
    found: list[list[int]] = GAME.view(state, None)["pairs"][0]["results"]
    return found


def test_h_16_1_series_ends_with_fourth_win_in_game_six() -> None:
    """A wins the mini-season; home is A A B B B A; B has four wins after game 6 (H-16.1, H-R30)."""
    state = play_with_winners("beginner", [0, 1, 0, 0, 1, 1, 1, 0])
    assert not state.is_over()
    assert [side["wins"] for side in GAME.view(state, None)["sides"]] == [2, 3]
    assert [home for _, home, _, _ in results(state)[3:]] == [0, 0, 1, 1, 1]
    state = play_with_winners("beginner", [0, 1, 0, 0, 1, 1, 1, 0, 1])
    assert state.is_over()
    assert [home for _, home, _, _ in results(state)[3:]] == [0, 0, 1, 1, 1, 0]
    assert state.ranks() == [2, 1]


def test_h_16_1_seventh_game_is_played_where_series_began() -> None:
    """The seventh game is needed after three wins each (H-16.1)."""
    state = play_with_winners("beginner", [1, 1, 0, 0, 1, 0, 1, 0, 1, 0])
    assert state.is_over()
    assert [home for _, home, _, _ in results(state)[3:]] == [1, 1, 0, 0, 0, 1, 1]


def test_h_r30_wins_of_mini_season_do_not_count_in_series() -> None:
    """Three wins in the mini-season and three in the series do not win the series (H-16.8, H-R30)."""
    state = play_with_winners("beginner", [0, 0, 0, 0, 0, 0])
    assert not state.is_over()
    assert GAME.view(state, None)["sides"][0]["wins"] == 3
    assert play_with_winners("beginner", [0, 0, 0, 0, 0, 0, 0]).is_over()


def test_h_14_5_mini_season_continues_after_two_wins() -> None:
    """At 2-0 a buy round, a third game and another buy round follow (H-14.5, H-16.1)."""
    decided = 0
    for seed in SEEDS:
        _, events = play("beginner", seed)
        season = [winner for _, winner in games_of_stage(events, "mini-season")]
        steps = [event["kind"] for event in events if event["kind"] in ("game", "won", "buy-round")]
        assert steps[:9] == ["game", "won", "buy-round"] * 3
        decided += season[0] == season[1]
    assert decided > 5


# --- the small box and other numbers ----------------------------------------------------------------------------------


def test_h_16_24_spring_training_uses_small_box() -> None:
    """It has New York and Los Angeles, forty free agents, a row of six, and the beginner's rules (H-16.24)."""
    spring = {card.id for card in own_set().cards if card.spring}
    boxes: list[tuple[str, dict[str, Any]]] = [
        ("spring", {}),
        ("expert", {"box": "spring"}),
        ("standard", {"box": "spring"}),
    ]
    for mode, options in boxes:
        state = GAME.new(mode, seed=4, **options)
        view = GAME.view(state, None)
        assert sorted(side["team"] for side in view["sides"]) == ["los-angeles", "new-york"]
        assert (len(view["pairs"][0]["row"]), view["tables"][0]["deck"]) == (6, 34)
        assert set(view["pairs"][0]["row"]) <= spring
        with pytest.raises(PennantError, match="box"):
            GAME.new(mode, seed=4, teams=["boston"], **options)
    _, events = play("spring", 4)
    assert len(games_of_stage(events, "mini-season")) == 3
    assert_ends_with_win(games_of_stage(events, "series"), 4)


def test_h_16_24_solitaire_with_small_box_has_25_free_agents_left() -> None:
    """The machine has fifteen of forty; six are in the row and 19 in the deck (H-16.24, H-17.5)."""
    view = GAME.view(GAME.new("solitaire", seed=4, box="spring"), None)
    assert (len(view["pairs"][0]["row"]), view["tables"][0]["deck"]) == (6, 19)


def test_h_16_24_tournament_with_small_box_is_refused() -> None:
    """The small box has two teams, too few for four players (H-16.24)."""
    with pytest.raises(PennantError, match="box"):
        GAME.new("tournament", seed=4, box="spring")


@pytest.mark.parametrize(
    ("mode", "options", "cards"),
    [
        ("beginner", {}, 90),
        ("standard", {}, 90),
        ("expert", {"buy_row": 10}, 90),
        ("spring", {}, 70),
        ("solitaire", {}, 75),
        ("solitaire", {"box": "spring"}, 55),
        ("tournament", {}, 120),
    ],
)
def test_h_17_5_match_has_expected_number_of_cards(mode: str, options: dict[str, Any], cards: int) -> None:
    """Rosters, rows and the deck count after the setup (H-17.5)."""
    view = GAME.view(GAME.new(mode, seed=6, **options), None)
    rows = sum(len(pair["row"]) for pair in view["pairs"])
    assert 15 * len(view["sides"]) + rows + view["tables"][0]["deck"] == cards


# --- solitaire --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rounds", [0, 1, 2, 4])
def test_h_16_22_solitaire_has_chosen_number_of_buy_rounds_before_series(rounds: int) -> None:
    """The default is two (H-16.5, H-16.22)."""
    _, events = play("solitaire", 3, **({} if rounds == 2 else {"pre_rounds": rounds}))
    stages = [event["stage"] for event in events if event["kind"] == "game"]
    assert stages.count("pre-rounds") == rounds
    assert stages[:rounds] == ["pre-rounds"] * rounds


@pytest.mark.parametrize("seed", SEEDS)
def test_solitaire_machine_is_home_and_never_buys(seed: int) -> None:
    """Four wins decide, and only the player buys (H-16.5, H-16.18, H-16.19)."""
    state, events = play("solitaire", seed)
    series = games_of_stage(events, "series")
    assert {home for home, _ in series} == {1}
    assert_ends_with_win(series, 4)
    assert state.ranks() == [1 if series[-1][1] == 0 else 2]
    assert count(events, "buy-round") == 2 + len(series) - 1
    assert {event["seat"] for event in events if event["kind"] in ("bought", "demoted", "revenue")} <= {0}
    assert count(events, "buyer") > 0
    assert not any(event["kind"] in ("pinched", "on-deck", "drawn") and event["seat"] == 1 for event in events)


@pytest.mark.parametrize("seed", SEEDS)
def test_h_16_18_team_of_machine_never_changes(seed: int) -> None:
    """It is the same fifteen free agents to the end, and none of them is ever for sale (H-16.18, H-R33)."""
    _, events = play("solitaire", seed)
    team = {event["card"] for event in events if event["kind"] == "entered" and event["seat"] == 1}
    offered = {event["card"] for event in events if event["kind"] == "row" and event["card"]}
    assert len(team) <= 15
    if len(games_of_stage(events, "series")) > 4:
        assert len(team) == 15
    assert not team & offered


def test_h_16_18_machine_can_get_any_free_agent() -> None:
    """With many seeds every free agent plays for the machine (H-16.18)."""
    team = set()
    for seed in range(60):
        _, events = play("solitaire", seed, pre_rounds=0)
        team |= {event["card"] for event in events if event["kind"] == "entered" and event["seat"] == 1}
    assert len(team) == 60


def test_h_16_20_solitaire_player_can_pick_any_team() -> None:
    """The player is always the visitor (H-16.20)."""
    for team in ("los-angeles", "new-york", "san-francisco", "boston"):
        view = GAME.view(GAME.new("solitaire", seed=1, teams=[team]), 0)
        assert [side["team"] for side in view["sides"]] == [team, None]
        assert (view["pairs"][0]["visitor"], view["pairs"][0]["home"]) == (0, 1)
