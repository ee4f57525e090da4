"""Tests of Fantasy variants: drafts, lengths of seasons, options, and where Events are used (F-12, F-14.1)."""

from collections.abc import Callable
from typing import Any

import pytest

import pennant
from pennant.games.fantasy.cards import own_set
from pennant.games.fantasy.described_cards import with_described_cards
from pennant.games.fantasy.rules import questions
from pennant.games.fantasy.rules.season import Season
from pennant.games.fantasy.rules.season_state import NO_CARD, SERIES, WILD_CARD, unpack_order
from pennant.kernel.errors import UsageError

GAME = pennant.game("fantasy")
EVENTS = [event.id for event in own_set().events]
SEASON_ONLY = {"E16", "E23", "E24", "E25", "E26", "E27", "E28", "E29"}
FREE_AGENCY = {"E23", "E24", "E25"}


def new(seed: int, **options: Any) -> Season:
    state = GAME.new("season", seed, **options)
    assert isinstance(state, Season)
    return state


def position(cards: dict[str, str], **given: Any) -> Season:
    state = GAME.position({"cards": cards, "given": given})
    assert isinstance(state, Season)
    return state


def hands_of(state: Season) -> list[tuple[int, ...]]:
    return [manager.hand for manager in state.managers]


def cards_kept(state: Season, seat: int) -> list[int]:
    return [card for card in state.managers[seat].spots if card != NO_CARD]


def tiers(state: Season, cards: list[int]) -> list[int]:
    return sorted(int(state.characters[card].tier) for card in cards)


def play_first(state: Season, question: int) -> None:
    """Play the first choice for everybody who has to answer this question."""
    hands = hands_of(state)
    while state.question == question and hands_of(state) == hands and state.acting:
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0])


def play_to_end(state: Season, seed: int, each: Callable[[Season], None]) -> None:
    """Play a whole game and call `each` before every move; the seed decides which moves are played."""
    step = 0
    while not state.is_over():
        each(state)
        seat = state.actors()[0]
        legal = state.legal(seat)
        state.play(seat, legal[(seed * 37 + step * 23) % len(legal)])
        step += 1


# --- drafts (F-12.7) --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_quick_draft_deals_complete_rosters(seats: int) -> None:
    """Everybody keeps the seven cards dealt and discards one (F-12.7, F-4.4, F-4.7)."""
    state = new(3, seats=seats, draft="quick")
    assert state.question == questions.CHOOSE_DISCARD
    for seat in range(seats):
        assert tiers(state, cards_kept(state, seat)) == [0, 0, 0, 1, 2, 3, 4]
    assert len(state.deck) == 65 - 7 * seats


def play_draft_and_trace_hands(state: Season) -> list[list[int]]:
    """Play the draft with the first card each time; return for each round and seat where the seat's hand began."""
    origins = {card: seat for seat, hand in enumerate(hands_of(state)) for card in hand}
    laps = []
    while state.question == questions.CHOOSE_KEEP:
        laps.append([origins[hand[0]] for hand in hands_of(state)])
        play_first(state, questions.CHOOSE_KEEP)
    return laps


def test_live_draft_passes_hands_to_the_left() -> None:
    """In round k seat s + k - 1 has the hand that began at seat s (F-4.5); the seventh card is forced."""
    laps = play_draft_and_trace_hands(new(3, seats=3))
    assert laps == [[(seat - lap) % 3 for seat in range(3)] for lap in range(6)]


def test_reverse_draft_changes_direction_after_pick_three() -> None:
    """Hands go to the left after picks 1 to 3 and to the right after picks 4 to 7 (F-12.7)."""
    laps = play_draft_and_trace_hands(new(3, seats=5, draft="reverse"))
    assert laps == [[(seat - away) % 5 for seat in range(5)] for away in (0, 1, 2, 3, 2, 1)]


def test_reverse_draft_returns_last_card_to_first_holder() -> None:
    """The Manager who was dealt a hand keeps its last card (F-12.7)."""
    state = new(3, seats=4, draft="reverse")
    dealt = hands_of(state)
    play_draft_and_trace_hands(state)
    for seat in range(4):
        assert len(set(dealt[seat]) & set(cards_kept(state, seat))) == 2  # the first pick and the last


