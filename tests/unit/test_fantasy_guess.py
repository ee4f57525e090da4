"""Tests of guesses in Fantasy: a guess is drawn uniformly from the worlds that fit what the viewer knows (F-3)."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from typing import Any

import pytest

import pennant
from pennant.games.fantasy.cards import book_of
from pennant.games.fantasy.rules import moves, questions
from pennant.games.fantasy.rules.season import Season
from pennant.games.fantasy.rules.season_state import BENCH, NO_CARD, ROSTER

GAME = pennant.game("fantasy")
GUESSES = 3000
PLAIN = "Good IP1"
WATCHER = -1


def position(given: dict[str, Any], cards: dict[str, str]) -> Season:
    state = GAME.position({"cards": cards, "given": given})
    assert isinstance(state, Season)
    return state


def new(seed: int, **options: Any) -> Season:
    state = GAME.new("season", seed, **options)
    assert isinstance(state, Season)
    return state


def play(state: Season, seat: int, *moves: str) -> None:
    for move in moves:
        state.play(seat, GAME.parse(state, seat, move))


def names(state: Season, cards: Iterable[int]) -> tuple[str, ...]:
    """Return the sorted ids of some Characters."""
    return tuple(sorted(book_of(state.cards).characters[card].id for card in cards if card != NO_CARD))


def spot(state: Season, seat: int, place: int) -> str:
    return names(state, [state.managers[seat].spots[place]])[0]


def bench(state: Season, seat: int) -> tuple[str, ...]:
    return names(state, state.managers[seat].spots[BENCH:])


def roster(state: Season, seat: int) -> tuple[str, ...]:
    return names(state, state.managers[seat].spots)


def guesses(state: Season, viewer: int, count: int = GUESSES) -> Iterable[Season]:
    for seed in range(count):
        world = state.guess(viewer, seed)
        assert isinstance(world, Season)
        yield world


def assert_uniform(
    state: Season, viewer: int, of: Callable[[Season], object], worlds: int, count: int = GUESSES
) -> None:
    """Assert that guesses cover this number of worlds, the true one among them, each about equally often.

    Every count must lie within five standard deviations of the expected one.
    """
    found = Counter(of(world) for world in guesses(state, viewer, count))
    assert len(found) == worlds, found
    assert of(state) in found
    expected = count / worlds
    for number in found.values():
        assert abs(number - expected) < 5 * sqrt(expected * (1 - 1 / worlds)), found


# --- places on the board ----------------------------------------------------------------------------------------------

KNOWN_ROSTER = ("p1", "p2", "p3", "p4", "q1", "q2")


def known_roster_in_week(week: int) -> Season:
    """Build a week in which everybody knows M1's six Characters, but not the places of the face-down ones."""
    return position(
        {"week": week, "known": list(KNOWN_ROSTER), "M1": {"lineup": list(KNOWN_ROSTER[:4]), "bench": ["q1", "q2"]}},
        {" ".join(KNOWN_ROSTER): PLAIN},
    )


def places_of_m1(world: Season) -> object:
    return [spot(world, 1, place) for place in range(4)], bench(world, 1)


def test_guess_places_known_face_down_cards_in_any_order() -> None:
    """In week 2 two starters and two bench cards are face down, so there are 4 * 3 worlds (F-3.4, F-3.6)."""
    assert_uniform(known_roster_in_week(2), 0, lambda world: str(places_of_m1(world)), 12)


def test_guess_keeps_revealed_starters_in_place() -> None:
    """In week 4 all starters are face up, and the bench follows from the known roster (F-3.5)."""
    state = known_roster_in_week(4)
    assert all(places_of_m1(world) == places_of_m1(state) for world in guesses(state, 0, 50))


def test_guess_keeps_own_cards_of_viewer() -> None:
    """A Manager sees his own cards (F-3.4, F-3.6)."""
    state = known_roster_in_week(1)
    assert all(places_of_m1(world) == places_of_m1(state) for world in guesses(state, 1, 50))


def test_guess_of_spectator_uses_only_public_knowledge() -> None:
    """A spectator knows as little about M1's cards as M0 does (F-3.18)."""
    assert_uniform(known_roster_in_week(3), WATCHER, lambda world: spot(world, 1, 3), 3)


