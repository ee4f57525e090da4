"""Tests of guesses in Highlights: a guess is drawn uniformly from the possible worlds (H-4.15)."""

from collections import Counter
from collections.abc import Callable
from math import sqrt
from typing import Any

import pennant
from pennant.games.highlights.rules.match import Match

GAME = pennant.game("highlights")
STARTERS = [f"OST-NY-{number:02}" for number in range(1, 16)]
GUESSES = 4000


def position(**home: Any) -> Match:
    """Build a turn of the visitor with these cards of the home side."""
    state = GAME.position({"phase": "turn", "visitor": {"hand": ["OST-LA-01", "OST-LA-02"]}, "home": home})
    assert isinstance(state, Match)
    return state


def count_worlds(state: Match, of: Callable[[Match], object], guesses: int = GUESSES) -> Counter[object]:
    """Count the worlds in guesses of the visitor; `of` returns what distinguishes two worlds."""
    found: Counter[object] = Counter()
    for seed in range(guesses):
        world = state.guess(0, seed)
        assert isinstance(world, Match)
        found[of(world)] += 1
    return found


def hand(world: Match) -> tuple[int, ...]:
    side = world.sides[1]
    return side.hand, side.on_deck


def assert_uniform(found: Counter[object], expected_worlds: int, truth: object) -> None:
    """Assert that all worlds occur, each within five standard deviations of its expected count."""
    assert len(found) == expected_worlds
    assert truth in found
    total = sum(found.values())
    expected = total / expected_worlds
    for count in found.values():
        assert abs(count - expected) < 5 * sqrt(expected * (1 - 1 / expected_worlds)), found


def test_guess_varies_hand_among_unseen_cards() -> None:
    """Two cards in hand and three in the lineup give ten worlds (H-4.2)."""
    state = position(hand=STARTERS[:2], dugout=STARTERS[5:])
    assert_uniform(count_worlds(state, hand), 10, hand(state))


def test_guess_varies_card_on_deck_among_unseen_cards() -> None:
    """One card in hand, one on deck and two in the lineup give twelve worlds (H-4.3)."""
    state = position(hand=STARTERS[:1], on_deck=STARTERS[1], dugout=STARTERS[4:])
    assert_uniform(count_worlds(state, hand), 12, hand(state))


def test_guess_with_empty_lineup_varies_only_card_on_deck() -> None:
    """Any of the three held cards may be on deck, which gives three worlds (H-4.15)."""
    state = position(hand=STARTERS[:2], on_deck=STARTERS[2], dugout=STARTERS[3:])
    assert_uniform(count_worlds(state, hand), 3, hand(state))


def test_guess_keeps_bought_cards_on_top_of_lineup() -> None:
    """Everybody saw the bought card go on top of the lineup, so no guess moves it (H-15.7)."""
    state = position(hand=STARTERS[:1], lineup=["OFA-01"], dugout=STARTERS[4:])
    side = state.sides[1]
    found = count_worlds(state, lambda world: (world.sides[1].top, world.sides[1].roster))
    assert found == {(side.top, side.roster): GUESSES}


def test_guess_keeps_known_card_drawn_into_hand() -> None:
    """After the opening draw everybody knows that the bought card is in the hand (H-4.15)."""
    state = GAME.position(
        {"phase": "begin", "home": {"lineup": ["OFA-01"], "dugout": STARTERS[9:14]}, "row": ["OFA-02"]}
    )
    assert isinstance(state, Match)
    view = GAME.view(state, 0)["sides"][1]
    assert view["known"]["hand"] == ["OFA-01"]
    for seed in range(100):
        world = state.guess(0, seed)
        assert isinstance(world, Match)
        assert world.sides[1].hand & state.sides[1].surely_in_hand


def test_guess_weighs_known_cards_for_card_on_deck() -> None:
    """Two held cards are known and two are among four hidden cards: 24 equally likely worlds (H-4.15)."""
    state = position(hand=STARTERS[:3], on_deck=STARTERS[3], dugout=STARTERS[6:])
    side = state.sides[1]
    held = [side.roster.index(card) for card in state.cards.teams[1][:2]]
    side.surely_held = sum(1 << slot for slot in held)
    known_on_deck = 2 * 6  # either known card on deck, with C(4, 2) hands
    hidden_on_deck = 4 * 3  # any hidden card on deck, with C(3, 1) hands
    assert_uniform(count_worlds(state, hand), known_on_deck + hidden_on_deck, hand(state))


def test_guess_keeps_returned_card_on_top_only_for_owner() -> None:
    """For the opponent, a card returned from on deck to the lineup may be any hidden card (H-14.2, H-R24)."""
    state = position(hand=STARTERS[:1], lineup=STARTERS[1:2], dugout=STARTERS[4:])
    side = state.sides[1]
    side.secret = 1 << side.roster.index(state.cards.teams[1][1])
    found = count_worlds(state, lambda world: (world.sides[1].hand, world.sides[1].top))
    assert_uniform(found, 12, (side.hand, side.top))
    own = state.guess(1, 5)
    assert isinstance(own, Match)
    assert own.sides[1].top == side.top


def test_guess_varies_demoted_card_until_buy_round_ends() -> None:
    """The second buyer does not know which of six cards the first buyer demoted (H-4.6, H-R27)."""
    state = GAME.position(
        {
            "phase": "buy-round",
            "visitor": {"in_play": [f"OST-LA-{n:02}" for n in range(1, 7)]},
            "home": {"in_play": STARTERS[2:8]},
            "row": ["OFA-02", "OFA-14"],
        }
    )
    assert isinstance(state, Match)
    first = state.actors()[0]
    state.play(first, GAME.parse(state, first, "buyer self"))
    state.play(first, GAME.parse(state, first, "buy OFA-14"))
    shown = GAME.view(state, 1 - first)
    state.play(first, GAME.parse(state, first, GAME.notation(state, first, state.legal(first)[0])))
    after = GAME.view(state, 1 - first)
    assert after["sides"][first]["in_play"] == shown["sides"][first]["in_play"]
    assert after["sides"][first]["minors"] == {"size": 1, "cards": None}
    found: Counter[object] = Counter()
    for seed in range(GUESSES):
        world = state.guess(1 - first, seed)
        assert isinstance(world, Match)
        found[world.sides[first].minors] += 1
    assert_uniform(found, 6, state.sides[first].minors)


def test_guess_redraws_secret_choice_from_legal_choices() -> None:
    """A guess chooses again whether the other side put a card on deck, and which one (H-6.3)."""
    state = GAME.new("single", 4)
    assert isinstance(state, Match)
    state.apply(1, state.legal(1)[2])
    found: Counter[object] = Counter()
    for seed in range(1000):
        world = state.guess(0, seed)
        assert isinstance(world, Match)
        choice = world.sides[1].committed
        assert choice == 15 or world.sides[1].hand >> choice & 1
        found["none" if choice == 15 else "card"] += 1
    assert found["none"] > 80
    assert found["card"] > 700


def test_guess_with_seed_of_game_does_not_reveal_hand() -> None:
    """A guess with the seed of the game does not deal the true hand more often than any other seed."""
    right = 0
    for seed in range(300):
        state = GAME.new("single", seed)
        world = state.guess(0, seed)
        assert isinstance(state, Match)
        assert isinstance(world, Match)
        right += world.sides[1].hand == state.sides[1].hand
    assert right <= 2  # by chance 1 hand in 5005 is right


def test_guess_of_spectator_keeps_view() -> None:
    state = GAME.new("single", 8)
    world = state.guess(-1, 1)
    assert GAME.view(world, None) == GAME.view(state, None)
