"""Tests of the Fantasy cards: the fields of a card (F-2, F-12.1), refused cards, and the contents of our own set."""

import json
from collections import Counter
from pathlib import Path
from shutil import copytree

import pytest

from pennant.games.fantasy.cards import (
    COLOURS,
    KINDS,
    MAGIC_NAMES,
    OWN_SET,
    STAT_NAMES,
    TIER_NAMES,
    CharacterText,
    EventText,
    WinText,
    book_of,
    load_set,
    own_set,
    schema,
    with_cards,
)
from pennant.games.fantasy.rules import cards as rules
from pennant.kernel.errors import CardError

BOOK = own_set()

CHARACTER = """
[[character]]
id = "UT-901"
name = "Somebody Else"
club = "Nowhere Nines"
tier = "Pro"
alignment = "Evil"
stats = { SV = 2, AVG = 7, K = 10 }
magic = "PILE ON"
"""
WIN = """
[[win]]
id = "W61"
name = "Getaway Day at Nowhere"
requires = ["HR", "K"]
banners = { red = 1, blue = 2 }
wins = 2
"""
EVENT = """
[[event]]
id = "E31"
name = "Nothing to See Here"
effects = [{ op = "STAT", delta = 2, stats = ["HR", "K"] }]
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a copy of our own set."""
    return copytree(OWN_SET, tmp_path / "set")


def add_card(folder: Path, card: str, old: str = "", new: str = "") -> Path:
    """Add a card to the set, with `old` replaced by `new` in its text."""
    assert old in card
    (folder / "more.toml").write_text(card.replace(old, new, 1), encoding="utf-8")
    return folder


def replace_in_file(folder: Path, file: str, old: str, new: str) -> Path:
    """Replace the first `old` in one file of the set."""
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def load_error(folder: Path) -> str:
    with pytest.raises(CardError) as error:
        load_set(folder)
    return str(error.value)


def add_event(folder: Path, effects: str, flags: str = "") -> Path:
    """Add an Event with these effects to the set."""
    return add_card(folder, EVENT + flags, '[{ op = "STAT", delta = 2, stats = ["HR", "K"] }]', f"[{effects}]")


SEASON = "season_only = true\n"
FREE_AGENCY = SEASON + "needs_free_agency = true\n"


# --- the fields of a card ---------------------------------------------------------------------------------------------


def test_f_2_3_character_loads_with_all_fields(folder: Path) -> None:
    """Stats are stored in a fixed order, 0 if missing; the kind is derived from them (F-2.1, F-2.3, F-2.9)."""
    book = load_set(add_card(folder, CHARACTER))
    number = book.character_number("ut-901")
    character = book.rules.characters[number]
    assert (number, character.number, len(book.characters)) == (65, 65, 66)
    assert (character.tier, character.good, character.magic) == (rules.PRO, False, rules.PILE_ON)
    assert character.stats == (7, 0, 0, 0, 0, 0, 0, 0, 10, 2)
    assert KINDS[character.kind] == "two-way"
    assert STAT_NAMES[character.highest] == "K"


def test_f_2_5_win_card_loads_with_all_fields(folder: Path) -> None:
    """The required stats become a bit mask; the banners are in the order of the tracks (F-2.5)."""
    book = load_set(add_card(folder, WIN))
    win = book.rules.wins[book.win_number("w61")]
    assert win.number == book.win_number("W61")
    assert win.requires == 1 << STAT_NAMES.index("HR") | 1 << STAT_NAMES.index("K")
    assert win.banners == (1, 0, 0, 0, 2)
    assert win.wins == 2


def test_f_2_5_win_card_defaults_to_one_win_and_no_banners(folder: Path) -> None:
    book = load_set(add_card(folder, WIN, "banners = { red = 1, blue = 2 }\nwins = 2\n"))
    win = book.rules.wins[book.win_number("W61")]
    assert (win.banners, win.wins) == ((0, 0, 0, 0, 0), 1)


