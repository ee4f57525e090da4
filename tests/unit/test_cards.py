"""Cards of Highlights: valid fields (section 3), errors for invalid ones, and the contents of Pennant's own set."""

from collections import Counter
from pathlib import Path
from shutil import copytree

import pytest

from pennant.games.highlights.cards import (
    ACTION_NAMES,
    HIT_NAMES,
    OWN_SET,
    SPEED_NAMES,
    TYPE_NAMES,
    CardText,
    load_set,
    own_set,
)
from pennant.games.highlights.rules.bases import threats
from pennant.kernel.errors import CardError

BOOK = own_set()
STARTERS = [card for card in BOOK.cards if card.tier != "free agent"]
FREE_AGENTS = [card for card in BOOK.cards if card.tier == "free agent"]
TEAMS = ("los-angeles", "new-york", "san-francisco", "boston")
DEFENSIVE = ("glove", "fastball", "curve", "spitball", "knuckleball", "walk", "pick off", "double play")
OFFENSIVE = ("stolen base", "leadoff", "quick eye", "clutch")

CARD = """
[[card]]
id = "X-01"
name = "Someone"
city = "Somewhere"
tier = "free agent"
type = "natural"
speed = "slow"
hits = ["single", "home run", "double"]
actions = ["glove", "pick off 2"]
cost = 5
revenue = 2
pinch = true
"""


def kind_of(action: str) -> str:
    return next(name for name in ACTION_NAMES if action == name or action.startswith(name + " "))


def of_type(type: str) -> list[CardText]:
    return [card for card in FREE_AGENTS if card.type == type]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of Pennant's own set."""
    return copytree(OWN_SET, tmp_path / "set")


def add_card(folder: Path, old: str = "", new: str = "") -> Path:
    """Add CARD to the set, with one line changed."""
    assert old in CARD
    (folder / "more.toml").write_text(CARD.replace(old, new), encoding="utf-8")
    return folder


# --- the fields of a card ---------------------------------------------------------------------------------------------


def test_card_with_all_fields_loads(folder: Path) -> None:
    """Hits keep their order, and a card may have two actions and an icon (H-3.5 to H-3.7, H-3.10, H-3.11)."""
    book = load_set(add_card(folder))
    number = book.number("x-01")
    card = book.rules.cards[number]
    assert book.cards[number].hits == ("single", "home run", "double")
    assert threats(card.plate) == [(1, 1), (4, 1), (2, 1)]
    assert len(card.actions) == 2
    assert (card.cost, card.revenue, card.pinch) == (5, 2, True)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        pytest.param('id = "X-01"', 'id = "OFA-01"', "id", id="H-3.1 the id of another card"),
        pytest.param('name = "Someone"\n', "", "name", id="H-3.2 no name"),
        pytest.param('city = "Somewhere"\n', "", "city", id="H-3.2 no city"),
        pytest.param('tier = "free agent"', 'tier = "captain"', "tier", id="H-3.3 an unknown tier"),
        pytest.param('type = "natural"', 'type = "alien"', "type", id="H-3.4 an unknown type"),
        pytest.param('speed = "slow"', 'speed = "quick"', "speed", id="H-3.5 an unknown speed"),
        pytest.param('"single", "home run"', '"single", "bunt"', "hits", id="H-3.6 an unknown hit"),
        pytest.param('"single", ', '"single", "single", ', "hits", id="H-3.6 four hit boxes"),
        pytest.param('"glove"', '"mitt"', "actions", id="H-3.7 an unknown action"),
        pytest.param('"glove"', '"glove", "walk"', "actions", id="H-3.7 three actions"),
        pytest.param('"glove"', '"leadoff"', "actions", id="H-3.7 leadoff without a hit"),
        pytest.param('"glove"', '"clutch walk"', "actions", id="H-3.7 clutch with something else"),
        pytest.param('"pick off 2"', '"pick off"', "actions", id="H-3.7 pick off without a number"),
        pytest.param('"glove"', '"glove single"', "actions", id="H-3.7 a glove with a hit"),
        pytest.param("cost = 5\n", "", "cost", id="H-3.9 a free agent without a cost"),
        pytest.param(
            'tier = "free agent"', 'tier = "rookie"\nteam = "boston"', "cost", id="H-3.9 a starter with a cost"
        ),
        pytest.param("revenue = 2\n", "", "revenue", id="H-3.10 no revenue"),
        pytest.param("revenue = 2", "revenue = -1", "revenue", id="H-3.10 less than nothing"),
        pytest.param("pinch = true", "pinch = 2", "pinch", id="H-3.11 no icon is half an icon"),
        pytest.param("pinch = true", "pinch = true\nstars = 4", "stars", id="H-3.2 a field nobody knows"),
    ],
)
def test_invalid_card_field_raises_card_error(folder: Path, old: str, new: str, complaint: str) -> None:
    """Every field accepts only its own words and range (H-3.1 to H-3.7, H-3.9 to H-3.11)."""
    with pytest.raises(CardError, match=r"X-01|OFA-01") as error:
        load_set(add_card(folder, old, new))
    assert complaint in str(error.value)


