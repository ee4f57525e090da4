"""Tests of all message files: every language has the same messages, each in its own alphabet."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

import pennant
from pennant.kernel.words import ENGLISH, LANGUAGES
from tests.fluent_files import messages, parse, shown_variables

FOLDERS = sorted({file.parent for file in Path(pennant.__file__).parent.rglob(f"{ENGLISH}.ftl")})
OTHER_VARIABLES = {
    "ask-glove", "ask-pick-off", "ask-double-play", "story-run", "story-steal", "card-fact-runs-on-play",
}  # fmt: skip
"""Messages with other variables in Russian, because names are not declined there and bases are numbers."""
FILES = [file for folder in FOLDERS for file in sorted(folder.glob(f"{ENGLISH}*.ftl"))]


def short_path(path: Path) -> str:
    return "/".join(path.parts[-3:])


def path_in_language(file: Path, language: str) -> Path:
    return file.with_name(language + file.name.removeprefix(ENGLISH))


def test_message_folders_of_all_parts_are_found() -> None:
    assert len(FOLDERS) >= 7


@pytest.mark.parametrize("file", FILES, ids=short_path)
@pytest.mark.parametrize("language", LANGUAGES)
def test_file_has_no_syntax_errors_and_no_duplicate_messages(file: Path, language: str) -> None:
    body = parse(path_in_language(file, language)).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("folder", FOLDERS, ids=short_path)
@pytest.mark.parametrize("language", LANGUAGES)
def test_message_ids_are_unique_across_files(folder: Path, language: str) -> None:
    files = [*folder.glob(f"{language}.ftl"), *folder.glob(f"{language}-*.ftl")]
    ids = [name for file in files for name in messages(file)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("file", FILES, ids=short_path)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != ENGLISH])
def test_every_language_has_same_messages_in_same_order(file: Path, language: str) -> None:
    assert list(messages(path_in_language(file, language))) == list(messages(file))


@pytest.mark.parametrize("folder", FOLDERS, ids=short_path)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != ENGLISH])
def test_every_language_prints_same_variables(folder: Path, language: str) -> None:
    english, other = (
        {name: message for file in folder.glob(f"{each}*.ftl") for name, message in messages(file).items()}
        for each in (ENGLISH, language)
    )
    for name in english.keys() - OTHER_VARIABLES:
        assert shown_variables(english[name], english) == shown_variables(other[name], other), name


@pytest.mark.parametrize("file", FILES, ids=short_path)
def test_russian_words_do_not_mix_alphabets(file: Path) -> None:
    words = re.findall(r"[A-Za-zА-Яа-яЁё]+", path_in_language(file, "ru").read_text(encoding="utf-8"))
    assert [word for word in words if re.search("[A-Za-z]", word) and re.search("[А-Яа-яЁё]", word)] == []
