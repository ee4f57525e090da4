"""Line-ups before a game: nine batters in order, each fielder at a listed position, one of them hits only (C-3.2.9)."""

from mypy_extensions import i64

from pennant.games.clutch.rules import moves
from pennant.games.clutch.rules.ballgame_state import BallgameState
from pennant.games.clutch.rules.cards import DESIGNATED, POSITIONS, Batter
from pennant.games.clutch.rules.packing import set_packed
from pennant.games.clutch.rules.setup import Club
from pennant.games.clutch.rules.team import SLOTS, Team


def choices(state: BallgameState, seat: i64) -> list[int]:
    """The choices: the deck's own line-up, or the next part of another: a batter, then his position."""
    team, club = state.teams[seat], state.setup.clubs[seat]
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
    """Any batter may be the designated hitter; a fielder needs a listed position (C-3.2.9)."""
    return position == DESIGNATED or bool(batter.listed >> position & 1)


def _so_far(team: Team) -> tuple[i64, i64]:
    """The players already in the order, and the filled positions, as bit sets."""
    used: i64 = 0
    filled: i64 = 0
    for action in team.draft:
        if action >= moves.LINEUP_POSITION:
            filled |= 1 << action - moves.LINEUP_POSITION
        else:
            used |= 1 << action - moves.LINEUP_BATTER
    return used, filled


def _has_position(club: Club, place: i64, used: i64, filled: i64) -> bool:
    """Whether this batter can come next at some position, so that the rest can still be filled."""
    after = used | 1 << place
    for position in range(POSITIONS):
        is_free = may_play(club.batters[place], position) and not filled >> position & 1
        if is_free and can_complete(club, after, filled | 1 << position):
            return True
    return False


def can_complete(club: Club, used: i64, filled: i64) -> bool:
    """Whether the remaining batters can fill the remaining positions; any batter may be the designated hitter."""
    return Matching(club, used).fills(filled)


class Matching:
    """Assigns batters to positions by augmenting paths."""

    def __init__(self, club: Club, used: i64) -> None:
        self.batters = club.batters
        self.tried: i64 = 0
        self.used: i64 = used
        self.places: i64 = 0  # who holds each position: six bits each, one more than his place

    def fills(self, filled: i64) -> bool:
        position: i64 = 0
        while position < DESIGNATED:
            if not filled >> position & 1:
                self.tried = self.used
                if not self._find(position):
                    return False
            position += 1
        return True

    def _find(self, position: i64) -> bool:
        """Find a batter for a position; a batter assigned to another one may have to move."""
        place: i64 = 0
        size: i64 = len(self.batters)
        while place < size:
            if not self.tried >> place & 1 and self.batters[place].listed >> position & 1:
                self.tried |= 1 << place
                held = self._held_by(place)
                if held < 0 or self._find(held):
                    self.places = set_packed(self.places, 6, position, place + 1)
                    return True
            place += 1
        return False

    def _held_by(self, place: i64) -> i64:
        position: i64 = 0
        while position < DESIGNATED:
            if (self.places >> position * 6 & 63) == place + 1:
                return position
            position += 1
        return -1


def choose(state: BallgameState, seat: i64, action: i64) -> None:
    """Add a part; the last one completes this line-up."""
    team = state.teams[seat]
    team.draft = (*team.draft, action)
    if is_complete(team):
        state.acting &= ~(1 << seat)


def is_complete(team: Team) -> bool:
    return team.draft == (moves.LINEUP_READY,) or len(team.draft) == 2 * SLOTS


def lay(state: BallgameState, seat: i64) -> None:
    """Put the chosen line-up into the game; all others sit on the bench."""
    team, club = state.teams[seat], state.setup.clubs[seat]
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
