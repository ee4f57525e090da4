"""Views, events, decisions and move notation of Clutch for players and spectators (C-7, C-8)."""

import copy
import json
from random import Random
from typing import Any

import numpy
import pytest

import pennant
from pennant.games.clutch.cards import own_set
from pennant.games.clutch.encode import encode, parts
from pennant.games.clutch.events import KINDS, QUESTIONS, public_question
from pennant.games.clutch.rules import events, moves, questions
from pennant.games.clutch.rules.ballgame import RULE_OF_QUESTION, Ballgame
from pennant.kernel.board_view import board_numbers, put
from pennant.kernel.errors import IllegalMove, UsageError
from pennant.kernel.game import HIDDEN
from pennant.kernel.sitting import Sitting
from pennant.kernel.state import State

GAME = pennant.game("clutch")
HOME, AWAY = 0, 1
VIEWERS = (HOME, AWAY, None)

ROLLER = {
    "at": "result",
    "result": "GB",
    "bases": ["first"],
    "away": {"hand": ["B13", "B02", "B03"]},
    "home": {"hand": ["R01", "R09"], "deck": ["R02", "R03"]},
}
"""A ground ball, with a card in the hand of the offense that costs another card."""


def position(**given: Any) -> Ballgame:
    state = GAME.position({"given": given})
    assert isinstance(state, Ballgame)
    seats = GAME.seat_names(state)
    assert seats == {"home": HOME, "away": AWAY}
    return state


def start_sitting(state: State) -> Sitting:
    state.log = []
    return Sitting(GAME, state, {"kind": "small", "seed": 1})


def views(state: State) -> dict[int | None, str]:
    return {viewer: json.dumps(GAME.view(state, viewer)) for viewer in VIEWERS}


def notations(state: State, seat: int) -> list[str]:
    return [GAME.notation(state, seat, action) for action in state.legal(seat)]


def play_random_moves(mode: str, seed: int, moves_made: int, **options: Any) -> Ballgame:
    """Start a game with a log and play some random moves."""
    luck = Random(seed)
    state = GAME.new(mode, seed, listen=True, **options)
    assert isinstance(state, Ballgame)
    for _ in range(moves_made):
        seat = luck.choice(state.actors())
        state.apply(seat, luck.choice(state.legal(seat)))
    return state


# --- hidden cards -----------------------------------------------------------------------------------------------------


def test_c_7_hand_is_visible_only_to_its_owner() -> None:
    state = position(**ROLLER)
    hands = {viewer: [team["hand"] for team in GAME.view(state, viewer)["teams"]] for viewer in VIEWERS}
    assert hands[HOME] == [["R01", "R09"], [HIDDEN] * 3]
    assert hands[AWAY] == [[HIDDEN] * 2, ["B02", "B03", "B13"]]
    assert hands[None] == [[HIDDEN] * 2, [HIDDEN] * 3]


def test_c_7_cards_shown_to_a_manager_stay_hidden_from_spectators() -> None:
    state = position(at="before the pitch", home={"hand": ["G03"], "deck": ["R01"]}, away={"hand": ["B02", "B03"]})
    sitting = start_sitting(state)
    before = {viewer: GAME.view(state, viewer) for viewer in VIEWERS}
    start = len(sitting.log)
    sitting.play(HOME, "play G03")
    for viewer, view in before.items():
        for event in GAME.events(state, viewer, since=start):
            GAME.fold(view, event)
        assert view == GAME.view(state, viewer)
    assert before[HOME]["teams"][AWAY]["hand"] == before[HOME]["teams"][AWAY]["known"] == ["B02", "B03"]
    assert before[AWAY]["teams"][AWAY]["known"] == ["B02", "B03"]
    assert before[None]["teams"][AWAY]["known"] == []
    assert before[None]["teams"][AWAY]["hand"] == [HIDDEN] * 2


