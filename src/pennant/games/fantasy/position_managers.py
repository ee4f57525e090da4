"""The Managers of a position: line-ups, hands, marks and scores; in solo also the Robot and the Deck."""

from collections.abc import Mapping
from typing import Any

from pennant.games.fantasy.cards import COLOURS, STAT_NAMES
from pennant.games.fantasy.notation import BASES
from pennant.games.fantasy.position_reader import GAMES, SERIES, PositionReader, list_in, number, one_of
from pennant.games.fantasy.rules import season_state as t
from pennant.games.fantasy.rules.cards import DEALT, TRACK_BITS
from pennant.games.fantasy.rules.draft import HAND, ROBOT_TIER
from pennant.games.fantasy.rules.packing import pack_stat
from pennant.games.fantasy.rules.season_state import (
    BENCH,
    NO_CARD,
    NOT_KEPT,
    ROSTER,
    Manager,
)
from pennant.games.fantasy.rules.setup import OFFSETS, PAIRS, SNAKE
from pennant.kernel.bits import with_octet
from pennant.kernel.errors import PositionError


class ManagerReader(PositionReader):
    """Sets up the Managers."""

    # --- Managers -----------------------------------------------------------------------------------------------------

    def _places(self, seat: int) -> list[int]:
        """The bases or games at which this Manager's cards lie."""
        season = self.season
        if not season.laid or (season.stage == t.SERIES and seat not in season.finalists):
            return []
        if season.stage == t.SEASON or self.phase == "first-game":
            return [1, 2, 3] if season.stage == t.SERIES and seat == season.home else [0, 1, 2, 3]
        game = season.week
        back = [season.event.weeks[number] for number in range(max(0, game - 3))]  # F-10.9
        last = game if self.phase == "pick" else max(game + 1, 4)
        return [place for place in range(last) if place not in back]

    def _place_names(self) -> tuple[str, ...]:
        return GAMES if self.season.stage == t.SERIES else BASES

    def _manager(self, seat: int, data: Mapping[str, Any]) -> None:
        where = f"given.{self.names[seat]}"
        manager, season = self.season.managers[seat], self.season
        lineup = self._lineup(seat, data, where)
        bench = self._put_all(f"{where}.bench", data.get("bench", []))
        spare = self._put_all(f"{where}.roster", data.get("roster", []))
        size = self._draft_hand(seat, data, where) if self.phase == "draft" else ROSTER + (self.phase == "discard")
        if len(lineup) + len(bench) + len(spare) > size:
            raise PositionError(f"{where}: more than {size} Characters are named (F-4.7)")
        for place in self._places(seat):
            if place not in lineup:
                lineup[place] = spare.pop(0) if spare else self._fill(where)
        bench += spare
        while len(lineup) + len(bench) < size:
            bench.append(self._fill(where))
        for place, card in lineup.items():
            manager.spots[place] = card
        for spot, card in enumerate(bench if season.laid else sorted(bench), start=BENCH):
            manager.spots[spot] = card
        self._marks(manager, data, where)
        self._score(manager, data, where)
        manager.reserved = tuple(self._put_all(f"{where}.reserved", data.get("reserved", [])))
        for card in manager.reserved:
            season.mark_since(card, season.month if season.laid else max(1, season.month - 1))
        for base in list_in(f"{where}.sides", data.get("sides", [])):
            manager.sides |= 1 << BASES.index(one_of(f"{where}.sides", base, BASES))
        season.discard += tuple(self._put_all(f"{where}.discarded", data.get("discarded", [])))

    def _lineup(self, seat: int, data: Mapping[str, Any], where: str) -> dict[int, int]:
        """The named cards at bases or games."""
        season, names = self.season, self._place_names()
        places = self._places(seat)
        found: dict[int, int] = {}
        lineup = data.get("lineup", {})
        if not isinstance(lineup, Mapping):
            cards = list_in(f"{where}.lineup", lineup)
            if len(cards) > len(places):
                raise PositionError(f"{where}.lineup: {len(cards)} cards, but {len(places)} places at this time")
            lineup = {names[place]: card for place, card in zip(places, cards, strict=False)}
        if "active" in data:
            if self.phase not in ("week", "game"):
                raise PositionError(f"{where}.active: nobody is active in the phase {self.phase!r}")
            lineup = {**lineup, names[season.place()]: data["active"]}
        for name, card in lineup.items():
            place = names.index(one_of(f"{where}.lineup", name, names))
            if place not in places:
                raise PositionError(f"{where}.lineup: nothing lies at {name} in the phase {self.phase!r}")
            found[place] = self._put(f"{where}.lineup", card)
        return found

    def _draft_hand(self, seat: int, data: Mapping[str, Any], where: str) -> int:
        """Set the hand being drafted, and the number of cards that this Manager has already kept."""
        season = self.season
        kept = len(list_in(f"{where}.roster", data.get("roster", [])))
        if season.setup.draft == SNAKE:
            return kept
        hand = self._put_all(f"{where}.hand", data.get("hand", []))
        while len(hand) + kept < HAND:
            hand.append(self._fill_tier(hand, 1))
        if len(hand) + kept != HAND:
            raise PositionError(f"{where}: hand and roster should be {HAND} together (F-4.4)")
        season.round = kept // 2 if season.setup.draft == PAIRS else kept
        season.managers[seat].hand = tuple(sorted(hand))
        for card in hand:
            origin = (seat - OFFSETS[season.setup.draft][season.round]) % season.setup.players
            season.drafted = with_octet(season.drafted, card, origin * 8 + NOT_KEPT)
        return kept

    def _fill_tier(self, cards: list[int], hands: int) -> int:
        """A card of a tier that some dealt hands still lack (F-4.4)."""
        characters = self.season.characters
        held = [characters[card].tier for card in cards]
        for card in self.spare:
            tier = characters[card].tier
            if held.count(tier) < DEALT[tier] * hands:
                self.spare.remove(card)
                self.placed[card] = "a hand"
                return card
        return self._fill("a hand")

    def _marks(self, manager: Manager, data: Mapping[str, Any], where: str) -> None:
        """Mark exhausted, shown and locked cards (F-2.8)."""
        for key in ("exhausted", "shown", "locked"):
            for name in list_in(f"{where}.{key}", data.get(key, [])):
                card = self._character(f"{where}.{key}", name)
                if card not in manager.spots:
                    raise PositionError(f"{where}.{key}: {name} is not in the roster of this Manager")
                bit = 1 << manager.spots.index(card)
                if key == "exhausted":
                    manager.exhausted |= bit
                elif key == "locked":
                    manager.locked |= bit
                manager.shown |= bit
        if manager.locked & t.PLACE_SPOTS:
            raise PositionError(f"{where}.locked: a locked card is on no base and in no game (F-9.6)")
        if self.season.laid:
            for place in range(BENCH):
                played = self.season.is_open(place) and place != self.season.place()
                if manager.spots[place] != NO_CARD and played:
                    manager.shown |= 1 << place
        for text in list_in(f"{where}.berzerk", data.get("berzerk", [])):
            name, _, stat = str(text).rpartition(" ")
            stat = one_of(f"{where}.berzerk: say for example 'DH-88 AVG'", stat, STAT_NAMES)
            card = self._character(f"{where}.berzerk", name)
            manager.berzerk += (pack_stat(card, STAT_NAMES.index(stat)),)

    def _score(self, manager: Manager, data: Mapping[str, Any], where: str) -> None:
        """Set points, Wins and games; the pile is filled up to the number of claimed cards."""
        tracks = data.get("tracks", {})
        if not isinstance(tracks, Mapping):
            raise PositionError(f"{where}.tracks should be a table, such as {{ red = 3 }}")
        for colour, points in tracks.items():
            track = COLOURS.index(one_of(f"{where}.tracks", colour, COLOURS))
            manager.tracks += number(f"{where}.tracks.{colour}", points, 0, 2000) << track * TRACK_BITS
        pile = self._put_wins(f"{where}.pile", data.get("pile", []))
        printed = sum(self.book.wins[win].wins if self.season.setup.printed_values else 1 for win in pile)
        manager.wins = number(f"{where}.wins", data.get("wins", printed), 0, 999)
        manager.claimed = number(f"{where}.claimed", data.get("claimed", max(manager.wins, len(pile))), len(pile), 999)
        manager.bonus = number(f"{where}.bonus", data.get("bonus", 0), 0, 999)
        manager.games = number(f"{where}.games", data.get("games", 0), 0, 3)
        if self.phase not in SERIES:
            while len(pile) < manager.claimed:
                pile.append(self._fill_win(f"{where}.pile"))
            manager.pile = tuple(pile)

    def _series_score(self) -> None:
        """Before Game n of the Series, n - 1 games are won; unspecified wins are distributed."""
        season = self.season
        if self.phase not in SERIES:
            return
        played = int(season.week) + season.setup.two_player_edge
        said = [self.given.get(self.names[seat], {}).get("games") for seat in season.finalists]
        first = said[0] if said[0] is not None else played // 2 if said[1] is None else played - said[1]
        second = said[1] if said[1] is not None else played - first
        if first + second != played or not 0 <= first < 4 or not 0 <= second < 4:
            raise PositionError(f"given: before game {season.week + 1} the finalists have won {played} games (F-10.1)")
        for seat, games in zip(season.finalists, (first, second), strict=True):
            season.managers[seat].games = games

    def _robot(self, data: Mapping[str, Any]) -> None:
        """The Robot's cards: fifteen in all (F-12.6.2)."""
        season, manager = self.season, self.season.managers[t.ROBOT]
        season.robot_used = tuple(sorted(self._put_all("given.robot.used", data.get("used", []))))
        manager.reserved = tuple(self._put_all("given.robot.locked", data.get("locked", [])))
        self._bot(t.ROBOT, data)
        cards = self._put_all("given.robot.cards", data.get("cards", []))
        held = [card for card in manager.spots if card != NO_CARD]
        while len(cards) + len(held) + len(season.robot_used) + len(manager.reserved) < ROBOT_TIER * len(DEALT):
            cards.append(self._fill("given.robot.cards"))
        season.robot = tuple(sorted(cards))

    def _deck(self, data: Mapping[str, Any]) -> None:
        self.season.aside = tuple(sorted(self._put_all("given.deck.aside", data.get("aside", []))))
        self._bot(t.DECK, data)

    def _bot(self, seat: int, data: Mapping[str, Any]) -> None:
        """Starters of the Robot or the Deck: face up."""
        where = f"given.{self.names[seat]}"
        manager = self.season.managers[seat]
        lineup = self._lineup(seat, data, where)
        if self.phase in ("week", "game"):
            for place in self._places(seat):
                if place not in lineup:
                    lineup[place] = self._fill(where)
        for place, card in lineup.items():
            manager.put(card, place, True, False)
        self._score(manager, data, where)