CHARACTER_COMPLAINTS = [
    ('id = "UT-901"', 'id = "1b-7"',
     "1b-7: field id: characters.toml, character 1B-7 has this id already"),
    ('id = "UT-901"', 'id = ""', ": field id: it must not be empty"),
    ('id = "UT-901"\n', "", "number 1: field id is missing"),
    ('name = "Somebody Else"\n', "", "UT-901: field name is missing"),
    ('name = "Somebody Else"', "name = 9", "UT-901: field name: Expected `str`, got `int`"),
    ('club = "Nowhere Nines"', 'clubb = "Nowhere Nines"',
     "UT-901: field clubb means nothing here: did you mean 'club'?"),
    ('tier = "Pro"', 'tier = "Rooky"',
     "UT-901: field tier: 'Rooky' is not a valid tier: did you mean 'Rookie'?"),
    ('"Evil"', '"evil"',
     "UT-901: field alignment: 'evil' is not a valid alignment: did you mean 'Evil'?"),
    ('"PILE ON"', '"PILES ON"', "UT-901: field magic: 'PILES ON' is not a valid magic: did you mean 'PILE ON'?"),
    ('"PILE ON"', '"power juice"',
     "UT-901: field magic: 'power juice' is not a valid magic: did you mean 'POWER JUICE'?"),
    ("AVG = 7", "AVGE = 7", "UT-901: field stats: 'AVGE' is not a valid stat: did you mean 'AVG'?"),
    ("AVG = 7", "AVG = 11", "UT-901: field stats.AVG: 11 is not between 1 and 10"),
    ("AVG = 7", "AVG = 0", "UT-901: field stats.AVG: 0 is not between 1 and 10"),
    ("{ SV = 2, AVG = 7, K = 10 }", "{}", "UT-901: field stats: at least one stat is required"),
    ('magic = "PILE ON"', 'magic = "PILE ON"\nkind = "hit"', "UT-901: field kind means nothing here: "),
]  # fmt: skip
WIN_COMPLAINTS = [
    ('"HR", "K"', '"HR", "Ks"', "W61: field requires: 'Ks' is not a valid stat: did you mean 'K'?"),
    ('"HR", "K"', '"HR", "HR"', "W61: field requires: HR is there twice"),
    ('"HR", "K"', "", "W61: field requires: at least one stat is required"),
    ("red = 1", "rad = 1", "W61: field banners: 'rad' is not a valid colour of a track: did you mean 'red'?"),
    ("red = 1", "red = 10", "W61: field banners.red: 10 is not between 1 and 9"),
    ("wins = 2", "wins = 0", "W61: field wins: 0 is not between 1 and 9"),
    ("wins = 2", "win = 2", "W61: field win means nothing here: did you mean 'wins'?"),
]  # fmt: skip
EVENT_COMPLAINTS = [
    ('name = "Nothing to See Here"', 'nam = "Nothing"',
     "E31: field nam means nothing here: did you mean 'name'?"),
    ("effects = ", "text = 'HR +2'\neffects = ", "E31: field text means nothing here: "),
    ("effects = ", "season_only = 1\neffects = ",
     "E31: field season_only: Expected `bool`, got `int`"),
    ('[{ op = "STAT", delta = 2, stats = ["HR", "K"] }]', '"STAT"',
     "E31: field effects: Expected `array`, got `str`"),
    ('[{ op = "STAT", delta = 2, stats = ["HR", "K"] }]', "[]",
     "E31: field effects: an Event has at least one"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "card", "old", "new", "complaint"),
    [("character", CHARACTER, *case) for case in CHARACTER_COMPLAINTS]
    + [("win", WIN, *case) for case in WIN_COMPLAINTS]
    + [("event", EVENT, *case) for case in EVENT_COMPLAINTS],
)
def test_card_with_invalid_field_is_refused(
    folder: Path, kind: str, card: str, old: str, new: str, complaint: str
) -> None:
    """The error names the field and suggests the nearest valid value (F-2.3, F-2.5, F-2.6)."""
    assert load_error(add_card(folder, card, old, new)).startswith(f"more.toml, {kind} {complaint}")


@pytest.mark.parametrize(
    ("card", "old", "new", "complaint"),
    [
        (CHARACTER, "UT-901", "W01", "wins.toml, win W01: field id: more.toml, character W01 has this id already"),
        (WIN, "W61", "w60", "wins.toml, win W60: field id: more.toml, win w60 has this id already"),
        (EVENT, "E31", "1B-7", "more.toml, event 1B-7: field id: characters.toml, character 1B-7 has this id already"),
    ],
)
def test_duplicate_card_id_is_refused(folder: Path, card: str, old: str, new: str, complaint: str) -> None:
    """Ids are unique even among cards of different kinds (F-2.3)."""
    assert load_error(add_card(folder, card, old, new)) == complaint


