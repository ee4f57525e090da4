"""Solo: one Manager against Robot and Deck (F-12.6)."""

from typing import Final

from mypy_extensions import i64

from pennant.games.fantasy.rules import events, moves, questions, steps
from pennant.games.fantasy.rules.month import to_deck
from pennant.games.fantasy.rules.season_state import DECK, NO_CARD, ROBOT, SERIES, SeasonState
from pennant.games.fantasy.rules.setup import AUTO_BEST, HUMAN_PICKS
from pennant.kernel.state import EVERYONE

DEALT: Final = 3
"""The Deck plays the best of three cards (F-12.6.3)."""


def ask_robot(state: SeasonState) -> None:
    """Ask for the Robot's starters week by week, then lay the Deck's (F-12.6.3)."""
    if not _plays(state, ROBOT) or state.turn == _end_of_lineup(state):
        state.step = steps.LAY_DECK
        return
    _refill(state)
    if not state.robot:
        state.turn += 1
        return
    matching = robot_matches(state)
    if not matching:
        lay_robot(state, state.robot[state.number_below(len(state.robot))])
    elif state.setup.robot_picks == HUMAN_PICKS:
        state.ask(questions.CHOOSE_ROBOT, 1)
    else:
        lay_robot(state, _automatic(state, matching))


def _plays(state: SeasonState, seat: i64) -> bool:
    return state.stage != SERIES or seat in state.finalists


def _end_of_lineup(state: SeasonState) -> i64:
    """Four weeks or games at once; from Game 5 on one at a time."""
    return 4 if state.week < 4 else state.week + 1


def robot_place(state: SeasonState) -> i64:
    """The base or game for which a starter is chosen now."""
    return state.event.weeks[state.turn] if state.turn < 4 else state.turn


def _refill(state: SeasonState) -> None:
    """In a long season the used cards become available again (F-12.6.9)."""
    if not state.robot and state.stage != SERIES:
        state.robot = state.robot_used
        state.robot_used = ()


def robot_matches(state: SeasonState) -> list[int]:
    """The indices of the Robot's unused cards that share a stat with the Win card (F-12.6.3)."""
    requires = state.cards.wins[state.field[robot_place(state)]].requires
    return [place for place, card in enumerate(state.robot) if state.characters[card].has & requires]


def _automatic(state: SeasonState, matching: list[int]) -> i64:
    """The weakest or the best matching card (F-12.6.11)."""
    win = state.field[robot_place(state)]
    chosen = state.robot[matching[0]]
    for place in matching:
        card = state.robot[place]
        better = state.cards.totals[card][win] - state.cards.totals[chosen][win]
        if better > 0 if state.setup.robot_picks == AUTO_BEST else better < 0:
            chosen = card
    return chosen


def robot_choices(state: SeasonState) -> list[int]:
    return [moves.OFFER + place for place in robot_matches(state)]


def lay_robot(state: SeasonState, card: i64) -> None:
    """Let one of the Robot's cards start in a week or game."""
    place = robot_place(state)
    state.robot = tuple([each for each in state.robot if each != card])
    state.managers[ROBOT].put(card, place, True, False)
    state.turn += 1
    if state.log is not None:
        state.tell((events.ROBOT, place, card, EVERYONE))


def lay_deck(state: SeasonState) -> None:
    """Draw three cards for each week; the one with the highest total starts for the Deck (F-12.6.3)."""
    if _plays(state, DECK):
        turn = 0 if state.week < 4 else state.week
        while turn < _end_of_lineup(state):
            place = state.event.weeks[turn] if turn < 4 else turn
            _deal_deck(state, place, state.field[place])
            turn += 1
    if state.stage != SERIES:
        state.step = steps.SHOW_CARDS
    else:
        state.step = steps.ASK_FIRST_GAME if state.week == 0 else steps.SHOW_CARDS


def _deal_deck(state: SeasonState, place: i64, win: i64) -> None:
    best: i64 = NO_CARD
    dealt: list[int] = []
    while len(dealt) < DEALT and state.can_draw():
        card = state.draw_character()
        state.show(card)
        dealt.append(card)
        if best == NO_CARD or state.cards.totals[card][win] > state.cards.totals[best][win]:
            best = card
    state.aside = tuple(sorted([*state.aside, *[card for card in dealt if card != best]]))
    if best == NO_CARD:
        return
    state.managers[DECK].put(best, place, True, False)
    if state.log is not None:
        state.tell((events.DECK_DEALT, place, best, EVERYONE))


def lay_wild(state: SeasonState, seat: i64) -> None:
    """A simulated Manager in a Wild Card Game: the Robot a random match, the Deck the best of three (F-12.6.10)."""
    if seat == DECK:
        _deal_deck(state, 0, state.field[0])
        return
    cards = sorted([*state.robot, *state.robot_used])
    requires = state.cards.wins[state.field[0]].requires
    matching = [card for card in cards if state.characters[card].has & requires] or cards
    card = matching[state.number_below(len(matching))]
    state.robot = tuple([each for each in state.robot if each != card])
    state.robot_used = tuple([each for each in state.robot_used if each != card])
    state.managers[ROBOT].put(card, 0, True, False)


def take_wild(state: SeasonState) -> None:
    """After a Wild Card Game: the Robot's card waits for Game 5, the Deck's cards go back."""
    robot = state.managers[ROBOT]
    robot.reserved = (*robot.reserved, *robot.clear())
    cards = [*state.aside, *state.managers[DECK].clear()]
    state.aside = ()
    to_deck(state, cards)


def begin_series(state: SeasonState) -> None:
    """For the Series, give the Robot all its cards again, except the one of a Wild Card Game (F-12.6.8)."""
    state.robot = tuple(sorted([*state.robot, *state.robot_used]))
    state.robot_used = ()


def unlock(state: SeasonState) -> None:
    """Before Game 5, return the Robot's card of the Wild Card Game."""
    robot = state.managers[ROBOT]
    state.robot = tuple(sorted([*state.robot, *robot.reserved]))
    robot.reserved = ()
