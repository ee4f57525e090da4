"""Tests of solo Fantasy: the deal, Robot and Deck over whole games, and random draws (F-12.6)."""

from collections import Counter
from typing import Any

import pytest

import pennant
from pennant.games.fantasy.cards import CardBook, own_set
from pennant.games.fantasy.described_cards import with_described_cards
from pennant.games.fantasy.rules import questions
from pennant.games.fantasy.rules.season import Season
from pennant.games.fantasy.rules.season_state import DECK, NO_CARD, ROBOT, SEASON, SERIES, WILD_CARD

GAME = pennant.game("fantasy")
BENCH = 7
PITCHERS = [f"P-{number}" for number in (18, 31, 52, 63, 20, 41, 55, 49, 98, 34, 44, 33)]


def new(seed: int, **options: Any) -> Season:
    state = GAME.new("solo", seed, **options)
    assert isinstance(state, Season)
    return state


def position(book: CardBook, seed: int = 1, **given: Any) -> Season:
    state = GAME.position({"given": {"mode": "solo", "seed": seed, **given}}, book)
    assert isinstance(state, Season)
    return state


def cards_of(state: Season, seat: int) -> list[int]:
    return [card for card in state.managers[seat].spots if card != NO_CARD]


def tiers(state: Season, cards: list[int] | tuple[int, ...]) -> list[int]:
    return sorted(int(state.characters[card].tier) for card in cards)


def test_deal_gives_human_seven_cards_and_robot_fifteen() -> None:
    """The human gets three Rookies and one card of each other tier, without a draft (F-12.6.2, F-R49, F-1.13)."""
    state = new(5)
    assert state.question == questions.CHOOSE_DISCARD
    assert tiers(state, cards_of(state, 0)) == [0, 0, 0, 1, 2, 3, 4]
    assert tiers(state, state.robot) == [tier for tier in range(5) for _ in range(3)]
    assert len(GAME.view(state, 0)["robot"]) == len(GAME.view(state, None)["robot"]) == 15
    assert len(state.deck) == 43
    state.play(0, state.legal(0)[0])
    assert len(state.discard) == 1
    assert len(cards_of(state, 0)) == 6
    assert (state.seats, len(state.managers)) == (1, 3)


def test_robot_starts_random_card_if_none_matches() -> None:
    """Every unused Robot card may start if none has a stat of the Win card (F-12.6.3)."""
    book = with_described_cards(own_set(), {"w": "win AVG", "v": "win HR", "p q r": "Good HR1"})
    found: Counter[int] = Counter()
    for seed in range(60):
        state = position(
            book,
            seed,
            phase="robot",
            field={"1st": "w", "2nd": "v"},
            robot={"cards": ["p", "q", "r"], "used": PITCHERS},
        )
        found[state.managers[ROBOT].spots[0]] += 1
    assert len(found) == 3
    assert min(found.values()) > 8


@pytest.mark.parametrize("wins", ["win HR", "win AVG"])
def test_robot_plays_random_matching_card_in_wild_card_game(wins: str) -> None:
    """The card may be used already; if none of the fifteen matches, the Robot plays any of them (F-12.6.10)."""
    book = with_described_cards(own_set(), {"w": wins, "own": "Good SB1", "p q r": "Good HR1"})
    found = set()
    for seed in range(80):
        state = position(
            book,
            seed,
            phase="wild-card",
            contenders=["M0", "robot"],
            finalists=["deck"],
            field={"wild-card": "w"},
            M0={"roster": ["own"]},
            robot={"cards": ["p", *PITCHERS], "used": ["q", "r"]},
        )
        state.log = []
        state.play(0, GAME.parse(state, 0, "wild own"))
        shown = [event for event in GAME.events(state, 0) if event["kind"] == "revealed" and event["seat"] == ROBOT]
        found.add(shown[0]["card"])
        assert len(state.robot) + len(state.robot_used) + len(state.managers[ROBOT].reserved) == 15 or state.is_over()
    assert found == {"p", "q", "r"} if wins == "win HR" else len(found) > 8


