"""Solo: one Manager against Robot and Deck (F-12.6)."""

from typing import Final

from mypy_extensions import i64

from pennant.games.fantasy.rules import events, moves
from pennant.games.fantasy.rules.month import to_deck
from pennant.games.fantasy.rules.setup import AUTO_BEST, HUMAN_PICKS
from pennant.games.fantasy.rules.table import (
    ASK_FIRST_GAME,
    CHOOSE_ROBOT,
    DECK,
    LAY_DECK,
    NO_CARD,
    ROBOT,
    SERIES,
    SHOW_CARDS,
    Table,
)
from pennant.kernel.state import EVERYONE

DEALT: Final = 3
"""The Deck plays the best of three cards (F-12.6.3)."""


def ask_robot(table: Table) -> None:
    """The Robot's starters, week by week, then the Deck's (F-12.6.3)."""
    if not _plays(table, ROBOT) or table.turn == _end_of_lineup(table):
        table.step = LAY_DECK
        return
    _refill(table)
    if not table.robot:
        table.turn += 1
        return
    matching = robot_matches(table)
    if not matching:
        lay_robot(table, table.robot[table.number_below(len(table.robot))])
    elif table.setup.robot_picks == HUMAN_PICKS:
        table.ask(CHOOSE_ROBOT, 1)
    else:
        lay_robot(table, _automatic(table, matching))


def _plays(table: Table, seat: i64) -> bool:
    return table.stage != SERIES or seat in table.finalists


def _end_of_lineup(table: Table) -> i64:
    """Four weeks or games at once; from Game 5 on one by one."""
    return 4 if table.week < 4 else table.week + 1


def robot_place(table: Table) -> i64:
    """The base or game for which a starter is chosen now."""
    return table.event.weeks[table.turn] if table.turn < 4 else table.turn


def _refill(table: Table) -> None:
    """In a long season the used cards become available again (F-12.6.9)."""
    if not table.robot and table.stage != SERIES:
        table.robot = table.robot_used
        table.robot_used = ()


def robot_matches(table: Table) -> list[int]:
    """The places among the Robot's unused cards that share a stat with the Win card (F-12.6.3)."""
    requires = table.cards.wins[table.field[robot_place(table)]].requires
    return [place for place, card in enumerate(table.robot) if table.characters[card].has & requires]


def _automatic(table: Table, matching: list[int]) -> i64:
    """The weakest or the best matching card (F-12.6.11)."""
    win = table.field[robot_place(table)]
    chosen = table.robot[matching[0]]
    for place in matching:
        card = table.robot[place]
        better = table.cards.totals[card][win] - table.cards.totals[chosen][win]
        if better > 0 if table.setup.robot_picks == AUTO_BEST else better < 0:
            chosen = card
    return chosen


def robot_choices(table: Table) -> list[int]:
    return [moves.OFFER + place for place in robot_matches(table)]


def lay_robot(table: Table, card: i64) -> None:
    """One of the Robot's cards starts in a week or game."""
    place = robot_place(table)
    table.robot = tuple([each for each in table.robot if each != card])
    table.managers[ROBOT].put(card, place, True, False)
    table.turn += 1
    if table.log is not None:
        table.tell((events.ROBOT, place, card, EVERYONE))


def lay_deck(table: Table) -> None:
    """Three cards for each week; the highest total starts for the Deck (F-12.6.3)."""
    if _plays(table, DECK):
        turn = 0 if table.week < 4 else table.week
        while turn < _end_of_lineup(table):
            place = table.event.weeks[turn] if turn < 4 else turn
            _deal_deck(table, place, table.field[place])
            turn += 1
    if table.stage != SERIES:
        table.step = SHOW_CARDS
    else:
        table.step = ASK_FIRST_GAME if table.week == 0 else SHOW_CARDS


def _deal_deck(table: Table, place: i64, win: i64) -> None:
    best: i64 = NO_CARD
    dealt: list[int] = []
    while len(dealt) < DEALT and table.can_draw():
        card = table.draw_character()
        table.show(card)
        dealt.append(card)
        if best == NO_CARD or table.cards.totals[card][win] > table.cards.totals[best][win]:
            best = card
    table.aside = tuple(sorted([*table.aside, *[card for card in dealt if card != best]]))
    if best == NO_CARD:
        return
    table.managers[DECK].put(best, place, True, False)
    if table.log is not None:
        table.tell((events.DECK_DEALT, place, best, EVERYONE))


def lay_wild(table: Table, seat: i64) -> None:
    """A simulated Manager in a Wild Card Game: the Robot a random match, the Deck the best of three (F-12.6.10)."""
    if seat == DECK:
        _deal_deck(table, 0, table.field[0])
        return
    cards = sorted([*table.robot, *table.robot_used])
    requires = table.cards.wins[table.field[0]].requires
    matching = [card for card in cards if table.characters[card].has & requires] or cards
    card = matching[table.number_below(len(matching))]
    table.robot = tuple([each for each in table.robot if each != card])
    table.robot_used = tuple([each for each in table.robot_used if each != card])
    table.managers[ROBOT].put(card, 0, True, False)


def take_wild(table: Table) -> None:
    """After a Wild Card Game: the Robot's card waits for Game 5, the Deck's cards go back."""
    robot = table.managers[ROBOT]
    robot.reserved = (*robot.reserved, *robot.clear())
    cards = [*table.aside, *table.managers[DECK].clear()]
    table.aside = ()
    to_deck(table, cards)


def begin_series(table: Table) -> None:
    """In the Series the Robot has all its cards again, but for the one of a Wild Card Game (F-12.6.8)."""
    table.robot = tuple(sorted([*table.robot, *table.robot_used]))
    table.robot_used = ()


def unlock(table: Table) -> None:
    """Before Game 5 the Robot's card of the Wild Card Game is back."""
    robot = table.managers[ROBOT]
    table.robot = tuple(sorted([*table.robot, *robot.reserved]))
    robot.reserved = ()