def test_pairs_draft_keeps_two_cards_of_each_hand() -> None:
    """Managers keep two cards per round in three rounds, then the last one (F-12.7)."""
    state = new(3, seats=3, draft="pairs")
    sizes = []
    laps = []
    origins = {card: seat for seat, hand in enumerate(hands_of(state)) for card in hand}
    while state.question == questions.CHOOSE_KEEP:
        sizes.append(len(state.managers[0].hand))
        laps.append([origins[hand[0]] for hand in hands_of(state)])
        first = state.legal(0)[0]
        state.play(0, first)
        assert 0 in state.actors()  # seat 0 must choose another card
        assert first not in state.legal(0)
        play_first(state, questions.CHOOSE_KEEP)
    assert sizes == [7, 5, 3]
    assert laps == [[(seat - lap) % 3 for seat in range(3)] for lap in range(3)]
    assert state.question == questions.CHOOSE_DISCARD
    assert [len(cards_kept(state, seat)) for seat in range(3)] == [7, 7, 7]


def test_pairs_draft_allows_retracting_first_card() -> None:
    """The first card is not final before the second is chosen (F-12.7, F-R10)."""
    state = new(3, seats=3, draft="pairs")
    choices = state.legal(1)
    state.play(1, choices[2])
    state.retract(1)
    assert state.legal(1) == choices


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_snake_draft_alternates_waiver_order_with_open_cards(seats: int) -> None:
    """All cards are face up, and everybody gets 3, 1, 1, 1, 1 by tier (F-12.7)."""
    state = new(4, seats=seats, draft="snake")
    order = unpack_order(state.order)
    assert len(GAME.view(state, None)["pool"]) == 7 * seats
    picked = []
    while state.question == questions.CHOOSE_OPEN:
        (seat,) = state.actors()
        picked.append(seat)
        state.play(seat, state.legal(seat)[-1])
    assert picked == [seat for lap in range(7) for seat in (order if lap % 2 == 0 else reversed(order))]
    for seat in range(seats):
        assert tiers(state, cards_kept(state, seat)) == [0, 0, 0, 1, 2, 3, 4]


# --- seasons and options ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("months", [3, 4, 5])
def test_season_has_chosen_number_of_months_with_free_agency(months: int) -> None:
    """A Full Season has 4 or 5 months, with Free Agency in every month except the first (F-12.3)."""
    claims: set[int] = set()
    seen: set[int] = set()

    def look(state: Season) -> None:
        seen.add(int(state.month))
        if state.question == questions.CHOOSE_CLAIM:
            claims.add(int(state.month))

    play_to_end(new(2, seats=2, months=months), 2, look)
    assert seen == set(range(months + 1))
    assert claims == set(range(2, months + 1))


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        ({"seats": 3, "more_wins": True}, "F-12.2"),
        ({"seats": 2, "always_wild_card": True}, "F-12.5"),
        ({"seats": 3, "two_player_edge": 1}, "F-R52"),
    ],
)
def test_options_for_other_numbers_of_managers_are_refused(options: dict[str, Any], rule: str) -> None:
    """More Wins needs four Managers, always_wild_card three, an edge exactly two (F-12.2, F-12.5, F-R52)."""
    with pytest.raises(UsageError, match=rule):
        new(1, **options)


def test_options_have_documented_defaults() -> None:
    """These values apply to a game without options (F-14.1)."""
    _, options = GAME.settings(new(1))
    assert options == {
        "seats": 4, "months": 3, "events": False, "more_wins": False, "always_wild_card": False, "draft": "live",
        "win_values": "flat", "track_tie": "share_high", "fa_rest": "deck", "zero_matches": True, "zero_wins": False,
        "translucent_sticky": True, "recruit": "reserve", "wildcard_magic": False, "two_player_edge": 0,
    }  # fmt: skip
    _, solo = GAME.settings(GAME.new("solo", 1))
    assert solo["robot_picks"] == "human"


def test_more_wins_lays_eight_cards_per_month() -> None:
    """The Series uses one card per game again (F-12.2.1, F-12.2.4)."""
    laid: list[int] = []

    def look(state: Season) -> None:
        if state.stage == SERIES:
            assert sum(win != NO_CARD for win in state.field) <= 4
        elif state.laid and state.week == 0:
            laid.append(sum(win != NO_CARD for win in state.field))

    play_to_end(new(6, seats=4, more_wins=True), 6, look)
    assert set(laid) == {8}


