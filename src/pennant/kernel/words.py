"""Words for people: messages kept in Fluent files, one set of files a language, found by their id."""

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from pennant.kernel.errors import UsageError, nearest

LANGUAGES = ("en", "ru")
ENGLISH = LANGUAGES[0]


class Words:
    """The messages of one language in a folder: `ru.ftl`, `ru-rules.ftl`, …; English stands in for a missing one."""

    def __init__(self, language: str, folder: Path) -> None:
        if language not in LANGUAGES:
            raise UsageError(f"there is no language {language!r}: {nearest(language, LANGUAGES)}")
        self.language = language
        self.folder = folder

    def has(self, message: str) -> bool:
        """Whether there is such a message, in this language or in English."""
        return any(_bundle(language, self.folder).has_message(message) for language in (self.language, ENGLISH))

    def say(self, message: str, /, **args: Any) -> str:
        """The message with its arguments filled in; an unknown id is a `KeyError`, a missing argument a `ValueError`.

        Nobody is ever shown an id in place of a sentence.
        """
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


@cache
def _bundle(language: str, folder: Path) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted([*folder.glob(f"{language}.ftl"), *folder.glob(f"{language}-*.ftl")]):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
