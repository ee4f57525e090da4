"""The modes of Clutch Baseball and their options, and their conversion for the rules (C-2, C-6, C-V).

Decks are options: two names of decks that come with Pennant, paths of deck files, or texts of decks. A record keeps
them as they were given. A game that was played with the text of a deck therefore replays everywhere; a game with the
path of a file replays only if the file still has the same path and content.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from pennant.games.clutch.cards import CardBook
from pennant.games.clutch.cards.decks import ROSTERS, breaches, is_text, limits, load_deck, own_decks, rules_deck
from pennant.games.clutch.rules.setup import CAPPED, LARGEST, OPEN, QUICK, Club, Rulebook, Setup
from pennant.kernel.card_files import read_struct, read_toml
from pennant.kernel.errors import UsageError
from pennant.kernel.game import Mode, Option

EDITIONS = Path(__file__).parent / "editions"
DEFAULT_DECKS = ["small-ball", "three-true-outcomes"]
WINDOWS = ("open", "quick")
DECK_LISTS = ("open", "closed")
ROTATION = 5

# --- the numbers of the rules (C-V) -----------------------------------------------------------------------------------


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of an edition of the rules, as written in its file; `Rulebook` explains them."""

    title: str
    innings: int
    first_hand: int
    hand_limit: int
    home_bonus: int
    two_out_bonus: int
    double_play_bonus: int
    third_bonus: int
    tag_second_bonus: int
    walk_on_base: int
    walk_swing: int
    bunt_needs: int
    bunt_pitch: int
    substitutions_from: int
    batter_minimum: int
    play_needs: int
    clutch_inning: int
    clutch_margin: int
    innings_per_inning: int
    innings_per_game: int
    doubling: Literal["largest", "capped"]
    cap: int


def editions() -> tuple[str, ...]:
    """The names of all editions."""
    return tuple(sorted((file.stem for file in EDITIONS.glob("*.toml")), reverse=True))


@cache
def rulebook(name: str) -> Rulebook:
    """The numbers of this edition for the rules."""
    file = EDITIONS / f"{name}.toml"
    edition = read_struct(read_toml(file), Edition, file.name)
    book = Rulebook()
    for field in Edition.__struct_fields__:
        if field not in ("title", "doubling"):
            setattr(book, field, getattr(edition, field))
    book.doubling = CAPPED if edition.doubling == "capped" else LARGEST
    return book


# --- options and modes ------------------------------------------------------------------------------------------------

DECKS = Option("decks", "words", DEFAULT_DECKS, "the two decks: names of ours, or paths of files (C-2)")
SHARED = (
    Option("windows", "word", "open", "ask whenever some card could be played, or only if one can (C-7.1)",
           words=WINDOWS),
    Option("deck_lists", "word", "open", "whether all know which strategy cards are in a deck (C-R49)",
           words=DECK_LISTS),
    Option("roster", "word", "standard", "the size of the rosters (C-2.1.1, C-2.1.7, C-2.1.8)",
           words=tuple(each.name for each in ROSTERS)),
    Option("strategy", "bool", True, "with strategy cards, coaches and the effects of stadiums (C-1.3 to C-1.5)"),
    Option("rules", "word", "4.5.1", "the edition of the rules (C-V)", words=editions()),
)  # fmt: skip


def _slot(default: int) -> Option:
    summary = "the place in the rotation of the first game's starters; 0: a die decides (C-3.2.5, C-R11)"
    return Option("slot", "int", default, summary, 0, ROTATION)


MODES: Mapping[str, Mode] = {
    mode.name: mode
    for mode in (
        Mode("single", "One game of nine innings (60-90 minutes)", (2,), (DECKS, _slot(0), *SHARED)),
        Mode("series", "A series, the best of three games or more", (2,),
             (DECKS, Option("games", "int", 3, "the best of how many (C-6.1)", words=("3", "5", "7")), _slot(1),
              *SHARED)),
        Mode("season", "Any number of games between two clubs, whose pitchers need rest", (2,),
             (DECKS, Option("games", "int", 20, "the number of games (C-6.4)", 1, 162), _slot(1), *SHARED)),
    )
}  # fmt: skip

# --- setups -----------------------------------------------------------------------------------------------------------


def setup_of(mode: str, options: dict[str, Any], book: CardBook) -> Setup:
    """Convert mode and options to the setup of the rules; options that do not fit together are an error."""
    decks = options["decks"]
    if len(decks) != 2:
        raise UsageError(f"option decks names two decks, one for each manager, not {len(decks)}")
    first, second = clubs_of(decks, options["roster"], book)
    slot = int(options["slot"])
    for name, club in zip(decks, (first, second), strict=True):
        if slot > club.starters:
            title = load_deck(name).title if is_text(name) else name
            raise UsageError(f"option slot is {slot}, but the rotation of {title} has {club.starters} starters (C-R11)")
    return setup_with(mode, options, (first, second))


def setup_with(mode: str, options: dict[str, Any], clubs: tuple[Club, Club]) -> Setup:
    """The setup with clubs that are already loaded."""
    setup = Setup(mode, options, clubs, rulebook(options["rules"]))
    setup.games = int(options.get("games", 1))
    setup.wins = setup.games // 2 + 1
    setup.is_season = mode == "season"
    setup.windows = QUICK if options["windows"] == "quick" else OPEN
    setup.open_decks = options["deck_lists"] == "open"
    setup.slot = int(options["slot"])
    setup.strategy = bool(options["strategy"])
    return setup


def clubs_of(decks: Sequence[str], roster: str, book: CardBook) -> list[Club]:
    """Load both decks; if they break rules, the error lists every breach of both (C-2, C-2.4.2)."""
    found = [_look_up_deck(deck, _changed_at(deck), roster, book) for deck in decks]
    wrong = dict.fromkeys(each for each in found if isinstance(each, str))
    if wrong:
        raise UsageError("; ".join(wrong))
    return [each for each in found if isinstance(each, Club)]


def _changed_at(deck: str) -> int:
    """The time of the last change of a deck file; 0 for Pennant's own decks and for texts, which do not change."""
    if is_text(deck):
        return 0
    file = Path(deck)
    return file.stat().st_mtime_ns if deck not in own_decks() and file.is_file() else 0


@lru_cache(maxsize=64)
def _look_up_deck(deck: str, changed_at: int, roster: str, book: CardBook) -> Club | str:  # noqa: ARG001  part of the key
    """A deck for the rules, or a text with its breaches; cached until its file changes."""
    text = load_deck(deck)
    wrong = breaches(text, book, limits(roster))
    if wrong:
        return f"the deck {text.title!r} is not legal: " + "; ".join(map(str, wrong))
    return Club(book.rules, rules_deck(text, book))
