"""The frame: games of a series, halves and innings, pitchers' rest between games (C-3.2, C-3.6, C-4.4, C-6)."""

from typing import Final

from mypy_extensions import i64

from pennant.games.clutch.rules import effects, events, windows
from pennant.games.clutch.rules.cards import FOR_BATTERS, NO_CHART, NO_RESULT, NO_THROW
from pennant.games.clutch.rules.setup import HOME_OF_SERIES
from pennant.games.clutch.rules.table import (
    ASK_LINEUPS,
    BEGIN_GAME,
    END_GAME,
    NO_CARD,
    NOBODY,
    OPEN_HALF,
    OVER,
    RD,
    SLOTS,
    Table,
    Team,
)
from pennant.kernel.state import EVERYONE

FRESH_BATTERS: Final = (1 << 4 * SLOTS) - 1
"""NO_RESULT in every slot."""

# --- a game begins (C-3.2) ----------------------------------------------------------------------------------------


def begin_game(table: Table) -> None:
    """Who is at home, which starters, shuffled decks and three cards each (C-3.2.1 to C-3.2.6)."""
    if table.game == 0:
        table.rolls = _roll_for_home(table)
        _settle_slot(table)
    table.home = _home_of(table)
    table.stadium = table.setup.clubs[table.home].stadium
    if table.log is not None:
        table.tell((events.GAME, table.game, table.home, EVERYONE))
    for seat in range(2):
        _prepare(table, seat)
    table.inning = 1
    table.half = 0
    table.at_bats = 0
    table.weather = NO_CARD
    table.standing = ()
    table.walk_off = False
    table.stranded = 0
    table.line = ()
    table.forfeited = NOBODY
    table.offence = 1 - table.home
    table.go(ASK_LINEUPS)


def _roll_for_home(table: Table) -> i64:
    """The higher roll is at home; equal ones are rolled again (C-3.2.1, C-R10)."""
    while True:
        first, second = table.roll(RD), table.roll(RD)
        if table.log is not None:
            table.tell((events.HOME_ROLL, 0, first, EVERYONE))
            table.tell((events.HOME_ROLL, 1, second, EVERYONE))
        if first != second:
            return 0 if first > second else 1


def _settle_slot(table: Table) -> None:
    """Which place of the rotation starts: as agreed, or by one die for both (C-3.2.5, C-R11)."""
    if table.setup.slot:
        slot = table.setup.slot - 1
    else:
        size = min(table.setup.clubs[0].starters, table.setup.clubs[1].starters)
        step = RD // size
        roll = table.roll(RD)
        while roll > step * size:
            roll = table.roll(RD)
        slot = (roll - 1) // step
        if table.log is not None:
            table.tell((events.SLOT_ROLL, roll, slot, EVERYONE))
    for seat in range(2):
        table.teams[seat].turn = slot % table.setup.clubs[seat].starters


def _home_of(table: Table) -> i64:
    """C-3.2.1, C-6.1: by the pattern of the series; in a season in turn."""
    if table.setup.is_season or table.setup.games not in HOME_OF_SERIES:
        return (table.rolls + table.game) % 2
    return table.rolls ^ HOME_OF_SERIES[table.setup.games][table.game]


def _prepare(table: Table, seat: i64) -> None:
    """A team before a game: all batters fresh, the whole deck shuffled, coaches back (C-6.2, C-6.3, C-R48)."""
    team, club = table.teams[seat], table.setup.clubs[seat]
    team.runs = 0
    team.up = 0
    team.left = 0
    team.last = FRESH_BATTERS
    team.hits = 0
    team.arms = ()
    team.bullpen = club.relief
    team.bench = club.everybody
    team.order = 0
    team.fielding = 0
    team.coaches = (1 << len(club.coaches)) - 1 if table.setup.strategy else 0
    team.substituted = False
    team.pinch_runners = 0
    team.draft = ()
    team.changed = False
    team.rerolled = 0
    if not team.rest:
        team.rest = (0,) * len(club.pitchers)
    take_mound(table, seat, team.turn)
    team.deck = list(club.deck.strategies) if table.setup.strategy else []
    team.hand = ()
    team.discard = ()
    team.shown = ()
    for _ in range(table.setup.rulebook.first_hand):
        table.draw_card(seat)
    team.count_cards()


