"""The settings of a game: the mode, its options and the numbers of the rules edition (C-V)."""

from typing import Final

from mypy_extensions import i64

from pennant.games.clutch.rules.cards import Batter, CardSet, Deck, Pitcher, Stadium, Strategy

# The windows that are asked (C-7.1).
OPEN: Final = 0
QUICK: Final = 1

# The starter who begins (C-3.2.5, C-R11).
ROLLED: Final = 0

# Doubling up (C-3.9.6, C-V).
LARGEST: Final = 0
CAPPED: Final = 1

HOME_OF_SERIES: Final = {3: (0, 1, 0), 5: (0, 0, 1, 1, 0), 7: (0, 0, 1, 1, 1, 0, 0)}
"""The home side in each game: 0 for the manager who rolled higher (C-3.2.1, C-6.1)."""


class Rulebook:
    """The numbers of an edition: another edition has other numbers, not other code (C-V)."""

    def __init__(self) -> None:
        self.innings: i64 = 9
        self.first_hand: i64 = 3  # C-3.2.6
        self.hand_limit: i64 = 7  # C-3.2.8
        self.home_bonus: i64 = 5  # to the Speed of a runner who tries for home (C-3.12.2, C-3.12.4, C-4.3)
        self.two_out_bonus: i64 = 5  # C-3.12.2
        self.double_play_bonus: i64 = 5  # to the batter's Speed (C-3.13.1)
        self.third_bonus: i64 = 5  # to the Battery against a steal of third (C-3.14)
        self.tag_second_bonus: i64 = 5  # to the Outfield (C-3.12.4)
        self.walk_on_base: i64 = 2  # after an intentional walk (C-4.1.4)
        self.walk_swing: i64 = 2  # and after two
        self.bunt_needs: i64 = 13  # C-4.2.2
        self.bunt_pitch: i64 = 2
        self.substitutions_from: i64 = 4  # the inning (C-3.5.3)
        self.batter_minimum: i64 = 3  # C-3.5.9
        self.play_needs: i64 = 20  # C-3.11.2
        self.clutch_inning: i64 = 7  # C-3.7.1
        self.clutch_margin: i64 = 3
        self.innings_per_inning: i64 = 1  # how much longer cards can make a pitcher last
        self.innings_per_game: i64 = 2
        self.doubling: i64 = LARGEST
        self.cap: i64 = 3


class Club:
    """A deck with its cards looked up."""

    def __init__(self, cards: CardSet, deck: Deck) -> None:
        self.deck = deck
        self.batters: tuple[Batter, ...] = tuple([cards.batters[number] for number in deck.batters])
        self.starters: i64 = len(deck.starters)
        numbers = (*deck.starters, *deck.relievers)
        self.pitchers: tuple[Pitcher, ...] = tuple([cards.pitchers[number] for number in numbers])
        self.coaches: tuple[Strategy, ...] = tuple([cards.coaches[number] for number in deck.coaches])
        self.stadium: Stadium = cards.stadiums[deck.stadium]
        self.everybody: i64 = (1 << len(self.batters)) - 1
        self.relief: i64 = (1 << len(self.pitchers)) - (1 << self.starters)


class Setup:
    """A mode with its options. Immutable; every copy of a state shares it."""

    def __init__(self, name: str, options: dict[str, object], clubs: tuple[Club, Club], rulebook: Rulebook) -> None:
        self.name = name  # the mode as people call it, and its options: for records
        self.options = options
        self.clubs = clubs
        self.rulebook = rulebook
        self.games: i64 = 1  # at most
        self.wins: i64 = 1  # that end a series; in a season all games are played
        self.is_season = False
        self.windows: i64 = OPEN
        self.open_decks = True
        self.slot: i64 = ROLLED  # of the rotation in the first game, from 1; ROLLED: a die decides
        self.strategy = True  # played with strategy cards, coaches and stadiums

    def with_cards(self, cards: CardSet, seat: int, strategies: tuple[int, ...]) -> "Setup":
        """The same with other strategy cards in one deck: for guessing a closed deck (C-R49)."""
        old = self.clubs[seat].deck
        deck = Deck(
            batters=old.batters,
            starters=old.starters,
            relievers=old.relievers,
            strategies=strategies,
            coaches=old.coaches,
            stadium=old.stadium,
            order=old.order,
            fielding=old.fielding,
        )
        club = Club(cards, deck)
        clubs = (club, self.clubs[1]) if seat == 0 else (self.clubs[0], club)
        twin = Setup(self.name, self.options, clubs, self.rulebook)
        twin.games = self.games
        twin.wins = self.wins
        twin.is_season = self.is_season
        twin.windows = self.windows
        twin.open_decks = self.open_decks
        twin.slot = self.slot
        twin.strategy = self.strategy
        return twin