# --- Events -----------------------------------------------------------------------------------------------------------


def event(card_id: str) -> rules.EventCard:
    return BOOK.rules.events[BOOK.event_number(card_id)]


def stat_changes(card_id: str) -> list[tuple[int, int, int, bool, int]]:
    return [(c.filter, c.value, c.stats, c.highest, c.delta) for c in event(card_id).changes]


def stat_mask(*names: str) -> int:
    return sum(1 << STAT_NAMES.index(name) for name in names)


ALL = 1023


@pytest.mark.parametrize(
    ("card_id", "found"),
    [
        ("E02", [(rules.ANYBODY, 0, stat_mask("HR"), False, -2)]),
        ("E04", [(rules.ANYBODY, 0, stat_mask("R", "SB"), False, -1)]),
        ("E06", [(rules.ANYBODY, 0, stat_mask("ERA"), False, 2), (rules.ANYBODY, 0, stat_mask("AVG"), False, -1)]),
        ("E09", [(rules.BY_ALIGNMENT, 1, ALL, False, 1)]),
        ("E10", [(rules.BY_ALIGNMENT, 0, ALL, False, 1)]),
        ("E11", [(rules.BY_TIER, rules.ROOKIE, ALL, False, 2)]),
        ("E12", [(rules.BY_TIER, rules.HALL_OF_FAME, ALL, False, -1)]),
        ("E13", [(rules.BY_KIND, rules.TWO_WAY, ALL, False, 1)]),
        ("E14", [(rules.BY_TIER, rules.SPECIALIST, ALL, True, 3)]),
    ],
)
def test_f_12_1_7_event_loads_with_its_stat_changes(card_id: str, found: list[tuple[int, int, int, bool, int]]) -> None:
    """A change has a filter for Characters, a set of stats and an amount (F-12.1.7, F-12.1.10)."""
    assert stat_changes(card_id) == found


FIELDS = (
    "changes", "evil_wins_ties", "waiver_breaks_ties", "no_magic", "magic_rounds", "waiver_magic", "active_magic",
    "shows", "more_free_agents", "claim_rounds", "no_free_agency", "leader_claims_first", "winner_scores",
    "more_points", "no_points", "more_wins", "weeks",
)  # fmt: skip


@pytest.mark.parametrize(
    ("card_id", "said"),
    [
        ("E15", {"evil_wins_ties": True}),
        ("E16", {"waiver_breaks_ties": True}),
        ("E17", {"no_magic": 0b0011}),
        ("E18", {"magic_rounds": 2}),
        ("E19", {"waiver_magic": True}),
        ("E20", {"active_magic": True}),
        ("E21", {"shows": rules.SHOW_BENCH}),
        ("E22", {"shows": rules.SHOW_HOME_STARTER}),
        ("E23", {"more_free_agents": 2, "claim_rounds": 2}),
        ("E24", {"no_free_agency": True}),
        ("E25", {"leader_claims_first": True}),
        ("E26", {"winner_scores": True}),
        ("E27", {"more_points": 1}),
        ("E28", {"no_points": True}),
        ("E29", {"more_wins": (0, 0, 0, 1)}),
        ("E30", {"weeks": (0, 1, 3, 2)}),
    ],
)
def test_f_12_1_10_event_has_only_its_own_effect(card_id: str, said: dict[str, object]) -> None:
    """All other fields of the Event keep their defaults (F-12.1.4, F-12.1.10)."""
    found = {name: getattr(event(card_id), name) for name in FIELDS}
    assert found == {name: getattr(rules.NO_EVENT, name) for name in FIELDS} | said


def test_f_12_1_10_event_can_have_several_effects(folder: Path) -> None:
    effects = """
      { op = "MAGIC", banned_weeks = [4], rounds = 3 },
      { op = "VALUE", base = "1st", delta = 2 },
      { op = "VALUE", base = "Home", delta = 1 },
      { op = "STAT", delta = -1, stats = "all", filter = { kind = "pitch" } },
    """
    book = load_set(add_event(folder, effects, SEASON))
    found = book.rules.events[book.event_number("E31")]
    assert (found.no_magic, found.magic_rounds, found.more_wins) == (0b1000, 3, (2, 0, 0, 1))
    assert [(c.filter, c.value) for c in found.changes] == [(rules.BY_KIND, rules.PITCH)]


