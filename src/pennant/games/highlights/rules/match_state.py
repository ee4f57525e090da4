"""The state of a match: its sides, pairs and boxes, the agenda, and the operations on single cards.

A turn is a list of steps. Every pair keeps the steps that it still has to do; a step does its work, pushes more steps,
or asks for a decision. `match` runs the agenda; the other modules hold the steps.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pennant.games.highlights.rules import events, questions
from pennant.games.highlights.rules.bases import (
    AFTER_CLUTCH,
    AFTER_HIT,
    AFTER_STEAL,
    POSITIONS,
    THREAT_BITS,
    WALK,
    Path,
    clutch_paths,
    hit_paths,
    runner_on,
    steal_paths,
    walk_paths,
)
from pennant.games.highlights.rules.cards import ROSTER, Card, CardSet
from pennant.games.highlights.rules.setup import SOLITAIRE, Setup
from pennant.games.highlights.rules.zones import NO_CARD, PILE_BITS, Box, Pair, Side, pile_members, pile_set
from pennant.kernel.asking import AskingState
from pennant.kernel.bits import replace_item
from pennant.kernel.chance import TABLE
from pennant.kernel.state import EVERYONE

# An entry of the agenda is a step and, in its lowest bit, the side that acts: the visitor or the home side.
VISITOR: Final = 0
HOME: Final = 1
STEP_BITS: Final = 6

ALL_SLOTS: Final = (1 << 15) - 1
OPENING_HAND: Final = 6


def agenda_of(steps: list[int], roles: list[int]) -> int:
    """Several steps with their roles, packed as an agenda, the first one in the lowest bits."""
    agenda = 0
    for step, role in zip(reversed(steps), reversed(roles), strict=True):
        agenda = agenda << STEP_BITS | step << 1 | role
    return agenda


@mypyc_attr(acyclic=True)
class MatchState(AskingState):
    """The fields of a match, and the operations on single cards."""

    setup: Setup
    cards: CardSet
    faces: tuple[Card, ...]  # the cards of the set by number

    def __init__(self) -> None:
        super().__init__()
        self.sides: list[Side] = []
        self.pairs: list[Pair] = []
        self.boxes: list[Box] = []
        self.over = False
        self.final: tuple[int, ...] = ()  # in a tournament of several tables: the champions still in it, by seed

    # --- the agenda -----------------------------------------------------------------------------------------------

    def push(self, pair: Pair, step: i64, role: i64 = VISITOR) -> None:
        """Put a step before all others."""
        pair.agenda = pair.agenda << STEP_BITS | step << 1 | role

    def side_of(self, pair: Pair, role: i64) -> i64:
        return pair.home if role else pair.visitor

    def role_of(self, pair: Pair, seat: i64) -> i64:
        return HOME if seat == pair.home else VISITOR

    def is_machine(self, seat: i64) -> bool:
        """Whether this side is the solitaire opponent, which is part of the rules and not a seat (H-16.19)."""
        return seat >= self.seats

    def players(self, pair: Pair) -> i64:
        """The seats of a pair as a set, without the solitaire opponent, which has no hand."""
        return (1 << pair.visitor) if self.is_machine(pair.home) else (1 << pair.visitor) | (1 << pair.home)

    def ask(self, pair: Pair, question: i64, seats: i64) -> None:
        """Ask these seats for a decision."""
        pair.question = question
        pair.asked = seats
        self.acting |= seats
        if self.log is not None:
            self.tell_asked(pair)

    def begin_inning(self, pair: Pair, inning: i64) -> None:
        """Set the inning; 0 is between mini-games."""
        pair.inning = inning
        if self.log is not None:
            self.tell_change((events.INNING, self.pairs.index(pair), inning, EVERYONE))

    def tell_asked(self, pair: Pair) -> None:
        question = questions.CHOOSE_PURCHASE if pair.question == questions.CHOOSE_DEMOTION else pair.question
        self.tell((events.ASKED, self.pairs.index(pair), question, pair.asked, EVERYONE))

    # --- the cards of a side ----------------------------------------------------------------------------------------

    def card_in(self, side: Side, slot: i64) -> Card:
        return self.faces[side.roster[slot]]

    def last_card(self, side: Side) -> Card:
        """The last played card of a side that has one (H-R36)."""
        return self.faces[side.roster[(side.in_play & 15) - 1]]

    def take_card(self, side: Side, slot: i64, card: int) -> None:
        """Put another card into a slot of a roster."""
        side.roster = replace_item(side.roster, slot, card)
        side.pinch &= ~(1 << slot)
        if self.faces[card].pinch:
            side.pinch |= 1 << slot

    # --- cards leave the lineup -------------------------------------------------------------------------------------

    def take_top(self, seat: i64) -> i64:
        """Take the top card of a lineup, shuffling the dugout into a new one first if it is empty (H-7.1)."""
        side = self.sides[seat]
        if not side.top and not side.pool:
            self.reshuffle(seat)
        if side.top:
            slot: i64 = (side.top & 15) - 1
            side.top >>= PILE_BITS
            side.secret &= ~(1 << slot)
            return slot
        if self.is_machine(seat):
            return self._machine_card(seat)
        slot = self.chance.draw(1 + seat, side.pool)
        if self.log is not None:
            self.tell_draw(1 + seat, side.pool, slot)
        side.pool &= ~(1 << slot)
        return slot

    def _machine_card(self, seat: i64) -> i64:
        """Draw a card of the solitaire opponent: its cards are dealt face down from the free agents (H-16.18)."""
        side, box = self.sides[seat], self.boxes[0]
        if box.face_down:
            slot = ROSTER - box.face_down
            number = self.draw_from(box.free_agents, 1 + seat)
            box.free_agents &= ~(1 << number)
            box.face_down -= 1
            self.take_card(side, slot, self.setup.free_agents[number])
        else:
            slot = self.draw_from(side.pool, 1 + seat)
        side.pool &= ~(1 << slot)
        return slot

    def reshuffle(self, seat: i64) -> None:
        """Refill an empty lineup from the dugout, or else from cards played in extra innings (H-13.8).

        This happens whenever a card is taken, a visitor save included, and at no other time (H-7.2, H-7.5, H-R18).
        Cards in play, in hand, on deck or in the minors are not shuffled (H-7.4), and one card is always left (H-7.7,
        H-13.10). All cards still hidden must be in the hand or on deck, and everybody can know that (H-4.15).
        """
        side = self.sides[seat]
        if side.dugout:
            side.pool = side.dugout
            side.dugout = 0
            if self.log is not None:
                self.tell((events.RESHUFFLED, seat, EVERYONE))
        else:
            left = 0
            kept: list[int] = []
            for slot in pile_members(side.in_play):
                if side.extra & (1 << slot):
                    left |= 1 << slot
                    if self.log is not None:
                        self.tell((events.EXTRA_RESHUFFLED, seat, side.roster[slot], EVERYONE))
                else:
                    kept.append(slot)
            side.pool = left
            side.extra = 0
            side.in_play = 0
            for slot in reversed(kept):
                side.in_play = side.in_play << PILE_BITS | slot + 1
        if side.on_deck == NO_CARD:
            side.surely_in_hand = side.hand
        else:
            held = side.hand | (1 << side.on_deck)
            side.surely_held = held & side.maybe_on_deck
            side.surely_in_hand = held & ~side.maybe_on_deck
        if self.log is not None:
            self.tell_board()

    def draw(self, seat: i64, cards: i64) -> None:
        """Draw cards into the hand, one by one (H-7.3)."""
        side = self.sides[seat]
        if self.log is None and not side.top:
            self._draw_unseen(side, seat, cards)
            return
        for _ in range(cards):
            hidden = side.secret
            known = side.top != 0
            slot = self.take_top(seat)
            side.hand |= 1 << slot
            if known and not hidden & (1 << slot):
                side.surely_in_hand |= 1 << slot
            if self.log is not None:
                self.tell((events.DRAWN, seat, side.roster[slot], 1 << seat))
        if self.log is not None:
            self.tell_board()

    def _draw_unseen(self, side: Side, seat: i64, cards: i64) -> None:
        """Fast path of `draw`, for most draws: no card of the lineup is known, and there is no log."""
        chance, stream = self.chance, 1 + seat
        for _ in range(cards):
            if not side.pool:
                self.reshuffle(seat)
            slot: i64 = chance.draw(stream, side.pool)
            side.pool &= ~(1 << slot)
            side.hand |= 1 << slot

    def shuffle_all(self, seat: i64) -> None:
        """Shuffle all fifteen cards into a new lineup (H-5.2; against a new opponent, H-16.12)."""
        side = self.sides[seat]
        side.pool = ALL_SLOTS
        side.top = side.secret = side.hand = side.dugout = side.in_play = side.extra = side.earned = 0
        side.surely_in_hand = side.surely_held = side.maybe_on_deck = 0
        side.on_deck = NO_CARD
        if self.log is not None:
            self.tell((events.SHUFFLED, seat, EVERYONE))

    # --- cards are seen ---------------------------------------------------------------------------------------------

    def reveal(self, side: Side, slot: i64) -> None:
        """Show a hidden card to all: it leaves the sets of possible places."""
        gone = ~(1 << slot)
        side.surely_in_hand &= gone
        side.surely_held &= gone
        side.maybe_on_deck &= gone

    def take_on_deck(self, side: Side) -> i64:
        """Show the card on deck; all other cards that are surely held must be in the hand."""
        slot = side.on_deck
        side.on_deck = NO_CARD
        self.reveal(side, slot)
        side.surely_in_hand |= side.surely_held
        side.surely_held = side.maybe_on_deck = 0
        return slot

    def enter(self, seat: i64, slot: i64, source: i64, earns: bool) -> None:
        """Put a card face up on top of the cards in play, as the last played card (H-8.2, H-15.1)."""
        side = self.sides[seat]
        side.in_play = side.in_play << PILE_BITS | slot + 1
        if earns:
            side.earned |= 1 << slot
        if self.log is not None:
            kind = events.PLAYED if source == events.FROM_HAND else events.ENTERED
            self.tell_change((kind, seat, side.roster[slot], source, EVERYONE))

    def to_dugout(self, seat: i64, slot: i64, source: i64) -> None:
        """Discard a card face up (H-4.5)."""
        side = self.sides[seat]
        side.dugout |= 1 << slot
        if self.log is not None:
            self.tell((events.DISCARDED, seat, side.roster[slot], source, EVERYONE))

    def empty_in_play(self, seat: i64) -> None:
        """Move all cards in play to the dugout (H-14.6)."""
        side = self.sides[seat]
        side.dugout |= pile_set(side.in_play)
        if self.log is not None:
            for slot in pile_members(side.in_play):
                self.tell((events.DISCARDED, seat, side.roster[slot], events.FROM_IN_PLAY, EVERYONE))
        side.in_play = side.extra = side.earned = 0
        if self.log is not None:
            self.tell_board()

    # --- runners ----------------------------------------------------------------------------------------------------

    def run_threats(self, seat: i64) -> None:
        """Carry out every threatened hit left on the plate, from left to right (H-8.4, H-10.3)."""
        side = self.sides[seat]
        while side.plate:
            hit = side.plate & 7
            speed = side.plate >> 3 & 3
            before = side.bases
            outcome: i64 = AFTER_HIT[(hit * 4 + speed) * POSITIONS + before]
            side.bases = outcome & 63
            side.runs += outcome >> 6
            side.plate >>= THREAT_BITS
            if self.log is not None:
                paths = walk_paths(before) if hit == WALK else hit_paths(hit, before)
                self._tell_run(seat, hit, speed, events.BY_THREAT, before, paths)

    def hit_now(self, seat: i64, hit: i64, speed: i64) -> None:
        """Carry out a hit made by an immediate action, which cannot be cancelled (H-11.3, H-R9).

        The new runner has the speed of the card; its hit boxes are threatened separately (H-11.4, H-11.5, H-R8).
        """
        side = self.sides[seat]
        before = side.bases
        self._run(side, AFTER_HIT[(hit * 4 + speed) * POSITIONS + before])
        if self.log is not None:
            self._tell_run(seat, hit, speed, events.BY_ACTION, before, hit_paths(hit, before))

    def clutch_hit(self, seat: i64, hit: i64, speed: i64) -> None:
        """Advance all runners one base more than the hit; then the new runner takes his base (H-11.21, H-R7)."""
        side = self.sides[seat]
        before = side.bases
        self._run(side, AFTER_CLUTCH[(hit * 4 + speed) * POSITIONS + before])
        if self.log is not None:
            self._tell_run(seat, hit, speed, events.BY_CLUTCH, before, clutch_paths(hit, before))

    def steal(self, seat: i64) -> None:
        """Move average and fast runners up where the next base is free (H-11.18, H-R10)."""
        side = self.sides[seat]
        before = side.bases
        self._run(side, AFTER_STEAL[before])
        if self.log is not None:
            self._tell_run(seat, 0, 0, events.BY_STEAL, before, steal_paths(before))

    def clear_field(self, seat: i64) -> None:
        """Remove all pawns and reset the runs to 0 (H-14.3)."""
        side = self.sides[seat]
        side.runs = side.bases = side.plate = 0
        if self.log is not None:
            self.tell_change((events.CLEARED, seat, EVERYONE))

    def _run(self, side: Side, outcome: i64) -> None:
        side.bases = outcome & 63
        side.runs += outcome >> 6

    def _tell_run(self, seat: i64, hit: i64, speed: i64, cause: i64, before: int, paths: list[Path]) -> None:
        self.tell((events.HIT, seat, hit, speed, cause, EVERYONE))
        for start, end in paths:
            self.tell((events.RAN, seat, start, end, runner_on(before, start) if start else speed, EVERYONE))
        self.tell_board()

    # --- free agents ------------------------------------------------------------------------------------------------

    def deal_free_agent(self, box: Box) -> int:
        """Draw the next free agent, as a card number; `NO_CARD` when the deck is empty (H-15.9)."""
        if not box.deck:
            return NO_CARD
        number = self.draw_from(box.free_agents, TABLE)
        box.free_agents &= ~(1 << number)
        box.deck -= 1
        return self.setup.free_agents[number]

    def deal_rows(self, box: Box, pairs: list[Pair]) -> None:
        """Fill the buy rows, dealing one card to each pair in turn (H-5.4, H-16.10, H-R31)."""
        for _ in range(self.setup.row_size):
            for pair in pairs:
                card = self.deal_free_agent(box)
                if card != NO_CARD:
                    pair.row += (card,)
                    if self.log is not None:
                        self.tell((events.ROW, self.pairs.index(pair), len(pair.row) - 1, card, EVERYONE))
        if self.log is not None:
            self.tell_board()

    def pick_from_row(self, pair: Pair, place: i64) -> int:
        """Take a card out of the buy row and deal the next free agent there; without one the row shrinks (H-15.4)."""
        box = self.boxes[self.sides[pair.visitor].table]
        card = pair.row[place]
        refill = self.deal_free_agent(box)
        if refill == NO_CARD:
            pair.row = pair.row[:place] + pair.row[place + 1 :]
        else:
            pair.row = replace_item(pair.row, place, refill)
        if self.log is not None:
            self.tell_change((events.ROW, self.pairs.index(pair), place, refill, EVERYONE))
        return card

    def solitaire(self) -> bool:
        return self.setup.mode == SOLITAIRE

    # --- copies -----------------------------------------------------------------------------------------------------

    def copy_from(self, other: "MatchState") -> None:
        """Copy another state into this one, without its log."""
        self.seats = other.seats
        self.edition = other.edition
        self.chance = other.chance.copy()
        self.setup = other.setup
        self.cards = other.cards
        self.faces = other.faces
        self.sides = [side.copy() for side in other.sides]
        self.pairs = [pair.copy() for pair in other.pairs]
        self.boxes = [box.copy() for box in other.boxes]
        self.acting = other.acting
        self.over = other.over
        self.final = other.final


MATCH_FIELDS: Final = ("seats", "edition", "acting", "over", "final")
