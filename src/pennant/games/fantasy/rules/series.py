"""The Championship Series, best of seven (F-10)."""

from typing import Final

from mypy_extensions import i64

from pennant.games.fantasy.rules import events, playoffs, questions, solo, steps, week
from pennant.games.fantasy.rules.month import (
    BASES,
    hand_choices,
    lay_chosen,
    lay_game,
    show_cards,
    show_spots,
    turn_event,
)
from pennant.games.fantasy.rules.season_state import (
    EMPTY_FIELD,
    NO_CARD,
    NOBODY,
    OVER,
    SERIES,
    Manager,
    SeasonState,
    pack_order,
    unpack_order,
)
from pennant.kernel.state import EVERYONE

TO_WIN: Final = 4


def begin_series(state: SeasonState) -> None:
    """Lay four Win cards of the whole deck on the bases, turn an Event, and ask for games (F-10.1 to F-10.6)."""
    first, second = state.finalists
    ranked = playoffs.ranking(state)
    if ranked.index(second) < ranked.index(first):  # home field: more final Wins (F-10.3, F-R33)
        first, second = second, first
    state.finalists = (first, second)
    state.home = first
    state.stage = SERIES
    state.week = 0
    state.contenders = 0
    if state.log is not None:
        state.tell((events.SERIES, first, second, EVERYONE))
    if state.setup.solo and first != 0 and second != 0:
        _end(state, first)  # the human is not among the two best: lost (F-12.6.8)
        return
    state.win_deck = list(range(len(state.cards.wins)))
    state.win_tail = ()
    state.used_wins = ()
    state.field = EMPTY_FIELD
    for manager in state.managers:
        manager.pile = ()
    if state.setup.solo:
        solo.begin_series(state)
    # The home Manager is first in turn order, so last in waiver order (F-10.5, F-R35).
    others = [seat for seat in unpack_order(state.order) if seat != first and seat != second]
    state.order = pack_order([*others, second, first])
    for game in range(BASES):
        lay_game(state, game)
    if state.setup.events:
        turn_event(state)
    if len(state.managers) == 2:
        state.managers[first].games = state.setup.two_player_edge  # F-R52
    people: i64 = 0
    for seat in state.finalists:
        if seat < state.setup.players:
            people |= 1 << seat
    state.ask(questions.CHOOSE_LINEUP, people)


def lineup_size(state: SeasonState, seat: i64) -> i64:
    """Ask the visitor for Games 1 to 4 and the home Manager for 2 to 4 (F-10.6, F-R36)."""
    return 3 if seat == state.home else 4


def lineup_choices(state: SeasonState, seat: i64) -> list[int]:
    manager = state.managers[seat]
    return hand_choices(manager, manager.can_start(), False)


def lay_lineups(state: SeasonState) -> None:
    """After both have chosen, turn up the visitor's first starter before the home Manager picks."""
    for seat in state.finalists:
        if seat < state.setup.players:
            lay_chosen(state.managers[seat], BASES - lineup_size(state, seat))
            if state.log is not None:
                state.tell((events.READY, seat, EVERYONE))
    state.laid = True
    state.turn = 0
    state.step = steps.ASK_ROBOT if state.setup.solo else steps.ASK_FIRST_GAME


def ask_first_game(state: SeasonState) -> None:
    """Home field: the home Manager sees the opponent's Character before choosing (F-10.6)."""
    home, visitor = state.finalists
    if home >= state.setup.players:  # a simulated Manager gains nothing by home field (F-12.6.8)
        state.step = steps.SHOW_CARDS
        return
    show_spots(state, visitor, 1)
    state.ask(questions.CHOOSE_FIRST_GAME, 1 << home)


def first_game(state: SeasonState, seat: i64) -> None:
    """The home Manager's Character of Game 1."""
    lay_chosen(state.managers[seat], 0)
    state.step = steps.SHOW_CARDS


def score_game(state: SeasonState) -> None:
    """Score one game of the Series, which always has a winner (F-10.7, F-10.8, F-10.13, F-R37)."""
    home = state.home
    place = state.place()
    contenders = [seat for seat in state.finalists if state.active(seat) != NO_CARD]
    if len(contenders) == 1:  # he wins whatever his total
        state.used_wins = (*state.used_wins, state.field[place])
        state.lay_win(place, NO_CARD)
    else:
        contenders = playoffs.settle(state, contenders, place)
    winner = contenders[0] if len(contenders) == 1 else home
    manager = state.managers[winner]
    manager.games += 1
    if state.log is not None:
        state.tell((events.GAME_WON, winner, manager.games, EVERYONE))
    for seat in state.finalists:
        if seat < state.setup.players:
            _wait_for_empty(state.managers[seat], place)
    week.end_week(state)
    if manager.games == TO_WIN:
        _end(state, winner)
        return
    state.week += 1
    state.step = steps.REVEAL if state.week < BASES else steps.NEXT_GAME


def _wait_for_empty(manager: Manager, place: i64) -> None:
    """A card that MEOW sent back waits as if it had played, unless another came in (F-R40)."""
    if manager.spots[place] == NO_CARD and manager.out != NOBODY:
        manager.waits |= manager.out << place * 4


def next_game(state: SeasonState) -> None:
    """Start Games 5 to 7: cards return, a Win card is turned over, both choose in secret (F-10.9, F-10.10, F-R38).

    Their magic does not return: it is used once in the whole Series (F-10.12, F-R39).
    """
    game = state.week
    back = state.event.weeks[game - BASES]
    if state.setup.solo and game == BASES:
        solo.unlock(state)
    for seat in state.finalists:
        if seat < state.setup.players:
            _bring_back(state, seat, back)
    lay_game(state, game)
    people: i64 = 0
    for seat in state.finalists:
        if seat < state.setup.players:
            people |= 1 << seat
    state.ask(questions.CHOOSE_GAME, people)


def _bring_back(state: SeasonState, seat: i64, place: i64) -> None:
    """Return the cards of an earlier game, and before Game 5 those of Wild Card Games (F-10.9, F-R55)."""
    manager = state.managers[seat]
    if state.week == BASES:
        manager.locked = 0
    manager.waits &= ~(15 << place * 4)
    if manager.spots[place] != NO_CARD:
        spot = manager.free_spot()
        if state.log is not None:
            state.tell((events.RETURNED, seat, manager.spots[place], EVERYONE))
        manager.swap(place, spot)


def lay_games(state: SeasonState) -> None:
    """Both have chosen for Game 5, 6 or 7."""
    for seat in state.finalists:
        if seat < state.setup.players:
            lay_chosen(state.managers[seat], state.week)
    state.turn = state.week
    if state.setup.solo:
        state.step = steps.ASK_ROBOT
    else:
        show_cards(state)


def _end(state: SeasonState, champion: i64) -> None:
    state.winner = champion
    state.stage = OVER
    if state.log is not None:
        state.tell((events.CHAMPION, champion, EVERYONE))
    state.ask(questions.NO_QUESTION, 0)


def final_ranks(state: SeasonState) -> list[int]:
    """The ranks: champion, the other finalist, the rest by final Wins (F-10.13)."""
    other = [seat for seat in state.finalists if seat != state.winner]
    rest = [seat for seat in playoffs.ranking(state) if seat not in state.finalists]
    order = [int(state.winner), *other, *rest]
    return [order.index(seat) + 1 for seat in range(state.seats)]