def test_wild_card_game_with_magic_keeps_rosters_complete() -> None:
    """Everybody keeps six Characters when magic exchanges cards in a Wild Card Game (F-R31, F-13.1)."""
    played = 0

    def look(state: Season) -> None:
        nonlocal played
        played += state.stage == WILD_CARD and bool(state.sequence)
        assert GAME.check(state) == []

    for seed in range(12):
        play_to_end(new(seed, seats=3, always_wild_card=True, wildcard_magic=True), seed, look)
    assert played > 20


# --- Events -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("event", EVENTS)
def test_event_is_skipped_where_it_has_no_effect(event: str) -> None:
    """Month 1 skips Free Agency Events, and the Series skips Events for the season only (F-12.1.3, F-R34)."""
    other = "E01" if event != "E01" else "E02"
    deck = {"options": {"events": True}, "event_deck": [event], "event_tail": [other]}
    first = position({}, phase="month", **deck)
    second = position({}, phase="month", month=2, **deck)
    series = position({}, phase="season-end", **deck)
    assert [GAME.view(state, 0)["event"] for state in (first, second, series)] == [
        other if event in FREE_AGENCY else event,
        event,
        other if event in SEASON_ONLY else event,
    ]


CHARACTERS = {
    "good two-way rookie": "Good AVG1 R1 HR1 RBI1 SB1 ERA1 IP1 W1 K1 SV1",
    "evil pro": "Evil Pro AVG5 R5 HR5 RBI5 SB5",
    "good specialist": "Good Specialist ERA5 IP5 W6 K5 SV6",
    "evil two-way all-star": "Evil All-Star AVG9 SV9",
    "good hall-of-fame": "Good Hall of Fame HR1 RBI10",
}
STATS = ("AVG", "R", "HR", "RBI", "SB", "ERA", "IP", "W", "K", "SV")
EFFECTS: dict[str, tuple[str, dict[str, int]]] = {
    "E01": ("", {"HR": 2}),
    "E02": ("", {"HR": -2}),
    "E03": ("", {"SB": 2}),
    "E04": ("", {"R": -1, "SB": -1}),
    "E05": ("", {"K": 2}),
    "E06": ("", {"ERA": 2, "AVG": -1}),
    "E07": ("", {"SV": -2}),
    "E08": ("", {"IP": 1, "W": 1}),
    "E09": ("good", dict.fromkeys(STATS, 1)),
    "E10": ("evil", dict.fromkeys(STATS, 1)),
    "E11": ("rookie", dict.fromkeys(STATS, 2)),
    "E12": ("hall-of-fame", dict.fromkeys(STATS, -1)),
    "E13": ("two-way", dict.fromkeys(STATS, 1)),
    "E14": ("specialist", {"W": 3}),  # W 6 and SV 6 are equal: the first one counts
}
"""The Characters that an Event changes, and the changes."""


@pytest.mark.parametrize("phase", ["week", "game"])
@pytest.mark.parametrize("name", CHARACTERS)
def test_event_changes_stats_of_matching_characters(name: str, phase: str) -> None:
    """Check F-E01 to F-E14 with Characters of every tier and alignment, in season and Series (F-12.1.4)."""
    words = CHARACTERS[name].split()
    stats = {word.rstrip("0123456789"): int(word.lstrip("AVGRHBISEWPK")) for word in words if word[-1].isdigit()}
    book = with_described_cards(own_set(), {"a": CHARACTERS[name]})
    for event, (who, change) in EFFECTS.items():
        state = GAME.position({"given": {"phase": phase, "event": event, "M0": {"active": "a"}}}, book)
        more = change if not who or who in name.split() else {}
        expected = {stat: max(0, value + more.get(stat, 0)) for stat, value in stats.items()}
        assert GAME.describe_state(state, {"M0": 0, "M1": 1})["M0"]["stats"] == expected, event


def test_each_month_and_series_has_new_event() -> None:
    """A used Event goes under the Event Deck (F-12.1.1, F-7.3, F-R53)."""
    found: dict[int, set[str]] = {}

    def look(state: Season) -> None:
        event = GAME.view(state, None)["event"]
        if state.month:
            found.setdefault(int(state.month) + (state.stage == SERIES), set()).add(str(event))
        assert len(state.event_deck) + len(state.event_tail) + (event is not None) == 30

    play_to_end(new(8, seats=2, events=True), 8, look)
    assert set(found) == {1, 2, 3, 4}
    assert all(len(events) == 1 and "None" not in events for events in found.values())
