"""Tests of the invariants of every match (section 17) and of hidden information (section 4), as seen in the views."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

import pennant
from pennant.games.highlights.cards import own_set
from pennant.kernel.events import View
from pennant.kernel.state import State

GAME = pennant.game("highlights")
FREE_AGENT = re.compile(r"OFA-\d\d")
REGULATION = ("play", "order", "glove", "pick-off", "double-play", "save")

MATCHES = [
    pytest.param("beginner", {}, 90, id="beginner"),
    pytest.param("standard", {}, 90, id="standard"),
    pytest.param("expert", {}, 90, id="expert"),
    pytest.param("expert", {"extra_revenue": False, "buy_row": 10}, 90, id="expert, no extra revenue"),
    pytest.param("spring", {}, 70, id="spring training"),
    pytest.param("solitaire", {}, 75, id="solitaire"),
    pytest.param("solitaire", {"box": "spring"}, 55, id="solitaire, spring training"),
    pytest.param("tournament", {}, 120, id="tournament"),
]


def random_states(mode: str, options: dict[str, Any], seed: int) -> Iterator[State]:
    """Play a random match; yield the state before the first decision and after every decision."""
    luck = Random(seed)
    state = GAME.new(mode, seed=seed, **options)
    yield state
    while not state.is_over():
        seat = luck.choice(state.actors())
        state.apply(seat, luck.choice(state.legal(seat)))
        yield state


def views(state: State) -> list[View]:
    """Return the view of each seat, then that of a spectator; `viewer` in a view names its seat."""
    return [GAME.view(state, viewer) for viewer in (*range(state.seats), None)]


def saving_cards(view: View, seat: int) -> list[str]:
    """Return the card with which this side tries to save the game; at that moment it is in no zone."""
    pair = view["pairs"][view["sides"][seat]["pair"]]
    return [pair["save"]] if pair["save"] and pair["visitor"] == seat else []


def own_cards(view: View, seat: int) -> list[str]:
    """Return all cards of a side as its owner sees them."""
    side = view["sides"][seat]
    top = side["lineup"]["top"]
    on_deck = [side["on_deck"]["card"]] if side["on_deck"] else []
    lineup = [*top, *side["unseen"]]
    assert side["lineup"]["size"] == len(lineup)
    return [*lineup, *side["hand"], *on_deck, *side["in_play"], *side["dugout"], *saving_cards(view, seat)]


def count_cards(view: View, seat: int) -> int:
    """Count the cards in the zones of a side."""
    side = view["sides"][seat]
    zones = [len(side[zone]) for zone in ("hand", "in_play", "dugout")]
    return sum(zones) + int(side["lineup"]["size"]) + (side["on_deck"] is not None) + len(saving_cards(view, seat))


def is_in_regulation(view: View, seat: int) -> bool:
    """Return whether the pair of this side is playing the six regulation innings."""
    pair = view["pairs"][view["sides"][seat]["pair"]]
    return pair["inning"] <= 6 and pair["question"] in REGULATION


@pytest.mark.parametrize(("mode", "options", "cards"), MATCHES)
def test_number_of_cards_is_constant(mode: str, options: dict[str, Any], cards: int) -> None:
    """Each side has fifteen cards, and every card is in one place (H-17.1, H-17.2, H-17.5, H-1.3)."""
    for state in random_states(mode, options, seed=11):
        seen = views(state)
        public = seen[-1]
        places = [card for pair in public["pairs"] for card in pair["row"]]
        for seat in range(state.seats):
            own = own_cards(seen[seat], seat)
            assert len(own) == 15
            places += [*own, *seen[seat]["sides"][seat]["minors"]["cards"]]
        machine = 0
        if mode == "solitaire":
            machine = count_cards(public, 1)
            assert machine == 15
            places += [*public["sides"][1]["in_play"], *public["sides"][1]["dugout"]]
            machine -= len(public["sides"][1]["in_play"]) + len(public["sides"][1]["dugout"])
        assert len(set(places)) == len(places)
        assert len(places) + machine + public["tables"][0]["deck"] == cards


@pytest.mark.parametrize(("mode", "options", "cards"), MATCHES)
def test_regulation_innings_keep_expected_zone_sizes(mode: str, options: dict[str, Any], cards: int) -> None:
    """Hand and cards in play are six together; the plate of the side to move is empty (H-17.3, H-7.7)."""
    for state in random_states(mode, options, seed=12):
        view = GAME.view(state, None)
        for seat, side in enumerate(view["sides"]):
            if not is_in_regulation(view, seat):
                continue
            pair = view["pairs"][side["pair"]]
            if seat < state.seats:
                assert len(side["hand"]) + len(side["in_play"]) == 6
                assert side["lineup"]["size"] + len(side["dugout"]) + len(saving_cards(view, seat)) in (8, 9)
            else:
                assert side["hand"] == []
                if pair["question"] in ("play", "save"):
                    assert len(side["in_play"]) == len(view["sides"][pair["visitor"]]["in_play"])
                assert side["lineup"]["size"] + len(side["dugout"]) >= 9
            if pair["question"] == "play" and seat in pair["asked"]:
                assert side["plate"] == []


@pytest.mark.parametrize(("mode", "options", "cards"), MATCHES)
def test_batters_runners_and_runs_stay_within_limits(mode: str, options: dict[str, Any], cards: int) -> None:
    """There are at most three batters and one runner per base, and runs never decrease (H-17.4, H-17.6)."""
    best: dict[tuple[Any, ...], int] = {}
    for state in random_states(mode, options, seed=13):
        view = GAME.view(state, None)
        for seat, side in enumerate(view["sides"]):
            assert len(side["plate"]) <= 3
            assert set(side["bases"]) == {"first", "second", "third"}
            assert set(side["bases"].values()) <= {None, "slow", "average", "fast"}
            pair = view["pairs"][side["pair"]]
            if pair["question"] in (*REGULATION, "extra"):
                game = (seat, len(pair["results"]), side["pair"], pair["stage"], pair["game"])
                assert side["runs"] >= best.get(game, 0)
                best[game] = side["runs"]


@pytest.mark.parametrize(("mode", "options", "cards"), MATCHES)
def test_views_hide_private_zones_from_others(mode: str, options: dict[str, Any], cards: int) -> None:
    """Only the owner sees hand, card on deck, minors and choices; the rest is public (H-4.2 to H-4.7, H-4.9)."""
    for state in random_states(mode, options, seed=14):
        seen = views(state)
        for view in seen:
            for seat, side in enumerate(view["sides"]):
                if view["viewer"] == seat:
                    assert all(side["hand"])
                    assert side["on_deck"] is None or side["on_deck"]["card"]
                    assert side["minors"]["cards"] is not None
                    continue
                owner = seen[seat if seat < state.seats else 0]["sides"][seat]
                assert side["hand"] == [None] * len(owner["hand"])
                assert side["on_deck"] == (None if owner["on_deck"] is None else {"card": None})
                assert side["minors"] == {"size": owner["minors"]["size"], "cards": None}
                assert side["choice"] is side["chosen"] is None
                assert side["lineup"]["size"] == owner["lineup"]["size"]
                for open_to_all in ("dugout", "bases", "plate", "runs", "wins", "money", "committed"):
                    assert side[open_to_all] == owner[open_to_all]
                if not side["bought"]:
                    assert side["in_play"] == owner["in_play"]
            assert [pair["row"] for pair in view["pairs"]] == [pair["row"] for pair in seen[-1]["pairs"]]


@pytest.mark.parametrize(("mode", "options", "cards"), MATCHES)
def test_views_do_not_name_hidden_free_agents(mode: str, options: dict[str, Any], cards: int) -> None:
    """A free agent is hidden until it is in a row or the machine plays it (H-4.8, H-4.14, H-16.18)."""
    known: set[str] = set()
    for state in random_states(mode, options, seed=15):
        public = GAME.view(state, None)
        known |= {card for pair in public["pairs"] for card in pair["row"]}
        if mode == "solitaire":
            known |= set(public["sides"][1]["in_play"]) | set(public["sides"][1]["dugout"])
        for view in views(state):
            assert set(FREE_AGENT.findall(msgspec.json.encode(view).decode())) <= known


@pytest.mark.parametrize(("mode", "options", "cards"), MATCHES)
def test_views_do_not_reveal_lineup_order(mode: str, options: dict[str, Any], cards: int) -> None:
    """A view shows the size of a lineup, the public purchases on top, and a sorted set (H-4.1, H-4.15)."""
    for state in random_states(mode, options, seed=16):
        for view in views(state):
            for seat, side in enumerate(view["sides"]):
                assert side["unseen"] == sorted(side["unseen"])
                assert len(side["lineup"]["top"]) <= side["lineup"]["size"]
                if view["viewer"] != seat:
                    bought = {card for card in side["lineup"]["top"] if card}
                    assert bought <= {card.id for card in own_set().cards}
                    assert not bought & set(side["unseen"])


@pytest.mark.parametrize(("mode", "options", "cards"), MATCHES)
def test_events_hide_private_cards_from_others(mode: str, options: dict[str, Any], cards: int) -> None:
    """Draws, cards on deck, demotions, secret choices and cards returned to a lineup are hidden (H-4.1 to H-4.3).

    Only their owner sees them (H-4.6, H-R20, H-R24, H-R27); a discard is public (H-4.5, H-4.13).
    """
    luck = Random(17)
    state = GAME.new(mode, seed=17, listen=True, **options)
    while not state.is_over():
        seat = luck.choice(state.actors())
        state.apply(seat, luck.choice(state.legal(seat)))
    hidden = {"drawn": "card", "on-deck": "card", "demoted": "card", "decided": "action"}
    for viewer in (*range(state.seats), None):
        for event, truth in zip(GAME.events(state, viewer), GAME.events(state, None, reveal=True), strict=True):
            field = hidden.get(event["kind"])
            if field and event["seat"] != viewer:
                assert event[field] is None
            elif event["kind"] == "left-over" and event["to"] == "dugout":
                assert event["card"] == truth["card"] is not None
            elif event["kind"] not in ("left-over", "chance", "set"):
                assert event == truth


@pytest.mark.parametrize(
    ("threats", "words"),
    [(["single/slow", "double/slow"], ["save lineup", "cancel 2"]), (["single/slow"], ["save lineup"])],
)
def test_action_event_of_save_names_revealed_card(threats: list[str], words: list[str]) -> None:
    """In a visitor save the revealed card acts, not the last card played (H-12.4, H-R36)."""
    position = {
        "cards": {"wall": "natural slow [] glove"},
        "given": {
            "phase": "save",
            "visitor": {"in_play": ["OST-LA-03"], "lineup": ["wall"]},
            "home": {"in_play": ["OST-NY-03"], "threats": threats},
        },
    }
    state = GAME.position(position)
    state.log = []
    for text in words:
        state.play(0, GAME.parse(state, 0, text))
    (action,) = [event for event in GAME.events(state, None) if event["kind"] == "action"]
    assert action["card"] == "wall"
    assert action["works"]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
def test_hand_and_lineup_sizes_hold_over_many_matches(seed: int) -> None:
    """Repeat the checks of hands and lineups with more seeds (H-7.7, H-17.1, H-17.3)."""
    for state in random_states("expert", {}, seed=100 + seed):
        for seat in range(2):
            view = GAME.view(state, seat)
            assert len(set(own_cards(view, seat))) == 15
            if is_in_regulation(view, seat):
                side = view["sides"][seat]
                assert len(side["hand"]) + len(side["in_play"]) == 6
                assert side["lineup"]["size"] + len(side["dugout"]) + len(saving_cards(view, seat)) in (8, 9)
