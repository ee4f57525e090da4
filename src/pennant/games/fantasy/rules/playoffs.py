"""The end of the regular season: Stat Track Wins, who qualifies, Wild Card Games (F-8, F-9, F-12.5)."""

from typing import Final

from mypy_extensions import i64

from pennant.games.fantasy.rules import events, questions, solo, steps, week
from pennant.games.fantasy.rules.cards import TRACKS
from pennant.games.fantasy.rules.month import hand_choices, lay_chosen, lay_game, take_reserved, to_deck
from pennant.games.fantasy.rules.packing import unpack_track
from pennant.games.fantasy.rules.season_state import NO_CARD, NOBODY, WILD_CARD, Manager, SeasonState, unpack_order
from pennant.games.fantasy.rules.setup import SHARE_HIGH, SHARE_LOW
from pennant.kernel.state import EVERYONE

AWARDS: Final = ((), (), (2, 0), (2, 1, 0), (3, 2, 1, 0), (4, 3, 2, 1, 0))
"""Wins for each place on a track, by the number of Managers (F-8.1)."""


def track_wins(points: list[int], rule: i64) -> list[int]:
    """The Wins that a track gives to each Manager (F-8.1 to F-8.3, F-R19)."""
    award = AWARDS[len(points)]
    found: list[int] = []
    for mine in points:
        if not mine:
            found.append(0)
            continue
        better = 0
        level = 0
        for other in points:
            if other > mine:
                better += 1
            elif other == mine:
                level += 1
        if level == 1 or rule == SHARE_HIGH:
            found.append(award[better])
        elif rule == SHARE_LOW:
            found.append(award[better + level - 1])
        else:
            found.append(sum(award[better : better + level]) // level)
    return found


def end_season(state: SeasonState) -> None:
    """Add Stat Track Wins, then find the finalists (F-8.4, F-9.1)."""
    state.week = 0
    for track in range(TRACKS):
        points = [unpack_track(manager.tracks, track) for manager in state.managers]
        wins = track_wins([int(each) for each in points], state.setup.track_tie)
        for seat in range(len(wins)):
            state.managers[seat].bonus += wins[seat]
            if wins[seat] and state.log is not None:
                state.tell((events.BONUS, seat, track, wins[seat], EVERYONE))
    rest: list[int] = []
    for seat in range(len(state.managers)):  # F-12.1.6: they cannot be claimed any more
        rest += take_reserved(state, seat)
    if rest:
        to_deck(state, rest)
    if state.log is not None:
        for seat in range(len(state.managers)):
            state.tell((events.FINAL, seat, final_wins(state.managers[seat]), EVERYONE))
    qualify(state)


def final_wins(manager: Manager) -> i64:
    """Wins of claimed cards and of the Stat Tracks (F-8.4)."""
    return manager.wins + manager.bonus


def ranking(state: SeasonState) -> list[int]:
    """All seats, the best first; equal Wins are ordered by F-R33."""
    waiver = unpack_order(state.order)
    keys: list[tuple[int, int, int, int, int]] = []
    for seat in range(len(state.managers)):
        manager = state.managers[seat]
        points = 0
        for track in range(TRACKS):
            points += unpack_track(manager.tracks, track)
        keys.append((-final_wins(manager), -manager.claimed, -points, waiver.index(seat), seat))
    keys.sort()
    return [key[4] for key in keys]


def qualify(state: SeasonState) -> None:
    """Find the two best, or start Wild Card Games for open places (F-9.1 to F-9.5, F-9.7, F-12.5, F-R32)."""
    ranked = ranking(state)
    wins = [final_wins(state.managers[seat]) for seat in ranked]
    state.finalists = ()
    state.contenders = 0
    if len(ranked) == 2:
        state.finalists = (ranked[0], ranked[1])
    elif wins[0] == wins[2]:
        _let_play(state, [seat for place, seat in enumerate(ranked) if wins[place] == wins[0]])
    elif state.setup.always_wild_card:
        state.finalists = (ranked[0],)
        _let_play(
            state, [seat for place, seat in enumerate(ranked) if place == 1 or (place > 1 and wins[place] == wins[2])]
        )
    elif wins[1] == wins[2]:
        state.finalists = (ranked[0],)
        _let_play(state, [seat for place, seat in enumerate(ranked) if place and wins[place] == wins[1]])
    else:
        state.finalists = (ranked[0], ranked[1])
    state.step = steps.WILD_GAME if state.contenders else steps.BEGIN_SERIES


def _let_play(state: SeasonState, seats: list[int]) -> None:
    for seat in seats:
        state.contenders |= 1 << seat


def wild_game(state: SeasonState) -> None:
    """Turn over a Win card; everybody in the game chooses a Character in secret (F-9.3)."""
    state.stage = WILD_CARD
    state.week = 0
    if state.log is not None:
        state.tell((events.WILD_CARD, state.contenders, EVERYONE))
    lay_game(state, 0)
    people = state.contenders & ((1 << state.setup.players) - 1)
    if people:
        state.ask(questions.CHOOSE_WILD, people)
    else:
        begin_wild_game(state)


def wild_choices(state: SeasonState, seat: i64) -> list[int]:
    """Any Character not used in an earlier Wild Card Game (F-9.3)."""
    manager = state.managers[seat]
    return hand_choices(manager, manager.bench(), False)


def begin_wild_game(state: SeasonState) -> None:
    """After all have chosen: lay the cards; Robot and Deck play theirs (F-12.6.10)."""
    state.laid = True
    for seat in state.playing():
        if seat < state.setup.players:
            lay_chosen(state.managers[seat], 0)
        else:
            solo.lay_wild(state, seat)
    state.step = steps.REVEAL


def score_wild_game(state: SeasonState) -> None:
    """The best Character wins the place; tied ones are compared on further Win cards (F-9.3, F-9.8, F-R30)."""
    contenders = [seat for seat in state.playing() if state.active(seat) != NO_CARD]
    left = settle(state, contenders, 0) or state.playing()
    ranked = ranking(state)
    winner = left[0]
    for seat in left:  # several only if no card could separate them: F-R33
        if ranked.index(seat) < ranked.index(winner):
            winner = seat
    state.finalists = (*state.finalists, winner)
    state.contenders &= ~(1 << winner)
    if state.log is not None:
        state.tell((events.PLACE_WON, winner, EVERYONE))
    week.end_week(state)
    for seat in range(state.setup.players):
        _lock(state.managers[seat])
    if state.setup.solo:
        solo.take_wild(state)
    state.spent = ()
    state.laid = False
    state.step = steps.WILD_GAME if len(state.finalists) < 2 else steps.BEGIN_SERIES


def _lock(manager: Manager) -> None:
    """Lock the card played until Game 5 (F-9.6), and end all effects."""
    played = manager.spots[0]
    if played != NO_CARD:
        spot = manager.free_spot()
        manager.swap(0, spot)
        manager.locked |= 1 << spot
    manager.exhausted = 0
    manager.shown = manager.locked
    manager.berzerk = ()


def settle(state: SeasonState, contenders: list[int], place: i64) -> list[int]:
    """Compare on the card that lies there, then on the next of the Win Deck, until one wins (F-9.3, F-10.8).

    Returns the winner, or those still tied when every card has been compared once (F-R30, F-R37). JUSTICE is ignored
    where no Good Character is active.
    """
    if not [seat for seat in contenders if state.characters[state.active(seat)].good]:
        state.justice = False
    win = state.field[place]
    state.lay_win(place, NO_CARD)
    compared: list[int] = [win]
    left = contenders
    while left:
        totals = week.totals_of(state, left, win)
        winner = week.winner_of(state, left, totals)
        if winner != NOBODY:
            left = [winner]
            break
        left = week.tied_for_best(state, left, totals)
        if not (state.win_deck or state.win_tail or state.used_wins):
            break
        win = state.draw_win()
        compared.append(win)
        if state.log is not None:
            state.tell((events.NEXT_CARD, win, EVERYONE))
    if state.stage == WILD_CARD:  # back to the Win Deck (F-9.8)
        state.win_deck = state.win_deck + compared
    else:
        state.used_wins = (*state.used_wins, *compared)
    return left
