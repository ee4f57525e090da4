"""Tests of the rules index with two small example games, whose rule ids begin with T and B."""

from pathlib import Path

import pytest

from tools.rules_index import catalogue, cited, cited_in_name, index_of, main, python_citations, scenario_citations

RULES = """\
### Toss: a coin decides.

## 1. The toss

rule-T-1-2 =
    Heads wins.
    Tails loses.
rule-T-1-10 = The coin is handed back.
rule-T-1-1 = Somebody tosses a coin.

## Rulings

rule-T-R1 = A coin on its edge is tossed again.
"""
IDS = ["T-1.1", "T-1.2", "T-1.10", "T-R1"]

DEEP_RULES = """\
### Bingo: rules of three parts, events and rulings.

## 1. The cards

rule-B-1-2 = A card has numbers.
rule-B-1-2-10 = None of them comes twice.
rule-B-1-2-1 = There are nine.
rule-B-1-0-1 = Everybody has a card.
rule-B-1-10 = The cards are handed back.

## Events

rule-B-E10 = Two numbers are called.
rule-B-E02 = No number is called.

## Rulings

rule-B-R1 = A number called too softly counts.
"""
DEEP_IDS = ["B-1.0.1", "B-1.2", "B-1.2.1", "B-1.2.10", "B-1.10", "B-E02", "B-E10", "B-R1"]

CODE = '''\
"""Tossing a coin (T-1.1)."""

EDGE = 3
"""Again, please (T-R1)."""


class Coin:
    """No rule here."""

    def toss(self) -> str:
        """Heads or tails (T-1.2)."""
        assert self, "a coin is needed (T-1.10)"
        return "T-1.10"  # an id that is handed on
'''
TEST = """\
def test_t_1_2_heads_wins() -> None:
    pass
"""
SCENARIO = """\
title = "An edge (T-R1)"
rules = ["T-1.1"]
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Write the sources of a small game with rules, code, a test and a scenario."""
    files = {
        "src/pennant/games/toss/text/en-rules.ftl": RULES,
        "src/pennant/games/toss/rules/coin.py": CODE,
        "tests/unit/test_coin.py": TEST,
        "tests/conformance/toss/edge.toml": SCENARIO,
    }
    for name, text in files.items():
        write(tmp_path / name, text)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_catalogue_sorts_rules_naturally_with_section_and_text() -> None:
    rules = catalogue(RULES)
    assert [rule.id for rule in rules] == IDS
    assert [rule.section for rule in rules] == ["1. The toss"] * 3 + ["Rulings"]
    assert rules[1].text == "Heads wins. Tails loses."


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("one (T-1.2)", ["T-1.2"]),
        ("a list (T-1.1, T-R1).", ["T-1.1", "T-R1"]),
        ("a range, T-1.1 to T-1.10", ["T-1.1", "T-1.2", "T-1.10"]),
        ("the same, T-1.1\n    to 1.10", ["T-1.1", "T-1.2", "T-1.10"]),
        ("a whole section, T-1", []),
        ("another game, Z-1.1", []),
        ("a card, TT-1.1", []),
        ("no rule, T-7.1 to T-1.2", ["T-7.1", "T-1.2"]),
    ],
)
def test_cited_finds_ids_in_text(text: str, found: list[str]) -> None:
    assert list(cited(text, IDS)) == found


def test_catalogue_sorts_three_part_ids_and_puts_events_before_rulings() -> None:
    rules = catalogue(DEEP_RULES)
    assert [rule.id for rule in rules] == DEEP_IDS
    assert [rule.section for rule in rules] == ["1. The cards"] * 5 + ["Events"] * 2 + ["Rulings"]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("one of three parts (B-1.2.1).", ["B-1.2.1"]),
        ("the head alone, B-1.2, cites no more", ["B-1.2"]),
        ("a range, B-1.2.1 to B-1.2.10", ["B-1.2.1", "B-1.2.10"]),
        ("an event (B-E02), both B-E02 to E10", ["B-E02", "B-E02", "B-E10"]),
        ("the number of an event without its game, E02", []),
        ("no event, B-E2", ["B-E2"]),
    ],
)
def test_cited_finds_three_part_ids_and_events_in_text(text: str, found: list[str]) -> None:
    assert list(cited(text, DEEP_IDS)) == found


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("test_b_1_2_10_none_comes_twice", ["B-1.2.10"]),
        ("test_b_1_2_3_cards", ["B-1.2"]),
        ("test_b_1_0_1", ["B-1.0.1"]),
        ("test_b_e02_is_silent", ["B-E02"]),
        ("test_b_e2_is_no_event", []),
    ],
)
def test_cited_in_name_finds_three_part_ids_and_events(name: str, found: list[str]) -> None:
    assert list(cited_in_name(name, DEEP_IDS)) == found


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("test_t_1_10_comes_back", ["T-1.10"]),
        ("test_t_1_2_3_coins", ["T-1.2"]),
        ("test_t_r1", ["T-R1"]),
        ("test_t_1_1_and_t_1_2", ["T-1.1", "T-1.2"]),
        ("test_at_1_2", []),
        ("test_z_1_1", []),
    ],
)
def test_cited_in_name_finds_ids(name: str, found: list[str]) -> None:
    assert list(cited_in_name(name, IDS)) == found


def test_citation_names_function_or_constant_that_contains_id() -> None:
    found = {(rule, each.name) for each in python_citations(CODE, "coin.py") for rule in cited(each.text, IDS)}
    assert found == {("T-1.1", ""), ("T-R1", "EDGE"), ("T-1.2", "Coin.toss"), ("T-1.10", "Coin.toss")}


