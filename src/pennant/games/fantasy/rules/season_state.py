"""The state of a season: every Manager's cards and score, and what all Managers share.

A Manager has fourteen spots. Spots 0 to 3 are the bases of a month, 0 to 6 the games of the Series; spots from BENCH on
hold the hand or, once rosters are set, the bench. Spots are places on the table: exchanges move cards between them.
Decks whose order is unknown to everybody are drawn from at random, so there is no hidden order to leak; a card laid
under a deck stays in its tail until the deck is used up or shuffled (F-3.10, F-3.13).
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pennant.games.fantasy.rules import events, moves, questions, steps
from pennant.games.fantasy.rules.cards import NO_EVENT, CardSet, Character, EventCard
from pennant.games.fantasy.rules.setup import Setup
from pennant.kernel.asking import AskingState
from pennant.kernel.bits import with_octet
from pennant.kernel.chance import TABLE, Chance
from pennant.kernel.state import EVERYONE

NO_CARD: Final = -1
NOBODY: Final = -1

SPOTS: Final = 14
BENCH: Final = 7
BENCH_SPOTS: Final = 0b11111110000000
PLACE_SPOTS: Final = 0b1111111
EMPTY_SPOTS: Final = [NO_CARD] * SPOTS
NOTHING: Final[list[int]] = []
"""The shared empty list of cards: replace it, never change it in place."""
ROSTER: Final = 6
"""A Manager has six Characters, from the discard on (F-4.7)."""

NOT_DEALT: Final = 255
"""The mark of a Character that was never in a hand."""
NOT_KEPT: Final = 7
"""The round of a card that has not been kept yet."""

PUBLIC: Final = 63
"""Who knows something: a bit per seat, and bit 5 for spectators."""
SPECTATOR: Final = 5

ROBOT: Final = 1
DECK: Final = 2
"""The seats of the simulated Managers in solo (F-12.6.1)."""

# Stages.
DRAFT: Final = 0
SEASON: Final = 1
WILD_CARD: Final = 2
SERIES: Final = 3
OVER: Final = 4

ORDER_BITS: Final = 4
"""Orders of seats are packed, the first in the lowest bits: seat + 1, this many bits each."""

MANAGER_FIELDS: Final = (
    "spots", "hand", "exhausted", "shown", "settled", "locked", "revived", "waits", "sides", "picks", "reserved",
    "team", "tracks", "wins", "claimed", "pile", "bonus", "games", "juice", "pile_on", "added", "berzerk", "focus",
    "out", "barred", "active_used",
)  # fmt: skip


@mypyc_attr(acyclic=True, free_list_len=1)
class Manager:
    """One Manager: Characters, score, and the effects in force."""

    def __init__(self) -> None:
        self.spots: list[int] = NOTHING
        self.hand: tuple[int, ...] = ()  # the cards being drafted that this Manager holds now
        self.exhausted: i64 = 0  # sets of spots
        self.shown: i64 = 0  # face up, or otherwise known to all in its place
        self.settled: i64 = 0  # face down, but all saw that a card of a pile came to this very spot
        self.locked: i64 = 0  # played in a Wild Card Game, out of reach until Game 5 (F-9.6)
        self.revived: i64 = 0  # usable again from the next week on (F-11.17)
        self.waits: i64 = 0  # four bits per game: the bench spot that waits in place of an empty one, or 0 (F-R40)
        self.sides: i64 = 0  # the bases where this Manager plays for the card upside down (F-12.2.2, F-R47)
        self.picks: i64 = 0  # choices made in secret, or not finished
        self.reserved: tuple[int, ...] = ()  # by RECRUIT (F-3.9)
        self.team: i64 = NOBODY
        self.tracks: i64 = 0  # points, packed
        self.wins: i64 = 0  # of claimed Win cards
        self.claimed: i64 = 0  # how many Win cards
        self.pile: tuple[int, ...] = ()
        self.bonus: i64 = 0  # Stat Track Wins: a counter, not cards (F-1.14, F-R4)
        self.games: i64 = 0  # won in the Series
        self.juice: i64 = 0
        self.pile_on: i64 = 0
        self.added: tuple[int, ...] = ()  # Characters that SUMMON added this week
        self.berzerk: tuple[int, ...] = ()  # see `packing.pack_stat`
        self.focus = False
        self.out: i64 = NOBODY  # the bench spot of the card that MEOW sent back this week
        self.barred: i64 = NO_CARD  # that card: it cannot become active again this week
        self.active_used = False  # the magic of an active was used under F-E20

    def copy(self) -> "Manager":
        twin = Manager()
        twin.spots = self.spots[:]
        twin.hand = self.hand
        twin.exhausted = self.exhausted
        twin.shown = self.shown
        twin.settled = self.settled
        twin.locked = self.locked
        twin.revived = self.revived
        twin.waits = self.waits
        twin.sides = self.sides
        twin.picks = self.picks
        twin.reserved = self.reserved
        twin.team = self.team
        twin.tracks = self.tracks
        twin.wins = self.wins
        twin.claimed = self.claimed
        twin.pile = self.pile
        twin.bonus = self.bonus
        twin.games = self.games
        twin.juice = self.juice
        twin.pile_on = self.pile_on
        twin.added = self.added
        twin.berzerk = self.berzerk
        twin.focus = self.focus
        twin.out = self.out
        twin.barred = self.barred
        twin.active_used = self.active_used
        return twin

    def bench(self) -> i64:
        """The bench spots with a card that is not locked."""
        found: i64 = 0
        spots = self.spots
        spot: i64 = BENCH
        while spot < SPOTS:
            if spots[spot] != NO_CARD:
                found |= 1 << spot
            spot += 1
        return found & ~self.locked

    def can_start(self) -> i64:
        """The bench spots whose card may be chosen for a game: not those that wait for an earlier one (F-R40)."""
        found = self.bench()
        waits = self.waits
        while waits:
            if waits & 15:
                found &= ~(1 << (waits & 15))
            waits >>= 4
        return found

    def free_spot(self) -> i64:
        """The first bench spot without a card."""
        spot: i64 = BENCH
        while self.spots[spot] != NO_CARD:
            spot += 1
        return spot

    def put(self, card: i64, spot: i64, shown: bool, exhausted: bool) -> None:
        """Lay a card on a spot."""
        here: i64 = 1 << spot
        self.spots[spot] = card
        self.shown = self.shown | here if shown else self.shown & ~here
        self.exhausted = self.exhausted | here if exhausted else self.exhausted & ~here
        self.revived &= ~here
        self.settled &= ~here

    def take(self, spot: i64) -> i64:
        """Take a card off its spot."""
        card = self.spots[spot]
        self.put(NO_CARD, spot, False, False)
        return card

    def gather(self) -> None:
        """Take all cards into the hand, sorted, without any mark (F-7.2)."""
        spots = EMPTY_SPOTS[:]
        end: i64 = BENCH
        for card in self.spots:
            if card != NO_CARD:
                spot = end
                while spot > BENCH and spots[spot - 1] > card:
                    spots[spot] = spots[spot - 1]
                    spot -= 1
                spots[spot] = card
                end += 1
        self.spots = spots
        self.exhausted = 0
        self.shown = 0
        self.settled = 0
        self.revived = 0

    def clear(self) -> list[int]:
        """Take all cards off their spots, sorted, with every mark."""
        self.gather()
        cards = [card for card in self.spots if card != NO_CARD]
        self.spots = EMPTY_SPOTS[:]
        return cards

    def swap(self, one: i64, other: i64) -> None:
        """Exchange what lies on two spots, marks included (F-11.0.9, F-R22)."""
        first, second = self.spots[one], self.spots[other]
        self.spots[one], self.spots[other] = second, first
        self.exhausted = swap_bits(self.exhausted, one, other)
        self.shown = swap_bits(self.shown, one, other)
        self.revived = swap_bits(self.revived, one, other)
        self.settled = swap_bits(self.settled, one, other)


def swap_bits(bits: i64, one: i64, other: i64) -> i64:
    """Swap two members of a bit set."""
    if (bits >> one & 1) == (bits >> other & 1):
        return bits
    return bits ^ (1 << one) ^ (1 << other)


def unpack_order(packed: i64) -> list[int]:
    """The seats of a packed order."""
    found: list[int] = []
    while packed:
        found.append((packed & 15) - 1)
        packed >>= ORDER_BITS
    return found


def pack_order(seats: list[int]) -> int:
    order = 0
    for seat in reversed(seats):
        order = order << ORDER_BITS | seat + 1
    return order


SEASON_FIELDS: Final = (
    "seats", "stage", "step", "question", "acting", "round", "month", "week", "turn", "order", "sequence", "deck",
    "tail", "discard", "field", "win_deck", "win_tail", "used_wins", "event_deck", "event_tail", "event_number",
    "pool", "claims", "use", "fixed", "drawn", "justice", "hibernator", "burned", "sticky", "laid", "finalists",
    "contenders", "home", "robot", "robot_used", "aside", "seen", "known", "drafted", "since", "mixed", "spent",
    "mixes", "drafted_in_deck", "winner",
)  # fmt: skip


@mypyc_attr(acyclic=True)
class SeasonState(AskingState):
    """The fields of a season, and the operations that the modules of the rules share."""

    def __init__(self) -> None:
        super().__init__()
        self.setup: Setup
        self.cards: CardSet
        self.characters: tuple[Character, ...]
        self.managers: list[Manager] = []
        self.stage: i64 = DRAFT
        self.step: i64 = steps.NEXT_PICK
        self.question: i64 = questions.NO_QUESTION
        self.round: i64 = 0  # of the draft
        self.month: i64 = 0
        self.week: i64 = 0  # counted from 0 in the order played; in the Series the game
        self.turn: i64 = 0  # the place in the magic sequence, or among those who claim
        self.order: i64 = 0  # the waiver order
        self.sequence: i64 = 0  # who has an opportunity for magic, fixed when the step starts (F-6.2.2)
        self.deck: list[int] = []
        self.tail: tuple[int, ...] = ()
        self.discard: tuple[int, ...] = ()
        self.field: tuple[int, ...] = EMPTY_FIELD  # the Win cards: four bases, four upside down (in the Series games)
        self.win_deck: list[int] = NOTHING  # never changed in place
        self.win_tail: tuple[int, ...] = ()
        self.used_wins: tuple[int, ...] = ()
        self.event_deck: list[int] = NOTHING  # never changed in place
        self.event_tail: tuple[int, ...] = ()
        self.event_number: i64 = NO_CARD
        self.event: EventCard = NO_EVENT
        self.pool: tuple[int, ...] = ()  # Free Agents, or the open cards of a snake draft
        self.claims: i64 = 0  # who claims, in order
        self.use: i64 = 0  # the choices of the magic being used
        self.fixed: i64 = 0  # how many of them are carried out
        self.drawn: tuple[int, ...] = ()  # the cards that RECRUIT looks at
        self.justice = False
        self.hibernator: i64 = NOBODY  # who shuts out those later in the sequence
        self.burned: tuple[int, ...] = ()  # see `packing.pack_stat`
        self.sticky = False  # the next Cleanup keeps the order (F-R29)
        self.laid = False  # rosters are set
        self.finalists: tuple[int, ...] = ()
        self.contenders: i64 = 0  # the seats in a Wild Card Game
        self.home: i64 = NOBODY
        self.robot: tuple[int, ...] = ()  # the Robot's unused cards
        self.robot_used: tuple[int, ...] = ()
        self.aside: tuple[int, ...] = ()  # cards dealt to the Deck that do not start
        # For each Character an octet; copies share them.
        self.seen = b""  # who has ever seen it, the draft apart
        self.known = b""  # who knows where it is now; its owner always does
        self.drafted = b""  # origin * 8 + round, round 7 until a Manager keeps it, or NOT_DEALT
        self.since = b""  # the month it was drawn in secret, or (in the deck) came back to it; empty at first
        self.mixed = b""  # Characters that may have changed places unseen share a number; empty at first
        self.mixes: i64 = 0
        self.drafted_in_deck = False  # a Character that was drafted may have come to the deck unseen
        self.spent: tuple[int, ...] = ()  # exhausted Characters that belong to no Manager now (F-R56)
        self.winner: i64 = NOBODY

    def copy_from(self, other: "SeasonState", chance: Chance) -> None:
        """Copy another state into this one, with the given chance and without a log."""
        self.setup = other.setup
        self.cards = other.cards
        self.characters = other.characters
        self.seats = other.seats
        self.edition = other.edition
        self.managers = [manager.copy() for manager in other.managers]
        self.chance = chance
        self.stage = other.stage
        self.step = other.step
        self.question = other.question
        self.acting = other.acting
        self.round = other.round
        self.month = other.month
        self.week = other.week
        self.turn = other.turn
        self.order = other.order
        self.sequence = other.sequence
        self.deck = other.deck[:]
        self.tail = other.tail
        self.discard = other.discard
        self.field = other.field
        self.win_deck = other.win_deck
        self.win_tail = other.win_tail
        self.used_wins = other.used_wins
        self.event_deck = other.event_deck
        self.event_tail = other.event_tail
        self.event_number = other.event_number
        self.event = other.event
        self.pool = other.pool
        self.claims = other.claims
        self.use = other.use
        self.fixed = other.fixed
        self.drawn = other.drawn
        self.justice = other.justice
        self.hibernator = other.hibernator
        self.burned = other.burned
        self.sticky = other.sticky
        self.laid = other.laid
        self.finalists = other.finalists
        self.contenders = other.contenders
        self.home = other.home
        self.robot = other.robot
        self.robot_used = other.robot_used
        self.aside = other.aside
        self.seen = other.seen
        self.known = other.known
        self.drafted = other.drafted
        self.since = other.since
        self.mixed = other.mixed
        self.mixes = other.mixes
        self.drafted_in_deck = other.drafted_in_deck
        self.spent = other.spent
        self.winner = other.winner

    # --- asking ---------------------------------------------------------------------------------------------------

    def ask(self, question: i64, seats: i64) -> None:
        """Ask these seats for a decision."""
        self.question = question
        self.acting = seats
        if self.log is not None:
            self.tell_board()
            self.tell((events.ASKED, question, seats, EVERYONE))

    # --- who is where ---------------------------------------------------------------------------------------------

    def place(self) -> i64:
        """The spot of the game being played: a base, or in the Series the game."""
        if self.stage == WILD_CARD or self.week >= 4:
            return self.week
        return self.event.weeks[self.week]

    def is_open(self, spot: i64) -> bool:
        """Whether a spot belongs to the game being played or an earlier one, so that cards lie there face up."""
        if spot >= BENCH:
            return False
        if self.stage == WILD_CARD:
            return spot == 0
        if self.week >= 4:
            return spot <= self.week
        return spot in self.event.weeks[: self.week + 1]

    def active(self, seat: i64) -> i64:
        """The Character in the game now being played, or NO_CARD."""
        return self.managers[seat].spots[self.place()]

    def playing(self) -> list[int]:
        """The seats in the game now being played, in seat order; every other seat is an opponent (F-11.0.7)."""
        if self.stage == SERIES:
            return sorted(self.finalists)
        if self.stage != WILD_CARD:
            return self.setup.everybody
        return [seat for seat in range(len(self.managers)) if self.contenders >> seat & 1]

    def last_week(self) -> bool:
        """Whether no later week of the month, or game of the Series, can follow."""
        return self.week == (6 if self.stage == SERIES else 0 if self.stage == WILD_CARD else 3)

    # --- knowledge ------------------------------------------------------------------------------------------------

    def show(self, card: i64) -> None:
        """Show this Character to everybody."""
        if self.known[card] != PUBLIC:
            self.known = with_octet(self.known, card, PUBLIC)
        if self.seen[card] != PUBLIC:
            self.seen = with_octet(self.seen, card, PUBLIC)

    def show_to(self, card: i64, seat: i64) -> None:
        """Show this Character to one Manager."""
        self.set_known(card, self.known[card] | (1 << seat))
        self.seen = with_octet(self.seen, card, self.seen[card] | (1 << seat))

    def set_known(self, card: i64, seats: i64) -> None:
        """Set which seats know where a Character is."""
        self.known = with_octet(self.known, card, seats)

    def mark_since(self, card: i64, month: i64) -> None:
        if not self.since:
            if not month:
                return
            self.since = bytes(len(self.characters))
        if self.since[card] != month:
            self.since = with_octet(self.since, card, month)

    def come_to_deck(self, cards: list[int]) -> None:
        """Shuffle cards into the deck: their places are unknown to everybody from now on."""
        if not cards:
            return
        known = bytearray(self.known)
        since = bytearray(self.since or len(self.characters))
        for card in cards:
            if self.drafted[card] != NOT_DEALT and self.seen[card] != PUBLIC:
                self.drafted_in_deck = True
            known[card] = 0
            since[card] = self.month
        self.deck += cards
        self.known = bytes(known)
        self.since = bytes(since)

    # --- decks ----------------------------------------------------------------------------------------------------

    def can_draw(self) -> bool:
        """Whether a card can be drawn from the Character Deck, after shuffling the Discard Pile if needed (F-4.9)."""
        return bool(self.deck) or bool(self.tail) or bool(self.discard)

    def draw_character(self) -> i64:
        """Draw the top card of the Character Deck, unseen by everybody. Call `can_draw` first (F-4.9, F-R7)."""
        if self.deck:
            place = self.number_below(len(self.deck), TABLE)
            return self.deck.pop(place)
        if not self.tail:
            self.come_to_deck(list(self.discard))
            self.discard = ()
            if self.log is not None:
                self.tell((events.SHUFFLED, EVERYONE))
            return self.draw_character()
        card = self.tail[0]
        self.tail = self.tail[1:]
        return card

    def draw_win(self) -> i64:
        """Draw the top card of the Win Deck; when it is empty, the used pile is shuffled into it (F-R37)."""
        if not self.win_deck:
            if self.win_tail:
                card = self.win_tail[0]
                self.win_tail = self.win_tail[1:]
                return card
            self.win_deck = list(self.used_wins)
            self.used_wins = ()
        deck = self.win_deck[:]
        card = deck.pop(self.number_below(len(deck), TABLE))
        self.win_deck = deck
        return card

    def lay_win(self, place: i64, card: i64) -> None:
        field = list(self.field)
        field[place] = card
        self.field = tuple(field)


EMPTY_FIELD: Final[tuple[int, ...]] = (
    NO_CARD,
) * 8  # shared: compiled code would build a literal tuple of eight on every use


def bits_listed(members: i64, start: i64) -> list[int]:
    """The members of a set of spots as actions counted from `start`."""
    found: list[int] = []
    member: i64 = 0
    while members >> member:
        if members >> member & 1:
            found.append(start + member)
        member += 1
    return found


def add_pick(packed: i64, action: i64) -> i64:
    """Packed choices with one more choice appended."""
    return packed << moves.PICK_BITS | action + 1