def take_mound(table: Table, seat: i64, place: i64) -> None:
    """A pitcher begins his outing (C-3.4.3, C-4.4.1)."""
    team = table.teams[seat]
    team.mound = place
    team.outs = 0
    team.charged = 0
    team.walks = 0
    team.faced = 0
    team.faced_half = 0
    team.entered = table.inning
    team.ended_half = False
    team.more = 0
    team.gained = 0
    team.gained_in = 0
    team.threw = False
    team.threw_tired = False
    team.depth = 0
    rest = team.rest[place]
    team.entered_tired = rest & 15 > 0 or rest >> 4 >= 2


def lay_lineups(table: Table) -> None:
    """Both line-ups are in: play ball (C-3.2.9)."""
    for seat in range(2):
        team = table.teams[seat]
        table.rate(seat)
        if table.log is not None:
            for slot in range(SLOTS):
                player, position = team.player(slot), team.position(slot)
                table.tell((events.STARTS, seat, slot, player, position, EVERYONE))
            tired = 1 if team.entered_tired else 0
            table.tell((events.STARTS_PITCHING, seat, team.mound, tired, EVERYONE))
    begin_half(table)


# --- halves (C-3.6) -----------------------------------------------------------------------------------------------


def begin_half(table: Table) -> None:
    """Clear what belongs to a half; window HALF_START comes next (C-3.6.5)."""
    table.outs = 0
    table.bases = 0
    table.walks = 0
    table.previous = NO_RESULT
    table.hits_in_row = 0
    table.outs_in_row = 0
    table.strikeouts_in_row = 0
    table.half_runs = 0
    table.half_batters = 0
    table.half_strikeouts = 0
    table.half_scorers = 0
    table.half_reached = False
    table.half_pitchers = 1
    table.slot = table.batting().up
    clear_at_bat(table)
    for team in table.teams:
        team.substituted = False
        team.pinch_runners = 0
        team.faced_half = 0
    if table.log is not None:
        top = 1 if table.is_top() else 0
        table.tell((events.HALF, table.inning, top, table.offence, EVERYONE))
    table.go(OPEN_HALF)


def clear_at_bat(table: Table) -> None:
    """The registers of an at-bat (P0)."""
    table.bunts = 0
    table.stole = False
    table.bunted = False
    table.bunting = False
    table.infield_in = False
    table.played_early = 0
    table.tired = 0
    table.pitch_natural = 0
    table.pitch_die = RD
    table.swing_natural = 0
    table.swing_die = RD
    table.chart = NO_CHART
    table.erased = 0
    table.depth_asked = False
    table.result = NO_RESULT
    table.outcome = NO_RESULT
    table.bars = 0
    table.pinch_hitter = False
    table.batter_out = False
    table.outs_before = table.outs
    table.outs_on_play = 0
    table.runs_on_play = 0
    table.sent = 0
    table.throw_kind = NO_THROW
    table.throw_runner = 0
    table.throw_natural = 0
    table.error = False
    table.ejected = 0
    for team in table.teams:
        team.shifts = 0
        team.changed = False
        team.rerolled = 0


def end_half(table: Table) -> None:
    """Bases cleared, effects of the half expire, a card each, sides change; or the game is over (C-3.6.2, C-3.6.5).

    After the last half nobody draws (C-R52).
    """
    tell_half_over(table)
    table.fielding().ended_half = True
    windows.clear_at_bat(table)
    if _is_decided(table):
        table.go(END_GAME)
        return
    for play in table.standing:
        if table.card_of(play).lasts != FOR_BATTERS and play.until <= table.half:
            effects.end_lasting(table, play)
    if table.weather != NO_CARD and table.weather_until <= table.half:
        effects.clear_weather(table)
    table.bases = 0
    if table.setup.strategy:
        table.draw_card(1 - table.offence)  # C-3.2.7
        table.draw_card(table.offence)
    table.half += 1
    table.offence = 1 - table.offence
    if table.half & 1 == 0:
        table.inning += 1
    begin_half(table)


def tell_half_over(table: Table) -> None:
    """Runs, and who was left on base (C-5.8)."""
    table.line = (*table.line, table.half_runs)
    if table.log is not None:
        left = table.stranded
        for base in range(3):
            if table.runner(base):
                left += 1
        table.tell((events.HALF_OVER, table.offence, table.half_runs, left, EVERYONE))