def test_string_constants_of_tests_are_not_citations() -> None:
    citations = python_citations(CODE, "test_coin.py", messages=False)
    assert {rule for each in citations for rule in cited(each.text, IDS)} == {"T-1.1", "T-R1", "T-1.2"}


def test_scenario_cites_its_rules_and_title() -> None:
    (citation,) = scenario_citations(SCENARIO, "edge.toml")
    assert list(cited(citation.text, IDS)) == ["T-R1", "T-1.1"]
    assert list(scenario_citations("no toml", "edge.toml")) == []


def test_index_names_code_tests_and_gaps(checkout: Path) -> None:
    text, problems = index_of(checkout)
    assert problems == []
    assert "4 rules, 3 of them with code and test." in text
    assert "- No test (1): T-1.10\n" in text
    assert "| T-1.1 | Somebody tosses a coin. | `rules/coin.py` | `edge.toml` |" in text
    assert (
        "| T-1.2 | Heads wins. Tails loses. | `rules/coin.py: Coin.toss` "
        "| `unit/test_coin.py: test_t_1_2_heads_wins` |" in text
    )
    assert text.index("| T-1.2 |") < text.index("| T-1.10 |") < text.index("| T-R1 |")


@pytest.fixture
def two_games(checkout: Path) -> Path:
    """Add a second game; one test checks rules of both."""
    files = {
        "src/pennant/games/bingo/text/en-rules.ftl": DEEP_RULES,
        "src/pennant/games/bingo/rules/caller.py": '"""Calling numbers (B-1.2.1, B-E02), unlike T-1.1."""\n',
        "tests/unit/test_both.py": "def test_b_e02_and_t_1_10() -> None:\n    pass\n",
        "tests/conformance/bingo/nine.toml": 'title = "Nine numbers"\nrules = ["B-1.2.1"]\n',
    }
    for name, text in files.items():
        write(checkout / name, text)
    return checkout


def test_each_game_has_its_own_section(two_games: Path) -> None:
    text, problems = index_of(two_games)
    assert problems == []
    bingo, toss = text[text.index("## Bingo\n") : text.index("## Toss\n")], text[text.index("## Toss\n") :]
    assert "8 rules, 2 of them with code and test." in bingo
    assert "| B-1.2.1 | There are nine. | `rules/caller.py` | `nine.toml` |" in bingo
    assert "| B-E02 | No number is called. | `rules/caller.py` | `unit/test_both.py: test_b_e02_and_t_1_10` |" in bingo
    assert "T-1" not in bingo
    assert "4 rules, 4 of them with code and test." in toss
    assert "| T-1.1 | Somebody tosses a coin. | `rules/coin.py` | `edge.toml` |" in toss


def test_game_without_rule_texts_has_no_section(checkout: Path) -> None:
    write(checkout / "src/pennant/games/bingo/rules/caller.py", '"""Calling numbers (B-1.1)."""\n')
    text, problems = index_of(checkout)
    assert problems == []
    assert "Bingo" not in text


def test_untestable_rule_of_another_game_is_reported(two_games: Path) -> None:
    write(two_games / "docs/rules-not-tested.toml", '[toss]\n"B-1.10" = "why"\n\n[bingo]\n"B-1.2" = "a card"\n')
    text, problems = index_of(two_games)
    assert problems == ["docs/rules-not-tested.toml lists B-1.10, which is not a rule of toss"]
    assert "- Not to be tested (1): B-1.2\n" in text


def test_check_fails_if_index_is_out_of_date(checkout: Path) -> None:
    with pytest.raises(SystemExit, match="out of date"):
        main(["--check"])
    main([])
    main(["--check"])
    write(checkout / "tests/conformance/toss/edge.toml", 'title = "Handed back"\nrules = ["T-1.10"]\n')
    with pytest.raises(SystemExit, match="out of date"):
        main(["--check"])


def test_index_does_not_depend_on_line_numbers(checkout: Path) -> None:
    main([])
    write(checkout / "src/pennant/games/toss/rules/coin.py", CODE.replace("EDGE = 3", "\n\nEDGE = 3"))
    main(["--check"])


def test_citation_of_unknown_rule_is_refused(checkout: Path) -> None:
    write(checkout / "tests/conformance/toss/edge.toml", 'title = "Nothing"\nrules = ["T-9.9"]\n')
    with pytest.raises(SystemExit, match=r"edge\.toml: T-9\.9 is not a rule of toss"):
        main([])


def test_untestable_rule_is_listed_with_reason(checkout: Path) -> None:
    write(checkout / "docs/rules-not-tested.toml", '[toss]\n"T-1.10" = "good manners"\n')
    text, problems = index_of(checkout)
    assert problems == []
    assert "- Not to be tested (1): T-1.10" in text
    assert "| none: good manners |" in text


@pytest.mark.parametrize(
    ("listed", "problem"),
    [
        ('[toss]\n"T-1.2" = "why"\n', "it has code and a test"),
        ('[toss]\n"T-8.1" = "why"\n', "which is not a rule of toss"),
        ('[roll]\n"R-1.1" = "why"\n', "there is no such game"),
    ],
)
def test_wrong_entry_in_not_tested_file_is_refused(checkout: Path, listed: str, problem: str) -> None:
    write(checkout / "docs/rules-not-tested.toml", listed)
    with pytest.raises(SystemExit, match=problem):
        main([])


def test_main_outside_checkout_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit, match="in the root of a checkout"):
        main([])
