"""Decks of Clutch: reports of illegal decks, lineups, and automatically built decks."""

import shutil
from itertools import permutations
from pathlib import Path
from random import Random

import msgspec
import pytest

from pennant.games.clutch.cards import OWN_SET, CardBook, Team, load_set, own_set
from pennant.games.clutch.cards.building import STYLES, build_deck
from pennant.games.clutch.cards.decks import (
    ROSTERS,
    SENTENCES,
    DeckText,
    Limits,
    auto_lineup,
    breaches,
    check_deck,
    deck_file,
    limits,
    load_deck,
    own_decks,
    rules_deck,
)
from pennant.games.clutch.cards.lineups import FIELD, assignment, batting_order, best_lineup, fielders, shortages
from pennant.games.clutch.rules.cards import BLUE, DESIGNATED, GREY, POSITIONS, RED, Deck
from pennant.kernel.errors import CardError, UsageError

BOOK = own_set()
STANDARD = limits("standard")
LEGAL = load_deck("small-ball")
CATCHERS = [card.id for card in BOOK.batters if "C" in card.pos]
BENCH = LEGAL.players[12]
"""A batter of the legal deck who is not in its lineup."""

in_every_roster = pytest.mark.parametrize("roster", ROSTERS, ids=[roster.name for roster in ROSTERS])


def edit_deck(deck: DeckText = LEGAL, **changes: object) -> DeckText:
    return msgspec.structs.replace(deck, **changes)


def problems(deck: DeckText, book: CardBook = BOOK, roster: Limits = STANDARD) -> list[str]:
    return [str(breach) for breach in breaches(deck, book, roster)]


def swap_player(old: str, new: str, deck: DeckText = LEGAL) -> DeckText:
    """The deck with one player replaced by another, and without a lineup."""
    return edit_deck(deck, players=tuple(new if each == old else each for each in deck.players), lineup=())


def players_of(kind: str, deck: DeckText = LEGAL) -> list[str]:
    """The batters, starters (SP) or relievers (RP) of a deck."""
    roles = {card.id: card.role for card in BOOK.pitchers}
    return [each for each in deck.players if roles.get(each, "batter") == kind]


def players_outside(kind: str, deck: DeckText = LEGAL) -> list[str]:
    """Players who are not in the deck, cheapest first."""
    cards = [card for card in BOOK.batters if kind == "batter"]
    others = [card for card in BOOK.pitchers if card.role == kind]
    salaries = {card.id: card.salary for card in cards} | {card.id: card.salary for card in others}
    return sorted((each for each in salaries if each not in deck.players), key=lambda each: salaries[each])


# --- the decks that come with Pennant ---------------------------------------------------------------------------------


def test_four_own_decks_share_no_players() -> None:
    assert own_decks() == ["bullpen", "glove-first", "small-ball", "three-true-outcomes"]
    players = [player for name in own_decks() for player in load_deck(name).players]
    assert len(set(players)) == len(players) == 4 * 26


@pytest.mark.parametrize("name", own_decks())
def test_own_decks_are_legal_and_survive_round_trip(name: str) -> None:
    deck = load_deck(name)
    assert problems(deck) == []
    assert deck.lineup
    assert msgspec.convert(msgspec.toml.decode(deck_file(deck).encode()), DeckText) == deck


@pytest.mark.parametrize("name", own_decks())
def test_own_decks_propose_the_automatic_lineup(name: str) -> None:
    deck = load_deck(name)
    own, automatic = rules_deck(deck, BOOK), rules_deck(edit_deck(deck, lineup=()), BOOK)
    assert (own.order, own.fielding) == (automatic.order, automatic.fielding)


