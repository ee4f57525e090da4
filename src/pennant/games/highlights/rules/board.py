"""The board of a match: everything that can be seen, and who can see it (section 4).

`games/highlights/view.py` says how views show these fields.
"""

from mypy_extensions import i64

from pennant.games.highlights.rules import questions
from pennant.games.highlights.rules.bases import runner_on, threats
from pennant.games.highlights.rules.knowledge import hidden_cards
from pennant.games.highlights.rules.match_state import MatchState
from pennant.games.highlights.rules.zones import NO_CARD, NOTHING, Pair, Side, pile_members
from pennant.kernel.bits import count, members_of
from pennant.kernel.board import EVERYONE, NO_OWNER, NOBODY, Board


def describe_board(state: MatchState, board: Board) -> None:
    board.number("over", 1 if state.over else 0)
    for seat in range(len(state.sides)):
        is_machine = state.is_machine(seat)
        owner: i64 = NO_OWNER if is_machine else seat
        own: i64 = EVERYONE if is_machine else 1 << seat
        side = state.sides[seat]
        board.part("sides", seat, owner)
        if not board.repeats(_diamond_key(side)):
            _describe_diamond(side, board, own)
        board.part("sides", seat, owner)
        if not board.repeats(_cards_key(side)):
            _describe_cards(side, board, own)
    for number in range(len(state.pairs)):
        pair = state.pairs[number]
        board.part("pairs", number)
        _describe_question(state, pair, board)
        board.part("pairs", number)
        if not board.repeats(_pair_key(state, pair)):
            _describe_pair(state, pair, board)
    for number in range(len(state.boxes)):
        box = state.boxes[number]
        board.part("tables", number)
        if not board.repeats((box.deck, box.ranking, box.places)):
            board.number("deck", box.deck)
            board.list("ranking", box.ranking)
            board.list("places", box.places)


# In the functions for one side, `own` is the audience of its owner. The cards of the solitaire opponent have no owner.


def _diamond_key(side: Side) -> tuple[object, ...]:
    """All values that the score and the diamond of a side depend on."""
    return (
        side.pair, side.runs, side.wins, side.total_wins, side.money, side.bought, side.committed, side.chosen,
        side.bases, side.plate,
    )  # fmt: skip


def _describe_diamond(side: Side, board: Board, own: i64) -> None:
    board.number("pair", side.pair)
    board.number("runs", side.runs)
    board.number("wins", side.wins)
    board.number("total_wins", side.total_wins)
    board.number("money", side.money)
    board.number("bought", side.bought)
    board.number("committed", 0 if side.committed == NOTHING else 1)
    board.number("choice", side.committed, own)
    board.number("chosen", side.chosen, own)
    board.number("bases.first", runner_on(side.bases, 1))
    board.number("bases.second", runner_on(side.bases, 2))
    board.number("bases.third", runner_on(side.bases, 3))
    board.list("plate", _plate(side))


def _cards_key(side: Side) -> tuple[object, ...]:
    """All values that the zones of a side depend on."""
    return (
        side.roster, side.minors, side.roster_before, side.in_play_before, side.hand, side.pool, side.top, side.secret,
        side.dugout, side.in_play, side.on_deck, side.surely_in_hand, side.surely_held,
    )  # fmt: skip


def _describe_cards(side: Side, board: Board, own: i64) -> None:
    board.number("lineup.size", count(side.pool) + len(pile_members(side.top)))
    board.number("minors.size", len(side.minors))
    board.list("minors.cards", side.minors, NOBODY if own == EVERYONE else own)
    board.list("dugout", _cards(side, side.dugout))
    board.list("known.hand", _cards(side, side.surely_in_hand))
    board.list("known.held", _cards(side, side.surely_held))
    board.zone("lineup.top", _top(side, own))
    board.zone("unseen", _unseen(side, own))
    board.zone("hand", _zone(_cards(side, side.hand), own))
    board.zone("on_deck", () if side.on_deck == NO_CARD else (side.roster[side.on_deck], own))
    board.zone("in_play", _in_play(side, own))


def _cards(side: Side, slots: i64) -> tuple[int, ...]:
    """The cards in a set of slots, sorted by number, so that their slots reveal nothing."""
    return tuple(sorted([side.roster[slot] for slot in members_of(slots)]))


def _zone(cards: tuple[int, ...], audience: i64) -> tuple[int, ...]:
    entries: list[int] = []
    for card in cards:
        entries += [card, audience]
    return tuple(entries)


def _plate(side: Side) -> tuple[int, ...]:
    """The batters at the plate: hit and speed of each."""
    found: list[int] = []
    for hit, speed in threats(side.plate):
        found += [hit, speed]
    return tuple(found)


def _top(side: Side, own: i64) -> tuple[int, ...]:
    """The known top of a lineup; some of its cards only the owner knows."""
    entries: list[int] = []
    for slot in pile_members(side.top):
        entries += [side.roster[slot], own if side.secret >> slot & 1 else EVERYONE]
    return tuple(entries)


def _unseen(side: Side, own: i64) -> tuple[int, ...]:
    """Cards without a known place: for the owner the rest of the lineup, for the others all that they cannot see."""
    pool = _zone(_cards(side, side.pool), own)
    if own == EVERYONE:
        return _zone(tuple([card for card in pool[::2] if card != NO_CARD]), EVERYONE)
    return pool + _zone(_cards(side, hidden_cards(side)), ~own)


def _in_play(side: Side, own: i64) -> tuple[int, ...]:
    """The cards in play, the last played one last; while their owner buys, the others see the old ones (H-R27)."""
    cards = _zone(tuple([side.roster[slot] for slot in reversed(pile_members(side.in_play))]), EVERYONE)
    if not side.in_play_before:
        return cards
    return _zone(cards[::2], own) + _zone(tuple(side.shown_in_play()), ~own)


def _pair_key(state: MatchState, pair: Pair) -> tuple[object, ...]:
    """All values that the fields of a pair depend on, except its question."""
    return (
        pair.visitor, pair.home, pair.stage, pair.game, pair.best_of, pair.inning, pair.buying, _save(state, pair),
        pair.winner, pair.row, pair.results,
    )  # fmt: skip


def _save(state: MatchState, pair: Pair) -> int:
    """The card that tries to save the game."""
    return NO_CARD if pair.save == NO_CARD else state.sides[pair.visitor].roster[pair.save]


def _describe_pair(state: MatchState, pair: Pair, board: Board) -> None:
    board.number("visitor", pair.visitor)
    board.number("home", pair.home)
    board.number("stage", pair.stage)
    board.number("game", pair.game)
    board.number("best_of", pair.best_of)
    board.number("inning", pair.inning)
    board.number("buying", pair.buying)
    board.number("save", _save(state, pair))
    board.number("winner", pair.winner)
    board.list("row", pair.row)
    board.list("results", pair.results)


def _describe_question(state: MatchState, pair: Pair, board: Board) -> None:
    """The open question; while no question is open, the last one."""
    if pair.agenda and not pair.asked and not state.over:
        board.same_number("question", questions.NO_QUESTION)
        board.same_number("asked", 0)
        return
    question = questions.CHOOSE_PURCHASE if pair.question == questions.CHOOSE_DEMOTION else pair.question
    board.number("question", question if pair.asked else questions.NO_QUESTION)
    board.number("asked", pair.asked)
