"""Tests from the last Cleanup to the Champion (F-8 to F-10), against a second implementation of the rules."""

from random import Random
from typing import Any

import pytest

import pennant
from pennant.games.fantasy.cards import COLOURS, own_set
from pennant.games.fantasy.rules.playoffs import track_wins
from pennant.games.fantasy.rules.setup import SHARE_HIGH, SHARE_LOW, SPLIT_FLOOR
from pennant.kernel.state import State

GAME = pennant.game("fantasy")
AWARD = {2: [2, 0], 3: [2, 1, 0], 4: [3, 2, 1, 0], 5: [4, 3, 2, 1, 0]}


def facts(state: State) -> dict[str, Any]:
    return GAME.describe_state(state, GAME.seat_names(state))


# --- Stat Track Wins --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_f_8_1_track_wins_depend_on_place(seats: int) -> None:
    """Check each place of each track, for every number of Managers (F-1.13, F-8.1, F-8.4)."""
    given = {
        f"M{seat}": {"tracks": {colour: 9 - (seat + shift) % seats for shift, colour in enumerate(COLOURS)}}
        for seat in range(seats)
    }
    state = GAME.position({"phase": "season-end", **given})
    bonus = [facts(state)[f"M{seat}"]["bonus"] for seat in range(seats)]
    assert bonus == [sum(AWARD[seats][(seat + shift) % seats] for shift in range(5)) for seat in range(seats)]
    assert sum(bonus) == {2: 10, 3: 15, 4: 30, 5: 50}[seats]


def test_f_8_1_solo_awards_track_wins_as_with_three_managers() -> None:
    state = GAME.position(
        {
            "phase": "season-end",
            "mode": "solo",
            "M0": {"tracks": {"red": 3}},
            "robot": {"tracks": {"red": 2}},
            "deck": {"tracks": {"red": 1}},
        }
    )
    found = facts(state)
    assert [found[name]["bonus"] for name in ("M0", "robot", "deck")] == [2, 1, 0]


