"""Positions from a readable description: for scenarios, puzzles and analysis.

A description names cards by id, or by names that it gives to cards of its own::

    [cards]
    ace = "Good HR7 RBI6 AVG3"                  # alignment, tier (else Rookie), stats; after a comma the magic
    orc = "Evil Pro K9 SV5, FLAMES"             # (else BRUTE FORCE, not offered while there are no points)
    big = "win HR RBI K, red +1, blue +1, 2"    # a Win card: stats, banners, the Wins that it prints (else 1)
    "p1 p2 p3" = "Good IP1"                     # several of a kind

    [given]
    seats = 3                       # else as many as are described, two at least
    phase = "week"                  # see PHASES
    week = 2                        # counted in the order played
    order = ["M1", "M2", "M0"]      # the waiver order; turn order is the reverse
    field = { 2nd = "big" }
    [given.M0]
    active = "ace"                  # the Character of this week or game; `lineup` names those of any
    lineup = { 1st = "SS-14", home = "CF-3" }
    bench = ["orc"]
    exhausted = ["SS-14"]           # face up and used
    tracks = { red = 3 }
    wins = 2

What is not said is filled up with cards that nobody names: rosters to six, bases, games and pools to their number.
Everything else lies in the decks.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from pennant.games.fantasy.cards import COLOURS, STAT_NAMES, CardBook
from pennant.games.fantasy.described_cards import with_described_cards
from pennant.games.fantasy.notation import BASES
from pennant.games.fantasy.rules import playoffs, questions, steps
from pennant.games.fantasy.rules import season_state as t
from pennant.games.fantasy.rules.cards import DEALT, TRACK_BITS
from pennant.games.fantasy.rules.draft import HAND, ROBOT_TIER
from pennant.games.fantasy.rules.month import MORE_FREE_AGENTS
from pennant.games.fantasy.rules.season import Season, new_season
from pennant.games.fantasy.rules.season_state import (
    BENCH,
    NO_CARD,
    NOT_DEALT,
    NOT_KEPT,
    ROSTER,
    SPOTS,
    Manager,
    pack_order,
)
from pennant.games.fantasy.rules.setup import OFFSETS, PAIRS, SNAKE
from pennant.games.fantasy.setups import MODES, setup_of
from pennant.kernel.bits import with_octet
from pennant.kernel.chance import small_chance
from pennant.kernel.errors import CardError, PositionError, nearest

PHASES = {
    "draft": "cards are kept, `hand` is passed on",
    "discard": "everybody gives up one of seven",
    "month": "a month begins: Win cards are dealt",
    "free-agency": "the pool is open, nobody has claimed",
    "rosters": "everybody sets a roster",
    "robot": "solo: the Robot's starters are chosen",
    "week": "a week's Characters are turned up",
    "clean-up": "the four weeks of a month are over",
    "season-end": "the last month is over: Stat Track Wins, then who qualifies",
    "wild-card": "the contenders choose their Characters",
    "series": "the finalists choose their Characters for Games 1 to 4",
    "first-game": "the home Manager chooses for Game 1",
    "game": "the Characters of a game of the Series are turned up",
    "pick": "Games 5 to 7: cards are back, both choose",
}
GAMES = tuple(f"game-{number}" for number in range(1, 8))
FIELD = (*BASES, *(f"{base}-down" for base in BASES))
WILD = "wild-card"

_LAID = ("robot", "week", "clean-up", "first-game", "game", "pick")
_SERIES = ("series", "first-game", "game", "pick")
_GIVEN_KEYS = (
    "mode", "options", "seats", "phase", "seed", "order", "month", "week", "game", "field", "event", "pool",
    "character_deck", "tail", "discard", "win_deck", "win_tail", "used_wins", "event_deck", "event_tail", "spent",
    "known", "home", "visitor", "finalists", "contenders", "sticky",
)  # fmt: skip
_SCORE_KEYS = ("tracks", "wins", "claimed", "pile", "bonus", "games")
_MANAGER_KEYS = (
    "hand", "roster", "lineup", "active", "bench", "exhausted", "shown", "locked", "reserved", "sides", "discarded",
    "knows", "berzerk", *_SCORE_KEYS,
)  # fmt: skip
_ROBOT_KEYS = ("cards", "used", "locked", "lineup", "active", *_SCORE_KEYS)
_DECK_KEYS = ("aside", "lineup", "active", *_SCORE_KEYS)
_LAST_GAME = len(GAMES)


def position_of(data: Mapping[str, Any], book: CardBook) -> Season:
    """Build the state of a description, run to its first decision."""
    given = dict(data.get("given", data))
    given.pop("cards", None)
    position = _Position(given, with_described_cards(book, data.get("cards", {})))
    named = set(_words([given, data.get("chance", [])]))
    position.spare = [number for number, card in enumerate(book.characters) if card.id not in named]
    position.spare_wins = [number for number, card in enumerate(book.wins) if card.id not in named]
    return position.season_at_hand()


class _Position:
    """A position being built."""

    def __init__(self, given: dict[str, Any], book: CardBook) -> None:
        self.given = given
        self.book = book
        seats = self._begin()
        self.names = [f"M{seat}" for seat in range(seats)]
        known = [*_GIVEN_KEYS, *self.names]
        if self.season.setup.solo:
            self.names = ["M0", "robot", "deck"]
            known = [*_GIVEN_KEYS, *self.names]
        _check_keys("given", given, known)
        self.placed: dict[int, str] = {}
        self.placed_wins: dict[int, str] = {}
        self.spare: list[int] = []  # the cards that the description does not name, for whatever is to be filled up
        self.spare_wins: list[int] = []

    def _begin(self) -> int:
        """Start a game of the mode with its options, as the frame for everything else."""
        given = self.given
        mode = _one_of("given.mode", given.get("mode", "season"), MODES)
        self.phase = _one_of("given.phase", given.get("phase", "week"), PHASES)
        options = dict(given.get("options", {}))
        if mode == "season" and "seats" not in options:
            described = [int(key[1:]) + 1 for key in given if key[:1] == "M" and key[1:].isdigit()]
            options["seats"] = given.get("seats", max([2, *described]))
        elif "seats" in given:
            raise PositionError("given.seats: say it once, in options or here; solo has no choice of seats")
        if "event" in given:
            options.setdefault("events", True)
        setup = setup_of(mode, MODES[mode].resolve_options(options), self.book)
        seed = _number("given.seed", given.get("seed", 1), 0, 1 << 62)
        self.season = new_season(setup, self.book.rules, small_chance(seed, 1), False)
        return setup.managers

    def season_at_hand(self) -> Season:
        season = self.season
        self._clear()
        self._frame()
        for seat in range(season.setup.players):
            self._manager(seat, self._table(self.names[seat], _MANAGER_KEYS))
        if season.setup.solo:
            self._robot(self._table("robot", _ROBOT_KEYS))
            self._deck(self._table("deck", _DECK_KEYS))
        self._series_score()
        self._piles()
        self._games()
        self._knowledge()
        self._go()
        season.run()
        return season

    # --- words --------------------------------------------------------------------------------------------------------

    def _table(self, name: str, known: Iterable[str]) -> Mapping[str, Any]:
        data = self.given.get(name, {})
        if not isinstance(data, Mapping):
            raise PositionError(f"given.{name} should be a table, such as [given.{name}]")
        _check_keys(f"given.{name}", data, known)
        return data

    def _seat(self, where: str, name: Any) -> int:
        return self.names.index(_one_of(where, name, self.names))

    def _seats(self, key: str) -> list[int]:
        found = [self._seat(f"given.{key}", name) for name in _list_in(f"given.{key}", self.given.get(key, []))]
        if len(set(found)) < len(found):
            raise PositionError(f"given.{key}: somebody stands there twice")
        return found

    def _character(self, where: str, name: Any) -> int:
        try:
            return self.book.character_number(str(name))
        except CardError as error:
            raise PositionError(f"{where}: {error}") from None

    def _win(self, where: str, name: Any) -> int:
        try:
            return self.book.win_number(str(name))
        except CardError as error:
            raise PositionError(f"{where}: {error}") from None

    def _event(self, where: str, name: Any) -> int:
        try:
            return self.book.event_number(str(name))
        except CardError as error:
            raise PositionError(f"{where}: {error}") from None

    def _put(self, where: str, name: Any) -> int:
        """Place a Character here and nowhere else."""
        card = self._character(where, name)
        if card in self.placed:
            raise PositionError(f"{where}: {name} lies in {self.placed[card]} already")
        self.placed[card] = where
        return card

    def _put_all(self, where: str, names: Any) -> list[int]:
        return [self._put(where, name) for name in _list_in(where, names)]

    def _put_win(self, where: str, name: Any) -> int:
        card = self._win(where, name)
        if card in self.placed_wins:
            raise PositionError(f"{where}: {name} lies in {self.placed_wins[card]} already")
        self.placed_wins[card] = where
        return card

    def _put_wins(self, where: str, names: Any) -> list[int]:
        return [self._put_win(where, name) for name in _list_in(where, names)]

    def _fill(self, where: str) -> int:
        """Take a Character that the description does not name."""
        if not self.spare:
            raise PositionError(f"{where}: there are not enough Characters to fill this up")
        card = self.spare.pop(0)
        self.placed[card] = where
        return card

    def _fill_win(self, where: str) -> int:
        if not self.spare_wins:
            raise PositionError(f"{where}: there are not enough Win cards to fill this up")
        card = self.spare_wins.pop(0)
        self.placed_wins[card] = where
        return card

    # --- the frame ----------------------------------------------------------------------------------------------------

    def _clear(self) -> None:
        """Undo the deal of a new game."""
        season = self.season
        for seat, old in enumerate(season.managers):
            manager = Manager()
            manager.spots = [NO_CARD] * SPOTS
            manager.team = old.team
            season.managers[seat] = manager
        count = len(season.characters)
        season.seen, season.known, season.drafted = bytes(count), bytes(count), bytes([NOT_DEALT]) * count
        season.deck, season.pool, season.robot = [], (), ()
        season.question, season.acting = questions.NO_QUESTION, 0

    def _frame(self) -> None:
        """Set the point of the game, the orders, and the Event in force."""
        given, season, phase = self.given, self.season, self.phase
        months = season.setup.months
        if phase in ("draft", "discard"):
            season.month = 0
        elif phase in ("season-end", WILD, *_SERIES):
            season.month = months
        else:
            first = 2 if phase == "free-agency" else 1
            season.month = _number("given.month", given.get("month", first), first, months)
        season.stage = t.DRAFT if season.month == 0 else t.SEASON
        if phase == WILD:
            season.stage = t.WILD_CARD
        elif phase in _SERIES:
            season.stage = t.SERIES
        if phase in ("game", "pick"):
            low = 5 if phase == "pick" else 1
            season.week = _number("given.game", given.get("game", low), low, _LAST_GAME) - 1
        elif phase == "week":
            season.week = _number("given.week", given.get("week", 1), 1, 4) - 1
        elif phase == "clean-up":
            season.week = 4
        if "event" in given:
            season.event_number = self._event("given.event", given["event"])
            season.event = self.book.rules.events[season.event_number]
        self._finalists()
        order = self._seats("order") if "order" in given else self._usual_order()
        if sorted(order) != list(range(len(self.names))):
            raise PositionError(f"given.order should name each of {', '.join(self.names)} once (F-13.1)")
        season.order = pack_order(order)
        season.laid = phase in _LAID
        season.sticky = bool(given.get("sticky", False))

    def _finalists(self) -> None:
        season = self.season
        finalists = self._seats("finalists")
        contenders = self._seats("contenders")
        if self.phase in _SERIES:
            home = self._seat("given.home", self.given.get("home", "M0"))
            visitor = self._seat("given.visitor", self.given.get("visitor", self.names[1]))
            if home == visitor:
                raise PositionError("given.home and given.visitor are two Managers (F-10.1)")
            season.finalists, season.home = (home, visitor), home
        elif self.phase == WILD:
            if len(contenders) < 2 or len(finalists) > 1 or set(contenders) & set(finalists):
                raise PositionError("given.contenders: two or more, and at most one finalist who is not in it (F-9.3)")
            season.finalists = tuple(finalists)
            season.contenders = sum(1 << seat for seat in contenders)
        for key in ("home", "visitor", "finalists", "contenders"):
            meant = _SERIES if key in ("home", "visitor") else (WILD,)
            if key in self.given and self.phase not in meant:
                raise PositionError(f"given.{key} means nothing in the phase {self.phase!r}: it is for {meant[0]!r}")

    def _usual_order(self) -> list[int]:
        """Seat by seat; in the Series the home Manager last, so first in turn order (F-10.5)."""
        seats = list(range(len(self.names)))
        if self.phase in _SERIES:
            home, visitor = self.season.finalists
            return [*(seat for seat in seats if seat not in (home, visitor)), visitor, home]
        return seats

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
        for base in _list_in(f"{where}.sides", data.get("sides", [])):
            manager.sides |= 1 << BASES.index(_one_of(f"{where}.sides", base, BASES))
        season.discard += tuple(self._put_all(f"{where}.discarded", data.get("discarded", [])))

    def _lineup(self, seat: int, data: Mapping[str, Any], where: str) -> dict[int, int]:
        """The named cards at bases or games."""
        season, names = self.season, self._place_names()
        places = self._places(seat)
        found: dict[int, int] = {}
        lineup = data.get("lineup", {})
        if not isinstance(lineup, Mapping):
            cards = _list_in(f"{where}.lineup", lineup)
            if len(cards) > len(places):
                raise PositionError(f"{where}.lineup: {len(cards)} cards, but {len(places)} places at this time")
            lineup = {names[place]: card for place, card in zip(places, cards, strict=False)}
        if "active" in data:
            if self.phase not in ("week", "game"):
                raise PositionError(f"{where}.active: nobody is active in the phase {self.phase!r}")
            lineup = {**lineup, names[season.place()]: data["active"]}
        for name, card in lineup.items():
            place = names.index(_one_of(f"{where}.lineup", name, names))
            if place not in places:
                raise PositionError(f"{where}.lineup: nothing lies at {name} in the phase {self.phase!r}")
            found[place] = self._put(f"{where}.lineup", card)
        return found

    def _draft_hand(self, seat: int, data: Mapping[str, Any], where: str) -> int:
        """Set the hand being drafted, and how many cards this Manager has kept already."""
        season = self.season
        kept = len(_list_in(f"{where}.roster", data.get("roster", [])))
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
            for name in _list_in(f"{where}.{key}", data.get(key, [])):
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
        for text in _list_in(f"{where}.berzerk", data.get("berzerk", [])):
            name, _, stat = str(text).rpartition(" ")
            stat = _one_of(f"{where}.berzerk: say for example 'DH-88 AVG'", stat, STAT_NAMES)
            card = self._character(f"{where}.berzerk", name)
            manager.berzerk += (card * 16 + STAT_NAMES.index(stat),)

    def _score(self, manager: Manager, data: Mapping[str, Any], where: str) -> None:
        """Set points, Wins and games; the pile is filled up to the number of claimed cards."""
        tracks = data.get("tracks", {})
        if not isinstance(tracks, Mapping):
            raise PositionError(f"{where}.tracks should be a table, such as {{ red = 3 }}")
        for colour, points in tracks.items():
            track = COLOURS.index(_one_of(f"{where}.tracks", colour, COLOURS))
            manager.tracks += _number(f"{where}.tracks.{colour}", points, 0, 2000) << track * TRACK_BITS
        pile = self._put_wins(f"{where}.pile", data.get("pile", []))
        printed = sum(self.book.wins[win].wins if self.season.setup.printed_values else 1 for win in pile)
        manager.wins = _number(f"{where}.wins", data.get("wins", printed), 0, 999)
        manager.claimed = _number(f"{where}.claimed", data.get("claimed", max(manager.wins, len(pile))), len(pile), 999)
        manager.bonus = _number(f"{where}.bonus", data.get("bonus", 0), 0, 999)
        manager.games = _number(f"{where}.games", data.get("games", 0), 0, 3)
        if self.phase not in _SERIES:
            while len(pile) < manager.claimed:
                pile.append(self._fill_win(f"{where}.pile"))
            manager.pile = tuple(pile)

    def _series_score(self) -> None:
        """Before Game n of the Series, n - 1 games are won; unspecified wins are distributed."""
        season = self.season
        if self.phase not in _SERIES:
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

    # --- decks --------------------------------------------------------------------------------------------------------

    def _piles(self) -> None:
        """Set the Free Agents, the cards under the deck, the Discard Pile; all others are the Character Deck."""
        given, season = self.given, self.season
        pool = self._put_all("given.pool", given.get("pool", []))
        if self.phase == "free-agency":
            size = len(season.managers) + MORE_FREE_AGENTS + season.event.more_free_agents
            while len(pool) < size:
                pool.append(self._fill("given.pool"))
        elif self.phase == "draft" and season.setup.draft == SNAKE:
            kept = [card for manager in season.managers for card in manager.spots if card != NO_CARD]
            while len(pool) + len(kept) < HAND * len(self.names):
                pool.append(self._fill_tier([*pool, *kept], len(self.names)))
        elif pool:
            raise PositionError("given.pool: there are Free Agents in the phase 'free-agency' only (F-5.2.1)")
        season.pool = tuple(sorted(pool))
        season.tail = tuple(self._put_all("given.tail", given.get("tail", [])))
        season.discard = tuple(sorted([*season.discard, *self._put_all("given.discard", given.get("discard", []))]))
        if "character_deck" in given:
            season.deck = self._put_all("given.character_deck", given["character_deck"])
        else:
            season.deck = [card for card in range(len(season.characters)) if card not in self.placed]
        spent = [self._character("given.spent", name) for name in _list_in("given.spent", given.get("spent", []))]
        season.spent = tuple(spent)

    def _games(self) -> None:
        """Set the Win cards on the field, and the decks of Win cards and Events."""
        given, season = self.given, self.season
        field = list(t.EMPTY_FIELD)
        names = (WILD,) if self.phase == WILD else GAMES if season.stage == t.SERIES else FIELD
        wanted = self._laid_games()
        data = given.get("field", {})
        if not isinstance(data, Mapping):
            raise PositionError("given.field should be a table, such as { 1st = 'W01' }")
        for name, win in data.items():
            place = names.index(_one_of("given.field", name, names))
            if place not in wanted:
                raise PositionError(f"given.field: no Win card lies at {name} in the phase {self.phase!r}")
            field[place] = self._put_win(f"given.field.{name}", win)
        for place in wanted:
            if field[place] == NO_CARD:
                field[place] = self._fill_win("given.field")
        season.field = tuple(field)
        season.win_tail = tuple(self._put_wins("given.win_tail", given.get("win_tail", [])))
        season.used_wins = tuple(self._put_wins("given.used_wins", given.get("used_wins", [])))
        if "win_deck" in given:
            season.win_deck = self._put_wins("given.win_deck", given["win_deck"])
        else:
            season.win_deck = [win for win in range(len(self.book.wins)) if win not in self.placed_wins]
        tail = [self._event("given.event_tail", e) for e in _list_in("given.event_tail", given.get("event_tail", []))]
        season.event_tail = tuple(tail)
        if "event_deck" in given:
            deck = [self._event("given.event_deck", e) for e in _list_in("given.event_deck", given["event_deck"])]
        elif season.setup.events:
            deck = [e for e in range(len(self.book.events)) if e != season.event_number and e not in tail]
        else:
            deck = []
        season.event_deck = deck

    def _laid_games(self) -> list[int]:
        """The places of the field where a Win card lies."""
        season = self.season
        if self.phase in ("draft", "discard", "month", "clean-up", "season-end"):
            return []
        if self.phase == WILD:
            return [0]
        if season.week >= 4:
            return [season.week]
        places = [season.event.weeks[week] for week in range(season.week, 4)]
        if season.setup.more_wins and season.stage == t.SEASON:
            places += [place + 4 for place in places]
        return sorted(places)

    # --- knowledge ----------------------------------------------------------------------------------------------------

    def _knowledge(self) -> None:
        """All know face-up cards, and Managers their own; more only if the description says so."""
        season = self.season
        for card in (*season.pool, *season.robot, *season.robot_used, *season.aside):
            season.show(card)
        for seat, manager in enumerate(season.managers):
            data = self.given.get(self.names[seat], {})
            for spot, card in enumerate(manager.spots):
                if card != NO_CARD and manager.shown >> spot & 1:
                    season.show(card)
            for key in ("discarded", "knows"):
                for name in data.get(key, []):
                    season.show_to(self._character(f"given.{self.names[seat]}.{key}", name), seat)
        for name in _list_in("given.known", self.given.get("known", [])):
            season.show(self._character("given.known", name))

    # --- what comes next ----------------------------------------------------------------------------------------------

    def _go(self) -> None:
        season, phase = self.season, self.phase
        people = (1 << season.setup.players) - 1
        finalists = sum(1 << seat for seat in season.finalists) & people
        if phase == "month":
            season.month -= 1
        elif phase == "free-agency":
            self._open_claims()
        elif phase == WILD:
            if season.contenders & people:
                season.ask(questions.CHOOSE_WILD, season.contenders & people)
            else:
                playoffs.begin_wild_game(season)
        elif phase == "series":
            season.ask(questions.CHOOSE_LINEUP, finalists)
        elif phase == "pick":
            season.ask(questions.CHOOSE_GAME, finalists)
        season.turn = season.week if phase == "pick" else 0
        if phase in _STEPS:
            season.step = _STEPS[phase]

    def _open_claims(self) -> None:
        """The Managers who may claim, in order (F-5.2.2, F-R50; F-E23, F-E25)."""
        season = self.season
        order = [0] if season.setup.solo else t.unpack_order(season.order)
        if season.event.leader_claims_first:
            order.reverse()
        season.claims = pack_order(order * season.event.claim_rounds)


_STEPS = {
    "draft": steps.NEXT_PICK,
    "discard": steps.ASK_DISCARD,
    "month": steps.BEGIN_MONTH,
    "free-agency": steps.ASK_CLAIM,
    "rosters": steps.ASK_ROSTERS,
    "robot": steps.ASK_ROBOT,
    "week": steps.REVEAL,
    "clean-up": steps.CLEAN_UP,
    "season-end": steps.END_SEASON,
    "first-game": steps.ASK_FIRST_GAME,
    "game": steps.REVEAL,
}


def _words(description: Any) -> Iterator[str]:
    """Every text in a description, and the names of its tables."""
    if isinstance(description, str):
        yield description
        yield description.rpartition(" ")[0]
    elif isinstance(description, Mapping):
        for value in description.values():
            yield from _words(value)
    elif isinstance(description, list | tuple):
        for value in description:
            yield from _words(value)


def _check_keys(where: str, data: Mapping[str, Any], known: Iterable[str]) -> None:
    names = list(known)
    for key in data:
        if key not in names:
            raise PositionError(f"{where}: {key!r} means nothing here: {nearest(str(key), names)}")


def _one_of(where: str, word: Any, known: Iterable[str]) -> str:
    names = list(known)
    if word not in names:
        raise PositionError(f"{where} cannot be {word!r}: {nearest(str(word), names)}")
    return str(word)


def _number(where: str, value: Any, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise PositionError(f"{where} should be a number from {low} to {high}, not {value!r}")
    return value


def _list_in(where: str, value: Any) -> list[Any]:
    if not isinstance(value, list | tuple):
        raise PositionError(f"{where} should be a list, not {value!r}")
    return list(value)