@pytest.mark.parametrize("hit", HIT_NAMES)
@pytest.mark.parametrize("action", ["leadoff", "quick eye", "clutch"])
def test_h_11_22_action_takes_every_kind_of_hit(folder: Path, action: str, hit: str) -> None:
    """Leadoff, quick eye and clutch take any hit from single to home run (H-11.22)."""
    book = load_set(add_card(folder, '"glove"', f'"{action} {hit}"'))
    first = book.rules.cards[book.number("X-01")].actions[0]
    assert (first & 15, first >> 4) == (ACTION_NAMES.index(action) + 1, HIT_NAMES.index(hit) + 1)


@pytest.mark.parametrize("name", ACTION_NAMES)
def test_h_3_8_actions_are_defensive_or_offensive(folder: Path, name: str) -> None:
    """Every action is either defensive, and works in a visitor save, or offensive (H-3.8, H-11.23)."""
    assert sorted((*DEFENSIVE, *OFFENSIVE)) == sorted(ACTION_NAMES)
    words = {"pick off": "pick off 1", **dict.fromkeys(OFFENSIVE[1:], f"{name} single")}.get(name, name)
    book = load_set(add_card(folder, '"glove", "pick off 2"', f'"{words}"'))
    card = book.rules.cards[book.number("X-01")]
    assert len(card.defensive) == (name in DEFENSIVE)


# --- Pennant's own set ------------------------------------------------------------------------------------------------


def test_h_3_1_ids_are_unique() -> None:
    """The ids of the 120 cards are unique, ignoring case (H-3.1)."""
    assert len({card.id.lower() for card in BOOK.cards}) == len(BOOK.cards) == 120


def test_h_3_2_every_card_has_name_and_city() -> None:
    """Names are unique within a team and among the free agents (H-3.2)."""
    assert all(card.name and card.city for card in BOOK.cards)
    assert len({card.name for card in FREE_AGENTS}) == 60
    for team in BOOK.teams:
        members = [card for card in STARTERS if card.team == team.id]
        assert {card.city for card in members} == {team.name}
        assert len({card.name for card in members}) == 15


def test_h_3_3_own_set_has_expected_number_of_cards_per_tier() -> None:
    """There are four teams of ten rookies and five veterans, and sixty free agents (H-2.1, H-2.2, H-3.3)."""
    assert tuple(team.id for team in BOOK.teams) == TEAMS
    assert Counter(card.tier for card in BOOK.cards) == {"rookie": 40, "veteran": 20, "free agent": 60}
    for team in TEAMS:
        assert Counter(card.tier for card in STARTERS if card.team == team) == {"rookie": 10, "veteran": 5}
    assert all(card.team is None for card in FREE_AGENTS)


def test_h_2_7_free_agent_may_have_any_id(folder: Path) -> None:
    """The tier alone makes a card a free agent, not its id (H-2.7)."""
    book = load_set(add_card(folder, "X-01", "OST-LA-99"))
    assert book.number("OST-LA-99") in book.rules.free_agents