def test_c_r49_closed_deck_lists_hide_cards_and_names_of_decks() -> None:
    for deck_lists in ("open", "closed"):
        state = GAME.new("single", 1, deck_lists=deck_lists)
        own, other, nobodys = (GAME.view(state, viewer) for viewer in (0, 1, None))
        is_open = deck_lists == "open"
        assert sum(own["teams"][0]["deck_list"].values()) == 50
        assert (other["teams"][0]["deck_list"] is not None) is is_open
        assert (nobodys["teams"][0]["deck_list"] is not None) is is_open
        assert own["options"]["decks"] == ["small-ball", "three-true-outcomes" if is_open else HIDDEN]
        assert nobodys["options"]["decks"] == (["small-ball", "three-true-outcomes"] if is_open else [HIDDEN, HIDDEN])


def test_drawn_card_is_hidden_from_other_viewers() -> None:
    state = play_random_moves("single", 3, 400, windows="quick")
    for viewer in VIEWERS:
        for event in GAME.events(state, viewer):
            if event["kind"] in ("drew", "hand-set") and event["seat"] != viewer:
                assert event["card"] is None


# --- choices of several parts -----------------------------------------------------------------------------------------


def test_c_7_partial_card_choice_is_visible_only_to_its_owner() -> None:
    state = position(**ROLLER)
    sitting = start_sitting(state)
    before = views(state)
    sitting.play(AWAY, "play B13")
    assert notations(state, AWAY) == ["pay B02", "pay B03"]
    after = views(state)
    assert [before[viewer] == after[viewer] for viewer in VIEWERS] == [True, False, True]
    assert GAME.view(state, AWAY)["teams"][AWAY]["choice"] == [moves.CARD + 2]
    assert GAME.view(state, AWAY)["question"] == "card"
    sitting.undo(AWAY)
    assert views(state) == before


def test_c_7_partial_substitution_is_visible_only_to_its_owner() -> None:
    state = position(at="at-bat", inning=5)
    sitting = start_sitting(state)
    before = views(state)
    for move, first in (("replace home-1", "with home-10"), ("move home-2", "with home-1")):
        sitting.play(HOME, move)
        assert notations(state, HOME)[0] == first
        assert {viewer: views(state)[viewer] for viewer in (AWAY, None)} == {v: before[v] for v in (AWAY, None)}
        sitting.undo(HOME)
        assert views(state) == before


def test_undo_takes_back_one_part_at_a_time() -> None:
    state = position(at="result", result="HR", chart="batter", home={"hand": ["R15", "R01", "R02", "R03"]})
    sitting = start_sitting(state)
    sitting.play(HOME, "play R15")
    whole = views(state)
    sitting.play(HOME, "pay R01")
    assert notations(state, HOME) == ["pay R02", "pay R03"]
    sitting.undo(HOME)
    assert views(state) == whole
    sitting.undo(HOME)
    assert notations(state, HOME) == ["pass", "play R15"]
    assert not sitting.can_undo(HOME)


def test_owner_sees_parts_that_leave_no_choice_as_decided() -> None:
    """The only runner who steals is the target, so the card is played without a further choice."""
    state = position(at="steal", bases=["first"], away={"hand": ["B09"]})
    sitting = start_sitting(state)
    sitting.play(AWAY, "steal second")
    sitting.play(AWAY, "play B09")
    assert GAME.view(state, AWAY)["teams"][AWAY]["choice"] == []
    kinds = [event["kind"] for event in GAME.events(state, AWAY)]
    assert kinds.count("decided") == 2


def test_public_decision_cannot_be_undone() -> None:
    """Other players have already seen it (C-7)."""
    state = position(at="walk", bases=["first"], outs=2)
    sitting = start_sitting(state)
    for seat, move in ((HOME, "pitch"), (AWAY, "no steal")):
        sitting.play(seat, move)
        assert not sitting.can_undo(seat)
    with pytest.raises(IllegalMove, match="nothing to take back"):
        state.retract(AWAY)


# --- questions and choices --------------------------------------------------------------------------------------------


def test_every_question_has_a_name_and_a_rule() -> None:
    numbers = [value for name, value in vars(questions).items() if name.startswith("CHOOSE_")]
    assert sorted(numbers) == list(range(1, len(QUESTIONS)))
    assert len(RULE_OF_QUESTION) == len(QUESTIONS)


