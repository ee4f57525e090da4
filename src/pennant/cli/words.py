"""What the command line itself says, in the language of the person."""

import os
from pathlib import Path

from pennant.kernel.words import ENGLISH, LANGUAGES, Words, check_language

FOLDER = Path(__file__).parent / "text"


def language_of(wish: str | None) -> str:
    """The language asked for, else that of the system if we speak it, else English."""
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
    """A message as a sentence: a capital at its beginning, a stop at its end."""
    text = text.strip()
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "?", "!", "…")) else text + "."