@pytest.mark.slow
def test_bots_follow_rules_over_whole_games() -> None:
    """Bots have no bench and no magic; the Robot plays no card twice in season or Series (F-12.6.4, F-12.6.6)."""
    series = 0
    for seed in range(25):
        state = new(seed, always_wild_card=bool(seed % 2))
        state.log = []
        step = 0
        while not state.is_over():
            assert state.actors() == (0,)
            assert GAME.check(state) == []
            for bot in (ROBOT, DECK):
                assert all(card == NO_CARD for card in state.managers[bot].spots[BENCH:])
            if state.question == questions.CHOOSE_ROBOT:
                place = state.turn
                requires = state.cards.wins[state.field[place]].requires
                assert all(state.characters[state.robot[action - 29]].has & requires for action in state.legal(0))
            if state.stage == SEASON and state.laid and state.week == 0 and state.sequence:
                assert len(state.aside) == 8
                assert len(cards_of(state, DECK)) == len(cards_of(state, ROBOT)) == 4
            series += state.stage == SERIES
            legal = state.legal(0)
            state.play(0, legal[(seed * 41 + step * 29) % len(legal)])
            step += 1
        used: set[str] = set()
        for event in GAME.events(state, 0):
            if event["kind"] == "series":  # all fifteen cards are available again
                used = set()
            elif event["kind"] == "robot":
                assert event["card"] not in used
                used.add(event["card"])
        assert state.returns() == [1.0 if state.winner == 0 else 0.0]
        assert state.ranks() == [1 if state.winner == 0 else 2 if 0 in state.finalists else 3]
    assert series > 100


def test_robot_cards_are_reused_in_long_season() -> None:
    """In five months the Robot needs twenty starters but has only fifteen cards (F-12.6.9)."""
    state = new(3, months=5, robot_picks="auto_best")
    state.log = []
    step = 0
    while state.month == 0 or state.stage == SEASON:
        legal = state.legal(0)
        state.play(0, legal[step * 29 % len(legal)])
        step += 1
    robots = [event for event in GAME.events(state, 0) if event["kind"] == "robot"]
    assert len(robots) >= 20
    assert len({event["card"] for event in robots[:15]}) == 15


def test_robot_picks_option_decides_who_picks_starters() -> None:
    """The automatic settings never ask the human for the Robot's starters (F-12.6.11)."""
    asked = dict.fromkeys(("human", "auto_weak", "auto_best"), 0)
    for picks in asked:
        state = new(9, robot_picks=picks)
        step = 0
        while not state.is_over():
            asked[picks] += state.question == questions.CHOOSE_ROBOT
            legal = state.legal(0)
            state.play(0, legal[step * 13 % len(legal)])
            step += 1
    assert asked["human"] >= 8
    assert asked["auto_weak"] == asked["auto_best"] == 0


def test_guess_changes_only_decks() -> None:
    """The human sees everything except the decks, so guesses differ only in future draws (F-3.17, F-12.6.2)."""
    state = new(4)
    for _ in range(7):
        legal = state.legal(0)
        state.play(0, legal[len(legal) // 2])
    view = GAME.view(state, 0)
    futures = set()
    for seed in range(20):
        world = state.guess(0, seed)
        assert isinstance(world, Season)
        assert GAME.view(world, 0) == view
        while world.month < 2 and not world.is_over():
            world.play(0, world.legal(0)[0])
        futures.add(tuple(world.field))
    assert len(futures) > 10


def test_spectator_does_not_see_cards_of_human() -> None:
    """A spectator of a solo game sees the cards of the Robot, not those of the human (F-3.18)."""
    state = new(4)
    state.play(0, state.legal(0)[0])
    own = set(cards_of(state, 0))
    rosters = set()
    for seed in range(50):
        world = state.guess(-1, seed)
        assert isinstance(world, Season)
        assert GAME.view(world, None) == GAME.view(state, None)
        assert world.robot == state.robot
        rosters.add(tuple(sorted(cards_of(world, 0))))
    assert len(rosters) > 40
    assert GAME.view(state, None)["managers"][0]["roster"] == ["?"] * len(own)


def test_three_way_tie_with_both_bots_finds_two_finalists() -> None:
    """The human plays both bots; the losers play again for the second place in the final (F-9.5, F-12.6.10)."""
    state = position(own_set(), phase="season-end")
    assert state.stage == WILD_CARD
    assert state.contenders == 7
    state.play(0, state.legal(0)[0])
    assert len(state.finalists) >= 1
    if state.stage == WILD_CARD:  # the human lost the first Wild Card Game and plays another
        assert state.actors() == (0,)
        state.play(0, state.legal(0)[0])
    assert len(state.finalists) == 2
