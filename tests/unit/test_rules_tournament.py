"""Tests of tournaments (H-16.4, H-16.10 to H-16.17, H-16.26): pairings, homes, rows, ranking and ties, knock-out."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations, product
from random import Random
from typing import Any

import pytest

import pennant
from pennant.games.highlights.rules import tournament
from pennant.games.highlights.rules.match import Match
from pennant.kernel.chance import scripted_chance
from pennant.kernel.errors import PennantError
from pennant.kernel.events import SeenEvent
from pennant.kernel.state import State

GAME = pennant.game("highlights")
SEEDS = range(12)
KNOCK_OUT = ("semi-final", "final", "third-place", "champions-semi-final", "champions-final")


class Game:
    """One mini-game in the log: its players, stage and winner, and whether a buy round followed."""

    def __init__(self, event: SeenEvent) -> None:
        self.pair: int = event["pair"]
        self.stage: str = event["stage"]
        self.number: int = event["number"]
        self.visitor: int = event["visitor"]
        self.home: int = event["home"]
        self.best_of: int = event["best_of"]
        self.winner = -1
        self.bought = False

    @property
    def seats(self) -> frozenset[int]:
        return frozenset((self.visitor, self.home))


def play_tournament(seed: int, **options: Any) -> tuple[State, list[SeenEvent]]:
    """Play a tournament with random decisions; return its final state and its events."""
    luck = Random(seed)
    state = GAME.new("tournament", seed=seed, listen=True, **options)
    while not state.is_over():
        seat = luck.choice(state.actors())
        state.apply(seat, luck.choice(state.legal(seat)))
    return state, GAME.events(state, None, reveal=True)


def games_of(events: Sequence[SeenEvent]) -> list[Game]:
    """Return all mini-games in the order in which they ended."""
    now: dict[int, Game] = {}
    ended: list[Game] = []
    for event in events:
        if event["kind"] == "game":
            now[event["pair"]] = Game(event)
        elif event["kind"] == "won":
            now[event["pair"]].winner = event["seat"]
            ended.append(now[event["pair"]])
        elif event["kind"] == "buy-round":
            now[event["pair"]].bought = True
    return ended


def series_of(games: Sequence[Game]) -> Iterator[list[Game]]:
    """Yield the sets and knock-out series, each as a list of its games in order."""
    found: dict[tuple[str, frozenset[int]], list[Game]] = {}
    for game in games:
        found.setdefault((game.stage, game.seats), []).append(game)
    yield from found.values()


def ranking_of(events: Sequence[SeenEvent], kind: str = "ranked", table: int = 0) -> list[int]:
    ranks = {event["rank"]: event["seat"] for event in events if event["kind"] == kind and event["table"] == table}
    return [ranks[rank] for rank in sorted(ranks)]


def wins_of(games: Sequence[Game]) -> Counter[int]:
    return Counter(game.winner for game in games)


@pytest.mark.parametrize("seed", SEEDS)
def test_sets_pair_all_players_for_three_games_each(seed: int) -> None:
    """All three games are played, with a buy round after each (H-16.4, H-16.26, H-14.5)."""
    _, events = play_tournament(seed)
    sets = [series for series in series_of(games_of(events)) if series[0].stage == "set"]
    assert sorted(sorted(series[0].seats) for series in sets) == [list(pair) for pair in combinations(range(4), 2)]
    for series in sets:
        assert [game.number for game in series] == [1, 2, 3]
        assert all(game.bought for game in series)
    played = Counter(seat for series in sets for game in series for seat in game.seats)
    assert played == dict.fromkeys(range(4), 9)


@pytest.mark.parametrize("seed", SEEDS)
def test_h_16_26_each_round_of_sets_has_fixed_pairings(seed: int) -> None:
    """First 1-2 and 3-4, then 1-3 and 2-4, then 1-4 and 2-3; a round begins after the previous one ends (H-16.26)."""
    _, events = play_tournament(seed)
    games = [game for game in games_of(events) if game.stage == "set"]
    for number, pairing in enumerate([{(0, 1), (2, 3)}, {(0, 2), (1, 3)}, {(0, 3), (1, 2)}]):
        met = {tuple(sorted(game.seats)) for game in games[number * 6 : number * 6 + 6]}
        assert met == pairing


@pytest.mark.parametrize("seed", SEEDS)
def test_home_alternates_in_sets_and_leader_begins(seed: int) -> None:
    """In later sets the side with more wins so far is home first (H-16.11)."""
    _, events = play_tournament(seed)
    games = [game for game in games_of(events) if game.stage == "set"]
    for number in range(3):
        before = wins_of(games[: number * 6])
        for series in series_of(games[number * 6 : number * 6 + 6]):
            lead = series[0].home
            other = series[0].visitor
            assert [game.home for game in series] == [lead, other, lead]
            assert before[lead] >= before[other]


@pytest.mark.slow
def test_first_home_side_of_tied_players_is_drawn_by_lot() -> None:
    """This applies to the first set, and to later sets between players with equal wins (H-16.11)."""
    first, level = set(), set()
    for seed in range(60):
        _, events = play_tournament(seed)
        games = [game for game in games_of(events) if game.stage == "set"]
        first |= {series[0].home for series in series_of(games[:6])}
        for number in (1, 2):
            before = wins_of(games[: number * 6])
            for series in series_of(games[number * 6 : number * 6 + 6]):
                one, other = sorted(series[0].seats)
                if before[one] == before[other]:
                    level.add(series[0].home == one)
    assert first == {0, 1, 2, 3}
    assert level == {True, False}


@pytest.mark.parametrize("seed", SEEDS)
def test_each_pair_has_its_own_buy_row(seed: int) -> None:
    """Each row has six cards, dealt from the shared deck (H-16.10, H-R31)."""
    view = GAME.view(GAME.new("tournament", seed=seed), None)
    rows = [pair["row"] for pair in view["pairs"]]
    assert [len(row) for row in rows] == [6, 6]
    assert not set(rows[0]) & set(rows[1])
    assert view["tables"][0]["deck"] == 48


def test_h_r31_new_set_deals_new_buy_rows() -> None:
    """Both rows have six cards again, and the unsold cards return to the deck (H-16.10, H-R31)."""
    luck = Random(8)
    state = GAME.new("tournament", seed=8)
    rows = [pair["row"] for pair in GAME.view(state, None)["pairs"]]
    fresh = 0
    while GAME.view(state, None)["pairs"][0]["stage"] == "set":
        before = [pair["game"] for pair in GAME.view(state, None)["pairs"]]
        seat = luck.choice(state.actors())
        state.apply(seat, luck.choice(state.legal(seat)))
        view = GAME.view(state, None)
        if view["pairs"][0]["stage"] == "set" and [pair["game"] for pair in view["pairs"]] == [1, 1] != before:
            fresh += 1
            new = [pair["row"] for pair in view["pairs"]]
            assert [len(row) for row in new] == [6, 6]
            assert new != rows
            sold = sum(side["minors"]["size"] for side in view["sides"])
            assert view["tables"][0]["deck"] == 60 - 12 - sold
            rows = new
    assert fresh == 2
    assert [pair["row"] for pair in GAME.view(state, None)["pairs"]] == [[], []]


@pytest.mark.parametrize("left", range(13))
def test_h_r31_few_free_agents_are_dealt_to_pairs_in_turn(left: int) -> None:
    """If fewer than twelve free agents are left, the pairs get one card in turn (H-R31)."""
    match = tournament_with_free_agents(left)
    match.deal_rows(match.boxes[0], match.pairs)
    assert [len(pair.row) for pair in match.pairs] == [min(6, (left + 1) // 2), min(6, left // 2)]


def tournament_with_free_agents(left: int) -> Match:
    """Return a tournament with empty buy rows and this many free agents in the deck."""
    match = GAME.new("tournament", seed=1)
    assert isinstance(match, Match)
    for box in match.boxes:
        box.free_agents = (1 << left) - 1
        box.deck = left
    for pair in match.pairs:
        pair.row = ()
    return match


@pytest.mark.parametrize("seed", SEEDS)
def test_h_16_12_cards_are_shuffled_for_each_new_opponent(seed: int) -> None:
    """All fifteen cards are shuffled at the start of every set and every knock-out series (H-16.12, H-7.2, H-R31)."""
    state, events = play_tournament(seed)
    games = games_of(events)
    for seat in range(state.seats):
        met = [series for series in series_of(games) if seat in series[0].seats]
        shuffled = [event for event in events if event["kind"] == "shuffled" and event["seat"] == seat]
        assert len(shuffled) in (len(met), len(met) + 1)  # the first setup may shuffle the same cards twice


def test_h_15_8_bought_cards_are_shuffled_for_a_new_opponent() -> None:
    """No bought card is on top of the lineup at the start of a set or series (H-15.8, H-16.12)."""
    begun: Counter[str] = Counter()
    for seed in SEEDS:
        luck = Random(seed)
        state = GAME.new("tournament", seed=seed)
        seen: set[tuple[str, int, int]] = set()
        while not state.is_over():
            seat = luck.choice(state.actors())
            state.apply(seat, luck.choice(state.legal(seat)))
            view = GAME.view(state, None)
            for pair in view["pairs"]:
                key = (pair["stage"], pair["visitor"], pair["home"])
                if pair["question"] == "on-deck" and pair["game"] == 1 and key not in seen:
                    seen.add(key)
                    begun[pair["stage"]] += 1
                    for role in ("visitor", "home"):
                        side = view["sides"][pair[role]]
                        assert side["lineup"] == {"size": 9, "top": []}
                        assert (side["dugout"], side["in_play"], side["on_deck"]) == ([], [], None)
    assert begun["set"] >= 4 * len(SEEDS)
    assert begun["semi-final"] == 2 * len(SEEDS)
    assert begun["final"] == len(SEEDS)


@pytest.mark.parametrize("seed", SEEDS)
def test_semi_finals_and_final_have_expected_pairings_and_homes(seed: int) -> None:
    """First plays fourth and second plays third, the winners play the final; each is best of three without buying.

    The higher rank is home first in a semi-final, the finalist with more wins in the final; then home alternates
    (H-16.4, H-16.14, H-R31).
    """
    state, events = play_tournament(seed)
    games = games_of(events)
    ranking = ranking_of(events)
    semi = [series for series in series_of(games) if series[0].stage == "semi-final"]
    assert {series[0].seats for series in semi} == {frozenset(ranking[::3]), frozenset(ranking[1:3])}
    finalists = set()
    for series in semi:
        assert series[0].home == min(series[0].seats, key=ranking.index)
        finalists.add(assert_best_of(series, 3))
    (final,) = [series for series in series_of(games) if series[0].stage == "final"]
    assert final[0].seats == finalists
    before = wins_of([game for game in games if game.stage != "final"])
    assert before[final[0].home] >= before[final[0].visitor]
    champion = assert_best_of(final, 3)
    assert state.ranks()[champion] == 1
    assert ranking_of(events, "placed")[0] == champion
    assert [event["seat"] for event in events if event["kind"] == "champion"] == [champion]
    assert sorted(state.ranks()) == [1, 2, 3, 4]


def assert_best_of(series: Sequence[Game], length: int) -> int:
    """Assert that home alternates, nothing is bought and the decisive win is the last game; return the winner."""
    lead, other = series[0].home, series[0].visitor
    assert [game.home for game in series] == [lead, other, lead, other, lead, other, lead][: len(series)]
    assert {game.best_of for game in series} == {length}
    assert not any(game.bought for game in series)
    wins = wins_of(series)
    winner = series[-1].winner
    assert wins[winner] == length // 2 + 1
    assert wins[winner] > wins[min(series[0].seats - {winner})]
    return winner


@pytest.mark.slow
def test_h_16_14_home_side_of_final_is_drawn_by_lot_at_equal_wins() -> None:
    """The winner of either semi-final can be home first (H-16.14)."""
    seen = set()
    for seed in range(80):
        _, events = play_tournament(seed)
        games = games_of(events)
        before = wins_of([game for game in games if game.stage != "final"])
        final = next(game for game in games if game.stage == "final")
        if before[final.home] == before[final.visitor]:
            seen.add(final.home in ranking_of(events)[::3])
    assert seen == {True, False}


@pytest.mark.parametrize("length", [3, 5, 7])
@pytest.mark.parametrize("third", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_h_16_16_variant_final_is_played_by_top_two(length: int, third: bool, seed: int) -> None:
    """With the option, the other two play for third place; nobody buys (H-16.16, H-R31)."""
    state, events = play_tournament(seed, final=length, third_place=third)
    games = games_of(events)
    ranking = ranking_of(events)
    before = wins_of([game for game in games if game.stage == "set"])
    places = ranking[:]
    stages = {"final": ranking[:2], **({"third-place": ranking[2:]} if third else {})}
    assert {game.stage for game in games} == {"set", *stages}
    for stage, seats in stages.items():
        (series,) = [series for series in series_of(games) if series[0].stage == stage]
        assert series[0].seats == frozenset(seats)
        assert before[series[0].home] >= before[series[0].visitor]
        winner = assert_best_of(series, length)
        start = places.index(seats[0])
        places[start : start + 2] = [winner, *(seat for seat in seats if seat != winner)]
    assert ranking_of(events, "placed") == places
    assert [state.ranks()[seat] for seat in places] == [1, 2, 3, 4]


def test_h_16_16_third_place_without_variant_final_is_refused() -> None:
    """A variant final is best of 3, 5 or 7; other lengths are refused, too (H-16.16)."""
    with pytest.raises(PennantError, match="third_place"):
        GAME.new("tournament", seed=1, third_place=True)
    with pytest.raises(PennantError, match="final"):
        GAME.new("tournament", seed=1, final=4)


def test_h_16_15_cards_of_extra_innings_earn_nothing() -> None:
    """They go to the dugout after their inning, so only six cards earn (H-13.7, H-16.15, H-R23)."""
    rounds = 0
    for seed in SEEDS:
        luck = Random(seed)
        state = GAME.new("tournament", seed=seed)
        while not state.is_over():
            view = GAME.view(state, None)
            for pair in view["pairs"]:
                if pair["question"] in ("extra", "first-buyer", "left-over"):
                    rounds += pair["inning"] > 6
                    assert [len(view["sides"][pair[role]]["in_play"]) for role in ("visitor", "home")] == [6, 6]
            seat = luck.choice(state.actors())
            state.apply(seat, luck.choice(state.legal(seat)))
    assert rounds > 20


# --- ranking: all results of six sets ---------------------------------------------------------------------------------


SETS = list(combinations(range(4), 2))


def rank_by_rules(wins: Sequence[int], lots: tuple[int, ...]) -> list[int]:
    """Return the ranking if the first seat of each set has won this many of its three games."""
    match = GAME.new("tournament", seed=1)
    assert isinstance(match, Match)
    totals = [0, 0, 0, 0]
    for number, ((one, other), won) in enumerate(zip(SETS, wins, strict=True)):
        pair = match.pairs[number % 2]
        for game in range(3):
            winner = one if game < won else other
            totals[winner] += 1
            visitor, home = (one, other) if game % 2 else (other, one)
            pair.results += (visitor, home, *((4, 3) if winner == visitor else (0, 1)))
    for seat, total in enumerate(totals):
        match.sides[seat].total_wins = total
    match.chance = scripted_chance(lots)
    tournament._rank(match, 0)
    return list(match.boxes[0].ranking)


def count_wins_against(wins: Sequence[int], seat: int, rivals: Sequence[int]) -> int:
    """Count the games that a seat has won against these rivals."""
    won = 0
    for (one, other), first in zip(SETS, wins, strict=True):
        if seat == one and other in rivals:
            won += first
        elif seat == other and one in rivals:
            won += 3 - first
    return won


def expected_order(wins: Sequence[int], tied: Sequence[int]) -> list[list[int]]:
    """Order seats by wins, then by wins among tied seats, then two by their set; a group is by lot (H-R31)."""
    groups: dict[int, list[int]] = {}
    for seat in tied:
        groups.setdefault(count_wins_against(wins, seat, tied), []).append(seat)
    order: list[list[int]] = []
    for total in sorted(groups, reverse=True):
        group = groups[total]
        if len(group) == 2:
            order += [[seat] for seat in sorted(group, key=lambda seat: -count_wins_against(wins, seat, group))]
        elif 2 < len(group) < len(tied):
            order += expected_order(wins, group)
        else:
            order.append(group)
    return order


def test_ranking_matches_rules_in_all_4096_cases() -> None:
    """Two tied players are ranked by their set, three by mutual wins, then by set, then by lot (H-16.13, H-R31)."""
    by_lot = 0
    for wins in product(range(4), repeat=6):
        groups = expected_order(wins, range(4))
        found = rank_by_rules(wins, (0,) * 6)
        start = 0
        for group in groups:
            assert sorted(found[start : start + len(group)]) == sorted(group), (wins, groups, found)
            start += len(group)
        by_lot += len(groups) < 4
    assert by_lot > 0


def test_two_tied_players_are_ranked_by_their_set() -> None:
    """Seats 0 and 1 have five wins each, seats 2 and 3 four each (H-16.13)."""
    wins = (1, 2, 2, 1, 2, 1)  # 0-1, 0-2, 0-3, 1-2, 1-3, 2-3
    totals = [count_wins_against(wins, seat, range(4)) for seat in range(4)]
    assert totals == [5, 5, 4, 4]
    assert rank_by_rules(wins, ()) == [1, 0, 3, 2]


def test_three_players_tied_in_a_circle_are_ranked_by_lot() -> None:
    """Each has beaten another 2-1, so any order is possible (H-R31)."""
    wins = (2, 1, 3, 2, 3, 3)  # 0 beats 1, 1 beats 2, 2 beats 0, all beat 3
    found = {tuple(rank_by_rules(wins, lots)) for lots in product(range(3), range(2), range(1))}
    assert found == {(*order, 3) for order in permutations(range(3))}


def test_three_tied_players_are_ranked_by_mutual_wins_then_by_set() -> None:
    """One has more or fewer wins among the three; the set of the other two decides between them (H-R31)."""
    for wins in product(range(4), repeat=6):
        totals = [count_wins_against(wins, seat, range(4)) for seat in range(4)]
        tied = [seat for seat in range(4) if totals.count(totals[seat]) == 3]
        if not tied:
            continue
        among = {seat: count_wins_against(wins, seat, tied) for seat in tied}
        if sorted(Counter(among.values()).values()) == [1, 2]:
            level = [seat for seat in tied if list(among.values()).count(among[seat]) == 2]
            ranking = [seat for seat in rank_by_rules(wins, ()) if seat in tied]
            better, worse = sorted(level, key=lambda seat: -count_wins_against(wins, seat, level))
            assert ranking.index(better) < ranking.index(worse)
            break
    else:
        pytest.fail("no case with this tie found")


# --- more tables ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [8, 12, 16])
@pytest.mark.parametrize("seed", range(3))
def test_champions_of_several_tables_meet_in_knock_out(players: int, seed: int) -> None:
    """Each table plays a tournament; the champions are seeded by wins (H-16.17, H-R32)."""
    state, events = play_tournament(seed, players=players)
    games = games_of(events)
    tables = players // 4
    champions = []
    for table in range(tables):
        seats = range(table * 4, table * 4 + 4)
        own = [game for game in games if game.seats <= set(seats) and not game.stage.startswith("champions")]
        assert Counter(game.stage for game in own)["set"] == 18
        champions.append(ranking_of(events, "placed", table)[0])
        ranking = ranking_of(events, "ranked", table)
        assert set(ranking) == set(seats)
        (final,) = [series for series in series_of(own) if series[0].stage == "final"]
        assert assert_best_of(final, 3) == champions[-1]
    before = wins_of([game for game in games if not game.stage.startswith("champions")])
    semi = [series for series in series_of(games) if series[0].stage == "champions-semi-final"]
    assert len(semi) == {2: 0, 3: 1, 4: 2}[tables]
    for series in semi:
        assert before[series[0].home] >= before[series[0].visitor]
        assert_best_of(series, 3)
    if tables == 4:
        assert_champions_are_seeded(semi, champions, before)
    if tables == 3:
        (series,) = semi
        bye = next(seat for seat in champions if seat not in series[0].seats)
        assert before[bye] == max(before[seat] for seat in champions)
    (final,) = [series for series in series_of(games) if series[0].stage == "champions-final"]
    assert final[0].seats <= set(champions)
    assert state.ranks()[assert_best_of(final, 3)] == 1
    assert state.ranks().count(1) == 1


def assert_champions_are_seeded(semi: Sequence[Sequence[Game]], champions: Sequence[int], wins: Counter[int]) -> None:
    """Assert that the champion with the most wins meets the one with the fewest (H-R32)."""
    order = sorted((wins[seat] for seat in champions), reverse=True)
    met = sorted(sorted((wins[seat] for seat in series[0].seats), reverse=True) for series in semi)
    assert met == sorted([[order[0], order[3]], [order[1], order[2]]])


def test_h_r32_each_table_has_its_own_box() -> None:
    """A box has four teams and sixty free agents, so two tables can use the same card (H-R32, H-17.2)."""
    state = GAME.new("tournament", seed=2, players=16)
    view = GAME.view(state, None)
    assert len(view["tables"]) == 4
    assert [table["deck"] for table in view["tables"]] == [48] * 4
    assert len(view["pairs"]) == 8
    with pytest.raises(PennantError, match="players"):
        GAME.new("tournament", seed=2, players=20)


def test_h_16_17_tables_proceed_independently() -> None:
    """One table can finish its sets before another has played a game (H-16.17, H-R32)."""
    luck = Random(3)
    state = GAME.new("tournament", seed=3, players=8)
    for _ in range(4000):
        waiting = [seat for seat in state.actors() if seat < 4]
        view = GAME.view(state, None)
        if view["tables"][0]["ranking"] or not waiting:
            break
        seat = luck.choice(waiting)
        state.apply(seat, luck.choice(state.legal(seat)))
    view = GAME.view(state, None)
    assert view["tables"][0]["ranking"]
    assert [pair["results"] for pair in view["pairs"][2:]] == [[], []]
    assert set(state.actors()) >= {4, 5, 6, 7}