@pytest.mark.parametrize(
    ("effects", "flags", "complaint"),
    [
        ('"STAT"', "", '[0]: an effect is written { op = "STAT", ... }'),
        ("{ delta = 1 }", "", "[0].op is missing"),
        ('{ op = "STATS" }', "", "[0].op: 'STATS' is not a valid effect: did you mean 'STAT'?"),
        ('{ op = "stat" }', "", "[0].op: 'stat' is not a valid effect: did you mean 'STAT'?"),
        ('{ op = "STAT", stats = "all" }', "", "[0].delta is missing"),
        ('{ op = "STAT", delta = 1, stat = "all" }', "", "[0].stat means nothing here: did you mean 'stats'?"),
        ('{ op = "STAT", delta = 0, stats = "all" }', "", "[0].delta: 0 changes nothing"),
        ('{ op = "STAT", delta = 10, stats = "all" }', "", "[0].delta: 10 is not between -9 and 9"),
        ('{ op = "STAT", delta = "1", stats = "all" }', "", "[0].delta: Expected `int`, got `str`"),
        ('{ op = "STAT", delta = 1, stats = "al" }', "",
         "[0].stats: 'al' is not a valid choice of stats: did you mean 'all'?"),
        ('{ op = "STAT", delta = 1, stats = ["HS"] }', "", "[0].stats: 'HS' is not a valid stat: did you mean "),
        ('{ op = "STAT", delta = 1, stats = [] }', "", "[0].stats: at least one stat is required"),
        ('{ op = "STAT", delta = 1, stats = "all", filter = { teir = "Pro" } }', "",
         "[0].filter: 'teir' is not a valid filter: did you mean 'tier'?"),
        ('{ op = "STAT", delta = 1, stats = "all", filter = { kind = "batter" } }', "",
         "[0].filter.kind: 'batter' is not a valid kind: there is hit, pitch, two-way"),
        ('{ op = "STAT", delta = 1, stats = "all", filter = { kind = "hit", tier = "Pro" } }', "",
         "[0].filter: a filter has one of alignment, tier, kind, not 2"),
        ('{ op = "TIE" }', "", "[0]: TIE needs a field: it takes prefer, then"),
        ('{ op = "TIE", prefer = "Good" }', "",
         "[0].prefer: 'Good' is not a valid other side to win ties: there is Evil"),
        ('{ op = "TIE", then = "waiver" }', SEASON,
         "[0].then: 'waiver' is not a valid way to break ties: did you mean 'waiver_first'?"),
        ('{ op = "MAGIC" }', "", "[0]: MAGIC needs a field: it takes banned_weeks, rounds, order, active_uses"),
        ('{ op = "MAGIC", banned_weeks = [5] }', "", "[0].banned_weeks: 5 is not between 1 and 4"),
        ('{ op = "MAGIC", banned_weeks = [1, 1] }', "", "[0].banned_weeks: a week is given twice"),
        ('{ op = "MAGIC", rounds = 1 }', "", "[0].rounds: 1 is not between 2 and 3"),
        ('{ op = "MAGIC", order = "turn" }', "",
         "[0].order: 'turn' is not a valid other order of magic: there is waiver"),
        ('{ op = "MAGIC", active_uses = 2 }', "", "[0].active_uses: 2 is not between 1 and 1"),
        ('{ op = "MAGIC", rounds = 2 }, { op = "MAGIC", order = "waiver" }', "",
         "[1]: MAGIC is there twice: put all fields into one"),
        ('{ op = "INFO", show = "benches" }', "",
         "[0].show: 'benches' is not a valid thing to show: did you mean 'bench'?"),
        ('{ op = "FA", extra_cards = 10 }', FREE_AGENCY, "[0].extra_cards: 10 is not between 1 and 9"),
        ('{ op = "FA", rounds = 5 }', FREE_AGENCY, "[0].rounds: 5 is not between 2 and 3"),
        ('{ op = "FA", order = "turns" }', FREE_AGENCY,
         "[0].order: 'turns' is not a valid other order of Free Agency: did you mean 'turn'?"),
        ('{ op = "FA", skip = true, rounds = 2 }', FREE_AGENCY,
         "[0].skip: without Free Agency the other fields mean nothing"),
        ('{ op = "TRACK", off = true, step = 2 }', SEASON, "[0].off: without banners the other fields mean nothing"),
        ('{ op = "TRACK", step = 0 }', SEASON, "[0].step: 0 is not between 1 and 9"),
        ('{ op = "VALUE", base = "home", delta = 1 }', SEASON,
         "[0].base: 'home' is not a valid base: did you mean 'Home'?"),
        ('{ op = "VALUE", base = "Home", delta = -1 }', SEASON, "[0].delta: -1 is not between 1 and 9"),
        ('{ op = "VALUE", base = "2nd", delta = 1 }, { op = "VALUE", base = "2nd", delta = 1 }', SEASON,
         "[1].base: 2nd has more Wins already"),
        ('{ op = "ORDER", weeks = [1, 2, 4] }', "", "[0].weeks: [1, 2, 4] does not have each of 1, 2, 3, 4 once"),
    ],
)  # fmt: skip
def test_invalid_effect_is_refused(folder: Path, effects: str, flags: str, complaint: str) -> None:
    """Every kind of effect has its own fields and keywords (F-12.1.4, F-12.1.10)."""
    found = load_error(add_event(folder, effects, flags))
    assert found.startswith(f"more.toml, event E31: field effects{complaint}")


