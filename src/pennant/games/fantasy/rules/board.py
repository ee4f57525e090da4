"""The board of a season: everything that can be seen, and who can see it (F-3).

The rules tell the story (who used which magic, and its effect); the board says where cards lie and what the scores are,
so that a client can follow without knowing the rules. `games/fantasy/view.py` says how views show these fields.
"""

from typing import Final

from mypy_extensions import i64

from pennant.games.fantasy.rules import moves
from pennant.games.fantasy.rules.knowledge import NEVER, passed_in
from pennant.games.fantasy.rules.season_state import (
    BENCH,
    NO_CARD,
    OVER,
    SEASON,
    SERIES,
    SPECTATOR,
    SPOTS,
    Manager,
    SeasonState,
)
from pennant.games.fantasy.rules.stats import total
from pennant.games.fantasy.rules.week import UPSIDE_DOWN, winner_of
from pennant.kernel.board import EVERYONE, NO_OWNER, NOBODY, Board

MEMORY_BITS: Final = 8
"""A card that was passed on in the draft is packed as round << MEMORY_BITS | card."""


def describe_board(state: SeasonState, board: Board) -> None:
    _describe_question(state, board)
    _describe_table(state, board)
    for seat in range(len(state.managers)):
        is_player = seat < state.setup.players
        manager = state.managers[seat]
        board.part("managers", seat, seat if is_player else NO_OWNER)
        _describe_manager(state, seat, manager, board, 1 << seat if is_player else NOBODY)
        board.part("managers", seat, seat if is_player else NO_OWNER)
        if not board.repeats(_key(state, seat, manager)):
            board.zone("memory", _memory(state, seat, manager) if is_player else ())


def _describe_question(state: SeasonState, board: Board) -> None:
    """The open question; while no question is open, the last one."""
    if state.acting or state.stage == OVER:
        board.number("question", state.question if state.acting else NO_QUESTION)
        board.number("asked", state.acting)
    else:
        board.same_number("question", NO_QUESTION)
        board.same_number("asked", 0)


NO_QUESTION: Final = -1


def _describe_table(state: SeasonState, board: Board) -> None:
    """The state that belongs to no Manager."""
    board.number("stage", state.stage)
    board.number("round", state.round)
    board.number("month", state.month)
    board.number("week", state.week)
    board.number("place", state.place())
    board.number("order", state.order)
    board.number("sequence", state.sequence)
    board.number("turn", state.turn)
    board.number("deck", len(state.deck) + len(state.tail))
    board.number("win_deck", len(state.win_deck) + len(state.win_tail))
    board.number("event_deck", len(state.event_deck) + len(state.event_tail))
    board.number("event", state.event_number)
    board.number("justice", state.justice)
    board.number("hibernator", state.hibernator)
    board.number("sticky", state.sticky)
    board.number("home", state.home)
    board.number("winner", state.winner)
    board.number("laid", state.laid)
    board.list("field", state.field)
    board.list("win_tail", state.win_tail)
    board.list("used_wins", state.used_wins)
    board.list("event_tail", state.event_tail)
    board.list("burned", state.burned)
    board.list("finalists", state.finalists)
    board.list("contenders", tuple([seat for seat in range(len(state.managers)) if state.contenders >> seat & 1]))
    board.list("claims", _claims(state))
    board.list("pool", tuple(sorted(state.pool)))
    board.list("robot", tuple(sorted(state.robot)))
    board.list("robot_used", tuple(sorted(state.robot_used)))
    board.list("aside", tuple(sorted(state.aside)))
    board.zone("tail", _known(state, list(state.tail), NOBODY))
    board.zone("discard", _known(state, sorted(state.discard), NOBODY))


def _claims(state: SeasonState) -> tuple[int, ...]:
    """The seats that may still claim a Free Agent, in order."""
    found: list[int] = []
    rest = state.claims >> state.turn * 4 if state.pool and state.month else 0
    while rest:
        found.append((rest & 15) - 1)
        rest >>= 4
    return tuple(found)


def _known(state: SeasonState, cards: list[int], own: i64) -> tuple[int, ...]:
    """Cards that are visible to their owner and to seats that know their place."""
    entries: list[int] = []
    for card in cards:
        knows: i64 = state.known[card]
        entries += [card, EVERYONE if knows >> SPECTATOR & 1 else knows | own]
    return tuple(entries)


def _describe_manager(state: SeasonState, seat: i64, manager: Manager, board: Board, own: i64) -> None:
    """One Manager; `own` is the audience of its player. The simulated Managers of solo have none."""
    board.number("team", manager.team)
    board.number("tracks", manager.tracks)
    board.number("wins", manager.wins)
    board.number("claimed", manager.claimed)
    board.number("bonus", manager.bonus)
    board.number("games", manager.games)
    board.number("juice", manager.juice)
    board.number("pile_on", manager.pile_on)
    board.number("focus", manager.focus)
    board.number("active_used", manager.active_used)
    board.number("sent_back", manager.barred)
    board.number("total", total_now(state, seat))
    board.number("leads", leads_now(state, seat))
    board.list("pile", manager.pile)
    board.list("added", manager.added)
    board.list("berzerk", manager.berzerk)
    board.list("locked", tuple(sorted([manager.spots[spot] for spot in range(SPOTS) if manager.locked >> spot & 1])))
    board.list("choice", _choice(state, seat, manager), own)
    board.zone("hand", _own_cards(manager.hand, own))
    board.zone("roster", _known(state, sorted([card for card in manager.spots if card != NO_CARD]), own))
    board.zone("reserved", _known(state, sorted(manager.reserved), own))
    board.zone("drawn", _known(state, sorted(state.drawn) if state.acting >> seat & 1 else [], own))
    board.zone("lineup", _lineup(state, manager, own))
    board.zone("sides", _sides(state, manager, own))
    board.zone("bench", _bench(state, manager, own))


