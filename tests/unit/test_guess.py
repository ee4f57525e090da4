"""Guesses: in positions with a countable number of worlds, every world comes up as often as any other (H-4.15)."""

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
    """A turn of the visitor; the home side's cards lie as described."""
    state = GAME.position({"phase": "turn", "visitor": {"hand": ["OST-LA-01", "OST-LA-02"]}, "home": home})
    assert isinstance(state, Match)
    return state


def worlds(state: Match, of: Callable[[Match], object], guesses: int = GUESSES) -> Counter[object]:
    """How often each world turns up in guesses of the visitor, by what tells the worlds apart."""
    found: Counter[object] = Counter()
    for seed in range(guesses):
        world = state.guess(0, seed)
        assert isinstance(world, Match)
        found[of(world)] += 1
    return found


def hand(world: Match) -> tuple[int, ...]:
    side = world.sides[1]
    return side.hand, side.on_deck


def even(found: Counter[object], expected_worlds: int, truth: object) -> None:
    """All worlds come up, and each within five standard deviations of its share."""
    assert len(found) == expected_worlds
    assert truth in found
    total = sum(found.values())
    expected = total / expected_worlds
    for count in found.values():
        assert abs(count - expected) < 5 * sqrt(expected * (1 - 1 / expected_worlds)), found


def test_a_hand_is_any_card_that_is_not_seen() -> None:
    """Two cards in hand and three in the lineup: ten worlds (H-4.2)."""
    state = position(hand=STARTERS[:2], dugout=STARTERS[5:])
    even(worlds(state, hand), 10, hand(state))


def test_a_card_on_deck_is_any_card_that_is_not_seen() -> None:
    """One in hand, one on deck, two in the lineup: twelve worlds (H-4.3)."""
    state = position(hand=STARTERS[:1], on_deck=STARTERS[1], dugout=STARTERS[4:])
    even(worlds(state, hand), 12, hand(state))


def test_an_empty_lineup_leaves_only_the_question_what_is_on_deck() -> None:
    """Nothing hidden but which of three held cards lies on deck: three worlds (H-4.15)."""
    state = position(hand=STARTERS[:2], on_deck=STARTERS[2], dugout=STARTERS[3:])
    even(worlds(state, hand), 3, hand(state))


def test_bought_cards_on_top_are_known() -> None:
    """A card bought in the open lies on top of the lineup: no guess moves it (H-15.7)."""
    state = position(hand=STARTERS[:1], lineup=["OFA-01"], dugout=STARTERS[4:])
    side = state.sides[1]
    found = worlds(state, lambda world: (world.sides[1].top, world.sides[1].roster))
    assert found == {(side.top, side.roster): GUESSES}


def test_a_card_drawn_from_a_known_top_is_known_in_hand() -> None:
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


def test_known_cards_weigh_in_what_is_on_deck() -> None:
    """Of four held cards two are known, the others are two of four hidden ones: 24 worlds, all alike (H-4.15)."""
    state = position(hand=STARTERS[:3], on_deck=STARTERS[3], dugout=STARTERS[6:])
    side = state.sides[1]
    held = [side.roster.index(card) for card in state.cards.teams[1][:2]]
    side.surely_held = sum(1 << slot for slot in held)
    known_on_deck = 2 * 6  # either known card, and C(4, 2) hands with it
    hidden_on_deck = 4 * 3  # any hidden card, and C(3, 1) hands with it
    even(worlds(state, hand), known_on_deck + hidden_on_deck, hand(state))


def test_a_returned_card_on_top_is_known_only_to_its_owner() -> None:
    """A card that went back from on deck to the top of the lineup may be any hidden card (H-14.2, H-R24)."""
    state = position(hand=STARTERS[:1], lineup=STARTERS[1:2], dugout=STARTERS[4:])
    side = state.sides[1]
    side.secret = 1 << side.roster.index(state.cards.teams[1][1])
    found = worlds(state, lambda world: (world.sides[1].hand, world.sides[1].top))
    even(found, 12, (side.hand, side.top))
    own = state.guess(1, 5)
    assert isinstance(own, Match)
    assert own.sides[1].top == side.top


def test_demotions_are_hidden_until_the_buy_round_ends() -> None:
    """The second buyer cannot tell which of six cards the first has demoted (H-4.6, H-R27)."""
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
    even(found, 6, state.sides[first].minors)


def test_a_secret_choice_is_any_that_was_possible() -> None:
    """Whether the other side put a card on deck, and which one, is drawn again from its legal choices (H-6.3)."""
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


def test_the_games_own_seed_reveals_nothing() -> None:
    """Guessing with the seed of the game does not deal the true hand more often than any other seed would."""
    right = 0
    for seed in range(300):
        state = GAME.new("single", seed)
        world = state.guess(0, seed)
        assert isinstance(state, Match)
        assert isinstance(world, Match)
        right += world.sides[1].hand == state.sides[1].hand
    assert right <= 2  # one hand in 5005 is expected


def test_a_spectator_guesses_every_hand() -> None:
    state = GAME.new("single", 8)
    world = state.guess(-1, 1)
    assert GAME.view(world, None) == GAME.view(state, None)
