"""Messages for people, kept in Fluent files, one set of files per language, and found by their ids.

In the pseudo-language `PHRASES`, a message is not a sentence yet but a phrase: the message id with its arguments, which
may contain further phrases. The reader renders it in any language, and can render it again in another one.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from pennant.kernel.errors import UsageError, nearest

ENGLISH: Final = "en"
_OWN: Final = Path(__file__).parent / "text"
LANGUAGES: Final = (ENGLISH, *sorted({file.stem for file in _OWN.glob("*.ftl")} - {ENGLISH}))
"""The codes of all languages, two letters each: those that have a file beside this one. No other list exists."""

PHRASES: Final = "phrases"
"""The pseudo-language in which messages are not rendered yet."""
OPEN, CLOSE, SEP, EQ, NUM, CAPITAL = "\ue000", "\ue001", "\ue002", "\ue003", "\ue004", "\ue005"
"""The marks in phrases: `OPEN id (SEP name EQ value)* CLOSE`.

A value is a text, which may contain phrases, or `NUM` and a number. `CAPITAL` before a phrase marks the beginning of a
sentence inside other text.
"""
_MARKS: Final = re.compile(f"[{OPEN}-{CAPITAL}]")


_UNSEEN: Final = ("C", "Zl", "Zp")
"""Categories of invisible characters: controls, formats, private use, line separators."""


def visible(text: str) -> str:
    """Text that people have typed, on one line, without invisible characters and phrase marks."""
    kept = "".join(" " if each.isspace() else each for each in text)
    kept = "".join(each for each in kept if not unicodedata.category(each).startswith(_UNSEEN))
    return " ".join(unicodedata.normalize("NFC", kept).split())


def check_language(wish: str) -> str:
    """Require a supported language."""
    if wish not in LANGUAGES:
        raise UsageError(f"there is no language {wish!r}: {nearest(wish, LANGUAGES)}")
    return wish


def language_name(language: str) -> str:
    """The name of a language in the language itself."""
    return Words(language, _OWN).say("language-name")


class Words:
    """The messages of one language in a folder: `ru.ftl`, `ru-rules.ftl`, …; English replaces a missing message."""

    def __init__(self, language: str, folder: Path) -> None:
        self.language = language if language == PHRASES else check_language(language)
        self.folder = folder
        self._arguments = _arguments(folder) if language == PHRASES else None

    def has(self, message: str) -> bool:
        """Whether there is such a message, in this language or in English."""
        if self._arguments is not None:
            return message in self._arguments
        return any(_bundle(language, self.folder).has_message(message) for language in (self.language, ENGLISH))

    def say(self, message: str, /, **args: Any) -> str:
        """Format a message; an unknown id is a `KeyError`, a missing argument a `ValueError`.

        So a message id is never shown in place of a sentence.
        """
        if self._arguments is not None:
            begins = self._arguments[message]
            phrase = OPEN + message
            for name, value in args.items():
                if name in begins:
                    phrase += begins[name] + (value if isinstance(value, str) else f"{NUM}{value:d}")
            return phrase + CLOSE
        for language in (self.language, ENGLISH):
            bundle = _bundle(language, self.folder)
            if not bundle.has_message(message):
                continue
            pattern = bundle.get_message(message).value
            if pattern is None:
                continue
            text, errors = bundle.format_pattern(pattern, args)
            if errors:
                raise ValueError(f"{language}: {message}: {errors[0]}")
            return str(text)
        raise KeyError(message)


def files_of(language: str, folder: Path) -> list[Path]:
    """The files with the messages of a language, such as `ru.ftl` and `ru-rules.ftl`."""
    return sorted([*folder.glob(f"{language}.ftl"), *folder.glob(f"{language}-*.ftl")])


@cache
def _bundle(language: str, folder: Path) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in files_of(language, folder):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


# --- phrases ----------------------------------------------------------------------------------------------------------


class _References(Visitor):
    """Collects the arguments and the other messages that a message refers to."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  named by fluent.syntax
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def _arguments(folder: Path) -> dict[str, dict[str, str]]:
    """Every message of the English files, with the arguments that any language uses in it, and how they begin.

    A message inside another one gets the same arguments.
    """
    arguments: dict[str, set[str]] = {}
    messages: dict[str, set[str]] = {}
    parser = FluentParser(with_spans=False)
    for language in LANGUAGES:
        for file in files_of(language, folder):
            for entry in parser.parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, Message) and (language == ENGLISH or entry.id.name in arguments):
                    references = _References()
                    references.visit(entry)
                    arguments.setdefault(entry.id.name, set()).update(references.arguments)
                    messages.setdefault(entry.id.name, set()).update(references.messages)

    def of(message: str) -> set[str]:
        return arguments.get(message, set()).union(*map(of, messages.get(message, ())))

    return {message: {name: f"{SEP}{name}{EQ}" for name in of(message)} for message in arguments}


def render(text: str, words: Words) -> str:
    """Render a text that contains phrases in the language of these words."""
    marks = _MARKS.split(text), [*_MARKS.findall(text), ""]
    said, _ = _render_until(iter(zip(*marks, strict=True)), words, "")
    return said


def _render_until(pieces: Iterator[tuple[str, str]], words: Words, ends: str) -> tuple[str, str]:
    """Render up to the first of these marks outside a phrase; returns the text and that mark."""
    said, capital = "", False
    for piece, mark in pieces:
        said += piece
        if mark == CAPITAL:
            capital = True
        elif mark == OPEN:
            phrase = _render_phrase(pieces, words)
            said += capitalize(phrase) if capital else phrase
            capital = False
        elif mark == NUM or mark in ends:
            return said, mark
    return said, ""


def _render_phrase(pieces: Iterator[tuple[str, str]], words: Words) -> str:
    args: dict[str, Any] = {}
    message, mark = next(pieces)
    while mark == SEP:
        name, _ = next(pieces)
        value, mark = _render_until(pieces, words, SEP + CLOSE)
        if mark == NUM:
            number, mark = next(pieces)
            args[name] = int(number)
        else:
            args[name] = value
    return words.say(message, **args)


def capitalize(sentence: str, names: Sequence[str] = ()) -> str:
    """Start a sentence with a capital letter, unless it starts with a name.

    A phrase is returned unchanged: it is capitalized when it is rendered.
    """
    if sentence.startswith(OPEN) or any(sentence.startswith(name) for name in names):
        return sentence
    return sentence[:1].upper() + sentence[1:]


def capitalize_inside(sentence: str) -> str:
    """Like `capitalize`, for a sentence inside another text: a phrase gets a mark that `render` understands."""
    return CAPITAL + sentence if sentence.startswith(OPEN) else capitalize(sentence)
