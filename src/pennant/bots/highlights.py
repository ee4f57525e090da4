"""The greedy bot's evaluation of Highlights: runs, runners, threats, revenue, and the value of cards.

The weights are runs per mini-game, measured by simulation (docs/balance.md): a hit box is worth 0.24 to 0.4 runs, most
immediate actions 0.1 to 0.5.
"""

from functools import cache

from pennant.games.highlights.rules import moves, questions
from pennant.games.highlights.rules.actions import last_type
from pennant.games.highlights.rules.bases import (
    AFTER_HIT,
    FAST,
    POSITIONS,
    SLOW,
    runner_on,
    threats,
)
from pennant.games.highlights.rules.cards import (
    CLUTCH,
    CURVE,
    CYBORG,
    DOUBLE_PLAY,
    FASTBALL,
    GLOVE,
    KNUCKLEBALL,
    LEADOFF,
    MAKE_WALKS,
    NATURAL,
    PICK_OFF,
    QUICK_EYE,
    ROBOT,
    SPITBALL,
    STOLEN_BASE,
    Card,
)
from pennant.games.highlights.rules.match import Match
from pennant.games.highlights.rules.packing import KIND, unpack_action
from pennant.games.highlights.rules.zones import NO_CARD, Pair, Side, pile_members
from pennant.kernel.bits import members_of
from pennant.kernel.state import State

# The value of a runner by base and speed: the share of such runners that score.
_RUNNER = (
    (0.0, 0.0, 0.0, 0.0),
    (0.0, 0.30, 0.36, 0.45),
    (0.0, 0.50, 0.62, 0.66),
    (0.0, 0.80, 0.82, 0.84),
)
_GETS_THROUGH = 0.68  # the share of threatened hits that survive the opponent's next card, roughly
_BOX = (0.0, 0.24, 0.31, 0.34, 0.39)
_ACTION = {
    GLOVE: 0.38,
    FASTBALL: 0.32,
    CURVE: 0.48,
    SPITBALL: 0.20,
    KNUCKLEBALL: 0.40,
    MAKE_WALKS: 0.10,
    PICK_OFF: 0.20,
    DOUBLE_PLAY: 0.30,
    STOLEN_BASE: 0.04,
    LEADOFF: 0.08,
    QUICK_EYE: 0.12,
    CLUTCH: 0.22,
}
_COIN = 0.045  # the value of one coin of revenue per mini-game, in runs
_PINCH = 0.03
_AVERAGE_CARD = 0.55  # the value of an unknown card of an early roster


def best_action(state: State, seat: int) -> int:
    """The action that the greedy bot takes."""
    assert isinstance(state, Match)
    side = state.sides[seat]
    pair = state.pairs[side.pair]
    question = pair.question
    legal = state.legal(seat)
    if question == questions.CHOOSE_ON_DECK:
        return _on_deck(state, side)
    if question == questions.CHOOSE_LEFT_OVER:
        worth = card_worth(state.card_in(side, side.on_deck))
        return moves.RETURN_ON_DECK if worth > _typical(state, side) else moves.DISCARD_ON_DECK
    if question == questions.CHOOSE_FIRST_BUYER:
        return moves.BUY_FIRST
    if question == questions.CHOOSE_PURCHASE:
        return _purchase(state, pair, side, legal)
    if question == questions.CHOOSE_DEMOTION:
        return min(legal, key=lambda action: roster_worth(state.card_in(side, action - moves.DEMOTE)))
    if question == questions.CHOOSE_EXTRA:
        return _extra(state, side, legal)
    return max(legal, key=lambda action: _after(state, seat, action))


# --- cards ------------------------------------------------------------------------------------------------------------


@cache
def _hit_worth(plate: int) -> float:
    worth = 0.0
    for place, (hit, speed) in enumerate(threats(plate)):
        worth += _BOX[hit] + (0.08 if place else 0.0) + (0.03 if speed == FAST else -0.02 if speed == SLOW else 0.0)
    return worth


def card_worth(card: Card) -> float:
    """The value of a card in a mini-game, in runs."""
    worth = _hit_worth(card.plate) + (_PINCH if card.pinch else 0.0)
    for action in card.actions:
        kind, parameter = unpack_action(action)
        worth += _ACTION[kind] * (1.0 + 0.15 * (int(parameter) - 1) if parameter else 1.0)
    return worth


def roster_worth(card: Card) -> float:
    """The value of a card for a team: runs, and revenue for better cards."""
    return card_worth(card) + _COIN * float(card.revenue)


def _typical(match: Match, side: Side) -> float:
    return sum(card_worth(match.cards.cards[card]) for card in side.roster) / len(side.roster)


# --- choices outside the turn ----------------------------------------------------------------------------------------


def _on_deck(match: Match, side: Side) -> int:
    """Put the weakest card on deck if the next card is likely to be better."""
    hand = members_of(side.hand)
    lineup = members_of(side.pool) or members_of(side.dugout)
    coming = [match.card_in(side, slot) for slot in pile_members(side.top)[:1]]
    if not coming:
        coming = [match.card_in(side, slot) for slot in lineup]
    expected = sum(roster_worth(card) for card in coming) / len(coming)
    weakest = min(hand, key=lambda slot: roster_worth(match.card_in(side, slot)))
    gain = expected - roster_worth(match.card_in(side, weakest))
    return weakest if gain > 0.02 else moves.NONE_ON_DECK


