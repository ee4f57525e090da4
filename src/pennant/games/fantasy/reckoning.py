"""The value of Characters in the state that a viewer sees, computed by the rules themselves."""

from collections.abc import Mapping
from typing import Any

from pennant.games.fantasy.cards import COLOURS, STAT_NAMES, CardBook
from pennant.games.fantasy.events import STAGES
from pennant.games.fantasy.rules import playoffs, stats
from pennant.games.fantasy.rules.cards import TRACK_BITS
from pennant.games.fantasy.rules.packing import pack_stat, unpack_track
from pennant.games.fantasy.rules.season import Season
from pennant.games.fantasy.rules.season_state import BENCH, NO_CARD, NOBODY, SPOTS, Manager, pack_order
from pennant.games.fantasy.setups import setup_of
from pennant.games.fantasy.view_types import Manager as SeenManager
from pennant.games.fantasy.view_types import StatOf, View


class Reckoning:
    """The state that a viewer sees, as a state of the rules without the cards that the viewer cannot name."""

    def __init__(self, book: CardBook, view: View, settings: Mapping[str, Any]) -> None:
        self.book = book
        self.state = Season()
        self.state.setup = setup_of(view["mode"], dict(settings), book)
        self.state.seats = self.state.setup.players
        self.state.cards = book.rules
        self.state.characters = book.rules.characters
        self.state.stage = STAGES.index(view["stage"])
        self.state.week = view["week"]
        self.state.order = pack_order(view["order"])
        self.state.finalists = tuple(view["finalists"])
        self.state.winner = NOBODY if view["winner"] is None else view["winner"]
        if view["event"] is not None:
            self.state.event_number = book.event_number(view["event"])
            self.state.event = book.rules.events[self.state.event_number]
        self.state.burned = tuple(self._skill(each) for each in view["burned"])
        self.state.managers = [self._manager(manager) for manager in view["managers"]]

    def _skill(self, each: StatOf) -> int:
        return pack_stat(self.book.character_number(each["card"]), STAT_NAMES.index(each["stat"]))

    def _manager(self, seen: SeenManager) -> Manager:
        manager = Manager()
        manager.spots = [NO_CARD] * SPOTS
        for place, entry in enumerate(seen["lineup"][:BENCH]):
            if entry is not None and entry["card"] != "?":
                manager.spots[place] = self.book.character_number(entry["card"])
        manager.juice, manager.pile_on = seen["juice"], seen["pile_on"]
        manager.added = tuple(self.book.character_number(card) for card in seen["added"])
        manager.berzerk = tuple(self._skill(each) for each in seen["berzerk"])
        manager.wins, manager.claimed, manager.bonus = seen["wins"], seen["claimed"], seen["bonus"]
        for track, colour in enumerate(COLOURS):
            manager.tracks |= seen["tracks"][colour] << track * TRACK_BITS
        return manager

    # --- the game being played ----------------------------------------------------------------------------------------

    def total(self, seat: int, win: str) -> int | None:
        """The total of a Manager's active Character for a Win card, with all effects in force (F-6.3)."""
        if self.state.active(seat) == NO_CARD:
            return None
        return int(stats.total(self.state, seat, self.book.win_number(win)))

    def values(self, seat: int) -> dict[str, int]:
        """The stats of a Manager's active Character as they are now (F-6.8)."""
        return dict(zip(STAT_NAMES, map(int, stats.effective_stats(self.state, seat)), strict=True))

    def total_of(self, seat: int, card: str, win: str) -> int:
        """The total that a Character would have in the place of this Manager's active one."""
        manager, place = self.state.managers[seat], self.state.place()
        before = manager.spots[place]
        manager.spots[place] = self.book.character_number(card)
        found = int(stats.total(self.state, seat, self.book.win_number(win)))
        manager.spots[place] = before
        return found

    def total_with(self, seat: int, card: str, win: str) -> int | None:
        """The total after using the magic of this card, if it can be predicted."""
        manager = self.state.managers[seat]
        match self.book.characters[self.book.character_number(card)].magic:
            case "TELEPORT":
                return self.total_of(seat, card, win)
            case "POWER JUICE":
                manager.juice += 1
                found = self.total(seat, win)
                manager.juice -= 1
                return found
            case "PILE ON":
                manager.pile_on += 1
                found = self.total(seat, win)
                manager.pile_on -= 1
                return found
            case "SUMMON":
                before = manager.added
                manager.added = (*before, self.book.character_number(card))
                found = self.total(seat, win)
                manager.added = before
                return found
        return None

    # --- worth and places ---------------------------------------------------------------------------------------------

    def worth(self, win: str, place: int) -> int:
        """The Wins that a Win card gives at a base (F-R5, F-E29)."""
        printed = self.book.wins[self.book.win_number(win)].wins if self.state.setup.printed_values else 1
        return int(printed + self.state.event.more_wins[place % 4])

    def track_wins(self, colour: str) -> list[int]:
        """The Wins of a track at its present points, by seat (F-8)."""
        track = COLOURS.index(colour)
        points = [int(unpack_track(manager.tracks, track)) for manager in self.state.managers]
        return playoffs.track_wins(points, self.state.setup.track_tie)

    def final_wins(self, seat: int) -> int:
        """Wins of weeks and tracks; before the season ends, with the tracks at their present points (F-8.4)."""
        return int(self.state.managers[seat].wins + sum(self.track_wins(colour)[seat] for colour in COLOURS))

    def ranking(self) -> list[int]:
        """All Managers, the best first: by Wins, and once there is a Champion by the Series (F-10.13, F-R33)."""
        for seat, manager in enumerate(self.state.managers):
            manager.bonus = self.final_wins(seat) - manager.wins
        ranked = playoffs.ranking(self.state)
        if self.state.winner == NOBODY:
            return ranked
        first = [int(self.state.winner), *(seat for seat in self.state.finalists if seat != self.state.winner)]
        return [*first, *(seat for seat in ranked if seat not in first)]