def _choice(state: SeasonState, seat: i64, manager: Manager) -> tuple[int, ...]:
    """The choices of this seat that are not carried out yet."""
    if manager.picks:
        return tuple(moves.picks_of(manager.picks))
    return tuple(moves.picks_of(state.use)) if state.acting >> seat & 1 else ()


def _own_cards(cards: tuple[int, ...], own: i64) -> tuple[int, ...]:
    entries: list[int] = []
    for card in sorted(cards):
        entries += [card, own]
    return tuple(entries)


def _lineup(state: SeasonState, manager: Manager, own: i64) -> tuple[int, ...]:
    """For each place the card, and whether it is exhausted."""
    entries: list[int] = []
    for place in range(BENCH):
        card = manager.spots[place] if state.laid else NO_CARD
        is_shown = card == NO_CARD or manager.shown >> place & 1
        entries += [card, EVERYONE if is_shown else own]
        entries += [0 if card == NO_CARD else manager.exhausted >> place & 1, EVERYONE]
    return tuple(entries)


def _sides(state: SeasonState, manager: Manager, own: i64) -> tuple[int, ...]:
    """For each place the Win card that its Character plays for, 1 or 2; 0 if there is only one (F-12.2.2)."""
    entries: list[int] = []
    for place in range(BENCH):
        two_cards = state.setup.more_wins and state.stage == SEASON and place < 4
        if not two_cards or not state.laid or manager.spots[place] == NO_CARD:
            entries += [0, EVERYONE]
        else:
            entries += [(manager.sides >> place & 1) + 1, EVERYONE if state.is_open(place) else own]
    return tuple(entries)


def _bench(state: SeasonState, manager: Manager, own: i64) -> tuple[int, ...]:
    """For each card on the bench: card, exhausted, locked; sorted by card number, so that spots reveal nothing."""
    entries: list[int] = []
    spots = [spot for spot in range(BENCH, SPOTS) if state.laid and manager.spots[spot] != NO_CARD]
    for card, spot in sorted([(manager.spots[spot], spot) for spot in spots]):
        entries += [card, EVERYONE if manager.shown >> spot & 1 else own]
        entries += [manager.exhausted >> spot & 1, EVERYONE, manager.locked >> spot & 1, EVERYONE]
    return tuple(entries)


def _key(state: SeasonState, seat: i64, manager: Manager) -> tuple[object, ...]:
    """All values that the memory of a seat depends on."""
    drawn = state.drawn if state.acting >> seat & 1 else ()
    return (
        state.known, state.seen, state.drafted, state.round, tuple(manager.spots), manager.hand, manager.reserved,
        drawn,
    )  # fmt: skip


def _memory(state: SeasonState, seat: i64, manager: Manager) -> tuple[int, ...]:
    """The cards that a seat passed on in the draft and has not seen since, with the round of each (F-3.1)."""
    entries: list[int] = []
    for card in range(len(state.characters)):
        lap: i64 = NEVER if state.known[card] >> seat & 1 else passed_in(state, seat, card)
        if lap != NEVER and not _holds(state, seat, manager, card):
            entries += [lap << MEMORY_BITS | card, 1 << seat]
    return tuple(entries)


def _holds(state: SeasonState, seat: i64, manager: Manager, card: i64) -> bool:
    if card in manager.spots or card in manager.hand or card in manager.reserved:
        return True
    return card in state.drawn and bool(state.acting >> seat & 1)


NO_TOTAL: Final = -1


def total_now(state: SeasonState, seat: i64) -> i64:
    """The total of a face-up Character in the game being played for its Win card (F-6.3)."""
    place = _played_for(state, seat)
    return NO_TOTAL if place < 0 else total(state, seat, state.field[place])


def leads_now(state: SeasonState, seat: i64) -> bool:
    """Whether this Manager would win the card if the game were decided now (F-6.4, F-6.5)."""
    place = _played_for(state, seat)
    if place < 0:
        return False
    rivals = [other for other in state.playing() if _played_for(state, other) == place]
    return winner_of(state, rivals, [total(state, other, state.field[place]) for other in rivals]) == seat


def _played_for(state: SeasonState, seat: i64) -> i64:
    """The place of the Win card that a Manager's open Character plays for, or -1."""
    games = BENCH if state.stage == SERIES else 4
    if not state.laid or state.stage == OVER or state.week >= games or seat not in state.playing():
        return -1
    place = state.place()
    manager = state.managers[seat]
    if manager.spots[place] == NO_CARD or not manager.shown >> place & 1:
        return -1
    if state.stage == SEASON and manager.sides >> place & 1:
        place += UPSIDE_DOWN
    return place if place < len(state.field) and state.field[place] != NO_CARD else -1