def test_guess_draws_unseen_cards_from_their_tier() -> None:
    """In a quick draft M1's Hall of Fame card is one of the nine that M0 does not have (F-3.2, F-4.4, F-12.7)."""
    state = new(7, seats=2, draft="quick")

    def best(world: Season) -> object:
        return next(card for card in world.managers[1].spots if card != NO_CARD and world.characters[card].tier == 4)

    assert_uniform(state, 0, best, 9)
    for world in guesses(state, 0, 200):
        tiers = sorted(int(world.characters[card].tier) for card in world.managers[1].spots if card != NO_CARD)
        assert tiers == [0, 0, 0, 1, 2, 3, 4]
        assert roster(world, 0) == roster(state, 0)


# --- the draft --------------------------------------------------------------------------------------------------------


def play_draft(rounds: int, seed: int = 3, **options: Any) -> tuple[Season, list[list[tuple[int, ...]]]]:
    """Play rounds of a draft in which everybody keeps the first card; return the state and the hands of each round."""
    state = new(seed, **{"seats": 3, **options})
    hands = []
    for _ in range(rounds):
        hands.append([manager.hand for manager in state.managers])
        while state.question == questions.CHOOSE_KEEP and [manager.hand for manager in state.managers] == hands[-1]:
            seat = state.actors()[0]
            state.play(seat, state.legal(seat)[0])
    return state, hands


@pytest.mark.parametrize("draft", ["live", "reverse", "pairs"])
def test_guess_keeps_hand_that_viewer_passed_on(draft: str) -> None:
    """In every round a Manager knows the hand that they have just passed on (F-3.1, F-4.5, F-12.7)."""
    rounds = 3 if draft == "pairs" else 6
    for lap in range(1, rounds):
        state, hands = play_draft(lap, draft=draft)
        for viewer in range(3):
            left = set(hands[-1][viewer]) - set(state.managers[viewer].spots)
            (holder,) = [seat for seat in range(3) if set(state.managers[seat].hand) == left]
            for world in guesses(state, viewer, 40):
                assert set(world.managers[holder].hand) == left


@pytest.mark.parametrize("draft", ["live", "reverse", "pairs"])
def test_guess_gives_last_passed_card_to_next_manager(draft: str) -> None:
    """The next Manager must keep a hand of one card, so the viewer knows who has it (F-3.1, F-4.5, F-12.7)."""
    state, hands = play_draft(3 if draft == "pairs" else 6, draft=draft)
    assert state.question == questions.CHOOSE_DISCARD
    for viewer in range(3):
        (last,) = set(hands[-1][viewer]) - set(state.managers[viewer].spots)
        (holder,) = [seat for seat in range(3) if last in state.managers[seat].spots]
        assert all(last in world.managers[holder].spots for world in guesses(state, viewer, 100))


def test_guess_varies_which_passed_card_next_manager_kept() -> None:
    """M1 has kept one of six cards passed on, so there are six worlds (F-3.1, F-3.2)."""
    state, hands = play_draft(2)
    passed = set(hands[0][0]) - set(state.managers[0].spots)

    def kept_card(world: Season) -> object:
        (card,) = passed & set(world.managers[1].spots)
        assert passed - {card} == set(world.managers[2].hand)
        return card

    assert_uniform(state, 0, kept_card, 6)


def test_guess_shares_two_missing_cards_among_two_managers() -> None:
    """M1 and M2 each took one of the two cards missing from the hand, so there are two worlds (F-3.1)."""
    state, hands = play_draft(3)
    back = set(state.managers[0].hand)
    gone = set(hands[0][0]) - set(state.managers[0].spots) - back
    assert len(gone) == 2

    def taken_card(world: Season) -> object:
        (card,) = gone & set(world.managers[1].spots)
        assert gone - {card} < set(world.managers[2].spots)
        assert set(world.managers[0].hand) == back
        return card

    assert_uniform(state, 0, taken_card, 2)


def test_guess_gives_each_manager_two_missing_cards_in_pairs_draft() -> None:
    """M1 and M2 each took two of the four cards missing from the hand, so there are six worlds (F-12.7)."""
    state, hands = play_draft(3, draft="pairs")
    gone = set(hands[0][0]) - set(state.managers[0].spots) - set(state.managers[0].hand)
    assert len(gone) == 4
    assert_uniform(state, 0, lambda world: tuple(sorted(gone & set(world.managers[1].spots))), 6)