def _is_decided(table: Table) -> bool:
    """Whether the game is over after this half (C-3.6.2, C-3.6.3)."""
    if table.inning < table.setup.rulebook.innings:
        return False
    home, away = table.teams[table.home].runs, table.teams[1 - table.home].runs
    if table.is_top():
        return home > away
    return home != away


def forfeit(table: Table, seat: i64) -> None:
    """A manager who can not field a team loses the game (C-3.5.11, C-R23)."""
    table.forfeited = seat
    table.ejected = 0
    if table.log is not None:
        table.tell((events.FORFEIT, seat, EVERYONE))
    tell_half_over(table)
    windows.clear_at_bat(table)
    table.agenda = 0
    table.go(END_GAME)


# --- the end of a game, and the next (C-4.4, C-6) -----------------------------------------------------------------


def game_winner(table: Table) -> i64:
    if table.forfeited != NOBODY:
        return 1 - table.forfeited
    return 0 if table.teams[0].runs > table.teams[1].runs else 1


def final_runs(table: Table, seat: i64) -> i64:
    """A forfeited game ends 9-0, or as it stood if the loser was behind by more (C-R23)."""
    loser = table.forfeited
    if loser == NOBODY or table.teams[1 - loser].runs - table.teams[loser].runs > 9:
        return table.teams[seat].runs
    return 0 if seat == loser else 9


def end_game(table: Table) -> None:
    """Book the game; go on with the series, or end it."""
    winner = game_winner(table)
    team = table.teams[winner]
    team.wins += 1
    table.stack = ()
    table.plays = ()
    table.use = ()
    if table.log is not None:
        table.tell((events.GAME_OVER, winner, final_runs(table, 0), final_runs(table, 1), EVERYONE))
    for seat in range(2):
        _rest(table, seat)
    table.game += 1
    enough = not table.setup.is_season and team.wins >= table.setup.wins
    if enough or table.game >= table.setup.games:
        table.winner = _series_winner(table)
        if table.log is not None:
            table.tell((events.SERIES_OVER, table.winner, EVERYONE))
        table.step = OVER
    else:
        table.go(BEGIN_GAME)


def _series_winner(table: Table) -> i64:
    """The more wins; a season may end even."""
    first, second = table.teams[0].wins, table.teams[1].wins
    return NOBODY if first == second else 0 if first > second else 1


def arm_of(team: Team) -> i64:
    """What a pitcher's outing means for later games, packed: place, depth, and four marks (C-4.4)."""
    marks: i64 = 0
    if team.threw:
        marks |= 1
    if team.threw_tired:
        marks |= 2
    if team.entered_tired:
        marks |= 4
    return team.mound | team.depth << 6 | marks << 10


def _rest(table: Table, seat: i64) -> None:
    """After a game: who has to rest how long (C-4.4.2 to C-4.4.5, C-R56)."""
    team, club = table.teams[seat], table.setup.clubs[seat]
    rest = list(team.rest)
    pitched = [0] * len(rest)
    for arm in (*team.arms, arm_of(team)):
        if arm >> 10 & 1:
            pitched[arm & 63] = arm
    for place in range(len(rest)):
        due, streak = rest[place] & 15, rest[place] >> 4
        arm = pitched[place]
        if arm:
            streak += 1
            if place == team.turn:
                due = min(4, club.starters - 1)
            else:
                due = due if arm >> 12 & 1 else 0
                due = max(due, arm >> 6 & 15)
                if arm >> 11 & 1 or streak >= 2:
                    due = max(due, 1)
        else:
            due = max(0, due - 1)
            streak = 0
        rest[place] = due | streak << 4
    team.rest = tuple(rest)
    team.turn = (team.turn + 1) % club.starters


def begin_at_bat(table: Table) -> None:
    """P0: the batter of the order enters the box (C-3.8.1)."""
    clear_at_bat(table)
    table.at_bats += 1
    table.slot = table.batting().up
    if table.log is not None:
        player = table.batting().player(table.slot)
        table.tell((events.BATTER_UP, table.offence, table.slot, player, table.fielding().mound, EVERYONE))
