"""One manager's side of the game, and the cards in play."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pennant.games.clutch.rules.packing import set_packed

NOBODY: Final = -1
NO_CARD: Final = -1
SLOTS: Final = 9


@mypyc_attr(acyclic=True)
class Play:
    """A strategy card or coach that was played. Plays in force are never changed, only replaced."""

    def __init__(self, card: int, is_coach: bool, owner: int, window: int) -> None:
        self.card: i64 = card  # number in the set
        self.is_coach = is_coach
        self.owner: i64 = owner
        self.window: i64 = window  # in which it was played
        self.target: i64 = NOBODY  # the slot of the runner that it concerns
        self.choice: i64 = 0  # the alternative
        self.pick: i64 = NO_CARD  # a card that it takes or removes
        self.costs: tuple[int, ...] = ()
        self.player: i64 = NOBODY  # the player that it stays on: a slot, or a place in the pitching staff
        self.until: i64 = 0  # the last half, or how many batters are left
        self.spent = False  # its throw is over (C-3.9.7)
        self.harmless = False  # an answer has taken the ejection or error out of it
        self.negated = False
        self.at: i64 = 0  # the next of its effects, while it is carried out
        self.born: i64 = 0  # the at-bat of the game in which it was played

    def copy(self) -> "Play":
        twin = Play(self.card, self.is_coach, self.owner, self.window)
        twin.target = self.target
        twin.choice = self.choice
        twin.pick = self.pick
        twin.costs = self.costs
        twin.player = self.player
        twin.until = self.until
        twin.spent = self.spent
        twin.harmless = self.harmless
        twin.negated = self.negated
        twin.at = self.at
        twin.born = self.born
        return twin


PLAY_FIELDS: Final = (
    "card", "is_coach", "owner", "window", "target", "choice", "pick", "costs", "player", "until", "spent", "harmless",
    "negated", "at", "born",
)  # fmt: skip


TEAM_FIELDS: Final = (
    "order", "fielding", "up", "bench", "bullpen", "mound", "runs", "battery", "infield", "outfield", "outs",
    "charged", "walks", "faced", "faced_half", "entered", "ended_half", "more", "gained", "gained_in", "threw",
    "threw_tired", "depth", "entered_tired", "last", "hits", "hand", "deck", "discard", "shown", "low", "high",
    "coaches", "substituted", "pinch_runners", "shifts", "changed", "rerolled", "draft", "arms", "rest", "wins",
    "turn", "left",
)  # fmt: skip


@mypyc_attr(acyclic=True)
class Team:
    """One manager's side of the game."""

    def __init__(self) -> None:
        self.order: i64 = 0  # nine places in the roster, five bits each, by batting slot
        self.fielding: i64 = 0  # the position of each slot, four bits each
        self.up: i64 = 0  # the slot that bats next
        self.bench: i64 = 0  # places in the roster, a bit set
        self.bullpen: i64 = 0  # places in the pitching staff
        self.mound: i64 = 0
        self.runs: i64 = 0
        self.battery: i64 = 0  # team ratings (C-3.3.1)
        self.infield: i64 = 0
        self.outfield: i64 = 0
        # the pitcher on the mound, in this game
        self.outs: i64 = 0
        self.charged: i64 = 0  # runs
        self.walks: i64 = 0
        self.faced: i64 = 0
        self.faced_half: i64 = 0
        self.entered: i64 = 1  # the inning
        self.ended_half = False  # he has finished a half
        self.more: i64 = 0  # innings that cards gave or took
        self.gained: i64 = 0  # of them those gained,
        self.gained_in: i64 = 0  # and the inning of the last gain
        self.threw = False  # a pitch (C-4.4)
        self.threw_tired = False
        self.depth: i64 = 0  # innings after which he still pitched to a batter, at most 4 (C-4.4.2)
        self.entered_tired = False
        # batters
        self.last: i64 = 0  # the result of each slot's last turn, four bits each, NO_RESULT at first
        self.hits: i64 = 0  # of each slot's player, four bits each
        # strategy cards
        self.hand: tuple[int, ...] = ()  # sorted
        self.deck: list[int] = []  # unordered; never changed in place
        self.discard: tuple[int, ...] = ()
        self.shown: tuple[int, ...] = ()  # cards that the opponent knows to be in the hand, sorted
        self.low: i64 = 0  # the cards of hand and deck as bit sets: numbers below 60,
        self.high: i64 = 0  # and from 60 on
        self.coaches: i64 = 7  # the unused ones
        self.substituted = False  # in this half
        self.pinch_runners: i64 = 0  # slots, in this half (C-3.5.14)
        self.shifts: i64 = 0  # moves of fielders in this at-bat
        self.changed = False  # the result of this at-bat, with success (C-3.10.2)
        self.rerolled: i64 = 0  # which rolls this manager has had rolled again
        self.draft: tuple[int, ...] = ()  # choices for a line-up that is not complete
        self.left: i64 = 0  # players who have left the game, as places in the roster
        # the series
        self.arms: tuple[int, ...] = ()  # pitchers who have left this game: see `innings.arm_of`
        self.rest: tuple[int, ...] = ()  # for each pitcher the games he is due to sit out, and his streak
        self.wins: i64 = 0
        self.turn: i64 = 0  # the rotation's next starter

    def copy(self) -> "Team":
        twin = Team()
        twin.order = self.order
        twin.fielding = self.fielding
        twin.up = self.up
        twin.bench = self.bench
        twin.bullpen = self.bullpen
        twin.mound = self.mound
        twin.runs = self.runs
        twin.battery = self.battery
        twin.infield = self.infield
        twin.outfield = self.outfield
        twin.outs = self.outs
        twin.charged = self.charged
        twin.walks = self.walks
        twin.faced = self.faced
        twin.faced_half = self.faced_half
        twin.entered = self.entered
        twin.ended_half = self.ended_half
        twin.more = self.more
        twin.gained = self.gained
        twin.gained_in = self.gained_in
        twin.threw = self.threw
        twin.threw_tired = self.threw_tired
        twin.depth = self.depth
        twin.entered_tired = self.entered_tired
        twin.last = self.last
        twin.hits = self.hits
        twin.hand = self.hand
        twin.deck = self.deck
        twin.discard = self.discard
        twin.shown = self.shown
        twin.low = self.low
        twin.high = self.high
        twin.coaches = self.coaches
        twin.substituted = self.substituted
        twin.pinch_runners = self.pinch_runners
        twin.shifts = self.shifts
        twin.changed = self.changed
        twin.rerolled = self.rerolled
        twin.draft = self.draft
        twin.left = self.left
        twin.arms = self.arms
        twin.rest = self.rest
        twin.wins = self.wins
        twin.turn = self.turn
        return twin

    def player(self, slot: i64) -> i64:
        """The player who bats in a slot, as a place in the roster."""
        return self.order >> slot * 5 & 31

    def position(self, slot: i64) -> i64:
        return self.fielding >> slot * 4 & 15

    def put_player(self, slot: i64, place: i64) -> None:
        self.order = set_packed(self.order, 5, slot, place)

    def put_position(self, slot: i64, position: i64) -> None:
        self.fielding = set_packed(self.fielding, 4, slot, position)

    def last_result(self, slot: i64) -> i64:
        return self.last >> slot * 4 & 15

    def holds(self, card: i64) -> bool:
        """Whether a card is in hand or deck."""
        return bool(self.low >> card & 1) if card < 60 else bool(self.high >> card - 60 & 1)

    def count_cards(self) -> None:
        """Update the bit sets of hand and deck."""
        self.low = 0
        self.high = 0
        for card in self.hand:
            self._count(card)
        for card in self.deck:
            self._count(card)

    def _count(self, card: i64) -> None:
        if card < 60:
            half: i64 = 1 << (card >> 1)  # in two steps: compiled, a constant is shifted as a number of 32 bits
            self.low |= half << card - (card >> 1)
        else:
            self.high |= 1 << card - 60

    def take_in(self, card: i64) -> None:
        """Add a card to the hand."""
        self.hand = with_card(self.hand, card)

    def give_up(self, card: i64) -> None:
        """Remove a card from the hand. If the opponent knew of a copy of it, that copy is the one removed."""
        self.hand = without_card(self.hand, card)
        if card in self.shown:
            self.shown = without_card(self.shown, card)
        self.count_cards()


def with_card(cards: tuple[int, ...], card: i64) -> tuple[int, ...]:
    """Sorted cards with one more."""
    found: list[int] = []
    placed = False
    for each in cards:
        if not placed and each > card:
            found.append(card)
            placed = True
        found.append(each)
    if not placed:
        found.append(card)
    return tuple(found)


def without_card(cards: tuple[int, ...], card: i64) -> tuple[int, ...]:
    """Cards without one copy of this card."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
