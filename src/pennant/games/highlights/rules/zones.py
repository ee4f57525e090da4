"""The parts of a match: a side with its cards and diamond, a pair at play, a box with its free agents.

A team's cards have slots 0 to 14, and a zone is a set of slots in the bits of an integer. Where order matters (cards in
play, known cards on top of a lineup) the zone is a pile: four bits per card hold slot + 1, with the top card in the
lowest bits. A lineup whose order is unknown to everybody is a set, drawn from at random, so there is no hidden order to
leak (H-4.1).
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

NO_CARD: Final = -1
NOTHING: Final = -1
PILE_BITS: Final = 4


def pile_members(pile: i64) -> list[int]:
    """The slots of a pile, top first."""
    found: list[int] = []
    while pile:
        found.append((pile & 15) - 1)
        pile >>= PILE_BITS
    return found


def pile_of(slots: list[int]) -> int:
    """A pile from its slots, top first."""
    pile = 0
    for slot in reversed(slots):
        pile = pile << PILE_BITS | slot + 1
    return pile


def pile_set(pile: i64) -> i64:
    """The slots of a pile as a set."""
    found: i64 = 0
    while pile:
        found |= 1 << (pile & 15) - 1
        pile >>= PILE_BITS
    return found


def pile_without(pile: i64, removed: i64) -> i64:
    """The pile without a set of slots."""
    kept: i64 = 0
    place: i64 = 0
    while pile:
        if not removed >> (pile & 15) - 1 & 1:
            kept |= (pile & 15) << place
            place += PILE_BITS
        pile >>= PILE_BITS
    return kept


SIDE_FIELDS: Final = (
    "roster", "pinch", "minors", "roster_before", "in_play_before",
    "hand", "pool", "top", "secret", "dugout", "in_play", "on_deck", "extra",
    "earned", "surely_in_hand", "surely_held", "maybe_on_deck", "bases", "plate", "runs", "wins", "total_wins",
    "committed", "chosen", "bought", "money", "pair", "table",
)  # fmt: skip


@mypyc_attr(acyclic=True, free_list_len=1)
class Side:
    """One team: its cards, its diamond, its score (section 4)."""

    def __init__(self) -> None:
        self.roster: tuple[int, ...] = ()  # the card in each slot
        self.pinch: i64 = 0  # the slots whose card has the pinch-hit icon
        self.minors: tuple[int, ...] = ()  # cards demoted, oldest first
        self.roster_before: tuple[int, ...] = ()  # roster and cards in play before the first purchase of a buy round,
        self.in_play_before: i64 = 0  # which is what the others see of them until it is over
        self.hand: i64 = 0
        self.pool: i64 = 0  # the lineup below its known top: unordered
        self.top: i64 = 0  # pile: cards known to lie on top of the lineup
        self.secret: i64 = 0  # those of them that only the owner knows
        self.dugout: i64 = 0
        self.in_play: i64 = 0  # pile: the last played card in the lowest bits
        self.on_deck: i64 = NO_CARD
        self.extra: i64 = 0  # cards played in extra innings of this mini-game
        self.earned: i64 = 0  # cards that count for revenue (H-15.1)
        self.surely_in_hand: i64 = 0  # what everybody can know to be in the hand
        self.surely_held: i64 = 0  # ... to be in the hand or on deck
        self.maybe_on_deck: i64 = 0  # what the card on deck can be
        self.bases: i64 = 0
        self.plate: i64 = 0
        self.runs: i64 = 0
        self.wins: i64 = 0  # in this series, set or mini-season
        self.total_wins: i64 = 0  # in the whole match
        self.committed: i64 = NOTHING  # a secret choice that waits for the others
        self.chosen: i64 = NOTHING  # the slot of the buy row that waits for a demotion
        self.bought: i64 = 0  # purchases in this buy round
        self.money: i64 = 0
        self.pair: i64 = 0
        self.table: i64 = 0

    def copy_from(self, other: "Side") -> None:
        self.roster = other.roster
        self.pinch = other.pinch
        self.minors = other.minors
        self.roster_before = other.roster_before
        self.in_play_before = other.in_play_before
        self.hand = other.hand
        self.pool = other.pool
        self.top = other.top
        self.secret = other.secret
        self.dugout = other.dugout
        self.in_play = other.in_play
        self.on_deck = other.on_deck
        self.extra = other.extra
        self.earned = other.earned
        self.surely_in_hand = other.surely_in_hand
        self.surely_held = other.surely_held
        self.maybe_on_deck = other.maybe_on_deck
        self.bases = other.bases
        self.plate = other.plate
        self.runs = other.runs
        self.wins = other.wins
        self.total_wins = other.total_wins
        self.committed = other.committed
        self.chosen = other.chosen
        self.bought = other.bought
        self.money = other.money
        self.pair = other.pair
        self.table = other.table

    def copy(self) -> "Side":
        twin = Side()
        twin.copy_from(self)
        return twin

    def shown_in_play(self) -> list[int]:
        """The cards in play, the last played one last, as the others saw them before the first purchase."""
        return [self.roster_before[slot] for slot in reversed(pile_members(self.in_play_before))]

    def last_played(self) -> i64:
        """The slot of the last played card (H-R36), `NO_CARD` before the first."""
        return (self.in_play & 15) - 1


PAIR_FIELDS: Final = (
    "visitor", "home", "agenda", "question", "asked", "actions", "save", "stage", "game", "lead", "best_of", "buying",
    "winner", "inning", "row", "results",
)  # fmt: skip


@mypyc_attr(acyclic=True, free_list_len=1)
class Pair:
    """Two sides that play each other: whose turn it is, what is left to do, what they may buy."""

    def __init__(self) -> None:
        self.visitor: i64 = 0
        self.home: i64 = 1
        self.agenda: i64 = 0  # the steps left to do, six bits each, the next one lowest
        self.question: i64 = 0  # the kind of decision that is owed
        self.asked: i64 = 0  # the seats that owe it
        self.actions: i64 = 0  # immediate actions left to resolve, eight bits each, the next one lowest
        self.save: i64 = NO_CARD  # the slot of the visitor's card that tries to save the game
        self.stage: i64 = 0  # mini-season, world series, set, semi-final, ...
        self.game: i64 = 0  # the number of the mini-game or buy round in this stage, from 1
        self.lead: i64 = 0  # the side that is at home in the first game of this stage
        self.best_of: i64 = 0
        self.buying: i64 = NOTHING  # the side whose purchases these are
        self.winner: i64 = NOTHING  # of the last mini-game
        self.inning: i64 = 0  # from 1; above six in extra innings
        self.row: tuple[int, ...] = ()  # the buy row
        self.results: tuple[int, ...] = ()  # visitor, home, visitor's runs, home's runs of every mini-game

    def copy_from(self, other: "Pair") -> None:
        self.visitor = other.visitor
        self.home = other.home
        self.agenda = other.agenda
        self.question = other.question
        self.asked = other.asked
        self.actions = other.actions
        self.save = other.save
        self.stage = other.stage
        self.game = other.game
        self.lead = other.lead
        self.best_of = other.best_of
        self.buying = other.buying
        self.winner = other.winner
        self.inning = other.inning
        self.row = other.row
        self.results = other.results

    def copy(self) -> "Pair":
        twin = Pair()
        twin.copy_from(self)
        return twin

    def other(self, side: i64) -> i64:
        """The opponent of a side."""
        return self.visitor + self.home - side


BOX_FIELDS: Final = ("free_agents", "deck", "face_down", "round", "ranking", "places")


@mypyc_attr(acyclic=True, free_list_len=1)
class Box:
    """One box of the game, shared by the seats that play with it: its free agents, and the progress of a tournament."""

    def __init__(self) -> None:
        self.free_agents = 0  # those not yet seen by anybody: a set of indices into the setup's list
        self.deck: i64 = 0  # how many of these can still come into a buy row
        self.face_down: i64 = 0  # how many of them lie in the lineup of the solitaire opponent
        self.round: i64 = 0  # of a tournament: three sets, then the knock-out
        self.ranking: tuple[int, ...] = ()  # the seats by rank after the sets
        self.places: tuple[int, ...] = ()  # the seats in the order they ended in

    def copy_from(self, other: "Box") -> None:
        self.free_agents = other.free_agents
        self.deck = other.deck
        self.face_down = other.face_down
        self.round = other.round
        self.ranking = other.ranking
        self.places = other.places

    def copy(self) -> "Box":
        twin = Box()
        twin.copy_from(self)
        return twin
