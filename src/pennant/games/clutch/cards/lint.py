"""A linter for card sets: counts in random games how often each strategy card and coach could be played.

If a card can never be played, its condition never holds. If it can always be played, its condition has no effect.
"""

from collections.abc import Callable
from random import Random

import msgspec

from pennant.games.clutch.cards import CardBook
from pennant.games.clutch.cards.building import build_deck
from pennant.games.clutch.cards.decks import limits, rules_deck
from pennant.games.clutch.rules import questions
from pennant.games.clutch.rules.ballgame import Ballgame, new_game
from pennant.games.clutch.rules.cards import BLUE, RED, Strategy
from pennant.games.clutch.rules.effects import window_of
from pennant.games.clutch.rules.setup import Club, Rulebook, Setup
from pennant.games.clutch.rules.windows import may_play
from pennant.kernel.chance import small_chance


class Playability(msgspec.Struct):
    """How often one of a card's windows was open for its color, and how often the card could be played then."""

    id: str
    title: str
    open: int = 0
    playable: int = 0

    @property
    def verdict(self) -> str:
        """`never`, `always`, `unseen` (none of its windows was ever open), or empty if there is no problem."""
        if not self.open:
            return "unseen"
        if not self.playable:
            return "never"
        return "always" if self.playable == self.open else ""


def lint(book: CardBook, games: int, seed: int, progress: Callable[[int], None] | None = None) -> list[Playability]:
    """Play random games with random decks and check every card in every window, whether or not a hand has it."""
    cards = [Playability(text.id, text.title) for text in book.strategies]
    coaches = [Playability(text.id, text.name) for text in book.coaches]
    for number in range(games):
        luck = Random(seed + number)
        state = _new_game(book, luck)
        while not state.is_over():
            seat = state.actors()[0]
            if state.question in (questions.CHOOSE_CARD, questions.CHOOSE_ANSWER):
                _look(state, book.rules.strategies, cards, seat, False)
                _look(state, book.rules.coaches, coaches, seat, True)
            state.apply(seat, _sensible(state, seat, luck))
        if progress is not None:
            progress(number + 1)
    return cards + coaches


def _new_game(book: CardBook, luck: Random) -> Ballgame:
    standard = limits("standard")
    first, second = (Club(book.rules, rules_deck(build_deck(book, standard, luck), book)) for _ in range(2))
    setup = Setup("single", {}, (first, second), Rulebook())
    return new_game(setup, book.rules, small_chance(luck.getrandbits(60), 3), False)


def _look(state: Ballgame, faces: tuple[Strategy, ...], found: list[Playability], seat: int, is_coach: bool) -> None:
    window = window_of(state)
    other_colour = RED if seat == state.offence else BLUE
    for face, card in zip(faces, found, strict=True):
        if face.windows >> window & 1 and face.colour != other_colour:
            card.open += 1
            card.playable += may_play(state, seat, window, face, is_coach)


def _sensible(state: Ballgame, seat: int, luck: Random) -> int:
    """A random move, but rarely an intentional walk or a substitution, which would crowd out everything else."""
    legal = state.legal(seat)
    if state.question in (questions.CHOOSE_WALK, questions.CHOOSE_SUB) and luck.random() < 0.95:
        return legal[0]
    return luck.choice(legal)