def test_deck_is_loaded_by_name_or_path(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(deck_file(LEGAL))
    assert load_deck(file) == load_deck(str(file)) == LEGAL
    with pytest.raises(UsageError, match=r"there is no deck 'smal-ball', .*: did you mean 'small-ball'\?"):
        load_deck("smal-ball")


def test_invalid_deck_file_raises_card_error(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(deck_file(LEGAL).replace("coaches", "coach"))
    with pytest.raises(CardError, match=r"mine.toml: field coach means nothing here: did you mean 'coaches'\?"):
        load_deck(file)
    file.write_text("title = Small Ball")
    with pytest.raises(CardError, match=r"mine.toml is not a TOML file"):
        load_deck(file)


def test_card_ids_in_decks_ignore_case() -> None:
    small = edit_deck(
        players=tuple(map(str.lower, LEGAL.players)), strategy={k.lower(): n for k, n in LEGAL.strategy.items()}
    )
    assert problems(small) == []
    assert rules_deck(small, BOOK).strategies == rules_deck(LEGAL, BOOK).strategies
    assert problems(strategy(G01=1, b09=2)) == ["of B09 there may be 3 in all, not 5 (C-2.2.2)"]


# --- players ----------------------------------------------------------------------------------------------------------


def test_c_2_1_1_and_c_2_1_3_wrong_numbers_of_players_are_reported() -> None:
    starter, reliever = players_of("SP")[0], players_of("RP")[0]
    fewer = tuple(each for each in LEGAL.players if each != BENCH)
    assert problems(edit_deck(players=fewer)) == ["there must be 13 batters, not 12 (C-2.1.1)"]
    assert problems(swap_player(starter, players_outside("RP")[0])) == [
        "there must be 5 starters, not 4 (C-2.1.3)",
        "there must be 8 relievers, not 9 (C-2.1.3)",
    ]
    assert problems(swap_player(reliever, players_outside("batter")[0])) == [
        "there must be 13 batters, not 14 (C-2.1.1)",
        "there must be 13 pitchers, not 12 (C-2.1.1)",
        "there must be 8 relievers, not 7 (C-2.1.3)",
    ]


def test_c_2_1_2_position_that_nobody_can_play_is_reported() -> None:
    (catcher,) = [each for each in players_of("batter") if each in CATCHERS]
    newcomer = next(each for each in players_outside("batter") if each not in CATCHERS)
    assert problems(swap_player(catcher, newcomer)) == ["nobody can play C (C-2.1.2)"]


def test_c_2_1_2_one_player_for_two_positions_is_reported(tmp_path: Path) -> None:
    """The only shortstop is also the only second baseman, although all other positions can be filled."""
    book = larger_set(tmp_path, batter("TWO-1", "SS = 1, 2B = 1"))
    middle = [card.id for card in BOOK.batters if {"SS", "2B"} & set(card.pos)]
    third = [card.id for card in BOOK.batters if "3B" in card.pos]
    others = iter([each for each in players_outside("batter") if each in third and each not in middle])
    deck = LEGAL
    for each in players_of("batter"):
        if each in middle:
            deck = swap_player(each, "TWO-1" if "TWO-1" not in deck.players else next(others), deck)
    assert problems(deck, book) == ["2B and SS need 2 batters, but only TWO-1 can play there (C-2.1.2)"]


def test_c_2_1_4_salary_above_cap_is_reported() -> None:
    dear = LEGAL
    for old, new in zip(players_of("SP"), reversed(players_outside("SP")), strict=False):
        dear = swap_player(old, new, dear)
    poor = msgspec.structs.replace(STANDARD, cap=5000)
    (breach,) = breaches(LEGAL, BOOK, poor)
    assert (breach.rule, breach.message) == ("C-2.1.4", "salary")
    cards = [each for each in BOOK.batters if each.id in LEGAL.players]
    arms = [each for each in BOOK.pitchers if each.id in LEGAL.players]
    total = sum(each.salary for each in cards) + sum(each.salary for each in arms)
    assert (breach.data["total"], breach.data["over"]) == (total, total - 5000)
    assert "above the cap of 5000 (C-2.1.4)" in str(breach)
    assert problems(LEGAL, roster=msgspec.structs.replace(STANDARD, cap=total)) == []


def test_c_2_1_5_deck_may_have_any_number_of_icons() -> None:
    starred = [card.id for card in BOOK.batters if card.icons]
    deck = build_deck(BOOK, limits("all-star"), Random(1), starred + [card.id for card in BOOK.pitchers])
    assert all(card in starred for card in players_of("batter", deck))
    assert breaches(deck, BOOK, limits("all-star")) == []


def test_c_2_2_4_deck_may_have_any_mix_of_colors() -> None:
    red = [card for card in BOOK.strategies if card.colour == "red"]
    copies = dict(zip(("common", "uncommon", "rare", "ultra-rare"), STANDARD.copies, strict=True))
    strategy: dict[str, int] = {}
    for card in red:
        strategy[card.id] = min(copies[card.rarity], 50 - sum(strategy.values()))
    deck = edit_deck(strategy={card: count for card, count in strategy.items() if count})
    assert sum(deck.strategy.values()) == min(50, sum(copies[card.rarity] for card in red))
    assert [breach.rule for breach in breaches(deck, BOOK, STANDARD)] in ([], ["C-2.2.1"])


def test_c_2_4_2_both_managers_may_have_the_same_stadium() -> None:
    first, second = (rules_deck(edit_deck(load_deck(name), stadium="S5"), BOOK) for name in own_decks()[:2])
    assert first.stadium == second.stadium


def test_c_2_1_6_two_cards_of_one_person_are_reported(tmp_path: Path) -> None:
    first = next(card for card in BOOK.batters if card.id == players_of("batter")[0])
    book = larger_set(tmp_path, batter("OLD-1", "1B = 0", person=first.person))
    both = swap_player(BENCH, "OLD-1")
    assert problems(both, book) == [f"{first.id} and OLD-1 are cards of one player, {first.name} (C-2.1.6)"]
    assert f"{first.id} stands 2 times among the players (C-2.1.6)" in problems(swap_player(BENCH, first.id))


def test_unknown_player_is_reported_with_similar_id() -> None:
    wrong, count = problems(swap_player(BENCH, BENCH.replace("-", "_")))
    assert wrong == f"there is no player '{BENCH.replace('-', '_')}': did you mean '{BENCH}'? (C-2.1.1)"
    assert count == "there must be 13 batters, not 12 (C-2.1.1)"


# --- other rosters ----------------------------------------------------------------------------------------------------


def test_c_2_1_7_twenty_man_roster_has_its_own_limits() -> None:
    deck = build_deck(BOOK, limits("20-man"), Random(1))
    assert [len(players_of(kind, deck)) for kind in ("batter", "SP", "RP")] == [12, 3, 5]
    assert problems(deck, roster=limits("20-man")) == []
    assert problems(LEGAL, roster=limits("20-man"))[:4] == [
        "there must be 12 batters, not 13 (C-2.1.7)",
        "there must be 8 pitchers, not 13 (C-2.1.7)",
        "there must be 3 starters, not 5 (C-2.1.7)",
        "there must be 5 relievers, not 8 (C-2.1.7)",
    ]
    assert problems(LEGAL, roster=limits("20-man"))[4].endswith("above the cap of 5000 (C-2.1.7)")


def test_c_2_1_8_all_star_roster_has_no_cap_but_must_be_playable() -> None:
    """Twenty batters and twenty pitchers must include a lineup, a starter and a reliever (C-R9)."""
    roster = limits("all-star")
    batters = [each for each in players_outside("batter") if each not in CATCHERS][-20:]
    starters = (players_of("SP") + players_outside("SP"))[:20]
    deck = edit_deck(players=(*batters, *starters), lineup=())
    assert problems(deck, roster=roster) == [
        "there must be 1 to 19 starters, not 20 (C-R9)",
        "there must be 1 to 19 relievers, not 0 (C-R9)",
        "nobody can play C (C-R9)",
    ]
    assert (
        problems(
            edit_deck(players=(*CATCHERS[:1], *batters[1:], *starters[1:], players_of("RP")[0]), lineup=()),
            roster=roster,
        )
        == []
    )


def test_unknown_roster_is_refused() -> None:
    with pytest.raises(UsageError, match=r"there is no roster 'allstar': did you mean 'all-star'\?"):
        limits("allstar")


# --- strategy cards, coaches, stadium ---------------------------------------------------------------------------------


def strategy(**copies: int) -> DeckText:
    return edit_deck(strategy=LEGAL.strategy | copies)


def test_c_2_2_1_deck_must_have_fifty_strategy_cards() -> None:
    assert problems(strategy(B03=2)) == ["there must be 50 strategy cards, not 51 (C-2.2.1)"]
    assert problems(strategy(B03=0)) == [
        "there must be 50 strategy cards, not 49 (C-2.2.1)",
        "B03 is listed with 0 copies (C-2.2.1)",
    ]
    assert problems(strategy(B03=0, B3=1))[0] == "there is no strategy card 'B3': did you mean 'B23'? (C-2.2.1)"


@pytest.mark.parametrize(("card", "most"), [("B09", 3), ("B11", 2), ("B26", 1), ("B23", 1)])
def test_c_2_2_2_rarity_limits_copies_of_a_card(card: str, most: int) -> None:
    cards = LEGAL.strategy | {card: most + 1}
    cards["G01"] -= sum(cards.values()) - 50
    assert problems(edit_deck(strategy=cards)) == [f"of {card} there may be {most} in all, not {most + 1} (C-2.2.2)"]


def test_c_2_2_2_later_version_counts_as_its_original(tmp_path: Path) -> None:
    card = 'id = "B09b"\ntitle = "Go Again"\ncolour = "blue"\nrarity = "common"\nfamily = "B09"\n'
    card += 'window = "before the pitch"\neffects = [{ mod = "swing", by = 1 }]\n'
    book = larger_set(tmp_path, f"[[strategy]]\n{card}")
    assert problems(strategy(B09=2, B09b=1), book) == []
    assert problems(strategy(B09b=1, G01=2), book)[-1] == "of B09 and B09b there may be 3 in all, not 4 (C-2.2.2)"


def test_c_2_2_3_deck_may_have_two_weather_cards() -> None:
    assert problems(strategy(G09=1, W03=2)) == []
    assert problems(strategy(G09=1, G08=1, W03=2, W01=1)) == ["there may be 2 weather cards, not 3 (C-2.2.3)"]


def test_c_2_3_1_deck_must_have_one_coach_of_each_kind() -> None:
    assert problems(edit_deck(coaches=("H4", "H1", "N1"))) == [
        "there must be one hitting coach, not 2 (C-2.3.1)",
        "there must be one pitching coach, not 0 (C-2.3.1)",
    ]
    assert problems(edit_deck(coaches=("H4", "P1"))) == ["there must be one bench coach, not 0 (C-2.3.1)"]
    assert problems(edit_deck(coaches=("H4", "P1", "N1", "N9")))[0].startswith(
        "there is no coach 'N9': did you mean 'N"
    )


def test_c_2_4_1_unknown_stadium_is_reported() -> None:
    assert problems(edit_deck(stadium="S11")) == ["there is no stadium 'S11': did you mean 'S1'? (C-2.4.1)"]


# --- lineups ----------------------------------------------------------------------------------------------------------


def lineup(*rows: tuple[int, tuple[str, str]]) -> DeckText:
    changed = list(LEGAL.lineup)
    for place, row in rows:
        changed[place] = row
    return edit_deck(lineup=tuple(changed))


def test_c_3_2_9_lineup_must_have_nine_batters_of_the_deck() -> None:
    designated = [position for _, position in LEGAL.lineup].index("DH")
    assert problems(lineup((designated, (BENCH, "DH")))) == []
    assert problems(edit_deck(lineup=LEGAL.lineup[:8]))[0] == "the line-up must have 9 batters, not 8 (C-3.2.9)"
    stranger, arm = players_outside("batter")[0], players_of("SP")[0]
    for each in (stranger, arm):
        assert f"{each} is in the line-up, but is not a batter of the deck (C-3.2.9)" in problems(
            lineup((designated, (each, "DH")))
        )
    twice = LEGAL.lineup[0][0] if designated else LEGAL.lineup[1][0]
    assert problems(lineup((designated, (twice, "DH")))) == [f"{twice} stands in the line-up 2 times (C-3.2.9)"]


def test_c_3_2_9_batters_must_play_positions_listed_on_their_cards() -> None:
    catcher, centre = (next(row for row in LEGAL.lineup if row[1] == position) for position in ("C", "CF"))
    places = [LEGAL.lineup.index(catcher), LEGAL.lineup.index(centre)]
    found = problems(lineup((places[0], (catcher[0], "CF")), (places[1], (centre[0], "C"))))
    assert f"{catcher[0]} cannot play CF: the card lists C (C-3.2.9)" in found
    assert len(found) == 2
    found = problems(lineup((places[0], (catcher[0], "CX"))))
    assert found == [
        "'CX' is not a position: did you mean 'C'? (C-3.2.9)",
        "the line-up has 0 for C, but must have one (C-3.2.9)",
    ]


def test_shortages_agree_with_fielders() -> None:
    luck = Random(1)
    for _ in range(300):
        listed = [1 << luck.randrange(FIELD) | 1 << luck.randrange(FIELD) for _ in range(13)]
        found, missing = fielders(listed), shortages(listed)
        assert (found is None) == bool(missing)
        if found is not None:
            assert len(set(found)) == FIELD
            assert all(listed[batter] >> position & 1 for position, batter in enumerate(found))
        for positions, able in missing:
            assert len(able) < len(positions)
            assert able == [b for b in range(13) if any(listed[b] >> position & 1 for position in positions)]


def test_fielders_are_found_along_a_chain_of_positions() -> None:
    """Each fielder can also play the next position, so only one assignment works."""
    chain = [1 << position | 1 << min(position + 1, FIELD - 1) for position in range(FIELD)]
    assert fielders(chain[::-1]) is not None
    assert fielders([1 << FIELD - 1, *chain[:-1]]) is not None
    assert fielders([1, *chain[1:-1], 1]) is None


def test_assignment_is_as_good_as_brute_force() -> None:
    luck = Random(1)
    for _ in range(50):
        values = [[luck.choice((-1e9, luck.uniform(-9, 9))) for _ in range(6)] for _ in range(4)]
        sums = [sum(values[row][column] for row, column in enumerate(way)) for way in permutations(range(6), 4)]
        found = assignment(values)
        assert len(set(found)) == 4
        assert sum(values[row][column] for row, column in enumerate(found)) == pytest.approx(max(sums))


def test_batting_order_puts_walkers_before_sluggers() -> None:
    slugger, walker, weak = (
        (0.3, 0.2, 0.2, 0.1, 0.05, 0.05, 0, 0.1),
        (0.1, 0.2, 0.2, 0.4, 0.1, 0, 0, 0),
        (0.4, 0.3, 0.3, 0, 0, 0, 0, 0),
    )
    lines = [weak, slugger, weak, walker, slugger, weak, walker, weak, slugger]
    order = batting_order(range(9), lines)
    assert set(order[:2]) == {3, 6}
    assert set(order[2:5]) == {1, 4, 8}


def test_too_few_batters_or_positions_raise_card_error() -> None:
    with pytest.raises(CardError, match="a line-up needs nine batters, not 8"):
        best_lineup(BOOK.rules.batters[:8], [(1.0, *[0.0] * 7)] * 8)
    catchers = [number for number, card in enumerate(BOOK.batters) if "C" in card.pos]
    with pytest.raises(CardError, match="cannot fill all positions"):
        auto_lineup(catchers[:13], BOOK)


# --- decks for the rules ----------------------------------------------------------------------------------------------


def test_c_3_2_4_rotation_is_sorted_by_salary() -> None:
    deck = rules_deck(LEGAL, BOOK)
    salaries = [BOOK.rules.pitchers[number].salary for number in deck.starters]
    assert salaries == sorted(salaries, reverse=True)
    assert len(deck.relievers) == 8


def test_c_3_2_4_starters_with_equal_salaries_keep_file_order(tmp_path: Path) -> None:
    book = larger_set(tmp_path, *[pitcher(f"EQ-{number}", "SP", 200) for number in range(5)])
    equals = ["EQ-3", "EQ-0", "EQ-4", "EQ-1", "EQ-2"]
    rest = [each for each in LEGAL.players if each not in players_of("SP")]
    deck = rules_deck(edit_deck(players=(*rest, *equals)), book)
    assert [book.pitchers[number].id for number in deck.starters] == equals


def test_rules_deck_contains_sorted_card_numbers() -> None:
    deck = rules_deck(LEGAL, BOOK)
    assert list(deck.strategies) == sorted(deck.strategies)
    assert len(deck.strategies) == 50
    assert [BOOK.rules.coaches[number].colour for number in deck.coaches] == [BLUE, RED, GREY]
    assert BOOK.stadiums[deck.stadium].id == LEGAL.stadium
    assert [BOOK.batters[number].id for number in deck.batters] == players_of("batter")


def test_check_deck_reports_all_breaches() -> None:
    deck = edit_deck(
        swap_player(players_of("SP")[0], "NOBODY"), coaches=("H1", "P1", "P2"), stadium="", strategy={"B01": 4}
    )
    found = breaches(deck, BOOK, STANDARD)
    rules = [breach.rule for breach in found]
    assert rules == sorted(rules)
    assert {"C-2.1.1", "C-2.1.3", "C-2.2.1", "C-2.2.2", "C-2.3.1", "C-2.4.1"} == set(rules)
    with pytest.raises(CardError, match="the deck 'Small Ball' is not legal: ") as error:
        check_deck(deck, BOOK, STANDARD)
    assert all(str(breach) in str(error.value) for breach in found)


def test_every_kind_of_breach_is_found(tmp_path: Path) -> None:
    first = next(card for card in BOOK.batters if card.id == players_of("batter")[0])
    book = larger_set(tmp_path, batter("OLD-1", "1B = 0", person=first.person), batter("TWO-1", "LF = 1, RF = 1"))
    hardly_anybody = edit_deck(
        players=("TWO-1", "TWO-1", "OLD-1", first.id, "NOBODY", *CATCHERS, *players_of("SP"), *players_outside("SP")),
        strategy={"B01": 4, "B02": 0, "W01": 3, "NOTHING": 1},
        coaches=("NO ONE",),
        stadium="NOWHERE",
        lineup=(("NOBODY", "CX"), ("TWO-1", "C"), ("TWO-1", "C")),
    )
    found = [*breaches(hardly_anybody, book, STANDARD), *breaches(edit_deck(stadium=""), BOOK, STANDARD)]
    assert {breach.message for breach in found} == set(SENTENCES)
    assert all(str(breach).endswith(f"({breach.rule})") and "{" not in str(breach) for breach in found)


# --- built decks ------------------------------------------------------------------------------------------------------


def is_valid_lineup(deck: Deck) -> bool:
    nine = [BOOK.rules.batters[deck.batters[place]] for place in deck.order]
    return (
        len(set(deck.order)) == POSITIONS
        and sorted(deck.fielding) == list(range(POSITIONS))
        and all(at == DESIGNATED or card.listed >> at & 1 for card, at in zip(nine, deck.fielding, strict=True))
    )


@in_every_roster
@pytest.mark.parametrize("hundred", range(2))
def test_built_decks_are_legal(roster: Limits, hundred: int) -> None:
    for seed in range(100 * hundred, 100 * hundred + 100):
        deck = build_deck(BOOK, roster, Random(seed))
        assert problems(deck, roster=roster) == []
        assert is_valid_lineup(rules_deck(deck, BOOK))
        assert is_valid_lineup(rules_deck(edit_deck(deck, lineup=()), BOOK))


@in_every_roster
@pytest.mark.parametrize("style", STYLES)
def test_built_decks_of_every_style_are_legal(roster: Limits, style: str) -> None:
    deck = build_deck(BOOK, roster, Random(1), style=style)
    assert problems(deck, roster=roster) == []
    assert is_valid_lineup(rules_deck(deck, BOOK))
    assert len(players_of("RP", deck)) >= 5


def test_build_deck_is_deterministic_for_a_seed() -> None:
    for style in (None, "best"):
        one, other, third = (build_deck(BOOK, STANDARD, Random(seed), style=style) for seed in (1, 1, 2))
        assert one == other != third


def test_built_deck_respects_low_salary_cap() -> None:
    for cap in (3000, 2000, 1500):
        poor = msgspec.structs.replace(STANDARD, cap=cap)
        for style in (None, "best"):
            assert problems(build_deck(BOOK, poor, Random(7), style=style), roster=poor) == []
    with pytest.raises(CardError, match=r"no squad of these players is within the cap of 300 \(C-2.1.4\)"):
        build_deck(BOOK, msgspec.structs.replace(STANDARD, cap=300), Random(7))


@pytest.mark.parametrize("style", [None, "best"])
@pytest.mark.parametrize("team", BOOK.teams, ids=[team.id for team in BOOK.teams])
def test_deck_can_be_built_from_one_team(team: Team, style: str | None) -> None:
    own = {card.id for card in BOOK.batters if card.team == team.name}
    own |= {card.id for card in BOOK.pitchers if card.team == team.name}
    deck = build_deck(BOOK, STANDARD, Random(3), pool=own, style=style)
    assert set(deck.players) <= own
    assert problems(deck) == []


def test_pool_may_limit_strategy_cards_coaches_and_stadiums() -> None:
    pool = [card.id for card in BOOK.strategies if card.colour == "blue"] + ["P2", "H1", "N1", "S7"]
    deck = build_deck(BOOK, STANDARD, Random(3), pool=pool)
    assert set(deck.strategy) <= set(pool)
    assert (set(deck.coaches), deck.stadium) == ({"H1", "P2", "N1"}, "S7")


@pytest.mark.parametrize(
    ("pool", "sentence"),
    [
        (CATCHERS, "16 batters to choose from, and no 13 of them fill all positions (C-2.1.2)"),
        ([card.id for card in BOOK.batters], "0 starters and 0 relievers to choose from: too few"),
        (["B01", "B02"], "only 6 strategy cards to choose from, but a deck has 50 (C-2.2.1)"),
        (["H1", "P1"], "there is no bench coach to choose from (C-2.3.1)"),
    ],
)
def test_pool_that_is_too_small_is_refused(pool: list[str], sentence: str) -> None:
    with pytest.raises(CardError) as error:
        build_deck(BOOK, STANDARD, Random(3), pool=pool)
    assert sentence in str(error.value)


def test_unknown_style_or_card_is_refused() -> None:
    with pytest.raises(UsageError, match=r"there is no card 'b001': did you mean 'b01'\?"):
        build_deck(BOOK, STANDARD, Random(3), pool=["B001"])
    with pytest.raises(UsageError, match=r"there is no style 'bulpen': did you mean 'bullpen'\?"):
        build_deck(BOOK, STANDARD, Random(3), style="bulpen")


def test_built_decks_count_copies_over_all_versions_of_a_card(tmp_path: Path) -> None:
    """Every common card has a later version here; a deck may have three copies of both together."""
    later = [
        f'[[strategy]]\nid = "{card.id}b"\ntitle = "{card.title} 2"\ncolour = "{card.colour}"\nrarity = "common"\n'
        f'family = "{card.id}"\nwindow = "before the pitch"\neffects = [{{ mod = "swing", by = 1 }}]\n'
        for card in BOOK.strategies
        if card.rarity == "common" and not card.weather
    ]
    book = larger_set(tmp_path, *later)
    for seed in range(50):
        assert problems(build_deck(book, STANDARD, Random(seed), style="best" if seed % 5 == 0 else None), book) == []


def test_built_decks_never_contain_two_cards_of_a_person(tmp_path: Path) -> None:
    """Every batter has two more cards here, one as a batter and one as a pitcher."""
    cards = [batter(f"{card.id}b", "DH = 0", person=card.person) for card in BOOK.batters]
    cards += [pitcher(f"{card.id}p", "RP", 10, person=card.person) for card in BOOK.batters]
    book = larger_set(tmp_path, *cards)
    for seed in range(20):
        for style in (None, "best"):
            assert problems(build_deck(book, STANDARD, Random(seed), style=style), book) == []


def test_style_influences_speed_of_lineup() -> None:
    speeds = {card.id: card.speed for card in BOOK.batters}
    quick, slow = (
        sum(speeds[player] for player, _ in build_deck(BOOK, STANDARD, Random(1), style=style).lineup)
        for style in ("small-ball", "three-true-outcomes")
    )
    assert quick > slow + 50


# --- sets with additional cards ---------------------------------------------------------------------------------------


def larger_set(folder: Path, *cards: str) -> CardBook:
    """Load Pennant's own set with these cards added."""
    for file in OWN_SET.glob("*.toml"):
        shutil.copy(file, folder)
    (folder / "zz-more.toml").write_text("\n".join(cards))
    return load_set(folder)


def batter(card_id: str, pos: str, person: str = "") -> str:
    return (
        f'[[batter]]\nid = "{card_id}"\nperson = "{person or card_id}"\nname = "{card_id}"\nteam = "owls"\nbats = "R"\n'
        f"on_base = 10\nspeed = 10\npos = {{ {pos} }}\nchart = 'K 1-9, GB 10-19, HR 20+'\nsalary = 10\n"
    )


def pitcher(card_id: str, role: str, salary: int, person: str = "") -> str:
    return (
        f'[[pitcher]]\nid = "{card_id}"\nperson = "{person or card_id}"\nname = "{card_id}"\nteam = "owls"\n'
        f'throws = "R"\nrole = "{role}"\nip = 1\ncommand = 3\nx_zone = 1\nchart = "K 1-9, GB 10-19, HR 20+"\n'
        f"salary = {salary}\n"
    )
