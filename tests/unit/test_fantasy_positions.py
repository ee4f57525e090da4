"""Tests of Fantasy positions built from a description: how gaps are filled, and which errors are reported."""

from random import Random
from typing import Any

import pytest

import pennant
from pennant.games.fantasy.describe_state import chance_value
from pennant.games.fantasy.position_reader import PHASES
from pennant.games.fantasy.rules.season import Season
from pennant.kernel.errors import ChanceNeeded, PennantError, PositionError
from pennant.kernel.state import State

GAME = pennant.game("fantasy")
CARDS = {"a b c d e f g h": "Good HR1", "w v": "win HR"}
MANY_A, MANY_B = list("abcdef"), list("ghabcd")


def position(given: dict[str, Any], cards: dict[str, str] | None = None) -> State:
    return GAME.position({"cards": CARDS if cards is None else cards, "given": given})


def facts(state: State) -> dict[str, Any]:
    return GAME.describe_state(state, GAME.seat_names(state))


def positions_of_all_phases() -> list[dict[str, Any]]:
    """Return descriptions of every phase with every number of Managers, and in solo."""
    found: list[dict[str, Any]] = []
    for phase in PHASES:
        rooms: list[dict[str, Any]] = [{"mode": "solo"}]
        if phase != "robot":
            rooms += [{"seats": seats} for seats in (2, 3, 4, 5)]
        for room in rooms:
            other = "robot" if "mode" in room else "M1"
            extra = {"contenders": ["M0", other]} if phase == "wild-card" else {}
            found.append({"phase": phase, **room, **extra})
    found += [{"phase": "week", "week": week, "seats": 4, "options": {"more_wins": True}} for week in (1, 4)]
    found += [{"phase": "game", "game": game, "event": "E30"} for game in (1, 3, 4, 5, 7)]
    found += [{"phase": "pick", "game": game, "event": "E30"} for game in (5, 6, 7)]
    found += [{"phase": "free-agency", "event": event} for event in ("E23", "E25")]
    found += [{"phase": "draft", "options": {"draft": draft}} for draft in ("reverse", "pairs", "snake")]
    return found


@pytest.mark.parametrize(
    "given", positions_of_all_phases(), ids=lambda given: "-".join(str(value) for value in given.values())
)
def test_every_phase_is_consistent_and_can_be_played_to_end(given: dict[str, Any]) -> None:
    state, luck = GAME.position({"given": given}), Random(1)
    assert GAME.check(state) == []
    while not state.is_over():
        for viewer in (None, *range(state.seats)):
            GAME.view(state, viewer)
        facts(state)
        seat = luck.choice(state.actors())
        state.play(seat, luck.choice(state.legal(seat)))
        assert GAME.check(state) == []


def test_position_puts_named_cards_in_place() -> None:
    state = position(
        {
            "week": 2,
            "month": 3,
            "order": ["M1", "M0"],
            "field": {"2nd": "w", "home": "v"},
            "tail": ["P-31"],
            "discard": ["P-18"],
            "known": ["P-18"],
            "M0": {
                "lineup": {"1st": "a", "3rd": "b"}, "active": "c", "bench": ["d"], "exhausted": ["a"], "shown": ["d"],
                "tracks": {"red": 2, "blue": 7}, "wins": 3, "bonus": 1, "reserved": ["h"], "discarded": ["g"],
                "berzerk": ["e HR"],
            },
            "M1": {"roster": ["e", "f"], "pile": ["W07", "W09"], "knows": ["P-31"]},
        }
    )  # fmt: skip
    found = facts(state)
    mine, theirs = found["M0"], found["M1"]
    assert (found["month"], found["week"], found["base"], found["order"]) == (3, 2, "2nd", ["M1", "M0"])
    assert (found["field"]["2nd"], found["field"]["home"]) == ("w", "v")
    assert list(found["field"]) == ["2nd", "3rd", "home"]
    assert (found["tail"], found["discard"]) == (["P-31"], ["P-18", "g"])
    assert [mine["lineup"][base] for base in ("1st", "2nd", "3rd")] == ["a", "c", "b"]
    assert (mine["active"], mine["exhausted"], mine["reserved"]) == ("c", ["a"], ["h"])
    assert "d" in mine["bench"]
    assert (mine["tracks"]["red"], mine["tracks"]["blue"], mine["points"]) == (2, 7, 9)
    assert (mine["wins"], mine["claimed"], len(mine["pile"]), mine["final"]) == (3, 3, 3, 4)
    assert mine["stats"] == {"HR": 2}
    assert (theirs["pile"], theirs["wins"], theirs["lineup"]["1st"]) == (["W07", "W09"], 2, "e")
    view = GAME.view(state, 1)
    assert {"a", "c", "d"} <= set(view["managers"][0]["roster"])
    assert (view["tail"], view["discard"]) == (["P-31"], ["P-18", "?"])
    assert GAME.view(state, 0)["discard"] == ["P-18", "g"]
    assert len(found["character_deck"]) == 65 + 8 - 2 - 12 - 1  # without two discards, two rosters and a reserved card


