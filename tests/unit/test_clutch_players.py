"""Batters and pitchers of Clutch: charts, card files, and the league that comes with Pennant."""

import tomllib
from itertools import product
from statistics import mean, median

import pytest

from pennant.games.clutch.cards import own_set
from pennant.games.clutch.cards.lineups import fielders
from pennant.games.clutch.cards.players import (
    PITCHER_ROWS,
    ROW_NAMES,
    BatterText,
    PitcherText,
    chart_starts,
    chart_text,
    read_players,
    rules_batter,
    rules_pitcher,
)
from pennant.games.clutch.cards.values import batters_faced, chances, mean_chances, row_shares
from pennant.games.clutch.rules.cards import (
    CATCHER,
    CENTRE_FIELD,
    DESIGNATED,
    ICON_GG,
    ICON_SB,
    LEFT,
    LEFT_FIELD,
    NO_HAND,
    NO_ROW,
    OUT_OF_POSITION,
    RELIEVER,
    SHORTSTOP,
    SWITCH,
    Batter,
    Pitcher,
)
from pennant.kernel.errors import CardError

BATTER = """
[[batter]]
id = "TST-07"
person = "ada-test"
name = "Ada Test"
team = "Testers"
no = 7
bats = "S"
on_base = 12
bonus = { vs = "L", value = 2 }
speed = 17
pos = { SS = 3, CF = 2 }
clutch = -1
icons = ["GG", "SB"]
chart = "K 1-3, GB 4-5, FB 6-7, BB 8-10, 1B 11-15, 2B 16-18, 3B 19, HR 20+"
salary = 240
"""
PITCHER = """
[[pitcher]]
id = "TST-40"
person = "bea-test"
name = "Bea Test"
team = "Testers"
throws = "L"
role = "RP"
ip = 2
command = 5
x_zone = 1
defence = 1
chart = "K 1-5, GB 6-11, FB 12-16, BB 17, 1B 18-22, 2B 23-25, HR 26+"
salary = 90
"""


def batter(text: str = BATTER) -> Batter:
    return rules_batter(read_players(tomllib.loads(text), "test.toml")[0][0], 5)


def pitcher(text: str = PITCHER) -> Pitcher:
    return rules_pitcher(read_players(tomllib.loads(text), "test.toml")[1][0], 6)


def replace_line(card: str, line: str) -> str:
    """The card with the line of the same field replaced."""
    key = line.split(" =")[0]
    return "\n".join(line if old.startswith(f"{key} =") else old for old in card.splitlines()) + "\n"


def remove_line(card: str, key: str) -> str:
    return "\n".join(line for line in card.splitlines() if not line.startswith(f"{key} ="))


# --- charts -----------------------------------------------------------------------------------------------------------


def test_c_1_1_1_chart_has_first_number_for_every_row() -> None:
    starts = chart_starts("K 1-3, GB 4-5, FB 6-7, BB 8-10, 1B 11-15, 2B 16-18, 3B 19, HR 20+", ROW_NAMES, "here")
    assert starts == (1, 4, 6, 8, 11, 16, 19, 20)


def test_chart_rows_may_be_missing() -> None:
    assert chart_starts("GB 1-9, HR 10+", ROW_NAMES, "here") == (NO_ROW, 1, *[NO_ROW] * 5, 10)


def test_c_1_1_2_chart_row_may_lie_above_20() -> None:
    starts = chart_starts("K 1-5, GB 6-11, FB 12-18, 1B 19-22, 2B 23-25, HR 26+", PITCHER_ROWS, "here")
    assert starts == (1, 6, 12, NO_ROW, 19, 23, NO_ROW, 26)
    assert row_shares(starts, 20)[4:] == (2 / 20, 0, 0, 0)


@pytest.mark.parametrize(
    "chart", ["HR 1+", "K 1, HR 2+", "K 1-3, GB 4-5, FB 6-7, BB 8-10, 1B 11-15, 2B 16-18, 3B 19, HR 20+"]
)
def test_chart_text_survives_round_trip(chart: str) -> None:
    assert chart_text(chart_starts(chart, ROW_NAMES, "here")) == chart


