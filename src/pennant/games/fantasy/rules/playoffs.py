"""The end of the regular season: Stat Track Wins, who qualifies, Wild Card Games (F-8, F-9, F-12.5)."""

from typing import Final

from mypy_extensions import i64

from pennant.games.fantasy.rules import events, solo, week
from pennant.games.fantasy.rules.cards import TRACK_BITS, TRACKS
from pennant.games.fantasy.rules.month import hand_choices, lay_chosen, lay_game, take_reserved, to_deck
from pennant.games.fantasy.rules.setup import SHARE_HIGH, SHARE_LOW
from pennant.games.fantasy.rules.table import (
    BEGIN_SERIES,
    CHOOSE_WILD,
    NO_CARD,
    NOBODY,
    REVEAL,
    WILD_CARD,
    WILD_GAME,
    Manager,
    Table,
    ordered,
)
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


def end_season(table: Table) -> None:
    """Stat Track Wins, then the finalists (F-8.4, F-9.1)."""
    table.week = 0
    for track in range(TRACKS):
        points = [manager.tracks >> track * TRACK_BITS & 4095 for manager in table.managers]
        wins = track_wins([int(each) for each in points], table.setup.track_tie)
        for seat in range(len(wins)):
            table.managers[seat].bonus += wins[seat]
            if wins[seat] and table.log is not None:
                table.tell((events.BONUS, seat, track, wins[seat], EVERYONE))
    rest: list[int] = []
    for seat in range(len(table.managers)):  # F-12.1.6: nobody will claim them any more
        rest += take_reserved(table, seat)
    if rest:
        to_deck(table, rest)
    if table.log is not None:
        for seat in range(len(table.managers)):
            table.tell((events.FINAL, seat, final_wins(table.managers[seat]), EVERYONE))
    qualify(table)


def final_wins(manager: Manager) -> i64:
    """Wins of claimed cards and of the Stat Tracks (F-8.4)."""
    return manager.wins + manager.bonus


def ranking(table: Table) -> list[int]:
    """All seats, the best first; equal Wins by F-R33."""
    waiver = ordered(table.order)
    keys: list[tuple[int, int, int, int, int]] = []
    for seat in range(len(table.managers)):
        manager = table.managers[seat]
        points = 0
        for track in range(TRACKS):
            points += manager.tracks >> track * TRACK_BITS & 4095
        keys.append((-final_wins(manager), -manager.claimed, -points, waiver.index(seat), seat))
    keys.sort()
    return [key[4] for key in keys]


def qualify(table: Table) -> None:
    """The two with the most Wins, or Wild Card Games for places left open (F-9.1 to F-9.5, F-9.7, F-12.5, F-R32)."""
    ranked = ranking(table)
    wins = [final_wins(table.managers[seat]) for seat in ranked]
    table.finalists = ()
    table.contenders = 0
    if len(ranked) == 2:
        table.finalists = (ranked[0], ranked[1])
    elif wins[0] == wins[2]:
        _let_play(table, [seat for place, seat in enumerate(ranked) if wins[place] == wins[0]])
    elif table.setup.always_wild_card:
        table.finalists = (ranked[0],)
        _let_play(
            table, [seat for place, seat in enumerate(ranked) if place == 1 or (place > 1 and wins[place] == wins[2])]
        )
    elif wins[1] == wins[2]:
        table.finalists = (ranked[0],)
        _let_play(table, [seat for place, seat in enumerate(ranked) if place and wins[place] == wins[1]])
    else:
        table.finalists = (ranked[0], ranked[1])
    table.step = WILD_GAME if table.contenders else BEGIN_SERIES


def _let_play(table: Table, seats: list[int]) -> None:
    for seat in seats:
        table.contenders |= 1 << seat


def wild_game(table: Table) -> None:
    """Turn over a Win card; everybody in the game chooses one Character in secret (F-9.3)."""
    table.stage = WILD_CARD
    table.week = 0
    if table.log is not None:
        table.tell((events.WILD_CARD, table.contenders, EVERYONE))
    lay_game(table, 0)
    people = table.contenders & ((1 << table.setup.players) - 1)
    if people:
        table.ask(CHOOSE_WILD, people)
    else:
        begin_wild_game(table)


def wild_choices(table: Table, seat: i64) -> list[int]:
    """Any Character not used in an earlier Wild Card Game (F-9.3)."""
    manager = table.managers[seat]
    return hand_choices(manager, manager.bench(), False)


def begin_wild_game(table: Table) -> None:
    """All have chosen: lay the cards; Robot and Deck play theirs (F-12.6.10)."""
    table.laid = True
    for seat in table.playing():
        if seat < table.setup.players:
            lay_chosen(table.managers[seat], 0)
        else:
            solo.lay_wild(table, seat)
    table.step = REVEAL


def score_wild_game(table: Table) -> None:
    """The best Character wins the place; level ones are compared on further Win cards (F-9.3, F-9.8, F-R30)."""
    contenders = [seat for seat in table.playing() if table.active(seat) != NO_CARD]
    left = settle(table, contenders, 0) or table.playing()
    ranked = ranking(table)
    winner = left[0]
    for seat in left:  # several only if no card could part them: F-R33
        if ranked.index(seat) < ranked.index(winner):
            winner = seat
    table.finalists = (*table.finalists, winner)
    table.contenders &= ~(1 << winner)
    if table.log is not None:
        table.tell((events.PLACE_WON, winner, EVERYONE))
    week.end_week(table)
    for seat in range(table.setup.players):
        _lock(table.managers[seat])
    if table.setup.solo:
        solo.take_wild(table)
    table.spent = ()
    table.laid = False
    table.step = WILD_GAME if len(table.finalists) < 2 else BEGIN_SERIES


def _lock(manager: Manager) -> None:
    """The card played is out of reach until Game 5 (F-9.6); all effects end."""
    played = manager.spots[0]
    if played != NO_CARD:
        spot = manager.free_spot()
        manager.swap(0, spot)
        manager.locked |= 1 << spot
    manager.exhausted = 0
    manager.shown = manager.locked
    manager.berzerk = ()


def settle(table: Table, contenders: list[int], place: i64) -> list[int]:
    """Compare on the card that lies there, then on the next of the Win Deck, until one wins (F-9.3, F-10.8).

    Returns the winner, or those still level when every card has been compared once (F-R30, F-R37). JUSTICE is ignored
    where no Good Character is active.
    """
    if not [seat for seat in contenders if table.characters[table.active(seat)].good]:
        table.justice = False
    win = table.field[place]
    table.lay_win(place, NO_CARD)
    compared: list[int] = [win]
    left = contenders
    while left:
        totals = week.totals_of(table, left, win)
        winner = week.winner_of(table, left, totals)
        if winner != NOBODY:
            left = [winner]
            break
        left = week.tied_for_best(table, left, totals)
        if not (table.win_deck or table.win_tail or table.used_wins):
            break
        win = table.draw_win()
        compared.append(win)
        if table.log is not None:
            table.tell((events.NEXT_CARD, win, EVERYONE))
    if table.stage == WILD_CARD:  # back to the Win Deck (F-9.8)
        table.win_deck = table.win_deck + compared
    else:
        table.used_wins = (*table.used_wins, *compared)
    return left