def test_guess_never_puts_passed_cards_into_deck() -> None:
    """After the draft, a card that M0 passed on is in another roster or in the Discard Pile (F-3.1, F-3.10)."""
    state, hands = play_draft(6)
    for seat in range(3):
        state.play(seat, state.legal(seat)[-1])
    seen = {card for lap, held in enumerate(hands) for card in held[0] if lap < 6} - set(state.managers[0].spots)
    seen -= set(state.discard) & {card for card in state.discard if state.known[card] & 1}
    for world in guesses(state, 0, 500):
        elsewhere = {*world.managers[1].spots, *world.managers[2].spots, *world.discard}
        assert seen <= elsewhere
        assert not seen & set(world.deck)
        assert [len([card for card in m.spots if card != NO_CARD]) for m in world.managers] == [ROSTER] * 3


def test_guess_keeps_tiers_of_hands_not_seen_yet() -> None:
    """Every hand begins with 3, 1, 1, 1, 1 cards by tier, and the cards taken from it must fit this (F-4.4)."""
    state, _ = play_draft(2)
    for world in guesses(state, 0, 300):
        for origin in range(3):
            tiers = sorted(
                int(world.characters[card].tier)
                for card, mark in enumerate(world.drafted)
                if mark >> 3 == origin >= 0 <= mark
            )
            assert tiers == [0, 0, 0, 1, 2, 3, 4]


def test_guess_keeps_own_discard_of_viewer() -> None:
    """M0 knows that M0's own discard is in the pile; the other discards are secret (F-3.11, F-R6)."""
    state, _ = play_draft(6)
    own = state.legal(0)[0]
    gone = state.managers[0].spots[own - 1]
    for seat in range(3):
        state.play(seat, state.legal(seat)[0])
    for world in guesses(state, 0, 300):
        assert gone in world.discard
        assert len(world.discard) == 3


def test_guess_varies_secret_discard_after_snake_draft() -> None:
    """Everybody saw M1's seven cards but not which one M1 discarded, so there are seven worlds (F-R6, F-12.7)."""
    state = new(5, seats=2, draft="snake")
    while state.question == questions.CHOOSE_OPEN:
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0])
    for seat in (0, 1):
        state.play(seat, state.legal(seat)[2])
    assert_uniform(state, 0, lambda world: roster(world, 1), 7)


# --- secret choices ---------------------------------------------------------------------------------------------------


def test_guess_varies_secret_starters() -> None:
    """M1 has chosen in secret: two starters are any two of six cards, so there are 6 * 5 worlds (F-5.3.1, F-3.15)."""
    state = position({"phase": "rosters", "known": list(KNOWN_ROSTER), "M1": {"roster": list(KNOWN_ROSTER)}},
                     {" ".join(KNOWN_ROSTER): PLAIN})  # fmt: skip
    play(state, 1, "1st p3", "2nd p1", "3rd q1", "home p2")

    def starters(world: Season) -> object:
        picks: list[int] = []
        packed = world.managers[1].picks
        while packed:
            picks.append((packed & 1023) - 1)
            packed >>= 10
        assert len(set(picks)) == len(picks) == 4
        return tuple(world.managers[1].spots[pick - moves.SPOT] for pick in picks[2:])

    assert_uniform(state, 0, starters, 30)


def test_guess_ignores_unfinished_roster() -> None:
    """A Manager who is not ready starts the choice again in a guess (F-3.15, F-R10)."""
    state = position({"phase": "rosters"}, {})
    play(state, 1, GAME.notation(state, 1, state.legal(1)[0]))
    for world in guesses(state, 0, 20):
        assert world.managers[1].picks == 0
        assert len(world.legal(1)) == ROSTER


def test_guess_varies_secret_pick_of_series_game() -> None:
    """Before Game 5 M1 has chosen one of three cards that everybody knows (F-10.10)."""
    state = position({"phase": "pick", "known": ["p1", "p2", "p3"], "M1": {"bench": ["p1", "p2", "p3"]}},
                     {"p1 p2 p3": PLAIN})  # fmt: skip
    play(state, 1, "game 5 p2")
    assert_uniform(state, 0, lambda world: spot(world, 1, world.managers[1].picks - 2), 3)