@pytest.mark.parametrize(
    ("chart", "sentence"),
    [
        ("K 1-3, GB 5-6, HR 7+", "GB starts at 5, but must start at 4"),
        ("K 1-3, GB 3-6, HR 7+", "GB starts at 3, but must start at 4"),
        ("K 2-3, HR 4+", "K starts at 2, but must start at 1"),
        ("GB 1-3, K 4-6, HR 7+", "K stands after GB; the order is K GB FB BB 1B 2B 3B HR"),
        ("K 1-3, K 4-6, HR 7+", "K stands after K"),
        ("K 1-3, GB 4-2, HR 7+", "GB ends at 2, but starts at 4"),
        ("K 1-3, GB 4-6", "the home runs are missing; a chart ends with them, such as 'HR 7+'"),
        ("K 1-3, HR 4-20", "the home runs have no end: 'HR 4+'"),
        ("K 1-3, GB 4+", "only the home runs have no end"),
        ("K 1-3, GO 4-6, HR 7+", "'GO' is not a valid row of this chart"),
        ("K 1-3, gb 4-6, HR 7+", "did you mean 'GB'?"),
        ("K 1-3; HR 4+", "'K 1-3; HR 4+' must be a row and its numbers, such as 'GB 4-6' or 'HR 20+'"),
        ("", "'' must be a row and its numbers"),
        ("K 1-60, HR 61+", "61 is not between 1 and 40"),
    ],
)
def test_invalid_chart_raises_card_error(chart: str, sentence: str) -> None:
    with pytest.raises(CardError, match=r"^here: ") as error:
        chart_starts(chart, ROW_NAMES, "here")
    assert sentence in str(error.value)


def test_c_1_2_pitcher_chart_cannot_have_triples() -> None:
    with pytest.raises(CardError, match="'3B' is not a valid row of this chart"):
        chart_starts("K 1-3, 3B 4, HR 5+", PITCHER_ROWS, "here")


# --- files ------------------------------------------------------------------------------------------------------------


def test_c_1_1_batter_is_converted_to_numbers_of_the_rules() -> None:
    card = batter()
    assert (card.person, card.speed, card.on_base, card.salary, card.clutch) == (5, 17, 12, 240, -1)
    assert (card.bats, card.bonus_vs, card.bonus) == (SWITCH, LEFT, 2)
    assert card.icons == ICON_GG | ICON_SB
    assert card.listed == 1 << SHORTSTOP | 1 << CENTRE_FIELD
    assert (card.ratings[SHORTSTOP], card.ratings[CENTRE_FIELD], card.ratings[DESIGNATED]) == (3, 2, 0)
    assert card.ratings[LEFT_FIELD] == OUT_OF_POSITION


def test_c_1_2_pitcher_is_converted_to_numbers_of_the_rules() -> None:
    card = pitcher()
    assert (card.person, card.role, card.limit, card.command, card.x_zone) == (6, RELIEVER, 2, 5, 1)
    assert (card.throws, card.defence, card.bonus_vs, card.bonus, card.icons) == (LEFT, 1, NO_HAND, 0, 0)
    assert card.starts == (1, 6, 12, 17, 18, 23, NO_ROW, 26)


def test_batter_may_be_designated_hitter_only() -> None:
    assert batter(replace_line(BATTER, "pos = { DH = 0 }")).listed == 1 << DESIGNATED


