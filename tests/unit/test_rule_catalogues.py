"""The rules of every game in words: the same rules in all languages, in their order, one sentence a line."""

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

in_each_game = pytest.mark.parametrize("english", CATALOGUES, ids=lambda file: file.parts[-3])
in_each_file = pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}-{file.name}")


def entries(file: Path) -> list[ast.EntryType]:
    return FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body


def outline(file: Path) -> list[str | None]:
    """The comments and the ids of the messages, in the order of the file."""
    return [
        entry.id.name if isinstance(entry, ast.Message) else entry.content
        for entry in entries(file)
        if isinstance(entry, ast.Message | ast.BaseComment)
    ]


def test_there_are_games() -> None:
    assert {"fantasy", "highlights"} <= {file.parts[-3] for file in CATALOGUES}


@in_each_game
def test_all_languages_tell_the_same_rules_in_the_same_sections(english: Path) -> None:
    for language in LANGUAGES:
        assert outline(english.with_name(f"{language}-rules.ftl")) == outline(english)


@in_each_game
def test_rules_stand_in_the_order_of_their_numbers(english: Path) -> None:
    keys = [f"rule-{rule.id.replace('.', '-')}" for rule in catalogue(english.read_text(encoding="utf-8"))]
    assert keys == [entry.id.name for entry in entries(english) if isinstance(entry, ast.Message)]
    assert len(keys) == len(set(keys))


@in_each_game
def test_all_rules_of_a_game_begin_with_its_letter(english: Path) -> None:
    letters = {rule.id[0] for rule in catalogue(english.read_text(encoding="utf-8"))}
    assert letters == {english.parts[-3][0].upper()}


@in_each_file
def test_every_message_is_plain_text_with_one_sentence_a_line(file: Path) -> None:
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
def test_russian_words_mix_no_alphabets_and_use_russian_marks(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    words = re.findall(r"[A-Za-zА-Яа-яЁё]+", text)
    assert [word for word in words if re.search("[A-Za-z]", word) and re.search("[А-Яа-яЁё]", word)] == []
    assert re.findall(r'["“]|\d (?:карт|побед|очк|недел|месяц)', text) == []