def test_position_keeps_cards_of_chance_in_decks() -> None:
    names = ["1B-7", "P-31", "P-18", "W01", "W02"]
    state = GAME.position({"given": {"seats": 5}, "chance": names})
    assert set(names[:3]) <= set(facts(state)["character_deck"])
    assert set(names[3:]) <= set(facts(state)["win_deck"])


def test_position_limits_decks_to_named_cards() -> None:
    state = position({"character_deck": ["a"], "win_deck": ["w"], "win_tail": ["v"], "spent": ["a"]})
    found = facts(state)
    assert (found["character_deck"], found["win_deck"], found["win_tail"]) == (["a"], ["v", "w"], ["v"])
    assert found["spent"] == ["a"]
    state = position({"options": {"events": True}, "event_deck": ["E01"], "event_tail": ["E02"]})
    assert (facts(state)["event_deck"], facts(state)["event_tail"]) == (["E01", "E02"], ["E02"])


def test_solo_position_sets_robot_and_deck() -> None:
    state = position(
        {
            "mode": "solo",
            "M0": {"active": "a"},
            "robot": {"active": "b", "used": ["c"], "wins": 2, "tracks": {"red": 1}},
            "deck": {"lineup": {"home": "d"}, "aside": ["e"]},
        }
    )
    found = facts(state)
    assert (found["robot"]["active"], found["robot_used"], found["robot"]["wins"]) == ("b", ["c"], 2)
    assert len(found["robot_cards"]) == 15 - 4 - 1
    assert (found["deck"]["lineup"]["home"], found["aside"]) == ("d", ["e"])