def test_catcher_may_be_rated_nine() -> None:
    assert batter(replace_line(BATTER, "pos = { C = 9 }")).ratings[CATCHER] == 9


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("speed = 25", "field speed: 25 is not between 0 and 24"),
        ("on_base = -1", "field on_base: -1 is not between 0 and 20"),
        ("on_base = '12'", "field on_base: Expected `int`, got `str`"),
        ("bats = 'B'", "field bats: 'B' is not a valid hand"),
        ("bonus = { vs = 'S', value = 1 }", "field bonus.vs: 'S' is not a valid hand: there is L, R"),
        ("bonus = { vs = 'L', value = 0 }", "field bonus.value: 0 is not between 1 and 6"),
        ("bonus = { vs = 'L' }", "field bonus.value is missing"),
        ("pos = {}", "field pos: at least one position must stand here, if only DH"),
        ("pos = { S2 = 1 }", "field pos: 'S2' is not a valid position: did you mean 'SS'?"),
        ("pos = { SS = 6 }", "field pos.SS: 6 is not between 0 and 5"),
        ("pos = { C = 10 }", "field pos.C: 10 is not between 0 and 9"),
        ("pos = { DH = 1 }", "field pos.DH: a designated hitter has no rating: it must be 0, not 1"),
        ("clutch = 4", "field clutch: 4 is not between -3 and 3"),
        ("icons = ['SV']", "field icons: 'SV' is not a valid icon of such a player"),
        ("icons = ['HR', 'HR']", "field icons: HR is given twice"),
        ("chart = 'K 1-3, HR 5+'", "field chart: HR starts at 5, but must start at 4"),
        ("salary = 245", "field salary: 245 is not a multiple of 10"),
        ("salary = -10", "field salary: -10 is not between 0 and 2000"),
        ("name = ''", "field name: it must not be empty"),
    ],
)
def test_invalid_batter_raises_card_error(line: str, sentence: str) -> None:
    with pytest.raises(CardError) as error:
        batter(replace_line(BATTER, line))
    assert str(error.value).startswith("test.toml, batter TST-07: ")
    assert sentence in str(error.value)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("x_zone = 4", "field x_zone: 4 is not between 1 and 3"),
        ("x_zone = 0", "field x_zone: 0 is not between 1 and 3"),
        ("ip = 0", "field ip: 0 is not between 1 and 9"),
        ("throws = 'S'", "field throws: 'S' is not a valid hand of a pitcher"),
        ("role = 'CP'", "field role: 'CP' is not a valid role: did you mean"),
        ("command = -1", "field command: -1 is not between 0 and 12"),
        ("chart = 'K 1-3, 3B 4, HR 5+'", "field chart: '3B' is not a valid row of this chart"),
    ],
)
def test_invalid_pitcher_raises_card_error(line: str, sentence: str) -> None:
    with pytest.raises(CardError) as error:
        pitcher(replace_line(PITCHER, line))
    assert str(error.value).startswith("test.toml, pitcher TST-40: ")
    assert sentence in str(error.value)


def test_missing_or_misspelled_field_is_named() -> None:
    with pytest.raises(CardError, match=r"^test.toml, batter TST-07: field speed is missing$"):
        batter(remove_line(BATTER, "speed"))
    with pytest.raises(CardError, match=r"field sped means nothing here: did you mean 'speed'\?"):
        batter(BATTER + "sped = 3\n")


# --- chances of results -----------------------------------------------------------------------------------------------


def read_row(starts: tuple[int, ...], number: int) -> int:
    """The last row that starts at this number or before it."""
    return max(row for row in range(len(starts)) if starts[row] <= number)