def test_guess_varies_secret_wild_card_character() -> None:
    """M1 has chosen one of six Characters for a Wild Card Game (F-9.3)."""
    state = position(
        {"phase": "wild-card", "contenders": ["M0", "M1"], "finalists": ["M2"], "seats": 3, "known": list(KNOWN_ROSTER),
         "M1": {"roster": list(KNOWN_ROSTER)}},
        {" ".join(KNOWN_ROSTER): PLAIN},
    )  # fmt: skip
    play(state, 1, "wild p2")
    assert_uniform(state, 0, lambda world: spot(world, 1, world.managers[1].picks - 2), 6)


def test_guess_varies_secret_sides_of_more_wins() -> None:
    """In week 2 the sides of two starters are still secret, so there are four worlds (F-12.2.2, F-3.17)."""
    state = position({"seats": 4, "week": 2, "options": {"more_wins": True}, "M1": {"sides": ["1st", "home"]}}, {})
    assert_uniform(state, 0, lambda world: int(world.managers[1].sides), 4)


def test_guess_ignores_unfinished_claim() -> None:
    """Others do not know which Free Agent a Manager claims until that Manager drops a card (F-3.17)."""
    state = position({"phase": "free-agency", "pool": ["f1", "f2", "f3", "f4"]}, {"f1 f2 f3 f4": PLAIN})
    play(state, 0, "claim f2")
    for world in guesses(state, 1, 20):
        assert world.managers[0].picks == 0
        assert [GAME.notation(world, 0, action) for action in world.legal(0)][:2] == ["decline", "claim f1"]


def test_guess_ignores_unfinished_use_of_magic() -> None:
    """Others do not know which magic a Manager is about to use (F-3.17)."""
    state = position({"order": ["M1", "M0"], "M0": {"bench": ["axe", "x"]}, "M1": {"tracks": {"red": 1, "blue": 1}}},
                     {"axe": "Good IP1, AXE", "x": PLAIN})  # fmt: skip
    play(state, 0, "use axe")
    for world in guesses(state, 1, 20):
        assert world.use == 0
        assert GAME.view(world, 1) == GAME.view(state, 1)


@pytest.mark.parametrize(
    ("options", "magic", "moves", "begin"),
    [({}, "DIG", ("use card", "dig old"), "dig "), ({"recruit": "immediate"}, "RECRUIT", ("use card", ""), "keep ")],
    ids=["DIG", "RECRUIT"],
)
def test_guess_continues_look_at_hidden_cards(
    options: dict[str, Any], magic: str, moves: tuple[str, str], begin: str
) -> None:
    """Others see that a Manager looks at cards but not which one is chosen, so it is open (F-11.6, F-11.16)."""
    state = position({"order": ["M1", "M0"], "discard": ["old"], "options": options, "M0": {"bench": ["card"]}},
                     {"card": f"Good IP1, {magic}", "old": PLAIN})  # fmt: skip
    for move in moves:
        play(state, 0, move or GAME.notation(state, 0, state.legal(0)[0]))
    for world in guesses(state, 1, 20):
        assert GAME.view(world, 1) == GAME.view(state, 1)
        assert all(GAME.notation(world, 0, action).startswith(begin) for action in world.legal(0))
        decision = GAME.decision(world, 0)
        assert decision is not None
        assert decision.kind == magic.lower()
        while world.use:
            play(world, 0, GAME.notation(world, 0, world.legal(0)[0]))
        assert GAME.check(world) == []


# --- secret exchanges -------------------------------------------------------------------------------------------------

DECK = ("d1", "d2", "d3", "d4", "d5")
DECK_SHAPES = {"d1": "Good IP1", "d2": "Evil Pro IP1", "d3": "Good Specialist IP1", "d4": "Good All-Star IP1",
               "d5": "Good Hall of Fame IP1"}  # fmt: skip


def deal(given: dict[str, Any], cards: dict[str, str], deck: Sequence[str] = DECK) -> Season:
    """Build a week in which only these cards are in the Character Deck."""
    return position({"order": ["M1", "M0"], "character_deck": list(deck), **given}, {**DECK_SHAPES, **cards})