def test_series_position_distributes_games_already_played() -> None:
    cases: list[tuple[dict[str, Any], list[int]]] = [
        ({"game": 4}, [1, 2]),
        ({"game": 4, "M0": {"games": 3}}, [3, 0]),
        ({"game": 4, "M1": {"games": 1}}, [2, 1]),
        ({"game": 1, "options": {"seats": 2, "two_player_edge": 1}, "M0": {"games": 1}}, [1, 0]),
    ]
    for given, games in cases:
        found = facts(position({"phase": "game", **given}))
        assert [found["M0"]["games"], found["M1"]["games"]] == games


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"mode": "seasons"}, "given.mode.*did you mean 'season'"),
        ({"phase": "weak"}, "given.phase.*did you mean 'week'"),
        ({"weak": 1}, "'weak' means nothing here: did you mean 'week'"),
        ({"M0": {"benk": []}}, "given.M0: 'benk' means nothing here: did you mean 'bench'"),
        ({"M0": []}, "given.M0 should be a table"),
        ({"seats": 2, "M2": {}}, "'M2' means nothing here"),
        ({"seats": 3, "options": {"seats": 3}}, "given.seats: say it once"),
        ({"mode": "solo", "seats": 1}, "solo has no choice"),
        ({"mode": "solo", "M1": {}}, "'M1' means nothing here"),
        ({"seats": 9}, "goes from 2 to 5"),
        ({"seed": -1}, "given.seed"),
        ({"week": 5}, "given.week should be a number from 1 to 4"),
        ({"week": "two"}, "given.week should be a number"),
        ({"week": True}, "given.week should be a number"),
        ({"month": 4}, "given.month should be a number from 1 to 3"),
        ({"phase": "free-agency", "month": 1}, "given.month should be a number from 2"),
        ({"phase": "game", "game": 8}, "given.game should be a number from 1 to 7"),
        ({"phase": "pick", "game": 4}, "given.game should be a number from 5 to 7"),
        ({"phase": "game", "game": 3, "M0": {"games": 0}, "M1": {"games": 1}}, "have won 2 games"),
        ({"phase": "game", "game": 6, "M0": {"games": 1}}, "have won 5 games"),
        ({"order": ["M0"]}, "given.order should name each of M0, M1 once"),
        ({"order": ["M0", "M0"]}, "given.order: somebody stands there twice"),
        ({"order": ["M0", "m1"]}, "given.order cannot be 'm1': did you mean 'M1'"),
        ({"order": "M0"}, "given.order should be a list"),
        ({"event": "E99"}, "given.event: .*has no Event 'E99'"),
        ({"home": "M0"}, "given.home means nothing in the phase 'week'"),
        ({"contenders": ["M0", "M1"]}, "given.contenders means nothing"),
        ({"phase": "series", "home": "M1"}, "two Managers"),
        ({"phase": "wild-card"}, "given.contenders: two or more"),
        ({"phase": "wild-card", "contenders": ["M0", "M1"], "finalists": ["M0"]}, "given.contenders"),
        ({"field": ["w"]}, "given.field should be a table"),
        ({"field": {"first": "w"}}, "given.field cannot be 'first': did you mean '1st'"),
        ({"field": {"1st": "a"}}, "given.field.1st: .*has no Win card 'a'"),
        ({"field": {"1st": "w", "2nd": "w"}}, "given.field.2nd: w lies in given.field.1st already"),
        ({"field": {"1st-down": "w"}}, "no Win card lies at 1st-down"),
        ({"week": 2, "field": {"1st": "w"}}, "no Win card lies at 1st"),
        ({"M0": {"lineup": {"first": "a"}}}, "given.M0.lineup cannot be 'first': did you mean '1st'"),
        ({"M0": {"lineup": MANY_A}}, "6 cards, but 4 places"),
        ({"M0": {"lineup": "a"}}, "given.M0.lineup should be a list"),
        ({"phase": "rosters", "M0": {"lineup": {"1st": "a"}}}, "nothing lies at 1st in the phase 'rosters'"),
        ({"phase": "game", "game": 5, "M0": {"lineup": {"game-1": "a"}}}, "nothing lies at game-1"),
        ({"phase": "rosters", "M0": {"active": "a"}}, "nobody is active in the phase 'rosters'"),
        ({"M0": {"bench": ["a"]}, "M1": {"bench": ["a"]}}, "given.M1.bench: a lies in given.M0.bench already"),
        ({"M0": {"bench": ["zz"]}}, "given.M0.bench: .*has no Character 'zz'"),
        ({"M0": {"bench": "a"}}, "given.M0.bench should be a list"),
        ({"M0": {"roster": MANY_A, "bench": ["g"]}}, "more than 6 Characters"),
        ({"M0": {"exhausted": ["a"]}}, "given.M0.exhausted: a is not in the roster"),
        ({"M0": {"active": "a", "locked": ["a"]}}, "locked card is on no base"),
        ({"M0": {"tracks": {"purple": 1}}}, "given.M0.tracks cannot be 'purple'"),
        ({"M0": {"tracks": {"red": -1}}}, "given.M0.tracks.red should be a number"),
        ({"M0": {"tracks": 3}}, "given.M0.tracks should be a table"),
        ({"M0": {"wins": 1, "pile": ["W01", "W02"], "claimed": 1}}, "given.M0.claimed"),
        ({"M0": {"wins": 70}}, "not enough Win cards"),
        ({"M0": {"sides": ["first"]}}, "given.M0.sides cannot be 'first'"),
        ({"M0": {"berzerk": ["a XX"]}}, "given.M0.berzerk"),
        ({"pool": ["a"]}, "given.pool: there are Free Agents in the phase 'free-agency' only"),
        ({"tail": ["a"], "discard": ["a"]}, "given.discard: a lies in given.tail already"),
        ({"phase": "draft", "M0": {"hand": MANY_A, "roster": ["g", "h"]}}, "should be 7 together"),
        ({"character_deck": ["a", "zz"]}, "given.character_deck: .*'zz'"),
        ({"mode": "solo", "robot": {"cars": []}}, "given.robot: 'cars' means nothing here: did you mean 'cards'"),
    ],
)  # fmt: skip
def test_invalid_position_is_refused(given: dict[str, Any], message: str) -> None:
    with pytest.raises(PennantError, match=message):
        position(given)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("HR7", "should begin with Good, Evil or win"),
        ("Good", "has no stat"),
        ("Good XX7", "'XX7' is not a stat"),
        ("Good rbi7", "did you mean 'RBI'"),
        ("Good HR", "as in HR7"),
        ("Good HR11", "from 1 to 10"),
        ("Good HR1 HR2", "each stat once"),
        ("Good HR1, FLAME", "'FLAME' is not a magic ability: did you mean 'FLAMES'"),
        ("Good Hall of Shame HR1", "is not a stat"),
        ("win", "at least one"),
        ("win HR HR", "each stat once"),
        ("win XX", "'XX' is not a stat"),
        ("win HR, rde +1", "'rde' is not the color of a track: did you mean 'red'"),
        ("win HR, red", "should be one banner a colour"),
        ("win HR, red +1, red +1", "should be one banner a colour"),
        ("win HR, red 1", "should be one banner a colour"),
    ],
)
def test_invalid_card_shape_is_refused(text: str, message: str) -> None:
    with pytest.raises(PositionError, match=message):
        position({}, {"x": text})