def test_c_7_public_questions_hide_parts_of_choices() -> None:
    shown = {name: public_question(number) for number, name in enumerate(QUESTIONS)}
    changed = {name: public for name, public in shown.items() if name != public}
    assert changed == {"newcomer": "substitution", "shift": "substitution", "answer": "card", "part": "card"}


def test_every_event_of_the_rules_has_a_name() -> None:
    assert set(KINDS) == set(range(events.COUNT))
    assert len({kind.name for kind in KINDS.values()}) == len(KINDS)


@pytest.mark.parametrize(
    ("given", "seat", "expected"),
    [
        ({"at": "walk"}, HOME, ["pitch", "walk"]),
        ({"at": "steal", "bases": ["first", "second"]}, AWAY, ["no steal", "steal third", "double steal"]),
        ({"at": "bunt", "bases": ["first"]}, AWAY, ["swing away", "bunt"]),
        ({"at": "depth", "bases": ["third"]}, HOME, ["infield back", "infield in"]),
        ({"at": "result", "result": "GB", "bases": ["first"]}, HOME, ["double play", "first only"]),
        ({"at": "result", "result": "GB", "bases": ["second"]}, AWAY, ["send", "hold"]),
        ({"at": "result", "result": "1B", "bases": ["first"]}, AWAY, ["hold", "send second"]),
        ({"at": "result", "result": "1B", "bases": ["first", "second"]}, AWAY,
         ["hold", "send third", "send second third"]),
        ({"at": "result", "result": "FB", "bases": ["third"]}, AWAY, ["hold", "send third"]),
        ({"at": "before the pitch", "home": {"hand": ["R09", "R01", "R09"]}}, HOME, ["pass", "play R01", "play R09"]),
        ({"at": "half start", "home": {"coaches": ["N1"]}}, HOME, ["pass", "coach N1"]),
    ],
)  # fmt: skip
def test_c_8_choices_have_expected_notation(given: dict[str, Any], seat: int, expected: list[str]) -> None:
    state = position(**given)
    assert state.actors() == (seat,)
    assert notations(state, seat) == expected
    decision = GAME.decision(state, seat)
    assert decision is not None
    assert [choice.notation for choice in decision.choices] == expected
    assert all(choice.message.startswith("choice-") for choice in decision.choices)


def test_throws_are_named_by_their_target_base() -> None:
    state = position(at="result", result="1B", bases=["first", "second"])
    state.play(AWAY, GAME.parse(state, AWAY, "send second third"))
    assert notations(state, HOME) == ["no throw", "throw to third", "throw home"]
    decision = GAME.decision(state, HOME)
    assert decision is not None
    assert decision.args == {"throw": "extra-base"}
    assert decision.choices[2].bases == (2,)
    assert decision.choices[2].args == {"base": "third", "to": "home", "chance": 25}  # Outfield 5 against Speed 15 + 5


def test_parse_ignores_case_and_extra_spaces() -> None:
    state = position(at="before the pitch", home={"hand": ["R01"]})
    assert GAME.parse(state, HOME, "  Play   r01 ") == moves.CARD
    with pytest.raises(UsageError, match="did you mean 'play r01'"):
        GAME.parse(state, HOME, "play r1")


def test_equal_cards_in_play_have_different_notation() -> None:
    given = {"at": "before the pitch", "bases": [], "home": {"hand": ["G11"]}}
    state = position(**given, away={"in_play": ["B27 on away-4", "B27 on away-5"]})
    state.play(HOME, GAME.parse(state, HOME, "play G11"))
    assert notations(state, HOME) == ["remove B27", "remove B27 (2)"]
    decision = GAME.decision(state, HOME)
    assert decision is not None
    assert decision.args["part"] == "remove"
    assert [choice.args for choice in decision.choices] == [{"manager": AWAY}] * 2


def test_lineup_is_chosen_player_by_player_in_secret() -> None:
    state = GAME.new("single", 5, listen=True)
    sitting = Sitting(GAME, state, {"kind": "small", "seed": 5})
    decision = GAME.decision(state, 0)
    assert decision is not None
    assert (decision.kind, decision.secret, decision.partial) == ("lineup", True, False)
    before = views(state)
    move = decision.choices[1].notation
    sitting.play(0, move)
    assert notations(state, 0)[0].startswith("at ")
    assert views(state)[1] == before[1]
    sitting.undo(0)
    assert views(state) == before
    sitting.play(0, "proposed line-up")
    assert GAME.view(state, 1)["asked"] == [1]
    assert all(row["player"] is None for row in GAME.view(state, 1)["teams"][0]["lineup"])