def test_guess_varies_card_drawn_by_secret_morph() -> None:
    """The new bench card may be any of the five cards of the deck, whatever its tier (F-11.13, F-3.6)."""
    state = deal(
        {"week": 4, "known": ["a", "x"], "M0": {"active": "a", "bench": ["morph", "x"]}},
        {"morph": "Good IP1, MORPH", "a x": PLAIN},
    )
    play(state, 0, "use morph", "morph x")
    assert_uniform(state, 1, lambda world: bench(world, 0), 5)
    assert all("x" in names(world, world.tail) for world in guesses(state, 1, 100))
    assert all(bench(world, 0) == bench(state, 0) for world in guesses(state, 0, 100))


def test_guess_keeps_card_drawn_by_open_morph() -> None:
    """Everybody sees the new active and the card that went under the deck (F-11.13, F-3.5, F-3.10)."""
    state = deal({"M0": {"active": "a", "bench": ["morph"]}}, {"morph": "Good IP1, MORPH", "a": PLAIN})
    play(state, 0, "use morph", "morph a")
    for world in guesses(state, 1, 100):
        assert spot(world, 0, 0) == spot(state, 0, 0)
        assert names(world, world.tail) == ("a",)


def test_guess_varies_face_down_card_replaced_by_morph() -> None:
    """In week 3 MORPH may have replaced either of two known face-down cards (F-11.13, F-3.16)."""
    state = deal(
        {"week": 3, "known": ["home", "x"], "M0": {"lineup": {"home": "home"}, "bench": ["morph", "x"]}},
        {"morph": "Good IP1, MORPH", "home x": PLAIN},
        deck=["d1"],
    )
    play(state, 0, "use morph", "morph x")
    found = Counter(names(world, world.tail) for world in guesses(state, 1, 1000))
    assert set(found) == {("home",), ("x",)}
    assert 400 < found["x",] < 600


def start_recruit() -> Season:
    """Build a week in which everybody knows M0's cards and M0 looks at three of four unseen cards."""
    own = ["a1", "a2", "a3", "a4", "rec", "x"]
    state = deal(
        {"known": own, "M0": {"lineup": own[:4], "bench": own[4:]}},
        {"rec": "Good IP1, RECRUIT", "a1 a2 a3 a4 x": PLAIN},
        deck=DECK[:4],
    )
    play(state, 0, "use rec")
    return state


def test_guess_keeps_card_drawn_by_morph_on_bench() -> None:
    """The drawn card is on the bench and one of two old cards is at Home, so there are 2 * 3 worlds (F-11.13)."""
    state = deal(
        {"week": 3, "known": ["home", "x"], "M0": {"lineup": {"home": "home"}, "bench": ["morph", "x"]}},
        {"morph": "Good IP1, MORPH", "home x": PLAIN},
        deck=["d1", "d2", "d3"],
    )
    play(state, 0, "use morph", "morph x")
    assert_uniform(state, 1, lambda world: (spot(world, 0, 3), bench(world, 0)), 6)


def test_guess_varies_reserved_card_and_cards_under_deck() -> None:
    """Of four cards one is reserved and two are under the deck in order, so there are 24 worlds (F-3.9)."""
    state = start_recruit()
    play(state, 0, GAME.notation(state, 0, state.legal(0)[3]))

    def hidden(world: Season) -> object:
        return names(world, world.managers[0].reserved), world.tail

    assert_uniform(state, 1, hidden, 24)
    assert all(hidden(world) == hidden(state) for world in guesses(state, 0, 100))


def test_guess_varies_cards_that_recruit_shows() -> None:
    """While M0 looks at three of four cards, the others do not know which three, so there are four worlds (F-11.16)."""
    state = start_recruit()
    assert_uniform(state, 1, lambda world: names(world, world.drawn), 4)
    assert all(world.drawn == state.drawn for world in guesses(state, 0, 50))


PILE = {"week": 3, "discard": ["d1", "d2", "d3"], "known": ["d1", "d2", "d3", "c", "x"],
        "M0": {"lineup": {"home": "c"}, "bench": ["dig", "x"]}}  # fmt: skip
