"""The board as the log tells it: after every step the changes since the last one, each to those who may see it.

The rules tell the story (who pitched what, who was thrown out); this tells how the board stands, so that a client can
follow without knowing a rule.
"""

from typing import Final

from mypy_extensions import i64

from pennant.games.clutch.rules import events, numbers
from pennant.games.clutch.rules.table import OVER, Play, Table, slot_of
from pennant.kernel.state import EVERYONE

ON_TABLE: Final = -1
"""In place of a seat: what belongs to nobody."""


class Board:
    """What the log has told so far."""

    def __init__(self) -> None:
        self.table: list[int] = []
        self.teams: list[list[int]] = []
        self.lists: list[list[tuple[int, ...]]] = []  # of the two teams, then of the table
        self.hands: list[tuple[int, ...]] = []
        self.shown: list[tuple[int, ...]] = []


TABLE_NUMBERS: Final = (
    "game", "home", "inning", "top", "offence", "outs", "first", "second", "third", "slot", "walks", "infield_in",
    "bunts", "pitch_natural", "pitch_die", "swing_natural", "swing_die", "chart", "result", "outcome", "tired",
    "throw_kind", "throw_natural", "throw_runner", "throw_to", "throw_out", "sent", "weather", "weather_until",
    "pinch_hitter", "clutch_moment", "owed", "winner", "over", "half_runs",
)  # fmt: skip


def table_numbers(table: Table) -> list[int]:
    """What all see of the table, as numbers."""
    thrown = slot_of(table.throw_runner)
    return [
        table.game, table.home, table.inning, 1 if table.is_top() else 0, table.offence, table.outs, table.runner(0),
        table.runner(1), table.runner(2), table.slot, table.walks, 1 if table.infield_in else 0, table.bunts,
        table.pitch_natural, table.pitch_die, table.swing_natural, table.swing_die, table.chart, table.result,
        table.outcome, table.tired, table.throw_kind, table.throw_natural, thrown, table.throw_to,
        1 if table.throw_out else 0, table.sent, table.weather, table.weather_until, 1 if table.pinch_hitter else 0,
        1 if numbers.in_clutch_moment(table) else 0, table.owed, table.winner, 1 if table.step == OVER else 0,
        table.half_runs,
    ]  # fmt: skip


TEAM_NUMBERS: Final = (
    "runs", "up", "order", "fielding", "bench", "bullpen", "mound", "left", "battery", "infield", "outfield", "outs",
    "charged", "walks", "faced", "more", "entered", "entered_tired", "threw", "hand", "deck", "coaches",
    "substituted", "pinch_runners", "wins", "turn", "ready", "last", "hits",
)  # fmt: skip


def team_numbers(table: Table, seat: i64) -> list[int]:
    """What all see of a team, as numbers."""
    t = table.teams[seat]
    ready = 1 if table.acting and t.draft and not table.acting >> seat & 1 else 0
    return [
        t.runs, t.up, t.order, t.fielding, t.bench, t.bullpen, t.mound, t.left, t.battery, t.infield, t.outfield,
        t.outs, t.charged, t.walks, t.faced, t.more, t.entered, 1 if t.entered_tired else 0, 1 if t.threw else 0,
        len(t.hand), len(t.deck), t.coaches, 1 if t.substituted else 0, t.pinch_runners, t.wins, t.turn, ready,
        t.last, t.hits,
    ]  # fmt: skip


TABLE_LISTS: Final = ("plays", "standing", "stack", "line")
TEAM_LISTS: Final = ("discard", "rest", "arms")
PLAY_NUMBERS: Final = ("card", "coach", "owner", "target", "choice", "player", "until", "spent")


def play_numbers(play: Play) -> list[int]:
    """A card in play as all see it."""
    coach, spent = 1 if play.is_coach else 0, 1 if play.spent else 0
    return [play.card, coach, play.owner, play.target, play.choice, play.player, play.until, spent]


def _plays(plays: tuple[Play, ...]) -> tuple[int, ...]:
    found: list[int] = []
    for play in plays:
        found += play_numbers(play)
    return tuple(found)


def table_lists(table: Table) -> list[tuple[int, ...]]:
    return [_plays(table.plays), _plays(table.standing), _plays(table.stack), table.line]


def team_lists(table: Table, seat: i64) -> list[tuple[int, ...]]:
    team = table.teams[seat]
    return [team.discard, team.rest, team.arms]


def board_of(table: Table) -> Board:
    """The board as it is now."""
    board = Board()
    board.table = table_numbers(table)
    for seat in range(2):
        board.teams.append(team_numbers(table, seat))
        board.lists.append(team_lists(table, seat))
        board.hands.append(table.teams[seat].hand)
        board.shown.append(table.teams[seat].shown)
    board.lists.append(table_lists(table))
    return board


def tell_changes(table: Table, old: Board) -> Board:
    """Tell what differs from the board as it was told last."""
    new = board_of(table)
    for field in range(len(new.table)):
        if new.table[field] != old.table[field]:
            table.tell((events.TABLE_SET, field, new.table[field], EVERYONE))
    for seat in range(2):
        for field in range(len(new.teams[seat])):
            if new.teams[seat][field] != old.teams[seat][field]:
                table.tell((events.TEAM_SET, seat, field, new.teams[seat][field], EVERYONE))
        if new.hands[seat] != old.hands[seat]:
            _tell_cards(table, events.HAND_SET, seat, new.hands[seat], 1 << seat)
        if new.shown[seat] != old.shown[seat]:
            _tell_cards(table, events.KNOWN_SET, seat, new.shown[seat], 3)
    for holder in range(3):
        seat = ON_TABLE if holder == 2 else holder
        for which in range(len(new.lists[holder])):
            if new.lists[holder][which] != old.lists[holder][which]:
                _tell_list(table, seat, which, old.lists[holder][which], new.lists[holder][which])
    return new


def _tell_cards(table: Table, kind: i64, seat: i64, cards: tuple[int, ...], audience: i64) -> None:
    """A hand anew, card by card."""
    table.tell((kind, seat, -1, -1, audience))
    for place in range(len(cards)):
        table.tell((kind, seat, place, cards[place], audience))


def _tell_list(table: Table, seat: i64, which: i64, old: tuple[int, ...], new: tuple[int, ...]) -> None:
    """A list anew, or what it has grown by."""
    width: i64 = 1
    if seat == ON_TABLE and which < 3:
        width = len(PLAY_NUMBERS)
    start = len(old)
    if start > len(new) or new[:start] != old:
        table.tell((events.LIST_CLEARED, seat, which, EVERYONE))
        start = 0
    while start < len(new):
        for offset in range(width):
            table.tell((events.LIST_ADDED, seat, which, offset, new[start + offset], EVERYONE))
        start += width