@pytest.mark.parametrize(
    ("effect", "flags", "field"),
    [
        ('{ op = "TRACK", step = 1 }', "", "season_only"),
        ('{ op = "VALUE", base = "Home", delta = 1 }', "", "season_only"),
        ('{ op = "TIE", then = "waiver_first" }', "", "season_only"),
        ('{ op = "FA", skip = true }', "", "season_only"),
        ('{ op = "FA", skip = true }', SEASON, "needs_free_agency"),
    ],
)
def test_f_12_1_3_event_without_required_flag_is_refused(folder: Path, effect: str, flags: str, field: str) -> None:
    """The Series has no tracks, no Free Agency and no ties; the first month has no Free Agency (F-12.1.3, F-R34)."""
    found = load_error(add_event(folder, effect, flags))
    assert found.startswith(f"more.toml, event E31: field {field}: it must be true")


# --- the set as a whole -----------------------------------------------------------------------------------------------


def test_characters_are_numbered_in_order_of_files(folder: Path) -> None:
    (folder / "a.toml").write_text(CHARACTER, encoding="utf-8")
    book = load_set(folder)
    assert [card.id for card in book.characters[:3]] == ["UT-901", "1B-7", "P-31"]
    assert [character.number for character in book.rules.characters] == list(range(66))


def test_set_without_events_loads(folder: Path) -> None:
    (folder / "events.toml").unlink()
    book = load_set(folder)
    assert (book.events, book.rules.events) == ((), ())
    assert book.sha256 != BOOK.sha256


def keep_first_cards(folder: Path, file: str, kind: str, keep: int) -> None:
    """Remove all but the first cards of a file."""
    parts = (folder / file).read_text(encoding="utf-8").split(f"[[{kind}]]")
    (folder / file).write_text(f"[[{kind}]]".join(parts[: keep + 1]), encoding="utf-8")


def write_numbered_cards(folder: Path, card: str, old: str, count: int) -> None:
    """Write many cards that differ only in their ids."""
    text = "".join(card.replace(old, f"{old}-{number}") for number in range(count))
    (folder / "more.toml").write_text(text, encoding="utf-8")


def test_f_1_12_smallest_set_loads_but_not_with_one_rookie_less(folder: Path) -> None:
    """15 Rookies and five of each other tier are enough for five Managers (F-1.12)."""
    parts = (folder / "characters.toml").read_text(encoding="utf-8").split("[[character]]")
    kept = [part for tier, least in zip(TIER_NAMES, (15, 5, 5, 5, 5), strict=True)
            for part in [p for p in parts if f'tier = "{tier}"' in p][:least]]  # fmt: skip
    (folder / "characters.toml").write_text("".join(f"[[character]]{part}" for part in kept), encoding="utf-8")
    keep_first_cards(folder, "wins.toml", "win", 20)
    book = load_set(folder)
    assert [len(tier) for tier in book.rules.tiers] == [15, 5, 5, 5, 5]
    text = "".join(f"[[character]]{part}" for part in kept[1:])
    (folder / "characters.toml").write_text(text, encoding="utf-8")
    assert load_error(folder) == (
        "set pennant-fantasy: the tier Rookie has 14 Characters, but five Managers are dealt 15 of them (F-1.12)"
    )