"""Three known cards are in the Discard Pile; M0's face-down cards are c and x, in any order."""


def play_secret_dig() -> Season:
    state = deal(dict(PILE), {"dig": "Good IP1, DIG", "c x": PLAIN}, deck=["d4"])
    play(state, 0, "use dig", "dig d2", "for c")
    return state


def test_guess_varies_cards_exchanged_by_secret_dig() -> None:
    """One of d1, d2 and d3 entered the roster, and one of c and x left it (F-11.6, F-3.11)."""
    state = play_secret_dig()
    assert_uniform(state, 1, lambda world: (roster(world, 0), names(world, world.discard)), 6)
    assert all(names(world, world.discard) == ("c", "d1", "d3") for world in guesses(state, 0, 100))


def test_guess_puts_card_of_secret_dig_into_chosen_slot() -> None:
    """Everybody sees the chosen slot: the new card is there, not on the bench (F-11.0.5, F-11.6)."""
    state = play_secret_dig()
    assert_uniform(state, 1, lambda world: (spot(world, 0, 3), bench(world, 0)), 6)


def test_guess_keeps_cards_exchanged_by_open_dig() -> None:
    """When DIG replaces the active, everybody sees both cards (F-11.6, F-3.5)."""
    state = deal(
        {"discard": ["d1", "d2", "d3"], "M0": {"active": "c", "bench": ["dig"]}},
        {"dig": "Good IP1, DIG", "c": PLAIN},
        deck=["d4"],
    )
    play(state, 0, "use dig", "dig d2", "for c")
    for world in guesses(state, 1, 100):
        assert spot(world, 0, 0) == "d2"
        assert "c" in names(world, world.discard)


# --- what stays known -------------------------------------------------------------------------------------------------


def test_guess_keeps_revealed_cards_in_their_roster() -> None:
    """Cards revealed in one month stay with their Manager in guesses of the next month (F-3.3, F-3.16)."""
    state = position(
        {"order": ["M1", "M0"], "week": 4, "M0": {"lineup": ["p1", "p2", "p3", "p4"], "bench": ["j", "q1"]},
         "M1": {"bench": ["r1", "r2"]}},
        {"p1 p2 p3 p4 q1 r1 r2": PLAIN, "j": "Good IP1, JUSTICE"},
    )  # fmt: skip
    play(state, 0, "use j")
    play(state, 1, "pass")
    assert state.month == 2
    for viewer in (1, WATCHER):
        for world in guesses(state, viewer, 200):
            assert {"p1", "p2", "p3", "p4", "j"} < set(roster(world, 0))


def test_guess_keeps_free_agents_claimed_and_dropped() -> None:
    """Everybody knows the cards in the pool and the cards claimed from it or dropped into it (F-3.12, F-5.2.3)."""
    state = position(
        {"phase": "free-agency", "order": ["M0", "M1"], "pool": ["f1", "f2", "f3", "f4"], "M0": {"roster": ["old"]}},
        {"f1 f2 f3 f4 old": PLAIN},
    )
    play(state, 0, "claim f2", "drop old")
    for world in guesses(state, 1, 200):
        assert names(world, world.pool) == ("f1", "f3", "f4", "old")
        assert "f2" in roster(world, 0)
        assert "old" not in roster(world, 0)
        assert not {"f1", "f3", "f4", "old"} & set(names(world, world.deck))


def test_guess_never_reserves_card_that_later_became_free_agent() -> None:
    """A card reserved in month 1 cannot be a Free Agent of month 2 (F-3.9, F-3.10)."""
    state = deal(
        {"week": 4, "M0": {"bench": ["rec", "q1"]}, "M1": {"bench": ["r1"]}},
        {"rec": "Good IP1, RECRUIT", "q1 r1": PLAIN},
        deck=["d1", "d2", "d3", "d4", "d5", "P-31", "P-18", "P-20", "P-41"],
    )
    play(state, 0, "use rec")
    play(state, 0, GAME.notation(state, 0, state.legal(0)[0]))
    play(state, 1, "pass")
    assert state.month == 2
    free = names(state, state.pool)
    for world in guesses(state, 1, 300):
        assert names(world, world.pool) == free
        assert not set(names(world, world.managers[0].reserved)) & set(free)