@pytest.mark.parametrize("seed", range(60))
def test_f_8_3_tied_managers_get_track_wins_by_tie_rule(seed: int) -> None:
    """There are three rules for ties, and 0 points never give Wins (F-8.2, F-8.3, F-R19)."""
    luck = Random(seed)
    seats = luck.choice((2, 3, 4, 5))
    points = [luck.randint(0, 3) for _ in range(seats)]
    for seat, (high, low, split) in enumerate(
        zip(*(track_wins(points, rule) for rule in (SHARE_HIGH, SHARE_LOW, SPLIT_FLOOR)), strict=True)
    ):
        better = sum(other > points[seat] for other in points)
        level = points.count(points[seat])
        places = AWARD[seats][better : better + level]
        assert (high, low, split) == ((places[0], places[-1], sum(places) // level) if points[seat] else (0, 0, 0))


def test_f_1_14_bonus_wins_can_exceed_number_of_cards() -> None:
    """With five Managers, 50 bonus Wins and 12 claimed cards are more than the number of Win cards (F-1.14, F-R4)."""
    given = {
        f"M{seat}": {"tracks": dict.fromkeys(COLOURS, seat + 1), "wins": 12 if seat == 4 else 0} for seat in range(5)
    }
    found = facts(GAME.position({"phase": "season-end", **given}))
    assert [found[f"M{seat}"]["final"] for seat in range(5)] == [0, 5, 10, 15, 32]
    assert len(found["win_deck"]) == len(own_set().wins) - 4


# --- qualification ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(120))
def test_f_9_1_wins_decide_finalists_and_wild_card_games(seed: int) -> None:
    """Check random numbers of Wins (F-9.1, F-9.2, F-9.4, F-9.5, F-9.7, F-12.5, F-R32, F-R33)."""
    luck = Random(seed)
    seats = luck.choice((2, 3, 4, 5))
    always = seats > 2 and luck.random() < 0.3
    order = luck.sample(range(seats), seats)
    wins = [luck.randint(3, 5) for _ in range(seats)]
    claimed = [luck.randint(2, 3) for _ in range(seats)]
    # Each Manager has points on a different track, so all get the same Wins for points, but not the same points.
    points = [luck.randint(1, 2) for _ in range(seats)]
    state = GAME.position(
        {
            "phase": "season-end",
            "options": {"seats": seats, "always_wild_card": always},
            "order": [f"M{seat}" for seat in order],
            **{
                f"M{seat}": {"wins": wins[seat], "claimed": claimed[seat], "tracks": {COLOURS[seat]: points[seat]}}
                for seat in range(seats)
            },
        }
    )
    ranked = sorted(range(seats), key=lambda seat: (-wins[seat], -claimed[seat], -points[seat], order.index(seat)))
    best = wins[ranked[0]]
    contenders: set[int] = set()
    if seats == 2:
        finalists = ranked
    elif wins[ranked[2]] == best:
        finalists, contenders = [], {seat for seat in ranked if wins[seat] == best}
    elif always:
        finalists, third = ranked[:1], wins[ranked[2]]
        contenders = {ranked[1]} | {seat for seat in ranked[2:] if wins[seat] == third}
    elif wins[ranked[1]] == wins[ranked[2]]:
        finalists, contenders = ranked[:1], {seat for seat in ranked[1:] if wins[seat] == wins[ranked[1]]}
    else:
        finalists = ranked[:2]
    found = facts(state)
    assert found["stage"] == ("wild-card" if contenders else "series")
    assert found["finalists"] == [f"M{seat}" for seat in finalists]
    assert found["contenders"] == [f"M{seat}" for seat in sorted(contenders)]
    if not contenders:
        assert found["home"] == f"M{finalists[0]}"
        rest = [seat for seat in order if seat not in finalists]
        assert found["order"] == [f"M{seat}" for seat in (*rest, finalists[1], finalists[0])]


@pytest.mark.parametrize("seed", range(60))
def test_f_9_3_wild_card_game_goes_on_until_tie_is_broken(seed: int) -> None:
    """Tied Managers go on with the next card, the others are out; nobody gets the Win cards (F-9.3, F-9.8, F-R30)."""
    luck = Random(seed)
    seats = luck.choice((3, 4, 5))
    players = list(range(seats - 1))
    stats = ("HR", "RBI", "SB")
    characters = [
        (luck.random() < 0.5, {stat: luck.randint(1, 2) for stat in luck.sample(stats, luck.randint(1, 3))})
        for _ in players
    ]
    cards = {f"c{seat}": f"{'Good' if good else 'Evil'} " + " ".join(f"{s}{v}" for s, v in printed.items())
             for seat, (good, printed) in enumerate(characters)}  # fmt: skip
    deck = [luck.choice(stats) for _ in range(6)]
    cards |= {f"w{number}": f"win {stat}" for number, stat in enumerate(deck)}
    state = GAME.position(
        {
            "cards": cards,
            "given": {
                "phase": "wild-card",
                "seats": seats,
                "order": [f"M{seat}" for seat in range(seats)],
                "finalists": [f"M{seats - 1}"],
                "contenders": [f"M{seat}" for seat in players],
                "field": {"wild-card": "w0"},
                "win_deck": [],
                "win_tail": [f"w{number}" for number in range(1, 6)],
                **{f"M{seat}": {"roster": [f"c{seat}"], "wins": 2} for seat in players},
            },
        }
    )
    left = players
    for stat in deck:
        totals = {seat: characters[seat][1].get(stat, 0) for seat in left}
        best = max(totals.values())
        if best:
            left = [seat for seat in left if totals[seat] == best]
            left = [seat for seat in left if characters[seat][0]] or left
        if best and len(left) == 1:
            break
    for seat in players:
        state.play(seat, GAME.parse(state, seat, f"wild c{seat}"))
    found = facts(state)
    if len(left) == 1:
        assert set(found["finalists"]) == {f"M{seats - 1}", f"M{left[0]}"}
    assert all(found[f"M{seat}"]["locked"] == [f"c{seat}"] for seat in players)
    assert all(found[f"M{seat}"]["wins"] == 2 for seat in players)


def test_f_r30_only_managers_still_tied_are_ranked() -> None:
    """If no card breaks the tie, F-R33 decides among the Managers still tied, not among all (F-9.3, F-R30)."""
    state = GAME.position(
        {
            "cards": {"w0 w1": "win HR", "a": "Good HR1", "b c": "Good HR5"},
            "given": {
                "phase": "wild-card",
                "seats": 4,
                "finalists": ["M3"],
                "contenders": ["M0", "M1", "M2"],
                "field": {"wild-card": "w0"},
                "win_deck": ["w1"],
                "M0": {"roster": ["a"], "wins": 4, "claimed": 4},
                "M1": {"roster": ["b"], "wins": 4, "claimed": 2},
                "M2": {"roster": ["c"], "wins": 4, "claimed": 3},
            },
        }
    )
    for seat, card in enumerate("abc"):
        state.play(seat, GAME.parse(state, seat, f"wild {card}"))
    assert set(facts(state)["finalists"]) == {"M2", "M3"}


def test_f_9_8_win_card_of_wild_card_game_returns_to_deck() -> None:
    """A Win card of one Wild Card Game can be drawn again in the next one (F-9.5, F-9.8)."""
    state = GAME.position(
        {
            "cards": {"w": "win HR", "a": "Good HR3", "b": "Good HR2", "c": "Good HR1"},
            "given": {
                "phase": "wild-card",
                "contenders": ["M0", "M1", "M2"],
                "field": {"wild-card": "w"},
                **{f"M{seat}": {"roster": [card]} for seat, card in enumerate("abc")},
            },
        }
    )
    for seat, card in enumerate("abc"):
        state.play(seat, GAME.parse(state, seat, f"wild {card}"))
    found = facts(state)
    assert found["contenders"] == ["M1", "M2"]
    assert "w" in (*found["win_deck"], *found["field"].values())


# --- the Series -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("locked", [0, 1, 2])
def test_f_10_9_finalists_choose_among_three_cards_before_each_last_game(locked: int, seed: int) -> None:
    """Magic does not change this in Games 5 to 7 (F-9.6, F-10.6, F-10.9, F-10.14, F-R55)."""
    luck = Random(seed)
    mine = [f"m{number}" for number in range(6)]
    theirs = [f"t{number}" for number in range(6)]
    magic = luck.sample(("MEOW", "SHAPESHIFT", "TELEPORT", "DIG", "MORPH", "REVIVE", "HELPER", "BLESSING", "SUMMON"), 9)
    cards = {
        name: f"{luck.choice(('Good', 'Evil'))} HR{luck.randint(1, 9)}, {luck.choice(magic)}" for name in mine + theirs
    }
    state = GAME.position(
        {
            "cards": cards,
            "given": {
                "phase": "series",
                "seed": seed,
                "discard": ["P-31", "P-18"],
                "M0": {"roster": mine, "locked": mine[:locked]},
                "M1": {"roster": theirs},
            },
        }
    )
    state.log = []
    while not state.is_over():
        found = facts(state)
        for name in ("M0", "M1"):
            assert len(found[name]["roster"]) == 6
        if "game" in found["asked"].values() and len(found["asked"]) == 2:
            assert found["week"] > 4
            assert found["M0"]["locked"] == []
            assert all(len(state.legal(seat)) == 3 for seat in (0, 1))
        if "magic" in found["asked"].values() and found["week"] < 5:
            assert set(found["M0"]["locked"]) == set(mine[:locked])
            assert not set(found["M0"]["lineup"].values()) & set(mine[:locked])
        seat = luck.choice(state.actors())
        state.play(seat, luck.choice(state.legal(seat)))
    last = facts(state)
    games = sorted((last["M0"]["games"], last["M1"]["games"]))
    assert games[1] == 4
    assert 0 <= games[0] <= 3
    told = [event["kind"] for event in GAME.events(state, None, reveal=True)]
    assert told.count("game-won") == told.count("week") == sum(games)


@pytest.mark.parametrize("home", [0, 1])
def test_f_10_6_visitor_sets_lineup_first_and_home_chooses_game_1_last(home: int) -> None:
    """The visitor sets four games, home three; then home sets Game 1 and sees the visitor's card (F-10.6, F-R36)."""
    state = GAME.position({"phase": "series", "home": f"M{home}", "visitor": f"M{1 - home}"})
    asked = dict.fromkeys((0, 1), 0)
    while "lineup" in facts(state)["asked"].values():
        seat = state.actors()[-1]
        asked[seat] += 1
        state.play(seat, state.legal(seat)[0])
    assert asked == {home: 3, 1 - home: 4}
    assert facts(state)["asked"] == {f"M{home}": "first-game"}
    assert len(state.legal(home)) == 3
    shown = [place["card"] for place in GAME.view(state, home)["managers"][1 - home]["lineup"][:4]]
    assert shown[0] != "?"
    assert shown[1:] == ["?"] * 3
    assert GAME.view(state, 1 - home)["managers"][home]["lineup"][0] is None


def test_f_10_1_series_begins_with_all_win_cards_in_deck() -> None:
    """The piles of the season return to the deck: 60 cards, four of them on the field (F-10.1)."""
    state = GAME.position({"phase": "season-end", "M0": {"wins": 7}, "M1": {"wins": 5}})
    found = facts(state)
    assert len(found["win_deck"]) == 56
    assert list(found["field"]) == ["game-1", "game-2", "game-3", "game-4"]
    assert (found["M0"]["pile"], found["M0"]["wins"], found["win_tail"], found["used_wins"]) == ([], 7, [], [])


@pytest.mark.parametrize("seed", range(30))
def test_f_10_13_ranks_are_champion_other_finalist_then_wins(seed: int) -> None:
    """Managers outside the Series are ranked by final Wins and F-R33 (F-10.13); only the winner has a return of 1."""
    luck = Random(seed)
    seats = luck.choice((2, 3, 4, 5))
    wins = [luck.randint(0, 2) for _ in range(seats)]
    home, visitor = luck.sample(range(seats), 2)
    order = [*luck.sample([seat for seat in range(seats) if seat not in (home, visitor)], seats - 2), visitor, home]
    given: dict[str, Any] = {f"M{seat}": {"wins": wins[seat]} for seat in range(seats)}
    state = GAME.position(
        {
            "phase": "game",
            "home": f"M{home}",
            "visitor": f"M{visitor}",
            "order": [f"M{seat}" for seat in order],
            **given,
        }
    )
    while not state.is_over():
        seat = state.actors()[0]
        state.play(seat, luck.choice(state.legal(seat)))
    found = facts(state)
    champion = int(found["winner"][1:])
    assert champion in (home, visitor)
    other = home + visitor - champion
    rest = [seat for seat in range(seats) if seat not in (home, visitor)]
    rest.sort(key=lambda seat: (-wins[seat], order.index(seat)))
    ranking = [champion, other, *rest]
    assert state.ranks() == [ranking.index(seat) + 1 for seat in range(seats)]
    assert state.returns() == [1.0 if seat == champion else 0.0 for seat in range(seats)]
    assert all(state.legal(seat) == [] for seat in range(seats))