@pytest.mark.parametrize(
    ("card", "old", "count", "complaint"),
    [
        (CHARACTER, "UT-901", 56, "121 Characters are not between 0 and 120"),
        (WIN, "W61", 67, "127 Win cards are not between 20 and 126"),
        (EVENT, "E31", 31, "61 Events are not between 0 and 60"),
    ],
)
def test_set_with_too_many_cards_is_refused(folder: Path, card: str, old: str, count: int, complaint: str) -> None:
    write_numbered_cards(folder, card, old, count - 1)
    load_set(folder)
    write_numbered_cards(folder, card, old, count)
    assert load_error(folder) == f"set pennant-fantasy: {complaint}"


def test_set_with_too_few_win_cards_is_refused(folder: Path) -> None:
    keep_first_cards(folder, "wins.toml", "win", 19)
    assert load_error(folder) == "set pennant-fantasy: 19 Win cards are not between 20 and 126"


def test_f_1_4_set_with_too_few_teams_is_refused(folder: Path) -> None:
    """Every Manager has a Team card (F-1.4)."""
    keep_first_cards(folder, "set.toml", "team", 4)
    assert load_error(folder) == "set.toml: a set has at least 5 teams, one per Manager, not 4 (F-1.4)"


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("set.toml", "format = 1", "format = 2", "set.toml: format is 2, but this program reads format 1"),
        ("set.toml", "title", "titel", "set.toml: field titel means nothing here: did you mean 'title'?"),
        ("set.toml", 'id = "pennant-fantasy"\n', "", "set.toml: field id is missing"),
        ("set.toml", 'id = "T2"', 'id = "t1"', "set.toml, team t1: field id: set.toml, team T1 has this id already"),
        ("set.toml", "wizard", "wizzard",
         "set.toml, team T1: field wizzard means nothing here: did you mean 'wizard'?"),
        ("set.toml", "format = 1", "format = ", "set.toml is not a TOML file: "),
        ("wins.toml", "[[win]]", "[[wins]]", "wins.toml: 'wins' means nothing here: did you mean 'win'?"),
        ("wins.toml", "[[win]]", "win = 3\n[[win]]", "wins.toml is not a TOML file: "),
    ],
)  # fmt: skip
def test_invalid_set_file_is_refused(folder: Path, file: str, old: str, new: str, complaint: str) -> None:
    assert load_error(replace_in_file(folder, file, old, new)).startswith(complaint)


def test_card_in_single_brackets_is_refused(folder: Path) -> None:
    add_card(folder, CHARACTER, "[[character]]", "[character]")
    assert load_error(folder) == "more.toml: 'character' must be written [[character]], with two brackets"


def test_folder_without_set_is_refused(folder: Path) -> None:
    assert "there is no card set in" in load_error(folder / "nowhere")
    (folder / "set.toml").unlink()
    assert "has no set.toml" in load_error(folder)


def test_card_lookup_ignores_case_and_refuses_unknown_ids() -> None:
    assert BOOK.characters[BOOK.character_number("1b-7")].name == "Bunty Stonebeard"
    assert BOOK.team_number("t2") == BOOK.team_number("tidepool krakens") == 1
    with pytest.raises(CardError, match="has no Character '1B-77': did you mean '1B-7'"):
        BOOK.character_number("1B-77")
    with pytest.raises(CardError, match="has no Event 'E99'"):
        BOOK.event_number("E99")


def test_sets_with_same_cards_share_one_book(folder: Path) -> None:
    """The hash of a set depends only on its cards, and `book_of` finds the book by this hash."""
    assert load_set(folder) is BOOK
    assert book_of(BOOK.rules) is BOOK
    other = load_set(replace_in_file(folder, "characters.toml", "HR = 6", "HR = 5"))
    assert other.sha256 != BOOK.sha256
    assert book_of(other.rules) is other


def test_schema_contains_all_keywords() -> None:
    words = json.dumps(schema())
    assert all(json.dumps(name) in words for name in (*MAGIC_NAMES, *TIER_NAMES, *COLOURS, "banned_weeks"))


SLUGGER = CharacterText("X-1", "Slugger", "Nowhere", "Rookie", "Good", {"HR": 10}, "AXE")
SHOWDOWN = WinText("X-2", "Showdown", ("HR",))


