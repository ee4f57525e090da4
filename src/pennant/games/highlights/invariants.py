"""Invariants that hold after every decision (section 17), reported as sentences so that tools can show them."""

from pennant.games.highlights.rules.bases import threats
from pennant.games.highlights.rules.cards import ROSTER
from pennant.games.highlights.rules.match import Match
from pennant.games.highlights.rules.setup import PRE_ROUNDS
from pennant.games.highlights.rules.zones import NO_CARD, Pair, Side, pile_members
from pennant.kernel.bits import members_of


def broken_invariants(match: Match) -> list[str]:
    """The invariants that a state breaks."""
    broken: list[str] = []
    for seat, side in enumerate(match.sides):
        slots = _slots(match, seat, side)
        if sorted(slots) != list(range(ROSTER)):
            broken.append(f"H-17.1: side {seat} has its cards in slots {sorted(slots)}, not 15 of them once each")
        broken += _pawns(seat, side)
        broken += _knowledge(seat, side)
    for table in range(len(match.boxes)):
        broken += _cards_of(match, table)
    for pair in match.pairs:
        broken += _turn(match, pair)
    return broken


def _slots(match: Match, seat: int, side: Side) -> list[int]:
    """Every zone of a side; a card that tries to save the game is in none of them (H-17.1)."""
    slots = [
        *members_of(side.hand),
        *members_of(side.pool),
        *members_of(side.dugout),
        *pile_members(side.top),
        *pile_members(side.in_play),
    ]
    if side.on_deck != NO_CARD:
        slots.append(side.on_deck)
    pair = match.pairs[side.pair]
    if pair.save != NO_CARD and pair.visitor == seat:
        slots.append(pair.save)
    return slots


def _cards_of(match: Match, table: int) -> list[str]:
    """Every card of a box is in exactly one place (H-17.2, H-17.5)."""
    cards: list[int] = []
    teams: list[int] = []
    for seat, side in enumerate(match.sides):
        if side.table == table:
            cards += [card for card in (*side.roster, *side.minors) if card != NO_CARD]
            if seat < match.seats:
                teams += match.cards.teams[match.setup.teams[seat]]
    for pair in match.pairs[table * 2 : table * 2 + 2]:
        cards += pair.row
    cards += [match.setup.free_agents[number] for number in members_of(match.boxes[table].free_agents)]
    if sorted(cards) != sorted([*teams, *match.setup.free_agents]):
        return [f"H-17.2: the cards of table {table} are not each in one place"]
    unseen = match.boxes[table]
    if unseen.deck + unseen.face_down != len(members_of(unseen.free_agents)):
        return [f"H-17.5: the deck of table {table} counts {unseen.deck} free agents, which is wrong"]
    return []


def _pawns(seat: int, side: Side) -> list[str]:
    """At most three batters on a plate, at most one runner per base (H-17.4)."""
    broken = []
    if len(threats(side.plate)) > 3 or not 0 <= side.bases < 64:
        broken.append(f"H-17.4: side {seat} has too many pawns")
    if side.runs < 0:
        broken.append(f"H-17.6: side {seat} has {side.runs} runs")
    return broken


def _turn(match: Match, pair: Pair) -> list[str]:
    """Before a turn of the six innings a side has six cards in hand and play together (H-17.3)."""
    if not 1 <= pair.inning <= 6 or pair.stage == PRE_ROUNDS or match.over or not pair.asked:
        return []
    broken = []
    for seat in (pair.visitor, pair.home):
        side = match.sides[seat]
        if seat < match.seats and len(members_of(side.hand)) + len(pile_members(side.in_play)) != 6:
            broken.append(f"H-17.3: side {seat} does not have six cards in hand and in play")
    return broken


def _knowledge(seat: int, side: Side) -> list[str]:
    """Cards that are publicly known to be held are held (H-4.15)."""
    held = side.hand | (1 << side.on_deck if side.on_deck != NO_CARD else 0)
    if side.surely_in_hand & ~side.hand or side.surely_held & ~held:
        return [f"H-4.15: side {seat} does not hold a card that is publicly known to be held"]
    if side.on_deck != NO_CARD and not side.maybe_on_deck >> side.on_deck & 1:
        return [f"H-4.15: side {seat} has a card on deck that cannot be there, according to public knowledge"]
    return []