def test_card_shapes_are_parsed() -> None:
    cards = {
        "one": "Evil Hall of Fame K9 ERA4, PILE ON",
        "two": "Good HR7",
        "three four": "Evil Pro SV1",
        "w": "win HR K, red +1, blue +2, 3",
    }
    state = position({}, cards)
    assert isinstance(state, Season)
    one, two, three, four = state.characters[-4:]
    assert (one.good, one.tier, one.stats[5], one.stats[8], one.magic) == (False, 4, 4, 9, 13)
    assert (two.good, two.tier, two.stats[2], two.magic) == (True, 0, 7, 4)
    assert (three.tier, four.tier, three.stats) == (1, 1, four.stats)
    win = state.cards.wins[-1]
    assert (win.requires, win.banners, win.wins) == (1 << 2 | 1 << 8, (1, 0, 0, 0, 2), 3)
    with pytest.raises(PositionError, match="has this id already"):
        position({}, {"P-31": "Good HR1"})
    with pytest.raises(PositionError, match="table of names"):
        GAME.position({"cards": ["Good HR1"]})


def test_chance_value_accepts_card_name_or_number() -> None:
    state = position({"options": {"events": True}})
    assert isinstance(state, Season)

    def needed(n: int) -> ChanceNeeded:
        return ChanceNeeded("below", n, 0, 0)

    deck, wins, events = len(state.deck), len(state.win_deck), len(state.event_deck)
    assert state.deck[chance_value(state, needed(deck), "a")] == state.characters[65].number
    assert state.win_deck[chance_value(state, needed(wins), "v")] == 61
    assert state.event_deck[chance_value(state, needed(events), "e05")] == 4
    assert chance_value(state, needed(7), 6) == 6
    for number, word, message in [
        (7, 7, "a number below 7"),
        (deck - 1, "a", "not among"),
        (deck, "nobody", "has no Character"),
        (wins, facts(state)["field"]["1st"], "not among"),
    ]:
        with pytest.raises(PositionError, match=message):
            chance_value(state, needed(number), word)
