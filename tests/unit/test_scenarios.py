"""The scenario files of Highlights: each goes as it says, and together they and the tests leave no rule out."""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import pennant
from pennant.kernel.scenario import run_file
from pennant.rules_index import catalogue, cited, cited_in_name, python_citations

TESTS = Path(__file__).parents[1]
FILES = sorted((TESTS / "conformance/highlights").rglob("*.toml"))
TEXTS = Path(str(pennant.__file__)).parent / "games/highlights/text/en-rules.ftl"
NOT_TESTED = TESTS.parent / "docs/rules-not-tested.toml"
KEYS = {"title", "game", "note", "rules", "chance", "cards", "given", "when", "then"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    result = run_file(path)
    assert result.passed, result.message


@cache
def known_rules() -> list[str]:
    return [rule.id for rule in catalogue(TEXTS.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario_says_what_it_shows(path: Path) -> None:
    """A title of its own, rules that exist, and something that must be so."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    assert set(data) <= KEYS
    assert data["title"]
    assert data["rules"]
    assert set(data["rules"]) <= set(known_rules())
    assert len(set(data["rules"])) == len(data["rules"])
    checks = [step[key] for step in data.get("when", []) for key in ("then", "options", "refused") if key in step]
    assert checks or data.get("then")


def test_titles_are_told_apart() -> None:
    titles = [tomllib.loads(path.read_text(encoding="utf-8"))["title"] for path in FILES]
    assert len(set(titles)) == len(titles)


def citations(rules: list[str]) -> Iterator[str]:
    for path in FILES:
        yield from tomllib.loads(path.read_text(encoding="utf-8"))["rules"]
    for path in sorted((TESTS / "unit").glob("test_*.py")):
        for citation in python_citations(path.read_text(encoding="utf-8"), path.name):
            yield from cited(citation.text, rules)
            yield from cited_in_name(citation.name, rules)


def must_be_tested(rule: str) -> bool:
    """All rulings, sections 3 to 17, and what section 18 says about cards with two actions."""
    number = rule.removeprefix("H-")
    return number.startswith("R") or 3 <= int(number.split(".")[0]) <= 17 or rule == "H-18.2"


def test_every_rule_has_a_test() -> None:
    """Rules that nothing can check stand in docs/rules-not-tested.toml with the reason."""
    if not NOT_TESTED.is_file():
        pytest.skip("this is no checkout: it has no docs")
    exempt = tomllib.loads(NOT_TESTED.read_text(encoding="utf-8"))["highlights"]
    rules = known_rules()
    tested = set(citations(rules))
    assert [rule for rule in rules if must_be_tested(rule) and rule not in tested and rule not in exempt] == []
