"""The Championship Series, best of seven (F-10)."""

from typing import Final

from mypy_extensions import i64

from pennant.games.fantasy.rules import events, playoffs, solo, week
from pennant.games.fantasy.rules.month import (
    BASES,
    hand_choices,
    lay_chosen,
    lay_game,
    show_cards,
    show_spots,
    turn_event,
)
from pennant.games.fantasy.rules.table import (
    ASK_FIRST_GAME,
    ASK_ROBOT,
    CHOOSE_FIRST_GAME,
    CHOOSE_GAME,
    CHOOSE_LINEUP,
    EMPTY_FIELD,
    NEXT_GAME,
    NO_CARD,
    NO_QUESTION,
    NOBODY,
    OVER,
    REVEAL,
    SERIES,
    SHOW_CARDS,
    Manager,
    Table,
    ordered,
    packed_order,
)
from pennant.kernel.state import EVERYONE

TO_WIN: Final = 4


def begin_series(table: Table) -> None:
    """All Win cards into the deck, four on the bases, an Event; both choose their games (F-10.1 to F-10.6)."""
    first, second = table.finalists
    ranked = playoffs.ranking(table)
    if ranked.index(second) < ranked.index(first):  # home field: more final Wins (F-10.3, F-R33)
        first, second = second, first
    table.finalists = (first, second)
    table.home = first
    table.stage = SERIES
    table.week = 0
    table.contenders = 0
    if table.log is not None:
        table.tell((events.SERIES, first, second, EVERYONE))
    if table.setup.solo and first != 0 and second != 0:
        _end(table, first)  # the human is not among the two best: lost (F-12.6.8)
        return
    table.win_deck = list(range(len(table.cards.wins)))
    table.win_tail = ()
    table.used_wins = ()
    table.field = EMPTY_FIELD
    for manager in table.managers:
        manager.pile = ()
    if table.setup.solo:
        solo.begin_series(table)
    # The home Manager is first in turn order, so last in waiver order (F-10.5, F-R35).
    others = [seat for seat in ordered(table.order) if seat != first and seat != second]
    table.order = packed_order([*others, second, first])
    for game in range(BASES):
        lay_game(table, game)
    if table.setup.events:
        turn_event(table)
    if len(table.managers) == 2:
        table.managers[first].games = table.setup.two_player_edge  # F-R52
    people: i64 = 0
    for seat in table.finalists:
        if seat < table.setup.players:
            people |= 1 << seat
    table.ask(CHOOSE_LINEUP, people)


def lineup_size(table: Table, seat: i64) -> i64:
    """The visitor chooses Games 1 to 4, the home Manager 2 to 4 (F-10.6, F-R36)."""
    return 3 if seat == table.home else 4


def lineup_choices(table: Table, seat: i64) -> list[int]:
    manager = table.managers[seat]
    return hand_choices(manager, manager.can_start(), False)


def lay_lineups(table: Table) -> None:
    """Both have chosen. The visitor's first starter is turned up before the home Manager picks his."""
    for seat in table.finalists:
        if seat < table.setup.players:
            lay_chosen(table.managers[seat], BASES - lineup_size(table, seat))
            if table.log is not None:
                table.tell((events.READY, seat, EVERYONE))
    table.laid = True
    table.turn = 0
    table.step = ASK_ROBOT if table.setup.solo else ASK_FIRST_GAME


def ask_first_game(table: Table) -> None:
    """Home field: see the other's Character before choosing one's own (F-10.6)."""
    home, visitor = table.finalists
    if home >= table.setup.players:  # a simulated Manager gains nothing by home field (F-12.6.8)
        table.step = SHOW_CARDS
        return
    show_spots(table, visitor, 1)
    table.ask(CHOOSE_FIRST_GAME, 1 << home)


def first_game(table: Table, seat: i64) -> None:
    """The home Manager's Character of Game 1."""
    lay_chosen(table.managers[seat], 0)
    table.step = SHOW_CARDS


def score_game(table: Table) -> None:
    """One game of the Series; it always has a winner (F-10.7, F-10.8, F-10.13, F-R37)."""
    home = table.home
    place = table.place()
    contenders = [seat for seat in table.finalists if table.active(seat) != NO_CARD]
    if len(contenders) == 1:  # he wins whatever his total
        table.used_wins = (*table.used_wins, table.field[place])
        table.lay_win(place, NO_CARD)
    else:
        contenders = playoffs.settle(table, contenders, place)
    winner = contenders[0] if len(contenders) == 1 else home
    manager = table.managers[winner]
    manager.games += 1
    if table.log is not None:
        table.tell((events.GAME_WON, winner, manager.games, EVERYONE))
    for seat in table.finalists:
        if seat < table.setup.players:
            _wait_for_empty(table.managers[seat], place)
    week.end_week(table)
    if manager.games == TO_WIN:
        _end(table, winner)
        return
    table.week += 1
    table.step = REVEAL if table.week < BASES else NEXT_GAME


def _wait_for_empty(manager: Manager, place: i64) -> None:
    """What MEOW sent back waits as if it had played, unless another came in (F-R40)."""
    if manager.spots[place] == NO_CARD and manager.out != NOBODY:
        manager.waits |= manager.out << place * 4


def next_game(table: Table) -> None:
    """Games 5 to 7: cards come back, a Win card is turned over, both choose in secret (F-10.9, F-10.10, F-R38).

    No magic comes back with them: it is used once in the whole Series (F-10.12, F-R39).
    """
    game = table.week
    back = table.event.weeks[game - BASES]
    if table.setup.solo and game == BASES:
        solo.unlock(table)
    for seat in table.finalists:
        if seat < table.setup.players:
            _bring_back(table, seat, back)
    lay_game(table, game)
    people: i64 = 0
    for seat in table.finalists:
        if seat < table.setup.players:
            people |= 1 << seat
    table.ask(CHOOSE_GAME, people)


def _bring_back(table: Table, seat: i64, place: i64) -> None:
    """The card of an earlier game, and before Game 5 those of Wild Card Games, come back (F-10.9, F-R55)."""
    manager = table.managers[seat]
    if table.week == BASES:
        manager.locked = 0
    manager.waits &= ~(15 << place * 4)
    if manager.spots[place] != NO_CARD:
        spot = manager.free_spot()
        if table.log is not None:
            table.tell((events.RETURNED, seat, manager.spots[place], EVERYONE))
        manager.swap(place, spot)


def lay_games(table: Table) -> None:
    """Both have chosen for Game 5, 6 or 7."""
    for seat in table.finalists:
        if seat < table.setup.players:
            lay_chosen(table.managers[seat], table.week)
    table.turn = table.week
    if table.setup.solo:
        table.step = ASK_ROBOT
    else:
        show_cards(table)


def _end(table: Table, champion: i64) -> None:
    table.winner = champion
    table.stage = OVER
    if table.log is not None:
        table.tell((events.CHAMPION, champion, EVERYONE))
    table.ask(NO_QUESTION, 0)


def final_ranks(table: Table) -> list[int]:
    """Champion, the other finalist, the rest by final Wins (F-10.13)."""
    other = [seat for seat in table.finalists if seat != table.winner]
    rest = [seat for seat in playoffs.ranking(table) if seat not in table.finalists]
    order = [int(table.winner), *other, *rest]
    return [order.index(seat) + 1 for seat in range(table.seats)]
