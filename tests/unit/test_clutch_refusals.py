"""Reasons why cards cannot be played, and chances of success of choices, for clients that display them."""

import random
from collections import Counter

import pytest

from pennant.games.clutch import GAME
from pennant.games.clutch.orders import ORDERS
from pennant.games.clutch.text import FOLDER
from pennant.kernel.state import State
from pennant.kernel.words import LANGUAGES, Words

REASONS = {
    "other-side", "other-window", "no-weather-indoors", "no-clutch-moment", "cannot-pay", "same-title",
    "momentum-barred", "condition", "nothing-to-do",
}  # fmt: skip
CHANCES = {
    "choice-steal-second", "choice-steal-third", "choice-double-steal", "choice-advance", "choice-send",
    "choice-throw-at", "choice-throw", "choice-try-two", "choice-bunt", "choice-bunt-again",
}  # fmt: skip


def play_and_copy_states(seed: int) -> list[State]:
    """Play a game and return a copy of the state before each decision."""
    state = GAME.new("single", seed, listen=True)
    chance = random.Random(seed)
    found = []
    while not state.is_over():
        found.append(state.copy())
        seat = chance.choice(state.actors())
        legal = state.legal(seat)
        state.play(seat, chance.choice(legal) if chance.random() < 0.5 else legal[0])
    return found


@pytest.fixture(scope="module")
def moments() -> list[State]:
    return play_and_copy_states(3)


def test_every_card_in_hand_is_playable_or_has_a_reason(moments: list[State]) -> None:
    """C-1.3.1, C-1.3.2, C-3.9.3, C-3.9.11."""
    texts = [GAME.text(language) for language in LANGUAGES]
    counts: Counter[str] = Counter()
    for state in moments:
        for seat in state.actors():
            decision = GAME.decision(state, seat)
            assert decision is not None
            refused = GAME.refusals(state, seat, decision)
            if decision.kind not in ("card", "answer"):
                assert not refused
                continue
            playable = {choice.cards[0] for choice in decision.choices if choice.message == "choice-card"}
            stay = {card for each in refused for card in each.cards}
            assert not playable & stay
            assert playable | stay == set(GAME.view(state, seat)["teams"][seat]["hand"])
            for each in refused:
                counts[each.message] += 1
                if counts[each.message] < 5:
                    assert all(text.refusal(each).endswith(".") for text in texts)
    assert {"other-side", "other-window", "condition"} <= set(counts) <= REASONS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_and_standing_order_has_a_message(language: str) -> None:
    words = Words(language, FOLDER)
    for reason in REASONS:
        assert words.say(f"refusal-{reason}", side="offence", window="…", when="…", count=2)
    for order in ORDERS:
        assert words.say(f"order-{order}")
        assert words.say(f"order-about-{order}").endswith(".")


def test_choices_that_need_a_roll_include_their_chance(moments: list[State]) -> None:
    """C-3.12, C-3.13, C-3.14, C-4.2: chances are percentages, and computing them does not change the state."""
    seen: Counter[str] = Counter()
    for state in moments:
        for seat in state.actors():
            before = GAME.dump_state(state)
            decision = GAME.decision(state, seat)
            assert decision is not None
            assert GAME.dump_state(state) == before
            for choice in decision.choices:
                assert ("chance" in choice.args) == (choice.message in CHANCES)
                if "chance" in choice.args:
                    seen[choice.message] += 1
                    assert 0 <= choice.args["chance"] <= 100
    assert {"choice-steal-second", "choice-advance", "choice-bunt"} <= set(seen)
