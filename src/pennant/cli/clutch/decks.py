"""Decks on the command line: check them, build them, list Pennant's own."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec

from pennant.cli.draw import QUIET, STRONG, Block, line
from pennant.cli.terminal import printable
from pennant.games.clutch import GAME
from pennant.games.clutch.cards import CardBook
from pennant.games.clutch.cards.building import build_deck
from pennant.games.clutch.cards.decks import DeckText, breaches, deck_file, limits, load_deck, own_decks
from pennant.kernel.errors import CardError, PennantError, UsageError
from pennant.kernel.words import Words


def check_deck_files(decks: Sequence[str], roster: str, cards: Path | None) -> tuple[list[str], int]:
    """One line per legal deck, and one line per problem of the others; and the number of illegal decks."""
    book, size = GAME.card_set(cards), limits(roster)
    lines: list[str] = []
    wrong = 0
    for name in decks:
        try:
            found = [str(each) for each in breaches(load_deck(name), book, size)]
        except (CardError, UsageError) as error:
            found = [str(error)]
        wrong += bool(found)
        lines += [f"{name}: {each}" for each in found] or [f"{name}: legal"]
    return [printable(text) for text in lines], wrong


def build_deck_file(
    style: str | None, roster: str, seed: int | None, title: str | None, pool: Path | None, cards: Path | None
) -> str:
    """The file of a new deck; the same seed builds the same deck."""
    book = GAME.card_set(cards)
    rng = Random(secrets.randbits(48) if seed is None else seed)
    deck = build_deck(book, limits(roster), rng, None if pool is None else _ids(pool), style)
    if title is not None:
        deck = msgspec.structs.replace(deck, title=title)
    return deck_file(deck)


def _ids(path: Path) -> list[str]:
    """The ids of the cards to choose from, separated by spaces, commas or line breaks."""
    try:
        return path.read_text(encoding="utf-8").replace(",", " ").split()
    except (OSError, UnicodeDecodeError) as error:
        raise PennantError(f"{path} cannot be read: {error}") from None


def deck_list(roster: str, cards: Path | None, words: Words) -> Block:
    """Pennant's own decks, with their salaries and contents."""
    book, size = GAME.card_set(cards), limits(roster)
    width = max(map(len, own_decks())) + 2
    block: Block = []
    for name in own_decks():
        deck = load_deck(name)
        legal = "yes" if not breaches(deck, book, size) else "no"
        told = words.say("deck-line", title=deck.title, salary=str(_salary(deck, book)), legal=legal)
        block.append(line((f"{name:{width}}", STRONG), told))
        block.append(line((f"{'':{width}}{_about(deck, book, words)}", QUIET)))
    return block


def _salary(deck: DeckText, book: CardBook) -> int:
    paid = {card.id: card.salary for card in book.batters} | {card.id: card.salary for card in book.pitchers}
    return sum(paid.get(player, 0) for player in deck.players)


def _about(deck: DeckText, book: CardBook, words: Words) -> str:
    colours = {card.id: card.colour for card in book.strategies}
    counts = {"blue": 0, "red": 0, "grey": 0}
    for card, copies in deck.strategy.items():
        if card in colours:
            counts[colours[card]] += copies
    stadium = next((card.name for card in book.stadiums if card.id == deck.stadium), deck.stadium)
    return words.say("deck-about", stadium=stadium, **counts)
