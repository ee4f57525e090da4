"""One manager's side of a described position: the players, the pitchers, and the places of the cards."""

from typing import Any, NamedTuple

from pennant.games.clutch.cards.decks import load_deck, rules_deck
from pennant.games.clutch.cards.players import POSITION_NAMES
from pennant.games.clutch.described_cards import HOME, PLAIN_STARTERS, plain_names
from pennant.games.clutch.events import BASES
from pennant.games.clutch.position_reader import Description, list_in, number_in, one_of, result, table_of
from pennant.games.clutch.rules import innings, windows
from pennant.games.clutch.rules.ballgame import Ballgame
from pennant.games.clutch.rules.cards import HITS, OF_BATTER, OF_PITCHER, PRE_PITCH, STARTER, WINDOWS, Deck, Strategy
from pennant.games.clutch.rules.packing import pack_rest
from pennant.games.clutch.rules.setup import Club
from pennant.games.clutch.rules.team import SLOTS, Play, Team
from pennant.kernel.errors import PositionError

BATTER_SLOT = 3
"""The default slot of the batter: the fourth, so that three runners can be on base."""
COACH_KINDS = ("hitting", "pitching", "bench")
PLAIN_COACHES = ("H1", "P1", "N1")

_SIDE_KEYS = (
    "club", "order", "lineup", "up", "runs", "bench", "left", "rotation", "bullpen", "pitcher", "pitched", "rest",
    "hand", "known", "deck", "discard", "coaches", "in_play", "played", "last", "substituted", "wins",
)  # fmt: skip
_PITCHED_KEYS = ("outs", "runs", "walks", "faced", "faced_in_half", "entered", "tired", "innings", "pitched_tired")


class InPlay(NamedTuple):
    """A card that was played earlier: the player that it is left on, and its remaining time."""

    card: int
    is_coach: bool
    on: str
    left: int