def test_guess_never_deals_unclaimed_free_agents() -> None:
    """An unclaimed Free Agent came from the deck and returned to it, so it is in no roster (F-3.12, F-5.2.6)."""
    state = new(6, seats=2, draft="quick")
    while state.month < 2:
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0])
    pool = set(state.pool)
    for seat in [state.actors()[0], 1 - state.actors()[0]]:
        play(state, seat, "decline")
    assert not state.pool
    for viewer in (0, 1):
        for world in guesses(state, viewer, 300):
            assert not pool & set(world.managers[1 - viewer].spots)
            assert pool <= set(world.deck)


def test_guess_never_draws_card_that_later_became_free_agent() -> None:
    """M0 still has the card drawn by MORPH in month 1, so it cannot be a Free Agent of month 2 (F-3.10, F-11.13)."""
    state = deal(
        {"week": 4, "known": ["x"], "M0": {"bench": ["morph", "x"]}, "M1": {"bench": ["r1"]}},
        {"morph": "Good IP1, MORPH", "x r1": PLAIN},
        deck=["d1", "d2", "d3", "d4", "d5", "P-31", "P-18"],
    )
    play(state, 0, "use morph", "morph x")
    play(state, 1, "pass")
    assert state.month == 2
    free = set(names(state, state.pool))
    for seat in [state.actors()[0], 1 - state.actors()[0]]:
        play(state, seat, "decline")
    found: set[str] = set()
    for world in guesses(state, 1, 500):
        assert not set(roster(world, 0)) & free
        found |= set(roster(world, 0)) - set(roster(state, 0))
    assert len(found) == 2  # of seven cards, M0 has one and four were Free Agents


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    "options",
    [{"seats": 3}, {"seats": 2, "draft": "quick"}, {"seats": 4, "draft": "pairs", "events": True, "more_wins": True},
     {"seats": 3, "draft": "reverse", "recruit": "immediate"}, {"seats": 5, "draft": "snake", "fa_rest": "discard"}],
    ids=str,
)  # fmt: skip
def test_guess_looks_identical_to_viewer(options: dict[str, Any], seed: int) -> None:
    """The viewer sees the same in the guess as in the true game, and every card exists once (F-3.17, F-13.1)."""
    state = new(seed, **options)
    step = 0
    while not state.is_over():
        seat = state.actors()[0]
        legal = state.legal(seat)
        state.play(seat, legal[(seed * 31 + step * 17) % len(legal)])
        step += 1
        if step % 9 == 0:
            for viewer in (None, *range(state.seats)):
                world = state.guess(WATCHER if viewer is None else viewer, step)
                assert GAME.view(world, viewer) == GAME.view(state, viewer)
                assert GAME.check(world) == []


def named_cards(view: dict[str, Any]) -> set[tuple[Any, ...]]:
    """Return every Character that a view names, with its place."""
    found: set[tuple[Any, ...]] = {(zone, card) for zone in ("discard", "tail", "pool") for card in view[zone]}
    for manager in view["managers"]:
        seat = manager["seat"]
        found |= {(seat, zone, card) for zone in ("hand", "roster", "reserved", "drawn") for card in manager[zone]}
        found |= {(seat, "bench", entry["card"]) for entry in manager["bench"]}
        found |= {(seat, place, entry["card"]) for place, entry in enumerate(manager["lineup"]) if entry}
    return {place for place in found if place[-1] != "?"}


@pytest.mark.parametrize("seed", range(3))
def test_view_of_spectator_names_no_more_cards_than_view_of_manager(seed: int) -> None:
    """Every Manager sees the cards that a spectator sees, and nobody sees an opponent's choices (F-3.17, F-3.18)."""
    state = new(seed, seats=3, events=True)
    step = 0
    while not state.is_over():
        seat = state.actors()[0]
        legal = state.legal(seat)
        state.play(seat, legal[(seed * 31 + step * 17) % len(legal)])
        step += 1
        if step % 5 == 0:
            watched = named_cards(GAME.view(state, None))
            for viewer in range(3):
                view = GAME.view(state, viewer)
                assert watched <= named_cards(view)
                assert all(not manager["choice"] for manager in view["managers"] if manager["seat"] != viewer)
