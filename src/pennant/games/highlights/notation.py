"""Moves as text that people type and records store: `play OFA-12`, `pinch OST-NY-05 from lineup`."""

from pennant.games.highlights.cards import book_of
from pennant.games.highlights.rules import moves
from pennant.games.highlights.rules.match import Match

_BASES = ("first", "second", "third")
_IN_HAND = ("on-deck {}", "play {}", "pinch {} for on-deck", "pinch {} from lineup")

_FIXED = {
    moves.NONE_ON_DECK: "on-deck none",
    moves.FIRST_ACTION_FIRST: "order 1",
    moves.SECOND_ACTION_FIRST: "order 2",
    moves.NO_SAVE: "save none",
    moves.SAVE_ON_DECK: "save on-deck",
    moves.SAVE_LINEUP: "save lineup",
    moves.DISCARD_ON_DECK: "left-over discard",
    moves.RETURN_ON_DECK: "left-over return",
    moves.BUY_FIRST: "buyer self",
    moves.BUY_SECOND: "buyer other",
    moves.STOP_BUYING: "done",
}


def notation_of(match: Match, seat: int, action: int) -> str:
    """A legal action as text."""
    if action in _FIXED:
        return _FIXED[action]
    side, book = match.sides[seat], book_of(match.cards)
    if action < moves.CANCEL_THREAT:
        return in_hand(action, book.cards[side.roster[slot_in_hand(action)]].id)
    if action < moves.PICK_OFF_RUNNERS:
        return f"cancel {action - moves.CANCEL_THREAT + 1}"
    if action < moves.DOUBLE_PLAY_RUNNERS:
        return f"pick-off {bases_in_words(action - moves.PICK_OFF_RUNNERS)}"
    if action < moves.FIRST_ACTION_FIRST:
        return f"double-play {bases_in_words(action - moves.DOUBLE_PLAY_RUNNERS)}"
    if action < moves.DEMOTE:
        return f"buy {book.cards[match.pairs[side.pair].row[action - moves.BUY]].id}"
    return f"demote {book.cards[side.roster[action - moves.DEMOTE]].id}"


def slot_in_hand(action: int) -> int:
    """The card of the hand that is placed on deck, played or pinched for."""
    return action if action < moves.NONE_ON_DECK else action - moves.PLAY & 15


def how_in_hand(action: int) -> int:
    """The use of the card, as an index into `_IN_HAND`."""
    return 0 if action < moves.NONE_ON_DECK else 1 + ((action - moves.PLAY) % (moves.EXTRA_PLAY - moves.PLAY) >> 4)


def in_hand(action: int, card: str) -> str:
    """The notation of a choice for a card of the hand."""
    return _IN_HAND[how_in_hand(action)].format(card)


def bases_in_words(bases: int) -> str:
    """A set of bases: `first+third`, or `none`."""
    return "+".join(name for number, name in enumerate(_BASES) if bases >> number & 1) or "none"