def test_fields_of_own_cards_are_within_their_ranges() -> None:
    """Cards have up to three hits, at most one action, cost 3 to 12, and revenue 0 to 4.

    See H-3.4 to H-3.7, H-3.9, H-3.10.
    """
    for card in BOOK.cards:
        assert card.type in TYPE_NAMES
        assert card.speed in SPEED_NAMES
        assert len(card.hits) <= 3
        assert set(card.hits) <= set(HIT_NAMES)
        assert len(card.actions) <= 1
        assert 0 <= card.revenue <= 4
    assert all(card.cost is None for card in STARTERS)
    assert all(card.cost is not None and 3 <= card.cost <= 12 for card in FREE_AGENTS)


def test_h_11_22_own_set_contains_every_kind_of_action() -> None:
    """All twelve kinds of action occur, with these hits and numbers (H-11.22)."""
    words = {action for card in BOOK.cards for action in card.actions}
    assert {kind_of(action) for action in words} == set(ACTION_NAMES)
    assert {action for action in words if " " in action} == {
        "pick off 1", "double play", "stolen base", "leadoff single", "leadoff double", "quick eye single",
        "quick eye double", "quick eye triple", "quick eye home run", "clutch single", "clutch double",
    }  # fmt: skip


def test_rookies_are_the_same_in_every_team() -> None:
    """Teams differ only in their veterans."""
    shapes = [
        [
            (c.type, c.speed, c.hits, c.actions, c.revenue, c.pinch)
            for c in STARTERS
            if c.team == team and c.tier == "rookie"
        ]
        for team in TEAMS
    ]
    assert shapes[0] == shapes[1] == shapes[2] == shapes[3]


@pytest.mark.parametrize("team", TEAMS)
def test_starter_teams_are_balanced(team: str) -> None:
    """Each team has revenue 19, six Naturals, six Robots, three Cyborgs, five icons and six defensive actions."""
    members = [card for card in STARTERS if card.team == team]
    assert sum(card.revenue for card in members) == 19
    assert Counter(card.type for card in members) == {"natural": 6, "robot": 6, "cyborg": 3}
    assert sum(card.pinch for card in members) == 5
    assert sum(kind_of(action) in DEFENSIVE for card in members for action in card.actions) == 6


@pytest.mark.parametrize(
    ("type", "cards", "speeds", "boxes", "hits", "bases", "icons", "cost", "revenue"),
    [
        ("natural", 22, (2, 11, 9), (3, 11, 8, 0), (17, 5, 0, 5), 2.14, 14, 5.95, 1.95),
        ("robot", 22, (9, 8, 5), (0, 8, 9, 5), (25, 9, 2, 5), 3.14, 8, 5.32, 1.09),
        ("cyborg", 16, (1, 14, 1), (2, 8, 5, 1), (13, 5, 1, 2), 2.12, 10, 6.44, 1.88),
    ],
)
def test_free_agents_match_expected_statistics_of_their_type(
    type: str,
    cards: int,
    speeds: tuple[int, ...],
    boxes: tuple[int, ...],
    hits: tuple[int, ...],
    bases: float,
    icons: int,
    cost: float,
    revenue: float,
) -> None:
    """Count speeds, hit boxes and icons by type, and compare mean cost and revenue."""
    members = of_type(type)
    assert len(members) == cards
    assert tuple(sum(card.speed == speed for card in members) for speed in SPEED_NAMES) == speeds
    assert tuple(sum(len(card.hits) == count for card in members) for count in range(4)) == boxes
    found = [hit for card in members for hit in card.hits]
    assert tuple(found.count(hit) for hit in HIT_NAMES) == hits
    assert sum(HIT_NAMES.index(hit) + 1 for hit in found) / cards == pytest.approx(bases, abs=0.006)
    assert sum(card.pinch for card in members) == icons
    assert sum(card.cost or 0 for card in members) / cards == pytest.approx(cost, abs=0.006)
    assert sum(card.revenue for card in members) / cards == pytest.approx(revenue, abs=0.006)


