"""Tests that a language added according to CONTRIBUTING.md works in the terminal without changes to the code."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from pennant.kernel.words import LANGUAGES, language_name
from tests.pseudo_language import CODE, ROOT, accented

ENGLISH_FILE = re.compile(r"(^|\.)en[-.]")


def run(translated: Path, *words: str, typed: str = "") -> str:
    """Run the program in the new language and return its output."""
    environment = {**os.environ, "PYTHONPATH": str(translated / "src"), "PENNANT_HOME": str(translated / "home")}
    command = [sys.executable, "-P", "-m", "pennant", *words, "--lang", CODE]
    outcome = subprocess.run(
        command, env=environment, input=typed, capture_output=True, text=True, encoding="utf-8", check=True
    )
    return outcome.stdout


def test_every_english_file_has_translated_copy(translated: Path) -> None:
    english = [path for path in translated.rglob("*.ftl") if ENGLISH_FILE.search(path.name)]
    made = [path for path in translated.rglob("*.ftl") if re.search(rf"(^|\.){CODE}[-.]", path.name)]
    assert len(english) == len(made) > 40
    assert len({path.parent for path in made}) == len({path.parent for path in english})


def test_languages_are_english_and_russian() -> None:
    assert LANGUAGES == ("en", "ru")
    assert [language_name(code) for code in LANGUAGES] == ["English", "Русский"]


def test_source_code_does_not_list_languages() -> None:
    """Only message files, tests and examples in documentation name Russian."""
    sources = [
        *ROOT.glob("src/pennant/**/*.py"),
        *ROOT.glob("frontend/src/**/*.ts"),
        *ROOT.glob("frontend/src/**/*.svelte"),
    ]
    listed = re.compile(r"""["']ru["']|\{en,ru\}|glossary\.ru|\ben or ru\b|["'][а-яё]["']""")
    found = [f"{path}: {hit[0]}" for path in sources for hit in listed.finditer(path.read_text("utf-8"))]
    assert found == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "mode", "heard"),
    [
        ("highlights", "single", ["Choose 1 to", "draws 6 cards."]),
        ("fantasy", "solo", ["Choose 1 to"]),
        ("clutch", "single", ["Choose 1 to", "Top of the 1st"]),
    ],
)
def test_terminal_speaks_new_language(translated: Path, game: str, mode: str, heard: list[str]) -> None:
    told = run(translated, "play", game, "--mode", mode, "--seed", "5", "--plain", "--quick", typed="1\n" * 30 + "q\n")
    for words in heard:
        assert accented(words) in told
        assert words not in told


@pytest.mark.slow
def test_lists_and_lessons_use_new_language(translated: Path) -> None:
    assert accented("mini-game") in run(translated, "modes")
    script = (
        "import pennant; from pennant.lessons import script_of\n"
        "for name in pennant.games():\n"
        f"    text, script = pennant.game(name).text({CODE!r}), script_of(name)\n"
        "    print(*(text.say(message) for message in script.messages()), sep='\\n')"
    )
    environment = {**os.environ, "PYTHONPATH": str(translated / "src")}
    said = subprocess.run([sys.executable, "-P", "-c", script], env=environment, capture_output=True, check=True)
    lesson = said.stdout.decode()
    assert not re.search(r"\b(the|you|card|play)\b", lesson)
    assert re.search(rf"\b{accented('the')}\b", lesson)
