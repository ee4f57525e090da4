"""Positions from a readable description: for scenarios, puzzles and analysis.

A description names cards by id, or by the names of cards that it defines itself::

    [cards]
    ace = "Good HR7 RBI6 AVG3"                  # alignment, tier (else Rookie), stats; after a comma the magic
    orc = "Evil Pro K9 SV5, FLAMES"             # (else BRUTE FORCE, not offered while there are no points)
    big = "win HR RBI K, red +1, blue +1, 2"    # a Win card: stats, banners, the Wins that it prints (else 1)
    "p1 p2 p3" = "Good IP1"                     # several of a kind

    [given]
    seats = 3                       # else as many as are described, two at least
    phase = "week"                  # see PHASES in position_reader.py
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

Unspecified cards are filled in with cards that the description does not name: six per roster, and the required number
of bases, games and pool cards. All other cards are in the decks.
"""

from collections.abc import Mapping
from typing import Any

from pennant.games.fantasy.cards import CardBook
from pennant.games.fantasy.described_cards import with_described_cards
from pennant.games.fantasy.position_managers import ManagerReader
from pennant.games.fantasy.position_reader import (
    DECK_KEYS,
    FIELD,
    GAMES,
    LAID,
    LAST_GAME,
    MANAGER_KEYS,
    ROBOT_KEYS,
    SERIES,
    WILD,
    list_in,
    number,
    one_of,
    words_in,
)
from pennant.games.fantasy.rules import playoffs, questions, steps
from pennant.games.fantasy.rules import season_state as t
from pennant.games.fantasy.rules.draft import HAND
from pennant.games.fantasy.rules.month import MORE_FREE_AGENTS
from pennant.games.fantasy.rules.season import Season
from pennant.games.fantasy.rules.season_state import (
    NO_CARD,
    NOT_DEALT,
    SPOTS,
    Manager,
    pack_order,
)
from pennant.games.fantasy.rules.setup import SNAKE
from pennant.kernel.errors import PositionError


def position_of(data: Mapping[str, Any], book: CardBook) -> Season:
    """Build the state of a description, run to its first decision."""
    given = dict(data.get("given", data))
    given.pop("cards", None)
    position = _Position(given, with_described_cards(book, data.get("cards", {})))
    named = set(words_in([given, data.get("chance", [])]))
    position.spare = [number for number, card in enumerate(book.characters) if card.id not in named]
    position.spare_wins = [number for number, card in enumerate(book.wins) if card.id not in named]
    return position.season_at_hand()


class _Position(ManagerReader):
    """A position being built."""

    def season_at_hand(self) -> Season:
        season = self.season
        self._clear()
        self._frame()
        for seat in range(season.setup.players):
            self._manager(seat, self._table(self.names[seat], MANAGER_KEYS))
        if season.setup.solo:
            self._robot(self._table("robot", ROBOT_KEYS))
            self._deck(self._table("deck", DECK_KEYS))
        self._series_score()
        self._piles()
        self._games()
        self._knowledge()
        self._go()
        season.run()
        return season

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
        """Set the stage of the game, the orders, and the Event in force."""
        given, season, phase = self.given, self.season, self.phase
        months = season.setup.months
        if phase in ("draft", "discard"):
            season.month = 0
        elif phase in ("season-end", WILD, *SERIES):
            season.month = months
        else:
            first = 2 if phase == "free-agency" else 1
            season.month = number("given.month", given.get("month", first), first, months)
        season.stage = t.DRAFT if season.month == 0 else t.SEASON
        if phase == WILD:
            season.stage = t.WILD_CARD
        elif phase in SERIES:
            season.stage = t.SERIES
        if phase in ("game", "pick"):
            low = 5 if phase == "pick" else 1
            season.week = number("given.game", given.get("game", low), low, LAST_GAME) - 1
        elif phase == "week":
            season.week = number("given.week", given.get("week", 1), 1, 4) - 1
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
        season.laid = phase in LAID
        season.sticky = bool(given.get("sticky", False))

    def _finalists(self) -> None:
        season = self.season
        finalists = self._seats("finalists")
        contenders = self._seats("contenders")
        if self.phase in SERIES:
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
            meant = SERIES if key in ("home", "visitor") else (WILD,)
            if key in self.given and self.phase not in meant:
                raise PositionError(f"given.{key} means nothing in the phase {self.phase!r}: it is for {meant[0]!r}")

    def _usual_order(self) -> list[int]:
        """Seat by seat; in the Series the home Manager is last, and so first in turn order (F-10.5)."""
        seats = list(range(len(self.names)))
        if self.phase in SERIES:
            home, visitor = self.season.finalists
            return [*(seat for seat in seats if seat not in (home, visitor)), visitor, home]
        return seats

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
        spent = [self._character("given.spent", name) for name in list_in("given.spent", given.get("spent", []))]
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
            place = names.index(one_of("given.field", name, names))
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
        tail = [self._event("given.event_tail", e) for e in list_in("given.event_tail", given.get("event_tail", []))]
        season.event_tail = tuple(tail)
        if "event_deck" in given:
            deck = [self._event("given.event_deck", e) for e in list_in("given.event_deck", given["event_deck"])]
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
        """Face-up cards are public, and Managers know their own cards; more only if the description says so."""
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
        for name in list_in("given.known", self.given.get("known", [])):
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