def test_with_cards_appends_cards() -> None:
    """Added cards come last, so that the other cards keep their numbers."""
    book = with_cards(BOOK, characters=[SLUGGER], wins=[SHOWDOWN])
    assert book.characters == (*BOOK.characters, SLUGGER)
    assert (book.character_number("X-1"), book.win_number("X-2"), len(book.events)) == (65, 60, 30)
    assert book.rules.totals[65][60] == 10
    assert with_cards(BOOK, characters=[SLUGGER], wins=[SHOWDOWN]) is book
    assert with_cards(BOOK) is BOOK


def test_with_cards_refuses_invalid_cards() -> None:
    with pytest.raises(CardError, match="the description, win x-1: field id: the description, character X-1 has this"):
        with_cards(BOOK, characters=[SLUGGER], wins=[WinText("x-1", "Again", ("HR",))])
    with pytest.raises(CardError, match=r"the description, character X-3: field stats\.HR: 11 is not between 1 and 10"):
        with_cards(BOOK, characters=[CharacterText("X-3", "", "", "Rookie", "Good", {"HR": 11}, "AXE")])


# --- keywords ---------------------------------------------------------------------------------------------------------


def test_names_match_constants_of_rules() -> None:
    """ABDUCT to TRANSLUCENT (F-11.1 to F-11.21)."""
    assert [getattr(rules, name.replace(" ", "_")) for name in MAGIC_NAMES] == list(range(21))
    assert [getattr(rules, name.upper().replace("-", "_").replace(" ", "_")) for name in TIER_NAMES] == list(range(5))
    assert (KINDS[rules.HIT], KINDS[rules.PITCH], KINDS[rules.TWO_WAY]) == ("hit", "pitch", "two-way")


# --- our own set ------------------------------------------------------------------------------------------------------


def characters_of_tier(tier: str) -> list[CharacterText]:
    return [card for card in BOOK.characters if card.tier == tier]


def kind_of(card: CharacterText) -> str:
    return KINDS[BOOK.rules.characters[BOOK.character_number(card.id)].kind]


def test_f_1_1_own_set_has_card_counts_of_the_box() -> None:
    """65 Characters, 60 Win cards, 30 Events and 5 teams, all with different ids (F-1.1 to F-1.4)."""
    assert (len(BOOK.characters), len(BOOK.wins), len(BOOK.events), len(BOOK.teams)) == (65, 60, 30, 5)
    ids = [card.id.lower() for card in BOOK.characters] + [card.id.lower() for card in BOOK.wins]
    ids += [card.id.lower() for card in BOOK.events] + [team.id.lower() for team in BOOK.teams]
    assert len(set(ids)) == 160


def test_f_2_3_character_ids_consist_of_position_and_jersey_number() -> None:
    """An id is a position and a number, and every name is unique (F-2.3, F-2.4)."""
    positions = {"P", "C", "1B", "2B", "3B", "SS", "LF", "CF", "RF", "DH", "UT"}
    for card in BOOK.characters:
        position, _, jersey = card.id.partition("-")
        assert position in positions
        assert 0 <= int(jersey) <= 99
        assert (position == "P") == (kind_of(card) == "pitch")
        assert (position == "UT") == (kind_of(card) == "two-way")
    assert len({card.name for card in BOOK.characters}) == 65
    assert set(Counter(card.club for card in BOOK.characters).values()) == {5}


def test_f_1_12_own_set_has_required_tiers_and_alignments() -> None:
    """25 Rookies and ten of each other tier, 32 Good and 33 Evil (F-1.12)."""
    assert [len(tier) for tier in BOOK.rules.tiers] == [25, 10, 10, 10, 10]
    assert Counter(card.alignment for card in BOOK.characters) == {"Good": 32, "Evil": 33}


