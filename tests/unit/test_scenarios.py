"""Tests of the scenario files of every game: each passes, and scenarios and tests together cover every rule."""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import pennant
from pennant.kernel.scenario import run_file
from tools.rules_index import catalogue, cited, cited_in_name, python_citations

TESTS = Path(__file__).parents[1]
FOLDERS = sorted(folder for folder in (TESTS / "conformance").iterdir() if folder.is_dir())
FILES = [path for folder in FOLDERS for path in sorted(folder.rglob("*.toml"))]
GAMES = Path(str(pennant.__file__)).parent / "games"
NOT_TESTED = TESTS.parent / "docs/rules-not-tested.toml"
KEYS = {"title", "game", "note", "rules", "chance", "cards", "given", "when", "then"}

for_each_file = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{game_of(path)}-{path.stem}")
for_each_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)


def game_of(path: Path) -> str:
    """Return the game whose folder contains the scenario."""
    return path.relative_to(TESTS / "conformance").parts[0]


def files_of(folder: Path) -> list[Path]:
    return [path for path in FILES if game_of(path) == folder.name]


@cache
def known_rules(game: str) -> list[str]:
    text = (GAMES / game / "text/en-rules.ftl").read_text(encoding="utf-8")
    return [rule.id for rule in catalogue(text)]


def test_every_game_with_rules_has_scenarios() -> None:
    with_rules = {file.parts[-3] for file in GAMES.glob("*/text/en-rules.ftl")}
    assert {folder.name for folder in FOLDERS if files_of(folder)} == with_rules


@for_each_file
def test_scenario_passes(path: Path) -> None:
    result = run_file(path)
    assert result.passed, result.message


@for_each_file
def test_scenario_has_game_title_rules_and_checks(path: Path) -> None:
    """It has the game of its folder, a title, existing rules, and at least one check."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    assert set(data) <= KEYS
    assert data["game"] == game_of(path)
    assert data["title"]
    assert data["rules"]
    assert set(data["rules"]) <= set(known_rules(data["game"]))
    assert len(set(data["rules"])) == len(data["rules"])
    checks = [step[key] for step in data.get("when", []) for key in ("then", "options", "refused") if key in step]
    assert checks or data.get("then")


@for_each_folder
def test_scenario_titles_are_unique(folder: Path) -> None:
    titles = [tomllib.loads(path.read_text(encoding="utf-8"))["title"] for path in files_of(folder)]
    assert len(set(titles)) == len(titles)


def citations(folder: Path, rules: list[str]) -> Iterator[str]:
    for path in files_of(folder):
        yield from tomllib.loads(path.read_text(encoding="utf-8"))["rules"]
    for path in sorted((TESTS / "unit").glob("test_*.py")):
        for citation in python_citations(path.read_text(encoding="utf-8"), path.name):
            yield from cited(citation.text, rules)
            yield from cited_in_name(citation.name, rules)


def must_be_tested(rule: str) -> bool:
    """All rules, but in Highlights, which also lists parts and expansions: rulings, sections 3 to 17, and H-18.2."""
    if not rule.startswith("H-") or rule.startswith("H-R"):
        return True
    return 3 <= int(rule.removeprefix("H-").split(".")[0]) <= 17 or rule == "H-18.2"


@for_each_folder
def test_every_rule_has_a_test(folder: Path) -> None:
    """docs/rules-not-tested.toml lists rules that cannot be tested, with the reason."""
    if not NOT_TESTED.is_file():
        pytest.skip("not a source checkout: docs/ is missing")
    exempt = tomllib.loads(NOT_TESTED.read_text(encoding="utf-8")).get(folder.name, {})
    rules = known_rules(folder.name)
    tested = set(citations(folder, rules))
    assert [rule for rule in rules if must_be_tested(rule) and rule not in tested and rule not in exempt] == []
