"""The messages of the command line itself."""

import os
from pathlib import Path

from pennant.kernel.words import ENGLISH, LANGUAGES, Words, check_language

FOLDER = Path(__file__).parent / "text"


def language_of(wish: str | None) -> str:
    """The requested language, else the system's if it is supported, else English."""
    if wish:
        return check_language(wish.lower())
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            system = os.environ[name][:2].lower()
            return system if system in LANGUAGES else ENGLISH
    return ENGLISH


def cli_words(wish: str | None) -> Words:
    return Words(language_of(wish), FOLDER)


def sentence(text: str) -> str:
    """A message as a sentence: with a capital letter and a full stop."""
    text = text.strip()
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "?", "!", "…")) else text + "."