@pytest.mark.parametrize(
    ("tier", "sides", "kinds", "most", "sums", "two_way_sums", "highest"),
    [
        ("Rookie", (12, 13), (11, 11, 3), {3, 4}, (13, 14), (13, 14), 7),
        ("Pro", (5, 5), (4, 4, 2), {4}, (18, 19), (17, 18), 8),
        ("Specialist", (5, 5), (4, 4, 2), {2, 3}, (16, 17), (15, 16), 10),
        ("All-Star", (5, 5), (4, 4, 2), {4}, (24, 26), (21, 22), 9),
        ("Hall of Fame", (5, 5), (4, 4, 2), {5}, (28, 29), (25, 26), 10),
    ],
)
def test_characters_of_each_tier_fit_their_stat_budget(
    tier: str,
    sides: tuple[int, int],
    kinds: tuple[int, ...],
    most: set[int],
    sums: tuple[int, int],
    two_way_sums: tuple[int, int],
    highest: int,
) -> None:
    """Evil Characters get more, because they lose ties; two-way Characters get less; no stat is below 2."""
    cards = characters_of_tier(tier)
    assert tuple(sum(card.alignment == side for card in cards) for side in ("Good", "Evil")) == sides
    assert tuple(sum(kind_of(card) == kind for card in cards) for kind in KINDS) == kinds
    assert {len(card.stats) for card in cards} == most
    for card in cards:
        budget = two_way_sums if kind_of(card) == "two-way" else sums
        assert sum(card.stats.values()) == budget[card.alignment == "Evil"], card.id
    values = [value for card in cards for value in card.stats.values()]
    assert max(values) == highest
    assert min(values) >= 2


def test_own_set_spreads_stats_over_characters() -> None:
    held = [[card.stats[stat] for card in BOOK.characters if stat in card.stats] for stat in STAT_NAMES]
    assert [len(values) for values in held] == [25, 24, 21, 25, 21, 24, 21, 24, 22, 23]
    assert [sum(values) for values in held] == [123, 116, 133, 128, 115, 127, 111, 122, 120, 111]


def test_own_set_has_three_or_four_copies_of_each_magic() -> None:
    """Magic that needs an alignment is only on Characters of that alignment."""
    copies = Counter(card.magic for card in BOOK.characters)
    assert copies == {name: 4 if name in ("PILE ON", "POWER JUICE") else 3 for name in MAGIC_NAMES}
    sides = {(card.magic, card.alignment) for card in BOOK.characters}
    assert sides.isdisjoint({("PILE ON", "Good"), ("SUMMON", "Good"), ("JUSTICE", "Evil"), ("MEOW", "Evil")})
    assert {card.club for card in BOOK.characters if card.magic == "SUMMON"} == {"Skullsmash Orcs"}


def test_win_cards_require_each_stat_equally_often() -> None:
    """20 cards require each stat, and no two cards require the same stats."""
    assert Counter(stat for card in BOOK.wins for stat in card.requires) == dict.fromkeys(STAT_NAMES, 20)
    assert len({win.requires for win in BOOK.rules.wins}) == 60


def test_win_cards_have_equal_banners_in_each_color() -> None:
    """Each color has 15 banners and 16 points; no card has a banner in the color of a required stat."""
    for track, colour in enumerate(COLOURS):
        modifiers = [card.banners[colour] for card in BOOK.wins if colour in card.banners]
        assert (len(modifiers), sum(modifiers)) == (15, 16)
        assert not any(win.banners[track] and win.requires & (33 << track) for win in BOOK.rules.wins)


def test_f_r5_win_cards_are_worth_one_to_three_wins() -> None:
    """36 cards are worth one Win, 18 two, six three (F-R5)."""
    assert Counter(card.wins for card in BOOK.wins) == {1: 36, 2: 18, 3: 6}


def events_with_flag(flag: str) -> list[str]:
    return [card.id for card in BOOK.events if getattr(card, flag)]


def test_f_12_1_3_own_events_have_expected_flags() -> None:
    """Eight Events are for the season only, three of them need a Free Agency (F-12.1.3)."""
    assert events_with_flag("season_only") == ["E16", "E23", "E24", "E25", "E26", "E27", "E28", "E29"]
    assert events_with_flag("needs_free_agency") == ["E23", "E24", "E25"]
    assert [card.season_only for card in BOOK.events] == [event.season_only for event in BOOK.rules.events]


def effect_kinds(card: EventText) -> set[str]:
    return {str(effect.__struct_config__.tag) for effect in card.effects}


def test_f_12_1_4_every_event_has_an_effect() -> None:
    """14 Events change stats; all eight kinds of effects occur (F-12.1.4)."""
    found = Counter(op for card in BOOK.events for op in effect_kinds(card))
    assert found == {"STAT": 14, "TIE": 2, "MAGIC": 4, "INFO": 2, "FA": 3, "TRACK": 3, "VALUE": 1, "ORDER": 1}
    assert all(card.effects for card in BOOK.events)