def _purchase(match: Match, pair: Pair, side: Side, legal: list[int]) -> int:
    """The purchase that improves the roster most; unspent revenue is lost."""
    weakest = min(roster_worth(match.card_in(side, slot)) for slot in pile_members(side.in_play))
    best, gain = moves.STOP_BUYING, 0.0
    for action in legal:
        if action != moves.STOP_BUYING:
            better = roster_worth(match.cards.cards[pair.row[action - moves.BUY]]) - weakest
            if better > gain:
                best, gain = action, better
    return best


def _extra(match: Match, side: Side, legal: list[int]) -> int:
    """The best card for extra innings, where both sides reveal a card at the same time: hits and actions count."""
    return max(legal, key=lambda action: _extra_worth(match, side, action - moves.EXTRA_PLAY))


def _extra_worth(match: Match, side: Side, choice: int) -> float:
    if choice < 16:
        return _scoring(side, match.card_in(side, choice))
    if choice < 32:
        return _scoring(side, match.card_in(side, side.on_deck))
    lineup = members_of(side.pool) or members_of(side.dugout)
    known = pile_members(side.top)[:1] or lineup
    return sum(_scoring(side, match.card_in(side, slot)) for slot in known) / max(1, len(known)) - 0.01


def _scoring(side: Side, card: Card) -> float:
    bases, runs = side.bases, 0
    for hit, speed in threats(card.plate):
        outcome = AFTER_HIT[(hit * 4 + speed) * POSITIONS + bases]
        bases, runs = outcome & 63, runs + (outcome >> 6)
    worth = _GETS_THROUGH * (runs + 0.3 * _on_base(bases))
    return worth + sum(0.8 * _ACTION[action & KIND] for action in card.actions)


# --- choices of the turn ---------------------------------------------------------------------------------------------


def _after(match: Match, seat: int, action: int) -> float:
    """The value of the position after an action."""
    if moves.PLAY <= action < moves.EXTRA_PLAY:
        return _after_play(match, seat, action)
    trial = match.copy()
    trial.apply(seat, action)
    assert isinstance(trial, Match)
    value = position_worth(trial, seat)
    if action == moves.SAVE_ON_DECK:
        value += _save_bonus(match, seat)
    return value


def _save_bonus(match: Match, seat: int) -> float:
    """A penalty for using a good card on deck, which could be kept for the next game."""
    side = match.sides[seat]
    return -0.1 * card_worth(match.card_in(side, side.on_deck))


def _after_play(match: Match, seat: int, action: int) -> float:
    """The value of the position after playing a card, minus most of the card's usual value, because it is gone then."""
    side = match.sides[seat]
    trial = match.copy()
    trial.apply(seat, action)
    assert isinstance(trial, Match)
    slot = action - moves.PLAY & 15
    card = match.card_in(side, slot)
    value = position_worth(trial, seat)
    if action < moves.PINCH_ON_DECK:
        value -= 0.75 * card_worth(card)
    elif action < moves.PINCH_LINEUP:
        value -= 0.75 * card_worth(match.card_in(side, side.on_deck)) + _COIN * float(card.revenue)
    else:
        value -= 0.75 * (_AVERAGE_CARD if side.pool else 0.5) + _COIN * float(card.revenue)
    return value


def position_worth(match: Match, seat: int) -> float:
    """The value of a position for one side: runs, runners and threats of both sides."""
    if match.over:
        return 100.0 * match.returns()[seat]
    own = match.sides[seat]
    pair = match.pairs[own.pair]
    if not pair.inning:  # the mini-game is over
        return 20.0 if pair.winner == seat else -20.0
    other = match.sides[pair.other(seat)]
    return _side_worth(match, own, other) - _side_worth(match, other, own)


def _side_worth(match: Match, side: Side, opponent: Side) -> float:
    worth = float(side.runs)
    if side.plate:
        bases, runs = side.bases, 0
        for hit, speed in threats(side.plate):
            outcome = AFTER_HIT[(hit * 4 + speed) * POSITIONS + bases]
            bases, runs = outcome & 63, runs + (outcome >> 6)
        survives = _survival(match, side, opponent)
        worth += survives * (runs + _on_base(bases)) + (1.0 - survives) * _on_base(side.bases)
    else:
        worth += _on_base(side.bases)
    return worth


@cache
def _on_base(bases: int) -> float:
    return sum(_RUNNER[base][runner_on(bases, base)] for base in (1, 2, 3))


def _survival(match: Match, side: Side, opponent: Side) -> float:
    """The chance that threats survive: lower if the opponent's hidden cards stop this type of card."""
    stopper = {NATURAL: FASTBALL, ROBOT: CURVE, CYBORG: SPITBALL}.get(last_type(match, side))
    cards = [match.card_in(opponent, slot) for slot in members_of(opponent.hand)]
    if not cards or side.last_played() == NO_CARD:
        return _GETS_THROUGH
    stops = sum(1 for card in cards if any(action & KIND == stopper for action in card.actions))
    return _GETS_THROUGH - 0.08 * min(stops, 2)
