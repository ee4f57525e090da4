"""The rules index, made for a small game of its own whose rules begin with T."""

from pathlib import Path

import pytest

from pennant.rules_index import catalogue, cited, cited_in_name, index_of, main, python_citations, scenario_citations

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
    """The sources of a small game with rules, code, a test and a scenario."""
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


def test_rules_are_in_natural_order_with_their_section_and_text() -> None:
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
def test_ids_are_found_in_text(text: str, found: list[str]) -> None:
    assert list(cited(text, IDS)) == found


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
def test_ids_are_found_in_the_names_of_tests(name: str, found: list[str]) -> None:
    assert list(cited_in_name(name, IDS)) == found


def test_code_is_cited_by_the_function_or_constant_that_holds_the_id() -> None:
    found = {(rule, each.name) for each in python_citations(CODE, "coin.py") for rule in cited(each.text, IDS)}
    assert found == {("T-1.1", ""), ("T-R1", "EDGE"), ("T-1.2", "Coin.toss"), ("T-1.10", "Coin.toss")}


def test_a_text_that_a_test_works_with_cites_nothing() -> None:
    citations = python_citations(CODE, "test_coin.py", messages=False)
    assert {rule for each in citations for rule in cited(each.text, IDS)} == {"T-1.1", "T-R1", "T-1.2"}


def test_a_scenario_cites_its_rules_and_its_title() -> None:
    (citation,) = scenario_citations(SCENARIO, "edge.toml")
    assert list(cited(citation.text, IDS)) == ["T-R1", "T-1.1"]
    assert list(scenario_citations("no toml", "edge.toml")) == []


def test_the_index_names_code_tests_and_gaps(checkout: Path) -> None:
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


def test_check_tells_whether_the_file_is_up_to_date(checkout: Path) -> None:
    with pytest.raises(SystemExit, match="out of date"):
        main(["--check"])
    main([])
    main(["--check"])
    write(checkout / "tests/conformance/toss/edge.toml", 'title = "Handed back"\nrules = ["T-1.10"]\n')
    with pytest.raises(SystemExit, match="out of date"):
        main(["--check"])


def test_a_line_more_in_the_code_leaves_the_index_as_it_is(checkout: Path) -> None:
    main([])
    write(checkout / "src/pennant/games/toss/rules/coin.py", CODE.replace("EDGE = 3", "\n\nEDGE = 3"))
    main(["--check"])


def test_a_rule_that_does_not_exist_can_not_be_cited(checkout: Path) -> None:
    write(checkout / "tests/conformance/toss/edge.toml", 'title = "Nothing"\nrules = ["T-9.9"]\n')
    with pytest.raises(SystemExit, match=r"edge\.toml: T-9\.9 is no rule of toss"):
        main([])


def test_what_can_not_be_tested_is_listed_with_its_reason(checkout: Path) -> None:
    write(checkout / "docs/rules-not-tested.toml", '[toss]\n"T-1.10" = "good manners"\n')
    text, problems = index_of(checkout)
    assert problems == []
    assert "- Not to be tested (1): T-1.10" in text
    assert "| none: good manners |" in text


@pytest.mark.parametrize(
    ("listed", "problem"),
    [
        ('[toss]\n"T-1.2" = "why"\n', "it has code and a test"),
        ('[toss]\n"T-8.1" = "why"\n', "which is no rule of toss"),
        ('[roll]\n"R-1.1" = "why"\n', "there is no such game"),
    ],
)
def test_a_wrong_exception_is_an_error(checkout: Path, listed: str, problem: str) -> None:
    write(checkout / "docs/rules-not-tested.toml", listed)
    with pytest.raises(SystemExit, match=problem):
        main([])


def test_it_runs_only_in_a_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit, match="in the folder of a checkout"):
        main([])