@pytest.mark.parametrize("throws", ["R", "L"])
@pytest.mark.parametrize("x_zone", [1, 3])
@pytest.mark.parametrize("command", [0, 5, 12])
def test_chances_match_all_combinations_of_dice(throws: str, x_zone: int, command: int) -> None:
    """Count every pitch and swing as the rules read them; On-Base is 12, and 14 against left-handed pitchers."""
    ada = batter()
    card = PITCHER
    for line in (f"throws = '{throws}'", f"x_zone = {x_zone}", f"command = {command}"):
        card = replace_line(card, line)
    bea = pitcher(card + "bonus = { vs = 'R', value = 1 }\n")
    counts = [0.0] * len(ROW_NAMES)
    on_base = ada.on_base + (2 if throws == "L" else 0)
    for pitch, swing in product(range(1, 21), range(1, 121)):
        total = pitch + command + (1 if throws == "L" else 0)  # she bats right against left-handers
        if pitch <= x_zone:
            row = read_row(ada.starts, (swing - 1) // 5 + 1)
        else:
            row = read_row(ada.starts if total <= on_base else bea.starts, (swing - 1) // 6 + 1)
        counts[row] += 1 / 2400
    assert chances(ada, bea) == pytest.approx(counts)


# --- the league that comes with Pennant -------------------------------------------------------------------------------

BOOK = own_set()
LEAGUE_2019 = (0.2297, 0.2245, 0.2245, 0.0958, 0.1392, 0.0458, 0.0042, 0.0363)
PLAYERS: list[BatterText | PitcherText] = [*BOOK.batters, *BOOK.pitchers]
REGULARS = 9


def club(name: str) -> tuple[list[BatterText], list[PitcherText]]:
    batters = [card for card in BOOK.batters if card.team == name]
    return batters, [card for card in BOOK.pitchers if card.team == name]


def test_every_club_can_fill_a_roster() -> None:
    assert len(BOOK.teams) == 8
    for team in BOOK.teams:
        batters, pitchers = club(team.name)
        assert (len(batters), [card.role for card in pitchers]) == (15, ["SP"] * 5 + ["RP"] * 8)
        assert fielders([int(rules_batter(card, 0).listed) for card in batters])


def test_players_have_unique_persons_and_names() -> None:
    assert len({card.person for card in PLAYERS}) == len({card.name for card in PLAYERS}) == len(PLAYERS) == 224


def test_league_results_match_2019() -> None:
    """Every result is within .002 of 2019; the first nine batters of a club get more plate appearances."""
    regular = [batters.index(card) < REGULARS for card in BOOK.batters for batters in [club(card.team)[0]]]
    turns = [570.0 if each else 165.0 for each in regular]
    lines = [
        mean_chances(
            [chances(card, other) for other in BOOK.rules.pitchers], [batters_faced(p) for p in BOOK.rules.pitchers]
        )
        for card in BOOK.rules.batters
    ]
    assert mean_chances(lines, turns) == pytest.approx(LEAGUE_2019, abs=0.002)


def test_league_ratings_have_expected_distribution() -> None:
    assert mean(card.on_base for card in BOOK.batters) == pytest.approx(11.5, abs=0.2)
    assert mean(card.command for card in BOOK.pitchers) == pytest.approx(3.9, abs=0.2)
    zones = [sum(card.x_zone == zone for card in BOOK.pitchers) / len(BOOK.pitchers) for zone in (1, 2, 3)]
    assert zones == pytest.approx([0.53, 0.31, 0.16], abs=0.05)
    speeds = [card.speed for card in BOOK.batters]
    assert (min(speeds), median(speeds), max(speeds)) == (4, 14, 24)
    assert mean(card.ip for card in BOOK.pitchers if card.role == "SP") == pytest.approx(6, abs=0.2)
    assert mean(card.ip for card in BOOK.pitchers if card.role == "RP") == pytest.approx(1.2, abs=0.2)
    assert {card.bats for card in BOOK.batters} == {"R", "L", "S"}
    assert mean(abs(card.clutch) <= 1 for card in PLAYERS) > 0.85
    assert {icon for card in BOOK.batters for icon in card.icons} == {"AS", "GG", "HR", "MVP", "R", "RBI", "SB", "SL"}
    assert {icon for card in BOOK.pitchers for icon in card.icons} == {"AS", "GG", "HL", "K", "MVP", "SV", "W"}


def test_most_clubs_are_within_the_salary_cap() -> None:
    """The salary is that of the pitchers and the thirteen most expensive batters (C-2.1.4)."""
    paid = []
    for team in BOOK.teams:
        batters, pitchers = club(team.name)
        paid.append(sum(sorted(card.salary for card in batters)[2:]) + sum(card.salary for card in pitchers))
    assert sum(total <= 6000 for total in paid) >= 6
    assert max(paid) > 6000


def test_pitchers_without_homers_below_21_allow_them_from_26() -> None:
    """Tired pitchers and modified swings reach numbers above 20, so the chart needs results there."""
    for card, numbers in zip(BOOK.pitchers, BOOK.rules.pitchers, strict=True):
        if numbers.starts[-1] > 20:
            assert numbers.starts[-1] == 26, card.id
            assert numbers.starts[5] in (23, *range(1, 21)), card.id
