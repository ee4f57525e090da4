"""Tests of the rule texts of every game: same rules in all languages, sorted, one sentence per line."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import pennant
from pennant.kernel.words import LANGUAGES
from tools.rules_index import catalogue

GAMES = Path(str(pennant.__file__)).parent / "games"
CATALOGUES = sorted(GAMES.glob("*/text/en-rules.ftl"))
FILES = [file.with_name(f"{language}-rules.ftl") for file in CATALOGUES for language in LANGUAGES]

for_each_game = pytest.mark.parametrize("english", CATALOGUES, ids=lambda file: file.parts[-3])
for_each_file = pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}-{file.name}")


def entries(file: Path) -> list[ast.EntryType]:
    return FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body


def outline(file: Path) -> list[str | None]:
    """Return the comments and message ids in the order of the file."""
    return [
        entry.id.name if isinstance(entry, ast.Message) else entry.content
        for entry in entries(file)
        if isinstance(entry, ast.Message | ast.BaseComment)
    ]


def test_catalogues_are_found() -> None:
    assert {"fantasy", "highlights"} <= {file.parts[-3] for file in CATALOGUES}


@for_each_game
def test_all_languages_have_same_rules_and_sections(english: Path) -> None:
    for language in LANGUAGES:
        assert outline(english.with_name(f"{language}-rules.ftl")) == outline(english)


@for_each_game
def test_rules_are_sorted_by_number(english: Path) -> None:
    keys = [f"rule-{rule.id.replace('.', '-')}" for rule in catalogue(english.read_text(encoding="utf-8"))]
    assert keys == [entry.id.name for entry in entries(english) if isinstance(entry, ast.Message)]
    assert len(keys) == len(set(keys))


@for_each_game
def test_rule_ids_begin_with_letter_of_game(english: Path) -> None:
    letters = {rule.id[0] for rule in catalogue(english.read_text(encoding="utf-8"))}
    assert letters == {english.parts[-3][0].upper()}


@for_each_file
def test_messages_are_plain_text_with_one_sentence_per_line(file: Path) -> None:
    for entry in entries(file):
        assert isinstance(entry, ast.Message | ast.ResourceComment | ast.GroupComment), entry
        if isinstance(entry, ast.Message):
            assert isinstance(entry.value, ast.Pattern)
            (text,) = entry.value.elements
            assert isinstance(text, ast.TextElement), entry.id.name
            for line in text.value.splitlines():
                assert line.endswith((".", "!")), line
                assert not re.search(r"[^\W\d_][)»”]?[.!?] +[«“]?[A-ZА-ЯЁ]", line), line


@pytest.mark.parametrize(
    "file", [file for file in FILES if file.name.startswith("ru")], ids=lambda file: file.parts[-3]
)
def test_russian_rules_do_not_mix_alphabets_and_use_russian_punctuation(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    words = re.findall(r"[A-Za-zА-Яа-яЁё]+", text)
    assert [word for word in words if re.search("[A-Za-z]", word) and re.search("[А-Яа-яЁё]", word)] == []
    assert re.findall(r'["“]|\d (?:карт|побед|очк|недел|месяц)', text) == []