class Side:
    """The club of one manager, and its state in the game."""

    def __init__(self, described: Description, name: str) -> None:
        self.described = described
        self.name = name
        self.seat = seat = described.seats[name]
        self.where = f"given.{self.name}"
        self.given = table_of(self.where, described.given.get(self.name, {}), _SIDE_KEYS)
        self.is_batting = seat == described.offence
        self.fielding = list(range(len(POSITION_NAMES)))
        self.runner_slots: dict[int, int] = {}
        self.deck: Deck | None = None  # of a club that is named
        self._begin()
        self._line_up()
        self._bench()
        self._staff()
        self._cards()
        self._coaches()

    def _begin(self) -> None:
        """The club of plain players, or the named club."""
        batters, pitchers = plain_names(self.name)
        size = self.described.roster
        self.starters = pitchers[: min(size.starters[1], PLAIN_STARTERS)]
        self.relievers = pitchers[PLAIN_STARTERS:][: size.relievers[1]]
        self.order, self.bench = batters[:SLOTS], batters[SLOTS : size.batters]
        self.plain = {*batters, *pitchers}
        if "club" not in self.given:
            return
        book = self.described.book
        deck = self.deck = rules_deck(load_deck(str(self.given["club"])), book)
        names = [book.batters[number].id for number in deck.batters]
        self.order, self.fielding = [names[place] for place in deck.order], list(deck.fielding)
        self.bench = [name for name in names if name not in self.order]
        self.starters = [book.pitchers[number].id for number in deck.starters]
        self.relievers = [book.pitchers[number].id for number in deck.relievers]
        self.plain = set()

    # --- who plays ----------------------------------------------------------------------------------------------------

    def _line_up(self) -> None:
        """The batting order and all positions; then the batter and the runners, if they are not in it yet."""
        given, where = self.given, self.where
        order = list_in(f"{where}.order", given.get("order", []))
        if len(order) > SLOTS:
            raise PositionError(f"{where}.order: there are nine batters (C-3.2.9)")
        for slot, name in enumerate(order):
            if name:  # else the player who is there
                self._put(f"{where}.order", name, slot)
        for name, player in table_of(f"{where}.lineup", given.get("lineup", {}), POSITION_NAMES).items():
            position = POSITION_NAMES.index(name)
            other = self.fielding.index(position)
            slot = self._put(f"{where}.lineup.{name}", player, other)
            self.fielding[other], self.fielding[slot] = self.fielding[slot], position
        usual = BATTER_SLOT if self.is_batting else 0
        self.up = number_in(f"{where}.up", given.get("up", usual + 1), 1, SLOTS) - 1
        if self.is_batting:
            if "batter" in self.described.given:
                self.up = self._put("given.batter", self.described.given["batter"], self.up)
            self._put_on_base()

    def _put(self, where: str, name: Any, slot: int) -> int:
        """Put a batter into this slot; if he is already in the order, return his slot."""
        player = self.described.batter(where, name)
        if player in self.order:
            return self.order.index(player)
        if self.order[slot] not in self.plain:
            raise PositionError(f"{where}: {player} is not in the line-up, and {self.order[slot]} has his place")
        self.order[slot] = player
        return slot

    def _put_on_base(self) -> None:
        """The named runners; the others are the players who batted last."""
        runners = self.described.runners
        for base, name in runners.items():
            if name:
                where = f"given.bases.{BASES[base]}"
                self.runner_slots[base] = self._put(where, name, self._free_slot(self.up - 1 - base))
        for base in sorted(runners):
            if base not in self.runner_slots:
                slot = (self.up - 1) % SLOTS
                while slot in self.runner_slots.values():
                    slot = (slot - 1) % SLOTS
                self.runner_slots[base] = slot
        slots = [self.up, *self.runner_slots.values()]
        if len(set(slots)) < len(slots):
            raise PositionError("given.bases: a player is in one place only, and the batter is not on base")

    def _free_slot(self, slot: int) -> int:
        """This slot, or the nearest one before it that is free or has a plain player."""
        before = [(slot - step) % SLOTS for step in range(SLOTS)]
        return next((each for each in before if self.order[each] in self.plain and each != self.up), slot % SLOTS)

    def _bench(self) -> None:
        """The players on the bench; those neither there nor in the line-up have left the game."""
        given, where = self.given, self.where
        if "bench" in given:
            self.bench = [self.described.batter(f"{where}.bench", name) for name in list_in(where, given["bench"])]
        else:
            self.bench = [name for name in self.bench if name not in self.order]
        self.left = [self.described.batter(f"{where}.left", name) for name in list_in(where, given.get("left", []))]
        named = [*self.order, *self.bench, *self.left]
        if len(set(named)) < len(named):
            raise PositionError(f"{where}: somebody is in two places of line-up, bench and left")
        size = self.described.roster.batters
        plain = plain_names(self.name)[0][:size]
        spare = [name for name in reversed(plain) if name in self.plain and name not in named]
        self.left += reversed(spare[: max(0, size - len(named))])

    # --- who pitches --------------------------------------------------------------------------------------------------

    def _staff(self) -> None:
        """The rotation, the pitcher on the mound, and the bullpen."""
        given, where = self.given, self.where
        rotation = list_in(f"{where}.rotation", given.get("rotation", []))
        if len(rotation) > len(self.starters):
            raise PositionError(f"{where}.rotation: there are {len(self.starters)} starters (C-2.1.3)")
        for place, name in enumerate(rotation):
            self.starters[place] = self.described.pitcher(f"{where}.rotation", name)
        place_said, said = self._said_of_pitcher("pitcher", self.starters[0])
        self.mound = self.described.pitcher(place_said, said)
        pen = list_in(f"{where}.bullpen", given.get("bullpen", self.relievers))
        self.pen = [self.described.pitcher(f"{where}.bullpen", name) for name in pen]
        others = [name for name in self.relievers if name not in self.pen]
        self.relievers = [*self.pen, *others[: max(0, len(self.relievers) - len(self.pen))]]
        if self.mound not in (*self.starters, *self.relievers):
            self._add_arm(place_said)
        self.pen = [name for name in self.pen if name in self.relievers and name != self.mound]

    def _said_of_pitcher(self, key: str, default: Any) -> tuple[str, Any]:
        """Data of the pitcher on the mound; for the defense it may be given without naming the side."""
        where, given = f"{self.where}.{key}", self.described.given
        if self.is_batting or key not in given:
            return where, self.given.get(key, default)
        if key in self.given:
            raise PositionError(f"given.{key} is the same as {where}: say it once")
        return f"given.{key}", given[key]

    def _add_arm(self, where: str) -> None:
        """Replace a plain pitcher of the same role: the first starter or the last reliever."""
        book = self.described.book
        is_starter = book.rules.pitchers[book.pitcher_number(self.mound)].role == STARTER
        staff = self.starters if is_starter else self.relievers
        place = 0 if is_starter else len(staff) - 1
        if staff[place] not in self.plain:
            raise PositionError(f"{where}: {self.mound} is not on this staff, and {staff[place]} has his place")
        staff[place] = self.mound

    # --- cards --------------------------------------------------------------------------------------------------------

    def _cards(self) -> None:
        """Hand, deck, discard pile, and cards in play; the rest of a named club's cards are its deck."""
        given, where = self.given, self.where
        self.hand = sorted(self._strategies("hand"))
        self.discard = self._strategies("discard")
        self.lasting = [self._in_play("in_play", said) for said in list_in(where, given.get("in_play", []))]
        self.played = [self._in_play("played", said) for said in list_in(where, given.get("played", []))]
        elsewhere = [*self.hand, *self.discard]
        elsewhere += [each.card for each in (*self.lasting, *self.played) if not each.is_coach]
        weather = self.described.weather
        if weather is not None and weather["owner"] == self.name:
            elsewhere.append(weather["card"])
        if "deck" in given or self.deck is None:
            self.draw = sorted(self._strategies("deck"))
        else:
            self.draw = list(self.deck.strategies)
            for card in elsewhere:
                if card in self.draw:
                    self.draw.remove(card)
        self.cards = sorted([*elsewhere, *self.draw])
        self.known = sorted(self._strategies("known"))
        for card in self.known:
            if self.known.count(card) > self.hand.count(card):
                raise PositionError(f"{where}.known: {self.described.book.strategies[card].id} is not in the hand")

    def _strategies(self, key: str) -> list[int]:
        where = f"{self.where}.{key}"
        return [self.described.strategy(where, name) for name in list_in(where, self.given.get(key, []))]

    def _in_play(self, key: str, said: Any) -> InPlay:
        """A text such as `B08` or `B27 on RIDGE`, or a table with the halves or batters that are left."""
        where = f"{self.where}.{key}"
        if isinstance(said, str):
            name, _, on = said.partition(" on ")
            said = {"card": name, "on": on}
        table = table_of(where, said, ("card", "on", "left"))
        name, on = str(table.get("card", "")), str(table.get("on", ""))
        left = number_in(f"{where}.left", table.get("left", 0), 0, 99)
        is_coach = name.lower() in [coach.id.lower() for coach in self.described.book.coaches]
        card = self.described.coach(where, name) if is_coach else self.described.strategy(where, name)
        return InPlay(card, is_coach, on, left)

    def _coaches(self) -> None:
        """One coach of each kind; the named ones are unused. In a named club all are unused unless some are named."""
        book, where = self.described.book, f"{self.where}.coaches"
        self.coaches = [book.coach_number(name) for name in PLAIN_COACHES]
        self.ready: list[int] = []
        if self.deck is not None:
            self.coaches = list(self.deck.coaches)
            self.ready = [] if "coaches" in self.given else [0, 1, 2]
        unused = [self.described.coach(where, name) for name in list_in(where, self.given.get("coaches", []))]
        used = [each.card for each in (*self.lasting, *self.played) if each.is_coach]
        kinds = [int(book.rules.coaches[number].colour) for number in (*unused, *used)]
        for kind, number in zip(kinds, (*unused, *used), strict=True):
            if kinds.count(kind) > 1:
                raise PositionError(f"{where}: there is one {COACH_KINDS[kind]} coach (C-2.3.1)")
            self.coaches[kind] = number
        self.ready += kinds[: len(unused)]

    # --- on the table -------------------------------------------------------------------------------------------------

    def club(self) -> Club:
        """The deck that contains all of these players and cards."""
        book = self.described.book
        stadium = book.stadium_number("plain field") if self.deck is None else self.deck.stadium
        if self.name == HOME and "stadium" in self.described.given:
            stadium = self.described.stadium("given.stadium", self.described.given["stadium"])
        deck = Deck(
            batters=tuple([book.batter_number(name) for name in (*self.order, *self.bench, *self.left)]),
            starters=tuple([book.pitcher_number(name) for name in self.starters]),
            relievers=tuple([book.pitcher_number(name) for name in self.relievers]),
            strategies=tuple(self.cards),
            coaches=tuple(self.coaches),
            stadium=stadium,
            order=tuple(range(SLOTS)),
            fielding=tuple(self.fielding),
        )
        return Club(book.rules, deck)

    def lay(self, game: Ballgame) -> None:
        """The team at the start of this half."""
        team = Team()
        game.teams[self.seat] = team
        for slot in range(SLOTS):
            team.put_player(slot, slot)
            team.put_position(slot, self.fielding[slot])
        team.bench = (1 << len(self.bench)) - 1 << SLOTS
        team.left = (1 << len(self.left)) - 1 << SLOTS + len(self.bench)
        team.up = self.up
        team.runs = number_in(f"{self.where}.runs", self.given.get("runs", 0), 0, 99)
        team.wins = number_in(f"{self.where}.wins", self.given.get("wins", 0), 0, 99)
        self._lay_last_turns(team)
        team.hand, team.deck, team.discard = tuple(self.hand), self.draw, tuple(self.discard)
        team.shown = tuple(self.known)
        team.count_cards()
        team.coaches = sum(1 << kind for kind in self.ready)
        self._lay_staff(game, team)
        game.rate(self.seat)

    def _lay_last_turns(self, team: Team) -> None:
        """The results of the batters' last plate appearances; a hit counts as their only one."""
        last, hits = innings.FRESH_BATTERS, 0
        for name, said in table_of(f"{self.where}.last", self.given.get("last", {}), self.order).items():
            slot, outcome = self.order.index(name), result(f"{self.where}.last.{name}", said)
            last = last & ~(15 << slot * 4) | outcome << slot * 4
            hits |= (HITS >> outcome & 1) << slot * 4
        team.last, team.hits = last, hits

    def _lay_staff(self, game: Ballgame, team: Team) -> None:
        """The pitchers: rest from earlier games, who has left, and who is on the mound."""
        staff = [*self.starters, *self.relievers]
        rest = [0] * len(staff)
        for name, said in table_of(f"{self.where}.rest", self.given.get("rest", {}), staff).items():
            where = f"{self.where}.rest.{name}"
            table = table_of(where, said, ("games", "streak"))
            streak = number_in(f"{where}.streak", table.get("streak", 0), 0, 99)
            rest[staff.index(name)] = pack_rest(number_in(f"{where}.games", table.get("games", 0), 0, 4), streak)
        team.rest = tuple(rest)
        place = staff.index(self.mound)
        is_starter = place < len(self.starters)
        team.turn = place if is_starter else 0
        team.bullpen = sum(1 << staff.index(name) for name in self.pen)
        used = [name for name in self.relievers if name not in (*self.pen, self.mound)]
        used = used if is_starter else [self.starters[0], *used]
        team.arms = tuple([_arm_of(staff.index(name)) for name in used])
        innings.take_mound(game, self.seat, place)
        self._lay_outing(team, 1 if is_starter else self.described.inning)

    def _lay_outing(self, team: Team, entered: int) -> None:
        """The outing of the pitcher on the mound so far."""
        where, said = self._said_of_pitcher("pitched", {})
        pitched = table_of(where, said, _PITCHED_KEYS)

        def count(key: str, default: int, low: int = 0) -> int:
            return number_in(f"{where}.{key}", pitched.get(key, default), low, 99)

        outs = count("outs", 0)
        team.outs = outs
        team.charged = count("runs", 0)
        team.walks = count("walks", 0)
        team.faced = count("faced", outs)
        team.entered = count("entered", entered, 1)
        team.more = count("innings", 0, -9)
        team.gained = max(0, int(team.more))
        team.entered_tired = bool(pitched.get("tired", team.entered_tired))
        team.threw = team.faced > 0
        team.threw_tired = bool(pitched.get("pitched_tired", False))
        team.depth = min(4, max(0, outs - 1) // 3)
        fields_first = self.name == HOME
        ended = self.described.inning - (0 if self.is_batting and fields_first else 1)
        team.ended_half = team.entered <= ended

    def count_half(self, game: Ballgame) -> None:
        """The fields that depend on the events of this half."""
        team = game.teams[self.seat]
        team.substituted = bool(self.given.get("substituted", False))
        if not self.is_batting:
            where, said = self._said_of_pitcher("pitched", {})
            usual = min(int(team.faced), int(game.half_batters))
            team.faced_half = number_in(f"{where}.faced_in_half", said.get("faced_in_half", usual), 0, 99)

    # --- cards in play ------------------------------------------------------------------------------------------------

    def put_in_play(self, game: Ballgame) -> None:
        """Lasting cards, and those of this at-bat."""
        for each in self.lasting:
            count = len(game.standing)
            face = self._put_in_force(game, each)
            if len(game.standing) == count:
                raise PositionError(f"{self.where}.in_play: {self._card_name(each)} does not stay in play (C-1.3.3)")
            play = game.standing[-1]
            if each.on:
                play.player = self._holder(int(face.on_player), each.on)
            if each.left:
                play.until = each.left if play.until < game.half else game.half + each.left - 1
        for each in self.played:
            count = len(game.plays)
            face = self._put_in_force(game, each)
            if len(game.plays) == count:
                raise PositionError(f"{self.where}.played: {self._card_name(each)} is not in force for an at-bat")
            game.plays[-1].born = game.at_bats
            game.titles = (*game.titles, int(face.family) * 2 + self.seat)
            if game.plays[-1].window == PRE_PITCH:
                game.played_early = int(game.played_early) | 1 << self.seat

    def _put_in_force(self, game: Ballgame, each: InPlay) -> Strategy:
        face = game.cards.coaches[each.card] if each.is_coach else game.cards.strategies[each.card]
        window = next(window for window in range(WINDOWS) if int(face.windows) >> window & 1)
        windows.put_in_force(game, Play(each.card, each.is_coach, self.seat, window), face)
        return face

    def _card_name(self, each: InPlay) -> str:
        book = self.described.book
        return book.coaches[each.card].id if each.is_coach else book.strategies[each.card].id

    def _holder(self, kind: int, name: str) -> int:
        """The player that a card is left on: a batting slot, or a place on the staff (C-1.3.4)."""
        where = f"{self.where}.in_play"
        if kind == OF_BATTER:
            return self.order.index(one_of(where, name, self.order))
        if kind == OF_PITCHER:
            staff = [*self.starters, *self.relievers]
            return staff.index(one_of(where, name, staff))
        raise PositionError(f"{where}: this card is not left on a player, so not on {name} (C-1.3.4)")


def _arm_of(place: int) -> int:
    """A pitcher who has left after an inning or less."""
    team = Team()
    team.mound = place
    team.threw = True
    return innings.arm_of(team)
