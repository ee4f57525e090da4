"""Line-ups before a game: nine batters in order, each fielder at a listed position, one of them hits only (C-3.2.9)."""

from mypy_extensions import i64

from pennant.games.clutch.rules import moves
from pennant.games.clutch.rules.cards import DESIGNATED, POSITIONS, Batter
from pennant.games.clutch.rules.setup import Club
from pennant.games.clutch.rules.table import SLOTS, Table, Team


def choices(table: Table, seat: i64) -> list[int]:
    """The deck's own line-up, or the next part of one's own: a batter, then his position."""
    team, club = table.teams[seat], table.setup.clubs[seat]
    used, filled = _so_far(team)
    if len(team.draft) % 2:
        place = team.draft[-1] - moves.LINEUP_BATTER
        return [
            moves.LINEUP_POSITION + position
            for position in range(POSITIONS)
            if may_play(club.batters[place], position)
            and not filled >> position & 1
            and can_complete(club, used, filled | 1 << position)
        ]
    found = [] if team.draft else [moves.LINEUP_READY]
    free = [place for place in range(len(club.batters)) if not used >> place & 1]
    return found + [moves.LINEUP_BATTER + place for place in free if _has_position(club, place, used, filled)]


def may_play(batter: Batter, position: i64) -> bool:
    """Anybody may hit only; a fielder needs a listed position (C-3.2.9)."""
    return position == DESIGNATED or bool(batter.listed >> position & 1)


def _so_far(team: Team) -> tuple[int, int]:
    """Who is in the order already, and which positions are filled, as bit sets."""
    used = 0
    filled = 0
    for action in team.draft:
        if action >= moves.LINEUP_POSITION:
            filled |= 1 << action - moves.LINEUP_POSITION
        else:
            used |= 1 << action - moves.LINEUP_BATTER
    return used, filled


def _has_position(club: Club, place: int, used: int, filled: int) -> bool:
    """Whether this batter can come next in some position, so that the rest can still be filled."""
    after = used | 1 << place
    for position in range(POSITIONS):
        is_free = may_play(club.batters[place], position) and not filled >> position & 1
        if is_free and can_complete(club, after, filled | 1 << position):
            return True
    return False


def can_complete(club: Club, used: int, filled: int) -> bool:
    """Whether the batters left can fill the positions left: a matching, found by augmenting paths."""
    holder: dict[int, int] = {}  # of each position
    for position in range(POSITIONS):
        if not filled >> position & 1 and not _place(club, position, used, holder, set()):
            return False
    return True


def _place(club: Club, position: int, used: int, holder: dict[int, int], tried: set[int]) -> bool:
    """Find somebody for a position; who holds another may have to move."""
    for place in range(len(club.batters)):
        if used >> place & 1 or place in tried or not may_play(club.batters[place], position):
            continue
        tried.add(place)
        held = -1
        for other, who in holder.items():
            if who == place:
                held = other
        if held < 0 or _place(club, held, used, holder, tried):
            holder[position] = place
            return True
    return False


def choose(table: Table, seat: i64, action: i64) -> None:
    """Add a part; with the last one this line-up is in."""
    team = table.teams[seat]
    team.draft = (*team.draft, action)
    if is_complete(team):
        table.acting &= ~(1 << seat)


def is_complete(team: Team) -> bool:
    return team.draft == (moves.LINEUP_READY,) or len(team.draft) == 2 * SLOTS


def lay(table: Table, seat: i64) -> None:
    """Put the chosen line-up on the table; the others sit on the bench."""
    team, club = table.teams[seat], table.setup.clubs[seat]
    for slot in range(SLOTS):
        if team.draft[0] == moves.LINEUP_READY:
            place: i64 = club.deck.order[slot]
            position: i64 = club.deck.fielding[slot]
        else:
            place = team.draft[2 * slot] - moves.LINEUP_BATTER
            position = team.draft[2 * slot + 1] - moves.LINEUP_POSITION
        team.put_player(slot, place)
        team.put_position(slot, position)
        team.bench &= ~(1 << place)
    team.draft = ()