@pytest.mark.parametrize(
    ("type", "actions"),
    [
        (
            "natural",
            {"glove": 9, "double play": 4, "clutch single": 2, "clutch double": 1, "leadoff single": 2,
             "leadoff double": 1, "stolen base": 1, "": 2},
        ),
        (
            "robot",
            {"": 9, "stolen base": 4, "quick eye single": 3, "quick eye double": 1, "quick eye triple": 1,
             "quick eye home run": 1, "clutch single": 2, "leadoff single": 1},
        ),
        ("cyborg", {"fastball": 4, "curve": 4, "knuckleball": 3, "spitball": 2, "pick off 1": 2, "walk": 1}),
    ],
)  # fmt: skip
def test_actions_of_free_agents_match_their_type(type: str, actions: dict[str, int]) -> None:
    """Naturals mostly field, Cyborgs pitch, and Robots hit."""
    assert Counter("".join(card.actions) for card in of_type(type)) == actions


def test_free_agents_have_expected_costs_and_revenues() -> None:
    assert Counter(card.cost for card in FREE_AGENTS) == {3: 2, 4: 9, 5: 14, 6: 16, 7: 13, 8: 3, 9: 2, 10: 1}
    assert Counter(card.revenue for card in FREE_AGENTS) == {0: 9, 1: 17, 2: 23, 3: 10, 4: 1}


def test_free_agents_with_at_most_one_hit_have_an_icon() -> None:
    assert all(card.pinch == (len(card.hits) <= 1) for card in FREE_AGENTS)


BOX = {"single": 0.75, "double": 1.25, "triple": 1.5, "home run": 1.75}
SEVERAL = (0, 0, 1.25, 2)
SPEED = {"slow": -0.25, "average": 0, "fast": 0.25}
ACTION = {
    "": 0, "glove": 1.5, "double play": 2, "pick off 1": 1, "walk": 0.5, "curve": 2.25, "fastball": 1.75,
    "knuckleball": 1.75, "spitball": 1, "clutch single": 1.25, "clutch double": 1.75, "leadoff single": 0.75,
    "leadoff double": 1.25, "quick eye single": 0.5, "quick eye double": 0.75, "quick eye triple": 1,
    "quick eye home run": 1.25, "stolen base": 0,
}  # fmt: skip


@pytest.mark.parametrize("card", FREE_AGENTS, ids=lambda card: card.id)
def test_cost_of_free_agent_follows_price_model(card: CardText) -> None:
    """Hit boxes, speed, revenue, icon and action have prices; the sum is rounded half up and limited to 3 to 12."""
    action = "".join(card.actions)
    leads_off_without_a_box = action.startswith("leadoff") and not card.hits
    value = 1.25 + sum(BOX[hit] for hit in card.hits) + SEVERAL[len(card.hits)]
    value += SPEED[card.speed] * (1 if leads_off_without_a_box else len(card.hits))
    value += 0.7 * card.revenue + 0.4 * card.pinch + ACTION[action] - leads_off_without_a_box
    assert card.cost == min(12, max(3, int(value + 0.5 + 1e-9)))


def test_h_3_13_small_box_has_two_teams_and_forty_free_agents() -> None:
    """The small box has New York, Los Angeles, and 15 Natural, 15 Robot and 10 Cyborg free agents (H-3.13, H-16.24)."""
    members = [card for card in FREE_AGENTS if card.spring]
    assert Counter(card.type for card in members) == {"natural": 15, "robot": 15, "cyborg": 10}
    assert sum(card.cost or 0 for card in members) / 40 == pytest.approx(5.85, abs=0.006)
    assert sum(card.revenue for card in members) / 40 == pytest.approx(1.82, abs=0.006)
    assert [team.id for team in BOOK.teams if team.spring] == ["los-angeles", "new-york"]
    rules = BOOK.rules
    assert {rules.cards[number].tier for number in rules.spring_free_agents} == {2}
    assert len(rules.spring_free_agents) + 15 * len(rules.spring_teams) == 70