# --- views and events -------------------------------------------------------------------------------------------------


def test_view_shows_numbers_with_all_effects() -> None:
    """The weather card W07 gives +1 to pitches and -1 to swings (C-3.8.12, C-R50)."""
    state = position(at="after the pitch", pitch=3, weather="W07", away={"hand": ["B19"]}, bases={"first": "away-3"})
    view = GAME.view(state, None)
    assert view["weather"] == {"card": "W07", "owner": HOME, "halves": view["weather"]["halves"]}
    assert view["pitch"] == {
        "natural": 3,
        "die": 20,
        "roll": 3,
        "total": 3 + view["pitcher"]["command"] + 1,
        "mistake": False,
    }
    assert view["swing"] == {"natural": None, "die": 20, "total": None}
    assert view["throw"]["kind"] is view["throw"]["strength"] is view["throw"]["start"] is None
    assert view["bases"][0] == {
        "player": "away-3",
        "slot": 2,
        "pitcher": "home-SP1",
        "speed": view["bases"][0]["speed"],
    }
    assert view["window"] == "after-the-pitch"


def test_every_board_number_has_a_path_in_the_view() -> None:
    state = play_random_moves("single", 2, 300, windows="quick")
    for viewer in VIEWERS:
        view = GAME.view(state, viewer)
        for path in board_numbers(state):
            twin = copy.deepcopy(view)
            if "*" not in path:
                put(twin, path, view_value(view, path))
            assert twin == view, path


def view_value(view: dict[str, Any], path: str) -> Any:
    place: Any = view
    for part in path.split("."):
        place = place[int(part)] if isinstance(place, list) else place[part]
    return place


@pytest.mark.slow
def test_folding_all_events_gives_the_final_view() -> None:
    for viewer in VIEWERS:
        luck = Random(8)
        state = GAME.new("series", 8, listen=True, windows="quick")
        view = GAME.view(state, viewer)
        assert state.log is not None
        seen = len(state.log)
        while not state.is_over():
            seat = luck.choice(state.actors())
            legal = [action for action in state.legal(seat) if not moves.SHIFT <= action < moves.PITCH_TO]
            state.apply(seat, luck.choice(legal or state.legal(seat)))
        for event in GAME.events(state, viewer, since=seen):
            GAME.fold(view, event)
        assert view == GAME.view(state, viewer)
        assert view["over"]
        assert view["asked"] == []


def test_views_and_events_can_be_encoded_as_json() -> None:
    state = play_random_moves("single", 6, 500)
    for viewer in VIEWERS:
        json.dumps(GAME.view(state, viewer))
        json.dumps(GAME.events(state, viewer, reveal=True))


# --- encoding for machine learning ------------------------------------------------------------------------------------


def test_encoding_has_expected_length_hands_and_side() -> None:
    where = parts(own_set())
    last = max(part.stop for part in where.values())
    for seed in range(4):
        state = play_random_moves("single", seed, 150 * seed)
        for seat in range(2):
            vector = encode(state, seat)
            assert vector.shape == (last,)
            assert vector.dtype == numpy.float32
            assert numpy.isfinite(vector).all()
            assert vector[where["0-hand"]].sum() == len(state.teams[seat].hand)
            assert vector[where["1-hand"]].sum() == len(state.teams[1 - seat].shown)
            assert bool(vector[where["side"].start]) == (state.offence == seat)


def test_c_r49_encoding_hides_cards_of_closed_deck() -> None:
    where = parts(own_set())
    for deck_lists, count in (("open", 50), ("closed", 0)):
        state = play_random_moves("single", 1, 0, deck_lists=deck_lists)
        assert encode(state, 0)[where["1-unseen"]].sum() == count
        assert encode(state, 0)[where["0-unseen"]].sum() == 50
